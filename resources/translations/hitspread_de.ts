<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AccessoryForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Baffling</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Zielfernrohr</translation>
    </message>
    <message>
        <source>Aiming points of the scope: set to (left), target at (top)</source>
        <translation>Zielpunkte des Zielfernrohrs: eingestellt auf (links), Ziel bei (oben)</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>AmmunitionForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Ratings of the calibre</source>
        <translation>Werte des Kalibers</translation>
    </message>
    <message>
        <source>What the type makes of them</source>
        <translation>Was die Art daraus macht</translation>
    </message>
    <message>
        <source>At the target</source>
        <translation>Am Ziel</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>ArmourForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>ID by location, as the wearer stands before you; 0: does not cover it</source>
        <translation>ID je Trefferzone, von vorn gesehen; 0: nicht bedeckt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>GrenadeForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Throwing</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>HitsCard</name>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Torso</source>
        <translation>Torso</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <translation>Unterleib</translation>
    </message>
    <message>
        <source>Incap</source>
        <translation>Incap</translation>
    </message>
    <message>
        <source>Body plan</source>
        <translation>Körperplan</translation>
    </message>
    <message>
        <source>Left Arm</source>
        <translation>Linker Arm</translation>
    </message>
    <message>
        <source>Right Arm</source>
        <translation>Rechter Arm</translation>
    </message>
    <message>
        <source>Left Leg</source>
        <translation>Linkes Bein</translation>
    </message>
    <message>
        <source>Right Leg</source>
        <translation>Rechtes Bein</translation>
    </message>
</context>
<context>
    <name>MeleeWeaponForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Handling and carrying</source>
        <translation>Handhabung und Tragweise</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What it is made like</source>
        <translation>Beschaffenheit</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Species</source>
        <translation>Spezies</translation>
    </message>
    <message>
        <source>Main hand</source>
        <translation>Haupthand</translation>
    </message>
    <message>
        <source>Additional Actions</source>
        <translation>Zusätzliche Aktionen</translation>
    </message>
    <message>
        <source>Further stats</source>
        <translation>Weitere Attribute</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
</context>
<context>
    <name>StatsCard</name>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>recoil, melee</source>
        <translation>Rückstoß, Nahkampf</translation>
    </message>
    <message>
        <source>DEX</source>
        <translation>DEX</translation>
    </message>
    <message>
        <source>INI, shots</source>
        <translation>INI, Schüsse</translation>
    </message>
    <message>
        <source>DIA</source>
        <translation>DIA</translation>
    </message>
    <message>
        <source>Actions, INI</source>
        <translation>Aktionen, INI</translation>
    </message>
    <message>
        <source>CONC</source>
        <translation>CONC</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>PHYS</source>
        <translation>PHYS</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>COOL</source>
        <translation>COOL</translation>
    </message>
    <message>
        <source>under fire</source>
        <translation>unter Beschuss</translation>
    </message>
</context>
<context>
    <name>ThrownWeaponForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Range and handling</source>
        <translation>Reichweite und Handhabung</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>TraitsCard</name>
    <message>
        <source>PV of the skin</source>
        <translation>PV der Haut</translation>
    </message>
    <message>
        <source>ID, times Hits</source>
        <translation>ID, mal Hits</translation>
    </message>
    <message>
        <source>Inborn healing, rank</source>
        <translation>Angeborenes Heilen, Rang</translation>
    </message>
</context>
<context>
    <name>WeaponForm</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Range and recoil</source>
        <translation>Reichweite und Rückstoß</translation>
    </message>
    <message>
        <source>Fire modes</source>
        <translation>Feuermodi</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Handling and carrying</source>
        <translation>Handhabung und Tragweise</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>
hitspread-cli COMMAND --help says more. Exit status: 0 done, 2 error, 3 a question is open.
</source>
        <translation>
hitspread-cli BEFEHL --help sagt mehr. Endestatus: 0 erledigt, 2 Fehler, 3 eine Frage ist offen.
</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>Zeigt diesen Text.</translation>
    </message>
    <message>
        <source>the program met a fault of its own: %1</source>
        <translation>das Programm stieß auf einen eigenen Fehler: %1</translation>
    </message>
    <message>
        <source>The campaign file.</source>
        <translation>Die Kampagnendatei.</translation>
    </message>
    <message>
        <source>The encounter, by number or name; without it the library.</source>
        <translation>Die Begegnung, mit Nummer oder Namen; ohne sie die Bibliothek.</translation>
    </message>
    <message>
        <source>Makes a campaign file.</source>
        <translation>Legt eine Kampagnendatei an.</translation>
    </message>
    <message>
        <source>With the sample characters, gear and encounters.</source>
        <translation>Mit den Charakteren, der Ausrüstung und den Begegnungen des Beispiels.</translation>
    </message>
    <message>
        <source>Line of the history.</source>
        <translation>Zeile im Verlauf.</translation>
    </message>
    <message>
        <source>Only entries with these words.</source>
        <translation>Nur Einträge mit diesen Wörtern.</translation>
    </message>
    <message>
        <source>Takes back the last action or edit.</source>
        <translation>Nimmt die letzte Aktion oder Änderung zurück.</translation>
    </message>
    <message>
        <source>Puts what was undone in force again.</source>
        <translation>Setzt Rückgängiggemachtes wieder in Kraft.</translation>
    </message>
    <message>
        <source>Checks whether a campaign file is sound.</source>
        <translation>Prüft, ob eine Kampagnendatei in Ordnung ist.</translation>
    </message>
    <message>
        <source>%1 is sound</source>
        <translation>%1 ist in Ordnung</translation>
    </message>
    <message>
        <source>Resolves a request (JSON) and prints the result, or the open question.</source>
        <translation>Wertet eine Anfrage (JSON) aus und gibt das Ergebnis oder die offene Frage aus.</translation>
    </message>
    <message>
        <source>The request; standard input without it or for -.</source>
        <translation>Die Anfrage; ohne sie oder bei - die Standardeingabe.</translation>
    </message>
    <message>
        <source>Rolls what is open with this seed and takes the presets.</source>
        <translation>Würfelt Offenes mit diesem Startwert und übernimmt die Vorgaben.</translation>
    </message>
    <message>
        <source>Takes the presets of open choices; never rolls.</source>
        <translation>Übernimmt die Vorgaben offener Wahlen; würfelt nie.</translation>
    </message>
    <message>
        <source>Counts the values of one step over all dice that are open.</source>
        <translation>Zählt die Werte eines Schritts über alle offenen Würfel.</translation>
    </message>
    <message>
        <source>Takes the participants from this campaign.</source>
        <translation>Nimmt die Beteiligten aus dieser Kampagne.</translation>
    </message>
    <message>
        <source>Commits the finished action to the campaign and prints its id.</source>
        <translation>Wendet die fertige Aktion auf die Kampagne an und gibt ihre Nummer aus.</translation>
    </message>
    <message>
        <source>Reads one request a line and prints one line for each.</source>
        <translation>Liest je Zeile eine Anfrage und gibt für jede eine Zeile aus.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Lists the rules, what is built of them and which tests check them.</source>
        <translation>Listet die Regeln auf, was davon gebaut ist und welche Tests sie prüfen.</translation>
    </message>
    <message>
        <source>Only the rules of one system.</source>
        <translation>Nur die Regeln eines Systems.</translation>
    </message>
    <message>
        <source>As a JSON array.</source>
        <translation>Als JSON-Liste.</translation>
    </message>
    <message>
        <source>Prints a JSON Schema, or the names of all.</source>
        <translation>Gibt ein JSON-Schema aus oder die Namen aller.</translation>
    </message>
    <message>
        <source>The schema; without it their names are listed.</source>
        <translation>Das Schema; ohne es werden die Namen aufgelistet.</translation>
    </message>
    <message>
        <source>Lists the names.</source>
        <translation>Listet die Namen auf.</translation>
    </message>
    <message>
        <source>Writes every schema into this folder.</source>
        <translation>Schreibt alle Schemata in diesen Ordner.</translation>
    </message>
    <message>
        <source>Usage: hitspread-cli [--language CODE] COMMAND [options]

Commands:
</source>
        <translation>Aufruf: hitspread-cli [--language KÜRZEL] BEFEHL [Optionen]

Befehle:
</translation>
    </message>
    <message>
        <source>Takes the character from this campaign.</source>
        <translation>Nimmt den Charakter aus dieser Kampagne.</translation>
    </message>
    <message>
        <source>Who, by number or name; may be given several times.</source>
        <translation>Wer, mit Nummer oder Namen; darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>As they are in this encounter, by number or name; everybody in it when nobody is named.</source>
        <translation>Wie sie in dieser Begegnung stehen, mit Nummer oder Namen; alle darin, wenn niemand genannt ist.</translation>
    </message>
    <message>
        <source>a4 or letter.</source>
        <translation>a4 oder letter.</translation>
    </message>
    <message>
        <source>Lines and boxes to fill in by hand.</source>
        <translation>Linien und Kästchen zum Ausfüllen von Hand.</translation>
    </message>
    <message>
        <source>Without grey areas.</source>
        <translation>Ohne graue Flächen.</translation>
    </message>
    <message>
        <source>The day printed on the sheet instead of today.</source>
        <translation>Der Tag auf dem Bogen statt des heutigen.</translation>
    </message>
    <message>
        <source>The PDF file; an older PDF is replaced.</source>
        <translation>Die PDF-Datei; ein älteres PDF wird ersetzt.</translation>
    </message>
    <message>
        <source>portrait, or landscape with the weapons at the right.</source>
        <translation>portrait, oder landscape mit den Waffen rechts.</translation>
    </message>
    <message>
        <source>Lists encounters, makes one, adds and removes combatants (JSON).</source>
        <translation>Zeigt Begegnungen, legt eine an, nimmt Kämpfer hinein und heraus (JSON).</translation>
    </message>
    <message>
        <source>new: the rule system.</source>
        <translation>new: das Regelsystem.</translation>
    </message>
    <message>
        <source>Lists, shows, saves and applies profiles of house rules (JSON).</source>
        <translation>Zeigt, speichert und setzt Profile von Hausregeln in Kraft (JSON).</translation>
    </message>
    <message>
        <source>list; show NAME; save NAME, from an encounter; apply NAME, to an encounter; remove NAME</source>
        <translation>list; show NAME; save NAME, aus einer Begegnung; apply NAME, auf eine Begegnung; remove NAME</translation>
    </message>
    <message>
        <source>The rule system.</source>
        <translation>Das Regelsystem.</translation>
    </message>
    <message>
        <source>The encounter, by number or name.</source>
        <translation>Die Begegnung, nach Nummer oder Name.</translation>
    </message>
    <message>
        <source>Where own profiles are kept, instead of the settings.</source>
        <translation>Wo eigene Profile liegen, statt bei den Einstellungen.</translation>
    </message>
    <message>
        <source>Says who acts next, and passes from phase to phase (JSON).</source>
        <translation>Sagt, wer als Nächstes handelt, und geht von Phase zu Phase (JSON).</translation>
    </message>
    <message>
        <source>Answers, overrides and declared parts for the next phase (JSON).</source>
        <translation>Antworten, Überstimmungen und angesagte Teile für die nächste Phase (JSON).</translation>
    </message>
    <message>
        <source>new: the house rules it starts with, built-in or your own.</source>
        <translation>new: die Hausregeln, mit denen sie beginnt, eingebaute oder eigene.</translation>
    </message>
    <message>
        <source>load: why, for the log.</source>
        <translation>load: warum, für das Protokoll.</translation>
    </message>
    <message>
        <source>add, side: players, opponents or others.</source>
        <translation>add, side: players, opponents oder others.</translation>
    </message>
    <message>
        <source>Changes a past action and makes what follows anew (JSON).</source>
        <translation>Ändert eine vergangene Handlung und führt alles danach neu aus (JSON).</translation>
    </message>
    <message>
        <source>The action&apos;s number in the history.</source>
        <translation>Die Nummer der Handlung im Verlauf.</translation>
    </message>
    <message>
        <source>What it is made with instead (JSON): options, declared, answers, overrides; in given, by entry, answers to what became new. All other dice stay.</source>
        <translation>Womit sie stattdessen ausgeführt wird (JSON): options, declared, answers, overrides; in given, nach Eintrag, Antworten auf das, was neu wurde. Alle anderen Würfel bleiben.</translation>
    </message>
    <message>
        <source>Rolls what became new with this seed.</source>
        <translation>Würfelt mit diesem Startwert, was neu wurde.</translation>
    </message>
    <message>
        <source>Takes the presets of new choices; never rolls.</source>
        <translation>Nimmt bei neuen Entscheidungen die Vorgaben; würfelt nie.</translation>
    </message>
    <message>
        <source>Makes it so; without it only says what would come of it.</source>
        <translation>Führt es aus; ohne dies wird nur gesagt, was daraus würde.</translation>
    </message>
    <message>
        <source>Exports a fight as one file, imports one, replays one (JSON).</source>
        <translation>Gibt einen Kampf als eine Datei aus, liest einen ein, spielt einen nach (JSON).</translation>
    </message>
    <message>
        <source>export ENCOUNTER, with its log and what it uses of the library; import FIGHT, a file that was exported (&quot;-&quot;: standard input); replay ENCOUNTER, every action once more by the rules with its own dice, which changes nothing</source>
        <translation>export BEGEGNUNG, mit ihrem Verlauf und dem, was sie aus der Bibliothek benutzt; import KAMPF, eine so ausgegebene Datei („-“: Standardeingabe); replay BEGEGNUNG, jede Handlung noch einmal nach den Regeln mit ihren eigenen Würfeln, was nichts ändert</translation>
    </message>
    <message>
        <source>export: the file to write.</source>
        <translation>export: die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Only entries of these kinds (action,edit,…).</source>
        <translation>Nur Einträge dieser Arten (action,edit,…).</translation>
    </message>
    <message>
        <source>Only entries of this round.</source>
        <translation>Nur Einträge dieser Runde.</translation>
    </message>
    <message>
        <source>Goes back, or forward again, to any place of the history.</source>
        <translation>Geht zu einer beliebigen Stelle des Verlaufs zurück oder wieder vor.</translation>
    </message>
    <message>
        <source>The number of the entry to be in force last; start or end.</source>
        <translation>Die Nummer des Eintrags, der als letzter gelten soll; start oder end.</translation>
    </message>
    <message>
        <source>list; show ENCOUNTER, with every state; new NAME; add ENCOUNTER WHO…, where WHO is a character of the library (&quot;6 x Guard&quot; for six), or with --template or --plain any name; side ENCOUNTER COMBATANT…, to that of --side; colour ENCOUNTER COMBATANT…, to --colour; flee and return ENCOUNTER COMBATANT…; remove ENCOUNTER COMBATANT…; rename ENCOUNTER [COMBATANT] NAME; distance ENCOUNTER COMBATANT COMBATANT METRES (&quot;?&quot;: not known); load ENCOUNTER COMBATANT WEAPON AMMUNITION, with --reason; duplicate, archive and unarchive ENCOUNTER</source>
        <translation>list; show BEGEGNUNG, mit jedem Zustand; new NAME; add BEGEGNUNG WER…, wobei WER ein Charakter der Bibliothek ist („6 x Guard“ für sechs), mit --template oder --plain irgendein Name; side BEGEGNUNG KÄMPFER…, auf die von --side; colour BEGEGNUNG KÄMPFER…, in --colour; flee und return BEGEGNUNG KÄMPFER…; remove BEGEGNUNG KÄMPFER…; rename BEGEGNUNG [KÄMPFER] NAME; distance BEGEGNUNG KÄMPFER KÄMPFER METER („?“: unbekannt); load BEGEGNUNG KÄMPFER WAFFE MUNITION, mit --reason; duplicate, archive und unarchive BEGEGNUNG</translation>
    </message>
    <message>
        <source>list: archived encounters, too.</source>
        <translation>list: auch archivierte Begegnungen.</translation>
    </message>
    <message>
        <source>add: the character of the library they are like.</source>
        <translation>add: der Charakter der Bibliothek, dem sie gleichen.</translation>
    </message>
    <message>
        <source>add: a plain character, who stays in the library under this name.</source>
        <translation>add: ein schlichter Charakter, der unter diesem Namen in der Bibliothek bleibt.</translation>
    </message>
    <message>
        <source>add: what they hold, of the library, instead of their own.</source>
        <translation>add: was sie statt ihrer eigenen Waffen führen, aus der Bibliothek.</translation>
    </message>
    <message>
        <source>add, colour: 1 to 8 of the palette; 0: that of the side.</source>
        <translation>add, colour: 1 bis 8 der Palette; 0: die der Seite.</translation>
    </message>
    <message>
        <source>Tries something out in a fight, compares, keeps it or goes back (JSON).</source>
        <translation>Probiert in einem Kampf etwas aus, vergleicht, behält es oder geht zurück (JSON).</translation>
    </message>
    <message>
        <source>begin NAME, list, compare, keep or drop (of the innermost, or NAME).</source>
        <translation>begin NAME, list, compare, keep oder drop (des innersten oder von NAME).</translation>
    </message>
    <message>
        <source>How the fight as it was is called meanwhile.</source>
        <translation>Wie der Kampf, wie er war, so lange heißt.</translation>
    </message>
    <message>
        <source>begin: the entry to try from; without it from where the fight is.</source>
        <translation>begin: der Eintrag, ab dem probiert wird; ohne ihn ab dem jetzigen Stand.</translation>
    </message>
    <message>
        <source>Puts conditions on people in a fight, and lifts them (JSON).</source>
        <translation>Verhängt in einem Kampf Zustände und hebt sie auf (JSON).</translation>
    </message>
    <message>
        <source>put, set (how long) or lift.</source>
        <translation>put, set (wie lange) oder lift.</translation>
    </message>
    <message>
        <source>Who, by number or name; one or several.</source>
        <translation>Wer, mit Nummer oder Namen; einer oder mehrere.</translation>
    </message>
    <message>
        <source>The condition; put makes one where the library has none.</source>
        <translation>Der Zustand; put legt ihn an, wo die Bibliothek keinen hat.</translation>
    </message>
    <message>
        <source>How long; &quot;ever&quot;: until it is lifted.</source>
        <translation>Wie lange; „ever“: bis er aufgehoben wird.</translation>
    </message>
    <message>
        <source>phases, rounds, minutes, hours or days.</source>
        <translation>phases, rounds, minutes, hours oder days.</translation>
    </message>
    <message>
        <source>Counted at the start or end of a phase.</source>
        <translation>Gezählt am Anfang (start) oder Ende (end) einer Phase.</translation>
    </message>
    <message>
        <source>Lists what happened: newest first (JSON), or from the beginning as text or CSV.</source>
        <translation>Listet auf, was geschehen ist: das Neueste zuerst (JSON) oder von Anfang an als Text oder CSV.</translation>
    </message>
    <message>
        <source>json, text (with every explanation) or csv.</source>
        <translation>json, text (mit jeder Erklärung) oder csv.</translation>
    </message>
    <message>
        <source>At most so many entries, the newest; text and csv: all, unless given.</source>
        <translation>Höchstens so viele Einträge, die neuesten; text und csv: ohne Angabe alle.</translation>
    </message>
    <message>
        <source>Takes the character from the sample campaign; everybody in its first fight when nobody is named.</source>
        <translation>Nimmt den Charakter aus der Beispielkampagne; alle in ihrem ersten Kampf, wenn niemand genannt ist.</translation>
    </message>
    <message>
        <source>Ends the phase although Actions are left or held.</source>
        <translation>Beendet die Phase, obwohl Aktionen übrig oder aufgehoben sind.</translation>
    </message>
    <message>
        <source>Lists grenades that lie about in a fight, lets them lie, takes them up (JSON).</source>
        <translation>Listet Granaten auf, die in einem Kampf herumliegen, lässt sie liegen, hebt sie auf (JSON).</translation>
    </message>
    <message>
        <source>list, lay, place, set, take or remove.</source>
        <translation>list, lay, place, set, take oder remove.</translation>
    </message>
    <message>
        <source>lay: COMBATANT GRENADE; place: GRENADE of the library; take: LYING COMBATANT; set, remove: LYING. What lies about goes by number, or by name and place (&quot;Frag: at the gate&quot;).</source>
        <translation>lay: KÄMPFER GRANATE; place: GRANATE der Bibliothek; take: LIEGENDE KÄMPFER; set, remove: LIEGENDE. Was herumliegt, heißt nach seiner Nummer oder nach Name und Ort („Frag: am Tor“).</translation>
    </message>
    <message>
        <source>Where it lies.</source>
        <translation>Wo sie liegt.</translation>
    </message>
    <message>
        <source>Phases until it goes off; 0: now; &quot;never&quot;: not by itself.</source>
        <translation>Phasen, bis sie hochgeht; 0: jetzt; „never“: nicht von selbst.</translation>
    </message>
    <message>
        <source>The encounter, by number or name; without it the only one there is.</source>
        <translation>Die Begegnung, nach Nummer oder Name; ohne sie die einzige, die es gibt.</translation>
    </message>
    <message>
        <source>Commits the action that waits in an encounter, or drops it.</source>
        <translation>Wendet die Aktion an, die in einer Begegnung wartet, oder verwirft sie.</translation>
    </message>
    <message>
        <source>Drops it instead, for this reason; the dice stay in the history.</source>
        <translation>Verwirft sie stattdessen, aus diesem Grund; die Würfel bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>%1: the change was made, but then the file could not be read; see hitspread-cli history before you do it again</source>
        <translation>%1: die Änderung ist gemacht, aber danach konnte die Datei nicht gelesen werden; vor dem Wiederholen mit hitspread-cli history nachsehen</translation>
    </message>
    <message>
        <source>Prints combat sheets, or the house rules of a fight with their tables, into a PDF file.</source>
        <translation>Druckt Kampfbögen oder die Hausregeln eines Kampfes mit ihren Tabellen in eine PDF-Datei.</translation>
    </message>
    <message>
        <source>What to print: combat-sheet or house-rules.</source>
        <translation>Was gedruckt wird: combat-sheet oder house-rules.</translation>
    </message>
    <message>
        <source>Without the starter library of gear and conditions.</source>
        <translation>Ohne die mitgelieferte Bibliothek mit Ausrüstung und Zuständen.</translation>
    </message>
    <message>
        <source>Takes people and gear of another campaign&apos;s library.</source>
        <translation>Übernimmt Personen und Ausrüstung aus der Bibliothek einer anderen Kampagne.</translation>
    </message>
    <message>
        <source>What to take.</source>
        <translation>Was übernommen wird.</translation>
    </message>
    <message>
        <source>The other campaign; it is only read.</source>
        <translation>Die andere Kampagne; sie wird nur gelesen.</translation>
    </message>
    <message>
        <source>The kind of record the names are of.</source>
        <translation>Von welcher Art die Namen sind.</translation>
    </message>
    <message>
        <source>What becomes of names that are there with other values: both, mine or replace.</source>
        <translation>Was aus Namen wird, die mit anderen Werten schon da sind: both (beide), mine (meines) oder replace (ersetzen).</translation>
    </message>
    <message>
        <source>Only what changed this combatant or the gear carried.</source>
        <translation>Nur, was diesen Kämpfer oder die getragene Ausrüstung geändert hat.</translation>
    </message>
    <message>
        <source>Whose phases count, instead of the combatant&apos;s own.</source>
        <translation>Wessen Phasen zählen, statt der eigenen.</translation>
    </message>
    <message>
        <source>Prints the exact odds of a request (JSON) before its dice fall.</source>
        <translation>Gibt die genauen Chancen einer Anfrage (JSON) aus, bevor ihre Würfel fallen.</translation>
    </message>
</context>
<context>
    <name>combatSheet</name>
    <message>
        <source>Combat sheet, blank</source>
        <translation>Kampfbogen, leer</translation>
    </message>
    <message>
        <source>%1, combat sheet</source>
        <translation>%1, Kampfbogen</translation>
    </message>
</context>
<context>
    <name>hitspread::ActiveCard</name>
    <message>
        <source>acts now</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>In force now</source>
        <translation>Gilt gerade</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Aktionen übrig</translation>
    </message>
    <message>
        <source>%1, set by hand; the arrow keys count</source>
        <translation>%1, von Hand gesetzt; die Pfeiltasten zählen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Melee, grenades, dodging, readying a weapon</source>
        <translation>Nahkampf, Granaten, Ausweichen, Waffe bereitmachen</translation>
    </message>
    <message>
        <source>More to do</source>
        <translation>Was er sonst tun kann</translation>
    </message>
    <message>
        <source>The one who acts is shown here, with weapons and what can be done with them.</source>
        <translation>Hier steht, wer handelt, mit den Waffen und dem, was mit ihnen möglich ist.</translation>
    </message>
    <message>
        <source>Goes with the number that is set by hand next</source>
        <translation>Gehört zur Zahl, die als Nächstes von Hand gesetzt wird</translation>
    </message>
</context>
<context>
    <name>hitspread::AddCombatants</name>
    <message>
        <source>Add   Enter</source>
        <translation>Hinzufügen   Enter</translation>
    </message>
    <message>
        <source>Add to the fight - Hitspread</source>
        <translation>Zum Kampf hinzufügen - Hitspread</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
</context>
<context>
    <name>hitspread::AmendmentLog</name>
    <message>
        <source>This was done in round %1, phase %2. Changing it makes everything after it anew, with the dice that fell then.</source>
        <translation>Das geschah in Runde %1, Phase %2. Wird es geändert, so entsteht alles danach neu, mit den Würfeln, die damals fielen.</translation>
    </message>
</context>
<context>
    <name>hitspread::AttackCommands</name>
    <message>
        <source>Nobody is there to act.</source>
        <translation>Niemand ist da, der handeln könnte.</translation>
    </message>
    <message>
        <source>Choose a target first: Ctrl+click a combatant.</source>
        <translation>Zuerst ein Ziel wählen: Strg+Klick auf einen Kämpfer.</translation>
    </message>
    <message>
        <source>No fight is open.</source>
        <translation>Kein Kampf ist offen.</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>There is nothing to do it with.</source>
        <translation>Es ist nichts da, womit es ginge.</translation>
    </message>
    <message>
        <source>this weapon</source>
        <translation>diese Waffe</translation>
    </message>
    <message>
        <source>The house rules were changed while dice wait (%1); they still go by those of before.</source>
        <translation>Die Hausregeln wurden geändert, während Würfel warten (%1); sie gehen noch nach den vorherigen.</translation>
    </message>
    <message>
        <source>Show the dice</source>
        <translation>Würfel zeigen</translation>
    </message>
    <message>
        <source>%1 has no ammunition for %2. Choose some on the sheet (double-click the name in the list), under Weapons and gear, beside the weapon.</source>
        <translation>%1 hat keine Munition für %2. Auf dem Bogen wählen (Doppelklick auf den Namen in der Liste), unter Waffen und Ausrüstung, neben der Waffe.</translation>
    </message>
</context>
<context>
    <name>hitspread::AttackDialog</name>
    <message>
        <source>Roll again instead of these dice:</source>
        <translation>Statt dieser Würfel neu würfeln:</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Every die lies there: nothing is left to type.</source>
        <translation>Alle Würfel liegen: Es gibt nichts mehr einzutippen.</translation>
    </message>
    <message>
        <source>There is no choice %1 here.</source>
        <translation>Eine Wahl %1 gibt es hier nicht.</translation>
    </message>
    <message>
        <source>The house rules were changed since this was begun; it still goes by those of before.</source>
        <translation>Die Hausregeln wurden geändert, seit dies begonnen wurde; es geht noch nach den vorherigen.</translation>
    </message>
    <message>
        <source>Work out anew</source>
        <translation>Neu ausrechnen</translation>
    </message>
</context>
<context>
    <name>hitspread::AttackFoot</name>
    <message>
        <source>Replay   P</source>
        <translation>Abspielen   P</translation>
    </message>
    <message>
        <source>Roll again…</source>
        <translation>Neu würfeln…</translation>
    </message>
    <message>
        <source>Drop…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Apply   Enter</source>
        <translation>Anwenden   Enter</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Roll   Enter</source>
        <translation>Würfeln   Enter</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Choose a target: click a combatant or press Tab.</source>
        <translation>Ziel wählen: einen Kämpfer anklicken oder Tab drücken.</translation>
    </message>
    <message>
        <source>Changing an option keeps the dice. Closing keeps them too.</source>
        <translation>Beim Ändern einer Option bleiben die Würfel liegen, beim Schließen auch.</translation>
    </message>
    <message>
        <source>Click a hex to aim there. R rolls, digits type a die.</source>
        <translation>Ein Hexfeld anklicken, um dorthin zu zielen. R würfelt, Ziffern tippen einen Würfel ein.</translation>
    </message>
    <message>
        <source>Roll every die that is left; nothing more is asked (Shift+R)</source>
        <translation>Alle übrigen Würfel würfeln; es wird nichts mehr gefragt (Umschalt+R)</translation>
    </message>
    <message>
        <source>Roll the rest   Shift+R</source>
        <translation>Rest würfeln   Umschalt+R</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Rest würfeln</translation>
    </message>
    <message>
        <source>Enter takes what is chosen; a digit, + or − takes another.</source>
        <translation>Enter nimmt, was gewählt ist; eine Ziffer, + oder − nimmt anderes.</translation>
    </message>
    <message>
        <source>Change it   Enter</source>
        <translation>Ändern   Enter</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change what was wrong. Every die that still counts is kept; nothing changes before you say so.</source>
        <translation>Ändern Sie, was falsch war. Jeder Würfel, der noch zählt, bleibt; nichts ändert sich, bevor Sie es sagen.</translation>
    </message>
    <message>
        <source>No die is needed. Enter applies it.</source>
        <translation>Dafür braucht es keinen Würfel. Enter wendet es an.</translation>
    </message>
    <message>
        <source>R rolls, digits type a die.</source>
        <translation>R würfelt, Ziffern tippen einen Würfel ein.</translation>
    </message>
    <message>
        <source>%1   Enter</source>
        <translation>%1   Enter</translation>
    </message>
    <message>
        <source>Use this   Enter</source>
        <translation>Übernehmen   Enter</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>hitspread::AttackFrame</name>
    <message>
        <source>Part of the window</source>
        <translation>Teil des Fensters</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>hitspread::AttackPanels</name>
    <message>
        <source>%1: %2</source>
        <comment>attack, whom</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::BestAimRow</name>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>ebenso gut</translation>
    </message>
    <message>
        <source>It is aimed there.</source>
        <translation>Dorthin wird gezielt.</translation>
    </message>
    <message>
        <source>Aim at %1: %2</source>
        <translation>Auf %1 zielen: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::BodyDialog</name>
    <message>
        <source>%1: %2 at %3 - Hitspread</source>
        <translation>%1: %2 auf %3 - Hitspread</translation>
    </message>
    <message>
        <source>Roll or type the dice. Every number will be explained here.</source>
        <translation>Würfeln oder die Würfel eintippen. Hier wird dann jede Zahl erklärt.</translation>
    </message>
    <message>
        <source>Drop this attack:</source>
        <translation>Diesen Angriff verwerfen:</translation>
    </message>
</context>
<context>
    <name>hitspread::BodyOdds</name>
    <message>
        <source>Odds   H</source>
        <translation>Chancen   H</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>What may come of it, and the chance of every hex to be struck (H)</source>
        <translation>Was dabei herauskommen kann, und die Trefferchance jedes Hexfelds (H)</translation>
    </message>
    <message>
        <source>No odds: dice have fallen.</source>
        <translation>Keine Chancen: Würfel sind gefallen.</translation>
    </message>
    <message>
        <source>There are no odds of this attack yet: they are worked out for single shots that strike one hex, not for several bullets.</source>
        <translation>Für diesen Angriff gibt es noch keine Chancen: Sie werden für einzelne Schüsse berechnet, die ein Hexfeld treffen, nicht für mehrere Kugeln.</translation>
    </message>
    <message>
        <source>No odds: an option forbids the attack as it stands.</source>
        <translation>Keine Chancen: Eine Option verbietet den Angriff, wie er ist.</translation>
    </message>
</context>
<context>
    <name>hitspread::BodyPanel</name>
    <message>
        <source>Body and armour</source>
        <translation>Körper und Rüstung</translation>
    </message>
    <message>
        <source>Body of the character</source>
        <translation>Körper des Charakters</translation>
    </message>
    <message>
        <source>no such body plan; leave it empty for the usual one</source>
        <translation>diesen Körperplan gibt es nicht; leer lassen für den üblichen</translation>
    </message>
    <message>
        <source>click a box to mark or heal up to it</source>
        <translation>Kästchen anklicken, um bis dorthin anzukreuzen oder zu heilen</translation>
    </message>
    <message>
        <source>in no fight: unhurt, nothing to mark</source>
        <translation>in keinem Kampf: unverletzt, nichts anzukreuzen</translation>
    </message>
    <message>
        <source>no room for boxes here: mark Hits under Condition</source>
        <translation>kein Platz für Kästchen: Hits unter Zustand ändern</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>hitspread::BodyScene</name>
    <message>
        <source>%1, %2</source>
        <comment>location, hex</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>hex %1</source>
        <translation>Hexfeld %1</translation>
    </message>
</context>
<context>
    <name>hitspread::BodyStage</name>
    <message>
        <source>Choose a target: Ctrl+click a combatant or press N.</source>
        <translation>Ziel wählen: Strg+Klick auf einen Kämpfer oder N drücken.</translation>
    </message>
</context>
<context>
    <name>hitspread::BodyView</name>
    <message>
        <source>Body of the target</source>
        <translation>Körper des Ziels</translation>
    </message>
</context>
<context>
    <name>hitspread::BusyBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hitspread::CampaignBars</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Creating %1…</source>
        <translation>%1 wird angelegt…</translation>
    </message>
    <message>
        <source>Writing the copy %1…</source>
        <translation>Kopie %1 wird geschrieben…</translation>
    </message>
    <message>
        <source>%1 can only be read: nothing you change here can be stored. Save a copy where you may write, and open that.</source>
        <translation>%1 kann nur gelesen werden: Was Sie hier ändern, wird nicht gespeichert. Speichern Sie eine Kopie, wo Sie schreiben dürfen, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>The sample is as it was at first; what you had made of it was kept as %1.</source>
        <translation>Das Beispiel ist wieder wie am Anfang; was daraus geworden war, liegt in %1.</translation>
    </message>
    <message>
        <source>Open what was kept</source>
        <translation>Aufgehobenes öffnen</translation>
    </message>
    <message>
        <source>Exporting the fight as %1…</source>
        <translation>Der Kampf wird als %1 exportiert …</translation>
    </message>
    <message>
        <source>Importing the fight %1…</source>
        <translation>Der Kampf %1 wird importiert …</translation>
    </message>
    <message>
        <source>Another program has changed this campaign; everything was read anew.</source>
        <translation>Ein anderes Programm hat diese Kampagne geändert; alles wurde neu gelesen.</translation>
    </message>
</context>
<context>
    <name>hitspread::CampaignCommands</name>
    <message>
        <source>Hitspread campaigns (*.hitspread)</source>
        <translation>Hitspread-Kampagnen (*.hitspread)</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Kampagne öffnen</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Campaign with gear and conditions to start with (*.hitspread)</source>
        <translation>Kampagne mit Ausrüstung und Zuständen für den Anfang (*.hitspread)</translation>
    </message>
    <message>
        <source>Campaign with an empty library (*.hitspread)</source>
        <translation>Kampagne mit leerer Bibliothek (*.hitspread)</translation>
    </message>
</context>
<context>
    <name>hitspread::ChangeLines</name>
    <message>
        <source>%1 · %2: %3 → %4</source>
        <translation>%1 · %2: %3 → %4</translation>
    </message>
</context>
<context>
    <name>hitspread::CharacterSheet</name>
    <message>
        <source>set by hand on the sheet</source>
        <translation>auf dem Bogen von Hand gesetzt</translation>
    </message>
</context>
<context>
    <name>hitspread::ChipEdit</name>
    <message>
        <source>%1  ×</source>
        <translation>%1  ×</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>%1 wegnehmen</translation>
    </message>
</context>
<context>
    <name>hitspread::ClosingHold</name>
    <message>
        <source>What was done last is still being stored; the window closes as soon as it is.</source>
        <translation>Der letzte Schritt wird noch gespeichert; danach schließt sich das Fenster.</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne das schließen</translation>
    </message>
</context>
<context>
    <name>hitspread::CombatantCommands</name>
    <message>
        <source>&amp;Add combatants…</source>
        <translation>Kämpfer &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Bring characters of the library into this fight (%1)</source>
        <translation>Charaktere der Bibliothek in diesen Kampf bringen (%1)</translation>
    </message>
    <message>
        <source>&amp;Take %1 out of the fight</source>
        <translation>%1 aus dem Kampf &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Take out of the fight</source>
        <translation>Aus dem Kampf &amp;nehmen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>Um&amp;benennen …</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>O&amp;thers</source>
        <translation>&amp;Andere</translation>
    </message>
    <message>
        <source>&amp;Flees</source>
        <translation>F&amp;lieht</translation>
    </message>
    <message>
        <source>%1 comes &amp;back</source>
        <translation>%1 kommt &amp;zurück</translation>
    </message>
    <message>
        <source>%1 &amp;flees</source>
        <translation>%1 f&amp;lieht</translation>
    </message>
    <message>
        <source>Rename - Hitspread</source>
        <translation>Umbenennen - Hitspread</translation>
    </message>
    <message>
        <source>What is %1 called from now on?</source>
        <translation>Wie heißt %1 von jetzt an?</translation>
    </message>
    <message>
        <source>&amp;Take %1 combatants out of the fight</source>
        <translation>%1 Kämpfer aus dem Kampf &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Side of %1 combatants</source>
        <translation>&amp;Seite von %1 Kämpfern</translation>
    </message>
    <message>
        <source>&amp;Colour of %1 combatants</source>
        <translation>&amp;Farbe von %1 Kämpfern</translation>
    </message>
    <message>
        <source>%1 combatants come &amp;back</source>
        <translation>%1 Kämpfer kommen &amp;zurück</translation>
    </message>
    <message>
        <source>%1 combatants &amp;flee</source>
        <translation>%1 Kämpfer f&amp;liehen</translation>
    </message>
</context>
<context>
    <name>hitspread::CombatantDelegate</name>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>hitspread::CombatantsDock</name>
    <message>
        <source>Combatants</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>The fight in view</source>
        <translation>Der angezeigte Kampf</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 handelt</translation>
    </message>
    <message>
        <source>Aim at %1</source>
        <translation>Auf %1 zielen</translation>
    </message>
    <message>
        <source>The fighters are listed here, the quickest first.</source>
        <translation>Hier stehen die Kämpfer, die schnellsten zuerst.</translation>
    </message>
    <message>
        <source>Click: who acts. Ctrl+click: target. Shift+click or Shift+arrow: select several. Ctrl+Shift+click or Ctrl+Space: one more or one less. Ctrl+A: all.</source>
        <translation>Klick: wer handelt. Strg+Klick: Ziel. Umschalt+Klick oder Umschalt+Pfeil: mehrere wählen. Strg+Umschalt+Klick oder Strg+Leertaste: einer mehr oder weniger. Strg+A: alle.</translation>
    </message>
    <message>
        <source>%1 selected, all are meant</source>
        <translation>%1 gewählt, alle gemeint</translation>
    </message>
    <message>
        <source>Click: who acts · Ctrl+click: target · Shift+click: several</source>
        <translation>Klick: wer handelt · Strg+Klick: Ziel · Umschalt+Klick: mehrere</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>hitspread::CombatantsModel</name>
    <message>
        <source>away</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>No Action left in this phase</source>
        <translation>Keine Aktion mehr in dieser Phase</translation>
    </message>
</context>
<context>
    <name>hitspread::ConditionCommands</name>
    <message>
        <source>Put a condition on…</source>
        <translation>Zustand verhängen…</translation>
    </message>
    <message>
        <source>Put a condition on %1 combatants…</source>
        <translation>Zustand über %1 Kämpfer verhängen…</translation>
    </message>
</context>
<context>
    <name>hitspread::ConditionDialog</name>
    <message>
        <source>Put on   Enter</source>
        <translation>Verhängen   Enter</translation>
    </message>
    <message>
        <source>Condition - Hitspread</source>
        <translation>Zustand - Hitspread</translation>
    </message>
    <message>
        <source>one of the library, or any name</source>
        <translation>einer der Bibliothek, oder ein Name</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>until lifted</source>
        <translation>bis aufgehoben</translation>
    </message>
    <message>
        <source>Unit of time</source>
        <translation>Zeiteinheit</translation>
    </message>
    <message>
        <source>phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Counted at the start or end of a phase</source>
        <translation>Gezählt am Anfang oder Ende einer Phase</translation>
    </message>
    <message>
        <source>at the start of</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>at the end of</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>Whose phases count</source>
        <translation>Wessen Phasen zählen</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer ihn hat</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>&amp;Zustand</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Dauer</translation>
    </message>
    <message>
        <source>Coun&amp;ted</source>
        <translation>&amp;Gezählt</translation>
    </message>
    <message>
        <source>the phases of %1</source>
        <translation>der Phasen von %1</translation>
    </message>
    <message>
        <source>Type or choose a condition.</source>
        <translation>Einen Zustand tippen oder wählen.</translation>
    </message>
    <message>
        <source>Mark who has it with Space.</source>
        <translation>Mit der Leertaste ankreuzen, wer ihn hat.</translation>
    </message>
    <message>
        <source>“%1” is new: it changes no numbers, and can be given some in the library.</source>
        <translation>„%1“ ist neu: er ändert keine Zahlen, in der Bibliothek kann er welche bekommen.</translation>
    </message>
    <message>
        <source>own phases</source>
        <translation>der eigenen Phasen</translation>
    </message>
</context>
<context>
    <name>hitspread::ConditionRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;For one phase more</source>
        <translation>&amp;Noch eine Phase</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>Eins &amp;mehr</translation>
    </message>
    <message>
        <source>One l&amp;ess</source>
        <translation>Eins &amp;weniger</translation>
    </message>
    <message>
        <source>&amp;Until lifted</source>
        <translation>&amp;Bis aufgehoben</translation>
    </message>
    <message>
        <source>&amp;Lift</source>
        <translation>&amp;Aufheben</translation>
    </message>
</context>
<context>
    <name>hitspread::ConditionWords</name>
    <message>
        <source>1 phase more</source>
        <translation>noch 1 Phase</translation>
    </message>
    <message>
        <source>%1 phases more</source>
        <translation>noch %1 Phasen</translation>
    </message>
    <message>
        <source>1 round more</source>
        <translation>noch 1 Runde</translation>
    </message>
    <message>
        <source>%1 rounds more</source>
        <translation>noch %1 Runden</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>until lifted</source>
        <translation>bis aufgehoben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 is over</source>
        <translation>%1: %2 ist vorbei</translation>
    </message>
    <message>
        <source>With this phase: %1</source>
        <translation>Mit dieser Phase: %1</translation>
    </message>
</context>
<context>
    <name>hitspread::CountedRows</name>
    <message>
        <source>+ Add a line</source>
        <translation>+ Zeile hinzufügen</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Take line %1 out</source>
        <translation>Zeile %1 entfernen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
</context>
<context>
    <name>hitspread::DeedCommands</name>
    <message>
        <source>Nobody is there to act.</source>
        <translation>Niemand ist da, der handeln könnte.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>Choose a target first: Ctrl+click a combatant.</source>
        <translation>Zuerst ein Ziel wählen: Strg+Klick auf einen Kämpfer.</translation>
    </message>
    <message>
        <source>%1 carries no weapon.</source>
        <translation>%1 trägt keine Waffe.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Show the dice</source>
        <translation>Würfel zeigen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice wait to be applied.</source>
        <translation>Würfel warten darauf, angewandt zu werden.</translation>
    </message>
</context>
<context>
    <name>hitspread::DeedDialog</name>
    <message>
        <source>With what</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>Roll or type the dice. Every number will be explained here.</source>
        <translation>Würfeln oder die Würfel eintippen. Hier wird dann jede Zahl erklärt.</translation>
    </message>
    <message>
        <source>%1: %2 - Hitspread</source>
        <translation>%1: %2 - Hitspread</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drop this action:</source>
        <translation>Diese Aktion verwerfen:</translation>
    </message>
    <message>
        <source> → </source>
        <translation> → </translation>
    </message>
    <message>
        <source>How it is worked out</source>
        <translation>Herleitung</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Patient</translation>
    </message>
</context>
<context>
    <name>hitspread::DicePanel</name>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingetippt</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Roll for me   R</source>
        <translation>Würfeln lassen   R</translation>
    </message>
    <message>
        <source>Type the dice   T</source>
        <translation>Würfel eintippen   T</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Roll every open die</source>
        <translation>Alle offenen Würfel werfen</translation>
    </message>
    <message>
        <source>Type what lies on the table, die by die</source>
        <translation>Eintippen, was auf dem Tisch liegt, Würfel für Würfel</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::DieTile</name>
    <message>
        <source>%1 die, open</source>
        <translation>%1: Würfel offen</translation>
    </message>
    <message>
        <source>%1 die: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: type 1 to %2, or R to roll</source>
        <translation>%1: 1 bis %2 eintippen oder mit R würfeln</translation>
    </message>
    <message>
        <source>%1: a d%2 shows 1 to %2, not &quot;%3&quot;.</source>
        <translation>%1: ein W%2 zeigt 1 bis %2, nicht „%3“.</translation>
    </message>
</context>
<context>
    <name>hitspread::DifferencesDialog</name>
    <message>
        <source>Keep what was tried</source>
        <translation>Das Versuchte behalten</translation>
    </message>
    <message>
        <source>Go back to how it was</source>
        <translation>Dahin zurück, wie es war</translation>
    </message>
    <message>
        <source>Compared - Hitspread</source>
        <translation>Vergleich - Hitspread</translation>
    </message>
    <message>
        <source>What is other</source>
        <translation>Was anders ist</translation>
    </message>
    <message>
        <source>Nothing is other: both came to the same.</source>
        <translation>Nichts ist anders: Beides führt zum Gleichen.</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>“%1” → what is tried now</source>
        <translation>„%1“ → was jetzt versucht wird</translation>
    </message>
</context>
<context>
    <name>hitspread::DifferencesModel</name>
    <message>
        <source>%1 is in the fight</source>
        <translation>%1 ist im Kampf</translation>
    </message>
    <message>
        <source>%1 is not in the fight</source>
        <translation>%1 ist nicht im Kampf</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 and %2: %3 → %4 apart</source>
        <translation>%1 und %2: Abstand %3 → %4</translation>
    </message>
    <message>
        <source>Round %1 → %2</source>
        <translation>Runde %1 → %2</translation>
    </message>
    <message>
        <source>Phase %1 → %2</source>
        <translation>Phase %1 → %2</translation>
    </message>
    <message>
        <source>%1 is on another side</source>
        <translation>%1 steht auf einer anderen Seite</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist zurück</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 ist fort</translation>
    </message>
    <message>
        <source>1 more value</source>
        <translation>1 weiterer Wert</translation>
    </message>
    <message>
        <source>%1 more values</source>
        <translation>%1 weitere Werte</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::Digest</name>
    <message>
        <source>%1 %2/%3</source>
        <translation>%1 %2/%3</translation>
    </message>
</context>
<context>
    <name>hitspread::DistanceEditor</name>
    <message>
        <source>Apply   Ctrl+Enter</source>
        <translation>Anwenden   Strg+Enter</translation>
    </message>
    <message>
        <source>Distances - Hitspread</source>
        <translation>Entfernungen - Hitspread</translation>
    </message>
    <message>
        <source>Metres from one to the other</source>
        <translation>Meter vom einen zum anderen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>&amp;Between the sides</source>
        <translation>&amp;Zwischen den Seiten</translation>
    </message>
    <message>
        <source>Everybody&apos;s distance to those of the other sides</source>
        <translation>Die Entfernung aller zu denen der anderen Seiten</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>Everybody&apos;s distance to everybody</source>
        <translation>Die Entfernung aller zu allen</translation>
    </message>
    <message>
        <source>Put there</source>
        <translation>Dort eintragen</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Puts %1 m into the cells that are chosen</source>
        <translation>Trägt %1 m in die ausgewählten Zellen ein</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Nobody knows any more how far it is</source>
        <translation>Niemand weiß mehr, wie weit es ist</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel   Esc</source>
        <translation>Abbrechen   Esc</translation>
    </message>
    <message>
        <source>There are no two people in this fight.</source>
        <translation>In diesem Kampf sind keine zwei.</translation>
    </message>
    <message>
        <source>%1 cells are chosen; a number typed goes into all of them.</source>
        <translation>%1 Zellen sind ausgewählt; eine getippte Zahl kommt in alle.</translation>
    </message>
    <message>
        <source>Type a number, or choose cells with Shift and the arrows and put one there.</source>
        <translation>Eine Zahl tippen, oder mit Umschalt und den Pfeiltasten Zellen auswählen und dort eine eintragen.</translation>
    </message>
    <message>
        <source>1 distance is changed.</source>
        <translation>1 Entfernung ist geändert.</translation>
    </message>
    <message>
        <source>%1 distances are changed.</source>
        <translation>%1 Entfernungen sind geändert.</translation>
    </message>
</context>
<context>
    <name>hitspread::DistanceTable</name>
    <message>
        <source>%1 to %2: %3 m</source>
        <translation>%1 bis %2: %3 m</translation>
    </message>
    <message>
        <source>%1 to %2: not known</source>
        <translation>%1 bis %2: nicht bekannt</translation>
    </message>
</context>
<context>
    <name>hitspread::DoubtLine</name>
    <message>
        <source>%1 Did you mean %2?</source>
        <translation>%1 Ist %2 gemeint?</translation>
    </message>
</context>
<context>
    <name>hitspread::EditTogether</name>
    <message>
        <source>Set in all %1</source>
        <translation>In allen %1 setzen</translation>
    </message>
    <message>
        <source>Edit together: %1</source>
        <translation>Gemeinsam ändern: %1</translation>
    </message>
    <message>
        <source>One value in %1 records</source>
        <translation>Ein Wert in %1 Datensätzen</translation>
    </message>
    <message>
        <source>Value to set</source>
        <translation>Zu setzender Wert</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>All have: %1</source>
        <translation>Alle haben: %1</translation>
    </message>
    <message>
        <source>Several values: %1 and %2 more</source>
        <translation>Mehrere Werte: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>Several values: %1</source>
        <translation>Mehrere Werte: %1</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>How it is changed</source>
        <translation>Wie geändert wird</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Setzen auf</translation>
    </message>
    <message>
        <source>Change all %1</source>
        <translation>Alle %1 ändern</translation>
    </message>
    <message>
        <source>Change by</source>
        <translation>Ändern um</translation>
    </message>
    <message>
        <source>+1 or −2</source>
        <translation>+1 oder −2</translation>
    </message>
    <message>
        <source>%1: %2 would be %3; %4 to %5</source>
        <translation>%1: aus %2 würde %3; %4 bis %5</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>None of them has a number here.</source>
        <translation>Keiner davon hat hier eine Zahl.</translation>
    </message>
    <message>
        <source>without a number, and left so: %1</source>
        <translation>ohne Zahl, und so gelassen: %1</translation>
    </message>
</context>
<context>
    <name>hitspread::EditedMark</name>
    <message>
        <source>Take the stored value of %1 again</source>
        <translation>Gespeicherten Wert von %1 wieder nehmen</translation>
    </message>
    <message>
        <source>Changed by you. Click to take the stored value again.</source>
        <translation>Von Hand geändert. Klicken, um den gespeicherten Wert wieder zu nehmen.</translation>
    </message>
</context>
<context>
    <name>hitspread::EffectWords</name>
    <message>
        <source>one wound</source>
        <translation>eine Wunde</translation>
    </message>
    <message>
        <source>%1 wounds</source>
        <translation>%1 Wunden</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>%1 bruising</source>
        <translation>%1 Prellung</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>knocked down</source>
        <translation>umgeworfen</translation>
    </message>
    <message>
        <source>out</source>
        <comment>in a narrow box: unconscious</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>down</source>
        <comment>in a narrow box: knocked down</comment>
        <translation>liegt</translation>
    </message>
    <message>
        <source>wound</source>
        <comment>in a narrow box: an open wound</comment>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>damage, what comes of it</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>hitspread::Elsewhere</name>
    <message>
        <source>Also found elsewhere</source>
        <translation>Auch anderswo gefunden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::EmptyLibrary</name>
    <message>
        <source>Nothing called “%1”.</source>
        <translation>Nichts namens „%1“.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Nothing fits “%1”.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
    <message>
        <source>Nothing called “%1” fits “%2”.</source>
        <translation>Nichts namens „%1“ passt zu „%2“.</translation>
    </message>
    <message>
        <source>%1 %2 result for “%3”.</source>
        <translation>%1 %2 Ergebnis für „%3“.</translation>
    </message>
    <message>
        <source>%1 %2 results for “%3”.</source>
        <translation>%1 %2 Ergebnisse für „%3“.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>hitspread::EntryDialog</name>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>Entry of the log - Hitspread</source>
        <translation>Eintrag im Verlauf - Hitspread</translation>
    </message>
</context>
<context>
    <name>hitspread::EverythingTable</name>
    <message>
        <source>Found in the whole library</source>
        <translation>In der ganzen Bibliothek gefunden</translation>
    </message>
</context>
<context>
    <name>hitspread::ExplanationPanel</name>
    <message>
        <source>click a step to overrule it</source>
        <translation>Schritt anklicken, um ihn zu ändern</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>List also what does not apply or only repeats a number</source>
        <translation>Auch aufführen, was nicht gilt oder nur eine Zahl wiederholt</translation>
    </message>
    <message>
        <source>F1 or a click on its id opens the rule of a step</source>
        <translation>F1 oder ein Klick auf die Kennung öffnet die Regel eines Schritts</translation>
    </message>
    <message>
        <source>How it is worked out</source>
        <translation>Herleitung</translation>
    </message>
    <message>
        <source>Show or hide the steps</source>
        <translation>Schritte ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>hitspread::FactRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hitspread::FateBar</name>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>All that was stored is in %1 now. Open it and go on there.</source>
        <translation>Alles, was gespeichert war, liegt jetzt in %1. Öffnen Sie diese Kopie und machen Sie dort weiter.</translation>
    </message>
    <message>
        <source>Open the copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>%1 cannot be reached just now: its folder or disk is away. Nothing can be done in it until it is back; all that was stored can be saved as a copy.</source>
        <translation>%1 ist gerade nicht zu erreichen: Ordner oder Datenträger fehlt. Bis die Datei wieder da ist, kann hier nichts geschehen; alles, was gespeichert war, lässt sich als Kopie sichern.</translation>
    </message>
    <message>
        <source>Another file has taken the place of %1 while it was open, perhaps by a sync program. Nothing more is stored; save all that was stored so far as a copy, and go on with that.</source>
        <translation>An die Stelle von %1 ist eine andere Datei getreten, vielleicht durch ein Abgleichprogramm. Nichts wird mehr gespeichert; sichern Sie alles bisher Gespeicherte als Kopie und machen Sie damit weiter.</translation>
    </message>
    <message>
        <source>A file that belongs to %1 (its name ends in -wal or -shm) was taken away while it was open. Nothing more is stored; save all that was stored so far as a copy, and go on with that.</source>
        <translation>Eine Datei, die zu %1 gehört (ihr Name endet auf -wal oder -shm), ist verschwunden. Nichts wird mehr gespeichert; sichern Sie alles bisher Gespeicherte als Kopie und machen Sie damit weiter.</translation>
    </message>
    <message>
        <source>%1 was deleted or moved while it was open. Nothing more is stored; save all that was stored so far as a copy, and go on with that.</source>
        <translation>%1 wurde gelöscht oder verschoben. Nichts wird mehr gespeichert; sichern Sie alles bisher Gespeicherte als Kopie und machen Sie damit weiter.</translation>
    </message>
</context>
<context>
    <name>hitspread::FieldAdapter</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>hitspread::FieldWords</name>
    <message>
        <source>%1: it cannot be empty; type at least one letter</source>
        <translation>%1: darf nicht leer sein; mindestens einen Buchstaben eingeben</translation>
    </message>
</context>
<context>
    <name>hitspread::Fight</name>
    <message>
        <source>set by hand</source>
        <translation>von Hand gesetzt</translation>
    </message>
    <message>
        <source>%1 loads %2</source>
        <translation>%1 lädt %2</translation>
    </message>
    <message>
        <source>round %1, phase %2</source>
        <translation>Runde %1, Phase %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This campaign can only be read: nothing done here could be kept. Save a copy, and open that.</source>
        <translation>Diese Kampagne lässt sich nur lesen: Was hier geschieht, könnte nicht gespeichert werden. Eine Kopie speichern und diese öffnen.</translation>
    </message>
</context>
<context>
    <name>hitspread::FightCommands</name>
    <message>
        <source>Fights of Hitspread (*.json)</source>
        <translation>Kämpfe von Hitspread (*.json)</translation>
    </message>
    <message>
        <source>&amp;New fight…</source>
        <translation>Ne&amp;uer Kampf …</translation>
    </message>
    <message>
        <source>A fight with people of the library, or typed on the spot</source>
        <translation>Ein Kampf mit Leuten aus der Bibliothek oder gleich hier eingetippten</translation>
    </message>
    <message>
        <source>F&amp;ights…</source>
        <translation>&amp;Kämpfe …</translation>
    </message>
    <message>
        <source>Every fight of the campaign</source>
        <translation>Alle Kämpfe der Kampagne</translation>
    </message>
    <message>
        <source>Ne&amp;xt fight</source>
        <translation>Nä&amp;chster Kampf</translation>
    </message>
    <message>
        <source>The next fight, as it was left</source>
        <translation>Der nächste Kampf, wie er verlassen wurde</translation>
    </message>
    <message>
        <source>Pre&amp;vious fight</source>
        <translation>&amp;Voriger Kampf</translation>
    </message>
    <message>
        <source>The fight before, as it was left</source>
        <translation>Der Kampf davor, wie er verlassen wurde</translation>
    </message>
    <message>
        <source>&amp;Distances…</source>
        <translation>&amp;Entfernungen …</translation>
    </message>
    <message>
        <source>How far everybody is from everybody</source>
        <translation>Wie weit alle voneinander entfernt sind</translation>
    </message>
    <message>
        <source>Fight written to %1</source>
        <translation>Kampf nach %1 geschrieben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Export the fight</source>
        <translation>Kampf exportieren</translation>
    </message>
    <message>
        <source>Import a fight</source>
        <translation>Kampf importieren</translation>
    </message>
    <message>
        <source>New fight, all fights, distances</source>
        <translation>Neuer Kampf, alle Kämpfe, Entfernungen</translation>
    </message>
</context>
<context>
    <name>hitspread::FightsDialog</name>
    <message>
        <source>round %1, phase %2</source>
        <translation>Runde %1, Phase %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Show those put &amp;aside</source>
        <translation>&amp;Weggelegte zeigen</translation>
    </message>
    <message>
        <source>Open   Enter</source>
        <translation>Öffnen   Enter</translation>
    </message>
    <message>
        <source>Fights - Hitspread</source>
        <translation>Kämpfe - Hitspread</translation>
    </message>
    <message>
        <source>&amp;New fight…</source>
        <translation>&amp;Neuer Kampf …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>A fight of its own out of this moment, with a history of its own</source>
        <translation>Ein eigener Kampf aus diesem Augenblick, mit eigenem Verlauf</translation>
    </message>
    <message>
        <source>&amp;Rename   F2</source>
        <translation>&amp;Umbenennen   F2</translation>
    </message>
    <message>
        <source>&amp;Put aside   Delete</source>
        <translation>&amp;Weglegen   Entf</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>The fight with its whole history as one file</source>
        <translation>Der Kampf mit seinem ganzen Verlauf als eine Datei</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>A fight that was exported</source>
        <translation>Ein Kampf, der exportiert wurde</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>Steht bei</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>weggelegt</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>im Blick</translation>
    </message>
    <message>
        <source>dice wait</source>
        <translation>Würfel warten</translation>
    </message>
    <message>
        <source>%1; %2 away</source>
        <translation>%1; %2 nicht da</translation>
    </message>
    <message>
        <source>&amp;Put back   Delete</source>
        <translation>&amp;Zurückholen   Entf</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>hitspread::FiguresCard</name>
    <message>
        <source>Follows from the stats</source>
        <translation>Folgt aus den Attributen</translation>
    </message>
    <message>
        <source>live; click a name for its rule</source>
        <translation>laufend; Name anklicken zeigt die Regel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>Rule %1 and where it stands</source>
        <translation>Regel %1 und wo sie steht</translation>
    </message>
</context>
<context>
    <name>hitspread::FilterPopup</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>hitspread::FollowDialog</name>
    <message>
        <source>What follows - Hitspread</source>
        <translation>Was daraus folgt - Hitspread</translation>
    </message>
    <message>
        <source>Some dice became new. All others stay as they fell.</source>
        <translation>Einige Würfel sind neu. Alle anderen bleiben, wie sie fielen.</translation>
    </message>
    <message>
        <source>R rolls, digits type a die. Esc goes back; nothing has been changed yet.</source>
        <translation>R würfelt, Ziffern geben einen Würfel ein. Esc geht zurück; noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Enter makes it so. Undo goes back to how it was.</source>
        <translation>Enter macht es so. Rückgängig führt dahin zurück, wie es war.</translation>
    </message>
    <message>
        <source>%1 results change, %2 stay, %3 are left out</source>
        <translation>%1 Ergebnisse ändern sich, %2 bleiben, %3 entfallen</translation>
    </message>
</context>
<context>
    <name>hitspread::FollowingList</name>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>%1
as before</source>
        <translation>%1
wie zuvor</translation>
    </message>
    <message>
        <source>%1
with other numbers</source>
        <translation>%1
mit anderen Zahlen</translation>
    </message>
    <message>
        <source>%1
before: %2</source>
        <translation>%1
zuvor: %2</translation>
    </message>
    <message>
        <source>Left out: %1
%2</source>
        <translation>Entfällt: %1
%2</translation>
    </message>
    <message>
        <source>Here something new is asked.</source>
        <translation>Hier wird Neues gefragt.</translation>
    </message>
    <message>
        <source>1 more step waits for that.</source>
        <translation>1 weiterer Schritt wartet darauf.</translation>
    </message>
    <message>
        <source>%1 more steps wait for that.</source>
        <translation>%1 weitere Schritte warten darauf.</translation>
    </message>
</context>
<context>
    <name>hitspread::Ground</name>
    <message>
        <source>Fire of %1</source>
        <translation>Feuer von %1</translation>
    </message>
</context>
<context>
    <name>hitspread::GroundCommands</name>
    <message>
        <source>&amp;Leave a grenade lying…</source>
        <translation>Granate &amp;liegen lassen …</translation>
    </message>
    <message>
        <source>No fight is open.</source>
        <translation>Kein Kampf ist offen.</translation>
    </message>
</context>
<context>
    <name>hitspread::GroundDifferences</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>liegt nicht da</translation>
    </message>
    <message>
        <source>lies there</source>
        <translation>liegt da</translation>
    </message>
</context>
<context>
    <name>hitspread::GroundStrip</name>
    <message>
        <source>On the ground</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Somebody &amp;crosses it…</source>
        <translation>Jemand &amp;quert es …</translation>
    </message>
    <message>
        <source>Is under fire no &amp;longer</source>
        <translation>Liegt nicht mehr unter &amp;Feuer</translation>
    </message>
    <message>
        <source>&amp;Goes off…</source>
        <translation>&amp;Geht hoch …</translation>
    </message>
    <message>
        <source>Goes off with this &amp;phase</source>
        <translation>Geht mit dieser &amp;Phase hoch</translation>
    </message>
    <message>
        <source>One phase &amp;later</source>
        <translation>Eine Phase &amp;später</translation>
    </message>
    <message>
        <source>One phase &amp;sooner</source>
        <translation>Eine Phase &amp;früher</translation>
    </message>
    <message>
        <source>&amp;Where and when…</source>
        <translation>&amp;Wo und wann …</translation>
    </message>
    <message>
        <source>%1 &amp;takes it up</source>
        <translation>%1 hebt sie &amp;auf</translation>
    </message>
    <message>
        <source>Is there no longe&amp;r</source>
        <translation>Liegt nicht meh&amp;r da</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nobody is there.</source>
        <translation>Niemand ist da.</translation>
    </message>
</context>
<context>
    <name>hitspread::HandWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1, und %2 weitere</translation>
    </message>
    <message>
        <source>%1: colour %2</source>
        <translation>%1: Farbe %2</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 heißt jetzt %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: flees</source>
        <translation>%1: flieht</translation>
    </message>
    <message>
        <source>%1: comes back</source>
        <translation>%1: kommt zurück</translation>
    </message>
    <message>
        <source>%1: joins the players</source>
        <translation>%1: kommt zu den Spielern</translation>
    </message>
    <message>
        <source>%1: joins the opponents</source>
        <translation>%1: kommt zu den Gegnern</translation>
    </message>
    <message>
        <source>%1: joins the others</source>
        <translation>%1: kommt zu den anderen</translation>
    </message>
</context>
<context>
    <name>hitspread::HelpRow</name>
    <message>
        <source>%1: %2, %3 points</source>
        <comment>option, chance, difference</comment>
        <translation>%1: %2, %3 Punkte</translation>
    </message>
</context>
<context>
    <name>hitspread::HexAccessible</name>
    <message>
        <source>aimed at</source>
        <translation>angezielt</translation>
    </message>
    <message>
        <source>behind cover</source>
        <translation>hinter Deckung</translation>
    </message>
    <message>
        <source>the shot lands here</source>
        <translation>hier schlägt der Schuss ein</translation>
    </message>
    <message>
        <source>struck: %1 %</source>
        <translation>getroffen: %1 %</translation>
    </message>
    <message>
        <source>best aim number %1</source>
        <translation>bestes Zielhex Nummer %1</translation>
    </message>
</context>
<context>
    <name>hitspread::HistoryFilter</name>
    <message>
        <source>Which steps are shown</source>
        <translation>Welche Schritte gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Alle Schritte</translation>
    </message>
    <message>
        <source>A&amp;ctions</source>
        <translation>&amp;Handlungen</translation>
    </message>
    <message>
        <source>What was set by &amp;hand</source>
        <translation>Von Hand &amp;Gesetztes</translation>
    </message>
    <message>
        <source>Who &amp;joined and left</source>
        <translation>Wer &amp;kam und ging</translation>
    </message>
    <message>
        <source>&amp;Dropped dice</source>
        <translation>&amp;Verworfene Würfel</translation>
    </message>
    <message>
        <source>Going &amp;back and forward</source>
        <translation>&amp;Zurück und wieder vor</translation>
    </message>
    <message>
        <source>Of &amp;everybody</source>
        <translation>Von a&amp;llen</translation>
    </message>
</context>
<context>
    <name>hitspread::HistoryModel</name>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Dropped: %1</source>
        <translation>Verworfen: %1</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <translation>%1, „%2“</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation>%1: %2%3</translation>
    </message>
    <message>
        <source> (taken back)</source>
        <translation> (zurückgenommen)</translation>
    </message>
    <message>
        <source>R%1 P%2</source>
        <translation>R%1 P%2</translation>
    </message>
    <message>
        <source>Back to before: %1</source>
        <translation>Zurück bis vor: %1</translation>
    </message>
    <message>
        <source>Forward to: %1</source>
        <translation>Wieder vor bis: %1</translation>
    </message>
    <message>
        <source>%1: joins the fight</source>
        <translation>%1: kommt in den Kampf</translation>
    </message>
    <message>
        <source>%1: leaves the fight</source>
        <translation>%1: verlässt den Kampf</translation>
    </message>
    <message>
        <source>%1: over</source>
        <translation>%1: vorbei</translation>
    </message>
    <message>
        <source>%1, left lying</source>
        <translation>%1, liegen gelassen</translation>
    </message>
    <message>
        <source>%1, there no longer</source>
        <translation>%1, nicht mehr da</translation>
    </message>
    <message>
        <source>%1, taken up</source>
        <translation>%1, aufgenommen</translation>
    </message>
</context>
<context>
    <name>hitspread::HistoryPanel</name>
    <message>
        <source>Search the history</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Everything done in this fight is listed here, the newest first.</source>
        <translation>Hier steht alles, was in diesem Kampf geschieht, das Neueste zuerst.</translation>
    </message>
    <message>
        <source>History of the fight</source>
        <translation>Verlauf des Kampfes</translation>
    </message>
    <message>
        <source>More than %1 steps</source>
        <translation>Mehr als %1 Schritte</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>Go back to &amp;here</source>
        <translation>&amp;Hierher zurück</translation>
    </message>
    <message>
        <source>Go forward to &amp;here</source>
        <translation>Wieder bis &amp;hierher</translation>
    </message>
    <message>
        <source>Go to &amp;before this</source>
        <translation>Bis &amp;vor dies zurück</translation>
    </message>
    <message>
        <source>Forward to the &amp;end</source>
        <translation>Wieder bis zum &amp;Ende</translation>
    </message>
    <message>
        <source>&amp;Change this…</source>
        <translation>Dies &amp;ändern …</translation>
    </message>
    <message>
        <source>&amp;Try out from here</source>
        <translation>Ab hier etwas aus&amp;probieren</translation>
    </message>
    <message>
        <source>No step fits this search. Fewer words or another filter find more.</source>
        <translation>Kein Schritt passt zu dieser Suche. Weniger Wörter oder ein anderer Filter finden mehr.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
</context>
<context>
    <name>hitspread::HistorySaving</name>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>Verlauf exportieren</translation>
    </message>
</context>
<context>
    <name>hitspread::HistoryWords</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Dice dropped</source>
        <translation>Würfe verworfen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Wen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Values changed</source>
        <translation>Geänderte Werte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>hitspread::KindList</name>
    <message>
        <source>Kinds of record</source>
        <translation>Arten von Datensätzen</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Regelsystem</translation>
    </message>
    <message>
        <source>Remove saved search</source>
        <translation>Gespeicherte Suche entfernen</translation>
    </message>
    <message>
        <source>Rename saved search</source>
        <translation>Gespeicherte Suche umbenennen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
</context>
<context>
    <name>hitspread::LayDialog</name>
    <message>
        <source>behind the crates, at the gate…</source>
        <translation>hinter den Kisten, am Tor …</translation>
    </message>
    <message>
        <source>not by itself</source>
        <translation>nicht von selbst</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>&amp;Grenade</source>
        <translation>&amp;Granate</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Wo</translation>
    </message>
    <message>
        <source>Goes off a&amp;fter</source>
        <translation>Geht &amp;hoch nach</translation>
    </message>
    <message>
        <source>Leave a grenade lying - Hitspread</source>
        <translation>Granate liegen lassen - Hitspread</translation>
    </message>
    <message>
        <source>Lay down   Enter</source>
        <translation>Hinlegen   Enter</translation>
    </message>
    <message>
        <source>Where it lies - Hitspread</source>
        <translation>Wo sie liegt - Hitspread</translation>
    </message>
    <message>
        <source>Set   Enter</source>
        <translation>Setzen   Enter</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 left)</source>
        <translation>%1 von %2 (noch %3)</translation>
    </message>
    <message>
        <source>%1 (nobody&apos;s)</source>
        <translation>%1 (niemandes)</translation>
    </message>
    <message>
        <source>Nobody has a grenade, and none is in the library.</source>
        <translation>Niemand hat eine Granate, und in der Bibliothek ist keine.</translation>
    </message>
    <message>
        <source>It lies there until somebody runs into it.</source>
        <translation>Sie liegt da, bis jemand hineinläuft.</translation>
    </message>
    <message>
        <source>It goes off now.</source>
        <translation>Sie geht jetzt hoch.</translation>
    </message>
    <message>
        <source>It goes off when this phase ends.</source>
        <translation>Sie geht hoch, wenn diese Phase endet.</translation>
    </message>
    <message>
        <source>It goes off when %1 phases have ended.</source>
        <translation>Sie geht hoch, wenn %1 Phasen geendet haben.</translation>
    </message>
    <message>
        <source>phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
</context>
<context>
    <name>hitspread::LibraryActions</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Edit &amp;value</source>
        <translation>&amp;Wert ändern</translation>
    </message>
    <message>
        <source>Edit &amp;together…</source>
        <translation>&amp;Gemeinsam ändern…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Filter…</source>
        <translation>&amp;Filter…</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Sa&amp;ve search</source>
        <translation>Suche spei&amp;chern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Edit   Enter</source>
        <translation>&amp;Bearbeiten   Enter</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Datensatz</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>/ search</source>
        <translation>/ suchen</translation>
    </message>
    <message>
        <source>Enter edit</source>
        <translation>Enter bearbeiten</translation>
    </message>
    <message>
        <source>F2 edit value</source>
        <translation>F2 Wert ändern</translation>
    </message>
    <message>
        <source>Ctrl+D duplicate</source>
        <translation>Strg+D duplizieren</translation>
    </message>
    <message>
        <source>Del delete, Ctrl+Z brings back</source>
        <translation>Entf löschen, Strg+Z holt zurück</translation>
    </message>
    <message>
        <source>From another ca&amp;mpaign…</source>
        <translation>Aus anderer Ka&amp;mpagne…</translation>
    </message>
    <message>
        <source>The whole record in a form, a character on a sheet</source>
        <translation>Der ganze Datensatz in einem Formular, ein Charakter auf einem Bogen</translation>
    </message>
</context>
<context>
    <name>hitspread::LibraryColumns</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>hitspread::LibraryHits</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gefasst</translation>
    </message>
</context>
<context>
    <name>hitspread::LibraryPreview</name>
    <message>
        <source>The record looked at</source>
        <translation>Der betrachtete Datensatz</translation>
    </message>
    <message>
        <source>%1 records chosen</source>
        <translation>%1 Datensätze gewählt</translation>
    </message>
    <message>
        <source>Edit together sets one value in all of them at once.</source>
        <translation>„Gemeinsam ändern“ setzt einen Wert in allen auf einmal.</translation>
    </message>
    <message>
        <source>%1, sample data</source>
        <translation>%1, Beispieldaten</translation>
    </message>
    <message>
        <source>In fights</source>
        <translation>In Kämpfen</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Choose a record to see its numbers here, ready worked.</source>
        <translation>Einen Datensatz wählen, um seine Zahlen hier fertig gerechnet zu sehen.</translation>
    </message>
    <message>
        <source>New tag: Enter or a comma adds it</source>
        <translation>Neues Schlagwort: Enter oder ein Komma fügt es hinzu</translation>
    </message>
    <message>
        <source>New tag, Enter</source>
        <translation>Neues Schlagwort, Enter</translation>
    </message>
</context>
<context>
    <name>hitspread::LibrarySearch</name>
    <message>
        <source>tag</source>
        <translation>schlagwort</translation>
    </message>
    <message>
        <source>tagged “%1”</source>
        <translation>Schlagwort „%1“</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>beispiel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>sample data</source>
        <translation>Beispieldaten</translation>
    </message>
    <message>
        <source>own data</source>
        <translation>eigene Daten</translation>
    </message>
    <message>
        <source>Say which: %1.name</source>
        <translation>Welches Feld: %1.name</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Say which: %1.%2</source>
        <translation>Welches Feld: %1.%2</translation>
    </message>
    <message>
        <source>%1 is a number; “%2” is none.</source>
        <translation>%1 ist eine Zahl; „%2“ ist keine.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation>%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>has</source>
        <translation>enthält</translation>
    </message>
</context>
<context>
    <name>hitspread::LibraryTable</name>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>&amp;Usual columns</source>
        <translation>&amp;Übliche Spalten</translation>
    </message>
</context>
<context>
    <name>hitspread::LibraryWindow</name>
    <message>
        <source>Library - Hitspread</source>
        <translation>Bibliothek - Hitspread</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>New: %1   Ctrl+N</source>
        <translation>Neu: %1   Strg+N</translation>
    </message>
    <message>
        <source>Nothing called “%1”.</source>
        <translation>Nichts namens „%1“.</translation>
    </message>
    <message>
        <source>Choose several records first.</source>
        <translation>Zuerst mehrere Datensätze wählen.</translation>
    </message>
    <message>
        <source>Another campaign is being opened; its library will stand here.</source>
        <translation>Eine andere Kampagne wird geöffnet; ihre Bibliothek erscheint dann hier.</translation>
    </message>
    <message>
        <source>Everything: the best %1 of %2</source>
        <translation>Alles: die besten %1 von %2</translation>
    </message>
    <message>
        <source>Everything: %1</source>
        <translation>Alles: %1</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Choose a kind of record first.</source>
        <translation>Zuerst eine Art von Datensatz wählen.</translation>
    </message>
    <message>
        <source>%1 is stored. Undo takes it back as one step.</source>
        <translation>%1 ist gespeichert. Rückgängig nimmt es in einem Schritt zurück.</translation>
    </message>
    <message>
        <source>Everything: the first %1 of %2; a word finds the rest</source>
        <translation>Alles: die ersten %1 von %2; ein Wort findet den Rest</translation>
    </message>
    <message>
        <source>Nothing is in this library yet. Choose a kind at the left to create the first record.</source>
        <translation>In dieser Bibliothek ist noch nichts. Links eine Art wählen und den ersten Eintrag anlegen.</translation>
    </message>
    <message>
        <source>Everything: %1 of %2</source>
        <translation>Alles: %1 von %2</translation>
    </message>
</context>
<context>
    <name>hitspread::LyingWords</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not by itself</source>
        <translation>nicht von selbst</translation>
    </message>
    <message>
        <source>goes off now</source>
        <translation>geht jetzt hoch</translation>
    </message>
    <message>
        <source>goes off with this phase</source>
        <translation>geht mit dieser Phase hoch</translation>
    </message>
    <message>
        <source>goes off in %1 phases</source>
        <translation>geht in %1 Phasen hoch</translation>
    </message>
    <message>
        <source>%1 goes off</source>
        <translation>%1 geht hoch</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 Phase</translation>
    </message>
    <message>
        <source>%1 phases</source>
        <translation>%1 Phasen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1, fuse: %2</source>
        <translation>%1, Zünder: %2</translation>
    </message>
    <message>
        <source>Fuse: %1</source>
        <translation>Zünder: %1</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Wo: %1</translation>
    </message>
</context>
<context>
    <name>hitspread::MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>About Hitspread</source>
        <translation>Über Hitspread</translation>
    </message>
    <message>
        <source>Hitspread %1
Computes the fight; the game master disposes.
Free software under the GPL, version 3 or later.</source>
        <translation>Hitspread %1
Rechnet den Kampf; die Spielleitung entscheidet.
Freie Software unter der GPL, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Copy saved as %1</source>
        <translation>Kopie gespeichert als %1</translation>
    </message>
    <message>
        <source>sample campaign</source>
        <translation>Beispielkampagne</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 - Hitspread</source>
        <translation>%1 - Hitspread</translation>
    </message>
    <message>
        <source>Open the sheet</source>
        <translation>Bogen öffnen</translation>
    </message>
</context>
<context>
    <name>hitspread::MoreColumns</name>
    <message>
        <source>More columns follow</source>
        <translation>Weitere Spalten folgen</translation>
    </message>
    <message>
        <source>More columns follow: click, or go on with the arrow keys</source>
        <translation>Weitere Spalten folgen: klicken oder mit den Pfeiltasten weitergehen</translation>
    </message>
</context>
<context>
    <name>hitspread::NewFightDialog</name>
    <message>
        <source>Add   Enter</source>
        <translation>Hinzufügen   Enter</translation>
    </message>
    <message>
        <source>Begin the fight   Ctrl+Enter</source>
        <translation>Kampf beginnen   Strg+Enter</translation>
    </message>
    <message>
        <source>New fight - Hitspread</source>
        <translation>Neuer Kampf - Hitspread</translation>
    </message>
    <message>
        <source>Name of the fight</source>
        <translation>Name des Kampfs</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Regelsystem</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Wer mitkämpft</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Delete takes a group out of the list.</source>
        <translation>Entf nimmt eine Gruppe aus der Liste.</translation>
    </message>
    <message>
        <source>Cancel   Esc</source>
        <translation>Abbrechen   Esc</translation>
    </message>
    <message>
        <source>New fight</source>
        <translation>Neuer Kampf</translation>
    </message>
    <message>
        <source>%1 × %2: %3</source>
        <translation>%1 × %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who takes part belongs to these rules: take them out first.</source>
        <translation>Wer mitkämpft, gehört zu diesen Regeln: erst alle herausnehmen.</translation>
    </message>
    <message>
        <source>At most %1 take part in a fight.</source>
        <translation>Höchstens %1 nehmen an einem Kampf teil.</translation>
    </message>
    <message>
        <source>The fight needs a name.</source>
        <translation>Der Kampf braucht einen Namen.</translation>
    </message>
    <message>
        <source>Who takes part: %1</source>
        <translation>Wer mitkämpft: %1</translation>
    </message>
</context>
<context>
    <name>hitspread::NewcomerPicker</name>
    <message>
        <source>Character to add</source>
        <translation>Wer hinzukommt</translation>
    </message>
    <message>
        <source>Type a name, or 3x and a name</source>
        <translation>Einen Namen tippen, oder 3x und einen Namen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>1 to %1; the arrow keys count</source>
        <translation>1 bis %1; die Pfeiltasten zählen</translation>
    </message>
    <message>
        <source>Characters of the library</source>
        <translation>Charaktere der Bibliothek</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Heißt</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>Instead of the weapons in the library&apos;s kit</source>
        <translation>Statt der Waffen aus der Ausrüstung in der Bibliothek</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>own weapons</source>
        <translation>eigene Waffen</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>typed on the spot: a plain character, kept in the library</source>
        <translation>gleich hier eingetippt: ein schlichter Charakter, bleibt in der Bibliothek</translation>
    </message>
    <message>
        <source>No character of this rule system is in the library yet: type a name.</source>
        <translation>Noch kein Charakter dieses Regelsystems ist in der Bibliothek: einen Namen tippen.</translation>
    </message>
    <message>
        <source>The first %1; type more of the name.</source>
        <translation>Die ersten %1; mehr vom Namen tippen.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>How many: 1 to %1</source>
        <translation>Wie viele: 1 bis %1</translation>
    </message>
    <message>
        <source>No weapon of the library is called “%1”.</source>
        <translation>Keine Waffe der Bibliothek heißt „%1“.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Einen Namen tippen.</translation>
    </message>
    <message>
        <source>Will be called: %1</source>
        <translation>Wird heißen: %1</translation>
    </message>
    <message>
        <source>Several weapons are called “%1” or like that: type more.</source>
        <translation>Mehrere Waffen heißen „%1“ oder ähnlich: mehr eintippen.</translation>
    </message>
    <message>
        <source>Will be called: %1; holds %2</source>
        <translation>Wird heißen: %1; führt %2</translation>
    </message>
</context>
<context>
    <name>hitspread::NextDeed</name>
    <message>
        <source>Open the sheet</source>
        <translation>Bogen öffnen</translation>
    </message>
    <message>
        <source>Show the dice</source>
        <translation>Würfel zeigen</translation>
    </message>
    <message>
        <source>No opponent stands; Ctrl+click a combatant to choose a target.</source>
        <translation>Kein Gegner steht mehr; Strg+Klick auf einen Kämpfer wählt ein Ziel.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin the phase</source>
        <translation>Phase beginnen</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
</context>
<context>
    <name>hitspread::NumberField</name>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
</context>
<context>
    <name>hitspread::OddsBar</name>
    <message>
        <source>%1: %2</source>
        <comment>outcome, chance</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::OddsLegend</name>
    <message>
        <source>Chance of each hex to be struck, in %:</source>
        <translation>Trefferchance jedes Hexfelds, in %:</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>More dots: a higher chance. Without dots: below %1 %.</source>
        <translation>Mehr Punkte: höhere Chance. Ohne Punkte: unter %1 %.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Chance, %</source>
        <translation>Chance, %</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>%1 +</source>
        <translation>%1 +</translation>
    </message>
</context>
<context>
    <name>hitspread::OddsOutlook</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Strikes the body</source>
        <translation>Trifft den Körper</translation>
    </message>
    <message>
        <source>Flies past the body</source>
        <translation>Fliegt vorbei</translation>
    </message>
    <message>
        <source>Armour holds</source>
        <translation>Panzerung hält</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>The attack roll succeeds: %1.</source>
        <translation>Der Trefferwurf gelingt: %1.</translation>
    </message>
    <message>
        <source>One that fails may strike all the same.</source>
        <translation>Auch ein misslungener kann treffen.</translation>
    </message>
    <message>
        <source>One that succeeds may fly past all the same.</source>
        <translation>Auch ein gelungener kann vorbeigehen.</translation>
    </message>
    <message>
        <source>Nothing leaves the weapon: %1, counted as flying past.</source>
        <translation>Kein Schuss löst sich: %1, mitgezählt als vorbei.</translation>
    </message>
    <message>
        <source>Strikes: %1</source>
        <comment>locations</comment>
        <translation>Trifft: %1</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <comment>a hex</comment>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>location, hex</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>value, points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::OddsPanel</name>
    <message>
        <source>Odds before the roll</source>
        <translation>Chancen vor dem Wurf</translation>
    </message>
    <message>
        <source>Before the roll</source>
        <translation>Vor dem Wurf</translation>
    </message>
    <message>
        <source>Best hex for a goal</source>
        <translation>Bestes Hexfeld für ein Ziel</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>No aim reaches this goal.</source>
        <translation>Kein Zielhex erreicht dieses Ziel.</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Was am meisten hilft</translation>
    </message>
    <message>
        <source>Nothing that could be done otherwise raises this chance.</source>
        <translation>Nichts, was sich ändern ließe, erhöht diese Chance.</translation>
    </message>
    <message>
        <source>Strikes one of these</source>
        <translation>Trifft eines davon</translation>
    </message>
    <message>
        <source>What stands in the hexes</source>
        <translation>Was in den Hexfeldern steht</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Nur Farbe</translation>
    </message>
</context>
<context>
    <name>hitspread::OptionColumn</name>
    <message>
        <source>More options</source>
        <translation>Mehr Optionen</translation>
    </message>
</context>
<context>
    <name>hitspread::OptionRow</name>
    <message>
        <source>Changed by you. Click to take the fight&apos;s value again.</source>
        <translation>Von Hand geändert. Klicken, um den Wert des Kampfs wieder zu nehmen.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Bitte wählen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>hitspread::OrderTable</name>
    <message>
        <source>The new order</source>
        <translation>Die neue Reihenfolge</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>hitspread::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
    <message>
        <source>%1, %2 pages</source>
        <translation>%1, %2 Seiten</translation>
    </message>
</context>
<context>
    <name>hitspread::Panels</name>
    <message>
        <source>Acting now</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History written to %1</source>
        <translation>Verlauf nach %1 geschrieben</translation>
    </message>
</context>
<context>
    <name>hitspread::PhaseShare</name>
    <message>
        <source>1 Action left</source>
        <translation>1 Aktion übrig</translation>
    </message>
    <message>
        <source>%1 Actions left</source>
        <translation>%1 Aktionen übrig</translation>
    </message>
    <message>
        <source>1 held</source>
        <translation>1 aufgehoben</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 aufgehoben</translation>
    </message>
    <message>
        <source>1 spent</source>
        <translation>1 verbraucht</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 verbraucht</translation>
    </message>
</context>
<context>
    <name>hitspread::PlaceField</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Half-row</source>
        <translation>Halbreihe</translation>
    </message>
</context>
<context>
    <name>hitspread::PlayerBar</name>
    <message>
        <source>To the beginning</source>
        <translation>An den Anfang</translation>
    </message>
    <message>
        <source>Replay the shot (P)</source>
        <translation>Schuss wiederholen (P)</translation>
    </message>
    <message>
        <source>Place in the flight</source>
        <translation>Stelle im Flug</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <translation>2×</translation>
    </message>
    <message>
        <source>4×</source>
        <translation>4×</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Tempo der Animation</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>hitspread::PrintCommands</name>
    <message>
        <source>This rule system has no combat sheet</source>
        <translation>Dieses Regelsystem hat keinen Kampfbogen</translation>
    </message>
    <message>
        <source>Print the combat sheets of everybody in this fight, with bookmarks</source>
        <translation>Die Kampfbögen aller in diesem Kampf drucken, mit Lesezeichen</translation>
    </message>
    <message>
        <source>Print the combat sheet of who acts, in the present state</source>
        <translation>Den Kampfbogen dessen drucken, der handelt, im jetzigen Zustand</translation>
    </message>
</context>
<context>
    <name>hitspread::PrintDialog</name>
    <message>
        <source>&amp;Blank, to fill in by hand</source>
        <translation>&amp;Leer, zum Ausfüllen von Hand</translation>
    </message>
    <message>
        <source>Save &amp;ink: no grey areas</source>
        <translation>&amp;Tinte sparen: keine grauen Flächen</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print combat sheet</source>
        <translation>Kampfbogen drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The printer did not take the pages. Check it, or save a PDF.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen. Drucker prüfen oder ein PDF speichern.</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Print house rules</source>
        <translation>Hausregeln drucken</translation>
    </message>
    <message>
        <source>No font is installed, the pages would have no text. Install a font and open this again.</source>
        <translation>Keine Schrift ist installiert, die Seiten hätten keinen Text. Eine Schrift installieren und dies erneut öffnen.</translation>
    </message>
    <message>
        <source>Print keys</source>
        <translation>Tasten drucken</translation>
    </message>
</context>
<context>
    <name>hitspread::ProblemBar</name>
    <message>
        <source>Hide message</source>
        <translation>Meldung ausblenden</translation>
    </message>
</context>
<context>
    <name>hitspread::ProblemRemedy</name>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen…</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>Anderen Ort wählen…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Show the dice</source>
        <translation>Würfel zeigen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
</context>
<context>
    <name>hitspread::ProfileBar</name>
    <message>
        <source>Put in force</source>
        <translation>In Kraft setzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Profile of house rules</source>
        <translation>Profil von Hausregeln</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Name des Profils</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>1 switch differs</source>
        <translation>1 Schalter weicht ab</translation>
    </message>
    <message>
        <source>%1 switches differ</source>
        <translation>%1 Schalter weichen ab</translation>
    </message>
    <message>
        <source>No fight with house rules is open.</source>
        <translation>Kein Kampf mit Hausregeln ist offen.</translation>
    </message>
    <message>
        <source>The fight goes by no profile. %1 from what is usual.</source>
        <translation>Der Kampf folgt keinem Profil. %1 vom Üblichen.</translation>
    </message>
    <message>
        <source>The profile “%1” is not here. %2 from what is usual.</source>
        <translation>Das Profil „%1“ ist nicht da. %2 vom Üblichen.</translation>
    </message>
    <message>
        <source>The fight goes by it.</source>
        <translation>Der Kampf folgt ihm.</translation>
    </message>
    <message>
        <source>The fight goes by it; %1.</source>
        <translation>Der Kampf folgt ihm; %1.</translation>
    </message>
    <message>
        <source>The fight has the same rules.</source>
        <translation>Der Kampf hat dieselben Regeln.</translation>
    </message>
    <message>
        <source>Not in force; %1.</source>
        <translation>Nicht in Kraft; %1.</translation>
    </message>
    <message>
        <source>The fight takes over every switch of this profile, as one step</source>
        <translation>Der Kampf übernimmt jeden Schalter dieses Profils, als ein Schritt</translation>
    </message>
    <message>
        <source>There is nothing to take over</source>
        <translation>Es gibt nichts zu übernehmen</translation>
    </message>
    <message>
        <source>Keep the fight&apos;s switches as a profile of your own</source>
        <translation>Die Schalter des Kampfes als eigenes Profil aufheben</translation>
    </message>
    <message>
        <source>This profile belongs to the rules and stays</source>
        <translation>Dieses Profil gehört zu den Regeln und bleibt</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Ihm einen anderen Namen geben</translation>
    </message>
    <message>
        <source>The fights that go by it keep their rules</source>
        <translation>Die Kämpfe, die ihm folgen, behalten ihre Regeln</translation>
    </message>
    <message>
        <source>Save the fight&apos;s switches as</source>
        <translation>Schalter des Kampfes speichern als</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Zum Profil zurück</translation>
    </message>
</context>
<context>
    <name>hitspread::RanksEditor</name>
    <message>
        <source>Name of the modifier</source>
        <translation>Name des Modifikators</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Value of the modifier</source>
        <translation>Wert des Modifikators</translation>
    </message>
    <message>
        <source>Name to add</source>
        <translation>Hinzuzufügender Name</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Add a name…</source>
        <translation>Namen hinzufügen…</translation>
    </message>
    <message>
        <source>%1 to %2, then Enter</source>
        <translation>%1 bis %2, dann Enter</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Take %1 off</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <translation>Rang von %1</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>%1 is not added yet: its rank is missing, %2 to %3</source>
        <translation>%1 ist noch nicht aufgenommen: der Rang fehlt, %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is not added yet: &quot;%2&quot; is no rank, %3 to %4</source>
        <translation>%1 ist noch nicht aufgenommen: „%2“ ist kein Rang, %3 bis %4</translation>
    </message>
</context>
<context>
    <name>hitspread::ReasonBar</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Why? The dice stay in the log.</source>
        <translation>Warum? Die Würfel bleiben im Protokoll.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>hitspread::ReasonLine</name>
    <message>
        <source>Why it is set by hand</source>
        <translation>Warum es von Hand gesetzt wird</translation>
    </message>
    <message>
        <source>Reason for what you set by hand (optional)</source>
        <translation>Grund der Änderung (optional)</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (optional)</translation>
    </message>
</context>
<context>
    <name>hitspread::RecordBinder</name>
    <message>
        <source>Take the stored value again</source>
        <translation>Gespeicherten Wert wieder nehmen</translation>
    </message>
    <message>
        <source>Set to the default, %1</source>
        <translation>Auf die Vorgabe setzen, %1</translation>
    </message>
    <message>
        <source>Set to the default</source>
        <translation>Auf die Vorgabe setzen</translation>
    </message>
</context>
<context>
    <name>hitspread::RecordDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>Ready worked</source>
        <translation>Fertig gerechnet</translation>
    </message>
    <message>
        <source>Closing stores what was changed; Undo in the library takes it back.</source>
        <translation>Schließen speichert, was geändert wurde; Rückgängig in der Bibliothek nimmt es zurück.</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne das schließen</translation>
    </message>
</context>
<context>
    <name>hitspread::RecordForm</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>More: what the rules keep by themselves</source>
        <translation>Mehr: was die Regeln selbst führen</translation>
    </message>
</context>
<context>
    <name>hitspread::RestCommand</name>
    <message>
        <source>Let time pass…</source>
        <translation>Zeit vergehen lassen…</translation>
    </message>
</context>
<context>
    <name>hitspread::RestDialog</name>
    <message>
        <source>The days are spent in &amp;hospital</source>
        <translation>Die Tage im &amp;Krankenhaus</translation>
    </message>
    <message>
        <source>Let it pass   Enter</source>
        <translation>Vergehen lassen   Enter</translation>
    </message>
    <message>
        <source>Time passes - Hitspread</source>
        <translation>Zeit vergeht - Hitspread</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>What it gives back</source>
        <translation>Was sie zurückgibt</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>&amp;Days</source>
        <translation>&amp;Tage</translation>
    </message>
    <message>
        <source>H&amp;ours</source>
        <translation>&amp;Stunden</translation>
    </message>
    <message>
        <source>At most %1 days and %2 hours.</source>
        <translation>Höchstens %1 Tage und %2 Stunden.</translation>
    </message>
    <message>
        <source>%1: a condition is over</source>
        <translation>%1: ein Zustand ist vorbei</translation>
    </message>
    <message>
        <source>Nothing changes for %1.</source>
        <translation>Nichts ändert sich für %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>hitspread::RolledTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 rolled, row %2</source>
        <translation>%1 gewürfelt, Zeile %2</translation>
    </message>
    <message>
        <source>%1, rolled</source>
        <translation>%1, gewürfelt</translation>
    </message>
    <message>
        <source>%1: not rolled yet</source>
        <translation>%1: noch nicht gewürfelt</translation>
    </message>
</context>
<context>
    <name>hitspread::RoseBox</name>
    <message>
        <source>Direction, open</source>
        <translation>Richtung, offen</translation>
    </message>
    <message>
        <source>Direction: %1, %2</source>
        <translation>Richtung: %1, %2</translation>
    </message>
    <message>
        <source>Click or type the direction, 1 to 6</source>
        <translation>Richtung anklicken oder eintippen, 1 bis 6</translation>
    </message>
    <message>
        <source>The direction is asked once the dice have fallen</source>
        <translation>Nach der Richtung wird gefragt, sobald die Würfel gefallen sind</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Direction: the rose has 1 to 6, not &quot;%1&quot;.</source>
        <translation>Richtung: Die Rose hat 1 bis 6, nicht „%1“.</translation>
    </message>
</context>
<context>
    <name>hitspread::RoundOrder</name>
    <message>
        <source>%1: %2 ends</source>
        <translation>%1: %2 endet</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>kommt als Nächstes</translation>
    </message>
</context>
<context>
    <name>hitspread::RoundStrip</name>
    <message>
        <source>Order of the round</source>
        <translation>Ablauf der Runde</translation>
    </message>
    <message>
        <source>Who acts in which phase, in order. Click: who acts. Ctrl+click: target.</source>
        <translation>Wer in welcher Phase handelt, der Reihe nach. Klick: wer handelt. Strg+Klick: Ziel.</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>hitspread::RuleBook</name>
    <message>
        <source>In the fight</source>
        <translation>Im Kampf</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::RuleBrowser</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Regelsystem</translation>
    </message>
    <message>
        <source>Only rules that stand so</source>
        <translation>Nur Regeln, die so stehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Search rules: number, title, words</source>
        <translation>Regeln suchen: Nummer, Titel, Wörter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>No rule stands so.</source>
        <translation>Keine Regel steht so.</translation>
    </message>
    <message>
        <source>No rule that stands so has “%1”. Choose All to look at every rule.</source>
        <translation>Keine Regel, die so steht, enthält „%1“. Alle wählen, um in jeder Regel zu suchen.</translation>
    </message>
    <message>
        <source>No rule has “%1”. Fewer or shorter words find more.</source>
        <translation>Keine Regel enthält „%1“. Weniger oder kürzere Wörter finden mehr.</translation>
    </message>
    <message>
        <source>Not yet playable</source>
        <translation>Noch nicht spielbar</translation>
    </message>
</context>
<context>
    <name>hitspread::RuleCommands</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>&amp;House rules of this fight…</source>
        <translation>Haus&amp;regeln dieses Kampfes…</translation>
    </message>
    <message>
        <source>Rule for &amp;this place</source>
        <translation>Regel zu dieser &amp;Stelle</translation>
    </message>
</context>
<context>
    <name>hitspread::RuleDialog</name>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>Rule %1 - Hitspread</source>
        <translation>Regel %1 - Hitspread</translation>
    </message>
    <message>
        <source>Open in the &amp;browser</source>
        <translation>Im Regel&amp;buch öffnen</translation>
    </message>
    <message>
        <source>Where it is used, what belongs with it, and every other rule</source>
        <translation>Wo sie gilt, was dazugehört, und jede andere Regel</translation>
    </message>
</context>
<context>
    <name>hitspread::RuleFacts</name>
    <message>
        <source>always applies</source>
        <translation>gilt immer</translation>
    </message>
    <message>
        <source>for groups that want it</source>
        <translation>für Gruppen, die sie wollen</translation>
    </message>
    <message>
        <source>the game master decides</source>
        <translation>der Spielleiter entscheidet</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>umgestellt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>not carried out yet</source>
        <translation>noch nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>hitspread::RuleLinksPanel</name>
    <message>
        <source>Where it is used</source>
        <translation>Wo sie gilt</translation>
    </message>
    <message>
        <source>In this fight</source>
        <translation>In diesem Kampf</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Verwandte Regeln</translation>
    </message>
    <message>
        <source>and %1 more before</source>
        <translation>und davor noch %1</translation>
    </message>
    <message>
        <source>R%1 P%2</source>
        <translation>R%1 P%2</translation>
    </message>
    <message>
        <source>(%1 steps)</source>
        <translation>(%1 Schritte)</translation>
    </message>
    <message>
        <source>(taken back)</source>
        <translation>(zurückgenommen)</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Actions: %1</source>
        <translation>Handlungen: %1</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source> (same house rule)</source>
        <translation> (gleiche Hausregel)</translation>
    </message>
</context>
<context>
    <name>hitspread::RulePage</name>
    <message>
        <source>Use: %1</source>
        <translation>Anwendung: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>%1 in this fight</source>
        <translation>%1 in diesem Kampf</translation>
    </message>
    <message>
        <source>Rule %1, %2, %3</source>
        <translation>Regel %1, %2, %3</translation>
    </message>
    <message>
        <source>House rules that bear on it</source>
        <translation>Hausregeln, die sie betreffen</translation>
    </message>
    <message>
        <source>● %1 (usually %2)</source>
        <translation>● %1 (sonst %2)</translation>
    </message>
    <message>
        <source>%1 unless switched</source>
        <translation>%1, wenn nicht geändert</translation>
    </message>
</context>
<context>
    <name>hitspread::RulesWindow</name>
    <message>
        <source>Rules - Hitspread</source>
        <translation>Regeln - Hitspread</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>House rules of this fight</source>
        <translation>Hausregeln dieses Kampfes</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>hitspread::RulingBar</name>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie die Regeln sagen</translation>
    </message>
    <message>
        <source>Value that counts</source>
        <translation>Wert, der zählt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason, kept with it</source>
        <translation>Grund, bleibt dabei stehen</translation>
    </message>
    <message>
        <source>%1: by the rules %2</source>
        <translation>%1: nach den Regeln %2</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Write a hex as column, half-row.</source>
        <translation>Ein Hexfeld als Spalte, Halbreihe schreiben.</translation>
    </message>
    <message>
        <source>A word of reason is needed.</source>
        <translation>Ein Wort zur Begründung ist nötig.</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Regel %1 lesen</translation>
    </message>
    <message>
        <source>Write a whole number, %1 to %2.</source>
        <translation>Eine ganze Zahl schreiben, %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>hitspread::SavedLabel</name>
    <message>
        <source>Open for reading only</source>
        <translation>Nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichert…</translation>
    </message>
    <message>
        <source>✓ Every step saved</source>
        <translation>✓ Jeder Schritt gespeichert</translation>
    </message>
    <message>
        <source>⚠ Nothing is saved now</source>
        <translation>⚠ Nichts wird gespeichert</translation>
    </message>
</context>
<context>
    <name>hitspread::SearchLine</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>hitspread::SearchRow</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>%1  ×</source>
        <translation>%1  ×</translation>
    </message>
    <message>
        <source>Take this condition away</source>
        <translation>Diese Bedingung wegnehmen</translation>
    </message>
    <message>
        <source>Condition: %1. Press to take it away.</source>
        <translation>Bedingung: %1. Drücken, um sie wegzunehmen.</translation>
    </message>
    <message>
        <source>Search: words, or conditions such as name:guard tag:harbour</source>
        <translation>Suche: Wörter oder Bedingungen wie name:wache tag:hafen</translation>
    </message>
</context>
<context>
    <name>hitspread::SetButton</name>
    <message>
        <source>None marked</source>
        <translation>Keine markiert</translation>
    </message>
</context>
<context>
    <name>hitspread::SheetCommands</name>
    <message>
        <source>&amp;Library</source>
        <translation>B&amp;ibliothek</translation>
    </message>
    <message>
        <source>Character &amp;sheet</source>
        <translation>Charakter&amp;bogen</translation>
    </message>
    <message>
        <source>&amp;New character…</source>
        <translation>&amp;Neuer Charakter …</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>&amp;Charaktere</translation>
    </message>
    <message>
        <source>Nobody is there to act.</source>
        <translation>Niemand ist da, der handeln könnte.</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>wird geladen …</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>… and more in the library</source>
        <translation>… und mehr in der Bibliothek</translation>
    </message>
</context>
<context>
    <name>hitspread::SheetNavigation</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Choose a picture; the menu takes it off</source>
        <translation>Bild wählen; das Menü nimmt es weg</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Take the picture off</source>
        <translation>Bild wegnehmen</translation>
    </message>
    <message>
        <source>Parts of the sheet</source>
        <translation>Teile des Bogens</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</translation>
    </message>
    <message>
        <source>in this fight: %1</source>
        <translation>in diesem Kampf: %1</translation>
    </message>
    <message>
        <source>new; stored with the first entry</source>
        <translation>neu; wird mit dem ersten Eintrag gespeichert</translation>
    </message>
    <message>
        <source>from the library</source>
        <translation>aus der Bibliothek</translation>
    </message>
    <message>
        <source>nothing changed yet</source>
        <translation>noch nichts geändert</translation>
    </message>
    <message>
        <source>1 change in this window</source>
        <translation>1 Änderung in diesem Fenster</translation>
    </message>
    <message>
        <source>%1 changes in this window</source>
        <translation>%1 Änderungen in diesem Fenster</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
</context>
<context>
    <name>hitspread::SheetWindow</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Print the combat sheet…</source>
        <translation>Kampfbogen drucken …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>✓ Stored at every change. Undo takes back one field at a time.</source>
        <translation>✓ Jede Änderung ist gespeichert. Rückgängig nimmt Feld für Feld zurück.</translation>
    </message>
    <message>
        <source>Done   Ctrl+Enter</source>
        <translation>Fertig   Strg+Enter</translation>
    </message>
    <message>
        <source>New character - Hitspread</source>
        <translation>Neuer Charakter - Hitspread</translation>
    </message>
    <message>
        <source>Character: %1 - Hitspread</source>
        <translation>Charakter: %1 - Hitspread</translation>
    </message>
    <message>
        <source>This rule system has no combat sheet</source>
        <translation>Dieses Regelsystem hat keinen Kampfbogen</translation>
    </message>
    <message>
        <source>Not stored: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>Nothing to store yet: the first value makes the character.</source>
        <translation>Noch nichts zu speichern: Mit dem ersten Wert entsteht der Charakter.</translation>
    </message>
    <message>
        <source>Not stored: %1. Everything else is.</source>
        <translation>Nicht gespeichert: %1. Alles andere ist gespeichert.</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne das schließen</translation>
    </message>
    <message>
        <source>%1 is in the library no more: what you typed here last is not stored. Undo in the library brings the character back.</source>
        <translation>%1 ist nicht mehr in der Bibliothek: Was hier zuletzt getippt wurde, ist nicht gespeichert. Rückgängig in der Bibliothek holt den Charakter zurück.</translation>
    </message>
    <message>
        <source>Stats, skills and notes belong to %1 in the library; condition and gear to this fight.</source>
        <translation>Attribute, Fertigkeiten und Notizen gehören zu %1 in der Bibliothek; Zustand und Ausrüstung zu diesem Kampf.</translation>
    </message>
    <message>
        <source>Stats, skills and notes belong to %1 in the library: also %2. Condition and gear belong to this fight.</source>
        <translation>Attribute, Fertigkeiten und Notizen gehören zu %1 in der Bibliothek: auch %2. Zustand und Ausrüstung gehören zu diesem Kampf.</translation>
    </message>
    <message>
        <source>Goes with all that is set by hand here as long as it stands</source>
        <translation>Gehört zu allem, was hier von Hand gesetzt wird, solange es da steht</translation>
    </message>
</context>
<context>
    <name>hitspread::SideWords</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1, 1 other</source>
        <translation>%1, 1 anderer</translation>
    </message>
    <message>
        <source>%1, %2 others</source>
        <translation>%1, %2 andere</translation>
    </message>
</context>
<context>
    <name>hitspread::SpendOption</name>
    <message>
        <source>by</source>
        <comment>where a shot goes that passes by the body, in a narrow box</comment>
        <translation>daneben</translation>
    </message>
</context>
<context>
    <name>hitspread::SpendPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::StagePane</name>
    <message>
        <source>Body of the target</source>
        <translation>Körper des Ziels</translation>
    </message>
</context>
<context>
    <name>hitspread::StagePanel</name>
    <message>
        <source>Body of the target</source>
        <translation>Körper des Ziels</translation>
    </message>
    <message>
        <source>Choose a target: Ctrl+click a combatant.</source>
        <translation>Ein Ziel wählen: Strg+Klick auf einen Kämpfer.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 · click or Enter to fire here · arrows walk the body</source>
        <translation>%1 · Klick oder Enter feuert · Pfeiltasten wandern</translation>
    </message>
    <message>
        <source>Open sample campaign</source>
        <translation>Beispielkampagne öffnen</translation>
    </message>
    <message>
        <source>No fight yet. Open a campaign, or the sample fight at Harbour Gate.</source>
        <translation>Noch kein Kampf. Eine Kampagne öffnen oder den Beispielkampf am Hafentor (Harbour Gate).</translation>
    </message>
    <message>
        <source>Nobody is in this fight yet.</source>
        <translation>In diesem Kampf ist noch niemand.</translation>
    </message>
    <message>
        <source>There is no fight in this campaign yet.</source>
        <translation>In dieser Kampagne gibt es noch keinen Kampf.</translation>
    </message>
    <message>
        <source>Every fight of this campaign is put aside.</source>
        <translation>Alle Kämpfe dieser Kampagne sind weggelegt.</translation>
    </message>
    <message>
        <source>New fight…</source>
        <translation>Neuer Kampf …</translation>
    </message>
    <message>
        <source>%1 · click or Enter to aim at it · arrows walk the body</source>
        <translation>%1 · Klick oder Enter zielt darauf · Pfeiltasten wandern</translation>
    </message>
    <message>
        <source>%1 · click or Enter to attack · arrows walk the body</source>
        <translation>%1 · Klick oder Enter greift an · Pfeiltasten wandern</translation>
    </message>
    <message>
        <source>Add combatants…   +</source>
        <translation>Kämpfer hinzufügen …   +</translation>
    </message>
</context>
<context>
    <name>hitspread::StagesBar</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
</context>
<context>
    <name>hitspread::SwitchBoard</name>
    <message>
        <source>%1: %2, not as in the profile</source>
        <translation>%1: %2, nicht wie im Profil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>House rule %1: %2 → %3</source>
        <translation>Hausregel %1: %2 → %3</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>von Hand gesetzt</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Hausregeln: %1</translation>
    </message>
    <message>
        <source>House rule %1: %2</source>
        <translation>Hausregel %1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::SwitchPage</name>
    <message>
        <source>Rules it bears on</source>
        <translation>Regeln, für die er gilt</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Erlaubt: %1</translation>
    </message>
    <message>
        <source>None of the rules names it.</source>
        <translation>Keine der Regeln nennt ihn.</translation>
    </message>
    <message>
        <source>in the profile</source>
        <translation>im Profil</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation>Wie üblich.</translation>
    </message>
    <message>
        <source>● Not as usual.</source>
        <translation>● Nicht wie üblich.</translation>
    </message>
    <message>
        <source>● Not as in the profile “%1”.</source>
        <translation>● Nicht wie im Profil „%1“.</translation>
    </message>
    <message>
        <source>As in the profile “%1”.</source>
        <translation>Wie im Profil „%1“.</translation>
    </message>
    <message>
        <source>Back to the profile: %1</source>
        <translation>Zurück zum Profil: %1</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <translation>Wie üblich: %1</translation>
    </message>
</context>
<context>
    <name>hitspread::SwitchPanel</name>
    <message>
        <source>The profile “%1” is deleted.</source>
        <translation>Das Profil „%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Search house rules: name, words, values</source>
        <translation>Hausregeln suchen: Name, Wörter, Werte</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Only what differs from the profile (%1)</source>
        <translation>Nur was vom Profil abweicht (%1)</translation>
    </message>
    <message>
        <source>No fight with house rules is open. Open one to see its switches.</source>
        <translation>Kein Kampf mit Hausregeln ist offen. Einen öffnen, um seine Schalter zu sehen.</translation>
    </message>
    <message>
        <source>Every switch is as the profile has it.</source>
        <translation>Jeder Schalter ist, wie das Profil ihn hat.</translation>
    </message>
    <message>
        <source>No house rule has “%1”. Fewer or shorter words find more.</source>
        <translation>Keine Hausregel enthält „%1“. Weniger oder kürzere Wörter finden mehr.</translation>
    </message>
    <message>
        <source>A table is edited and not in force yet: put it in force, or close without it.</source>
        <translation>Eine Tabelle ist bearbeitet und noch nicht in Kraft: sie in Kraft setzen oder ohne das schließen.</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne das schließen</translation>
    </message>
</context>
<context>
    <name>hitspread::TableEditor</name>
    <message>
        <source>The rules print no such table: the house values are ours.</source>
        <translation>Die Regeln drucken keine solche Tabelle: Die Hauswerte sind unsere.</translation>
    </message>
    <message>
        <source>The rules print this table.</source>
        <translation>Die Regeln drucken diese Tabelle.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>In Kraft setzen</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Hauswerte</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>%1: a whole number is missing; type one.</source>
        <translation>%1: Hier fehlt eine ganze Zahl; eine eintippen.</translation>
    </message>
    <message>
        <source>Every result of %1 stands in one row; not in force yet.</source>
        <translation>Jedes Ergebnis von %1 steht in einer Zeile; noch nicht in Kraft.</translation>
    </message>
    <message>
        <source>Every result of %1 stands in one row; in force.</source>
        <translation>Jedes Ergebnis von %1 steht in einer Zeile; in Kraft.</translation>
    </message>
    <message>
        <source>As in force</source>
        <translation>Wie in Kraft</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Split row %1: half of its results go to a new row behind it</source>
        <translation>Zeile %1 teilen: Die Hälfte ihrer Ergebnisse geht an eine neue Zeile dahinter</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Take row 1 out: its results go to the one behind it</source>
        <translation>Zeile 1 herausnehmen: Ihre Ergebnisse gehen an die Zeile dahinter</translation>
    </message>
    <message>
        <source>Take row %1 out: its results go to the one before it</source>
        <translation>Zeile %1 herausnehmen: Ihre Ergebnisse gehen an die Zeile davor</translation>
    </message>
</context>
<context>
    <name>hitspread::TakeDialog</name>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Take   Enter</source>
        <translation>Übernehmen   Enter</translation>
    </message>
    <message>
        <source>Search the other library</source>
        <translation>Die andere Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Type a name: a person, a weapon, a condition</source>
        <translation>Einen Namen tippen: Person, Waffe, Zustand</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Records of the other library</source>
        <translation>Einträge der anderen Bibliothek</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>Close   Esc</source>
        <translation>Schließen   Esc</translation>
    </message>
    <message>
        <source>What is taken gets a number behind its name</source>
        <translation>Was übernommen wird, bekommt eine Zahl hinter den Namen</translation>
    </message>
    <message>
        <source>Use mine</source>
        <translation>Meines nehmen</translation>
    </message>
    <message>
        <source>What is taken refers to the one that is here; it stays as it is</source>
        <translation>Was übernommen wird, bezieht sich auf das hier vorhandene; das bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Meines ersetzen</translation>
    </message>
    <message>
        <source>The one that is here takes the values of the other</source>
        <translation>Das hier vorhandene bekommt die Werte des anderen</translation>
    </message>
    <message>
        <source>Take from another campaign</source>
        <translation>Aus einer anderen Kampagne übernehmen</translation>
    </message>
    <message>
        <source>Hitspread campaigns (*.hitspread)</source>
        <translation>Hitspread-Kampagnen (*.hitspread)</translation>
    </message>
    <message>
        <source>From %1 - Hitspread</source>
        <translation>Aus %1 - Hitspread</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Nothing called “%1”.</source>
        <translation>Nichts heißt „%1“.</translation>
    </message>
    <message>
        <source>The first %1 of %2; type more of the name.</source>
        <translation>Die ersten %1 von %2; mehr vom Namen tippen.</translation>
    </message>
    <message>
        <source>What is taken brings along what it refers to: rounds, gear, portrait.</source>
        <translation>Mit übernommen wird, worauf es sich bezieht: Munition, Ausrüstung, Bild.</translation>
    </message>
    <message>
        <source>Here already, with other values: %1</source>
        <translation>Schon da, mit anderen Werten: %1</translation>
    </message>
    <message>
        <source>Taken: %1. Undo in the library takes it back.</source>
        <translation>Übernommen: %1. Rückgängig in der Bibliothek nimmt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und ein weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Here already: %1. Nothing was done.</source>
        <translation>Schon hier: %1. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>hitspread::Targets</name>
    <message>
        <source>%1 is on the same side.</source>
        <translation>%1 steht auf derselben Seite.</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>aus dem Kampf</translation>
    </message>
    <message>
        <source>%1 is on the same side, and already %2.</source>
        <translation>%1 steht auf derselben Seite und ist bereits %2.</translation>
    </message>
    <message>
        <source>%1 is already %2.</source>
        <translation>%1 ist bereits %2.</translation>
    </message>
</context>
<context>
    <name>hitspread::ThingPicker</name>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Type to find, Enter takes</source>
        <translation>Tippen zum Suchen, Enter nimmt</translation>
    </message>
    <message>
        <source>Things to take</source>
        <translation>Was es gibt</translation>
    </message>
    <message>
        <source>Another one from the library</source>
        <translation>Ein weiteres aus der Bibliothek</translation>
    </message>
    <message>
        <source>The first %1; type more of the name.</source>
        <translation>Die ersten %1; mehr vom Namen schreiben.</translation>
    </message>
    <message>
        <source>nothing of the kind is in the library</source>
        <translation>in der Bibliothek ist nichts dergleichen</translation>
    </message>
    <message>
        <source>Nothing called “%1”.</source>
        <translation>Nichts namens „%1“.</translation>
    </message>
</context>
<context>
    <name>hitspread::TimeBar</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The round, set by hand; the arrow keys count</source>
        <translation>Die Runde, von Hand gesetzt; die Pfeiltasten zählen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>Phase %1 of %2, set by hand</source>
        <translation>Phase %1 von %2, von Hand gesetzt</translation>
    </message>
</context>
<context>
    <name>hitspread::TraceModel</name>
    <message>
        <source>%1 (ruled, %2 by the rules: %3)</source>
        <translation>%1 (entschieden, nach den Regeln %2: %3)</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bis hierher</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>hitspread::TrackBoxes</name>
    <message>
        <source>%1 of %2 left</source>
        <translation>%1 von %2 übrig</translation>
    </message>
    <message>
        <source>Click a box to mark or heal up to it; the arrow keys change by one</source>
        <translation>Kästchen anklicken, um bis dorthin anzukreuzen oder zu heilen; die Pfeiltasten ändern um eins</translation>
    </message>
</context>
<context>
    <name>hitspread::TurnCommands</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>&amp;End the phase…</source>
        <translation>&amp;Phase beenden…</translation>
    </message>
    <message>
        <source>Goes on to the next phase, whoever has Actions left</source>
        <translation>Geht zur nächsten Phase über, wer auch noch Aktionen übrig hat</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No fight is open.</source>
        <translation>Kein Kampf ist offen.</translation>
    </message>
    <message>
        <source>Nobody is there to act.</source>
        <translation>Niemand ist da, der handeln könnte.</translation>
    </message>
    <message>
        <source>Actions left, lost when it ends: %1</source>
        <translation>Aktionen übrig, am Ende verloren: %1</translation>
    </message>
    <message>
        <source>%1 (held)</source>
        <translation>%1 (aufgehoben)</translation>
    </message>
    <message>
        <source>The next one acts, then who holds an Action; when nobody is left, the next phase</source>
        <translation>Der Nächste handelt, dann, wer eine Aktion aufgehoben hat; ist niemand mehr übrig, die nächste Phase</translation>
    </message>
</context>
<context>
    <name>hitspread::Verdict</name>
    <message>
        <source>%1: %2</source>
        <comment>thing, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>down</source>
        <translation>zu Boden</translation>
    </message>
    <message>
        <source>bleeds</source>
        <translation>blutet</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>jam</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>dodged</source>
        <translation>ausgewichen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>aufgehalten</translation>
    </message>
    <message>
        <source>parried</source>
        <translation>pariert</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>passes by</source>
        <translation>geht vorbei</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, what becomes of him</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 tot</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 bewusstlos</translation>
    </message>
    <message>
        <source>%1 hurt</source>
        <translation>%1 verletzt</translation>
    </message>
    <message>
        <source>awake again</source>
        <translation>wieder wach</translation>
    </message>
    <message>
        <source>wound closed</source>
        <translation>Wunde versorgt</translation>
    </message>
    <message>
        <source>bullet out</source>
        <translation>Kugel entfernt</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>geheilt</translation>
    </message>
    <message>
        <source>eased</source>
        <translation>Prellung klingt ab</translation>
    </message>
    <message>
        <source>nobody is hurt</source>
        <translation>niemand wird verletzt</translation>
    </message>
    <message>
        <source>success</source>
        <translation>gelungen</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>misslungen</translation>
    </message>
    <message>
        <source>Nothing happened to anybody.</source>
        <translation>Niemandem ist etwas geschehen.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name, what became of him</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>headline, sentence</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::VerdictCard</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take this back (Ctrl+Z)</source>
        <translation>Das zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Would come of it: %1</source>
        <translation>Daraus würde: %1</translation>
    </message>
    <message>
        <source>%1 changes…</source>
        <translation>%1 Änderungen …</translation>
    </message>
    <message>
        <source>%1 more…</source>
        <translation>%1 weitere …</translation>
    </message>
    <message>
        <source>Everything that changes, before and after</source>
        <translation>Alles, was sich ändert, vorher und nachher</translation>
    </message>
    <message>
        <source>1 change…</source>
        <translation>1 Änderung …</translation>
    </message>
</context>
<context>
    <name>hitspread::VerdictLine</name>
    <message>
        <source>%1: %2</source>
        <comment>what, its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>hitspread::VerdictList</name>
    <message>
        <source>Everything that changes</source>
        <translation>Alles, was sich ändert</translation>
    </message>
</context>
<context>
    <name>hitspread::WeaponButton</name>
    <message>
        <source>, %1 of %2 rounds</source>
        <translation>, %1 von %2 Schuss</translation>
    </message>
    <message>
        <source>%1
%2%3</source>
        <translation>%1
%2%3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>, %1 of %2 round</source>
        <translation>, %1 von %2 Schuss</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>%1 · </source>
        <translation>%1 · </translation>
    </message>
    <message>
        <source>
Key: %1</source>
        <translation>
Taste: %1</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>hitspread::WeaponList</name>
    <message>
        <source>unarmed</source>
        <translation>unbewaffnet</translation>
    </message>
</context>
<context>
    <name>hitspread::WhatHappened</name>
    <message>
        <source>Nothing has happened yet in this fight. Click a hex of the body to fire at it.</source>
        <translation>In diesem Kampf ist noch nichts geschehen. Ein Hexfeld des Körpers anklicken, um darauf zu feuern.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>How the last action was worked out is shown here, step by step and rule by rule.</source>
        <translation>Hier steht, wie die letzte Handlung zustande kam, Schritt für Schritt und Regel für Regel.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last step was made by hand: there is nothing to work out. An action chosen in the history shows how it came about.</source>
        <translation>Der letzte Schritt wurde von Hand gemacht: Da gibt es nichts herzuleiten. Eine Handlung, im Verlauf gewählt, zeigt, wie sie zustande kam.</translation>
    </message>
</context>
<context>
    <name>hitspread::WhatIfBar</name>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>What is other now than in the fight as it was</source>
        <translation>Was jetzt anders ist als im Kampf, wie er war</translation>
    </message>
    <message>
        <source>The fight goes on as tried; as it was stays in the history, struck through</source>
        <translation>Der Kampf geht weiter wie versucht; wie er war, bleibt durchgestrichen im Verlauf</translation>
    </message>
    <message>
        <source>Back to the fight as it was; what was tried stays in the history, struck through</source>
        <translation>Zurück zum Kampf, wie er war; das Versuchte bleibt durchgestrichen im Verlauf</translation>
    </message>
    <message>
        <source>Trying out, 1 step</source>
        <translation>Versuch, 1 Schritt</translation>
    </message>
    <message>
        <source>Trying out, %1 steps</source>
        <translation>Versuch, %1 Schritte</translation>
    </message>
    <message>
        <source>The fight as it was stands beside as “%1”</source>
        <translation>Der Kampf, wie er war, steht als „%1“ daneben</translation>
    </message>
</context>
<context>
    <name>hitspread::WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Open sa&amp;mple campaign</source>
        <translation>&amp;Beispielkampagne öffnen</translation>
    </message>
    <message>
        <source>&amp;Reset sample</source>
        <translation>Beispiel zur&amp;ücksetzen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Fire</source>
        <translation>&amp;Feuern</translation>
    </message>
    <message>
        <source>Next &amp;target</source>
        <translation>Nächstes &amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;About Hitspread</source>
        <translation>&amp;Über Hitspread</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Kampagne</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Attack</source>
        <translation>An&amp;griff</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>The language changes when Hitspread is started the next time.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Hitspread.</translation>
    </message>
    <message>
        <source>&amp;Print combat sheet…</source>
        <translation>Kampfbogen &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>B&amp;ibliothek</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächste Leiste</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>&amp;Vorige Leiste</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>Ka&amp;mpf</translation>
    </message>
    <message>
        <source>Print combat sheets of this fi&amp;ght…</source>
        <translation>Kampfbögen dieses Kampfes d&amp;rucken …</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>B&amp;y oneself</source>
        <translation>&amp;Allein</translation>
    </message>
    <message>
        <source>Print &amp;house rules of this fight…</source>
        <translation>&amp;Hausregeln dieses Kampfes drucken …</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
</context>
<context>
    <name>hitspread::WindowBars</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>hitspread::bodypicture</name>
    <message>
        <source>1 hex without aiming</source>
        <translation>1 Hexfeld ohne Zielen</translation>
    </message>
    <message>
        <source>%1 hexes without aiming</source>
        <translation>%1 Hexfelder ohne Zielen</translation>
    </message>
    <message>
        <source>1 point: %1</source>
        <translation>1 Punkt: %1</translation>
    </message>
    <message>
        <source>%1 points: %2</source>
        <translation>%1 Punkte: %2</translation>
    </message>
    <message>
        <source>1 hex %1, off the body</source>
        <comment>arrow</comment>
        <translation>1 Hexfeld %1, am Körper vorbei</translation>
    </message>
    <message>
        <source>%1 hexes %2, off the body</source>
        <comment>count, arrow</comment>
        <translation>%1 Hexfelder %2, am Körper vorbei</translation>
    </message>
</context>
<context>
    <name>hitspread::percentile::DuelDialog</name>
    <message>
        <source>Both roll at once. Roll or type the dice.</source>
        <translation>Beide würfeln gleichzeitig. Würfeln oder die Würfel eintippen.</translation>
    </message>
    <message>
        <source>Drop this duel:</source>
        <translation>Dieses Duell verwerfen:</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Duel: %1 and %2 - Hitspread</source>
        <translation>Duell: %1 und %2 - Hitspread</translation>
    </message>
    <message>
        <source>Weapon, %1</source>
        <translation>Waffe, %1</translation>
    </message>
    <message>
        <source>Steps, %1</source>
        <translation>Schritte, %1</translation>
    </message>
    <message>
        <source>R rolls for both, digits type the dice.</source>
        <translation>R würfelt für beide, Ziffern tippen die Würfel ein.</translation>
    </message>
</context>
<context>
    <name>hitspread::percentile::Outcome</name>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>left, of most</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 hits: %2</source>
        <comment>name, location</comment>
        <translation>%1 trifft: %2</translation>
    </message>
    <message>
        <source>%1 misses</source>
        <translation>%1 verfehlt</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>name, points of health</comment>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>nobody is hurt</source>
        <translation>niemand wird verletzt</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>Seite B</translation>
    </message>
</context>
<context>
    <name>hitspread::percentile::PanelWords</name>
    <message>
        <source>&amp;Duel</source>
        <translation>&amp;Duell</translation>
    </message>
    <message>
        <source>Duel with %1</source>
        <translation>Duell mit %1</translation>
    </message>
</context>
<context>
    <name>hitspread::percentile::PercentileDigest</name>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>kampfunfähig</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1%2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>%1 · damage %2d%3%4</source>
        <translation>%1 · Schaden %2W%3%4</translation>
    </message>
    <message>
        <source>armour %1</source>
        <translation>Rüstung %1</translation>
    </message>
    <message>
        <source>no armour</source>
        <translation>keine Rüstung</translation>
    </message>
</context>
<context>
    <name>hitspread::portrait::Words</name>
    <message>
        <source>%1 is larger than 32 MB; save it smaller</source>
        <translation>%1 ist größer als 32 MB; kleiner speichern</translation>
    </message>
    <message>
        <source>%1 could not be read as a picture (%2); choose another one</source>
        <translation>%1 war nicht als Bild zu lesen (%2); ein anderes wählen</translation>
    </message>
    <message>
        <source>%1 could not be kept as a picture; choose another one</source>
        <translation>%1 war nicht als Bild zu speichern; ein anderes wählen</translation>
    </message>
</context>
<context>
    <name>hitspread::text::Fields</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>a rank from %1 to %2 each</source>
        <translation>je ein Rang von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, or nothing</source>
        <translation>%1 oder leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: a value is missing; %2</source>
        <translation>%1: ein Wert fehlt; %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no whole number; %3</source>
        <translation>%1: „%2“ ist keine ganze Zahl; %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>at most %1 characters</source>
        <translation>höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>house values</source>
        <translation>Hauswerte</translation>
    </message>
    <message>
        <source>changed, rows: %1</source>
        <translation>geändert, Zeilen: %1</translation>
    </message>
    <message>
        <source>and more rows: %1</source>
        <translation>und weitere Zeilen: %1</translation>
    </message>
    <message>
        <source>each result from %1 to %2 once</source>
        <translation>jedes Ergebnis von %1 bis %2 einmal</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>hitspread::text::Kinds</name>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Firearm</source>
        <translation>Schusswaffe</translation>
    </message>
    <message>
        <source>Firearms</source>
        <translation>Schusswaffen</translation>
    </message>
    <message>
        <source>Melee weapon</source>
        <translation>Nahkampfwaffe</translation>
    </message>
    <message>
        <source>Melee weapons</source>
        <translation>Nahkampfwaffen</translation>
    </message>
    <message>
        <source>Thrown weapon</source>
        <translation>Wurfwaffe</translation>
    </message>
    <message>
        <source>Thrown weapons</source>
        <translation>Wurfwaffen</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Grenades</source>
        <translation>Granaten</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>New firearm</source>
        <translation>Neue Schusswaffe</translation>
    </message>
    <message>
        <source>New melee weapon</source>
        <translation>Neue Nahkampfwaffe</translation>
    </message>
    <message>
        <source>New thrown weapon</source>
        <translation>Neue Wurfwaffe</translation>
    </message>
    <message>
        <source>New ammunition</source>
        <translation>Neue Munition</translation>
    </message>
    <message>
        <source>New armour</source>
        <translation>Neue Rüstung</translation>
    </message>
    <message>
        <source>New grenade</source>
        <translation>Neue Granate</translation>
    </message>
    <message>
        <source>New accessory</source>
        <translation>Neues Zubehör</translation>
    </message>
    <message>
        <source>New condition</source>
        <translation>Neuer Zustand</translation>
    </message>
    <message>
        <source>New modifier</source>
        <translation>Neuer Modifikator</translation>
    </message>
    <message>
        <source>No characters yet.</source>
        <translation>Noch keine Charaktere.</translation>
    </message>
    <message>
        <source>No firearms yet.</source>
        <translation>Noch keine Schusswaffen.</translation>
    </message>
    <message>
        <source>No melee weapons yet.</source>
        <translation>Noch keine Nahkampfwaffen.</translation>
    </message>
    <message>
        <source>No thrown weapons yet.</source>
        <translation>Noch keine Wurfwaffen.</translation>
    </message>
    <message>
        <source>No ammunition yet.</source>
        <translation>Noch keine Munition.</translation>
    </message>
    <message>
        <source>No armour yet.</source>
        <translation>Noch keine Rüstung.</translation>
    </message>
    <message>
        <source>No grenades yet.</source>
        <translation>Noch keine Granaten.</translation>
    </message>
    <message>
        <source>No accessories yet.</source>
        <translation>Noch kein Zubehör.</translation>
    </message>
    <message>
        <source>No conditions yet.</source>
        <translation>Noch keine Zustände.</translation>
    </message>
    <message>
        <source>No modifiers yet.</source>
        <translation>Noch keine Modifikatoren.</translation>
    </message>
</context>
<context>
    <name>hitspread::text::Labels</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>off the body</source>
        <translation>neben dem Körper</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>capitals inside a sentence</comment>
        <extracomment>Translate &quot;lower&quot; as &quot;keep&quot; where nouns keep their capital inside a sentence, else as &quot;lower&quot;.</extracomment>
        <translation>keep</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>shoulder</source>
        <translation>Schulter</translation>
    </message>
    <message>
        <source>elbow</source>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>that of the side</source>
        <translation>die der Seite</translation>
    </message>
    <message>
        <source>Round %1, phase %2</source>
        <translation>Runde %1, Phase %2</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>No time passes</source>
        <translation>Keine Zeit vergeht</translation>
    </message>
    <message>
        <source>%1 later, in hospital</source>
        <translation>%1 später, im Krankenhaus</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 später</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>%1: row %2</source>
        <translation>%1: Zeile %2</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ArmourCard</name>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Wears no armour.</source>
        <translation>Trägt keine Rüstung.</translation>
    </message>
    <message>
        <source>PV %1</source>
        <translation>PV %1</translation>
    </message>
    <message>
        <source>%1 ID %2</source>
        <translation>%1 ID %2</translation>
    </message>
    <message>
        <source>%1 PV %2, ID %3 of %4</source>
        <translation>%1 PV %2, ID %3 von %4</translation>
    </message>
    <message>
        <source>All together, by location: %1</source>
        <translation>Alles zusammen, je Trefferzone: %1</translation>
    </message>
    <message>
        <source>Dodge %1</source>
        <translation>Ausweichen %1</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::AttackerOptions</name>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Zielaktionen</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Hieb</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>1st of two</source>
        <translation>1. von zwei</translation>
    </message>
    <message>
        <source>2nd of two</source>
        <translation>2. von zwei</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>Aims at this blow</source>
        <translation>Zielt auf diesen Hieb</translation>
    </message>
    <message>
        <source>Other one in hand</source>
        <translation>Andere in der Hand</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>As weapon</source>
        <translation>Wie die Waffe</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Bruising</source>
        <translation>Prellung</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Von hinten</translation>
    </message>
    <message>
        <source>Target dives for cover</source>
        <translation>Ziel wirft sich in Deckung</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Cover PV</source>
        <translation>PV der Deckung</translation>
    </message>
    <message>
        <source>empty: stops all</source>
        <translation>leer: hält alles auf</translation>
    </message>
    <message>
        <source>Cover ID</source>
        <translation>ID der Deckung</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>negative is harder</source>
        <translation>negativ erschwert</translation>
    </message>
    <message>
        <source>Add modifier…</source>
        <translation>Modifikator…</translation>
    </message>
    <message>
        <source>−%1 to hit, +%1 against parry and dodge</source>
        <translation>−%1 auf Treffen, +%1 gegen jede Abwehr</translation>
    </message>
    <message>
        <source>not at this blow</source>
        <translation>nicht auf diesen Hieb</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>beyond Extreme</source>
        <translation>jenseits von Extrem</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::BandScale</name>
    <message>
        <source>Optimum to %1 m, Medium to %2 m, Long to %3 m, Extreme to %4 m</source>
        <translation>Optimal bis %1 m, Mittel bis %2 m, Weit bis %3 m, Extrem bis %4 m</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::BulletReader</name>
    <message>
        <source>miss</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>by</source>
        <comment>passes by, in a narrow place</comment>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>passes by</source>
        <translation>geht vorbei</translation>
    </message>
    <message>
        <source>between targets</source>
        <translation>zwischen Zielen</translation>
    </message>
    <message>
        <source>the weapon jams</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>jam</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>stopped by cover</source>
        <translation>von der Deckung abgehalten</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>out</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>bullet stuck</source>
        <translation>Steckgeschoss</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>abgehalten</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::BulletScrubber</name>
    <message>
        <source>Bullet</source>
        <translation>Kugel</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::BulletTable</name>
    <message>
        <source>Bullet by bullet</source>
        <translation>Kugel für Kugel</translation>
    </message>
    <message>
        <source>armour is worn down in this order</source>
        <translation>Rüstung nutzt sich in dieser Folge ab</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::Bullets</name>
    <message>
        <source>keep %1</source>
        <translation>%1 lassen</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>move on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>an influence</source>
        <translation>ein Einfluss</translation>
    </message>
    <message>
        <source>bullets</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <translation>Akrobatik</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>Bullet %1</source>
        <translation>Kugel %1</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::BulletsModel</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1, hex %2,%3</source>
        <translation>%1, Feld %2,%3</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Dir</source>
        <translation>Ri.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>PEN/PV</source>
        <translation>PEN/PV</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>Bullet %1: %2</source>
        <translation>Kugel %1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::Care</name>
    <message>
        <source>%1 damage to %2</source>
        <translation>%1 Schaden: %2</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>wound closed: %1</source>
        <translation>Wunde geschlossen: %1</translation>
    </message>
    <message>
        <source>no wound closed</source>
        <translation>keine Wunde geschlossen</translation>
    </message>
    <message>
        <source>a wound closes</source>
        <translation>eine Wunde schließt sich</translation>
    </message>
    <message>
        <source>%1 wounds close</source>
        <translation>%1 Wunden schließen sich</translation>
    </message>
    <message>
        <source>bullet taken out</source>
        <translation>Geschoss entfernt</translation>
    </message>
    <message>
        <source>the bullet stays in</source>
        <translation>das Geschoss bleibt drin</translation>
    </message>
    <message>
        <source>awake again</source>
        <translation>wieder wach</translation>
    </message>
    <message>
        <source>stays unconscious</source>
        <translation>bleibt bewusstlos</translation>
    </message>
    <message>
        <source>takes away %1 bruising, phases until then: %2</source>
        <translation>nimmt %1 Prellung, Phasen bis dahin: %2</translation>
    </message>
    <message>
        <source>gives back %1 Hits, %2, phases until then: %3</source>
        <translation>gibt %1 Hits zurück, %2, Phasen bis dahin: %3</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 bleeds: %2</source>
        <translation>%1 blutet: %2</translation>
    </message>
    <message>
        <source>%1 regains: %2</source>
        <translation>%1 erholt sich: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing regained</source>
        <translation>nichts zurückgewonnen</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::CareLists</name>
    <message>
        <source>%1, round %2, bleeds in %3</source>
        <translation>%1, Runde %2, blutet in %3</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Torso, round %1, PEN %2</source>
        <translation>Torso, Runde %1, PEN %2</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::Changes</name>
    <message>
        <source>Incap</source>
        <translation>Incap</translation>
    </message>
    <message>
        <source>Split Action, %1</source>
        <translation>Geteilte Aktion, %1</translation>
    </message>
    <message>
        <source>Open wounds</source>
        <translation>Offene Wunden</translation>
    </message>
    <message>
        <source>Stuck bullets</source>
        <translation>Steckgeschosse</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>left, of most</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>dead: %1 destroyed</source>
        <translation>tot: %1 zerstört</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ChoiceCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::CoverWords</name>
    <message>
        <source>used up: stops nothing</source>
        <translation>verbraucht: hält nichts auf</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::CrowdDialog</name>
    <message>
        <source>Roll or type the dice. Every number will be explained here.</source>
        <translation>Würfeln oder die Würfel eintippen. Hier wird dann jede Zahl erklärt.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::Deeds</name>
    <message>
        <source>Nobody dodges without a rank in Dodge.</source>
        <translation>Ohne Rang in Ausweichen weicht niemand aus.</translation>
    </message>
    <message>
        <source>Only the Dance or Ballet of Death dodges ranged attacks.</source>
        <translation>Fernangriffen weicht man nur mit Todestanz oder Todesballett aus.</translation>
    </message>
    <message>
        <source>Prepare to fire</source>
        <translation>Schuss vorbereiten</translation>
    </message>
    <message>
        <source>Hold or pass</source>
        <translation>Abwarten oder verzichten</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Dance of Death</source>
        <translation>Todestanz</translation>
    </message>
    <message>
        <source>Ready a weapon</source>
        <translation>Waffe bereitmachen</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Erste Hilfe</translation>
    </message>
    <message>
        <source>Treat with drugs or powers</source>
        <translation>Mit Mitteln oder Kräften behandeln</translation>
    </message>
    <message>
        <source>Nobody splits an Action without a skill.</source>
        <translation>Ohne Fertigkeit teilt niemand eine Aktion.</translation>
    </message>
    <message>
        <source>Split an Action</source>
        <translation>Eine Aktion teilen</translation>
    </message>
    <message>
        <source>Test a skill or stat</source>
        <translation>Fertigkeit oder Wert prüfen</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::Defences</name>
    <message>
        <source>%1 %2 against %3: %4 on the dice</source>
        <translation>%1 %2 gegen %3: %4 auf den Würfeln</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>direction and damage as they fall</source>
        <translation>Richtung und Schaden, wie sie fallen</translation>
    </message>
    <message>
        <source>Parry, free</source>
        <translation>Parade, frei</translation>
    </message>
    <message>
        <source>Parry, one Action</source>
        <translation>Parade, eine Aktion</translation>
    </message>
    <message>
        <source>Dodge, this phase</source>
        <translation>Ausweichen, diese Phase</translation>
    </message>
    <message>
        <source>Dodge, this round</source>
        <translation>Ausweichen, diese Runde</translation>
    </message>
    <message>
        <source>Half-dodge, free</source>
        <translation>Halbes Ausweichen, frei</translation>
    </message>
    <message>
        <source>cannot act</source>
        <translation>kann nicht handeln</translation>
    </message>
    <message>
        <source>loses this phase</source>
        <translation>verliert diese Phase</translation>
    </message>
    <message>
        <source>does not see it coming</source>
        <translation>sieht es nicht kommen</translation>
    </message>
    <message>
        <source>untrained in %1</source>
        <translation>ungelernt in %1</translation>
    </message>
    <message>
        <source>no Action left in this phase</source>
        <translation>keine Aktion mehr in dieser Phase</translation>
    </message>
    <message>
        <source>no arm to parry with</source>
        <translation>kein Arm zum Parieren</translation>
    </message>
    <message>
        <source>%1 on the dice</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>aims at a blow: no parry (MEL-10)</source>
        <translation>zielt auf einen Hieb: keine Parade (MEL-10)</translation>
    </message>
    <message>
        <source>no bare hand parries this weapon (PAR-10)</source>
        <translation>keine bloße Hand pariert diese Waffe (PAR-10)</translation>
    </message>
    <message>
        <source>no free parry left this round (PAR-01)</source>
        <translation>keine freie Parade mehr in dieser Runde (PAR-01)</translation>
    </message>
    <message>
        <source>cannot dodge: no rank (DOD-01)</source>
        <translation>kann nicht ausweichen: kein Rang (DOD-01)</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::DefenderOptions</name>
    <message>
        <source>Does not see it coming</source>
        <translation>Sieht es nicht kommen</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Steht</translation>
    </message>
    <message>
        <source>Kneeling</source>
        <translation>Kniet</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>Liegt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Diving</source>
        <translation>Springt</translation>
    </message>
    <message>
        <source>Aims at a blow</source>
        <translation>Zielt auf einen Hieb</translation>
    </message>
    <message>
        <source>Free parries</source>
        <translation>Freie Paraden</translation>
    </message>
    <message>
        <source>empty: a new round</source>
        <translation>leer: neue Runde</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Aktionen übrig</translation>
    </message>
    <message>
        <source>empty: not counted</source>
        <translation>leer: ungezählt</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Holds two weapons</source>
        <translation>Hält zwei Waffen</translation>
    </message>
    <message>
        <source>On the parry</source>
        <translation>Auf die Parade</translation>
    </message>
    <message>
        <source>negative is harder</source>
        <translation>negativ erschwert</translation>
    </message>
    <message>
        <source>Add modifier…</source>
        <translation>Modifikator…</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::FireDialog</name>
    <message>
        <source>Fire: %1 at %2 - Hitspread</source>
        <translation>Feuern: %1 auf %2 - Hitspread</translation>
    </message>
    <message>
        <source>Drop this shot:</source>
        <translation>Diesen Schuss verwerfen:</translation>
    </message>
    <message>
        <source>The fire cannot move on here.</source>
        <translation>Hier kann das Feuer nicht weiterwandern.</translation>
    </message>
    <message>
        <source>There is no further target to walk to. Add one among the options.</source>
        <translation>Es gibt kein weiteres Ziel zum Weiterwandern. Bei den Optionen eines hinzufügen.</translation>
    </message>
    <message>
        <source>%1 is not offered here.</source>
        <translation>%1 steht hier nicht zur Wahl.</translation>
    </message>
    <message>
        <source>There are no %1 points to spend.</source>
        <translation>Es gibt keine %1 Punkte auszugeben.</translation>
    </message>
    <message>
        <source>← → walk over the bullets, Home and End jump. Changing an option keeps the dice.</source>
        <translation>← → gehen von Kugel zu Kugel, Pos1 und Ende springen. Eine geänderte Option behält die Würfel.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::FireMode</name>
    <message>
        <source>Single</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Feuerstoß</translation>
    </message>
    <message>
        <source>Full auto</source>
        <translation>Dauerfeuer</translation>
    </message>
    <message>
        <source>Two guns</source>
        <translation>Zwei Waffen</translation>
    </message>
    <message>
        <source>Suppress</source>
        <translation>Niederhalten</translation>
    </message>
    <message>
        <source>Two guns take a second one; the shooter carries none (DUAL-01).</source>
        <translation>Zwei Waffen brauchen eine zweite; der Schütze trägt keine (DUAL-01).</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::FireStage</name>
    <message>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>Bullet %1 of %2</source>
        <translation>Kugel %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::GearCard</name>
    <message>
        <source>+ Add…</source>
        <translation>+ Hinzufügen …</translation>
    </message>
    <message>
        <source>as it is in this fight</source>
        <translation>wie es in diesem Kampf ist</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Give a thing of the library</source>
        <translation>Etwas aus der Bibliothek geben</translation>
    </message>
    <message>
        <source>as it is brought into a fight</source>
        <translation>wie es in einen Kampf mitkommt</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::GrenadeDialog</name>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Who is near</source>
        <translation>Wer in der Nähe ist</translation>
    </message>
    <message>
        <source>Grenade: %1 - Hitspread</source>
        <translation>Granate: %1 - Hitspread</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Drop this grenade:</source>
        <translation>Diese Granate verwerfen:</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Everybody near the explosion</source>
        <translation>Alle nahe der Explosion</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::GrenadeOptionsPanel</name>
    <message>
        <source>How it gets there</source>
        <translation>Wie sie hinkommt</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Lies there</source>
        <translation>Liegt da</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Platziert</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>What lies on it</source>
        <translation>Was darauf liegt</translation>
    </message>
    <message>
        <source>Covered by</source>
        <translation>Verdeckt durch</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who throws himself on it</source>
        <translation>Wer sich darauf wirft</translation>
    </message>
    <message>
        <source>Its ID</source>
        <translation>Seine ID</translation>
    </message>
    <message>
        <source>Away from it</source>
        <translation>Entfernt davon</translation>
    </message>
    <message>
        <source>Hit from behind</source>
        <translation>Von hinten getroffen</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>negative is harder</source>
        <translation>negativ erschwert</translation>
    </message>
    <message>
        <source>Add modifier…</source>
        <translation>Modifikator…</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>beyond Extreme</source>
        <translation>jenseits von Extrem</translation>
    </message>
    <message>
        <source>%1, drops %2 hexes</source>
        <translation>%1, fällt %2 Hexfelder</translation>
    </message>
    <message>
        <source>zone %1 hexes</source>
        <translation>Zone %1 Hexfelder</translation>
    </message>
    <message>
        <source>out of its reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Wie viele da sind</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::HandCard</name>
    <message>
        <source>Melee weapons</source>
        <translation>Nahkampfwaffen</translation>
    </message>
    <message>
        <source>Thrown weapons</source>
        <translation>Wurfwaffen</translation>
    </message>
    <message>
        <source>Grenades</source>
        <translation>Granaten</translation>
    </message>
    <message>
        <source>Carries no melee weapon.</source>
        <translation>Trägt keine Nahkampfwaffe.</translation>
    </message>
    <message>
        <source>Carries no thrown weapon.</source>
        <translation>Trägt keine Wurfwaffe.</translation>
    </message>
    <message>
        <source>Carries no grenade.</source>
        <translation>Trägt keine Granate.</translation>
    </message>
    <message>
        <source>hits on %1 or more</source>
        <translation>trifft ab %1</translation>
    </message>
    <message>
        <source>DAM %1</source>
        <translation>DAM %1</translation>
    </message>
    <message>
        <source>zone %1 hexes</source>
        <translation>Zone %1 Hexfelder</translation>
    </message>
    <message>
        <source>scatters %1 hexes</source>
        <translation>streut %1 Hexfelder</translation>
    </message>
    <message>
        <source>PEN %1</source>
        <translation>PEN %1</translation>
    </message>
    <message>
        <source>DAM %1, bruising</source>
        <translation>DAM %1, Prellung</translation>
    </message>
    <message>
        <source>AD as DAM</source>
        <translation>AD wie DAM</translation>
    </message>
    <message>
        <source>AD %1</source>
        <translation>AD %1</translation>
    </message>
    <message>
        <source>deviates %1 hexes</source>
        <translation>weicht %1 Hexfelder ab</translation>
    </message>
    <message>
        <source>to %1 m</source>
        <translation>bis %1 m</translation>
    </message>
    <message>
        <source>spread %1 hexes</source>
        <translation>Streuung %1 Hexfelder</translation>
    </message>
    <message>
        <source>carried: %1</source>
        <translation>getragen: %1</translation>
    </message>
    <message>
        <source>drawing: 1 Action</source>
        <translation>Ziehen: 1 Aktion</translation>
    </message>
    <message>
        <source>drawing: %1 Actions</source>
        <translation>Ziehen: %1 Aktionen</translation>
    </message>
    <message>
        <source>deviates 1 hex</source>
        <translation>weicht 1 Hexfeld ab</translation>
    </message>
    <message>
        <source>without a skill</source>
        <translation>ohne Fertigkeit</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::HandsWarning</name>
    <message>
        <source>In the right hand is %1 as well. Put one of them away, or into the other hand.</source>
        <translation>In der rechten Hand ist auch: %1. Eines davon wegstecken oder in die andere Hand nehmen.</translation>
    </message>
    <message>
        <source>In the left hand is %1 as well. Put one of them away, or into the other hand.</source>
        <translation>In der linken Hand ist auch: %1. Eines davon wegstecken oder in die andere Hand nehmen.</translation>
    </message>
    <message>
        <source>In both hands is %1 as well. Put one of them away.</source>
        <translation>In beiden Händen ist auch: %1. Eines davon wegstecken.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::HarmDialog</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Everybody who is harmed</source>
        <translation>Alle, die Schaden nehmen</translation>
    </message>
    <message>
        <source>No more can be harmed at once. Apply this, then do it again for the one who is left.</source>
        <translation>Mehr auf einmal geht nicht. Das hier anwenden, dann noch einmal für den einen, der übrig ist.</translation>
    </message>
    <message>
        <source>No more can be harmed at once. Apply this, then do it again for the %1 who are left.</source>
        <translation>Mehr auf einmal geht nicht. Das hier anwenden, dann noch einmal für die %1, die übrig sind.</translation>
    </message>
    <message>
        <source>Who is harmed</source>
        <translation>Wer Schaden nimmt</translation>
    </message>
    <message>
        <source>Harm several - Hitspread</source>
        <translation>Schaden für mehrere - Hitspread</translation>
    </message>
    <message>
        <source>Mark who is harmed with Space.</source>
        <translation>Mit der Leertaste ankreuzen, wer Schaden nimmt.</translation>
    </message>
    <message>
        <source>Drop this harm:</source>
        <translation>Diesen Schaden verwerfen:</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::HarmOptionsPanel</name>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Dice added</source>
        <translation>Würfel dazu</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Once for all</source>
        <translation>Einmal für alle</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Für jeden</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Bruising</source>
        <translation>Prellung</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Trifft</translation>
    </message>
    <message>
        <source>Drawn hex</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>One place</source>
        <translation>Eine Zone</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Incap alone</source>
        <translation>Nur Incap</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Hilft nicht</translation>
    </message>
    <message>
        <source>ID absorbs</source>
        <translation>ID schluckt</translation>
    </message>
    <message>
        <source>PEN and PV</source>
        <translation>PEN und PV</translation>
    </message>
    <message>
        <source>PEN</source>
        <translation>PEN</translation>
    </message>
    <message>
        <source>Kinetic: a blow, a fall, a crash</source>
        <translation>Kinetisch: ein Schlag, Sturz, Aufprall</translation>
    </message>
    <message>
        <source>May knock back</source>
        <translation>Kann zurückwerfen</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Eigene Punkte</translation>
    </message>
    <message>
        <source>instead of those for all</source>
        <translation>statt derer für alle</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::HarmReader</name>
    <message>
        <source>unharmed</source>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>%1 of %2 harmed</source>
        <translation>%1 von %2 verletzt</translation>
    </message>
    <message>
        <source>nobody is harmed</source>
        <translation>niemand ist verletzt</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::LibraryFacts</name>
    <message>
        <source>Optimum</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>PEN %1, DAM %2</source>
        <translation>PEN %1, DAM %2</translation>
    </message>
    <message>
        <source>PEN %1, DAM %2, AD %3</source>
        <translation>PEN %1, DAM %2, AD %3</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Reichweiten</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Recoil</source>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>Fire modes</source>
        <translation>Feuermodi</translation>
    </message>
    <message>
        <source>%1 hexes</source>
        <translation>%1 Hexfelder</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>%1 rounds %2</source>
        <translation>%1 Schuss %2</translation>
    </message>
    <message>
        <source>Spread in hexes, ready worked</source>
        <translation>Streuung in Hexfeldern, fertig gerechnet</translation>
    </message>
    <message>
        <source>Aimed</source>
        <translation>Gezielt</translation>
    </message>
    <message>
        <source>Aimed, stance</source>
        <translation>Gezielt, Anschlag</translation>
    </message>
    <message>
        <source>Stance and rest</source>
        <translation>Anschlag und Auflage</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Schnellschuss</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>Calibre</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Through armour</source>
        <translation>Durch Rüstung</translation>
    </message>
    <message>
        <source>full DAM</source>
        <translation>voller DAM</translation>
    </message>
    <message>
        <source>DAM less what PV takes</source>
        <translation>DAM weniger Abzug durch PV</translation>
    </message>
    <message>
        <source>As fired, ready worked</source>
        <translation>Wie abgefeuert, fertig gerechnet</translation>
    </message>
    <message>
        <source>PEN</source>
        <translation>PEN</translation>
    </message>
    <message>
        <source>DAM</source>
        <translation>DAM</translation>
    </message>
    <message>
        <source>AD</source>
        <translation>AD</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ungedämpft</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Gedämpft</translation>
    </message>
    <message>
        <source>PV</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>PV %1; the numbers are the ID of each location</source>
        <translation>PV %1; die Zahlen sind die ID jeder Trefferzone</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Takes off the RCL</source>
        <translation>Mindert den RCL</translation>
    </message>
    <message>
        <source>Aiming points, by what it is set to</source>
        <translation>Zielpunkte, je nach Einstellung</translation>
    </message>
    <message>
        <source>Actions in a round</source>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>%1 + 3 dice</source>
        <translation>%1 + 3 Würfel</translation>
    </message>
    <message>
        <source>Free parries</source>
        <translation>Freie Paraden</translation>
    </message>
    <message>
        <source>Incap</source>
        <translation>Incap</translation>
    </message>
    <message>
        <source>Hits at each location</source>
        <translation>Hits je Trefferzone</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>bruising only</source>
        <translation>nur Prellungen</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Drawing it</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Damage by strength, ready worked</source>
        <translation>Schaden nach Stärke, fertig gerechnet</translation>
    </message>
    <message>
        <source>STR %1</source>
        <translation>STR %1</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>A hit deviates</source>
        <translation>Ein Treffer weicht ab</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>A throw scatters</source>
        <translation>Ein Wurf streut</translation>
    </message>
    <message>
        <source>Damage at each location</source>
        <translation>Schaden je Trefferzone</translation>
    </message>
    <message>
        <source>The throw, ready worked</source>
        <translation>Der Wurf, fertig gerechnet</translation>
    </message>
    <message>
        <source>Hexes it drops</source>
        <translation>Hexfelder tiefer</translation>
    </message>
    <message>
        <source>Zone in hexes by distance</source>
        <translation>Zone in Hexfeldern nach Entfernung</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>1 Action</source>
        <translation>1 Aktion</translation>
    </message>
    <message>
        <source>%1 Actions</source>
        <translation>%1 Aktionen</translation>
    </message>
    <message>
        <source>%1 round %2</source>
        <translation>%1 Schuss %2</translation>
    </message>
    <message>
        <source>as the attacker chooses</source>
        <translation>nach Wahl des Angreifers</translation>
    </message>
    <message>
        <source>%1 · stance %2 · stance and rest %3</source>
        <translation>%1 · Anschlag&#xa0;%2 · Anschlag und Auflage&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 to dodge</source>
        <translation>%1 auf Ausweichen</translation>
    </message>
    <message>
        <source>by %1 hex</source>
        <translation>um %1 Hexfeld</translation>
    </message>
    <message>
        <source>by %1 hexes</source>
        <translation>um %1 Hexfelder</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>PEN %1 · DAM %2 + strength bonus · AD %3</source>
        <translation>PEN&#xa0;%1 · DAM&#xa0;%2 + Stärkebonus · AD&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 PV %2</source>
        <translation>%1 PV&#xa0;%2</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Full-auto deviation</source>
        <translation>Abweichung im Dauerfeuer</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::LooseCard</name>
    <message>
        <source>Accessories not mounted</source>
        <translation>Zubehör, nicht angebracht</translation>
    </message>
    <message>
        <source>Everything is mounted.</source>
        <translation>Alles ist angebracht.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::MarkList</name>
    <message>
        <source>&amp;Opponents</source>
        <translation>Ge&amp;gner</translation>
    </message>
    <message>
        <source>Mark all opponents, or none of them</source>
        <translation>Alle Gegner ankreuzen oder keinen von ihnen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Mark all players, or none of them</source>
        <translation>Alle Spieler ankreuzen oder keinen von ihnen</translation>
    </message>
    <message>
        <source>&amp;Everybody</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>Mark everybody, or nobody</source>
        <translation>Alle ankreuzen oder niemanden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::MeleeDialog</name>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Other hand</source>
        <translation>Andere Hand</translation>
    </message>
    <message>
        <source>Parries with</source>
        <translation>Pariert mit</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>Roll or type the dice. Every number will be explained here.</source>
        <translation>Würfeln oder die Würfel eintippen. Hier wird dann jede Zahl erklärt.</translation>
    </message>
    <message>
        <source>The defence</source>
        <translation>Die Abwehr</translation>
    </message>
    <message>
        <source>Dice are asked for here once the attack hits.</source>
        <translation>Sobald der Angriff trifft, wird hier nach Würfeln gefragt.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Melee: %1 against %2 - Hitspread</source>
        <translation>Nahkampf: %1 gegen %2 - Hitspread</translation>
    </message>
    <message>
        <source>Drop this attack:</source>
        <translation>Diesen Angriff verwerfen:</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ModeRows</name>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>SA</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>DA</source>
        <translation>DA</translation>
    </message>
    <message>
        <source>Semi</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Feuerstoß</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Main gun</source>
        <translation>Hauptwaffe</translation>
    </message>
    <message>
        <source>Its bullets</source>
        <translation>Ihre Kugeln</translation>
    </message>
    <message>
        <source>Other gun</source>
        <translation>Zweitwaffe</translation>
    </message>
    <message>
        <source>Its difficulty</source>
        <translation>Ihre Schwierigkeit</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>empty: all allowed</source>
        <translation>leer: alle erlaubten</translation>
    </message>
    <message>
        <source>B: bursts, or single shots again</source>
        <translation>B: Feuerstöße oder wieder einzelne Schüsse</translation>
    </message>
    <message>
        <source>d6, added</source>
        <translation>W6, addiert</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::Outcome</name>
    <message>
        <source>hit by %1</source>
        <translation>Treffer (+%1)</translation>
    </message>
    <message>
        <source>missed by %1</source>
        <translation>verfehlt (−%1)</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>rechts unten</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>links unten</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>links oben</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>1 hex, %1</source>
        <translation>1 Hexfeld, %1</translation>
    </message>
    <message>
        <source>%1 hexes, %2</source>
        <translation>%1 Hexfelder, %2</translation>
    </message>
    <message>
        <source>%1 against PV %2</source>
        <translation>%1 gegen PV %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the weapon jams</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>misses by %1</source>
        <translation>verfehlt (−%1)</translation>
    </message>
    <message>
        <source>%1, stopped by cover</source>
        <translation>%1, von der Deckung gestoppt</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>Hit by %1, total %2</source>
        <translation>Treffer (+%1), Summe %2</translation>
    </message>
    <message>
        <source>Missed by %1, total %2</source>
        <translation>Verfehlt (−%1), Summe %2</translation>
    </message>
    <message>
        <source>Not hit</source>
        <translation>Nicht getroffen</translation>
    </message>
    <message>
        <source>Dodged too low</source>
        <translation>Ausweichen reicht nicht</translation>
    </message>
    <message>
        <source>Dodged</source>
        <translation>Ausgewichen</translation>
    </message>
    <message>
        <source>Takes it: %1</source>
        <translation>Nimmt hin: %1</translation>
    </message>
    <message>
        <source>Parry failed by %1</source>
        <translation>Parade misslungen (−%1)</translation>
    </message>
    <message>
        <source>Parried</source>
        <translation>Pariert</translation>
    </message>
    <message>
        <source>Parried: all %1 damage</source>
        <translation>Pariert: alle %1 Schaden</translation>
    </message>
    <message>
        <source>Parried: %1 of %2 damage</source>
        <translation>Pariert: %1 von %2 Schaden</translation>
    </message>
    <message>
        <source>dodged</source>
        <translation>ausgewichen</translation>
    </message>
    <message>
        <source>parried</source>
        <translation>pariert</translation>
    </message>
    <message>
        <source>%1 of %2 hit</source>
        <translation>%1 von %2 treffen</translation>
    </message>
    <message>
        <source>then the weapon jams</source>
        <translation>dann Ladehemmung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the area is not suppressed</source>
        <translation>das Gebiet wird nicht niedergehalten</translation>
    </message>
    <message>
        <source>gets through unharmed</source>
        <translation>kommt unverletzt hindurch</translation>
    </message>
    <message>
        <source>hit by one bullet</source>
        <translation>von einer Kugel getroffen</translation>
    </message>
    <message>
        <source>hit by %1 bullets</source>
        <translation>von %1 Kugeln getroffen</translation>
    </message>
    <message>
        <source>%1, which pass by</source>
        <translation>%1, die vorbeigehen</translation>
    </message>
    <message>
        <source>takes %1 off attacks</source>
        <translation>nimmt Angriffen %1</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>misslingt</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>succeeds by %1</source>
        <translation>gelingt um %1</translation>
    </message>
    <message>
        <source>fails by %1</source>
        <translation>misslingt um %1</translation>
    </message>
    <message>
        <source>holds it</source>
        <translation>hebt sie auf</translation>
    </message>
    <message>
        <source>takes an additional one</source>
        <translation>nimmt eine zusätzliche</translation>
    </message>
    <message>
        <source>lets it go</source>
        <translation>lässt sie verfallen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 held for later</source>
        <translation>%1, %2 für später aufgehoben</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 against %2: misses by %3</source>
        <translation>%1 gegen %2: um %3 verfehlt</translation>
    </message>
    <message>
        <source>would have hit by %1</source>
        <translation>hätte um %1 getroffen</translation>
    </message>
    <message>
        <source>%1, the armour holds: %2</source>
        <translation>%1, die Rüstung hält: %2</translation>
    </message>
    <message>
        <source>%1, %2 damage through PV %3</source>
        <translation>%1, %2 Schaden durch PV %3</translation>
    </message>
    <message>
        <source>%1, %2 damage through no armour</source>
        <translation>%1, %2 Schaden, keine Rüstung</translation>
    </message>
    <message>
        <source>passes by</source>
        <translation>geht vorbei</translation>
    </message>
    <message>
        <source>the area is suppressed: aiming points %1, %2 bullets can still hit</source>
        <translation>das Gebiet wird niedergehalten: Zielpunkte %1, %2 Kugeln können noch treffen</translation>
    </message>
    <message>
        <source>takes the one held</source>
        <translation>nimmt die aufgehobene</translation>
    </message>
    <message>
        <source>hit by %1, drifts 1 hex, %2</source>
        <translation>um %1 getroffen, weicht 1 Hexfeld ab, %2</translation>
    </message>
    <message>
        <source>hit by %1, drifts %2 hexes, %3</source>
        <translation>um %1 getroffen, weicht %2 Hexfelder ab, %3</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::SheetFigures</name>
    <message>
        <source>Actions a round</source>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>(%1 + %2 + %3) / 10, rounded down, at least 1</source>
        <translation>(%1 + %2 + %3) / 10, abgerundet, mindestens 1</translation>
    </message>
    <message>
        <source>of them in phase 1, 2, 3</source>
        <translation>davon in Phase 1, 2, 3</translation>
    </message>
    <message>
        <source>by the table of phases</source>
        <translation>nach der Phasentabelle</translation>
    </message>
    <message>
        <source>Additional Actions</source>
        <translation>Zusätzliche Aktionen</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>(%1 + %2 + %3 + %4) / 2</source>
        <translation>(%1 + %2 + %3 + %4) / 2</translation>
    </message>
    <message>
        <source>Shots a round</source>
        <translation>Schüsse je Runde</translation>
    </message>
    <message>
        <source>DEX %1 / 2, at least 1</source>
        <translation>DEX %1 / 2, mindestens 1</translation>
    </message>
    <message>
        <source>Free parries</source>
        <translation>Freie Paraden</translation>
    </message>
    <message>
        <source>Actions / 2</source>
        <translation>Aktionen / 2</translation>
    </message>
    <message>
        <source>Wound threshold</source>
        <translation>Wundschwelle</translation>
    </message>
    <message>
        <source>PHYS %1</source>
        <translation>PHYS %1</translation>
    </message>
    <message>
        <source>Strength bonus</source>
        <translation>Stärkebonus</translation>
    </message>
    <message>
        <source>STR %1 / 3</source>
        <translation>STR %1 / 3</translation>
    </message>
    <message>
        <source>One-hand recoil limit</source>
        <translation>Rückstoß mit einer Hand</translation>
    </message>
    <message>
        <source>STR %1 / 2</source>
        <translation>STR %1 / 2</translation>
    </message>
    <message>
        <source>armour worn</source>
        <translation>getragene Rüstung</translation>
    </message>
    <message>
        <source>Wounds, on all rolls</source>
        <translation>Wunden, auf alle Würfe</translation>
    </message>
    <message>
        <source>open wounds</source>
        <translation>offene Wunden</translation>
    </message>
    <message>
        <source>Bleeds every … rounds</source>
        <translation>Blutet alle … Runden</translation>
    </message>
    <message>
        <source>6 less the open wounds, at least 1</source>
        <translation>6 weniger die offenen Wunden, mindestens 1</translation>
    </message>
    <message>
        <source>Bleeding takes, Hits</source>
        <translation>Blutung nimmt, Hits</translation>
    </message>
    <message>
        <source>by the open wounds</source>
        <translation>nach den offenen Wunden</translation>
    </message>
    <message>
        <source>caps aims and the scope</source>
        <translation>begrenzt Zielaktionen und Zielfernrohr</translation>
    </message>
    <message>
        <source>bursts</source>
        <translation>Feuerstöße</translation>
    </message>
    <message>
        <source>clears jams</source>
        <translation>behebt Ladehemmungen</translation>
    </message>
    <message>
        <source>additional Actions, no off-hand penalty</source>
        <translation>zusätzliche Aktionen, kein Abzug für die schwache Hand</translation>
    </message>
    <message>
        <source>Snap Shots</source>
        <translation>Schnellschüsse</translation>
    </message>
    <message>
        <source>draws and fires in one Action</source>
        <translation>zieht und feuert in einer Aktion</translation>
    </message>
    <message>
        <source>defends against fire as well</source>
        <translation>verteidigt sich auch gegen Beschuss</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>Dodge in this armour</source>
        <translation>Ausweichen in dieser Rüstung</translation>
    </message>
    <message>
        <source>rank on the Initiative Total, a third of it on the strength bonus of its own attacks</source>
        <translation>Rang auf die Initiativesumme, ein Drittel davon auf den Stärkebonus der eigenen Angriffe</translation>
    </message>
    <message>
        <source>armour %1</source>
        <translation>Rüstung %1</translation>
    </message>
    <message>
        <source>advantages and %1 others</source>
        <translation>Vorteile und %1 weitere</translation>
    </message>
    <message>
        <source>defends while acting</source>
        <translation>verteidigt sich beim Handeln</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ShotOptionsPanel</name>
    <message>
        <source>Who and with what</source>
        <translation>Wer und womit</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Aim and stance</source>
        <translation>Zielen und Anschlag</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Firing stance</source>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>Weapon rested</source>
        <translation>Waffe aufgelegt</translation>
    </message>
    <message>
        <source>Target and circumstances</source>
        <translation>Ziel und Umstände</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Steht</translation>
    </message>
    <message>
        <source>Kneeling</source>
        <translation>Kniet</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>Liegt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Diving</source>
        <translation>Springt</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>negative is harder</source>
        <translation>negativ erschwert</translation>
    </message>
    <message>
        <source>Add modifier…</source>
        <translation>Modifikator…</translation>
    </message>
    <message>
        <source>Reset to state</source>
        <translation>Auf Kampfstand setzen</translation>
    </message>
    <message>
        <source>Quick draw</source>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Von hinten</translation>
    </message>
    <message>
        <source>Target dives for cover</source>
        <translation>Ziel wirft sich in Deckung</translation>
    </message>
    <message>
        <source>Cover PV</source>
        <translation>PV der Deckung</translation>
    </message>
    <message>
        <source>empty: stops all</source>
        <translation>leer: hält alles auf</translation>
    </message>
    <message>
        <source>Cover ID</source>
        <translation>ID der Deckung</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>beyond Extreme</source>
        <translation>jenseits von Extrem</translation>
    </message>
    <message>
        <source>%1, spread +%2</source>
        <translation>%1, Streuung +%2</translation>
    </message>
    <message>
        <source>no aim: a wild shot</source>
        <translation>ohne Zielen: wilder Schuss</translation>
    </message>
    <message>
        <source>no aim: a snap shot</source>
        <translation>ohne Zielen: Schnellschuss</translation>
    </message>
    <message>
        <source>an aimed shot, aiming points +%1</source>
        <translation>gezielt, Zielpunkte +%1</translation>
    </message>
    <message>
        <source>an aimed shot</source>
        <translation>gezielter Schuss</translation>
    </message>
    <message>
        <source>The area under fire</source>
        <translation>Das beschossene Gebiet</translation>
    </message>
    <message>
        <source>that can still hit</source>
        <translation>können noch treffen</translation>
    </message>
    <message>
        <source>%1 and circumstances</source>
        <translation>%1 und Umstände</translation>
    </message>
    <message>
        <source>The target is down.</source>
        <translation>Das Ziel liegt am Boden.</translation>
    </message>
    <message>
        <source>The target dives for cover.</source>
        <translation>Das Ziel wirft sich in Deckung.</translation>
    </message>
    <message>
        <source>RCL %1</source>
        <translation>RCL %1</translation>
    </message>
    <message>
        <source>A guess: nobody has said how far apart they are. Ctrl+D in the main window does.</source>
        <translation>Geschätzt: Niemand hat gesagt, wie weit sie auseinander sind. Strg+D im Hauptfenster tut es.</translation>
    </message>
    <message>
        <source>A sixth aim counts only with the weapon rested (AIM-06).</source>
        <translation>Eine sechste Zielaktion zählt nur mit aufgelegter Waffe (AIM-06).</translation>
    </message>
    <message>
        <source>A fifth aim counts only in a firing stance (AIM-05).</source>
        <translation>Eine fünfte Zielaktion zählt nur im Anschlag (AIM-05).</translation>
    </message>
    <message>
        <source>So many aims count only in a firing stance with the weapon rested (AIM-05, AIM-06).</source>
        <translation>So viele Zielaktionen zählen nur im Anschlag mit aufgelegter Waffe (AIM-05, AIM-06).</translation>
    </message>
    <message>
        <source>Aiming points</source>
        <translation>Zielpunkte</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>Kugeln</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::SidePanel</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::SkillNames</name>
    <message>
        <source>No rule and no weapon here uses this skill.</source>
        <translation>Keine Regel und keine Waffe nutzt diese Fertigkeit hier.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::StageTrail</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::TargetList</name>
    <message>
        <source>Leave %1 out</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>nobody else is there</source>
        <translation>sonst ist niemand da</translation>
    </message>
    <message>
        <source>Add a target…</source>
        <translation>Ziel hinzufügen…</translation>
    </message>
    <message>
        <source>Show %1 on the stage; the options below are for %1</source>
        <translation>%1 auf der Bühne zeigen; die Optionen darunter gelten für %1</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::TargetRows</name>
    <message>
        <source>Moves on after</source>
        <translation>Wechselt nach</translation>
    </message>
    <message>
        <source>empty: with W</source>
        <translation>leer: mit W</translation>
    </message>
    <message>
        <source>Who is in the area</source>
        <translation>Wer im Gebiet ist</translation>
    </message>
    <message>
        <source>Targets of the two guns</source>
        <translation>Ziele der zwei Waffen</translation>
    </message>
    <message>
        <source>Targets, in the order of the fire</source>
        <translation>Ziele in der Folge des Feuers</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::TargetTable</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedClocks</name>
    <message>
        <source>bleeds</source>
        <translation>blutet</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>wird geheilt</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedDeeds</name>
    <message>
        <source>&amp;Aim</source>
        <translation>Z&amp;ielen</translation>
    </message>
    <message>
        <source>H&amp;old</source>
        <translation>Auf&amp;heben</translation>
    </message>
    <message>
        <source>Aim on</source>
        <translation>Weiter zielen</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Cock %1</source>
        <translation>%1 spannen</translation>
    </message>
    <message>
        <source>Cock it</source>
        <translation>Spannen</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 nachladen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>Clear the jam of %1</source>
        <translation>Ladehemmung beheben: %1</translation>
    </message>
    <message>
        <source>Clear the jam</source>
        <translation>Ladehemmung beheben</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 ziehen</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Take held</source>
        <translation>Aufgehobene nehmen</translation>
    </message>
    <message>
        <source>Take additional</source>
        <translation>Zusätzliche nehmen</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedDigest</name>
    <message>
        <source>Incap</source>
        <translation>Incap</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>stehend</translation>
    </message>
    <message>
        <source>kneeling</source>
        <translation>kniend</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>liegend</translation>
    </message>
    <message>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>diving</source>
        <translation>im Sprung</translation>
    </message>
    <message>
        <source>1 open wound</source>
        <translation>1 offene Wunde</translation>
    </message>
    <message>
        <source>%1 open wounds</source>
        <translation>%1 offene Wunden</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>aim %1</source>
        <translation>Zielen %1</translation>
    </message>
    <message>
        <source>under fire</source>
        <translation>unter Beschuss</translation>
    </message>
    <message>
        <source>loses an Action</source>
        <translation>verliert eine Aktion</translation>
    </message>
    <message>
        <source>loses %1 Actions</source>
        <translation>verliert %1 Aktionen</translation>
    </message>
    <message>
        <source>−%1 A</source>
        <translation>−%1 A</translation>
    </message>
    <message>
        <source>Firing stance</source>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>Under fire</source>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>1 shooter</source>
        <translation>1 Schütze</translation>
    </message>
    <message>
        <source>%1 shooters</source>
        <translation>%1 Schützen</translation>
    </message>
    <message>
        <source>On the next Action</source>
        <translation>Auf die nächste Aktion</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Shots this round</source>
        <translation>Schüsse diese Runde</translation>
    </message>
    <message>
        <source>no armour</source>
        <translation>keine Rüstung</translation>
    </message>
    <message>
        <source>PV %1 · ID %2/%3</source>
        <translation>PV %1 · ID %2/%3</translation>
    </message>
    <message>
        <source>PV %1 · ID %2</source>
        <translation>PV %1 · ID %2</translation>
    </message>
    <message>
        <source>RCL %1 · %2 m</source>
        <translation>RCL %1 · %2 m</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>armour used up</source>
        <translation>Rüstung verbraucht</translation>
    </message>
    <message>
        <source>−%1 on all rolls</source>
        <translation>Würfe −%1</translation>
    </message>
    <message>
        <source>DAM %1 · PEN %2 · %3 hexes</source>
        <translation>DAM %1 · PEN %2 · %3 Hexfelder</translation>
    </message>
    <message>
        <source>DAM %1 · PEN %2 · %3 m</source>
        <translation>DAM %1 · PEN %2 · %3 m</translation>
    </message>
    <message>
        <source>DAM %1 · zone %2 hexes</source>
        <translation>DAM %1 · Zone %2</translation>
    </message>
    <message>
        <source>no bursts</source>
        <translation>keine Feuerstöße</translation>
    </message>
    <message>
        <source>no automatic fire</source>
        <translation>kein Automatikfeuer</translation>
    </message>
    <message>
        <source>As the attacker chooses: Martial Arts</source>
        <translation>Nach Wahl des Angreifers: Kampfkunst</translation>
    </message>
    <message>
        <source>Bruising only: PEN 0 or less</source>
        <translation>Nur Prellungen: Durchschlagskraft 0 oder weniger</translation>
    </message>
    <message>
        <source>Bruising only: unarmed</source>
        <translation>Nur Prellungen: waffenlos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 aufgehoben</translation>
    </message>
    <message>
        <source>holds an Action</source>
        <translation>hebt eine Aktion auf</translation>
    </message>
    <message>
        <source>holds %1 Actions</source>
        <translation>hebt %1 Aktionen auf</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>Opportunity Actions held</source>
        <translation>Für Gelegenheit aufgehoben</translation>
    </message>
    <message>
        <source>Split Action</source>
        <translation>Geteilte Aktion</translation>
    </message>
    <message>
        <source>no skin armour</source>
        <translation>keine Panzerhaut</translation>
    </message>
    <message>
        <source>Penetration of the weapon</source>
        <translation>Durchschlag der Waffe</translation>
    </message>
    <message>
        <source>Damage of the weapon</source>
        <translation>Schaden der Waffe</translation>
    </message>
    <message>
        <source>Keeps an area under fire</source>
        <translation>Hält ein Gebiet nieder</translation>
    </message>
    <message>
        <source>to the end of the phase</source>
        <translation>bis Phasenende</translation>
    </message>
    <message>
        <source>to the end of the round</source>
        <translation>bis Rundenende</translation>
    </message>
    <message>
        <source>1 bullet</source>
        <translation>1 Kugel</translation>
    </message>
    <message>
        <source>%1 bullets</source>
        <translation>%1 Kugeln</translation>
    </message>
    <message>
        <source>RCL %1</source>
        <translation>RCL %1</translation>
    </message>
    <message>
        <source>jammed</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>not cocked</source>
        <translation>nicht gespannt</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>nicht gezogen</translation>
    </message>
    <message>
        <source>under fire (%1)</source>
        <translation>unter Beschuss (%1)</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Gezielt</translation>
    </message>
    <message>
        <source>to the next own Action</source>
        <translation>bis zur nächsten eigenen Aktion</translation>
    </message>
    <message>
        <source>aiming points %1 · %2</source>
        <translation>Zielpunkte %1 · %2</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedGrenade</name>
    <message>
        <source>%1 × %2  %3</source>
        <translation>%1 × %2  %3</translation>
    </message>
    <message>
        <source>where it goes off</source>
        <translation>im Zentrum</translation>
    </message>
    <message>
        <source>%1 m away from it</source>
        <translation>%1 m davon</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (lies there)</source>
        <translation>%1 (liegt da)</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedHarm</name>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>Incap alone</source>
        <translation>Nur Incap</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedMelee</name>
    <message>
        <source>Bare hands</source>
        <translation>Bloße Hände</translation>
    </message>
    <message>
        <source>Bare hands, %1</source>
        <translation>Bloße Hände, %1</translation>
    </message>
    <message>
        <source>A blade that flies is not parried. Only a Dance made before helps against it.</source>
        <translation>Eine fliegende Klinge pariert niemand. Nur ein vorher getanzter Tanz hilft dagegen.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Einschlag</translation>
    </message>
    <message>
        <source>attacks with %1, %2</source>
        <translation>greift an mit %1, %2</translation>
    </message>
    <message>
        <source>throws %1, %2</source>
        <translation>wirft %1, %2</translation>
    </message>
    <message>
        <source>Handling %1</source>
        <translation>Handhabung %1</translation>
    </message>
    <message>
        <source>Handling %1, +%2 by the parry</source>
        <translation>Handhabung %1, +%2 durch die Parade</translation>
    </message>
    <message>
        <source>1 point spent</source>
        <translation>1 Punkt ausgegeben</translation>
    </message>
    <message>
        <source>%1 points spent</source>
        <translation>%1 Punkte ausgegeben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>defends, free parries %1</source>
        <translation>verteidigt sich, freie Paraden %1</translation>
    </message>
    <message>
        <source>defends, Actions left %1, free parries %2</source>
        <translation>verteidigt sich, Aktionen übrig %1, freie Paraden %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Throw: %1  %2</source>
        <translation>Werfen: %1  %2</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Defences are listed here once the attack can be made.</source>
        <translation>Hier stehen die Abwehren, sobald der Angriff möglich ist.</translation>
    </message>
    <message>
        <source>A blade that flies is not parried. The Dance takes %1 off the roll.</source>
        <translation>Eine fliegende Klinge pariert niemand. Der Tanz nimmt %1 vom Wurf.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedPanels</name>
    <message>
        <source>Cross a suppressed area…</source>
        <translation>Ein niedergehaltenes Gebiet queren …</translation>
    </message>
    <message>
        <source>%1 crosses a suppressed area…</source>
        <translation>%1 quert ein niedergehaltenes Gebiet …</translation>
    </message>
    <message>
        <source>No area is under fire. Lay suppressive fire first: Fire, mode Suppress.</source>
        <translation>Kein Gebiet liegt unter Feuer. Zuerst niederhalten: Feuern, Modus Niederhalten.</translation>
    </message>
    <message>
        <source>&amp;Fire</source>
        <translation>&amp;Feuern</translation>
    </message>
    <message>
        <source>Fire at %1</source>
        <translation>Auf %1 feuern</translation>
    </message>
    <message>
        <source>&amp;Melee</source>
        <translation>&amp;Nahkampf</translation>
    </message>
    <message>
        <source>&amp;Grenade</source>
        <translation>&amp;Granate</translation>
    </message>
    <message>
        <source>Harm several…</source>
        <translation>Schaden für mehrere…</translation>
    </message>
    <message>
        <source>%1 has no fight hand to hand of its own.</source>
        <translation>%1 hat keinen eigenen Nahkampf.</translation>
    </message>
    <message>
        <source>%1 has no grenades of its own.</source>
        <translation>%1 kennt keine Granaten.</translation>
    </message>
    <message>
        <source>%1 has no grenades.</source>
        <translation>%1 hat keine Granaten.</translation>
    </message>
    <message>
        <source>%1 knows no harm but that of attacks.</source>
        <translation>%1 kennt keinen Schaden außer dem von Angriffen.</translation>
    </message>
    <message>
        <source>Nobody is there to be harmed.</source>
        <translation>Niemand ist da, der Schaden nehmen könnte.</translation>
    </message>
    <message>
        <source>Nobody crosses an area under one&apos;s own fire. Choose somebody else in the list.</source>
        <translation>Niemand quert ein Gebiet, das er selbst beschießt. Jemand anderen in der Liste wählen.</translation>
    </message>
    <message>
        <source>The test against this area was made in this phase; once is enough (SUP-02).</source>
        <translation>Gegen dieses Gebiet wurde in dieser Phase schon gewürfelt; einmal genügt (SUP-02).</translation>
    </message>
    <message>
        <source>One is held: take it with “%1” (%2), then do this.</source>
        <translation>Eine ist aufgehoben: Nimm sie mit „%1“ (%2), dann geht es.</translation>
    </message>
    <message>
        <source>There is an additional one: take it with “%1” (%2), then do this.</source>
        <translation>Eine zusätzliche ist da: Nimm sie mit „%1“ (%2), dann geht es.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::ThreedSheet</name>
    <message>
        <source>Stats</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>0 to 30, Tab moves on, arrow keys change by one</source>
        <translation>0 bis 30, Tab geht weiter, Pfeiltasten ändern um eins</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <source>Body and traits</source>
        <translation>Körper und Merkmale</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Hits and Incap</source>
        <translation>Hits und Incap</translation>
    </message>
    <message>
        <source>Traits of the species</source>
        <translation>Merkmale der Spezies</translation>
    </message>
    <message>
        <source>Weapons and gear</source>
        <translation>Waffen und Ausrüstung</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>rank 0 to 20 · needed on three dice · used by</source>
        <translation>Rang 0 bis 20 · nötig mit drei Würfeln · genutzt von</translation>
    </message>
    <message>
        <source>Add a skill…</source>
        <translation>Fertigkeit hinzufügen …</translation>
    </message>
    <message>
        <source>rank 0: none</source>
        <translation>Rang 0: keiner</translation>
    </message>
    <message>
        <source>Add an advantage…</source>
        <translation>Vorteil hinzufügen …</translation>
    </message>
    <message>
        <source>in this fight, set by hand</source>
        <translation>in diesem Kampf, von Hand gesetzt</translation>
    </message>
    <message>
        <source>the usual one (%1)</source>
        <translation>der übliche (%1)</translation>
    </message>
    <message>
        <source>%1 (by the rules)</source>
        <translation>%1 (Regeln)</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>nach den Regeln</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>In dieser Runde</translation>
    </message>
    <message>
        <source>in no fight: unhurt. Open a combatant&apos;s sheet to mark harm.</source>
        <translation>in keinem Kampf: unverletzt. Zum Ankreuzen den Bogen eines Kämpfers öffnen.</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::WeaponsCard</name>
    <message>
        <source>Carries no weapon.</source>
        <translation>Trägt keine Waffe.</translation>
    </message>
    <message>
        <source>RCL %1</source>
        <translation>RCL %1</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>carried: %1</source>
        <translation>getragen: %1</translation>
    </message>
    <message>
        <source>magazine %1</source>
        <translation>Magazin %1</translation>
    </message>
    <message>
        <source>loaded with %1</source>
        <translation>geladen mit %1</translation>
    </message>
    <message>
        <source>Ammunition in %1</source>
        <translation>Munition in %1</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>Firearms</source>
        <translation>Schusswaffen</translation>
    </message>
    <message>
        <source>%1  ×</source>
        <translation>%1  ×</translation>
    </message>
    <message>
        <source>Take %1 off %2</source>
        <translation>%1 von %2 abnehmen</translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation>Anbringen …</translation>
    </message>
    <message>
        <source>Mount an accessory on %1</source>
        <translation>Zubehör an %1 anbringen</translation>
    </message>
    <message>
        <source>From the kit</source>
        <translation>Aus der Ausrüstung</translation>
    </message>
</context>
<context>
    <name>hitspread::threed::WhoRows</name>
    <message>
        <source>Shooter</source>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Ladung</translation>
    </message>
    <message>
        <source>Other hand</source>
        <translation>Andere Hand</translation>
    </message>
    <message>
        <source>%1  %2/%3</source>
        <translation>%1  %2/%3</translation>
    </message>
    <message>
        <source>nothing loaded</source>
        <translation>nicht geladen</translation>
    </message>
</context>
<context>
    <name>ids</name>
    <message>
        <source>Aim target</source>
        <translation>Gezielt auf</translation>
    </message>
    <message>
        <source>Aim weapon</source>
        <translation>Gezielt mit</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Auf wen</translation>
    </message>
    <message>
        <source>Wielded</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Spezies</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Body plan</source>
        <translation>Körperplan</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Str</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>Stats</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Dex</source>
        <translation>DEX</translation>
    </message>
    <message>
        <source>Dia</source>
        <translation>DIA</translation>
    </message>
    <message>
        <source>Conc</source>
        <translation>CONC</translation>
    </message>
    <message>
        <source>Phys</source>
        <translation>PHYS</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>COOL</translation>
    </message>
    <message>
        <source>Hits max</source>
        <translation>Hits höchstens</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Torso</source>
        <translation>Torso</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <translation>Unterleib</translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation>Linker Arm</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>Rechter Arm</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>Linkes Bein</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>Rechtes Bein</translation>
    </message>
    <message>
        <source>Incap max</source>
        <translation>Incap höchstens</translation>
    </message>
    <message>
        <source>Main hand</source>
        <translation>Haupthand</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Zusätzliche Aktionen</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Skin pv</source>
        <translation>Haut-PV</translation>
    </message>
    <message>
        <source>Skin id factor</source>
        <translation>Haut-ID-Faktor</translation>
    </message>
    <message>
        <source>Ebon healer rank</source>
        <translation>Angeborenes Heilen, Rang</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Schadensleisten</translation>
    </message>
    <message>
        <source>Bruises</source>
        <translation>Prellungen</translation>
    </message>
    <message>
        <source>Standard total</source>
        <translation>Incap verloren</translation>
    </message>
    <message>
        <source>Bruising total</source>
        <translation>Incap geprellt</translation>
    </message>
    <message>
        <source>Wound count</source>
        <translation>Zahl der Wunden</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Wound locations</source>
        <translation>Zonen der Wunden</translation>
    </message>
    <message>
        <source>Wound rounds</source>
        <translation>Runden der Wunden</translation>
    </message>
    <message>
        <source>Wounds open</source>
        <translation>Offene Wunden</translation>
    </message>
    <message>
        <source>Bleeding counter</source>
        <translation>Blutungszähler</translation>
    </message>
    <message>
        <source>Next bleeding wound</source>
        <translation>Nächste blutende Wunde</translation>
    </message>
    <message>
        <source>Stuck count</source>
        <translation>Steckgeschosse</translation>
    </message>
    <message>
        <source>Stuck penetration</source>
        <translation>PEN der Steckgeschosse</translation>
    </message>
    <message>
        <source>Stuck rounds</source>
        <translation>Runden der Steckgeschosse</translation>
    </message>
    <message>
        <source>Stuck removed</source>
        <translation>Entfernte Steckgeschosse</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Verfassung</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Incap</source>
        <translation>Incap</translation>
    </message>
    <message>
        <source>Bruising</source>
        <translation>Prellung</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Zurückwerfen</translation>
    </message>
    <message>
        <source>Recoil</source>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>Martial arts</source>
        <translation>Kampfkunst</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stehend</translation>
    </message>
    <message>
        <source>Kneeling</source>
        <translation>Kniend</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>Liegend</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Diving</source>
        <translation>Im Sprung</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Zielaktionen</translation>
    </message>
    <message>
        <source>Shooters</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Stressed</source>
        <translation>Unter Stress</translation>
    </message>
    <message>
        <source>Under fire penalty</source>
        <translation>Abzug unter Beschuss</translation>
    </message>
    <message>
        <source>Pending penalty</source>
        <translation>Ausstehender Abzug</translation>
    </message>
    <message>
        <source>Pending by dodge</source>
        <translation>Durch Ausweichen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Aktionen übrig</translation>
    </message>
    <message>
        <source>Actions lost</source>
        <translation>Aktionen verloren</translation>
    </message>
    <message>
        <source>Phases lost</source>
        <translation>Phasen verloren</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative loss</source>
        <translation>Initiativeverlust</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Shots this round</source>
        <translation>Schüsse diese Runde</translation>
    </message>
    <message>
        <source>Living id lost</source>
        <translation>Haut-ID verbraucht</translation>
    </message>
    <message>
        <source>Living id hits</source>
        <translation>Hits der natürlichen ID</translation>
    </message>
    <message>
        <source>Vevaphon pv</source>
        <translation>PV der Zellen</translation>
    </message>
    <message>
        <source>Phys shifted</source>
        <translation>PHYS verschoben</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Calibre</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>Sa</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Da</source>
        <translation>DA</translation>
    </message>
    <message>
        <source>Semi</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Fa</source>
        <translation>FA</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Feuerstoß</translation>
    </message>
    <message>
        <source>Full auto deviation</source>
        <translation>Abweichung bei Dauerfeuer</translation>
    </message>
    <message>
        <source>Burst length</source>
        <translation>Länge des Feuerstoßes</translation>
    </message>
    <message>
        <source>Jamming factor</source>
        <translation>Hemmungsfaktor</translation>
    </message>
    <message>
        <source>Max bullets per round</source>
        <translation>Höchstens Kugeln je Runde</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>Barrels</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Schrotflinte</translation>
    </message>
    <message>
        <source>Bipod</source>
        <translation>Zweibein</translation>
    </message>
    <message>
        <source>Handling</source>
        <translation>Handhabung</translation>
    </message>
    <message>
        <source>Single loading</source>
        <translation>Einzelladung</translation>
    </message>
    <message>
        <source>Reload actions</source>
        <translation>Aktionen zum Nachladen</translation>
    </message>
    <message>
        <source>Holster</source>
        <translation>Holster</translation>
    </message>
    <message>
        <source>Accessible</source>
        <translation>Griffbereit</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Packed</source>
        <translation>Verpackt</translation>
    </message>
    <message>
        <source>Ready concealed</source>
        <translation>Verborgen, griffbereit</translation>
    </message>
    <message>
        <source>Weapon state</source>
        <translation>Zustand der Waffe</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Draw actions left</source>
        <translation>Aktionen zum Ziehen übrig</translation>
    </message>
    <message>
        <source>Cocked</source>
        <translation>Gespannt</translation>
    </message>
    <message>
        <source>Jammed</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>Bullets this round</source>
        <translation>Kugeln diese Runde</translation>
    </message>
    <message>
        <source>Scope setting</source>
        <translation>Einstellung des Zielfernrohrs</translation>
    </message>
    <message>
        <source>Refocus target</source>
        <translation>Neue Einstellung</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Armour piercing</source>
        <translation>Panzerbrechend</translation>
    </message>
    <message>
        <source>Hollow point</source>
        <translation>Hohlspitz</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>HEAP</translation>
    </message>
    <message>
        <source>Hesh</source>
        <translation>HESH</translation>
    </message>
    <message>
        <source>Slug</source>
        <translation>Flintenlaufgeschoss</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schrot</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Durchschlag</translation>
    </message>
    <message>
        <source>Armour damage</source>
        <translation>Rüstungsschaden</translation>
    </message>
    <message>
        <source>Penetration times</source>
        <translation>PEN mal</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Penetration plus</source>
        <translation>PEN plus</translation>
    </message>
    <message>
        <source>Damage times</source>
        <translation>DAM mal</translation>
    </message>
    <message>
        <source>Damage plus</source>
        <translation>DAM plus</translation>
    </message>
    <message>
        <source>Armour damage times</source>
        <translation>AD mal</translation>
    </message>
    <message>
        <source>Armour damage plus</source>
        <translation>AD plus</translation>
    </message>
    <message>
        <source>Ignores reduction</source>
        <translation>Ohne Minderung</translation>
    </message>
    <message>
        <source>Kinetic</source>
        <translation>Kinetisch</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Pv</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Dodge modifier</source>
        <translation>Ausweichmodifikator</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Armour state</source>
        <translation>Zustand der Rüstung</translation>
    </message>
    <message>
        <source>Id lost</source>
        <translation>ID verloren</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Getragen</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Baffling</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Zielfernrohr</translation>
    </message>
    <message>
        <source>Silencer</source>
        <translation>Schalldämpfer</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Recoil reduction</source>
        <translation>Rückstoßminderung</translation>
    </message>
    <message>
        <source>Design band</source>
        <translation>Ausgelegt für Band</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Verstellbar</translation>
    </message>
    <message>
        <source>Best bonus</source>
        <translation>Bester Bonus</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Mod form skill</source>
        <translation>Modifikatoren bei Fertigkeiten</translation>
    </message>
    <message>
        <source>Tn</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Mod form combat</source>
        <translation>Modifikatoren im Kampf</translation>
    </message>
    <message>
        <source>Skill untrained</source>
        <translation>Ungelernte Fertigkeit</translation>
    </message>
    <message>
        <source>Rank0</source>
        <translation>Rang 0</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Turn action rounding</source>
        <translation>Rundung der Aktionen</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Zur nächsten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Turn phase table</source>
        <translation>Phasentabelle</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Front loaded</source>
        <translation>Vorn zuerst</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Turn ambidextrous actions</source>
        <translation>Aktionen von Beidhändern</translation>
    </message>
    <message>
        <source>Turn initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>Je Runde</translation>
    </message>
    <message>
        <source>Per combat</source>
        <translation>Je Kampf</translation>
    </message>
    <message>
        <source>Per phase</source>
        <translation>Je Phase</translation>
    </message>
    <message>
        <source>Turn opportunity interrupt</source>
        <translation>Unterbrechen bei Gelegenheit</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Split min share</source>
        <translation>Kleinster Anteil beim Teilen</translation>
    </message>
    <message>
        <source>Turn seconds per phase</source>
        <translation>Sekunden je Phase</translation>
    </message>
    <message>
        <source>Act reload cost</source>
        <translation>Kosten des Nachladens</translation>
    </message>
    <message>
        <source>Act stand up cost</source>
        <translation>Kosten des Aufstehens</translation>
    </message>
    <message>
        <source>Hex mirror from behind</source>
        <translation>Von hinten spiegeln</translation>
    </message>
    <message>
        <source>Hex cover mask</source>
        <translation>Deckung nach Hexfeldern</translation>
    </message>
    <message>
        <source>Range to hit</source>
        <translation>Reichweite beim Trefferwurf</translation>
    </message>
    <message>
        <source>Stance auto with aim</source>
        <translation>Anschlag beim Zielen</translation>
    </message>
    <message>
        <source>Aim cancels</source>
        <translation>Zielen hebt auf</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Recoil only</source>
        <translation>Nur Rückstoß</translation>
    </message>
    <message>
        <source>Waf scope</source>
        <translation>Geltung des WAF</translation>
    </message>
    <message>
        <source>All shots</source>
        <translation>Alle Schüsse</translation>
    </message>
    <message>
        <source>Aimed shots</source>
        <translation>Gezielte Schüsse</translation>
    </message>
    <message>
        <source>Wild add base</source>
        <translation>Wilder Schuss: Grundwert dazu</translation>
    </message>
    <message>
        <source>Aim max actions</source>
        <translation>Höchstens Zielaktionen</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Scope cap by marksman</source>
        <translation>Zielfernrohr durch Schützen begrenzt</translation>
    </message>
    <message>
        <source>Aim lost on damage</source>
        <translation>Zielen bei Schaden verloren</translation>
    </message>
    <message>
        <source>Fire duration</source>
        <translation>Dauer des Beschusses</translation>
    </message>
    <message>
        <source>This and next phase</source>
        <translation>Diese und nächste Phase</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Miss aiming die</source>
        <translation>Zielwürfel beim Fehlschuss</translation>
    </message>
    <message>
        <source>Miss clean</source>
        <translation>Sauberer Fehlschuss</translation>
    </message>
    <message>
        <source>Semi use effective rcl</source>
        <translation>Semi mit wirksamem RCL</translation>
    </message>
    <message>
        <source>Semi follow roll</source>
        <translation>Semi-Folgewurf</translation>
    </message>
    <message>
        <source>Full roll</source>
        <translation>Voller Wurf</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Kein Wurf</translation>
    </message>
    <message>
        <source>Semi dex cap</source>
        <translation>Semi-Grenze durch DEX</translation>
    </message>
    <message>
        <source>Per action</source>
        <translation>Je Aktion</translation>
    </message>
    <message>
        <source>Auto max dice</source>
        <translation>Höchstens Würfel bei Dauerfeuer</translation>
    </message>
    <message>
        <source>Auto as factor</source>
        <translation>Dauerfeuer als Faktor</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Auto influence</source>
        <translation>Einfluss bei Dauerfeuer</translation>
    </message>
    <message>
        <source>First n</source>
        <translation>Die ersten n</translation>
    </message>
    <message>
        <source>Pool of n</source>
        <translation>Vorrat von n</translation>
    </message>
    <message>
        <source>Auto dice for hits</source>
        <translation>Dauerfeuer: Würfel für Treffer</translation>
    </message>
    <message>
        <source>Per bullet</source>
        <translation>Je Kugel</translation>
    </message>
    <message>
        <source>One roll</source>
        <translation>Ein Wurf</translation>
    </message>
    <message>
        <source>Walk bullets per switch</source>
        <translation>Kugeln je Zielwechsel</translation>
    </message>
    <message>
        <source>Template split</source>
        <translation>Aufteilen der Schablone</translation>
    </message>
    <message>
        <source>Equal parts</source>
        <translation>Gleiche Teile</translation>
    </message>
    <message>
        <source>By hexes</source>
        <translation>Nach Hexfeldern</translation>
    </message>
    <message>
        <source>Full to each</source>
        <translation>Jedem voll</translation>
    </message>
    <message>
        <source>Rotary multiplies</source>
        <translation>Rotationswaffe vervielfacht</translation>
    </message>
    <message>
        <source>Rating and die</source>
        <translation>Wert und Würfel</translation>
    </message>
    <message>
        <source>Rating only</source>
        <translation>Nur Wert</translation>
    </message>
    <message>
        <source>Rotary rounds per volley</source>
        <translation>Schuss je Salve</translation>
    </message>
    <message>
        <source>Shot halves</source>
        <translation>Schrot halbiert</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Sup duration</source>
        <translation>Dauer des Niederhaltens</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Nächste Aktion</translation>
    </message>
    <message>
        <source>Melee pen equal</source>
        <translation>Nahkampf: PEN gleich PV</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Aufgehalten</translation>
    </message>
    <message>
        <source>Penetrates</source>
        <translation>Durchschlägt</translation>
    </message>
    <message>
        <source>Armour id loss stopped</source>
        <translation>ID-Verlust beim Aufhalten</translation>
    </message>
    <message>
        <source>Ad</source>
        <translation>AD</translation>
    </message>
    <message>
        <source>Dam</source>
        <translation>DAM</translation>
    </message>
    <message>
        <source>Armour dam reduction</source>
        <translation>DAM-Minderung durch Rüstung</translation>
    </message>
    <message>
        <source>Damage min on penetration</source>
        <translation>Mindestschaden bei Durchschlag</translation>
    </message>
    <message>
        <source>Layering</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Living id from</source>
        <translation>Haut-ID aus</translation>
    </message>
    <message>
        <source>Full hits</source>
        <translation>Vollen Hits</translation>
    </message>
    <message>
        <source>Current hits</source>
        <translation>Jetzigen Hits</translation>
    </message>
    <message>
        <source>Vev half pv</source>
        <translation>Härtende Zellen: halber PV</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Vev conc penalty</source>
        <translation>Härtende Zellen: CONC-Abzug</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Erlittener Schaden</translation>
    </message>
    <message>
        <source>Attack damage</source>
        <translation>Angriffsschaden</translation>
    </message>
    <message>
        <source>Vev shift lowers phys</source>
        <translation>Härtende Zellen: Verschieben senkt PHYS</translation>
    </message>
    <message>
        <source>Stuck blocks</source>
        <translation>Steckgeschoss sperrt</translation>
    </message>
    <message>
        <source>Torso hits</source>
        <translation>Hits des Torsos</translation>
    </message>
    <message>
        <source>All hits</source>
        <translation>Alle Hits</translation>
    </message>
    <message>
        <source>Vital death</source>
        <translation>Tod durch lebenswichtige Zone</translation>
    </message>
    <message>
        <source>At zero</source>
        <translation>Bei null</translation>
    </message>
    <message>
        <source>At destroyed</source>
        <translation>Bei Zerstörung</translation>
    </message>
    <message>
        <source>Loc severe at</source>
        <translation>Zone schwer verletzt ab</translation>
    </message>
    <message>
        <source>Half full</source>
        <translation>Der Hälfte</translation>
    </message>
    <message>
        <source>Full double</source>
        <translation>Dem Doppelten</translation>
    </message>
    <message>
        <source>Ko rule</source>
        <translation>K.-o.-Regel</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Death count bruising</source>
        <translation>Prellungen zählen zum Tod</translation>
    </message>
    <message>
        <source>Ko paramedic wakes</source>
        <translation>Sanitäter weckt auf</translation>
    </message>
    <message>
        <source>Rcl one hand limit</source>
        <translation>RCL-Grenze mit einer Hand</translation>
    </message>
    <message>
        <source>Half str</source>
        <translation>Halbe STR</translation>
    </message>
    <message>
        <source>Rcl bruise arm track</source>
        <translation>RCL-Prellung auf die Armleiste</translation>
    </message>
    <message>
        <source>Opt under fire</source>
        <translation>Option: Unter Beschuss</translation>
    </message>
    <message>
        <source>Jam formula</source>
        <translation>Hemmungsformel</translation>
    </message>
    <message>
        <source>Excess minus factor</source>
        <translation>Überschuss minus Faktor</translation>
    </message>
    <message>
        <source>Literal</source>
        <translation>Wörtlich</translation>
    </message>
    <message>
        <source>Opt jamming</source>
        <translation>Option: Ladehemmung</translation>
    </message>
    <message>
        <source>Qd advantage saves</source>
        <translation>Schnellziehen: Vorteil erspart</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Dual one hand too</source>
        <translation>Zwei Waffen: auch Einhandregel</translation>
    </message>
    <message>
        <source>Dual melee excess</source>
        <translation>Zwei Waffen: Überschuss im Nahkampf</translation>
    </message>
    <message>
        <source>Forbid</source>
        <translation>Verbieten</translation>
    </message>
    <message>
        <source>Minus one per point</source>
        <translation>Minus eins je Punkt</translation>
    </message>
    <message>
        <source>Dual off hand alone</source>
        <translation>Zwei Waffen: Nebenhand allein</translation>
    </message>
    <message>
        <source>Knock dam</source>
        <translation>Zurückwerfen: Schaden</translation>
    </message>
    <message>
        <source>Before armour</source>
        <translation>Vor der Rüstung</translation>
    </message>
    <message>
        <source>After armour</source>
        <translation>Nach der Rüstung</translation>
    </message>
    <message>
        <source>Knock multi</source>
        <translation>Zurückwerfen: mehrere Treffer</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Each hit</source>
        <translation>Jeder Treffer</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Knock ko penalty</source>
        <translation>Zurückwerfen: K.-o.-Abzug</translation>
    </message>
    <message>
        <source>Excess</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Dive cost</source>
        <translation>Kosten des Sprungs</translation>
    </message>
    <message>
        <source>One action</source>
        <translation>Eine Aktion</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Ballet penalty</source>
        <translation>Abzug fürs Ballett</translation>
    </message>
    <message>
        <source>As dance</source>
        <translation>Wie Tanz</translation>
    </message>
    <message>
        <source>Dodge penalty uses</source>
        <translation>Ausweichabzug nutzt</translation>
    </message>
    <message>
        <source>Sdv</source>
        <translation>Wert des Erfolgswürfels</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <source>Gren blast vs armour</source>
        <translation>Granate: Druck gegen Rüstung</translation>
    </message>
    <message>
        <source>Ignores</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>Absorbed</source>
        <translation>Aufgefangen</translation>
    </message>
    <message>
        <source>Gren knockback</source>
        <translation>Granate: Zurückwerfen</translation>
    </message>
    <message>
        <source>Melee aim cap</source>
        <translation>Grenze des Zielens im Nahkampf</translation>
    </message>
    <message>
        <source>Skill rank</source>
        <translation>Fertigkeitsrang</translation>
    </message>
    <message>
        <source>Parry free rounding</source>
        <translation>Rundung freier Paraden</translation>
    </message>
    <message>
        <source>Parry sd use</source>
        <translation>Erfolgswürfel bei Parade</translation>
    </message>
    <message>
        <source>Divide</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Parry bare halves</source>
        <translation>Parade mit bloßer Hand halbiert</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Ma initiative</source>
        <translation>Kampfkunst: Initiative</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>When attacking</source>
        <translation>Beim Angreifen</translation>
    </message>
    <message>
        <source>Ma bruise vital</source>
        <translation>Kampfkunst: Prellung lebenswichtig</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>K. o.</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>Bruise blunt marks location</source>
        <translation>Stumpfe Prellung markiert Zone</translation>
    </message>
    <message>
        <source>Layer dodge per layer</source>
        <translation>Ausweichen je Lage</translation>
    </message>
    <message>
        <source>Additional</source>
        <translation>Zusätzliche</translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation>Jede Lage</translation>
    </message>
    <message>
        <source>Wound dam</source>
        <translation>Schaden für Wunden</translation>
    </message>
    <message>
        <source>Bleed clock</source>
        <translation>Blutungsuhr</translation>
    </message>
    <message>
        <source>Per character</source>
        <translation>Je Charakter</translation>
    </message>
    <message>
        <source>Per wound</source>
        <translation>Je Wunde</translation>
    </message>
    <message>
        <source>Wound penalty on initiative</source>
        <translation>Wundabzug auf Initiative</translation>
    </message>
    <message>
        <source>Aid failed extraction</source>
        <translation>Misslungenes Herausholen</translation>
    </message>
    <message>
        <source>Regen clock</source>
        <translation>Regenerationsuhr</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>Since injury</source>
        <translation>Seit Verletzung</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Shot options</source>
        <translation>Schussoptionen</translation>
    </message>
    <message>
        <source>Aim hex</source>
        <translation>Zielhex</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Quick draw</source>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>Target dives</source>
        <translation>Ziel springt in Deckung</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Von hinten</translation>
    </message>
    <message>
        <source>Ranged defence</source>
        <translation>Abwehr gegen Fernkampf</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Roll modifiers</source>
        <translation>Wurfmodifikatoren</translation>
    </message>
    <message>
        <source>Target modifiers</source>
        <translation>Zielwertmodifikatoren</translation>
    </message>
    <message>
        <source>Covered locations</source>
        <translation>Gedeckte Zonen</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Covered hex count</source>
        <translation>Zahl gedeckter Hexfelder</translation>
    </message>
    <message>
        <source>Covered hexes</source>
        <translation>Gedeckte Hexfelder</translation>
    </message>
    <message>
        <source>Cover pv</source>
        <translation>PV der Deckung</translation>
    </message>
    <message>
        <source>Cover id</source>
        <translation>ID der Deckung</translation>
    </message>
    <message>
        <source>Cover id left</source>
        <translation>Rest-ID der Deckung</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Shooter</source>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Shooter condition</source>
        <translation>Zustand des Schützen</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>Target condition</source>
        <translation>Zustand des Ziels</translation>
    </message>
    <message>
        <source>Check options</source>
        <translation>Probenoptionen</translation>
    </message>
    <message>
        <source>Stat</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Erzwungen</translation>
    </message>
    <message>
        <source>Character condition</source>
        <translation>Zustand des Charakters</translation>
    </message>
    <message>
        <source>Preparation options</source>
        <translation>Vorbereitungsoptionen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Recock</source>
        <translation>Spannen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>Clear jam</source>
        <translation>Ladehemmung beheben</translation>
    </message>
    <message>
        <source>Refocus</source>
        <translation>Neu einstellen</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Kneel</source>
        <translation>Hinknien</translation>
    </message>
    <message>
        <source>Drop prone</source>
        <translation>Hinwerfen</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Aiming</source>
        <translation>Zielwürfel</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolgswürfel</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Health max</source>
        <translation>Gesundheit höchstens</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Brust</translation>
    </message>
    <message>
        <source>Health lost</source>
        <translation>Gesundheit verloren</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Schadenswürfel</translation>
    </message>
    <message>
        <source>Damage sides</source>
        <translation>Seiten der Schadenswürfel</translation>
    </message>
    <message>
        <source>Damage bonus</source>
        <translation>Schadensbonus</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Duel hit</source>
        <translation>Duelltreffer</translation>
    </message>
    <message>
        <source>At or under</source>
        <translation>Bis zum Wert</translation>
    </message>
    <message>
        <source>Strictly under</source>
        <translation>Unter dem Wert</translation>
    </message>
    <message>
        <source>Side a</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side a condition</source>
        <translation>Zustand Seite A</translation>
    </message>
    <message>
        <source>Side a weapon</source>
        <translation>Waffe Seite A</translation>
    </message>
    <message>
        <source>Side b</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Side b condition</source>
        <translation>Zustand Seite B</translation>
    </message>
    <message>
        <source>Side b weapon</source>
        <translation>Waffe Seite B</translation>
    </message>
    <message>
        <source>Melee weapon</source>
        <translation>Nahkampfwaffe</translation>
    </message>
    <message>
        <source>Damage kind</source>
        <translation>Schadensart</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <source>Bare handed</source>
        <translation>Mit bloßer Hand</translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation>Biegsam</translation>
    </message>
    <message>
        <source>Vibro</source>
        <translation>Vibro</translation>
    </message>
    <message>
        <source>Thrown weapon</source>
        <translation>Wurfwaffe</translation>
    </message>
    <message>
        <source>Throwing</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Druckwelle</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Splitter</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Flash bang</source>
        <translation>Blendknall</translation>
    </message>
    <message>
        <source>Fuse</source>
        <translation>Zünder</translation>
    </message>
    <message>
        <source>Blast zone</source>
        <translation>Wirkungszone</translation>
    </message>
    <message>
        <source>Blast radius</source>
        <translation>Wirkungsradius</translation>
    </message>
    <message>
        <source>Item state</source>
        <translation>Zustand des Gegenstands</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Condition template</source>
        <translation>Zustandsvorlage</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>Stat change</source>
        <translation>Änderung der Attribute</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Attack rolls</source>
        <translation>Trefferwürfe</translation>
    </message>
    <message>
        <source>Skill rolls</source>
        <translation>Fertigkeitsproben</translation>
    </message>
    <message>
        <source>Stat rolls</source>
        <translation>Attributsproben</translation>
    </message>
    <message>
        <source>Prevents aiming</source>
        <translation>Verhindert Zielen</translation>
    </message>
    <message>
        <source>Prevents acting</source>
        <translation>Verhindert Handeln</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Duration unit</source>
        <translation>Einheit der Dauer</translation>
    </message>
    <message>
        <source>Until removed</source>
        <translation>Bis zum Entfernen</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Skill roll</source>
        <translation>Fertigkeitsprobe</translation>
    </message>
    <message>
        <source>Stat roll</source>
        <translation>Attributsprobe</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Hit spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Aiming die</source>
        <translation>Zielwürfel</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Handelnder</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Schulter</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Stormer regeneration</source>
        <translation>Regeneration</translation>
    </message>
    <message>
        <source>Xeno skin</source>
        <translation>Panzerhaut</translation>
    </message>
    <message>
        <source>Vevaphon</source>
        <translation>Härtende Zellen</translation>
    </message>
    <message>
        <source>Melee defence</source>
        <translation>Verteidigung im Nahkampf</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Melee defence scope</source>
        <translation>Dauer der Verteidigung im Nahkampf</translation>
    </message>
    <message>
        <source>Round defence</source>
        <translation>Verteidigung für die Runde</translation>
    </message>
    <message>
        <source>Danced</source>
        <translation>Getanzt</translation>
    </message>
    <message>
        <source>Dodge penalty</source>
        <translation>Abzug für Ausweichen</translation>
    </message>
    <message>
        <source>Free parries left</source>
        <translation>Freie Paraden übrig</translation>
    </message>
    <message>
        <source>Melee aim</source>
        <translation>Zielen im Nahkampf</translation>
    </message>
    <message>
        <source>Second blow due</source>
        <translation>Zweiter Hieb steht aus</translation>
    </message>
    <message>
        <source>Melee options</source>
        <translation>Nahkampfoptionen</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Hieb</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>First of two</source>
        <translation>Erster von zweien</translation>
    </message>
    <message>
        <source>Second of two</source>
        <translation>Zweiter von zweien</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Wanted damage</source>
        <translation>Gewünschter Schaden</translation>
    </message>
    <message>
        <source>As weapon</source>
        <translation>Wie die Waffe</translation>
    </message>
    <message>
        <source>Target unaware</source>
        <translation>Ziel ahnungslos</translation>
    </message>
    <message>
        <source>Target holds two</source>
        <translation>Ziel hält zwei</translation>
    </message>
    <message>
        <source>Parry modifier</source>
        <translation>Modifikator der Parade</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attacker condition</source>
        <translation>Zustand des Angreifers</translation>
    </message>
    <message>
        <source>Off hand weapon</source>
        <translation>Waffe der Nebenhand</translation>
    </message>
    <message>
        <source>Off hand weapon state</source>
        <translation>Zustand der Waffe der Nebenhand</translation>
    </message>
    <message>
        <source>Attacker armour</source>
        <translation>Rüstung des Angreifers</translation>
    </message>
    <message>
        <source>Attacker armour state</source>
        <translation>Zustand der Rüstung des Angreifers</translation>
    </message>
    <message>
        <source>Target weapon</source>
        <translation>Waffe des Ziels</translation>
    </message>
    <message>
        <source>Target weapon state</source>
        <translation>Zustand der Waffe des Ziels</translation>
    </message>
    <message>
        <source>Throw options</source>
        <translation>Wurfoptionen</translation>
    </message>
    <message>
        <source>Thrower</source>
        <translation>Werfer</translation>
    </message>
    <message>
        <source>Thrower condition</source>
        <translation>Zustand des Werfers</translation>
    </message>
    <message>
        <source>Dodge options</source>
        <translation>Ausweichoptionen</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Dance options</source>
        <translation>Tanzoptionen</translation>
    </message>
    <message>
        <source>Ready options</source>
        <translation>Bereitmachoptionen</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Wegstecken</translation>
    </message>
    <message>
        <source>Volley options</source>
        <translation>Optionen der Salve</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Targets condition</source>
        <translation>Zustand der Ziele</translation>
    </message>
    <message>
        <source>Targets armour</source>
        <translation>Rüstung der Ziele</translation>
    </message>
    <message>
        <source>Targets armour state</source>
        <translation>Rüstungszustand der Ziele</translation>
    </message>
    <message>
        <source>Targets options</source>
        <translation>Optionen der Ziele</translation>
    </message>
    <message>
        <source>Target options</source>
        <translation>Optionen des Ziels</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Gun options</source>
        <translation>Optionen der Waffe</translation>
    </message>
    <message>
        <source>Off hand options</source>
        <translation>Optionen der Nebenhand</translation>
    </message>
    <message>
        <source>Off hand ammunition</source>
        <translation>Munition der Nebenhand</translation>
    </message>
    <message>
        <source>Off hand accessories</source>
        <translation>Zubehör der Nebenhand</translation>
    </message>
    <message>
        <source>Suppress options</source>
        <translation>Optionen des Niederhaltens</translation>
    </message>
    <message>
        <source>Evade options</source>
        <translation>Optionen des Durchquerens</translation>
    </message>
    <message>
        <source>Zone value</source>
        <translation>Zielwert der Zone</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone bullets</source>
        <translation>Kugeln der Zone</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Durchquerung</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Bleeding round</source>
        <translation>Runde der Blutung</translation>
    </message>
    <message>
        <source>Regeneration counter</source>
        <translation>Regenerationszähler</translation>
    </message>
    <message>
        <source>Earlier shooters</source>
        <translation>Frühere Schützen</translation>
    </message>
    <message>
        <source>Actions this round</source>
        <translation>Aktionen dieser Runde</translation>
    </message>
    <message>
        <source>Actions placed</source>
        <translation>Aktionen der Phase</translation>
    </message>
    <message>
        <source>Actions held</source>
        <translation>Aktionen aufgehoben</translation>
    </message>
    <message>
        <source>Additional left</source>
        <translation>Zusätzliche übrig</translation>
    </message>
    <message>
        <source>Additional taken</source>
        <translation>Zusätzliche genommen</translation>
    </message>
    <message>
        <source>Split skill</source>
        <translation>Fertigkeit der geteilten Aktion</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Erster Teil</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Zweiter Teil</translation>
    </message>
    <message>
        <source>Split rank</source>
        <translation>Rang der geteilten Aktion</translation>
    </message>
    <message>
        <source>Split held</source>
        <translation>Zweiter Teil aufgehoben</translation>
    </message>
    <message>
        <source>Phase lost</source>
        <translation>Phase verloren</translation>
    </message>
    <message>
        <source>Roll off</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Healing count</source>
        <translation>Zahl der Heilungen</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Healing kind</source>
        <translation>Art der Heilung</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Healing amount</source>
        <translation>Menge der Heilung</translation>
    </message>
    <message>
        <source>Healing location</source>
        <translation>Zone der Heilung</translation>
    </message>
    <message>
        <source>Healing phases</source>
        <translation>Phasen der Heilung</translation>
    </message>
    <message>
        <source>Hospital days</source>
        <translation>Tage im Krankenhaus</translation>
    </message>
    <message>
        <source>Turn phase table own</source>
        <translation>Eigene Phasentabelle</translation>
    </message>
    <message>
        <source>Initiative options</source>
        <translation>Angaben zur Initiative</translation>
    </message>
    <message>
        <source>Phase options</source>
        <translation>Angaben zur Phase</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Beteiligte</translation>
    </message>
    <message>
        <source>Members condition</source>
        <translation>Zustand der Beteiligten</translation>
    </message>
    <message>
        <source>Members weapons</source>
        <translation>Waffen der Beteiligten</translation>
    </message>
    <message>
        <source>Initiatives</source>
        <translation>Initiativen</translation>
    </message>
    <message>
        <source>Opportunity options</source>
        <translation>Angaben zur Gelegenheit</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Verstreichen lassen</translation>
    </message>
    <message>
        <source>Interrupts</source>
        <translation>Unterbricht</translation>
    </message>
    <message>
        <source>Split options</source>
        <translation>Angaben zur Teilung</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>In advance</source>
        <translation>Im Voraus</translation>
    </message>
    <message>
        <source>Aid options</source>
        <translation>Angaben zur Hilfe</translation>
    </message>
    <message>
        <source>Close wound</source>
        <translation>Wunde schließen</translation>
    </message>
    <message>
        <source>Extract bullet</source>
        <translation>Geschoss herausholen</translation>
    </message>
    <message>
        <source>Wake</source>
        <translation>Wecken</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Geschoss</translation>
    </message>
    <message>
        <source>Medic</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>Medic condition</source>
        <translation>Zustand des Sanitäters</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Patient condition</source>
        <translation>Zustand des Patienten</translation>
    </message>
    <message>
        <source>Treatment options</source>
        <translation>Angaben zur Behandlung</translation>
    </message>
    <message>
        <source>Inborn power</source>
        <translation>Angeborene Kraft</translation>
    </message>
    <message>
        <source>Drug</source>
        <translation>Droge</translation>
    </message>
    <message>
        <source>Flux</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Healer</source>
        <translation>Heiler</translation>
    </message>
    <message>
        <source>Healer condition</source>
        <translation>Zustand des Heilers</translation>
    </message>
    <message>
        <source>Recovery options</source>
        <translation>Angaben zur Erholung</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Krankenhaus</translation>
    </message>
    <message>
        <source>Shift options</source>
        <translation>Angaben zum Härten</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Grenade options</source>
        <translation>Granatenoptionen</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Platziert</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Floor point</source>
        <translation>Punkt am Boden</translation>
    </message>
    <message>
        <source>Jumper</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Object id</source>
        <translation>ID des Gegenstands</translation>
    </message>
    <message>
        <source>Grenade state</source>
        <translation>Zustand der Granate</translation>
    </message>
    <message>
        <source>Near options</source>
        <translation>Optionen je Ziel</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Einschlag</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Aiming and spread</source>
        <translation>Zielen und Streuung</translation>
    </message>
    <message>
        <source>Stress and jams</source>
        <translation>Stress und Ladehemmung</translation>
    </message>
    <message>
        <source>Several shots</source>
        <translation>Mehrere Schüsse</translation>
    </message>
    <message>
        <source>Close combat</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>Harm</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Recoil and drawing</source>
        <translation>Rückstoß und Ziehen</translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosionen</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>Shooter marks</source>
        <translation>Merkmale der Schützen</translation>
    </message>
    <message>
        <source>Blow damage</source>
        <translation>Schaden des Schlags</translation>
    </message>
    <message>
        <source>Blow through</source>
        <translation>Durchgekommen</translation>
    </message>
    <message>
        <source>At another</source>
        <translation>Auf einen anderen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Zone crossers</source>
        <translation>Haben es in dieser Phase durchquert</translation>
    </message>
    <message>
        <source>Zone crosser marks</source>
        <translation>Durchquerende, unterschieden</translation>
    </message>
    <message>
        <source>Harm options</source>
        <translation>Angaben zum Schaden</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Genannt</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nirgends</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Wirft</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Unbeachtet</translation>
    </message>
    <message>
        <source>Absorbs</source>
        <translation>Schluckt</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Harmed options</source>
        <translation>Angaben zu ihm</translation>
    </message>
    <message>
        <source>As all</source>
        <translation>Wie alle</translation>
    </message>
    <message>
        <source>Skill modifiers</source>
        <translation>Modifikatoren der Fertigkeitsprobe</translation>
    </message>
    <message>
        <source>Stat modifiers</source>
        <translation>Modifikatoren der Attributsprobe</translation>
    </message>
    <message>
        <source>Allotments</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Allotment options</source>
        <translation>Zuteilungsoptionen</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <translation>Nur für die Regeln</translation>
    </message>
    <message>
        <source>Hit locations</source>
        <translation>Trefferzonen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>keyList</name>
    <message>
        <source>Elsewhere</source>
        <translation>Sonst</translation>
    </message>
</context>
<context>
    <name>keySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Keys of Hitspread</source>
        <translation>Tasten von Hitspread</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Assistant for the person who runs a tabletop fight</source>
        <translation>Assistent für alle, die einen Kampf am Spieltisch leiten</translation>
    </message>
    <message>
        <source>Open the working copy of the sample campaign.</source>
        <translation>Die Arbeitskopie der Beispielkampagne öffnen.</translation>
    </message>
    <message>
        <source>Campaign to open.</source>
        <translation>Zu öffnende Kampagne.</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>Diese Sprache sprechen: %1.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>--language: there is no language &quot;%1&quot;; use one of: %2</source>
        <translation>--language: es gibt keine Sprache „%1“; eins davon angeben: %2</translation>
    </message>
</context>
<context>
    <name>outcome</name>
    <message>
        <source>Opposed outcome</source>
        <translation>Vergleichende Proben</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>%1, continued</source>
        <translation>%1, Fortsetzung</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>→ page %1</source>
        <translation>→ Seite %1</translation>
    </message>
</context>
<context>
    <name>percentile</name>
    <message>
        <source>Duel</source>
        <comment>duel</comment>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Harm</source>
        <comment>harm</comment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Effect</source>
        <comment>effect</comment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Die of side A</source>
        <comment>duel.rollA</comment>
        <translation>Würfel von Seite A</translation>
    </message>
    <message>
        <source>Die of side B</source>
        <comment>duel.rollB</comment>
        <translation>Würfel von Seite B</translation>
    </message>
    <message>
        <source>Rating of side A</source>
        <comment>duel.ratingA</comment>
        <translation>Wert von Seite A</translation>
    </message>
    <message>
        <source>Rating of side B</source>
        <comment>duel.ratingB</comment>
        <translation>Wert von Seite B</translation>
    </message>
    <message>
        <source>Half a step for rounding, side A</source>
        <comment>duel.roundedA</comment>
        <translation>Halber Schritt zum Runden, Seite A</translation>
    </message>
    <message>
        <source>Half a step for rounding, side B</source>
        <comment>duel.roundedB</comment>
        <translation>Halber Schritt zum Runden, Seite B</translation>
    </message>
    <message>
        <source>Number needed by side A</source>
        <comment>duel.targetA</comment>
        <translation>Von Seite A benötigte Zahl</translation>
    </message>
    <message>
        <source>Number needed by side B</source>
        <comment>duel.targetB</comment>
        <translation>Von Seite B benötigte Zahl</translation>
    </message>
    <message>
        <source>Side A hits</source>
        <comment>duel.hitA</comment>
        <translation>Seite A trifft</translation>
    </message>
    <message>
        <source>Side B hits</source>
        <comment>duel.hitB</comment>
        <translation>Seite B trifft</translation>
    </message>
    <message>
        <source>Doubles, both hit</source>
        <comment>duel.doubles</comment>
        <translation>Pasch, beide treffen</translation>
    </message>
    <message>
        <source>Where side A hits</source>
        <comment>harm.locationA</comment>
        <translation>Wo Seite A trifft</translation>
    </message>
    <message>
        <source>Where side B hits</source>
        <comment>harm.locationB</comment>
        <translation>Wo Seite B trifft</translation>
    </message>
    <message>
        <source>Weapon dice and bonus, side A</source>
        <comment>harm.diceA</comment>
        <translation>Waffenwürfel und Bonus, Seite A</translation>
    </message>
    <message>
        <source>Weapon dice and bonus, side B</source>
        <comment>harm.diceB</comment>
        <translation>Waffenwürfel und Bonus, Seite B</translation>
    </message>
    <message>
        <source>Times the location, in halves, side A</source>
        <comment>harm.placedA</comment>
        <translation>Mal Trefferzone, in Halben, Seite A</translation>
    </message>
    <message>
        <source>Times the location, in halves, side B</source>
        <comment>harm.placedB</comment>
        <translation>Mal Trefferzone, in Halben, Seite B</translation>
    </message>
    <message>
        <source>Times the share, in quarters, side A</source>
        <comment>harm.halvedA</comment>
        <translation>Mal Anteil, in Vierteln, Seite A</translation>
    </message>
    <message>
        <source>Times the share, in quarters, side B</source>
        <comment>harm.halvedB</comment>
        <translation>Mal Anteil, in Vierteln, Seite B</translation>
    </message>
    <message>
        <source>Half a step for rounding, side A</source>
        <comment>harm.raisedA</comment>
        <translation>Halber Schritt zum Runden, Seite A</translation>
    </message>
    <message>
        <source>Half a step for rounding, side B</source>
        <comment>harm.raisedB</comment>
        <translation>Halber Schritt zum Runden, Seite B</translation>
    </message>
    <message>
        <source>Rounded, side A</source>
        <comment>harm.roundedA</comment>
        <translation>Gerundet, Seite A</translation>
    </message>
    <message>
        <source>Rounded, side B</source>
        <comment>harm.roundedB</comment>
        <translation>Gerundet, Seite B</translation>
    </message>
    <message>
        <source>Less armour, side A</source>
        <comment>harm.armourA</comment>
        <translation>Weniger Rüstung, Seite A</translation>
    </message>
    <message>
        <source>Less armour, side B</source>
        <comment>harm.armourB</comment>
        <translation>Weniger Rüstung, Seite B</translation>
    </message>
    <message>
        <source>Damage done by side A</source>
        <comment>harm.damageA</comment>
        <translation>Schaden durch Seite A</translation>
    </message>
    <message>
        <source>Damage done by side B</source>
        <comment>harm.damageB</comment>
        <translation>Schaden durch Seite B</translation>
    </message>
    <message>
        <source>Health of side A</source>
        <comment>effect.healthA</comment>
        <translation>Gesundheit von Seite A</translation>
    </message>
    <message>
        <source>Health of side B</source>
        <comment>effect.healthB</comment>
        <translation>Gesundheit von Seite B</translation>
    </message>
    <message>
        <source>Side A is out of the fight</source>
        <comment>effect.outA</comment>
        <translation>Seite A ist kampfunfähig</translation>
    </message>
    <message>
        <source>Side B is out of the fight</source>
        <comment>effect.outB</comment>
        <translation>Seite B ist kampfunfähig</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>location</comment>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Head</source>
        <comment>head</comment>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Chest</source>
        <comment>chest</comment>
        <translation>Brust</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <comment>abdomen</comment>
        <translation>Unterleib</translation>
    </message>
    <message>
        <source>Right arm</source>
        <comment>rightArm</comment>
        <translation>Rechter Arm</translation>
    </message>
    <message>
        <source>Left arm</source>
        <comment>leftArm</comment>
        <translation>Linker Arm</translation>
    </message>
    <message>
        <source>Right leg</source>
        <comment>rightLeg</comment>
        <translation>Rechtes Bein</translation>
    </message>
    <message>
        <source>Left leg</source>
        <comment>leftLeg</comment>
        <translation>Linkes Bein</translation>
    </message>
    <message>
        <source>duels are switched off in this fight; switch them on, or attack in turn</source>
        <comment>duelsOff</comment>
        <translation>Duelle sind in diesem Kampf abgeschaltet; sie einschalten oder nacheinander angreifen</translation>
    </message>
    <message>
        <source>a duel needs somebody on each side; choose both duellists</source>
        <comment>nobodyThere</comment>
        <translation>ein Duell braucht auf jeder Seite jemanden; beide Duellanten wählen</translation>
    </message>
    <message>
        <source>a duel needs as many on one side as on the other, here %2 against %1; leave somebody out or add one</source>
        <comment>unequalSides</comment>
        <translation>ein Duell braucht auf beiden Seiten gleich viele, hier %2 gegen %1; jemanden weglassen oder hinzufügen</translation>
    </message>
    <message>
        <source>a duellist is out of the fight already; choose another one</source>
        <comment>outOfTheFight</comment>
        <translation>ein Duellant ist schon kampfunfähig; einen anderen wählen</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Prozentwurf</translation>
    </message>
    <message>
        <source>Harm done by side A</source>
        <comment>duel.shareA</comment>
        <translation>Wirkung von Seite A</translation>
    </message>
    <message>
        <source>Harm done by side B</source>
        <comment>duel.shareB</comment>
        <translation>Wirkung von Seite B</translation>
    </message>
    <message>
        <source>none</source>
        <comment>duel.shareA=0</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>half</source>
        <comment>duel.shareA=1</comment>
        <translation>halb</translation>
    </message>
    <message>
        <source>full</source>
        <comment>duel.shareA=2</comment>
        <translation>voll</translation>
    </message>
    <message>
        <source>none</source>
        <comment>duel.shareB=0</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>half</source>
        <comment>duel.shareB=1</comment>
        <translation>halb</translation>
    </message>
    <message>
        <source>full</source>
        <comment>duel.shareB=2</comment>
        <translation>voll</translation>
    </message>
    <message>
        <source>Health lost</source>
        <comment>healthLost</comment>
        <translation>Gesundheit verloren</translation>
    </message>
    <message>
        <source>Duels</source>
        <comment>switches.duel</comment>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>A roll equal to the number</source>
        <comment>duel.hit</comment>
        <translation>Ein Wurf gleich der Zahl</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>duel.off</comment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>duel.on</comment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>duel.hit.atOrUnder</comment>
        <translation>Trifft</translation>
    </message>
    <message>
        <source>Misses</source>
        <comment>duel.hit.strictlyUnder</comment>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>The optional rule: a shootout is decided by one roll of each side at the same moment.</source>
        <comment>duel</comment>
        <translation>Die Zusatzregel: Ein Schusswechsel wird durch je einen Wurf beider Seiten im selben Moment entschieden.</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>hitLocations.location</comment>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Where a hit lands by a roll of d100, and how many halves of the damage it does there: 2 is as rolled, 4 doubles, 1 halves.</source>
        <comment>hitLocations</comment>
        <translation>Wo ein Treffer nach einem W100 landet und wie viele Hälften des Schadens er dort macht: 2 ist wie gewürfelt, 4 verdoppelt, 1 halbiert.</translation>
    </message>
    <message>
        <source>Hit location table</source>
        <comment>hitLocations</comment>
        <translation>Trefferzonentabelle</translation>
    </message>
    <message>
        <source>Damage (halves)</source>
        <comment>hitLocations.damageHalves</comment>
        <translation>Schaden (Hälften)</translation>
    </message>
    <message>
        <source>Roll of the duel</source>
        <comment>duel.dieA</comment>
        <translation>Wurf des Duells</translation>
    </message>
    <message>
        <source>Roll of the duel</source>
        <comment>duel.dieB</comment>
        <translation>Wurf des Duells</translation>
    </message>
    <message>
        <source>Where does the blow land?</source>
        <comment>duel.locationA</comment>
        <translation>Wo trifft der Schlag?</translation>
    </message>
    <message>
        <source>Where does the blow land?</source>
        <comment>duel.locationB</comment>
        <translation>Wo trifft der Schlag?</translation>
    </message>
    <message>
        <source>Damage of the blow</source>
        <comment>duel.damageA</comment>
        <translation>Schaden des Schlags</translation>
    </message>
    <message>
        <source>Damage of the blow</source>
        <comment>duel.damageB</comment>
        <translation>Schaden des Schlags</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>sideA</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>sideB</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Whether a duellist hits who rolls exactly the number needed, or only one who rolls less.</source>
        <comment>duel.hit</comment>
        <translation>Ob ein Duellant trifft, der genau die nötige Zahl würfelt, oder nur einer, der weniger würfelt.</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>%1 was not found; check its name or number</source>
        <translation>%1 wurde nicht gefunden; Namen oder Nummer prüfen</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: the rules forbid it</source>
        <translation>%1: die Regeln verbieten es</translation>
    </message>
    <message>
        <source>%1 has changed in the meantime; resolve the action anew</source>
        <translation>%1 hat sich inzwischen geändert; die Aktion neu auswerten</translation>
    </message>
    <message>
        <source>%1 cannot be undone because a later entry builds on it; undo that one first</source>
        <translation>%1 kann nicht rückgängig gemacht werden, weil ein späterer Eintrag darauf aufbaut; zuerst jenen rückgängig machen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>%1: an action whose dice have fallen is waiting; apply it or drop it first</source>
        <translation>%1: eine Aktion wartet, deren Würfel gefallen sind; sie zuerst anwenden oder verwerfen</translation>
    </message>
    <message>
        <source>%1: a reason is missing; say in a word why</source>
        <translation>%1: ein Grund fehlt; mit einem Wort sagen, warum</translation>
    </message>
    <message>
        <source>%1 is not a Hitspread campaign; choose a .hitspread file</source>
        <translation>%1 ist keine Hitspread-Kampagne; eine .hitspread-Datei wählen</translation>
    </message>
    <message>
        <source>%1 is a database of another program; choose a .hitspread file</source>
        <translation>%1 ist die Datenbank eines anderen Programms; eine .hitspread-Datei wählen</translation>
    </message>
    <message>
        <source>%1 was written by a newer Hitspread; open it with that version</source>
        <translation>%1 wurde von einem neueren Hitspread geschrieben; mit dessen Version öffnen</translation>
    </message>
    <message>
        <source>%1 is in use by another program; close it there and try again</source>
        <translation>%1 wird von einem anderen Programm benutzt; dort schließen und erneut versuchen</translation>
    </message>
    <message>
        <source>%1 can only be read; change its rights or make a copy</source>
        <translation>%1 kann nur gelesen werden; die Rechte ändern oder eine Kopie anlegen</translation>
    </message>
    <message>
        <source>%1: the disk is full; make room and try again, nothing was changed</source>
        <translation>%1: die Platte ist voll; Platz schaffen und erneut versuchen, nichts wurde geändert</translation>
    </message>
    <message>
        <source>%1 exists already; choose another name</source>
        <translation>%1 gibt es schon; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>%1: the rules forbid it: %2</source>
        <translation>%1: die Regeln verbieten es: %2</translation>
    </message>
    <message>
        <source>%1 could not be read or written; nothing was changed, check the disk and your rights there</source>
        <translation>%1 konnte nicht gelesen oder geschrieben werden; nichts wurde geändert, prüfen Sie den Datenträger und Ihre Rechte dort</translation>
    </message>
    <message>
        <source>%1 is damaged; nothing was changed. Open a backup copy of it</source>
        <translation>%1 ist beschädigt; nichts wurde geändert. Bitte eine Sicherungskopie davon öffnen</translation>
    </message>
    <message>
        <source>%1 was written beside another copy of this campaign and would spoil it; nothing was changed. Move that file to another folder and open the campaign again</source>
        <translation>%1 ist neben einer anderen Kopie dieser Kampagne entstanden und würde sie verderben; nichts wurde geändert. Verschieben Sie diese Datei in einen anderen Ordner und öffnen Sie die Kampagne noch einmal</translation>
    </message>
    <message>
        <source>%1: a step went on for much too long and was stopped; nothing was changed. Have the file checked, or open a backup copy of it</source>
        <translation>%1: ein Schritt dauerte viel zu lange und wurde abgebrochen; nichts wurde geändert. Lassen Sie die Datei prüfen oder öffnen Sie eine Sicherungskopie</translation>
    </message>
    <message>
        <source>%1: the disk failed while this was kept, so that it may be there or not; open the file again and look at its history before you do it once more</source>
        <translation>%1: die Platte versagte beim Festhalten, sodass es gespeichert sein kann oder nicht; öffnen Sie die Datei neu und sehen Sie in ihrem Verlauf nach, bevor Sie es wiederholen</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>Charakter %1</translation>
    </message>
    <message>
        <source>combatant %1</source>
        <translation>Kämpfer %1</translation>
    </message>
    <message>
        <source>weapon %1</source>
        <translation>Waffe %1</translation>
    </message>
    <message>
        <source>carried weapon %1</source>
        <translation>getragene Waffe %1</translation>
    </message>
    <message>
        <source>ammunition %1</source>
        <translation>Munition %1</translation>
    </message>
    <message>
        <source>armour %1</source>
        <translation>Rüstung %1</translation>
    </message>
    <message>
        <source>worn armour %1</source>
        <translation>getragene Rüstung %1</translation>
    </message>
    <message>
        <source>accessory %1</source>
        <translation>Zubehör %1</translation>
    </message>
    <message>
        <source>options %1</source>
        <translation>Optionen %1</translation>
    </message>
    <message>
        <source>encounter %1</source>
        <translation>Begegnung %1</translation>
    </message>
    <message>
        <source>melee weapon %1</source>
        <translation>Nahkampfwaffe %1</translation>
    </message>
    <message>
        <source>thrown weapon %1</source>
        <translation>Wurfwaffe %1</translation>
    </message>
    <message>
        <source>grenade %1</source>
        <translation>Granate %1</translation>
    </message>
    <message>
        <source>carried item %1</source>
        <translation>getragener Gegenstand %1</translation>
    </message>
    <message>
        <source>condition %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation>Modifikator %1</translation>
    </message>
    <message>
        <source>possession %1</source>
        <translation>Besitz %1</translation>
    </message>
    <message>
        <source>saved search %1</source>
        <translation>gespeicherte Suche %1</translation>
    </message>
    <message>
        <source>condition of somebody %1</source>
        <translation>auferlegter Zustand %1</translation>
    </message>
    <message>
        <source>lying %1</source>
        <translation>Herumliegendes %1</translation>
    </message>
    <message>
        <source>rule system %1</source>
        <translation>Regelsystem %1</translation>
    </message>
    <message>
        <source>body plan %1</source>
        <translation>Körperplan %1</translation>
    </message>
    <message>
        <source>profile %1</source>
        <translation>Profil %1</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>log entry %1</source>
        <translation>Protokolleintrag %1</translation>
    </message>
    <message>
        <source>mark %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>pending action %1</source>
        <translation>wartende Aktion %1</translation>
    </message>
    <message>
        <source>a waiting action</source>
        <translation>eine wartende Aktion</translation>
    </message>
    <message>
        <source>action %1 of %2</source>
        <translation>Aktion %1 von %2</translation>
    </message>
    <message>
        <source>time after the fight in %1</source>
        <translation>Zeit nach dem Kampf in %1</translation>
    </message>
    <message>
        <source>%1: weapon</source>
        <translation>%1: Waffe</translation>
    </message>
    <message>
        <source>%1: ammunition</source>
        <translation>%1: Munition</translation>
    </message>
    <message>
        <source>shipped document: %1</source>
        <translation>mitgeliefertes Dokument: %1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>%1 is not allowed</source>
        <comment>OverLimit</comment>
        <translation>%1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the limit is %2</source>
        <comment>OverLimit</comment>
        <translation>die Grenze ist %2</translation>
    </message>
    <message>
        <source>it is none of the values there are</source>
        <comment>NoSuchChoice</comment>
        <translation>das ist keiner der vorhandenen Werte</translation>
    </message>
    <message>
        <source>choose one of those offered</source>
        <comment>NoSuchChoice</comment>
        <translation>wählen Sie einen der angebotenen</translation>
    </message>
    <message>
        <source>%1 m is not allowed</source>
        <comment>MetresOutOfRange</comment>
        <translation>%1 m sind nicht erlaubt</translation>
    </message>
    <message>
        <source>0 to %2</source>
        <comment>MetresOutOfRange</comment>
        <translation>0 bis %2</translation>
    </message>
    <message>
        <source>the value does not suit the field</source>
        <comment>ValueUnfit</comment>
        <translation>der Wert passt nicht zum Feld</translation>
    </message>
    <message>
        <source>give one of its kind</source>
        <comment>ValueUnfit</comment>
        <translation>einen Wert seiner Art angeben</translation>
    </message>
    <message>
        <source>a value of another kind stands there</source>
        <comment>OtherKindOfValue</comment>
        <translation>da steht ein Wert anderer Art</translation>
    </message>
    <message>
        <source>give one of its kind</source>
        <comment>OtherKindOfValue</comment>
        <translation>einen Wert seiner Art angeben</translation>
    </message>
    <message>
        <source>element %1 is beyond %2</source>
        <comment>BeyondCount</comment>
        <translation>Element %1 liegt jenseits von %2</translation>
    </message>
    <message>
        <source>raise that first</source>
        <comment>BeyondCount</comment>
        <translation>das zuerst erhöhen</translation>
    </message>
    <message>
        <source>%1 is no side</source>
        <comment>NoSide</comment>
        <translation>%1 ist keine Seite</translation>
    </message>
    <message>
        <source>use 0 to %2</source>
        <comment>NoSide</comment>
        <translation>erlaubt: 0 bis %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>FieldEmpty</comment>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>give one</source>
        <comment>FieldEmpty</comment>
        <translation>geben Sie einen an</translation>
    </message>
    <message>
        <source>an encounter needs a name</source>
        <comment>EncounterNeedsName</comment>
        <translation>ein Kampf braucht einen Namen</translation>
    </message>
    <message>
        <source>give it one</source>
        <comment>EncounterNeedsName</comment>
        <translation>einen geben</translation>
    </message>
    <message>
        <source>a combatant needs a name</source>
        <comment>CombatantNeedsName</comment>
        <translation>ein Kämpfer braucht einen Namen</translation>
    </message>
    <message>
        <source>give it one</source>
        <comment>CombatantNeedsName</comment>
        <translation>einen geben</translation>
    </message>
    <message>
        <source>a condition needs a name</source>
        <comment>ConditionNeedsName</comment>
        <translation>ein Zustand braucht einen Namen</translation>
    </message>
    <message>
        <source>give it one</source>
        <comment>ConditionNeedsName</comment>
        <translation>einen geben</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <comment>ProfileNeedsName</comment>
        <translation>ein Profil braucht einen Namen</translation>
    </message>
    <message>
        <source>give one of at most %1 bytes</source>
        <comment>ProfileNeedsName</comment>
        <translation>einen von höchstens %1 Bytes angeben</translation>
    </message>
    <message>
        <source>a mark needs a name</source>
        <comment>MarkNeedsName</comment>
        <translation>eine Marke braucht einen Namen</translation>
    </message>
    <message>
        <source>give it one</source>
        <comment>MarkNeedsName</comment>
        <translation>einen geben</translation>
    </message>
    <message>
        <source>it has no name</source>
        <comment>HasNoName</comment>
        <translation>es hat keinen Namen</translation>
    </message>
    <message>
        <source>give it one</source>
        <comment>HasNoName</comment>
        <translation>einen geben</translation>
    </message>
    <message>
        <source>it is too long</source>
        <comment>NameTooLong</comment>
        <translation>er ist zu lang</translation>
    </message>
    <message>
        <source>use at most %1 letters</source>
        <comment>NameTooLong</comment>
        <translation>höchstens %1 Buchstaben verwenden</translation>
    </message>
    <message>
        <source>this profile belongs to the rules</source>
        <comment>ProfileOfRules</comment>
        <translation>dieses Profil gehört zu den Regeln</translation>
    </message>
    <message>
        <source>choose another name</source>
        <comment>ProfileOfRules</comment>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>a profile has this name already</source>
        <comment>ProfileNameTaken</comment>
        <translation>ein Profil heißt schon so</translation>
    </message>
    <message>
        <source>choose another name</source>
        <comment>ProfileNameTaken</comment>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>somebody in the fight is called so</source>
        <comment>NameTakenInFight</comment>
        <translation>so heißt schon jemand im Kampf</translation>
    </message>
    <message>
        <source>choose another name</source>
        <comment>NameTakenInFight</comment>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>the fight has a mark of this name</source>
        <comment>MarkNameTaken</comment>
        <translation>der Kampf hat schon eine Marke dieses Namens</translation>
    </message>
    <message>
        <source>choose another name</source>
        <comment>MarkNameTaken</comment>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>there are several characters of this name</source>
        <comment>SeveralCharacters</comment>
        <translation>es gibt mehrere Charaktere dieses Namens</translation>
    </message>
    <message>
        <source>give the number</source>
        <comment>SeveralCharacters</comment>
        <translation>die Nummer angeben</translation>
    </message>
    <message>
        <source>it belongs to another rule system</source>
        <comment>AnotherSystem</comment>
        <translation>es gehört zu einem anderen Regelsystem</translation>
    </message>
    <message>
        <source>choose one of the same system</source>
        <comment>AnotherSystem</comment>
        <translation>eins desselben Systems wählen</translation>
    </message>
    <message>
        <source>it belongs to another rule system</source>
        <comment>AmmunitionOfAnotherSystem</comment>
        <translation>es gehört zu einem anderen Regelsystem</translation>
    </message>
    <message>
        <source>choose ammunition of the same system</source>
        <comment>AmmunitionOfAnotherSystem</comment>
        <translation>Munition desselben Systems wählen</translation>
    </message>
    <message>
        <source>the character belongs to another rule system</source>
        <comment>CharacterOfAnotherSystem</comment>
        <translation>der Charakter gehört zu einem anderen Regelsystem</translation>
    </message>
    <message>
        <source>choose one of the same system</source>
        <comment>CharacterOfAnotherSystem</comment>
        <translation>einen desselben Systems wählen</translation>
    </message>
    <message>
        <source>this rule system has no such record</source>
        <comment>NoSuchRecordInSystem</comment>
        <translation>dieses Regelsystem hat keinen solchen Datensatz</translation>
    </message>
    <message>
        <source>choose another rule system</source>
        <comment>NoSuchRecordInSystem</comment>
        <translation>ein anderes Regelsystem wählen</translation>
    </message>
    <message>
        <source>nothing lies about in this rule system</source>
        <comment>NothingLiesAbout</comment>
        <translation>in diesem Regelsystem liegt nichts herum</translation>
    </message>
    <message>
        <source>leave it in somebody&apos;s hands</source>
        <comment>NothingLiesAbout</comment>
        <translation>es jemandem in der Hand lassen</translation>
    </message>
    <message>
        <source>choose somebody of another system</source>
        <comment>NoCombatSheet</comment>
        <translation>jemanden eines anderen Systems wählen</translation>
    </message>
    <message>
        <source>choose those of one fight</source>
        <comment>InAnotherFight</comment>
        <translation>nur solche eines Kampfs wählen</translation>
    </message>
    <message>
        <source>the two are not in one fight</source>
        <comment>NotInOneFight</comment>
        <translation>die beiden sind nicht in demselben Kampf</translation>
    </message>
    <message>
        <source>choose another</source>
        <comment>NotInOneFight</comment>
        <translation>einen anderen wählen</translation>
    </message>
    <message>
        <source>a fight holds at most %1</source>
        <comment>FightFull</comment>
        <translation>ein Kampf fasst höchstens %1</translation>
    </message>
    <message>
        <source>remove somebody first, or make a second fight</source>
        <comment>FightFull</comment>
        <translation>nehmen Sie zuerst jemanden heraus, oder legen Sie einen zweiten Kampf an</translation>
    </message>
    <message>
        <source>so many cannot come at once</source>
        <comment>TooManyNewcomers</comment>
        <translation>so viele können nicht auf einmal kommen</translation>
    </message>
    <message>
        <source>add 1 to %1</source>
        <comment>TooManyNewcomers</comment>
        <translation>1 bis %1 hinzufügen</translation>
    </message>
    <message>
        <source>nobody is in the fight</source>
        <comment>NobodyInFight</comment>
        <translation>niemand ist im Kampf</translation>
    </message>
    <message>
        <source>add somebody or bring somebody back</source>
        <comment>NobodyInFight</comment>
        <translation>jemanden hinzufügen oder zurückholen</translation>
    </message>
    <message>
        <source>lift the condition first</source>
        <comment>ConditionHinders</comment>
        <translation>erst den Zustand aufheben</translation>
    </message>
    <message>
        <source>it is no condition</source>
        <comment>NoCondition</comment>
        <translation>das ist kein Zustand</translation>
    </message>
    <message>
        <source>name a condition somebody has</source>
        <comment>NoCondition</comment>
        <translation>einen Zustand nennen, den jemand hat</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <comment>ChangedMeanwhile</comment>
        <translation>inzwischen hat es ein anderes Programm geändert</translation>
    </message>
    <message>
        <source>nothing was done; look at what stands there now, then do it again</source>
        <comment>ChangedMeanwhile</comment>
        <translation>nichts wurde getan; erst ansehen, was jetzt da steht, dann noch einmal</translation>
    </message>
    <message>
        <source>not a record of this campaign</source>
        <comment>NotOfCampaign</comment>
        <translation>kein Datensatz dieser Kampagne</translation>
    </message>
    <message>
        <source>prepare the action anew</source>
        <comment>NotOfCampaign</comment>
        <translation>die Handlung neu vorbereiten</translation>
    </message>
    <message>
        <source>a question is still open</source>
        <comment>QuestionOpen</comment>
        <translation>eine Frage ist noch offen</translation>
    </message>
    <message>
        <source>answer it first</source>
        <comment>QuestionOpen</comment>
        <translation>sie zuerst beantworten</translation>
    </message>
    <message>
        <source>this is not the kind of weapon the action needs</source>
        <comment>WrongWeapon</comment>
        <translation>das ist nicht die Art Waffe, die die Handlung braucht</translation>
    </message>
    <message>
        <source>choose another weapon</source>
        <comment>WrongWeapon</comment>
        <translation>wählen Sie eine andere Waffe</translation>
    </message>
    <message>
        <source>this action is not made against so many at once</source>
        <comment>TooManyTargets</comment>
        <translation>diese Handlung richtet sich nicht gegen so viele auf einmal</translation>
    </message>
    <message>
        <source>name fewer targets</source>
        <comment>TooManyTargets</comment>
        <translation>nennen Sie weniger Ziele</translation>
    </message>
    <message>
        <source>it lies there: nobody has it in hand</source>
        <comment>LiesThere</comment>
        <translation>sie liegt dort: niemand hat sie in der Hand</translation>
    </message>
    <message>
        <source>take it up first, or let it go off where it lies</source>
        <comment>LiesThere</comment>
        <translation>erst aufheben, oder dort hochgehen lassen, wo sie liegt</translation>
    </message>
    <message>
        <source>nothing would be different</source>
        <comment>NothingDifferent</comment>
        <translation>nichts wäre anders</translation>
    </message>
    <message>
        <source>change something, or close the window</source>
        <comment>NothingDifferent</comment>
        <translation>ändern Sie etwas, oder schließen Sie das Fenster</translation>
    </message>
    <message>
        <source>the dice of “%1” wait, and they were rolled with “%2”, which this would change or take away</source>
        <comment>RolledWith</comment>
        <translation>die Würfel von „%1“ warten, und sie sind mit „%2“ gefallen, was dadurch geändert oder weggenommen würde</translation>
    </message>
    <message>
        <source>apply them or drop them first</source>
        <comment>RolledWith</comment>
        <translation>sie zuerst anwenden oder verwerfen</translation>
    </message>
    <message>
        <source>“%1”, entry %2</source>
        <comment>LaterEntry</comment>
        <translation>„%1“, Eintrag %2</translation>
    </message>
    <message>
        <source>nobody can carry that</source>
        <comment>CannotBeCarried</comment>
        <translation>das kann niemand tragen</translation>
    </message>
    <message>
        <source>choose a weapon, armour, grenades or an accessory</source>
        <comment>CannotBeCarried</comment>
        <translation>eine Waffe, Rüstung, Granaten oder Zubehör wählen</translation>
    </message>
    <message>
        <source>it belongs to a fight, not to the library</source>
        <comment>OfAFight</comment>
        <translation>es gehört zu einem Kampf, nicht zur Bibliothek</translation>
    </message>
    <message>
        <source>change it in the fight</source>
        <comment>OfAFight</comment>
        <translation>im Kampf ändern</translation>
    </message>
    <message>
        <source>only firearms are loaded</source>
        <comment>OnlyFirearmsLoaded</comment>
        <translation>nur Schusswaffen werden geladen</translation>
    </message>
    <message>
        <source>leave the ammunition out</source>
        <comment>OnlyFirearmsLoaded</comment>
        <translation>die Munition weglassen</translation>
    </message>
    <message>
        <source>it has no such state</source>
        <comment>NoSuchState</comment>
        <translation>diesen Zustand hat es nicht</translation>
    </message>
    <message>
        <source>set values it has</source>
        <comment>NoSuchState</comment>
        <translation>Werte setzen, die es hat</translation>
    </message>
    <message>
        <source>only accessories are mounted</source>
        <comment>OnlyAccessoriesMounted</comment>
        <translation>nur Zubehör wird montiert</translation>
    </message>
    <message>
        <source>choose a scope, silencer or the like</source>
        <comment>OnlyAccessoriesMounted</comment>
        <translation>ein Zielfernrohr, einen Schalldämpfer oder Ähnliches wählen</translation>
    </message>
    <message>
        <source>it can only go onto a firearm the same character has</source>
        <comment>MountedElsewhere</comment>
        <translation>es passt nur auf eine Schusswaffe desselben Charakters</translation>
    </message>
    <message>
        <source>its number is not kept</source>
        <comment>NumberNotKept</comment>
        <translation>ihre Anzahl wird nicht geführt</translation>
    </message>
    <message>
        <source>choose others</source>
        <comment>NumberNotKept</comment>
        <translation>andere wählen</translation>
    </message>
    <message>
        <source>nobody in a fight has it as a grenade</source>
        <comment>NobodysGrenade</comment>
        <translation>niemand in einem Kampf hat das als Granate</translation>
    </message>
    <message>
        <source>name grenades somebody in the fight has</source>
        <comment>NobodysGrenade</comment>
        <translation>Granaten nennen, die jemand im Kampf hat</translation>
    </message>
    <message>
        <source>none is left</source>
        <comment>NoneLeft</comment>
        <translation>es ist keine mehr da</translation>
    </message>
    <message>
        <source>choose others</source>
        <comment>NoneLeft</comment>
        <translation>andere wählen</translation>
    </message>
    <message>
        <source>it does not lie about</source>
        <comment>NotLying</comment>
        <translation>es liegt nicht herum</translation>
    </message>
    <message>
        <source>name what lies about in a fight</source>
        <comment>NotLying</comment>
        <translation>etwas nennen, das in einem Kampf herumliegt</translation>
    </message>
    <message>
        <source>this kind of record is not kept in the library</source>
        <comment>NotOfLibrary</comment>
        <translation>diese Art von Datensatz steht nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>choose another kind</source>
        <comment>NotOfLibrary</comment>
        <translation>eine andere Art wählen</translation>
    </message>
    <message>
        <source>%1 tags are too many</source>
        <comment>TooManyTags</comment>
        <translation>%1 Schlagwörter sind zu viele</translation>
    </message>
    <message>
        <source>keep at most %2</source>
        <comment>TooManyTags</comment>
        <translation>höchstens %2 behalten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a tag</source>
        <comment>NotATag</comment>
        <translation>„%1“ kann kein Schlagwort sein</translation>
    </message>
    <message>
        <source>use 1 to %2 letters in one line</source>
        <comment>NotATag</comment>
        <translation>1 bis %2 Zeichen in einer Zeile verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice</source>
        <comment>TagTwice</comment>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <comment>TagTwice</comment>
        <translation>eins davon entfernen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no body plan</source>
        <comment>NoBodyPlan</comment>
        <translation>„%1“ ist kein Körperplan</translation>
    </message>
    <message>
        <source>take one of these: %2</source>
        <comment>NoBodyPlan</comment>
        <translation>nehmen Sie einen von diesen: %2</translation>
    </message>
    <message>
        <source>records of this kind have no such field</source>
        <comment>NoSuchFieldToSearch</comment>
        <translation>Datensätze dieser Art haben kein solches Feld</translation>
    </message>
    <message>
        <source>choose another one</source>
        <comment>NoSuchFieldToSearch</comment>
        <translation>etwas anderes wählen</translation>
    </message>
    <message>
        <source>there is no such element</source>
        <comment>NoSuchElementNamed</comment>
        <translation>dieses Element gibt es nicht</translation>
    </message>
    <message>
        <source>choose one of the field&apos;s elements</source>
        <comment>NoSuchElementNamed</comment>
        <translation>eins der Elemente des Felds wählen</translation>
    </message>
    <message>
        <source>there is no such element</source>
        <comment>NoSuchElementAt</comment>
        <translation>dieses Element gibt es nicht</translation>
    </message>
    <message>
        <source>give a number from 0 to %1</source>
        <comment>NoSuchElementAt</comment>
        <translation>eine Zahl von 0 bis %1 angeben</translation>
    </message>
    <message>
        <source>it has no elements</source>
        <comment>HasNoElements</comment>
        <translation>es hat keine Elemente</translation>
    </message>
    <message>
        <source>leave the element out</source>
        <comment>HasNoElements</comment>
        <translation>das Element weglassen</translation>
    </message>
    <message>
        <source>a list of ranks has no order of its own</source>
        <comment>RanksHaveNoOrder</comment>
        <translation>eine Liste von Rängen hat keine eigene Reihenfolge</translation>
    </message>
    <message>
        <source>name one of its entries</source>
        <comment>RanksHaveNoOrder</comment>
        <translation>einen ihrer Einträge nennen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of its values</source>
        <comment>NotOneOfItsValues</comment>
        <translation>„%1“ ist keiner seiner Werte</translation>
    </message>
    <message>
        <source>give a number or one of the choices</source>
        <comment>NotOneOfItsValues</comment>
        <translation>eine Zahl oder eine der Möglichkeiten angeben</translation>
    </message>
    <message>
        <source>only texts contain something</source>
        <comment>OnlyTextsContain</comment>
        <translation>nur Texte enthalten etwas</translation>
    </message>
    <message>
        <source>choose another comparison</source>
        <comment>OnlyTextsContain</comment>
        <translation>einen anderen Vergleich wählen</translation>
    </message>
    <message>
        <source>it is a text</source>
        <comment>IsText</comment>
        <translation>es ist ein Text</translation>
    </message>
    <message>
        <source>compare it with a text</source>
        <comment>IsText</comment>
        <translation>mit einem Text vergleichen</translation>
    </message>
    <message>
        <source>it is a set</source>
        <comment>IsSet</comment>
        <translation>es ist eine Menge</translation>
    </message>
    <message>
        <source>ask whether it contains one of its choices</source>
        <comment>IsSet</comment>
        <translation>fragen, ob sie eine ihrer Möglichkeiten enthält</translation>
    </message>
    <message>
        <source>a set has no order</source>
        <comment>SetHasNoOrder</comment>
        <translation>eine Menge hat keine Reihenfolge</translation>
    </message>
    <message>
        <source>sort by something else</source>
        <comment>SetHasNoOrder</comment>
        <translation>nach etwas anderem sortieren</translation>
    </message>
    <message>
        <source>there is no comparison %1</source>
        <comment>NoSuchComparison</comment>
        <translation>es gibt keinen Vergleich %1</translation>
    </message>
    <message>
        <source>save the search anew</source>
        <comment>NoSuchComparison</comment>
        <translation>die Suche neu speichern</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>PictureEmpty</comment>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>choose another picture</source>
        <comment>PictureEmpty</comment>
        <translation>ein anderes Bild wählen</translation>
    </message>
    <message>
        <source>the file has %1 bytes; at most %2 are kept</source>
        <comment>PictureTooLarge</comment>
        <translation>die Datei hat %1 Byte; höchstens %2 werden aufbewahrt</translation>
    </message>
    <message>
        <source>save it smaller</source>
        <comment>PictureTooLarge</comment>
        <translation>kleiner speichern</translation>
    </message>
    <message>
        <source>this is neither a PNG nor a JPEG file</source>
        <comment>NotAPicture</comment>
        <translation>das ist weder eine PNG- noch eine JPEG-Datei</translation>
    </message>
    <message>
        <source>save the picture in one of these formats</source>
        <comment>NotAPicture</comment>
        <translation>das Bild in einem dieser Formate speichern</translation>
    </message>
    <message>
        <source>the file is damaged: its size cannot be read</source>
        <comment>PictureDamaged</comment>
        <translation>die Datei ist beschädigt: ihre Größe ist nicht lesbar</translation>
    </message>
    <message>
        <source>choose another picture</source>
        <comment>PictureDamaged</comment>
        <translation>ein anderes Bild wählen</translation>
    </message>
    <message>
        <source>the picture has %1 by %2 pixels; at most %3 a side are kept</source>
        <comment>PictureTooWide</comment>
        <translation>das Bild hat %1 mal %2 Bildpunkte; höchstens %3 je Seite werden aufbewahrt</translation>
    </message>
    <message>
        <source>save it smaller</source>
        <comment>PictureTooWide</comment>
        <translation>kleiner speichern</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <comment>IsAFolder</comment>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>choose a .hitspread file in it</source>
        <comment>IsAFolder</comment>
        <translation>wählen Sie eine .hitspread-Datei darin</translation>
    </message>
    <message>
        <source>this is a device, a pipe or a socket</source>
        <comment>IsADevice</comment>
        <translation>dies ist ein Gerät, eine Pipe oder ein Socket</translation>
    </message>
    <message>
        <source>choose a .hitspread file</source>
        <comment>IsADevice</comment>
        <translation>wählen Sie eine .hitspread-Datei</translation>
    </message>
    <message>
        <source>this is no file, but stands where one of the campaign&apos;s belongs</source>
        <comment>IsNoFile</comment>
        <translation>dies ist keine Datei, steht aber dort, wo eine der Kampagne hingehört</translation>
    </message>
    <message>
        <source>move it to another folder</source>
        <comment>IsNoFile</comment>
        <translation>verschieben Sie es in einen anderen Ordner</translation>
    </message>
    <message>
        <source>its name is missing</source>
        <comment>FileNameMissing</comment>
        <translation>ihr Name fehlt</translation>
    </message>
    <message>
        <source>give a name that ends in .hitspread</source>
        <comment>FileNameMissing</comment>
        <translation>geben Sie einen Namen an, der auf .hitspread endet</translation>
    </message>
    <message>
        <source>this is a link that leads nowhere</source>
        <comment>LinkToNowhere</comment>
        <translation>dies ist ein Verweis, der nirgends hinführt</translation>
    </message>
    <message>
        <source>choose another name</source>
        <comment>LinkToNowhere</comment>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>it was deleted or moved while it was open</source>
        <comment>FileGone</comment>
        <translation>wurde gelöscht oder verschoben, während die Kampagne offen war</translation>
    </message>
    <message>
        <source>nothing was changed; see what became of it before you go on</source>
        <comment>FileGone</comment>
        <translation>nichts wurde geändert; erst nachsehen, was daraus geworden ist</translation>
    </message>
    <message>
        <source>another file took its place while it was open</source>
        <comment>FileReplaced</comment>
        <translation>an ihre Stelle ist eine andere Datei getreten, während die Kampagne offen war</translation>
    </message>
    <message>
        <source>nothing was changed; see what became of it before you go on</source>
        <comment>FileReplaced</comment>
        <translation>nichts wurde geändert; erst nachsehen, was daraus geworden ist</translation>
    </message>
    <message>
        <source>the file beside it that ends in -wal or -shm was taken away while it was open</source>
        <comment>FileTorn</comment>
        <translation>die Datei daneben, die auf -wal oder -shm endet, ist verschwunden, während die Kampagne offen war</translation>
    </message>
    <message>
        <source>nothing was changed; see what became of it before you go on</source>
        <comment>FileTorn</comment>
        <translation>nichts wurde geändert; erst nachsehen, was daraus geworden ist</translation>
    </message>
    <message>
        <source>it cannot be reached at the moment</source>
        <comment>FileUnreachable</comment>
        <translation>im Augenblick nicht zu erreichen</translation>
    </message>
    <message>
        <source>nothing was changed; try again when it is back</source>
        <comment>FileUnreachable</comment>
        <translation>nichts wurde geändert; noch einmal versuchen, wenn es wieder da ist</translation>
    </message>
    <message>
        <source>another file took its place while it was being opened</source>
        <comment>ReplacedWhileOpening</comment>
        <translation>eine andere Datei ist an ihre Stelle getreten, während sie geöffnet wurde</translation>
    </message>
    <message>
        <source>try again</source>
        <comment>ReplacedWhileOpening</comment>
        <translation>noch einmal versuchen</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>NotWritable</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>name a place that can be written</source>
        <comment>NotWritable</comment>
        <translation>einen Ort nennen, an den geschrieben werden kann</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>Unreadable</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>check the name and your rights</source>
        <comment>Unreadable</comment>
        <translation>Namen und Rechte prüfen</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>UnreadableFile</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>check that it is a file and can be read</source>
        <comment>UnreadableFile</comment>
        <translation>prüfen, ob es eine Datei ist und gelesen werden kann</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>ProfileUnreadable</comment>
        <translation>sie ist nicht lesbar</translation>
    </message>
    <message>
        <source>check or remove the file</source>
        <comment>ProfileUnreadable</comment>
        <translation>die Datei prüfen oder entfernen</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <comment>FolderNotMade</comment>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <comment>FolderNotMade</comment>
        <translation>die Rechte prüfen</translation>
    </message>
    <message>
        <source>the database does not take it (error %1)</source>
        <comment>DatabaseRefuses</comment>
        <translation>die Datenbank nimmt es nicht (Fehler %1)</translation>
    </message>
    <message>
        <source>check what was given</source>
        <comment>DatabaseRefuses</comment>
        <translation>die Angaben prüfen</translation>
    </message>
    <message>
        <source>another one is being opened</source>
        <comment>AnotherIsOpening</comment>
        <translation>eine andere wird gerade geöffnet</translation>
    </message>
    <message>
        <source>try again when it is there</source>
        <comment>AnotherIsOpening</comment>
        <translation>danach noch einmal versuchen</translation>
    </message>
    <message>
        <source>none is open</source>
        <comment>NoneIsOpen</comment>
        <translation>keine ist offen</translation>
    </message>
    <message>
        <source>open one first</source>
        <comment>NoneIsOpen</comment>
        <translation>zuerst eine öffnen</translation>
    </message>
    <message>
        <source>the sheet was closed with its campaign</source>
        <comment>SheetClosed</comment>
        <translation>der Bogen wurde mit seiner Kampagne geschlossen</translation>
    </message>
    <message>
        <source>not stored: %1</source>
        <comment>SheetClosed</comment>
        <translation>nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>its format is %1, this version knows up to %2</source>
        <comment>FormatVersions</comment>
        <translation>sein Format ist %1, diese Version kennt höchstens %2</translation>
    </message>
    <message>
        <source>it is too short</source>
        <comment>TooShort</comment>
        <translation>sie ist zu kurz</translation>
    </message>
    <message>
        <source>it is no database</source>
        <comment>NoDatabase</comment>
        <translation>sie ist keine Datenbank</translation>
    </message>
    <message>
        <source>it has no schema version</source>
        <comment>NoSchemaVersion</comment>
        <translation>sie hat keine Schemaversion</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <comment>EndMissing</comment>
        <translation>ihr Ende fehlt</translation>
    </message>
    <message>
        <source>it holds something no Hitspread made: %1</source>
        <comment>StrangeSchema</comment>
        <translation>sie enthält etwas, das kein Hitspread gemacht hat: %1</translation>
    </message>
    <message>
        <source>part of its schema is missing</source>
        <comment>SchemaPartMissing</comment>
        <translation>ein Teil des Schemas fehlt</translation>
    </message>
    <message>
        <source>its pages contradict each other</source>
        <comment>PagesContradict</comment>
        <translation>seine Seiten widersprechen einander</translation>
    </message>
    <message>
        <source>its row numbers are used up</source>
        <comment>NumbersUsedUp</comment>
        <translation>ihre Zeilennummern sind aufgebraucht</translation>
    </message>
    <message>
        <source>an older file must be migrated first</source>
        <comment>OldMustMigrate</comment>
        <translation>eine ältere Datei muss zuerst umgestellt werden</translation>
    </message>
    <message>
        <source>its newest changes are still in the file ending in -wal; open it where it can be written</source>
        <comment>NewestInWal</comment>
        <translation>die neuesten Änderungen stehen noch in der Datei, die auf -wal endet; dort öffnen, wo geschrieben werden kann</translation>
    </message>
    <message>
        <source>a change to it was broken off; open it once where it can be written</source>
        <comment>ChangeBrokenOff</comment>
        <translation>eine Änderung daran wurde abgebrochen; einmal dort öffnen, wo geschrieben werden kann</translation>
    </message>
    <message>
        <source>the finished file could not be given its name</source>
        <comment>NotRenamed</comment>
        <translation>die fertige Datei konnte ihren Namen nicht bekommen</translation>
    </message>
    <message>
        <source>the database driver gives no handle</source>
        <comment>NoDriverHandle</comment>
        <translation>der Datenbanktreiber gibt keinen Zugriff</translation>
    </message>
    <message>
        <source>foreign keys cannot be enforced</source>
        <comment>NoForeignKeys</comment>
        <translation>Fremdschlüssel lassen sich nicht erzwingen</translation>
    </message>
    <message>
        <source>safe writing cannot be switched on</source>
        <comment>NoSafeWriting</comment>
        <translation>sicheres Schreiben lässt sich nicht einschalten</translation>
    </message>
    <message>
        <source>a transaction was begun inside another</source>
        <comment>NestedTransaction</comment>
        <translation>eine Transaktion begann in einer anderen</translation>
    </message>
    <message>
        <source>it could not be copied into memory</source>
        <comment>NotCopiedToMemory</comment>
        <translation>sie konnte nicht in den Speicher kopiert werden</translation>
    </message>
    <message>
        <source>it could not be written to the disk for good</source>
        <comment>NotSynced</comment>
        <translation>sie konnte nicht dauerhaft auf die Platte geschrieben werden</translation>
    </message>
    <message>
        <source>error %1</source>
        <comment>DatabaseError</comment>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>SaidElsewhere</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>it is no PDF</source>
        <comment>NotAPdf</comment>
        <translation>es ist kein PDF</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>RowDamaged</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no such kind of entry</source>
        <comment>UnknownKindOfEntry</comment>
        <translation>es gibt keine solche Art von Eintrag</translation>
    </message>
    <message>
        <source>a logged value cannot be read</source>
        <comment>LoggedValueUnreadable</comment>
        <translation>ein protokollierter Wert ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>CannotBeRead</comment>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>the row numbers of %1 are used up</source>
        <comment>TableNumbersUsedUp</comment>
        <translation>die Zeilennummern von %1 sind aufgebraucht</translation>
    </message>
    <message>
        <source>%1 row %2 refers to a missing row of %3</source>
        <comment>DanglingReference</comment>
        <translation>%1, Zeile %2: verweist auf eine fehlende Zeile von %3</translation>
    </message>
    <message>
        <source>%1 %2 cannot be found by searching</source>
        <comment>NotFoundBySearching</comment>
        <translation>%1 %2 ist über die Suche nicht zu finden</translation>
    </message>
    <message>
        <source>searching finds %1 %2, which does not exist</source>
        <comment>FoundInVain</comment>
        <translation>die Suche findet %1 %2, das es nicht gibt</translation>
    </message>
    <message>
        <source>a picture nobody uses is damaged</source>
        <comment>UnusedPictureDamaged</comment>
        <translation>ein Bild, das niemand verwendet, ist beschädigt</translation>
    </message>
    <message>
        <source>the portrait of %1 is damaged</source>
        <comment>PortraitDamaged</comment>
        <translation>das Porträt von %1 ist beschädigt</translation>
    </message>
    <message>
        <source>log entry %1 follows an entry that is missing, of another scope, or never was in force</source>
        <comment>EntryFollowsNothing</comment>
        <translation>Protokolleintrag %1 folgt einem Eintrag, der fehlt, zu einem anderen Bereich gehört oder nie galt</translation>
    </message>
    <message>
        <source>log entry %1 undoes or redoes an entry that is missing or cannot be undone</source>
        <comment>EntryUndoesNothing</comment>
        <translation>Protokolleintrag %1 macht einen Eintrag rückgängig oder stellt ihn wieder her, der fehlt oder nicht rückgängig gemacht werden kann</translation>
    </message>
    <message>
        <source>log entry %1 belongs to an encounter that is missing</source>
        <comment>EntryOfNoEncounter</comment>
        <translation>Protokolleintrag %1 gehört zu einer fehlenden Begegnung</translation>
    </message>
    <message>
        <source>the log of scope %1 stands at an entry that is missing or of another scope</source>
        <comment>HeadElsewhere</comment>
        <translation>das Protokoll des Bereichs %1 steht bei einem Eintrag, der fehlt oder zu einem anderen Bereich gehört</translation>
    </message>
    <message>
        <source>the mark %1 stands at an entry of another fight or one that never was in force</source>
        <comment>MarkElsewhere</comment>
        <translation>die Marke %1 steht an einem Protokolleintrag eines anderen Kampfs oder an einem, der nie galt</translation>
    </message>
    <message>
        <source>pending action %1, %2: %3</source>
        <comment>PendingFault</comment>
        <translation>wartende Handlung %1, %2: %3</translation>
    </message>
    <message>
        <source>log entry %1, %2: %3</source>
        <comment>EntryFault</comment>
        <translation>Protokolleintrag %1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 is %3, beyond its limit %4</source>
        <comment>FieldBeyondLimit</comment>
        <translation>%1: %2 ist %3, jenseits der Grenze %4</translation>
    </message>
    <message>
        <source>combatant %1 is of another rule system than the encounter</source>
        <comment>CombatantOfAnotherSystem</comment>
        <translation>Kämpfer %1 gehört zu einem anderen Regelsystem als die Begegnung</translation>
    </message>
    <message>
        <source>a distance is kept between combatants %1 and %2 of two encounters</source>
        <comment>DistanceAcross</comment>
        <translation>zwischen den Kämpfern %1 und %2 aus zwei Begegnungen ist eine Entfernung gespeichert</translation>
    </message>
    <message>
        <source>this is no fight of Hitspread</source>
        <comment>NotAFight</comment>
        <translation>das ist kein Kampf von Hitspread</translation>
    </message>
    <message>
        <source>choose a file that was exported as a fight</source>
        <comment>NotAFight</comment>
        <translation>eine Datei wählen, die als Kampf ausgegeben wurde</translation>
    </message>
    <message>
        <source>the fight was written by a newer Hitspread</source>
        <comment>NewerFight</comment>
        <translation>der Kampf wurde von einem neueren Hitspread geschrieben</translation>
    </message>
    <message>
        <source>update Hitspread and try again</source>
        <comment>NewerFight</comment>
        <translation>Hitspread aktualisieren und noch einmal versuchen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>InRow</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>InRow</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>nothing of this kind is kept</source>
        <comment>KindNotKept</comment>
        <translation>nichts dieser Art wird aufbewahrt</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>KindNotKept</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>there is no such record</source>
        <comment>NoSuchRecord</comment>
        <translation>diesen Eintrag gibt es nicht</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NoSuchRecord</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>the record is of another kind</source>
        <comment>RecordOfAnotherKind</comment>
        <translation>der Eintrag ist von anderer Art</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>RecordOfAnotherKind</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>FightPartMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>FightPartMissing</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>the value does not suit the field</source>
        <comment>LoggedValueUnfit</comment>
        <translation>der Wert passt nicht zum Feld</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>LoggedValueUnfit</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <comment>LoggedValueNotAllowed</comment>
        <translation>%1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>LoggedValueNotAllowed</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>such a record has no such field</source>
        <comment>NoSuchField</comment>
        <translation>ein solcher Eintrag hat kein solches Feld</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NoSuchField</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>the field has no such element</source>
        <comment>NoSuchElement</comment>
        <translation>das Feld hat kein solches Element</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NoSuchElement</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>it is not known whose it is</source>
        <comment>OwnerUnknown</comment>
        <translation>es ist nicht bekannt, wem es gehört</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>OwnerUnknown</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>CombatantUnknown</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>there is no %1 of this rule system</source>
        <comment>NoneOfThisSystem</comment>
        <translation>„%1“ gibt es in diesem Regelsystem nicht</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NoneOfThisSystem</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>nobody acted here</source>
        <comment>NobodyActed</comment>
        <translation>hier hat niemand gehandelt</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NobodyActed</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>only undoing and redoing name another entry</source>
        <comment>OnlyUndoNamesAnother</comment>
        <translation>nur Rückgängigmachen und Wiederholen nennen einen anderen Eintrag</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>OnlyUndoNamesAnother</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>such an entry changes nothing</source>
        <comment>EntryChangesNothing</comment>
        <translation>ein solcher Eintrag ändert nichts</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>EntryChangesNothing</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>there is no such step</source>
        <comment>NoSuchStepLogged</comment>
        <translation>diesen Schritt gibt es nicht</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NoSuchStepLogged</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>this kind of record is not kept in the library</source>
        <comment>FightKindNotOfLibrary</comment>
        <translation>diese Art von Eintrag steht nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>FightKindNotOfLibrary</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>there is no such kind of entry</source>
        <comment>NoSuchKindOfEntry</comment>
        <translation>es gibt keine solche Art von Eintrag</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NoSuchKindOfEntry</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>it is not the fight&apos;s rule system</source>
        <comment>NotTheFightsSystem</comment>
        <translation>es ist nicht das Regelsystem des Kampfes</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NotTheFightsSystem</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>the same record is there twice</source>
        <comment>RecordTwice</comment>
        <translation>derselbe Eintrag steht zweimal da</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>RecordTwice</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>it does not lie about in this fight</source>
        <comment>NotLyingInFight</comment>
        <translation>sie liegt nicht in diesem Kampf</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>NotLyingInFight</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>the log names an entry that is not before it</source>
        <comment>EntryNotBefore</comment>
        <translation>der Verlauf nennt einen Eintrag, der nicht vor ihm steht</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>EntryNotBefore</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>it does not fit what is before it</source>
        <comment>DoesNotFit</comment>
        <translation>es passt nicht zu dem, was davor steht</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>DoesNotFit</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>%1 does not fit what is before it</source>
        <comment>SiteDoesNotFit</comment>
        <translation>%1 passt nicht zu dem, was davor steht</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>SiteDoesNotFit</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>Unsound</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>Unsound</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>its parts contradict each other</source>
        <comment>PartsContradict</comment>
        <translation>seine Teile widersprechen einander</translation>
    </message>
    <message>
        <source>export the fight anew</source>
        <comment>PartsContradict</comment>
        <translation>den Kampf neu ausgeben</translation>
    </message>
    <message>
        <source>it is no step of this fight</source>
        <comment>NoStepOfFight</comment>
        <translation>es ist kein Schritt dieses Kampfes</translation>
    </message>
    <message>
        <source>choose one of its history</source>
        <comment>NoStepOfFight</comment>
        <translation>wählen Sie einen aus seinem Verlauf</translation>
    </message>
    <message>
        <source>unknown members %1</source>
        <comment>UnknownMembers</comment>
        <translation>unbekannte Felder %1</translation>
    </message>
    <message>
        <source>correct the document</source>
        <comment>UnknownMembers</comment>
        <translation>das Dokument berichtigen</translation>
    </message>
    <message>
        <source>null</source>
        <comment>JsonNull</comment>
        <translation>null</translation>
    </message>
    <message>
        <source>true</source>
        <comment>JsonTrue</comment>
        <translation>true</translation>
    </message>
    <message>
        <source>false</source>
        <comment>JsonFalse</comment>
        <translation>false</translation>
    </message>
    <message>
        <source>the number %1</source>
        <comment>JsonNumber</comment>
        <translation>die Zahl %1</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <comment>JsonText</comment>
        <translation>der Text „%1“</translation>
    </message>
    <message>
        <source>an array</source>
        <comment>JsonArray</comment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>JsonObject</comment>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>JsonNothing</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>WholeNumber</comment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <comment>WholeNumberWithin</comment>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>TrueOrFalse</comment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>Text</comment>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text of at most %1 characters</source>
        <comment>TextOfAtMost</comment>
        <translation>ein Text mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <comment>ArrayOf</comment>
        <translation>eine Liste mit %1 Elementen</translation>
    </message>
    <message>
        <source>an array of at most %1 elements</source>
        <comment>ArrayOfAtMost</comment>
        <translation>eine Liste mit höchstens %1 Elementen</translation>
    </message>
    <message>
        <source>an array in which nothing occurs twice</source>
        <comment>ArrayWithoutDoubles</comment>
        <translation>eine Liste, in der nichts zweimal vorkommt</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>OneOf</comment>
        <translation>eins von %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>EitherOr</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>OtherType</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>a member name in double quotes</source>
        <comment>MemberName</comment>
        <translation>ein Feldname in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon</source>
        <comment>Colon</comment>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>a comma or a closing brace</source>
        <comment>CommaOrBrace</comment>
        <translation>ein Komma oder eine schließende geschweifte Klammer</translation>
    </message>
    <message>
        <source>a comma or a closing bracket</source>
        <comment>CommaOrBracket</comment>
        <translation>ein Komma oder eine schließende eckige Klammer</translation>
    </message>
    <message>
        <source>a value (NaN and Infinity are none)</source>
        <comment>AnyValue</comment>
        <translation>ein Wert (NaN und Infinity sind keine)</translation>
    </message>
    <message>
        <source>a digit</source>
        <comment>Digit</comment>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>true, false or null</source>
        <comment>TrueFalseNull</comment>
        <translation>true, false oder null</translation>
    </message>
    <message>
        <source>the document has more than %1 bytes</source>
        <comment>TooManyBytes</comment>
        <translation>das Dokument hat mehr als %1 Byte</translation>
    </message>
    <message>
        <source>split it, or check that it is the right file</source>
        <comment>TooManyBytes</comment>
        <translation>aufteilen oder prüfen, ob es die richtige Datei ist</translation>
    </message>
    <message>
        <source>the document is not a JSON object</source>
        <comment>NotAnObject</comment>
        <translation>das Dokument ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>put it into braces</source>
        <comment>NotAnObject</comment>
        <translation>in geschweifte Klammern setzen</translation>
    </message>
    <message>
        <source>the document is not JSON: %1</source>
        <comment>NotJson</comment>
        <translation>das Dokument ist kein JSON: %1</translation>
    </message>
    <message>
        <source>correct it at byte %2</source>
        <comment>NotJson</comment>
        <translation>bei Byte %2 berichtigen</translation>
    </message>
    <message>
        <source>the document is empty</source>
        <comment>DocumentEmpty</comment>
        <translation>das Dokument ist leer</translation>
    </message>
    <message>
        <source>give a JSON object</source>
        <comment>DocumentEmpty</comment>
        <translation>ein JSON-Objekt angeben</translation>
    </message>
    <message>
        <source>something follows the end of the document</source>
        <comment>SomethingFollows</comment>
        <translation>nach dem Ende des Dokuments folgt noch etwas</translation>
    </message>
    <message>
        <source>give one JSON object only</source>
        <comment>SomethingFollows</comment>
        <translation>nur ein JSON-Objekt angeben</translation>
    </message>
    <message>
        <source>objects and arrays are nested more than %1 deep</source>
        <comment>NestedTooDeep</comment>
        <translation>Objekte und Listen sind mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>nothing here needs such a depth; check what wrote the document</source>
        <comment>NestedTooDeep</comment>
        <translation>nichts hier braucht solche Tiefe; prüfen, was das Dokument geschrieben hat</translation>
    </message>
    <message>
        <source>the member occurs twice in the same object</source>
        <comment>MemberTwice</comment>
        <translation>das Feld kommt im selben Objekt zweimal vor</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <comment>MemberTwice</comment>
        <translation>einen davon entfernen</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <comment>NoClosingQuote</comment>
        <translation>einem Text fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>close it</source>
        <comment>NoClosingQuote</comment>
        <translation>schließen</translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <comment>ControlCharacter</comment>
        <translation>ein Text enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>write it as \n, \t or \u%1</source>
        <comment>ControlCharacter</comment>
        <translation>als \n, \t oder \u%1 schreiben</translation>
    </message>
    <message>
        <source>no such escape sequence</source>
        <comment>NoSuchEscape</comment>
        <translation>diese Escape-Folge gibt es nicht</translation>
    </message>
    <message>
        <source>write a backslash as \\</source>
        <comment>NoSuchEscape</comment>
        <translation>einen Rückstrich als \\ schreiben</translation>
    </message>
    <message>
        <source>half a surrogate pair stands alone</source>
        <comment>HalfSurrogate</comment>
        <translation>ein halbes Surrogatpaar steht allein</translation>
    </message>
    <message>
        <source>write the character itself, or both halves</source>
        <comment>HalfSurrogate</comment>
        <translation>das Zeichen selbst oder beide Hälften schreiben</translation>
    </message>
    <message>
        <source>\u must be followed by four hexadecimal digits</source>
        <comment>FourDigitsMissing</comment>
        <translation>auf \u müssen vier hexadezimale Ziffern folgen</translation>
    </message>
    <message>
        <source>complete it</source>
        <comment>FourDigitsMissing</comment>
        <translation>vervollständigen</translation>
    </message>
    <message>
        <source>the bytes are not valid UTF-8</source>
        <comment>NotUtf8</comment>
        <translation>die Bytes sind kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>save the document as UTF-8</source>
        <comment>NotUtf8</comment>
        <translation>das Dokument als UTF-8 speichern</translation>
    </message>
    <message>
        <source>a number begins with a needless zero</source>
        <comment>NeedlessZero</comment>
        <translation>eine Zahl beginnt mit einer überflüssigen Null</translation>
    </message>
    <message>
        <source>remove the zero</source>
        <comment>NeedlessZero</comment>
        <translation>die Null entfernen</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <comment>NumberTooLarge</comment>
        <translation>die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>use a smaller one</source>
        <comment>NumberTooLarge</comment>
        <translation>eine kleinere angeben</translation>
    </message>
    <message>
        <source>the document ends too early</source>
        <comment>EndsTooEarly</comment>
        <translation>das Dokument endet zu früh</translation>
    </message>
    <message>
        <source>expected %1</source>
        <comment>EndsTooEarly</comment>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>unexpected character</source>
        <comment>UnexpectedCharacter</comment>
        <translation>unerwartetes Zeichen</translation>
    </message>
    <message>
        <source>expected %1</source>
        <comment>UnexpectedCharacter</comment>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>NotExpected</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>expected %2</source>
        <comment>NotExpected</comment>
        <translation>erwartet: %2</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveObject</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give an object</source>
        <comment>GiveObject</comment>
        <translation>ein Objekt angeben</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveObjectOf</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give an object with members of: %2</source>
        <comment>GiveObjectOf</comment>
        <translation>ein Objekt mit Feldern aus dieser Liste angeben: %2</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveArray</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give an array</source>
        <comment>GiveArray</comment>
        <translation>eine Liste angeben</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveArrayOfObjects</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give an array of objects</source>
        <comment>GiveArrayOfObjects</comment>
        <translation>eine Liste von Objekten angeben</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveText</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give a text</source>
        <comment>GiveText</comment>
        <translation>einen Text angeben</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveTrueOrFalse</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give true or false</source>
        <comment>GiveTrueOrFalse</comment>
        <translation>true oder false angeben</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveWholeNumber</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give a whole number from %2 to %3</source>
        <comment>GiveWholeNumber</comment>
        <translation>eine ganze Zahl von %2 bis %3 angeben</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <comment>OutOfRange</comment>
        <translation>%1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>give a whole number from %2 to %3</source>
        <comment>OutOfRange</comment>
        <translation>eine ganze Zahl von %2 bis %3 angeben</translation>
    </message>
    <message>
        <source>here is %1</source>
        <comment>GiveHex</comment>
        <translation>hier steht %1</translation>
    </message>
    <message>
        <source>give [column, half-row]</source>
        <comment>GiveHex</comment>
        <translation>[Spalte, Halbreihe] angeben</translation>
    </message>
    <message>
        <source>a hex has two coordinates</source>
        <comment>HexHasTwo</comment>
        <translation>ein Hexfeld hat zwei Koordinaten</translation>
    </message>
    <message>
        <source>give [column, half-row]</source>
        <comment>HexHasTwo</comment>
        <translation>[Spalte, Halbreihe] angeben</translation>
    </message>
    <message>
        <source>these coordinates are not a hex</source>
        <comment>NoHex</comment>
        <translation>diese Koordinaten sind kein Hexfeld</translation>
    </message>
    <message>
        <source>use two even or two odd coordinates</source>
        <comment>NoHex</comment>
        <translation>zwei gerade oder zwei ungerade Koordinaten angeben</translation>
    </message>
    <message>
        <source>[%1, %2] is not a hex: the sum of the coordinates is odd</source>
        <comment>OddHex</comment>
        <translation>[%1, %2] ist kein Hexfeld: die Summe der Koordinaten ist ungerade</translation>
    </message>
    <message>
        <source>use two even or two odd coordinates</source>
        <comment>OddHex</comment>
        <translation>zwei gerade oder zwei ungerade Koordinaten angeben</translation>
    </message>
    <message>
        <source>a pair has two elements</source>
        <comment>PairHasTwo</comment>
        <translation>ein Paar hat zwei Elemente</translation>
    </message>
    <message>
        <source>give [name, rank]</source>
        <comment>PairHasTwo</comment>
        <translation>[Name, Rang] angeben</translation>
    </message>
    <message>
        <source>the name occurs twice</source>
        <comment>NameTwice</comment>
        <translation>der Name kommt zweimal vor</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <comment>NameTwice</comment>
        <translation>einen davon entfernen</translation>
    </message>
    <message>
        <source>it occurs twice</source>
        <comment>ValueTwice</comment>
        <translation>es kommt zweimal vor</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <comment>ValueTwice</comment>
        <translation>einen davon entfernen</translation>
    </message>
    <message>
        <source>the text has %1 characters</source>
        <comment>TooManyCharacters</comment>
        <translation>der Text hat %1 Zeichen</translation>
    </message>
    <message>
        <source>shorten it to at most %2</source>
        <comment>TooManyCharacters</comment>
        <translation>auf höchstens %2 kürzen</translation>
    </message>
    <message>
        <source>here are %1 elements</source>
        <comment>TooManyElements</comment>
        <translation>hier stehen %1 Elemente</translation>
    </message>
    <message>
        <source>give at most %2</source>
        <comment>TooManyElements</comment>
        <translation>höchstens %2 angeben</translation>
    </message>
    <message>
        <source>here are %1 elements, %2 says %3</source>
        <comment>CountsDisagree</comment>
        <translation>hier stehen %1 Elemente, %2 sagt %3</translation>
    </message>
    <message>
        <source>make the two agree</source>
        <comment>CountsDisagree</comment>
        <translation>beides in Einklang bringen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the choices</source>
        <comment>NotAChoice</comment>
        <translation>„%1“ steht nicht zur Wahl</translation>
    </message>
    <message>
        <source>use one of: %2</source>
        <comment>NotAChoice</comment>
        <translation>eins davon angeben: %2</translation>
    </message>
    <message>
        <source>there is no such element</source>
        <comment>UnknownElement</comment>
        <translation>dieses Element gibt es nicht</translation>
    </message>
    <message>
        <source>use one of: %1</source>
        <comment>UnknownElement</comment>
        <translation>eins davon angeben: %1</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>MemberMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>add it</source>
        <comment>MemberMissing</comment>
        <translation>ergänzen</translation>
    </message>
    <message>
        <source>this member is missing</source>
        <comment>ThisMemberMissing</comment>
        <translation>dieses Mitglied fehlt</translation>
    </message>
    <message>
        <source>use one of: %1</source>
        <comment>ThisMemberMissing</comment>
        <translation>eins davon angeben: %1</translation>
    </message>
    <message>
        <source>there is no such member</source>
        <comment>UnknownMember</comment>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>check its spelling, or remove it</source>
        <comment>UnknownMember</comment>
        <translation>Schreibweise prüfen oder entfernen</translation>
    </message>
    <message>
        <source>there is no such member</source>
        <comment>UnknownMemberLike</comment>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;?</source>
        <comment>UnknownMemberLike</comment>
        <translation>ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>there is no such member in a record of type %1</source>
        <comment>UnknownMemberOfRecord</comment>
        <translation>dieses Feld gibt es in einem Datensatz der Art %1 nicht</translation>
    </message>
    <message>
        <source>check its spelling, or remove it</source>
        <comment>UnknownMemberOfRecord</comment>
        <translation>Schreibweise prüfen oder entfernen</translation>
    </message>
    <message>
        <source>there is no such member in a request</source>
        <comment>UnknownMemberOfRequest</comment>
        <translation>dieses Feld gibt es in einer Anfrage nicht</translation>
    </message>
    <message>
        <source>check its spelling, or remove it</source>
        <comment>UnknownMemberOfRequest</comment>
        <translation>Schreibweise prüfen oder entfernen</translation>
    </message>
    <message>
        <source>there is no such member in an answer</source>
        <comment>UnknownMemberOfAnswer</comment>
        <translation>dieses Feld gibt es in einer Antwort nicht</translation>
    </message>
    <message>
        <source>use: %1</source>
        <comment>UnknownMemberOfAnswer</comment>
        <translation>erlaubt sind: %1</translation>
    </message>
    <message>
        <source>there is no such member in an override</source>
        <comment>UnknownMemberOfOverride</comment>
        <translation>dieses Feld gibt es in einem Entscheid nicht</translation>
    </message>
    <message>
        <source>use step, value and reason</source>
        <comment>UnknownMemberOfOverride</comment>
        <translation>step, value und reason angeben</translation>
    </message>
    <message>
        <source>there is no such member in a body plan</source>
        <comment>UnknownMemberOfPlan</comment>
        <translation>dieses Feld gibt es in einem Körperplan nicht</translation>
    </message>
    <message>
        <source>use: %1</source>
        <comment>UnknownMemberOfPlan</comment>
        <translation>erlaubt sind: %1</translation>
    </message>
    <message>
        <source>this comes from the campaign and cannot be given here</source>
        <comment>FromCampaign</comment>
        <translation>das kommt aus der Kampagne und kann hier nicht angegeben werden</translation>
    </message>
    <message>
        <source>remove it</source>
        <comment>FromCampaign</comment>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>no system &quot;%1&quot; can be resolved</source>
        <comment>NoSuchSystem</comment>
        <translation>ein System „%1“ kann nicht ausgewertet werden</translation>
    </message>
    <message>
        <source>use one of: %2</source>
        <comment>NoSuchSystem</comment>
        <translation>eins davon angeben: %2</translation>
    </message>
    <message>
        <source>the system has no action &quot;%1&quot;</source>
        <comment>NoSuchAction</comment>
        <translation>das System hat keine Aktion „%1“</translation>
    </message>
    <message>
        <source>use one of: %2</source>
        <comment>NoSuchAction</comment>
        <translation>eins davon angeben: %2</translation>
    </message>
    <message>
        <source>there is no body plan &quot;%1&quot;</source>
        <comment>NoSuchPlan</comment>
        <translation>es gibt keinen Körperplan „%1“</translation>
    </message>
    <message>
        <source>name a shipped plan, or give the plan itself</source>
        <comment>NoSuchPlan</comment>
        <translation>einen mitgelieferten Plan nennen oder den Plan selbst angeben</translation>
    </message>
    <message>
        <source>there is no kind of record &quot;%1&quot;</source>
        <comment>NoSuchKind</comment>
        <translation>es gibt keine Art von Datensatz „%1“</translation>
    </message>
    <message>
        <source>use a kind of the record schemas</source>
        <comment>NoSuchKind</comment>
        <translation>eine Art aus den Schemata der Datensätze angeben</translation>
    </message>
    <message>
        <source>there is no such origin</source>
        <comment>NoSuchOrigin</comment>
        <translation>diese Herkunft gibt es nicht</translation>
    </message>
    <message>
        <source>use given, rolled, typed, preset or chosen</source>
        <comment>NoSuchOrigin</comment>
        <translation>given, rolled, typed, preset oder chosen angeben</translation>
    </message>
    <message>
        <source>nothing of this name is ever asked</source>
        <comment>NeverAsked</comment>
        <translation>nach etwas dieses Namens wird nie gefragt</translation>
    </message>
    <message>
        <source>leave it out and see which question is open</source>
        <comment>NeverAsked</comment>
        <translation>weglassen und sehen, welche Frage offen ist</translation>
    </message>
    <message>
        <source>here are %1 faces</source>
        <comment>TooManyFaces</comment>
        <translation>hier stehen %1 Augenzahlen</translation>
    </message>
    <message>
        <source>give one face per die, at most %2</source>
        <comment>TooManyFaces</comment>
        <translation>eine Augenzahl je Würfel angeben, höchstens %2</translation>
    </message>
    <message>
        <source>here are %1 origins for %2 faces</source>
        <comment>OriginsDisagree</comment>
        <translation>hier stehen %1 Herkünfte für %2 Augenzahlen</translation>
    </message>
    <message>
        <source>give one origin per face, or none at all</source>
        <comment>OriginsDisagree</comment>
        <translation>eine Herkunft je Augenzahl angeben oder gar keine</translation>
    </message>
    <message>
        <source>these rules know no such location</source>
        <comment>NoSuchLocation</comment>
        <translation>diese Regeln kennen keine solche Trefferzone</translation>
    </message>
    <message>
        <source>name one of theirs</source>
        <comment>NoSuchLocation</comment>
        <translation>eine der ihren nennen</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <comment>NoSuchStepKey</comment>
        <translation>es gibt keinen Schritt „%1“</translation>
    </message>
    <message>
        <source>use a key that a resolution shows under &quot;steps&quot;</source>
        <comment>NoSuchStepKey</comment>
        <translation>einen Schlüssel angeben, den ein Ergebnis unter „steps“ zeigt</translation>
    </message>
    <message>
        <source>the step is overridden twice</source>
        <comment>OverriddenTwice</comment>
        <translation>über den Schritt wird zweimal entschieden</translation>
    </message>
    <message>
        <source>remove one override</source>
        <comment>OverriddenTwice</comment>
        <translation>einen Entscheid entfernen</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <comment>NoSuchRule</comment>
        <translation>diese Regel gibt es nicht</translation>
    </message>
    <message>
        <source>use an id of the rule list</source>
        <comment>NoSuchRule</comment>
        <translation>eine Kennung aus der Regelliste angeben</translation>
    </message>
    <message>
        <source>there is no such operation</source>
        <comment>NoSuchOperation</comment>
        <translation>diese Rechenart gibt es nicht</translation>
    </message>
    <message>
        <source>see the schema resolution</source>
        <comment>NoSuchOperation</comment>
        <translation>siehe das Schema resolution</translation>
    </message>
    <message>
        <source>there is no such word</source>
        <comment>NoSuchWord</comment>
        <translation>dieses Wort gibt es nicht</translation>
    </message>
    <message>
        <source>see the schema resolution</source>
        <comment>NoSuchWord</comment>
        <translation>siehe das Schema resolution</translation>
    </message>
    <message>
        <source>here are %1 operands</source>
        <comment>OperandsDisagree</comment>
        <translation>hier stehen %1 Operanden</translation>
    </message>
    <message>
        <source>this operation takes %2</source>
        <comment>OperandsDisagree</comment>
        <translation>diese Rechenart braucht %2</translation>
    </message>
    <message>
        <source>the action has no such part</source>
        <comment>NoSuchPart</comment>
        <translation>die Aktion hat keinen solchen Teil</translation>
    </message>
    <message>
        <source>use the id of a part</source>
        <comment>NoSuchPart</comment>
        <translation>die Kennung eines Teils angeben</translation>
    </message>
    <message>
        <source>the record has no such field</source>
        <comment>NoSuchNumericField</comment>
        <translation>der Datensatz hat kein solches Feld</translation>
    </message>
    <message>
        <source>use the id of a numeric field</source>
        <comment>NoSuchNumericField</comment>
        <translation>die Kennung eines Zahlenfelds angeben</translation>
    </message>
    <message>
        <source>the field has no such element</source>
        <comment>NoSuchElementHere</comment>
        <translation>das Feld hat kein solches Element</translation>
    </message>
    <message>
        <source>use one of its elements</source>
        <comment>NoSuchElementHere</comment>
        <translation>eins seiner Elemente angeben</translation>
    </message>
    <message>
        <source>this is not a body plan</source>
        <comment>NotABodyPlan</comment>
        <translation>das ist kein Körperplan</translation>
    </message>
    <message>
        <source>a body plan has the format &quot;%1&quot;</source>
        <comment>NotABodyPlan</comment>
        <translation>ein Körperplan hat das Format „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no piece of a body</source>
        <comment>NoPiece</comment>
        <translation>„%1“ ist kein Körperteil</translation>
    </message>
    <message>
        <source>see the schema body-plan for the sixteen pieces</source>
        <comment>NoPiece</comment>
        <translation>die sechzehn Teile stehen im Schema body-plan</translation>
    </message>
    <message>
        <source>there are more than %1 locations</source>
        <comment>TooManyLocations</comment>
        <translation>es gibt mehr als %1 Trefferzonen</translation>
    </message>
    <message>
        <source>join some</source>
        <comment>TooManyLocations</comment>
        <translation>einige zusammenlegen</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ShippedPlanUnreadable</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>install the program anew</source>
        <comment>ShippedPlanUnreadable</comment>
        <translation>das Programm neu installieren</translation>
    </message>
    <message>
        <source>no command was given</source>
        <comment>CommandMissing</comment>
        <translation>es wurde kein Befehl angegeben</translation>
    </message>
    <message>
        <source>see hitspread-cli --help</source>
        <comment>CommandMissing</comment>
        <translation>siehe hitspread-cli --help</translation>
    </message>
    <message>
        <source>there is no such command</source>
        <comment>NoSuchCommand</comment>
        <translation>diesen Befehl gibt es nicht</translation>
    </message>
    <message>
        <source>see hitspread-cli --help</source>
        <comment>NoSuchCommand</comment>
        <translation>siehe hitspread-cli --help</translation>
    </message>
    <message>
        <source>an argument is missing</source>
        <comment>ArgumentMissing</comment>
        <translation>ein Argument fehlt</translation>
    </message>
    <message>
        <source>see --help</source>
        <comment>ArgumentMissing</comment>
        <translation>siehe --help</translation>
    </message>
    <message>
        <source>there is one argument too many</source>
        <comment>ArgumentTooMany</comment>
        <translation>ein Argument ist zu viel</translation>
    </message>
    <message>
        <source>see --help</source>
        <comment>ArgumentTooMany</comment>
        <translation>siehe --help</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>OptionsUnfit</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>see --help</source>
        <comment>OptionsUnfit</comment>
        <translation>siehe --help</translation>
    </message>
    <message>
        <source>there is no language &quot;%1&quot;</source>
        <comment>NoSuchLanguage</comment>
        <translation>es gibt keine Sprache „%1“</translation>
    </message>
    <message>
        <source>use one of: %2</source>
        <comment>NoSuchLanguage</comment>
        <translation>eins davon angeben: %2</translation>
    </message>
    <message>
        <source>there is no system &quot;%1&quot;</source>
        <comment>NoSuchSystemListed</comment>
        <translation>es gibt kein System „%1“</translation>
    </message>
    <message>
        <source>use one of: %2</source>
        <comment>NoSuchSystemListed</comment>
        <translation>eins davon angeben: %2</translation>
    </message>
    <message>
        <source>there is no schema of this name</source>
        <comment>NoSuchSchema</comment>
        <translation>es gibt kein Schema dieses Namens</translation>
    </message>
    <message>
        <source>see hitspread-cli schema --list</source>
        <comment>NoSuchSchema</comment>
        <translation>siehe hitspread-cli schema --list</translation>
    </message>
    <message>
        <source>there is no such verb</source>
        <comment>NoSuchVerb</comment>
        <translation>dieses Verb gibt es nicht</translation>
    </message>
    <message>
        <source>use one of these: %1</source>
        <comment>NoSuchVerb</comment>
        <translation>eines von diesen verwenden: %1</translation>
    </message>
    <message>
        <source>there is no such verb</source>
        <comment>NoSuchVerbOfFight</comment>
        <translation>dieses Verb gibt es nicht</translation>
    </message>
    <message>
        <source>use export, import or replay</source>
        <comment>NoSuchVerbOfFight</comment>
        <translation>export, import oder replay verwenden</translation>
    </message>
    <message>
        <source>there is no such verb</source>
        <comment>NoSuchVerbOfProfiles</comment>
        <translation>dieses Verb gibt es nicht</translation>
    </message>
    <message>
        <source>use list, show, save, apply or remove</source>
        <comment>NoSuchVerbOfProfiles</comment>
        <translation>list, show, save, apply oder remove verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown</source>
        <comment>NoSuchVerbOfGround</comment>
        <translation>„%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>use list, lay, place, set, take or remove</source>
        <comment>NoSuchVerbOfGround</comment>
        <translation>nehmen Sie list, lay, place, set, take oder remove</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown</source>
        <comment>NoSuchVerbOfCondition</comment>
        <translation>„%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>use put, set or lift</source>
        <comment>NoSuchVerbOfCondition</comment>
        <translation>put, set oder lift verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown</source>
        <comment>NoSuchVerbOfWhatIf</comment>
        <translation>„%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>use begin, list, compare, keep or drop</source>
        <comment>NoSuchVerbOfWhatIf</comment>
        <translation>verwenden Sie begin, list, compare, keep oder drop</translation>
    </message>
    <message>
        <source>it takes %1 arguments, here are %2</source>
        <comment>VerbTakesArguments</comment>
        <translation>es nimmt %1 Argumente, hier sind %2</translation>
    </message>
    <message>
        <source>see hitspread-cli encounter --help</source>
        <comment>VerbTakesArguments</comment>
        <translation>siehe hitspread-cli encounter --help</translation>
    </message>
    <message>
        <source>it takes another number of names: %1</source>
        <comment>VerbTakesNames</comment>
        <translation>dazu gehört eine andere Zahl von Namen: %1</translation>
    </message>
    <message>
        <source>see hitspread-cli ground --help</source>
        <comment>VerbTakesNames</comment>
        <translation>siehe hitspread-cli ground --help</translation>
    </message>
    <message>
        <source>&quot;%1&quot; will not do</source>
        <comment>WillNotDo</comment>
        <translation>„%1“ geht nicht</translation>
    </message>
    <message>
        <source>use a whole number from %2 to %3</source>
        <comment>WillNotDo</comment>
        <translation>eine ganze Zahl von %2 bis %3 verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <comment>NoEntryNumber</comment>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>see hitspread-cli history</source>
        <comment>NoEntryNumber</comment>
        <translation>siehe hitspread-cli history</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <comment>NoCountFromOne</comment>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>give a whole number from 1</source>
        <comment>NoCountFromOne</comment>
        <translation>eine ganze Zahl ab 1 angeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <comment>NoDuration</comment>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>use 1 to 9999, or &quot;ever&quot; until it is lifted</source>
        <comment>NoDuration</comment>
        <translation>1 bis 9999 angeben, oder „ever“, bis er aufgehoben wird</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <comment>NoFuse</comment>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>use 0 to 9999, or &quot;never&quot; if it does not go off by itself</source>
        <comment>NoFuse</comment>
        <translation>nehmen Sie 0 bis 9999, oder „never“, wenn sie nicht von selbst hochgeht</translation>
    </message>
    <message>
        <source>%1 phases are not possible</source>
        <comment>FuseOutOfRange</comment>
        <translation>%1 Phasen sind nicht möglich</translation>
    </message>
    <message>
        <source>use 0 to 9999, or &quot;never&quot; if it does not go off by itself</source>
        <comment>FuseOutOfRange</comment>
        <translation>nehmen Sie 0 bis 9999, oder „never“, wenn sie nicht von selbst hochgeht</translation>
    </message>
    <message>
        <source>these are no metres</source>
        <comment>NoMetres</comment>
        <translation>das sind keine Meter</translation>
    </message>
    <message>
        <source>use a whole number, or &quot;?&quot; when nobody knows</source>
        <comment>NoMetres</comment>
        <translation>eine ganze Zahl verwenden, oder „?“, wenn es niemand weiß</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seed</source>
        <comment>NoSeed</comment>
        <translation>„%1“ ist kein Startwert</translation>
    </message>
    <message>
        <source>give a whole number from 0 to 18446744073709551615</source>
        <comment>NoSeed</comment>
        <translation>eine ganze Zahl von 0 bis 18446744073709551615 angeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place</source>
        <comment>NoPlaceInHistory</comment>
        <translation>„%1“ ist keine Stelle</translation>
    </message>
    <message>
        <source>give an entry&apos;s number, start or end</source>
        <comment>NoPlaceInHistory</comment>
        <translation>die Nummer eines Eintrags, start oder end angeben</translation>
    </message>
    <message>
        <source>there is no kind &quot;%1&quot;</source>
        <comment>NoSuchKindOfHistory</comment>
        <translation>es gibt keine Art „%1“</translation>
    </message>
    <message>
        <source>use action, edit, create, remove, drop, undo or redo</source>
        <comment>NoSuchKindOfHistory</comment>
        <translation>action, edit, create, remove, drop, undo oder redo verwenden</translation>
    </message>
    <message>
        <source>there is no format &quot;%1&quot;</source>
        <comment>NoSuchFormat</comment>
        <translation>es gibt kein Format „%1“</translation>
    </message>
    <message>
        <source>use json, text or csv</source>
        <comment>NoSuchFormat</comment>
        <translation>json, text oder csv verwenden</translation>
    </message>
    <message>
        <source>there is no side &quot;%1&quot;</source>
        <comment>NoSuchSide</comment>
        <translation>es gibt keine Seite „%1“</translation>
    </message>
    <message>
        <source>use players, opponents or others</source>
        <comment>NoSuchSide</comment>
        <translation>players, opponents oder others verwenden</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>SideMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>use players, opponents or others</source>
        <comment>SideMissing</comment>
        <translation>players, opponents oder others verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown</source>
        <comment>UnknownChoice</comment>
        <translation>„%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>use one of these: %2</source>
        <comment>UnknownChoice</comment>
        <translation>eines von diesen verwenden: %2</translation>
    </message>
    <message>
        <source>there are several of this name, with the numbers %1</source>
        <comment>SeveralOfName</comment>
        <translation>es gibt mehrere dieses Namens, mit den Nummern %1</translation>
    </message>
    <message>
        <source>give the number</source>
        <comment>SeveralOfName</comment>
        <translation>die Nummer angeben</translation>
    </message>
    <message>
        <source>there are several of this name</source>
        <comment>SeveralOfNameInLibrary</comment>
        <translation>es gibt mehrere dieses Namens</translation>
    </message>
    <message>
        <source>give them different names in the library</source>
        <comment>SeveralOfNameInLibrary</comment>
        <translation>ihnen in der Bibliothek verschiedene Namen geben</translation>
    </message>
    <message>
        <source>the campaign has %1 encounters</source>
        <comment>WhichEncounter</comment>
        <translation>die Kampagne hat %1 Begegnungen</translation>
    </message>
    <message>
        <source>name one of them</source>
        <comment>WhichEncounter</comment>
        <translation>eine davon nennen</translation>
    </message>
    <message>
        <source>the encounter&apos;s system has no action &quot;%1&quot;</source>
        <comment>NoActionOfEncounter</comment>
        <translation>das System der Begegnung hat keine Aktion „%1“</translation>
    </message>
    <message>
        <source>see hitspread-cli schema --list</source>
        <comment>NoActionOfEncounter</comment>
        <translation>siehe hitspread-cli schema --list</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>ActorMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>name who acts</source>
        <comment>ActorMissing</comment>
        <translation>nennen, wer handelt</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>TargetMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>name who is attacked</source>
        <comment>TargetMissing</comment>
        <translation>nennen, wer angegriffen wird</translation>
    </message>
    <message>
        <source>time passes for everybody in the fight</source>
        <comment>TimeIsForAll</comment>
        <translation>die Zeit vergeht für alle im Kampf</translation>
    </message>
    <message>
        <source>name nobody</source>
        <comment>TimeIsForAll</comment>
        <translation>niemanden nennen</translation>
    </message>
    <message>
        <source>an order has no such member here</source>
        <comment>NoSuchMemberOfOrder</comment>
        <translation>ein Auftrag hat hier kein solches Feld</translation>
    </message>
    <message>
        <source>use only: %1</source>
        <comment>NoSuchMemberOfOrder</comment>
        <translation>nur verwenden: %1</translation>
    </message>
    <message>
        <source>this program was built without campaigns</source>
        <comment>BuiltWithoutCampaigns</comment>
        <translation>dieses Programm wurde ohne Kampagnen gebaut</translation>
    </message>
    <message>
        <source>use the installed one</source>
        <comment>BuiltWithoutCampaigns</comment>
        <translation>das installierte verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no action</source>
        <comment>NotAnAction</comment>
        <translation>„%1“ ist keine Handlung</translation>
    </message>
    <message>
        <source>name an action of the history</source>
        <comment>NotAnAction</comment>
        <translation>eine Handlung des Verlaufs nennen</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <comment>FacesWanted</comment>
        <translation>die Antwort passt nicht zur Frage</translation>
    </message>
    <message>
        <source>give %1 faces from 1 to %2</source>
        <comment>FacesWanted</comment>
        <translation>%1 Augenzahlen von 1 bis %2 angeben</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <comment>ChoiceWanted</comment>
        <translation>die Antwort passt nicht zur Frage</translation>
    </message>
    <message>
        <source>give a choice from %1 to %2</source>
        <comment>ChoiceWanted</comment>
        <translation>eine Wahl von %1 bis %2 angeben</translation>
    </message>
    <message>
        <source>%1 has no condition &quot;%2&quot;</source>
        <comment>HasNoSuchCondition</comment>
        <translation>%1 hat keinen Zustand „%2“</translation>
    </message>
    <message>
        <source>see hitspread-cli encounter FILE show</source>
        <comment>HasNoSuchCondition</comment>
        <translation>siehe hitspread-cli encounter FILE show</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>ConditionMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>give the name of a condition</source>
        <comment>ConditionMissing</comment>
        <translation>den Namen eines Zustands angeben</translation>
    </message>
    <message>
        <source>an Action is held and would be lost</source>
        <comment>ActionHeld</comment>
        <translation>eine Aktion ist aufgehoben und ginge verloren</translation>
    </message>
    <message>
        <source>have it taken first, or end the phase all the same with --end</source>
        <comment>ActionHeld</comment>
        <translation>sie erst nehmen lassen oder die Phase trotzdem mit --end beenden</translation>
    </message>
    <message>
        <source>nothing is being tried out</source>
        <comment>NothingTried</comment>
        <translation>es wird nichts ausprobiert</translation>
    </message>
    <message>
        <source>see hitspread-cli whatif FILE list</source>
        <comment>NothingTried</comment>
        <translation>siehe hitspread-cli whatif DATEI list</translation>
    </message>
    <message>
        <source>nothing is being tried out beside &quot;%1&quot;</source>
        <comment>NothingTriedBeside</comment>
        <translation>neben „%1“ wird nichts ausprobiert</translation>
    </message>
    <message>
        <source>see hitspread-cli whatif FILE list</source>
        <comment>NothingTriedBeside</comment>
        <translation>siehe hitspread-cli whatif DATEI list</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>CampaignMissing</comment>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>name the campaign with the encounter</source>
        <comment>CampaignMissing</comment>
        <translation>die Kampagne mit der Begegnung nennen</translation>
    </message>
    <message>
        <source>the name of a profile is missing</source>
        <comment>ProfileNameMissing</comment>
        <translation>der Name eines Profils fehlt</translation>
    </message>
    <message>
        <source>see hitspread-cli profiles list</source>
        <comment>ProfileNameMissing</comment>
        <translation>siehe hitspread-cli profiles list</translation>
    </message>
    <message>
        <source>--seed takes the presets already</source>
        <comment>SeedTakesPresets</comment>
        <translation>--seed übernimmt die Vorgaben bereits</translation>
    </message>
    <message>
        <source>give one of the two</source>
        <comment>SeedTakesPresets</comment>
        <translation>eins von beiden angeben</translation>
    </message>
    <message>
        <source>all dice are enumerated on a request of its own</source>
        <comment>AllDiceEnumerated</comment>
        <translation>alle Würfel werden nur für eine Anfrage ohne Weiteres aufgezählt</translation>
    </message>
    <message>
        <source>leave out --seed, --preset and --campaign</source>
        <comment>AllDiceEnumerated</comment>
        <translation>--seed, --preset und --campaign weglassen</translation>
    </message>
    <message>
        <source>all dice are enumerated on a request of its own</source>
        <comment>SeedWithTally</comment>
        <translation>alle Würfel werden nur für eine Anfrage ohne Weiteres aufgezählt</translation>
    </message>
    <message>
        <source>remove it</source>
        <comment>SeedWithTally</comment>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>each line is a request of its own</source>
        <comment>LinesAreRequests</comment>
        <translation>jede Zeile ist eine Anfrage für sich</translation>
    </message>
    <message>
        <source>leave out --tally, --campaign and --apply</source>
        <comment>LinesAreRequests</comment>
        <translation>--tally, --campaign und --apply weglassen</translation>
    </message>
    <message>
        <source>there is no campaign to apply it to</source>
        <comment>NothingToApplyTo</comment>
        <translation>es gibt keine Kampagne, auf die es angewendet werden kann</translation>
    </message>
    <message>
        <source>name one with --campaign</source>
        <comment>NothingToApplyTo</comment>
        <translation>mit --campaign eine nennen</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>TooManyCombinations</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>answer some of the %2 open rolls, those with most outcomes first: %3</source>
        <comment>TooManyCombinations</comment>
        <translation>einige der %2 offenen Würfe beantworten, zuerst die mit den meisten Ausgängen: %3</translation>
    </message>
    <message>
        <source>there are about %1 combinations, more than the %2 that are counted</source>
        <comment>CombinationsAbout</comment>
        <translation>es gibt etwa %1 Kombinationen, mehr als die %2, die gezählt werden</translation>
    </message>
    <message>
        <source>there are more than %1 combinations</source>
        <comment>CombinationsMoreThan</comment>
        <translation>es gibt mehr als %1 Kombinationen</translation>
    </message>
    <message>
        <source>the dice have more results than can be counted exactly</source>
        <comment>ResultsBeyondCounting</comment>
        <translation>die Würfel haben mehr Ergebnisse, als sich genau zählen lassen</translation>
    </message>
    <message>
        <source>the result could not be written</source>
        <comment>ResultNotWritten</comment>
        <translation>das Ergebnis konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>make room or check the pipe</source>
        <comment>ResultNotWritten</comment>
        <translation>schaffen Sie Platz oder prüfen Sie die Pipe</translation>
    </message>
    <message>
        <source>the change was made, but the result could not be written</source>
        <comment>MadeButNotWritten</comment>
        <translation>die Änderung ist gemacht, aber das Ergebnis konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>see hitspread-cli history before you do it again</source>
        <comment>MadeButNotWritten</comment>
        <translation>sehen Sie mit hitspread-cli history nach, bevor Sie es wiederholen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no paper</source>
        <comment>NoPaper</comment>
        <translation>„%1“ ist kein Papier</translation>
    </message>
    <message>
        <source>use a4 or letter</source>
        <comment>NoPaper</comment>
        <translation>a4 oder letter angeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no orientation</source>
        <comment>NoOrientation</comment>
        <translation>„%1“ ist keine Ausrichtung</translation>
    </message>
    <message>
        <source>use portrait or landscape</source>
        <comment>NoOrientation</comment>
        <translation>portrait oder landscape angeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date</source>
        <comment>NoDate</comment>
        <translation>„%1“ ist kein Datum</translation>
    </message>
    <message>
        <source>write it like 2026-11-21</source>
        <comment>NoDate</comment>
        <translation>so schreiben: 2026-11-21</translation>
    </message>
    <message>
        <source>nobody is named</source>
        <comment>NobodyNamed</comment>
        <translation>niemand ist genannt</translation>
    </message>
    <message>
        <source>give a name or a number, or an --encounter</source>
        <comment>NobodyNamed</comment>
        <translation>einen Namen oder eine Nummer angeben, oder eine --encounter</translation>
    </message>
    <message>
        <source>there is a --campaign, too</source>
        <comment>CampaignToo</comment>
        <translation>--campaign ist auch angegeben</translation>
    </message>
    <message>
        <source>give one of the two</source>
        <comment>CampaignToo</comment>
        <translation>eins von beiden angeben</translation>
    </message>
    <message>
        <source>name one, or use --sample</source>
        <comment>NoCampaignForSheet</comment>
        <translation>eine nennen oder --sample verwenden</translation>
    </message>
    <message>
        <source>there is no such printout</source>
        <comment>NoSuchPrintout</comment>
        <translation>diesen Ausdruck gibt es nicht</translation>
    </message>
    <message>
        <source>no file is named</source>
        <comment>NoFileNamed</comment>
        <translation>keine Datei ist genannt</translation>
    </message>
    <message>
        <source>say where the PDF goes</source>
        <comment>NoFileNamed</comment>
        <translation>angeben, wohin das PDF soll</translation>
    </message>
    <message>
        <source>no font is installed, the sheet would have no text</source>
        <comment>NoFont</comment>
        <translation>keine Schrift ist installiert, der Bogen hätte keinen Text</translation>
    </message>
    <message>
        <source>install fonts-noto-core or another font</source>
        <comment>NoFont</comment>
        <translation>fonts-noto-core oder eine andere Schrift installieren</translation>
    </message>
    <message>
        <source>nobody is in it</source>
        <comment>NobodyToPrint</comment>
        <translation>niemand ist darin</translation>
    </message>
    <message>
        <source>add somebody, or name a character of the library</source>
        <comment>NobodyToPrint</comment>
        <translation>jemanden hinzufügen oder einen Charakter der Bibliothek nennen</translation>
    </message>
    <message>
        <source>the pages could not be painted</source>
        <comment>PagesNotPainted</comment>
        <translation>die Seiten konnten nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>try again with less</source>
        <comment>PagesNotPainted</comment>
        <translation>mit weniger erneut versuchen</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>NoTemporaryFolder</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>make room for temporary files</source>
        <comment>NoTemporaryFolder</comment>
        <translation>Platz für vorläufige Dateien schaffen</translation>
    </message>
    <message>
        <source>no row holds %1 to %2</source>
        <comment>TableGap</comment>
        <translation>keine Zeile hat %1 bis %2</translation>
    </message>
    <message>
        <source>let a row begin with %1 or end with %2</source>
        <comment>TableGap</comment>
        <translation>eine Zeile mit %1 beginnen oder mit %2 enden lassen</translation>
    </message>
    <message>
        <source>the rows before hold %1 to %2, too</source>
        <comment>TableOverlap</comment>
        <translation>die Zeilen davor haben %1 bis %2 ebenfalls</translation>
    </message>
    <message>
        <source>let this row begin behind %2</source>
        <comment>TableOverlap</comment>
        <translation>diese Zeile hinter %2 beginnen lassen</translation>
    </message>
    <message>
        <source>the last row ends with %1</source>
        <comment>TableEndsEarly</comment>
        <translation>die letzte Zeile endet mit %1</translation>
    </message>
    <message>
        <source>let it end with %2</source>
        <comment>TableEndsEarly</comment>
        <translation>sie mit %2 enden lassen</translation>
    </message>
    <message>
        <source>the row ends with %1, before it begins</source>
        <comment>TableRowBackwards</comment>
        <translation>die Zeile endet mit %1, bevor sie beginnt</translation>
    </message>
    <message>
        <source>let it end with %2 or more</source>
        <comment>TableRowBackwards</comment>
        <translation>sie mit %2 oder mehr enden lassen</translation>
    </message>
    <message>
        <source>no row holds %1</source>
        <comment>TableGapOfOne</comment>
        <translation>keine Zeile hat %1</translation>
    </message>
    <message>
        <source>let a row begin or end with %1</source>
        <comment>TableGapOfOne</comment>
        <translation>eine Zeile mit %1 beginnen oder enden lassen</translation>
    </message>
    <message>
        <source>the rows before hold %1, too</source>
        <comment>TableOverlapOfOne</comment>
        <translation>die Zeilen davor haben %1 ebenfalls</translation>
    </message>
    <message>
        <source>let this row begin behind %1</source>
        <comment>TableOverlapOfOne</comment>
        <translation>diese Zeile hinter %1 beginnen lassen</translation>
    </message>
    <message>
        <source>a logged table is broken at %1: %2</source>
        <comment>LoggedTableBroken</comment>
        <translation>eine protokollierte Tabelle ist bei %1 beschädigt: %2</translation>
    </message>
    <message>
        <source>this is another value</source>
        <comment>MustBe</comment>
        <translation>das ist ein anderer Wert</translation>
    </message>
    <message>
        <source>it must be %1</source>
        <comment>MustBe</comment>
        <translation>es muss %1 sein</translation>
    </message>
    <message>
        <source>the body plan has no location or no hex</source>
        <comment>PlanEmpty</comment>
        <translation>der Körperplan hat keine Zone oder kein Feld</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <comment>PlanEmpty</comment>
        <translation>ihm von beidem mindestens eins geben</translation>
    </message>
    <message>
        <source>column and half-row of hex (%1, %2) add up to an odd number</source>
        <comment>PlanHexOdd</comment>
        <translation>Spalte und Halbzeile des Feldes (%1, %2) ergeben zusammen eine ungerade Zahl</translation>
    </message>
    <message>
        <source>use a hex whose two add up to an even one</source>
        <comment>PlanHexOdd</comment>
        <translation>ein Feld nehmen, bei dem beide eine gerade ergeben</translation>
    </message>
    <message>
        <source>hex (%1, %2) stands twice in the plan</source>
        <comment>PlanHexTwice</comment>
        <translation>das Feld (%1, %2) steht zweimal im Plan</translation>
    </message>
    <message>
        <source>take it out of one of the locations</source>
        <comment>PlanHexTwice</comment>
        <translation>es aus einer der Zonen nehmen</translation>
    </message>
    <message>
        <source>hex (%1, %2) names a location the plan does not have</source>
        <comment>PlanHexNowhere</comment>
        <translation>das Feld (%1, %2) nennt eine Zone, die der Plan nicht hat</translation>
    </message>
    <message>
        <source>name one of its locations</source>
        <comment>PlanHexNowhere</comment>
        <translation>eine seiner Zonen nennen</translation>
    </message>
    <message>
        <source>location %1 has no hex</source>
        <comment>PlanLocationEmpty</comment>
        <translation>die Zone %1 hat kein Feld</translation>
    </message>
    <message>
        <source>give it one</source>
        <comment>PlanLocationEmpty</comment>
        <translation>ihr eines geben</translation>
    </message>
    <message>
        <source>the hexes of location %1 are not connected</source>
        <comment>PlanLocationApart</comment>
        <translation>die Felder der Zone %1 hängen nicht zusammen</translation>
    </message>
    <message>
        <source>join them</source>
        <comment>PlanLocationApart</comment>
        <translation>sie verbinden</translation>
    </message>
    <message>
        <source>the figure is not connected</source>
        <comment>PlanFigureApart</comment>
        <translation>die Figur hängt nicht zusammen</translation>
    </message>
    <message>
        <source>join its locations</source>
        <comment>PlanFigureApart</comment>
        <translation>ihre Zonen verbinden</translation>
    </message>
    <message>
        <source>the plan is larger than %1 columns by %2 half-rows</source>
        <comment>PlanTooLarge</comment>
        <translation>der Plan ist größer als %1 Spalten mal %2 Halbzeilen</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <comment>PlanTooLarge</comment>
        <translation>ihn kleiner machen</translation>
    </message>
    <message>
        <source>no fight is named</source>
        <comment>NoFightNamed</comment>
        <translation>kein Kampf ist genannt</translation>
    </message>
    <message>
        <source>give its name or number</source>
        <comment>NoFightNamed</comment>
        <translation>seinen Namen oder seine Nummer angeben</translation>
    </message>
    <message>
        <source>there is no campaign to print from</source>
        <comment>NoCampaignForSheet</comment>
        <translation>es gibt keine Kampagne, aus der gedruckt werden könnte</translation>
    </message>
    <message>
        <source>use combat-sheet or house-rules</source>
        <comment>NoSuchPrintout</comment>
        <translation>combat-sheet oder house-rules angeben</translation>
    </message>
    <message>
        <source>the sample is never empty</source>
        <comment>SampleNeverEmpty</comment>
        <translation>das Beispiel ist nie leer</translation>
    </message>
    <message>
        <source>leave out one of the two</source>
        <comment>SampleNeverEmpty</comment>
        <translation>eines von beiden weglassen</translation>
    </message>
    <message>
        <source>there already with other values: %1</source>
        <comment>ThereWithOtherValues</comment>
        <translation>schon da, mit anderen Werten: %1</translation>
    </message>
    <message>
        <source>say what becomes of them: both, mine or replace</source>
        <comment>ThereWithOtherValues</comment>
        <translation>angeben, was aus ihnen wird: both, mine oder replace</translation>
    </message>
    <message>
        <source>this rule system has no combat sheet</source>
        <comment>NoCombatSheet</comment>
        <translation>dieses Regelsystem hat keinen Kampfbogen</translation>
    </message>
    <message>
        <source>this combatant is in another fight</source>
        <comment>InAnotherFight</comment>
        <translation>ist in einem anderen Kampf</translation>
    </message>
    <message>
        <source>this combatant is away</source>
        <comment>Away</comment>
        <translation>ist nicht da</translation>
    </message>
    <message>
        <source>bring back first</source>
        <comment>Away</comment>
        <translation>erst zurückholen</translation>
    </message>
    <message>
        <source>a condition keeps this combatant from it</source>
        <comment>ConditionHinders</comment>
        <translation>ein Zustand hindert daran</translation>
    </message>
    <message>
        <source>give both first</source>
        <comment>MountedElsewhere</comment>
        <translation>zuerst beides geben</translation>
    </message>
    <message>
        <source>it is not known who this is</source>
        <comment>CombatantUnknown</comment>
        <translation>es ist nicht bekannt, wer das ist</translation>
    </message>
    <message>
        <source>there are no odds of &quot;%1&quot; as it stands</source>
        <comment>NoOdds</comment>
        <translation>für „%1“ gibt es so, wie es ist, keine Chancen</translation>
    </message>
    <message>
        <source>give an attack of one bullet that strikes one hex</source>
        <comment>NoOdds</comment>
        <translation>einen Angriff mit einer Kugel angeben, die ein Hexfeld trifft</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>%1: %2 is too small; at least %3</source>
        <translation>%1: %2 ist zu klein; mindestens %3</translation>
    </message>
    <message>
        <source>%1: %2 is too large; at most %3</source>
        <translation>%1: %2 ist zu groß; höchstens %3</translation>
    </message>
    <message>
        <source>%1: there is no such choice</source>
        <translation>%1: das steht nicht zur Wahl</translation>
    </message>
    <message>
        <source>%1: these coordinates are no hex</source>
        <translation>%1: diese Koordinaten sind kein Hexfeld</translation>
    </message>
    <message>
        <source>%1: a value is missing</source>
        <translation>%1: ein Wert fehlt</translation>
    </message>
    <message>
        <source>the rules forbid it (%1)</source>
        <translation>die Regeln verbieten es (%1)</translation>
    </message>
    <message>
        <source>%1: the text has %2 characters; at most %3</source>
        <translation>%1: der Text hat %2 Zeichen; höchstens %3</translation>
    </message>
    <message>
        <source>%1: no row holds %2; let a row begin or end with it</source>
        <translation>%1: keine Zeile hat %2; eine Zeile damit beginnen oder enden lassen</translation>
    </message>
    <message>
        <source>%1: no row holds %2 to %3; let a row begin with %2 or end with %3</source>
        <translation>%1: keine Zeile hat %2 bis %3; eine Zeile mit %2 beginnen oder mit %3 enden lassen</translation>
    </message>
    <message>
        <source>%1: a row before holds %2, too; let this row begin behind it</source>
        <translation>%1: eine Zeile davor hat %2 ebenfalls; diese Zeile dahinter beginnen lassen</translation>
    </message>
    <message>
        <source>%1: the rows before hold %2 to %3, too; let this row begin behind %3</source>
        <translation>%1: die Zeilen davor haben %2 bis %3 ebenfalls; diese Zeile hinter %3 beginnen lassen</translation>
    </message>
    <message>
        <source>%1: the last row ends with %2; let it end with %3</source>
        <translation>%1: die letzte Zeile endet mit %2; sie mit %3 enden lassen</translation>
    </message>
    <message>
        <source>%1: the row ends with %2, before it begins; let it end with %3 or more</source>
        <translation>%1: die Zeile endet mit %2, bevor sie beginnt; sie mit %3 oder mehr enden lassen</translation>
    </message>
    <message>
        <source>%1: there are %2 rows; at most %3</source>
        <translation>%1: es sind %2 Zeilen; höchstens %3</translation>
    </message>
</context>
<context>
    <name>rollunder</name>
    <message>
        <source>3d6 roll-under</source>
        <translation>3W6 unterwürfeln</translation>
    </message>
</context>
<context>
    <name>ruleSheet</name>
    <message>
        <source>Other than usual</source>
        <translation>Anders als üblich</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>üblich: %1</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>● changed</source>
        <translation>● geändert</translation>
    </message>
    <message>
        <source>The rules print no such table: the house values are ours.</source>
        <translation>Die Regeln drucken keine solche Tabelle: Die Hauswerte sind unsere.</translation>
    </message>
    <message>
        <source>The rules print this table.</source>
        <translation>Die Regeln drucken diese Tabelle.</translation>
    </message>
    <message>
        <source>House rules, %1</source>
        <translation>Hausregeln, %1</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>sample data</source>
        <translation>Beispieldaten</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as Qt writes it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Hitspread · as in force in this fight</source>
        <translation>Hitspread · wie in diesem Kampf in Kraft</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1, Hausregeln</translation>
    </message>
</context>
<context>
    <name>ruleTexts</name>
    <message>
        <source>A skill test rolls three labelled d6 and adds the skill rank. It succeeds exactly when the total is at least 13.</source>
        <comment>3D-SKL-01</comment>
        <translation>Eine Fertigkeitsprobe wirft drei benannte W6 und zählt den Rang der Fertigkeit dazu. Sie gelingt genau dann, wenn die Summe mindestens 13 ist.</translation>
    </message>
    <message>
        <source>A successful roll with a total above 18 is critical: the excess over 18 is added to the Success die and gives the success die value. Rank and modifiers of the roll count towards the total; modifiers of the target number do not.</source>
        <comment>3D-SKL-02</comment>
        <translation>Ein gelungener Wurf mit einer Summe über 18 ist kritisch: Was über 18 liegt, kommt zum Erfolgswürfel und ergibt den Wert des Erfolgswürfels. Rang und Modifikatoren des Wurfs zählen zur Summe; Modifikatoren des Zielwerts nicht.</translation>
    </message>
    <message>
        <source>A difficulty modifier may change the target number: it is subtracted from it (a -3 makes 13 into 16). The total stays as rolled, so the chance of a critical success is unchanged.</source>
        <comment>3D-SKL-03</comment>
        <translation>Ein Modifikator der Schwierigkeit kann den Zielwert ändern: Er wird von ihm abgezogen (-3 macht aus 13 eine 16). Die Summe bleibt, wie sie fiel, daher ändert sich die Chance auf einen kritischen Erfolg nicht.</translation>
    </message>
    <message>
        <source>A difficulty modifier may change the roll instead: it is added to the total and the target number stays. Criticals then become harder or easier as well; the game master picks the form for each modifier.</source>
        <comment>3D-SKL-04</comment>
        <translation>Ein Modifikator der Schwierigkeit kann stattdessen den Wurf ändern: Er kommt zur Summe, und der Zielwert bleibt. Dann werden auch kritische Erfolge schwerer oder leichter; die Spielleitung wählt die Form für jeden Modifikator.</translation>
    </message>
    <message>
        <source>A stat test works like a skill test with a stat in place of the rank. The target number is 16, and only the excess over 21 is added to the Success die.</source>
        <comment>3D-SKL-05</comment>
        <translation>Eine Attributsprobe geht wie eine Fertigkeitsprobe, mit einem Attribut statt des Rangs. Der Zielwert ist 16, und erst was über 21 liegt, kommt zum Erfolgswürfel.</translation>
    </message>
    <message>
        <source>The three dice are not interchangeable: one is the Success or Aiming die, one the Penetration die, one the Damage die. Outside combat only the Success die is read.</source>
        <comment>3D-SKL-06</comment>
        <translation>Die drei Würfel sind nicht vertauschbar: Einer ist der Erfolgs- oder Zielwürfel, einer der Durchschlags-, einer der Schadenswürfel. Außerhalb des Kampfes wird nur der Erfolgswürfel gelesen.</translation>
    </message>
    <message>
        <source>Every attack, with a gun, a blade or bare hands, is three d6 plus the combat skill plus all bonuses minus all penalties. A total of at least 13 hits.</source>
        <comment>3D-CMB-01</comment>
        <translation>Jeder Angriff, mit Schusswaffe, Klinge oder bloßen Händen, ist drei W6 plus Kampffertigkeit plus alle Boni minus alle Abzüge. Eine Summe von mindestens 13 trifft.</translation>
    </message>
    <message>
        <source>The Damage die of the attack roll is the base damage; the rating of the weapon or projectile is added to it.</source>
        <comment>3D-CMB-02</comment>
        <translation>Der Schadenswürfel des Trefferwurfs ist der Grundschaden; der Schadenswert der Waffe oder des Geschosses kommt dazu.</translation>
    </message>
    <message>
        <source>The Penetration die of the attack roll is the base penetration; the penetration rating is added to it. It matters only against a protected target.</source>
        <comment>3D-CMB-03</comment>
        <translation>Der Durchschlagswürfel des Trefferwurfs ist der Grunddurchschlag; die Durchschlagskraft kommt dazu. Er zählt nur gegen ein geschütztes Ziel.</translation>
    </message>
    <message>
        <source>The Aiming die of the attack roll gives points that cancel recoil spread: they pull the point of impact back towards the chosen hex.</source>
        <comment>3D-CMB-04</comment>
        <translation>Der Zielwürfel des Trefferwurfs gibt Punkte, die Streuung durch Rückstoß aufheben: Sie ziehen den Einschlag zum gewählten Hexfeld zurück.</translation>
    </message>
    <message>
        <source>In attacks, too, the part of the total above 18 is added to the Aiming die.</source>
        <comment>3D-CMB-05</comment>
        <translation>Auch bei Angriffen kommt der Teil der Summe, der über 18 liegt, zum Zielwürfel.</translation>
    </message>
    <message>
        <source>A combat round has exactly three phases.</source>
        <comment>3D-TURN-01</comment>
        <translation>Eine Kampfrunde hat genau drei Phasen.</translation>
    </message>
    <message>
        <source>A character has (DIA + PHYS + COOL) / 10 Actions a round, rounded down and at least 1.</source>
        <comment>3D-TURN-02</comment>
        <translation>Ein Charakter hat (DIA + PHYS + COOL) / 10 Aktionen je Runde, abgerundet und mindestens 1.</translation>
    </message>
    <message>
        <source>Some advantages, such as Ambidextrous, give additional Actions on top of the regular ones.</source>
        <comment>3D-TURN-03</comment>
        <translation>Manche Vorteile, etwa Beidhänder, geben zusätzliche Aktionen über die normalen hinaus.</translation>
    </message>
    <message>
        <source>Actions are spread over the three phases; a character acts only in a phase that holds one of his Actions.</source>
        <comment>3D-TURN-04</comment>
        <translation>Aktionen verteilen sich auf die drei Phasen; ein Charakter handelt nur in einer Phase, in der eine seiner Aktionen liegt.</translation>
    </message>
    <message>
        <source>Additional Actions may be taken at almost any time of the round. They are left out when Actions are placed in phases.</source>
        <comment>3D-TURN-05</comment>
        <translation>Zusätzliche Aktionen können fast jederzeit in der Runde genommen werden. Beim Verteilen der Aktionen auf Phasen zählen sie nicht mit.</translation>
    </message>
    <message>
        <source>The initiative rating is (DIA + COOL + PHYS + DEX) / 2, rounded down.</source>
        <comment>3D-TURN-06</comment>
        <translation>Der Initiativewert ist (DIA + COOL + PHYS + DEX) / 2, abgerundet.</translation>
    </message>
    <message>
        <source>The Initiative Total is 3d6 plus the initiative rating. In every phase the combatants act from the highest total to the lowest.</source>
        <comment>3D-TURN-07</comment>
        <translation>Die Initiativesumme ist 3W6 plus Initiativewert. In jeder Phase handeln die Kämpfer von der höchsten zur niedrigsten Summe.</translation>
    </message>
    <message>
        <source>Opportunity Action: a character may let his place in the order pass and act at any later moment of the same phase. Unused, the Action is lost at the end of the phase.</source>
        <comment>3D-TURN-08</comment>
        <translation>Aktion für Gelegenheit: Ein Charakter darf seinen Platz in der Reihenfolge verstreichen lassen und später in derselben Phase handeln. Ungenutzt verfällt die Aktion am Ende der Phase.</translation>
    </message>
    <message>
        <source>One Action may carry two actions: the skill rank of the primary is a pool that is divided between primary and secondary. Each part serves as the rank of its own roll.</source>
        <comment>3D-TURN-09</comment>
        <translation>Eine Aktion kann zwei Handlungen tragen: Der Rang der ersten Fertigkeit ist ein Vorrat, der auf beide verteilt wird. Jeder Teil dient als Rang seines eigenen Wurfs.</translation>
    </message>
    <message>
        <source>The secondary&apos;s share of a split Action may not exceed the character&apos;s own rank in the secondary skill.</source>
        <comment>3D-TURN-10</comment>
        <translation>Der Anteil des zweiten Teils einer geteilten Aktion darf den eigenen Rang in dessen Fertigkeit nicht übersteigen.</translation>
    </message>
    <message>
        <source>A split may be made in advance: the primary is taken now at its reduced rank, the secondary is kept as an Opportunity Action for later in the same phase.</source>
        <comment>3D-TURN-11</comment>
        <translation>Eine Teilung kann im Voraus geschehen: Der erste Teil wird jetzt mit seinem geminderten Rang ausgeführt, der zweite als Aktion für Gelegenheit für später in derselben Phase aufgehoben.</translation>
    </message>
    <message>
        <source>The number of Actions is written down for the round and visibly used up.</source>
        <comment>3D-TURN-12</comment>
        <translation>Die Zahl der Aktionen wird für die Runde aufgeschrieben und sichtbar verbraucht.</translation>
    </message>
    <message>
        <source>With a range value R, Optimum range reaches to R, Medium to 2R, Long to 4R and Extreme to 8R, bounds included. Nothing can be shot at beyond 8R.</source>
        <comment>3D-RNG-01</comment>
        <translation>Bei einem Reichweitenwert R reicht Optimal bis R, Mittel bis 2R, Weit bis 4R und Extrem bis 8R, Grenzen eingeschlossen. Jenseits von 8R kann auf nichts geschossen werden.</translation>
    </message>
    <message>
        <source>Shooting beyond Optimum range is allowed at a disadvantage.</source>
        <comment>3D-RNG-02</comment>
        <translation>Schießen jenseits von Optimal ist mit einem Nachteil erlaubt.</translation>
    </message>
    <message>
        <source>Range adds to the hit spread: 3 hexes at Medium, 6 at Long, 9 at Extreme.</source>
        <comment>3D-RNG-03</comment>
        <translation>Entfernung vergrößert die Streuung: 3 Hexfelder bei Mittel, 6 bei Weit, 9 bei Extrem.</translation>
    </message>
    <message>
        <source>A body has seven locations: Head, Torso, Abdomen, left and right Arm, left and right Leg. Damage is recorded for each of them.</source>
        <comment>3D-LOC-01</comment>
        <translation>Ein Körper hat sieben Trefferzonen: Kopf, Torso, Unterleib, linker und rechter Arm, linkes und rechtes Bein. Schaden wird für jede vermerkt.</translation>
    </message>
    <message>
        <source>Every location consists of several hexes of the body diagram. A hex belongs to exactly one location, or to none when it lies off the body.</source>
        <comment>3D-LOC-02</comment>
        <translation>Jede Trefferzone besteht aus mehreren Hexfeldern des Körperdiagramms. Ein Hexfeld gehört zu genau einer Zone oder, außerhalb des Körpers, zu keiner.</translation>
    </message>
    <message>
        <source>Before the dice are rolled the attacker names the hex aimed at.</source>
        <comment>3D-DEV-01</comment>
        <translation>Bevor die Würfel fallen, nennt der Angreifer das Hexfeld, auf das er zielt.</translation>
    </message>
    <message>
        <source>Even a successful attack deviates from the named hex, in a random direction given by 1d6.</source>
        <comment>3D-DEV-02</comment>
        <translation>Auch ein gelungener Angriff weicht vom genannten Hexfeld ab, in eine zufällige Richtung, die 1W6 angibt.</translation>
    </message>
    <message>
        <source>The hit spread is the distance of the deviation. Under ideal conditions it equals the weapon&apos;s recoil value.</source>
        <comment>3D-DEV-03</comment>
        <translation>Die Streuung ist die Weite der Abweichung. Unter idealen Bedingungen ist sie gleich dem Rückstoßwert der Waffe.</translation>
    </message>
    <message>
        <source>Each aiming point spent cancels one hex of the recoil-made hit spread; the distance never falls below 0.</source>
        <comment>3D-DEV-04</comment>
        <translation>Jeder ausgegebene Zielpunkt hebt ein Hexfeld der Streuung durch Rückstoß auf; die Weite fällt nie unter 0.</translation>
    </message>
    <message>
        <source>The ideal conditions presuppose at least one Action spent on aiming; a shot without it is wild.</source>
        <comment>3D-DEV-05</comment>
        <translation>Die idealen Bedingungen setzen mindestens eine Aktion zum Zielen voraus; ein Schuss ohne sie ist wild.</translation>
    </message>
    <message>
        <source>Aiming puts the character into a firing stance automatically, except when firing two weapons at once.</source>
        <comment>3D-DEV-06</comment>
        <translation>Zielen bringt den Charakter von selbst in den Anschlag, außer wenn er zwei Waffen zugleich abfeuert.</translation>
    </message>
    <message>
        <source>A firing stance lowers recoil by 1. A rest for the weapon lowers it by 1 more, 2 together.</source>
        <comment>3D-DEV-07</comment>
        <translation>Ein Anschlag mindert den Rückstoß um 1. Eine Auflage für die Waffe mindert ihn um 1 mehr, zusammen um 2.</translation>
    </message>
    <message>
        <source>The direction die runs clockwise round a hex with a flat top: 1 upper right, 2 lower right, 3 down, 4 lower left, 5 upper left, 6 up.</source>
        <comment>3D-DEV-08</comment>
        <translation>Der Richtungswürfel läuft im Uhrzeigersinn um ein Hexfeld mit flacher Oberseite: 1 rechts oben, 2 rechts unten, 3 unten, 4 links unten, 5 links oben, 6 oben.</translation>
    </message>
    <message>
        <source>One aim costs one Action.</source>
        <comment>3D-AIM-01</comment>
        <translation>Eine Zielaktion kostet eine Aktion.</translation>
    </message>
    <message>
        <source>A shot without any aim is wild: -3 to hit, and at Optimum range 3 hexes more hit spread.</source>
        <comment>3D-AIM-02</comment>
        <translation>Ein Schuss ohne jede Zielaktion ist wild: -3 auf den Treffer und bei Optimal 3 Hexfelder mehr Streuung.</translation>
    </message>
    <message>
        <source>With the advantage Rapid Fire an unaimed shot is a snap shot: no penalty to hit and only 2 hexes more hit spread at Optimum range.</source>
        <comment>3D-AIM-03</comment>
        <translation>Mit dem Vorteil Schnellfeuer ist ein ungezielter Schuss ein Schnellschuss: kein Abzug auf den Treffer und bei Optimal nur 2 Hexfelder mehr Streuung.</translation>
    </message>
    <message>
        <source>Unaimed shots beyond Optimum multiply the spread of the range band by 2.5 if wild or by 2 if snap, rounded down: wild 7, 15, 22, snap 6, 12, 18 hexes at Medium, Long, Extreme.</source>
        <comment>3D-AIM-04</comment>
        <translation>Ungezielte Schüsse jenseits von Optimal vervielfachen die Streuung des Entfernungsbands mit 2,5 (wild) oder 2 (Schnellschuss), abgerundet: wild 7, 15, 22, Schnellschuss 6, 12, 18 Hexfelder bei Mittel, Weit, Extrem.</translation>
    </message>
    <message>
        <source>More than four aims require a firing stance.</source>
        <comment>3D-AIM-05</comment>
        <translation>Mehr als vier Zielaktionen verlangen einen Anschlag.</translation>
    </message>
    <message>
        <source>Six aims or more require a firing stance and a rest for the weapon.</source>
        <comment>3D-AIM-06</comment>
        <translation>Sechs oder mehr Zielaktionen verlangen einen Anschlag und eine Auflage für die Waffe.</translation>
    </message>
    <message>
        <source>The bonus from aiming cannot exceed the rank in Marksman.</source>
        <comment>3D-AIM-07</comment>
        <translation>Der Bonus durch Zielen kann den Rang in Scharfschütze nicht übersteigen.</translation>
    </message>
    <message>
        <source>Aiming is impossible while being shot at or under similar stress, unless the optional rule for aiming under fire (3D-FIRE-03) is used.</source>
        <comment>3D-AIM-08</comment>
        <translation>Zielen ist unmöglich, während auf einen geschossen wird oder unter ähnlicher Belastung, außer mit der Zusatzregel für Zielen unter Beschuss (3D-FIRE-03).</translation>
    </message>
    <message>
        <source>The first aim only removes the penalties of a wild shot. Each further aim adds 1 to the Aiming die.</source>
        <comment>3D-AIM-09</comment>
        <translation>Die erste Zielaktion nimmt nur die Nachteile eines wilden Schusses weg. Jede weitere gibt dem Zielwürfel 1 dazu.</translation>
    </message>
    <message>
        <source>The weapon accuracy factor changes the hit spread: an accurate weapon has a positive factor, which is subtracted from the spread.</source>
        <comment>3D-AIM-10</comment>
        <translation>Der Genauigkeitsfaktor der Waffe ändert die Streuung: Eine genaue Waffe hat einen positiven Faktor, der von der Streuung abgeht.</translation>
    </message>
    <message>
        <source>The penetration of a shot is the Penetration die plus the projectile&apos;s penetration rating, which comes from calibre and ammunition type.</source>
        <comment>3D-PEN-01</comment>
        <translation>Der Durchschlag eines Schusses ist der Durchschlagswürfel plus die Durchschlagskraft des Geschosses, die von Kaliber und Munitionsart kommt.</translation>
    </message>
    <message>
        <source>A silencer lowers the penetration rating by 1.</source>
        <comment>3D-PEN-02</comment>
        <translation>Ein Schalldämpfer senkt die Durchschlagskraft um 1.</translation>
    </message>
    <message>
        <source>A projectile penetrates when its penetration is at least the protection value of the armour, otherwise it does not.</source>
        <comment>3D-PEN-03</comment>
        <translation>Ein Geschoss geht durch, wenn sein Durchschlag mindestens so hoch ist wie der Schutzwert der Rüstung, sonst nicht.</translation>
    </message>
    <message>
        <source>A hit that penetrates does damage to the target.</source>
        <comment>3D-PEN-04</comment>
        <translation>Ein Treffer, der durchgeht, schadet dem Ziel.</translation>
    </message>
    <message>
        <source>A hit that does not penetrate does no damage to the target; only the armour suffers.</source>
        <comment>3D-PEN-05</comment>
        <translation>Ein Treffer, der nicht durchgeht, schadet dem Ziel nicht; nur die Rüstung leidet.</translation>
    </message>
    <message>
        <source>Penetrated or not, the projectile&apos;s armour damage is subtracted from the impact damage points the armour has at the location, down to 0.</source>
        <comment>3D-PEN-06</comment>
        <translation>Durchgegangen oder nicht, der Rüstungsschaden des Geschosses geht von den ID-Punkten ab, die die Rüstung an der Trefferzone hat, bis auf 0.</translation>
    </message>
    <message>
        <source>Impact damage points tell how much an armour can take at a location before it is useless there.</source>
        <comment>3D-PEN-07</comment>
        <translation>ID-Punkte sagen, wie viel eine Rüstung an einer Trefferzone verträgt, bevor sie dort nutzlos ist.</translation>
    </message>
    <message>
        <source>A hit that does not penetrate is absorbed by the armour of the whole location the hex belongs to. By this rule the shot&apos;s damage, not its armour damage, comes off the impact damage points; a switch decides between the two.</source>
        <comment>3D-PEN-08</comment>
        <translation>Einen Treffer, der nicht durchgeht, fängt die Rüstung der ganzen Trefferzone auf, zu der das Hexfeld gehört. Nach dieser Regel geht der Schaden des Schusses, nicht sein Rüstungsschaden, von den ID-Punkten ab; ein Schalter entscheidet zwischen beiden.</translation>
    </message>
    <message>
        <source>Once a shot has brought the impact damage points of a location to 0, the next and every later hit there penetrates and does damage.</source>
        <comment>3D-PEN-09</comment>
        <translation>Hat ein Schuss die ID-Punkte einer Trefferzone auf 0 gebracht, gehen der nächste und jeder spätere Treffer dort durch und machen Schaden.</translation>
    </message>
    <message>
        <source>A species with natural skin armour is protected everywhere by the same protection value, 7 in the printed case.</source>
        <comment>3D-XENO-01</comment>
        <translation>Eine Art mit natürlicher Hautrüstung ist überall durch denselben Schutzwert geschützt, 7 im gedruckten Fall.</translation>
    </message>
    <message>
        <source>The impact damage points of skin armour at a location are three times its Hits (10 Hits give 30).</source>
        <comment>3D-XENO-02</comment>
        <translation>Die ID-Punkte der Hautrüstung an einer Trefferzone sind das Dreifache ihrer Hits (10 Hits geben 30).</translation>
    </message>
    <message>
        <source>When the penetration is below the protection value of the skin, the whole damage comes off its impact damage points and none off the Hits.</source>
        <comment>3D-XENO-03</comment>
        <translation>Liegt der Durchschlag unter dem Schutzwert der Haut, geht der ganze Schaden von ihren ID-Punkten ab und keiner von den Hits.</translation>
    </message>
    <message>
        <source>When the penetration reaches the protection value of the skin, the full damage goes to the Hits of the location; the skin loses no impact damage points and reduces nothing.</source>
        <comment>3D-XENO-04</comment>
        <translation>Erreicht der Durchschlag den Schutzwert der Haut, geht der volle Schaden auf die Hits der Trefferzone; die Haut verliert keine ID-Punkte und mindert nichts.</translation>
    </message>
    <message>
        <source>A species that hardens its cells can shift points from PHYS into protection value. The result is entered by hand, together with the lowered PHYS.</source>
        <comment>3D-VEV-01</comment>
        <translation>Eine Art, die ihre Zellen härtet, kann Punkte von PHYS in den Schutzwert verschieben. Das Ergebnis wird von Hand eingetragen, mit dem gesenkten PHYS.</translation>
    </message>
    <message>
        <source>Hardened cells have impact damage points at each location equal to half the protection value, rounded up, times the Hits (protection value 9 and 10 Hits give 50).</source>
        <comment>3D-VEV-02</comment>
        <translation>Gehärtete Zellen haben an jeder Trefferzone ID-Punkte in Höhe des halben Schutzwerts, aufgerundet, mal Hits (Schutzwert 9 und 10 Hits geben 50).</translation>
    </message>
    <message>
        <source>After every hit a character with hardened cells makes a CONC test to keep the armour, with a penalty equal to the damage taken.</source>
        <comment>3D-VEV-03</comment>
        <translation>Nach jedem Treffer macht ein Charakter mit gehärteten Zellen eine CONC-Probe, um die Rüstung zu halten, mit einem Abzug in Höhe des erlittenen Schadens.</translation>
    </message>
    <message>
        <source>If that CONC test fails, the protection value falls by 7 minus the Success die, not below 0.</source>
        <comment>3D-VEV-04</comment>
        <translation>Misslingt diese CONC-Probe, fällt der Schutzwert um 7 minus Erfolgswürfel, nicht unter 0.</translation>
    </message>
    <message>
        <source>After such a loss the impact damage points of each location become the lower of what is left and what belongs to the new protection value.</source>
        <comment>3D-VEV-05</comment>
        <translation>Nach einem solchen Verlust werden die ID-Punkte jeder Trefferzone das Kleinere aus dem, was übrig ist, und dem, was zum neuen Schutzwert gehört.</translation>
    </message>
    <message>
        <source>Unhardened, with a protection value of 0, such a body takes only half the damage of kinetic force, rounded down.</source>
        <comment>3D-VEV-06</comment>
        <translation>Ungehärtet, mit einem Schutzwert von 0, nimmt ein solcher Körper durch kinetische Kraft nur den halben Schaden, abgerundet.</translation>
    </message>
    <message>
        <source>The damage of a shot is the Damage die plus the projectile&apos;s damage rating.</source>
        <comment>3D-DAM-01</comment>
        <translation>Der Schaden eines Schusses ist der Schadenswürfel plus der Schadenswert des Geschosses.</translation>
    </message>
    <message>
        <source>A projectile that passed through armour with impact damage points left loses half the protection value, rounded down, from its damage; damage is not below 0.</source>
        <comment>3D-DAM-02</comment>
        <translation>Ein Geschoss, das durch Rüstung mit verbliebenen ID-Punkten ging, verliert den halben Schutzwert, abgerundet, von seinem Schaden; der Schaden fällt nicht unter 0.</translation>
    </message>
    <message>
        <source>Armour-piercing rounds ignore the reduction of 3D-DAM-02: once they penetrate they do full damage.</source>
        <comment>3D-DAM-03</comment>
        <translation>Panzerbrechende Munition kennt die Minderung durch 3D-DAM-02 nicht: Einmal durch, macht sie vollen Schaden.</translation>
    </message>
    <message>
        <source>Damage is taken both from the Incap total and from the Hits of the location struck.</source>
        <comment>3D-DAM-04</comment>
        <translation>Schaden geht vom Incap und von den Hits der getroffenen Zone ab.</translation>
    </message>
    <message>
        <source>At an Incap of 0 the character is unconscious and out of the combat unless given paramedical aid.</source>
        <comment>3D-DAM-05</comment>
        <translation>Bei einem Incap von 0 ist der Charakter bewusstlos und aus dem Kampf, wenn ihm kein Sanitäter hilft.</translation>
    </message>
    <message>
        <source>A location whose Hits are at 0 is useless.</source>
        <comment>3D-DAM-06</comment>
        <translation>Eine Trefferzone, deren Hits auf 0 sind, ist unbrauchbar.</translation>
    </message>
    <message>
        <source>The target dies when Head or Torso is at 0 Hits.</source>
        <comment>3D-DAM-07</comment>
        <translation>Das Ziel stirbt, wenn Kopf oder Torso auf 0 Hits sind.</translation>
    </message>
    <message>
        <source>A shot into the Torso whose penetration is lower than the target&apos;s PHYS leaves the bullet in the body.</source>
        <comment>3D-DAM-08</comment>
        <translation>Ein Schuss in den Torso, dessen Durchschlag unter dem PHYS des Ziels liegt, lässt die Kugel im Körper stecken.</translation>
    </message>
    <message>
        <source>A stuck bullet must be removed (3D-AID-05) before further healing is possible.</source>
        <comment>3D-DAM-09</comment>
        <translation>Ein Steckgeschoss muss entfernt werden (3D-AID-05), bevor weitere Heilung möglich ist.</translation>
    </message>
    <message>
        <source>A shot whose roll fails still goes somewhere: 1d6 gives the direction in which it deviates.</source>
        <comment>3D-MISS-01</comment>
        <translation>Ein Schuss, dessen Wurf misslingt, geht trotzdem irgendwohin: 1W6 gibt die Richtung an, in die er abweicht.</translation>
    </message>
    <message>
        <source>The spread of a missed shot is the hit spread of the same shot, with 3 more if wild or 2 more if snap, plus the points by which the target number was missed.</source>
        <comment>3D-MISS-02</comment>
        <translation>Die Streuung eines Fehlschusses ist die Streuung desselben Schusses, mit 3 mehr, wenn wild, oder 2 mehr beim Schnellschuss, plus die Punkte, um die der Zielwert verfehlt wurde.</translation>
    </message>
    <message>
        <source>Instead, the game master may rule that a failed roll is a clean miss and hits nothing.</source>
        <comment>3D-MISS-03</comment>
        <translation>Stattdessen darf die Spielleitung entscheiden, dass ein misslungener Wurf glatt fehlgeht und nichts trifft.</translation>
    </message>
    <message>
        <source>Each firearm lists the modes it can fire in: single action, double action, semi-auto, full auto, burst.</source>
        <comment>3D-ROF-01</comment>
        <translation>Jede Schusswaffe nennt die Modi, in denen sie feuern kann: Handspanner, Selbstspanner, halbautomatisch, Dauerfeuer, Feuerstoß.</translation>
    </message>
    <message>
        <source>Single action: one Action to fire and one more to recock, and to reload if needed, before the next shot.</source>
        <comment>3D-ROF-02</comment>
        <translation>Handspanner: eine Aktion zum Feuern und eine weitere zum Spannen, und zum Nachladen, wenn nötig, vor dem nächsten Schuss.</translation>
    </message>
    <message>
        <source>Double action: one shot for each Action.</source>
        <comment>3D-ROF-03</comment>
        <translation>Selbstspanner: ein Schuss für jede Aktion.</translation>
    </message>
    <message>
        <source>Semi-auto: STR minus recoil shots in one Action, at least one.</source>
        <comment>3D-ROF-04</comment>
        <translation>Halbautomatisch: STR minus Rückstoß Schüsse in einer Aktion, mindestens einer.</translation>
    </message>
    <message>
        <source>The first shot of a semi-auto string is an ordinary shot.</source>
        <comment>3D-ROF-05</comment>
        <translation>Der erste Schuss einer halbautomatischen Serie ist ein gewöhnlicher Schuss.</translation>
    </message>
    <message>
        <source>Each further shot of the string has its own attack roll, cannot be aimed and deviates in a direction given by 1d6 from the hex the previous shot reached.</source>
        <comment>3D-ROF-06</comment>
        <translation>Jeder weitere Schuss der Serie hat seinen eigenen Trefferwurf, kann nicht gezielt werden und weicht in eine mit 1W6 bestimmte Richtung ab, von dem Hexfeld aus, das der vorige Schuss erreichte.</translation>
    </message>
    <message>
        <source>A further shot of the string deviates by the hit spread of a standard single shot.</source>
        <comment>3D-ROF-07</comment>
        <translation>Ein weiterer Schuss der Serie weicht um die Streuung eines normalen Einzelschusses ab.</translation>
    </message>
    <message>
        <source>The Aiming die of each further shot may be used to reduce or cancel its own spread.</source>
        <comment>3D-ROF-08</comment>
        <translation>Der Zielwürfel jedes weiteren Schusses darf dessen eigene Streuung mindern oder aufheben.</translation>
    </message>
    <message>
        <source>However strong the shooter, never more than half of DEX, rounded down, shots in a round.</source>
        <comment>3D-ROF-09</comment>
        <translation>Wie stark der Schütze auch ist, nie mehr als das halbe DEX, abgerundet, an Schüssen in einer Runde.</translation>
    </message>
    <message>
        <source>Automatic fire needs a weapon that lists it among its modes.</source>
        <comment>3D-AUTO-01</comment>
        <translation>Dauerfeuer braucht eine Waffe, die es unter ihren Modi nennt.</translation>
    </message>
    <message>
        <source>The shooter names a number of d6; their sum is the number of bullets fired.</source>
        <comment>3D-AUTO-02</comment>
        <translation>Der Schütze nennt eine Zahl von W6; ihre Summe ist die Zahl der abgefeuerten Kugeln.</translation>
    </message>
    <message>
        <source>After that roll the number of bullets may be raised or lowered by up to half the Auto/Support rank, rounded down.</source>
        <comment>3D-AUTO-03</comment>
        <translation>Nach diesem Wurf darf die Zahl der Kugeln um bis zum halben Rang in Auto/Support, abgerundet, erhöht oder gesenkt werden.</translation>
    </message>
    <message>
        <source>One standard attack roll with the standard hit spread decides where the first bullet goes.</source>
        <comment>3D-AUTO-04</comment>
        <translation>Ein normaler Trefferwurf mit der normalen Streuung entscheidet, wohin die erste Kugel geht.</translation>
    </message>
    <message>
        <source>If that roll fails, the point of the first bullet is found by the rule for missed shots.</source>
        <comment>3D-AUTO-05</comment>
        <translation>Misslingt dieser Wurf, wird der Punkt der ersten Kugel nach der Regel für Fehlschüsse bestimmt.</translation>
    </message>
    <message>
        <source>Each further bullet moves from the point of the previous one by the weapon&apos;s full-auto deviation, in a direction given by 1d6.</source>
        <comment>3D-AUTO-06</comment>
        <translation>Jede weitere Kugel geht vom Punkt der vorigen um den FA-Wert der Waffe weiter, in eine mit 1W6 bestimmte Richtung.</translation>
    </message>
    <message>
        <source>The shooter may influence half the Auto/Support rank, rounded down, of these deviations, counted from the first one after the initial shot.</source>
        <comment>3D-AUTO-07</comment>
        <translation>Der Schütze darf den halben Rang in Auto/Support, abgerundet, dieser Abweichungen beeinflussen, gezählt von der ersten nach dem Anfangsschuss.</translation>
    </message>
    <message>
        <source>To influence a deviation is to add 1 to its direction roll or to subtract 1 from it; the six directions close to a ring.</source>
        <comment>3D-AUTO-08</comment>
        <translation>Eine Abweichung beeinflussen heißt, ihrem Richtungswurf 1 dazuzuzählen oder abzuziehen; die sechs Richtungen schließen sich zum Ring.</translation>
    </message>
    <message>
        <source>A burst works like full auto, but the weapon fixes the number of bullets, mostly three, and no dice are rolled for it.</source>
        <comment>3D-AUTO-09</comment>
        <translation>Ein Feuerstoß geht wie Dauerfeuer, aber die Waffe legt die Zahl der Kugeln fest, meist drei, und es wird nicht dafür gewürfelt.</translation>
    </message>
    <message>
        <source>In full auto the bullets of one Action may be spread over several targets.</source>
        <comment>3D-WALK-01</comment>
        <translation>Bei Dauerfeuer können die Kugeln einer Aktion über mehrere Ziele verteilt werden.</translation>
    </message>
    <message>
        <source>Each change of target costs one chance of influence, or one bullet that flies between the targets and counts as a miss.</source>
        <comment>3D-WALK-02</comment>
        <translation>Jeder Zielwechsel kostet eine Beeinflussung oder eine Kugel, die zwischen den Zielen fliegt und als Fehlschuss zählt.</translation>
    </message>
    <message>
        <source>On the new target the fire starts from a random hex and deviates from there.</source>
        <comment>3D-WALK-03</comment>
        <translation>Am neuen Ziel beginnt das Feuer an einem zufälligen Hexfeld und weicht von dort ab.</translation>
    </message>
    <message>
        <source>A hit with a rotary gun strikes the hex and its six neighbours.</source>
        <comment>3D-ROT-01</comment>
        <translation>Ein Treffer einer Rotationswaffe trifft das Hexfeld und seine sechs Nachbarn.</translation>
    </message>
    <message>
        <source>One rotary hit is a hit by all barrels: five barrels are five bullets.</source>
        <comment>3D-ROT-02</comment>
        <translation>Ein Rotationstreffer ist ein Treffer aller Läufe: Fünf Läufe sind fünf Kugeln.</translation>
    </message>
    <message>
        <source>The damage of a rotary hit is multiplied by the number of barrels, its penetration is not.</source>
        <comment>3D-ROT-03</comment>
        <translation>Der Schaden eines Rotationstreffers wird mit der Zahl der Läufe malgenommen, sein Durchschlag nicht.</translation>
    </message>
    <message>
        <source>If the seven hexes cover two locations, each takes half of the damage independently.</source>
        <comment>3D-ROT-04</comment>
        <translation>Decken die sieben Hexfelder zwei Trefferzonen, nimmt jede für sich die Hälfte des Schadens.</translation>
    </message>
    <message>
        <source>A shotgun fires slugs or shot; its listed ratings are for shot at Optimum range.</source>
        <comment>3D-SHOT-01</comment>
        <translation>Eine Flinte verschießt Flintenlaufgeschosse oder Schrot; ihre Werte gelten für Schrot bei Optimal.</translation>
    </message>
    <message>
        <source>Beyond Optimum range the damage and penetration of shot are divided by 2 at Medium, 4 at Long and 8 at Extreme.</source>
        <comment>3D-SHOT-02</comment>
        <translation>Jenseits von Optimal werden Schaden und Durchschlag von Schrot geteilt: durch 2 bei Mittel, 4 bei Weit und 8 bei Extrem.</translation>
    </message>
    <message>
        <source>A slug has twice the penetration rating, and its penetration and damage do not change with range.</source>
        <comment>3D-SHOT-03</comment>
        <translation>Ein Flintenlaufgeschoss hat die doppelte Durchschlagskraft, und sein Durchschlag und Schaden ändern sich nicht mit der Entfernung.</translation>
    </message>
    <message>
        <source>The pattern of shot grows by a ring with each range band: 1 hex at Optimum, 7 at Medium, 19 at Long, 37 at Extreme.</source>
        <comment>3D-SHOT-04</comment>
        <translation>Das Muster von Schrot wächst mit jedem Entfernungsband um einen Ring: 1 Hexfeld bei Optimal, 7 bei Mittel, 19 bei Weit, 37 bei Extrem.</translation>
    </message>
    <message>
        <source>Suppressive fire covers an area. The shooter rolls Auto/Support, and the aiming value of that roll is kept for everyone who crosses it.</source>
        <comment>3D-SUP-01</comment>
        <translation>Niederhalten deckt ein Gebiet. Der Schütze würfelt auf Auto/Support, und der Wert des Zielwürfels gilt für alle, die es queren.</translation>
    </message>
    <message>
        <source>Whoever moves through the area rolls Dodge or Acrobatics minus the weapon&apos;s full-auto deviation. He is unharmed only if the roll succeeds with a success die value above the shooter&apos;s aiming value.</source>
        <comment>3D-SUP-02</comment>
        <translation>Wer sich durch das Gebiet bewegt, würfelt auf Ausweichen oder Akrobatik minus den FA-Wert der Waffe. Er bleibt nur heil, wenn der Wurf gelingt und der Wert des Erfolgswürfels über dem Wert des Schützen liegt.</translation>
    </message>
    <message>
        <source>If the roll succeeds with a success die value that is not greater, one bullet hits, treated as a wild shot at the standard aiming point.</source>
        <comment>3D-SUP-03</comment>
        <translation>Gelingt der Wurf mit einem Wert des Erfolgswürfels, der nicht höher ist, trifft eine Kugel, behandelt als wilder Schuss auf den normalen Zielpunkt.</translation>
    </message>
    <message>
        <source>If the roll fails, two bullets hit, treated as a wild semi-auto string.</source>
        <comment>3D-SUP-04</comment>
        <translation>Misslingt der Wurf, treffen zwei Kugeln, behandelt als wilde halbautomatische Serie.</translation>
    </message>
    <message>
        <source>With recoil up to half of STR a weapon can be fired with one hand.</source>
        <comment>3D-RCL-01</comment>
        <translation>Bei einem Rückstoß bis zur halben STR kann eine Waffe mit einer Hand abgefeuert werden.</translation>
    </message>
    <message>
        <source>With recoil above half of STR, but not above STR, both hands are needed.</source>
        <comment>3D-RCL-02</comment>
        <translation>Bei einem Rückstoß über der halben STR, aber nicht über STR, braucht es beide Hände.</translation>
    </message>
    <message>
        <source>Each point of recoil above STR gives -1 to hit when firing with two hands.</source>
        <comment>3D-RCL-03</comment>
        <translation>Jeder Punkt Rückstoß über STR gibt beim Feuern mit beiden Händen -1 auf den Treffer.</translation>
    </message>
    <message>
        <source>If recoil is 4 or more above STR, each shot also bruises the weapon arm by the recoil minus (STR + 3).</source>
        <comment>3D-RCL-04</comment>
        <translation>Liegt der Rückstoß 4 oder mehr über STR, prellt jeder Schuss außerdem den Waffenarm um Rückstoß minus (STR + 3).</translation>
    </message>
    <message>
        <source>This bruising makes no wound, but it can incapacitate, and it calls for a PHYS test to stay conscious.</source>
        <comment>3D-RCL-05</comment>
        <translation>Diese Prellung macht keine Wunde, aber sie kann außer Gefecht setzen, und sie verlangt eine PHYS-Probe, um bei Bewusstsein zu bleiben.</translation>
    </message>
    <message>
        <source>Firing a two-handed weapon with one hand: -1 to hit for each point of recoil above half of STR, and 1 point of bruising to the firing arm for each point above half of STR plus 3.</source>
        <comment>3D-RCL-06</comment>
        <translation>Eine Zweihandwaffe mit einer Hand abfeuern: -1 auf den Treffer für jeden Punkt Rückstoß über der halben STR und 1 Punkt Prellung am feuernden Arm für jeden Punkt über halber STR plus 3.</translation>
    </message>
    <message>
        <source>Recoil baffling lowers recoil by a number of points that depends on the kind fitted.</source>
        <comment>3D-RCL-07</comment>
        <translation>Eine Rückstoßdämpfung mindert den Rückstoß um eine Zahl von Punkten, die von ihrer Art abhängt.</translation>
    </message>
    <message>
        <source>A firing stance, which costs one Action to take, also lowers recoil.</source>
        <comment>3D-RCL-08</comment>
        <translation>Ein Anschlag, den einzunehmen eine Aktion kostet, mindert den Rückstoß ebenfalls.</translation>
    </message>
    <message>
        <source>A scope is set to one range band, at which its aiming bonus is highest.</source>
        <comment>3D-SCP-01</comment>
        <translation>Ein Zielfernrohr ist auf ein Entfernungsband gestellt, bei dem sein Zielbonus am höchsten ist.</translation>
    </message>
    <message>
        <source>At bands shorter than it is made for a scope usually gives less bonus, unless its magnification is lowered.</source>
        <comment>3D-SCP-02</comment>
        <translation>Bei kürzeren Bändern als dem, für das es gemacht ist, gibt ein Zielfernrohr meist weniger Bonus, außer seine Vergrößerung wird gesenkt.</translation>
    </message>
    <message>
        <source>The magnification of a scope is usually variable.</source>
        <comment>3D-SCP-03</comment>
        <translation>Die Vergrößerung eines Zielfernrohrs ist meist verstellbar.</translation>
    </message>
    <message>
        <source>Changing the magnification costs one Action for each band; the scope works at the new band from the next available Action.</source>
        <comment>3D-SCP-04</comment>
        <translation>Die Vergrößerung zu ändern kostet eine Aktion je Band; am neuen Band wirkt das Zielfernrohr ab der nächsten verfügbaren Aktion.</translation>
    </message>
    <message>
        <source>Optional: a character under enemy fire has a modifier of -5.</source>
        <comment>3D-FIRE-01</comment>
        <translation>Zusatzregel: Ein Charakter unter feindlichem Beschuss hat einen Modifikator von -5.</translation>
    </message>
    <message>
        <source>A COOL test reduces that penalty: each point of its total above 16 takes 1 off, never beyond 0.</source>
        <comment>3D-FIRE-02</comment>
        <translation>Eine COOL-Probe mindert diesen Abzug: Jeder Punkt ihrer Summe über 16 nimmt 1 weg, nie über 0 hinaus.</translation>
    </message>
    <message>
        <source>A character may aim although shot at if he passes a COOL test with -5 for each enemy shooting at him.</source>
        <comment>3D-FIRE-03</comment>
        <translation>Ein Charakter darf trotz Beschuss zielen, wenn ihm eine COOL-Probe mit -5 für jeden Gegner gelingt, der auf ihn schießt.</translation>
    </message>
    <message>
        <source>Whoever fails that test either remains behind cover or goes prone, as the place allows, and loses the Action.</source>
        <comment>3D-FIRE-04</comment>
        <translation>Wem diese Probe misslingt, der bleibt hinter Deckung oder wirft sich hin, wie es der Ort erlaubt, und verliert die Aktion.</translation>
    </message>
    <message>
        <source>The game master may use the same COOL test against other kinds of stress.</source>
        <comment>3D-FIRE-05</comment>
        <translation>Die Spielleitung darf dieselbe COOL-Probe gegen andere Arten von Belastung verwenden.</translation>
    </message>
    <message>
        <source>Optional: a gun jams when all three dice of the attack roll show 1.</source>
        <comment>3D-JAM-01</comment>
        <translation>Zusatzregel: Eine Waffe hat Ladehemmung, wenn alle drei Würfel des Trefferwurfs 1 zeigen.</translation>
    </message>
    <message>
        <source>A jam is cleared by a successful Weapons Maintenance roll; each attempt costs one Action.</source>
        <comment>3D-JAM-02</comment>
        <translation>Eine Ladehemmung wird durch einen gelungenen Wurf auf Waffenpflege behoben; jeder Versuch kostet eine Aktion.</translation>
    </message>
    <message>
        <source>When more bullets are fired in a round than the gun&apos;s maximum, the three dice alone must reach 4 plus the excess above the jamming factor, or the gun jams.</source>
        <comment>3D-JAM-03</comment>
        <translation>Werden in einer Runde mehr Kugeln abgefeuert, als die Waffe höchstens verträgt, müssen die drei Würfel allein 4 plus die Überzahl über den JF erreichen, sonst gibt es Ladehemmung.</translation>
    </message>
    <message>
        <source>Drawing from an accessible holster at shoulder, hip or back costs one Action.</source>
        <comment>3D-DRAW-01</comment>
        <translation>Aus einem zugänglichen Holster an Schulter, Hüfte oder Rücken zu ziehen kostet eine Aktion.</translation>
    </message>
    <message>
        <source>Drawing from a concealed holster, a pocket or the like costs at least two Actions.</source>
        <comment>3D-DRAW-02</comment>
        <translation>Aus einem verborgenen Holster, einer Tasche oder dergleichen zu ziehen kostet mindestens zwei Aktionen.</translation>
    </message>
    <message>
        <source>Drawing and shooting in one Action needs a successful DEX test, unless the character has the advantage Quick Draw.</source>
        <comment>3D-DRAW-03</comment>
        <translation>Ziehen und Schießen in einer Aktion verlangt eine gelungene DEX-Probe, außer mit dem Vorteil Schnellziehen.</translation>
    </message>
    <message>
        <source>A quick draw costs 3 points of the Initiative Total.</source>
        <comment>3D-DRAW-04</comment>
        <translation>Schnellziehen kostet 3 Punkte der Initiativesumme.</translation>
    </message>
    <message>
        <source>A quick-drawn shot has -3 to hit. Being unaimed it is usually wild too, -6 altogether.</source>
        <comment>3D-DRAW-05</comment>
        <translation>Ein Schuss nach Schnellziehen hat -3 auf den Treffer. Weil er ungezielt ist, ist er meist auch wild, zusammen -6.</translation>
    </message>
    <message>
        <source>Readying a melee weapon costs one Action if it is accessible, two or more if it is packed away.</source>
        <comment>3D-DRAW-06</comment>
        <translation>Eine Nahkampfwaffe bereitzumachen kostet eine Aktion, wenn sie zugänglich ist, zwei oder mehr, wenn sie verstaut ist.</translation>
    </message>
    <message>
        <source>A weapon that is concealed but ready, such as a switchblade, costs no Action to draw.</source>
        <comment>3D-DRAW-07</comment>
        <translation>Eine verborgene, aber bereite Waffe wie ein Springmesser kostet keine Aktion zum Ziehen.</translation>
    </message>
    <message>
        <source>Two firearms at once: the sum of both recoil values must not exceed STR, or the penalties and bruising for recoil apply. The bruising goes to the arm whose own weapon kicks too hard.</source>
        <comment>3D-DUAL-01</comment>
        <translation>Zwei Schusswaffen zugleich: Die Summe beider Rückstoßwerte darf STR nicht übersteigen, sonst gelten die Abzüge und Prellungen für Rückstoß. Die Prellung geht an den Arm, dessen eigene Waffe zu hart stößt.</translation>
    </message>
    <message>
        <source>Two melee weapons at once: the sum of their damage ratings must not exceed STR.</source>
        <comment>3D-DUAL-02</comment>
        <translation>Zwei Nahkampfwaffen zugleich: Die Summe ihrer Schadenswerte darf STR nicht übersteigen.</translation>
    </message>
    <message>
        <source>Every combat roll with the weapon in the off hand has -3.</source>
        <comment>3D-DUAL-03</comment>
        <translation>Jeder Kampfwurf mit der Waffe in der Nebenhand hat -3.</translation>
    </message>
    <message>
        <source>The advantage Ambidextrous cancels the off-hand penalty.</source>
        <comment>3D-DUAL-04</comment>
        <translation>Der Vorteil Beidhänder hebt den Abzug der Nebenhand auf.</translation>
    </message>
    <message>
        <source>Whoever attacks with two weapons at once uses only half of the combat skill, rounded down, for each attack.</source>
        <comment>3D-DUAL-05</comment>
        <translation>Wer mit zwei Waffen zugleich angreift, nutzt für jeden Angriff nur die halbe Kampffertigkeit, abgerundet.</translation>
    </message>
    <message>
        <source>Besides standard rounds there are AP, HP, HEAP and HESH. Each changes the penetration rating and the damage rating by adding, doubling or halving.</source>
        <comment>3D-AMMO-01</comment>
        <translation>Neben gewöhnlichen Patronen gibt es AP, HP, HEAP und HESH. Jede ändert Durchschlagskraft und Schadenswert durch Zuzählen, Verdoppeln oder Halbieren.</translation>
    </message>
    <message>
        <source>The effect of the ammunition is applied to the ratings first; Penetration die and Damage die are added afterwards.</source>
        <comment>3D-AMMO-02</comment>
        <translation>Die Wirkung der Munition kommt zuerst auf die Werte; Durchschlags- und Schadenswürfel werden danach dazugezählt.</translation>
    </message>
    <message>
        <source>Known figures: for a round of penetration 6 and damage 10, HEAP gives 8 and 12, HESH gives 3 and 20.</source>
        <comment>3D-AMMO-03</comment>
        <translation>Bekannte Zahlen: Für eine Patrone mit Durchschlag 6 und Schaden 10 gibt HEAP 8 und 12, HESH 3 und 20.</translation>
    </message>
    <message>
        <source>Knockback is checked when the damage of an attack exceeds the PHYS of its victim.</source>
        <comment>3D-KNOCK-01</comment>
        <translation>Zurückwerfen wird geprüft, wenn der Schaden eines Angriffs das PHYS seines Opfers übersteigt.</translation>
    </message>
    <message>
        <source>The victim makes a PHYS test to stay on his feet, with a penalty of damage minus PHYS.</source>
        <comment>3D-KNOCK-02</comment>
        <translation>Das Opfer macht eine PHYS-Probe, um auf den Beinen zu bleiben, mit einem Abzug von Schaden minus PHYS.</translation>
    </message>
    <message>
        <source>If it fails the victim is down and attackers get +3. His Initiative Total is 0 for this and the remaining phases of the round, and his next Action is lost.</source>
        <comment>3D-KNOCK-03</comment>
        <translation>Misslingt sie, liegt das Opfer am Boden, und Angreifer bekommen +3. Seine Initiativesumme ist 0 für diese und die übrigen Phasen der Runde, und seine nächste Aktion ist verloren.</translation>
    </message>
    <message>
        <source>If it succeeds the victim&apos;s Initiative Total is 0 for this phase only, so he acts last.</source>
        <comment>3D-KNOCK-04</comment>
        <translation>Gelingt sie, ist die Initiativesumme des Opfers nur für diese Phase 0, es handelt also zuletzt.</translation>
    </message>
    <message>
        <source>Damage above twice PHYS knocks the victim down without a test, and a PHYS test must succeed to stay conscious.</source>
        <comment>3D-KNOCK-05</comment>
        <translation>Schaden über dem doppelten PHYS wirft das Opfer ohne Probe um, und eine PHYS-Probe muss gelingen, um bei Bewusstsein zu bleiben.</translation>
    </message>
    <message>
        <source>If that test succeeds the victim is still down, with +3 for attackers, and loses the Actions of one full round of three phases.</source>
        <comment>3D-KNOCK-06</comment>
        <translation>Gelingt diese Probe, liegt das Opfer trotzdem am Boden, mit +3 für Angreifer, und verliert die Aktionen einer vollen Runde von drei Phasen.</translation>
    </message>
    <message>
        <source>Projectiles cannot be dodged, except by characters with a Dance advantage; one can only dive for cover.</source>
        <comment>3D-COVER-01</comment>
        <translation>Geschossen kann niemand ausweichen, außer Charakteren mit einem Tanzvorteil; man kann nur in Deckung springen.</translation>
    </message>
    <message>
        <source>Diving for cover within reach gives the attacker -4.</source>
        <comment>3D-COVER-02</comment>
        <translation>Ein Sprung in erreichbare Deckung gibt dem Angreifer -4.</translation>
    </message>
    <message>
        <source>Against a target who has dropped to the floor and rolls defensively attackers have -3.</source>
        <comment>3D-COVER-03</comment>
        <translation>Gegen ein Ziel, das sich zu Boden geworfen hat und sich abrollt, haben Angreifer -3.</translation>
    </message>
    <message>
        <source>Against a kneeling target attackers have -1.</source>
        <comment>3D-COVER-04</comment>
        <translation>Gegen ein kniendes Ziel haben Angreifer -1.</translation>
    </message>
    <message>
        <source>Diving is possible only against attackers whose Initiative Total is lower than one&apos;s own; faster attacks leave no time to react.</source>
        <comment>3D-COVER-05</comment>
        <translation>Springen geht nur gegen Angreifer mit niedrigerer Initiativesumme als der eigenen; schnellere Angriffe lassen keine Zeit zu reagieren.</translation>
    </message>
    <message>
        <source>With the advantage Dance of Death or Ballet of Death ranged attacks can be dodged.</source>
        <comment>3D-DANCE-01</comment>
        <translation>Mit dem Vorteil Todestanz oder Todesballett lässt sich Fernangriffen ausweichen.</translation>
    </message>
    <message>
        <source>After a successful Dodge roll its success die value is subtracted from all ranged attacks on the character in this phase.</source>
        <comment>3D-DANCE-02</comment>
        <translation>Nach einem gelungenen Wurf auf Ausweichen wird der Wert seines Erfolgswürfels in dieser Phase von allen Fernangriffen auf den Charakter abgezogen.</translation>
    </message>
    <message>
        <source>Dance of Death has a price: the character&apos;s next Action, in this or a later phase, has a penalty of 7 minus the success die value, never below 0.</source>
        <comment>3D-DANCE-03</comment>
        <translation>Der Todestanz hat einen Preis: Die nächste Aktion des Charakters, in dieser oder einer späteren Phase, hat einen Abzug von 7 minus dem Wert des Erfolgswürfels, nie unter 0.</translation>
    </message>
    <message>
        <source>Ballet of Death has no such penalty.</source>
        <comment>3D-DANCE-04</comment>
        <translation>Das Todesballett hat keinen solchen Abzug.</translation>
    </message>
    <message>
        <source>Dodging ranged attacks this way costs no Action.</source>
        <comment>3D-DANCE-05</comment>
        <translation>Fernangriffen so auszuweichen kostet keine Aktion.</translation>
    </message>
    <message>
        <source>Grenades are of four kinds: blast or concussion, fragmentation, smoke, and flash and bang.</source>
        <comment>3D-GREN-01</comment>
        <translation>Granaten gibt es in vier Arten: Druck, Splitter, Rauch sowie Blitz und Knall.</translation>
    </message>
    <message>
        <source>The impact point is a hex of the body grid that stands for the grenade&apos;s place relative to the character; it may lie off the body.</source>
        <comment>3D-GREN-02</comment>
        <translation>Der Einschlagpunkt ist ein Hexfeld des Körperrasters und steht für den Ort der Granate relativ zum Charakter; er kann außerhalb des Körpers liegen.</translation>
    </message>
    <message>
        <source>The blast zone is the radius in hexes around the impact point that is affected.</source>
        <comment>3D-GREN-03</comment>
        <translation>Die Druckzone ist der Radius in Hexfeldern um den Einschlagpunkt, in dem die Granate wirkt.</translation>
    </message>
    <message>
        <source>The blast radius is a step of distance in metres: for each full step between character and grenade the blast zone shrinks by one hex.</source>
        <comment>3D-GREN-04</comment>
        <translation>Der Druckradius ist ein Schritt der Entfernung in Metern: Für jeden vollen Schritt zwischen Charakter und Granate schrumpft die Druckzone um ein Hexfeld.</translation>
    </message>
    <message>
        <source>The damage rating is the Hits lost, or the bruising taken, at each location inside the zone.</source>
        <comment>3D-GREN-05</comment>
        <translation>Der Schadenswert ist, was jede Trefferzone innerhalb der Druckzone an Hits verliert oder an Prellung nimmt.</translation>
    </message>
    <message>
        <source>A blast grenade bruises by its rating times the number of locations in the zone.</source>
        <comment>3D-GREN-06</comment>
        <translation>Eine Druckgranate prellt um ihren Wert mal die Zahl der Trefferzonen in der Druckzone.</translation>
    </message>
    <message>
        <source>A fragmentation grenade does its rating to every location in the zone and the sum of these to Incap.</source>
        <comment>3D-GREN-07</comment>
        <translation>Eine Splittergranate macht ihren Wert an jeder Trefferzone in der Druckzone und deren Summe am Incap.</translation>
    </message>
    <message>
        <source>For a grenade lying on the floor the game master chooses an impact point for each character separately, within the bottom third of the grid, for instance a point scattered by 1d6 hexes.</source>
        <comment>3D-GREN-08</comment>
        <translation>Für eine am Boden liegende Granate wählt die Spielleitung einen Einschlagpunkt für jeden Charakter einzeln, im unteren Drittel des Rasters, zum Beispiel einen um 1W6 Hexfelder gestreuten Punkt.</translation>
    </message>
    <message>
        <source>A throw is a Throwing roll with all modifiers. On success the thrower names an impact point in the bottom third of the grid, and it scatters by 6 hexes in a random direction.</source>
        <comment>3D-GREN-09</comment>
        <translation>Ein Wurf der Granate ist ein Wurf auf Werfen mit allen Modifikatoren. Gelingt er, nennt der Werfer einen Einschlagpunkt im unteren Drittel des Rasters, und der streut um 6 Hexfelder in eine zufällige Richtung.</translation>
    </message>
    <message>
        <source>Aiming points may be used to bring the impact point back towards the chosen one.</source>
        <comment>3D-GREN-10</comment>
        <translation>Zielpunkte dürfen den Einschlagpunkt zum gewählten zurückholen.</translation>
    </message>
    <message>
        <source>For each range band beyond Optimum the impact point moves 3 hexes straight down; nothing cancels this.</source>
        <comment>3D-GREN-11</comment>
        <translation>Für jedes Entfernungsband jenseits von Optimal rückt der Einschlagpunkt 3 Hexfelder gerade nach unten; nichts hebt das auf.</translation>
    </message>
    <message>
        <source>With several targets the zone of each is adjusted to his own distance from the explosion.</source>
        <comment>3D-GREN-12</comment>
        <translation>Bei mehreren Zielen wird die Zone jedes einzelnen seiner eigenen Entfernung von der Explosion angepasst.</translation>
    </message>
    <message>
        <source>Whoever jumps on a grenade takes five times its rating in the Torso and again in the Abdomen.</source>
        <comment>3D-GREN-13</comment>
        <translation>Wer sich auf eine Granate wirft, nimmt das Fünffache ihres Werts am Torso und noch einmal am Unterleib.</translation>
    </message>
    <message>
        <source>For everyone else the rating becomes (5 x rating - jumper&apos;s Hits of Torso and Abdomen) / 5, rounded down and not below 0.</source>
        <comment>3D-GREN-14</comment>
        <translation>Für alle anderen wird der Wert zu (5 x Wert - Hits des Springers an Torso und Unterleib) / 5, abgerundet und nicht unter 0.</translation>
    </message>
    <message>
        <source>If the jumper wears armour, its impact damage points at both locations are subtracted as well.</source>
        <comment>3D-GREN-15</comment>
        <translation>Trägt der Springer Rüstung, werden ihre ID-Punkte an beiden Trefferzonen ebenfalls abgezogen.</translation>
    </message>
    <message>
        <source>An object put over the grenade stops it completely if it has at least five times the rating in impact damage points.</source>
        <comment>3D-GREN-16</comment>
        <translation>Ein Gegenstand über der Granate hält sie ganz auf, wenn er mindestens das Fünffache ihres Werts an ID-Punkten hat.</translation>
    </message>
    <message>
        <source>Aiming, penetration, damage and armour damage work in melee as for projectiles, except where a melee rule says otherwise.</source>
        <comment>3D-MEL-01</comment>
        <translation>Zielen, Durchschlag, Schaden und Rüstungsschaden gehen im Nahkampf wie bei Geschossen, außer wo eine Nahkampfregel anderes sagt.</translation>
    </message>
    <message>
        <source>One melee attack costs one Action: three d6 plus weapon skill and modifiers, 13 or more hits. The excess over 18 is added to the Aiming die.</source>
        <comment>3D-MEL-02</comment>
        <translation>Ein Nahkampfangriff kostet eine Aktion: drei W6 plus Waffenfertigkeit und Modifikatoren, 13 oder mehr trifft. Was über 18 liegt, kommt zum Zielwürfel.</translation>
    </message>
    <message>
        <source>An attacker may handicap himself: he takes -n on the attack, and the opponent&apos;s target number for parry or dodge rises by n.</source>
        <comment>3D-MEL-03</comment>
        <translation>Ein Angreifer darf sich selbst ein Handicap geben: Er nimmt -n auf den Angriff, und der Zielwert des Gegners für Parade oder Ausweichen steigt um n.</translation>
    </message>
    <message>
        <source>A target hex is named, and a successful melee attack deviates from it in a random direction by the weapon&apos;s Handling Factor.</source>
        <comment>3D-MEL-04</comment>
        <translation>Ein Zielhex wird genannt, und ein gelungener Nahkampfangriff weicht von ihm um die Handhabung der Waffe in eine zufällige Richtung ab.</translation>
    </message>
    <message>
        <source>Aiming points reduce the deviation of a melee attack.</source>
        <comment>3D-MEL-05</comment>
        <translation>Zielpunkte mindern die Abweichung eines Nahkampfangriffs.</translation>
    </message>
    <message>
        <source>Melee damage is the weapon&apos;s damage rating plus the strength bonus plus the Damage die. The strength bonus is a third of STR, rounded down.</source>
        <comment>3D-MEL-06</comment>
        <translation>Nahkampfschaden ist der Schadenswert der Waffe plus Stärkebonus plus Schadenswürfel. Der Stärkebonus ist ein Drittel der STR, abgerundet.</translation>
    </message>
    <message>
        <source>A melee attack must have a penetration above the armour&apos;s protection value; otherwise neither victim nor armour is damaged.</source>
        <comment>3D-MEL-07</comment>
        <translation>Ein Nahkampfangriff braucht einen Durchschlag über dem Schutzwert der Rüstung; sonst nehmen weder Opfer noch Rüstung Schaden.</translation>
    </message>
    <message>
        <source>A melee attack whose penetration rating is 0 or less does bruising damage: no wound, no bleeding.</source>
        <comment>3D-MEL-08</comment>
        <translation>Ein Nahkampfangriff mit einer Durchschlagskraft von 0 oder weniger macht Prellschaden: keine Wunde, keine Blutung.</translation>
    </message>
    <message>
        <source>Instead of attacking, an Action may be spent on aiming: it adds 1 to the Aiming die of the later attack, only against deviation.</source>
        <comment>3D-MEL-09</comment>
        <translation>Statt anzugreifen darf eine Aktion aufs Zielen verwendet werden: Sie gibt dem Zielwürfel des späteren Angriffs 1 dazu, nur gegen die Abweichung.</translation>
    </message>
    <message>
        <source>While aiming in melee a character cannot parry.</source>
        <comment>3D-MEL-10</comment>
        <translation>Beim Zielen im Nahkampf kann ein Charakter nicht parieren.</translation>
    </message>
    <message>
        <source>While aiming in melee a character may only half-dodge: free of cost, at half the Dodge rank, rounded down.</source>
        <comment>3D-MEL-11</comment>
        <translation>Beim Zielen im Nahkampf kann ein Charakter nur halb ausweichen: ohne Kosten, mit halbem Rang in Ausweichen, abgerundet.</translation>
    </message>
    <message>
        <source>A character has half of his Actions, rounded down, as free parries in each round.</source>
        <comment>3D-PAR-01</comment>
        <translation>Ein Charakter hat in jeder Runde die Hälfte seiner Aktionen, abgerundet, als freie Paraden.</translation>
    </message>
    <message>
        <source>Free parries may be used at any time in the round, even in phases without an Action.</source>
        <comment>3D-PAR-02</comment>
        <translation>Freie Paraden gehen jederzeit in der Runde, auch in Phasen ohne Aktion.</translation>
    </message>
    <message>
        <source>Regular Actions may be spent on parries instead of attacks, in phases in which the character has them and not more than he has there.</source>
        <comment>3D-PAR-03</comment>
        <translation>Normale Aktionen dürfen statt für Angriffe für Paraden ausgegeben werden, in Phasen, in denen der Charakter sie hat, und nicht mehr, als er dort hat.</translation>
    </message>
    <message>
        <source>A parry is a combat skill roll against 13, plus any handicap of the attacker. It should use the skill of the attack; for another skill the game master sets a modifier.</source>
        <comment>3D-PAR-04</comment>
        <translation>Eine Parade ist ein Wurf auf eine Kampffertigkeit gegen 13, plus ein Handicap des Angreifers. Sie sollte die Fertigkeit des Angriffs nutzen; für eine andere setzt die Spielleitung einen Modifikator.</translation>
    </message>
    <message>
        <source>A successful parry lowers the attack&apos;s damage by its success die value plus the parrying weapon&apos;s damage rating plus the strength bonus.</source>
        <comment>3D-PAR-05</comment>
        <translation>Eine gelungene Parade senkt den Schaden des Angriffs um den Wert ihres Erfolgswürfels plus Schadenswert der parierenden Waffe plus Stärkebonus.</translation>
    </message>
    <message>
        <source>The excess of a parry total over 18 is added to its Success die.</source>
        <comment>3D-PAR-06</comment>
        <translation>Was bei der Summe einer Parade über 18 liegt, kommt zu ihrem Erfolgswürfel.</translation>
    </message>
    <message>
        <source>If a parry succeeds but damage remains, each point of its success die value may raise the Handling Factor of this attack by 1.</source>
        <comment>3D-PAR-07</comment>
        <translation>Gelingt eine Parade, und Schaden bleibt, darf jeder Punkt vom Wert ihres Erfolgswürfels die Handhabung dieses Angriffs um 1 erhöhen.</translation>
    </message>
    <message>
        <source>The defender may then also turn the direction of the deviation by one step.</source>
        <comment>3D-PAR-08</comment>
        <translation>Der Verteidiger darf dann auch die Richtung der Abweichung um einen Schritt drehen.</translation>
    </message>
    <message>
        <source>Parrying a normal weapon with bare, unarmoured hands or arms counts half.</source>
        <comment>3D-PAR-09</comment>
        <translation>Eine gewöhnliche Waffe mit bloßen, ungerüsteten Händen oder Armen zu parieren zählt halb.</translation>
    </message>
    <message>
        <source>A vibro-weapon cannot be parried with bare hands.</source>
        <comment>3D-PAR-10</comment>
        <translation>Eine Vibrowaffe lässt sich mit bloßen Händen nicht parieren.</translation>
    </message>
    <message>
        <source>Parrying with a flexible weapon is harder by that weapon&apos;s to-hit modifier.</source>
        <comment>3D-PAR-11</comment>
        <translation>Mit einer flexiblen Waffe zu parieren ist um deren Trefferwurf-Modifikator schwerer.</translation>
    </message>
    <message>
        <source>If such a parry succeeds, the attacker takes a normal hit on the weapon arm, and his attack loses success die value, weapon damage and strength bonus from its damage.</source>
        <comment>3D-PAR-12</comment>
        <translation>Gelingt eine solche Parade, bekommt der Angreifer einen normalen Treffer am Waffenarm, und sein Angriff verliert den Wert des Erfolgswürfels, den Waffenschaden und den Stärkebonus vom Schaden.</translation>
    </message>
    <message>
        <source>Dodging a melee attack needs the skill Dodge and one Action; a free parry cannot pay for it.</source>
        <comment>3D-DOD-01</comment>
        <translation>Einem Nahkampfangriff auszuweichen braucht die Fertigkeit Ausweichen und eine Aktion; eine freie Parade kann sie nicht bezahlen.</translation>
    </message>
    <message>
        <source>A successful regular dodge subtracts its success die value from all melee attacks on the character until the end of the round.</source>
        <comment>3D-DOD-02</comment>
        <translation>Gelungenes normales Ausweichen zieht den Wert seines Erfolgswürfels bis zum Ende der Runde von allen Nahkampfangriffen auf den Charakter ab.</translation>
    </message>
    <message>
        <source>A regular dodge burdens all the character&apos;s Actions of that round with 7 minus the success die value, never below 0.</source>
        <comment>3D-DOD-03</comment>
        <translation>Normales Ausweichen belastet alle Aktionen des Charakters in dieser Runde mit 7 minus dem Wert des Erfolgswürfels, nie unter 0.</translation>
    </message>
    <message>
        <source>A successful quick dodge subtracts its success die value from all attacks on the character in that phase; his next Action has a penalty of 7 minus that value, never below 0.</source>
        <comment>3D-DOD-04</comment>
        <translation>Gelungenes schnelles Ausweichen zieht den Wert seines Erfolgswürfels in dieser Phase von allen Angriffen auf den Charakter ab; seine nächste Aktion hat einen Abzug von 7 minus diesem Wert, nie unter 0.</translation>
    </message>
    <message>
        <source>The excess of a Dodge roll over 18 is added to its Success die.</source>
        <comment>3D-DOD-05</comment>
        <translation>Was bei einem Wurf auf Ausweichen über 18 liegt, kommt zu seinem Erfolgswürfel.</translation>
    </message>
    <message>
        <source>The dodge modifier of the armour worn is subtracted from the Dodge roll.</source>
        <comment>3D-DOD-06</comment>
        <translation>Der Ausweichmodifikator der getragenen Rüstung wird vom Wurf auf Ausweichen abgezogen.</translation>
    </message>
    <message>
        <source>With Martial Arts the strength bonus is a third of STR, rounded down, plus a third of the Martial Arts rank, rounded up.</source>
        <comment>3D-MA-01</comment>
        <translation>Mit Kampfkunst ist der Stärkebonus ein Drittel der STR, abgerundet, plus ein Drittel des Rangs in Kampfkunst, aufgerundet.</translation>
    </message>
    <message>
        <source>The adjusted strength bonus applies only to attacks with Martial Arts, not to Unarmed Combat.</source>
        <comment>3D-MA-02</comment>
        <translation>Der angepasste Stärkebonus gilt nur für Angriffe mit Kampfkunst, nicht für waffenlosen Kampf.</translation>
    </message>
    <message>
        <source>The Martial Arts rank is added to the Initiative Total.</source>
        <comment>3D-MA-03</comment>
        <translation>Der Rang in Kampfkunst kommt zur Initiativesumme.</translation>
    </message>
    <message>
        <source>Optional: the game master may allow several armours on top of each other.</source>
        <comment>3D-LAY-01</comment>
        <translation>Zusatzregel: Die Spielleitung darf mehrere Rüstungen übereinander erlauben.</translation>
    </message>
    <message>
        <source>Layered armour has the highest protection value of its layers plus 1 for each additional layer.</source>
        <comment>3D-LAY-02</comment>
        <translation>Rüstung in Lagen hat den höchsten Schutzwert ihrer Lagen plus 1 für jede weitere Lage.</translation>
    </message>
    <message>
        <source>Each additional layer of armour makes dodging harder by 1.</source>
        <comment>3D-LAY-03</comment>
        <translation>Jede weitere Lage Rüstung macht das Ausweichen um 1 schwerer.</translation>
    </message>
    <message>
        <source>A penetrating shot takes its armour damage from the impact damage points of all layers; its own damage is reduced by half the improved protection value, as in 3D-DAM-02.</source>
        <comment>3D-LAY-04</comment>
        <translation>Ein Schuss, der durchgeht, nimmt seinen Rüstungsschaden von den ID-Punkten aller Lagen; sein eigener Schaden wird um den halben verbesserten Schutzwert gemindert, wie in 3D-DAM-02.</translation>
    </message>
    <message>
        <source>A shot that does not penetrate takes its armour damage from the impact damage points of all layers.</source>
        <comment>3D-LAY-05</comment>
        <translation>Ein Schuss, der nicht durchgeht, nimmt seinen Rüstungsschaden von den ID-Punkten aller Lagen.</translation>
    </message>
    <message>
        <source>Each point of damage marks one square of the Incap track; with all squares marked the character is unconscious.</source>
        <comment>3D-TRACK-01</comment>
        <translation>Jeder Schadenspunkt markiert ein Kästchen der Incap-Leiste; sind alle markiert, ist der Charakter bewusstlos.</translation>
    </message>
    <message>
        <source>Damage of 10 points beyond the maximum Incap is fatal.</source>
        <comment>3D-TRACK-02</comment>
        <translation>Schaden von 10 Punkten über das größte Incap hinaus ist tödlich.</translation>
    </message>
    <message>
        <source>The same damage marks the Hits of the location; with all of them marked the location is moderately wounded.</source>
        <comment>3D-TRACK-03</comment>
        <translation>Derselbe Schaden markiert die Hits der Trefferzone; sind alle markiert, ist die Zone mäßig verletzt.</translation>
    </message>
    <message>
        <source>Damage beyond the Hits of a location is recorded as negative overflow.</source>
        <comment>3D-TRACK-04</comment>
        <translation>Schaden über die Hits einer Trefferzone hinaus wird als negativer Überlauf vermerkt.</translation>
    </message>
    <message>
        <source>When the overflow reaches half of the location&apos;s original Hits, the location is severely damaged.</source>
        <comment>3D-TRACK-05</comment>
        <translation>Erreicht der Überlauf die Hälfte der ursprünglichen Hits einer Zone, ist sie schwer verletzt.</translation>
    </message>
    <message>
        <source>When the overflow reaches the location&apos;s original Hits, the location is destroyed.</source>
        <comment>3D-TRACK-06</comment>
        <translation>Erreicht der Überlauf die ursprünglichen Hits der Zone, ist sie zerstört.</translation>
    </message>
    <message>
        <source>Unarmed attacks only bruise and mark only the Incap track; at an Incap of 0 or below the character is unconscious.</source>
        <comment>3D-TRACK-07</comment>
        <translation>Waffenlose Angriffe prellen nur und markieren nur die Incap-Leiste; bei einem Incap von 0 oder weniger ist der Charakter bewusstlos.</translation>
    </message>
    <message>
        <source>Martial Arts mark both tracks even when the damage is bruising; a location at 0 or below then has the same effects as with lethal damage.</source>
        <comment>3D-TRACK-08</comment>
        <translation>Kampfkunst markiert beide Leisten, auch wenn der Schaden Prellung ist; eine Zone auf 0 oder darunter hat dann dieselben Folgen wie bei tödlichem Schaden.</translation>
    </message>
    <message>
        <source>Bullets and blades do standard damage, fists and stunning blunt weapons do bruising damage.</source>
        <comment>3D-BRUISE-01</comment>
        <translation>Kugeln und Klingen machen Standardschaden, Fäuste und betäubende stumpfe Waffen machen Prellschaden.</translation>
    </message>
    <message>
        <source>With Martial Arts the player chooses standard or bruising damage.</source>
        <comment>3D-BRUISE-02</comment>
        <translation>Mit Kampfkunst wählt der Spieler Standard- oder Prellschaden.</translation>
    </message>
    <message>
        <source>Bruising is counted separately; it makes unconscious when it uses up the Incap that standard damage has left.</source>
        <comment>3D-BRUISE-03</comment>
        <translation>Prellung wird getrennt gezählt; sie macht bewusstlos, wenn sie das Incap aufbraucht, das der Standardschaden übrig lässt.</translation>
    </message>
    <message>
        <source>On one track standard damage is marked from the right and bruising from the left; when all squares are marked the character is unconscious.</source>
        <comment>3D-BRUISE-04</comment>
        <translation>Auf einer Leiste wird Standardschaden von rechts und Prellung von links markiert; sind alle Kästchen markiert, ist der Charakter bewusstlos.</translation>
    </message>
    <message>
        <source>One point of bruising fades in an hour.</source>
        <comment>3D-BRUISE-05</comment>
        <translation>Ein Punkt Prellung schwindet in einer Stunde.</translation>
    </message>
    <message>
        <source>Healing by an inborn power is twice as effective on bruising: rank 4 takes away 4 points of bruising for each point of power spent.</source>
        <comment>3D-BRUISE-06</comment>
        <translation>Heilung durch eine angeborene Kraft wirkt auf Prellung doppelt: Rang 4 nimmt für jeden ausgegebenen Punkt Kraft 4 Punkte Prellung weg.</translation>
    </message>
    <message>
        <source>A hit whose damage is higher than the wound threshold gives one wound.</source>
        <comment>3D-WND-01</comment>
        <translation>Ein Treffer mit einem Schaden über der Wundschwelle gibt eine Wunde.</translation>
    </message>
    <message>
        <source>The wound threshold equals PHYS.</source>
        <comment>3D-WND-02</comment>
        <translation>Die Wundschwelle ist gleich PHYS.</translation>
    </message>
    <message>
        <source>A wounded character loses 1 Hit every five rounds, from the wounded location and from the total.</source>
        <comment>3D-WND-03</comment>
        <translation>Ein verwundeter Charakter verliert alle fünf Runden 1 Hit, an der verwundeten Trefferzone und vom Ganzen.</translation>
    </message>
    <message>
        <source>When the wounded location is at 0, the loss comes from the Torso instead.</source>
        <comment>3D-WND-04</comment>
        <translation>Ist die verwundete Trefferzone auf 0, geht der Verlust stattdessen vom Torso ab.</translation>
    </message>
    <message>
        <source>Bleeding is worked out at the end of the third phase, once all Actions are done.</source>
        <comment>3D-WND-05</comment>
        <translation>Blutung wird am Ende der dritten Phase abgehandelt, wenn alle Aktionen getan sind.</translation>
    </message>
    <message>
        <source>Each further wound shortens the interval of bleeding by one round: two wounds 4 rounds, three 3, four 2, five 1.</source>
        <comment>3D-WND-06</comment>
        <translation>Jede weitere Wunde verkürzt den Abstand der Blutung um eine Runde: zwei Wunden 4 Runden, drei 3, vier 2, fünf 1.</translation>
    </message>
    <message>
        <source>With more than five wounds the loss is the number of wounds minus 4, every round.</source>
        <comment>3D-WND-07</comment>
        <translation>Bei mehr als fünf Wunden ist der Verlust die Zahl der Wunden minus 4, jede Runde.</translation>
    </message>
    <message>
        <source>Each wound gives -1 on all skill and stat rolls; several wounds add up.</source>
        <comment>3D-WND-08</comment>
        <translation>Jede Wunde gibt -1 auf alle Fertigkeits- und Attributswürfe; mehrere Wunden addieren sich.</translation>
    </message>
    <message>
        <source>First aid uses the skill Paramedic. It closes wounds and never restores Hits.</source>
        <comment>3D-AID-01</comment>
        <translation>Erste Hilfe nutzt die Fertigkeit Sanitäter. Sie schließt Wunden und stellt nie Hits her.</translation>
    </message>
    <message>
        <source>A wound is closed by a successful Paramedic or Surgery roll whose success die value is at least the patient&apos;s number of wounds; one wound for each Action.</source>
        <comment>3D-AID-02</comment>
        <translation>Eine Wunde wird durch einen gelungenen Wurf auf Sanitäter oder Chirurgie geschlossen, dessen Wert des Erfolgswürfels mindestens die Zahl der Wunden des Patienten ist; eine Wunde je Aktion.</translation>
    </message>
    <message>
        <source>A failed attempt does 1 point of damage and closes nothing.</source>
        <comment>3D-AID-03</comment>
        <translation>Ein misslungener Versuch macht 1 Punkt Schaden und schließt nichts.</translation>
    </message>
    <message>
        <source>A successful Paramedic roll also removes a stuck bullet.</source>
        <comment>3D-AID-04</comment>
        <translation>Ein gelungener Wurf auf Sanitäter entfernt auch ein Steckgeschoss.</translation>
    </message>
    <message>
        <source>Removing a bullet does 6 minus the success die value points of damage, at least 1.</source>
        <comment>3D-AID-05</comment>
        <translation>Eine Kugel zu entfernen macht 6 minus Wert des Erfolgswürfels Punkte Schaden, mindestens 1.</translation>
    </message>
    <message>
        <source>Healing by an inborn power takes two phases to complete.</source>
        <comment>3D-HEAL-01</comment>
        <translation>Heilung durch eine angeborene Kraft braucht zwei Phasen, bis sie wirkt.</translation>
    </message>
    <message>
        <source>Drugs take effect three phases after being given.</source>
        <comment>3D-HEAL-02</comment>
        <translation>Drogen wirken drei Phasen, nachdem sie gegeben wurden.</translation>
    </message>
    <message>
        <source>Paramedical aid alone only stops wounds; Hits come back by drugs, an inborn power or time.</source>
        <comment>3D-HEAL-03</comment>
        <translation>Hilfe durch Sanitäter stillt nur Wunden; Hits kommen durch Drogen, eine angeborene Kraft oder Zeit zurück.</translation>
    </message>
    <message>
        <source>In hospital most wounds heal in two weeks, severed or broken limbs in six weeks or more.</source>
        <comment>3D-HEAL-04</comment>
        <translation>Im Krankenhaus heilen die meisten Wunden in zwei Wochen, abgetrennte oder gebrochene Glieder in sechs Wochen oder mehr.</translation>
    </message>
    <message>
        <source>A regenerating character closes one of his wounds in every fourth round. It happens at the end of the third phase, once nobody has an Action left.</source>
        <comment>3D-REGEN-01</comment>
        <translation>Ein regenerierender Charakter schließt in jeder vierten Runde eine seiner Wunden. Es geschieht am Ende der dritten Phase, wenn niemand mehr eine Aktion hat.</translation>
    </message>
    <message>
        <source>With no wounds left he regains one Hit every fourth round at the same moment, up to his normal Hits.</source>
        <comment>3D-REGEN-02</comment>
        <translation>Ohne verbliebene Wunden gewinnt er im selben Moment jeder vierten Runde einen Hit zurück, bis zu seinen normalen Hits.</translation>
    </message>
    <message>
        <source>Further modifiers for the situation are at the game master&apos;s choice, from an editable list that starts with every modifier the rules mention.</source>
        <comment>3D-SIT-01</comment>
        <translation>Weitere Modifikatoren für die Umstände liegen bei der Spielleitung, aus einer änderbaren Liste, die mit jedem Modifikator beginnt, den die Regeln nennen.</translation>
    </message>
    <message>
        <source>A combat round lasts six seconds.</source>
        <comment>PCT-01</comment>
        <translation>Eine Kampfrunde dauert sechs Sekunden.</translation>
    </message>
    <message>
        <source>Before initiative is rolled everybody states what the character will do this round. The order in which they say it does not matter.</source>
        <comment>PCT-02</comment>
        <translation>Bevor um die Initiative gewürfelt wird, sagen alle an, was der Charakter in dieser Runde tun wird. In welcher Reihenfolge sie es sagen, ist gleich.</translation>
    </message>
    <message>
        <source>For initiative everybody rolls 1d100 against the character&apos;s MIND.</source>
        <comment>PCT-03</comment>
        <translation>Für die Initiative würfeln alle 1W100 gegen MIND des Charakters.</translation>
    </message>
    <message>
        <source>In melee a tenth of the character&apos;s highest melee combat skill is taken off the initiative roll; a lower roll is better.</source>
        <comment>PCT-04</comment>
        <translation>Im Nahkampf wird ein Zehntel der höchsten Nahkampffertigkeit des Charakters vom Initiativewurf abgezogen; ein niedrigerer Wurf ist besser.</translation>
    </message>
    <message>
        <source>Whoever has the largest difference of MIND minus the modified initiative roll acts first, then the others in descending order.</source>
        <comment>PCT-05</comment>
        <translation>Wer den größten Abstand von MIND zum geänderten Initiativewurf hat, handelt zuerst, dann die anderen absteigend.</translation>
    </message>
    <message>
        <source>A character whose initiative roll succeeded may change the declaration moderately, if the game master allows it.</source>
        <comment>PCT-06</comment>
        <translation>Ein Charakter, dessen Initiativewurf gelang, darf die Ansage mäßig ändern, wenn die Spielleitung es erlaubt.</translation>
    </message>
    <message>
        <source>To hit in melee roll 1d100 against DEX or against the melee skill, whichever fits the attack.</source>
        <comment>PCT-07</comment>
        <translation>Um im Nahkampf zu treffen, 1W100 gegen DEX oder gegen die Nahkampffertigkeit würfeln, je nachdem, was zum Angriff passt.</translation>
    </message>
    <message>
        <source>The Result in melee is the rating minus the roll, plus DEX. It may be negative or above 100.</source>
        <comment>PCT-08</comment>
        <translation>Das Ergebnis im Nahkampf ist der Wert minus Wurf, plus DEX. Es kann negativ oder über 100 sein.</translation>
    </message>
    <message>
        <source>Of both sides in a melee the one with the highest Result wins.</source>
        <comment>PCT-09</comment>
        <translation>Von beiden Seiten eines Nahkampfs gewinnt die mit dem höchsten Ergebnis.</translation>
    </message>
    <message>
        <source>A successful melee roll has the speed and accuracy it needs: the attack goes on to the defence in step 4.</source>
        <comment>PCT-10</comment>
        <translation>Ein gelungener Nahkampfwurf hat Tempo und Genauigkeit, die er braucht: Der Angriff geht zur Abwehr in Schritt 4 weiter.</translation>
    </message>
    <message>
        <source>A roll of at most about 2 percent of the rating is a critical success: damage is doubled and the attack goes straight to step 5. It cannot be dodged, blocked or parried.</source>
        <comment>PCT-11</comment>
        <translation>Ein Wurf von höchstens etwa 2 Prozent des Werts ist ein kritischer Erfolg: Der Schaden wird verdoppelt, und der Angriff geht gleich zu Schritt 5. Ausweichen, Blocken oder Parieren ist nicht möglich.</translation>
    </message>
    <message>
        <source>A melee roll above the rating is a miss.</source>
        <comment>PCT-12</comment>
        <translation>Ein Nahkampfwurf über dem Wert verfehlt.</translation>
    </message>
    <message>
        <source>A roll of 99 or 100 is a critical failure whatever the rating: a fumble such as a dropped weapon or damage to oneself. The game master decides what happens.</source>
        <comment>PCT-13</comment>
        <translation>Ein Wurf von 99 oder 100 ist ein kritischer Fehlschlag, was immer der Wert ist: ein Patzer wie eine fallen gelassene Waffe oder Schaden an sich selbst. Die Spielleitung entscheidet, was geschieht.</translation>
    </message>
    <message>
        <source>A dodge, block or parry with a greater Result than the attack&apos;s Result makes the attack miss.</source>
        <comment>PCT-14</comment>
        <translation>Ausweichen, Blocken oder Parade mit einem größeren Ergebnis als dem des Angriffs lässt den Angriff verfehlen.</translation>
    </message>
    <message>
        <source>A defence that succeeds with a Result not greater than the attack&apos;s halves the Loss of Combat result or the Wound Level.</source>
        <comment>PCT-15</comment>
        <translation>Eine gelungene Abwehr mit einem Ergebnis, das nicht größer ist als das des Angriffs, halbiert den Kampfverlust oder die Wundstufe.</translation>
    </message>
    <message>
        <source>A melee attack that lands takes its effect from the Loss of Combat table. The document does not print that table; an editable house table stands in for it.</source>
        <comment>PCT-16</comment>
        <translation>Ein Nahkampfangriff, der sitzt, nimmt seine Wirkung aus der Tabelle der Kampfverluste. Das Dokument druckt diese Tabelle nicht ab; eine änderbare Haustabelle vertritt sie.</translation>
    </message>
    <message>
        <source>In a ranged fight, too, everybody first declares an action for the six-second round, in any order.</source>
        <comment>PCT-17</comment>
        <translation>Auch im Fernkampf sagen zuerst alle eine Handlung für die Runde von sechs Sekunden an, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>In a ranged fight initiative is 1d100 against MIND as in melee, but a tenth of the highest ranged combat skill is taken off the roll.</source>
        <comment>PCT-18</comment>
        <translation>Im Fernkampf ist die Initiative 1W100 gegen MIND wie im Nahkampf, aber ein Zehntel der höchsten Fernkampffertigkeit wird vom Wurf abgezogen.</translation>
    </message>
    <message>
        <source>The greatest difference of MIND minus the modified roll acts first, then the others in descending order.</source>
        <comment>PCT-19</comment>
        <translation>Der größte Abstand von MIND zum geänderten Wurf handelt zuerst, dann die anderen absteigend.</translation>
    </message>
    <message>
        <source>Success on initiative allows a moderate change of the declaration, as in melee.</source>
        <comment>PCT-20</comment>
        <translation>Gelungene Initiative erlaubt eine mäßige Änderung der Ansage, wie im Nahkampf.</translation>
    </message>
    <message>
        <source>To hit with a ranged weapon roll 1d100 against the weapon skill.</source>
        <comment>PCT-21</comment>
        <translation>Um mit einer Fernwaffe zu treffen, 1W100 gegen die Waffenfertigkeit würfeln.</translation>
    </message>
    <message>
        <source>The Result of a ranged attack is the rating minus the roll; DEX is not added.</source>
        <comment>PCT-22</comment>
        <translation>Das Ergebnis eines Fernangriffs ist der Wert minus Wurf; DEX kommt nicht dazu.</translation>
    </message>
    <message>
        <source>A successful ranged roll means that aim and trajectory are right: the attack goes on to step 4.</source>
        <comment>PCT-23</comment>
        <translation>Ein gelungener Fernkampfwurf heißt, dass Ziel und Bahn stimmen: Der Angriff geht zu Schritt 4 weiter.</translation>
    </message>
    <message>
        <source>A critical success at range may strike a critical location if the shooter wishes, and it goes straight to step 5 without a dodge, block or parry. Damage is not doubled.</source>
        <comment>PCT-24</comment>
        <translation>Ein kritischer Erfolg im Fernkampf darf eine kritische Trefferzone treffen, wenn der Schütze will, und geht gleich zu Schritt 5, ohne Ausweichen, Blocken oder Parade. Der Schaden wird nicht verdoppelt.</translation>
    </message>
    <message>
        <source>A ranged roll above the rating is a miss.</source>
        <comment>PCT-25</comment>
        <translation>Ein Fernkampfwurf über dem Wert verfehlt.</translation>
    </message>
    <message>
        <source>A critical failure at range is a fumble: weapon dropped, jam, misfire and the like, at the game master&apos;s discretion.</source>
        <comment>PCT-26</comment>
        <translation>Ein kritischer Fehlschlag im Fernkampf ist ein Patzer: Waffe fallen gelassen, Ladehemmung, Fehlzündung und dergleichen, nach Ermessen der Spielleitung.</translation>
    </message>
    <message>
        <source>A dodge, block or parry with a greater Result than the ranged attack negates it.</source>
        <comment>PCT-27</comment>
        <translation>Ausweichen, Blocken oder Parade mit einem größeren Ergebnis als dem des Fernangriffs hebt ihn auf.</translation>
    </message>
    <message>
        <source>A dodge, block or parry that succeeds with a Result not greater than the ranged attack&apos;s halves the Loss of Combat result or the Wound Level.</source>
        <comment>PCT-28</comment>
        <translation>Gelungenes Ausweichen, Blocken oder Parieren mit einem Ergebnis, das nicht größer ist als das des Fernangriffs, halbiert den Kampfverlust oder die Wundstufe.</translation>
    </message>
    <message>
        <source>A ranged hit rolls on the hit location table, unless a called shot was made: then the called location is hit. The document does not print the table; an editable house table stands in for it.</source>
        <comment>PCT-29</comment>
        <translation>Ein Fernkampftreffer würfelt auf der Tabelle der Trefferzonen, außer ein Schuss wurde angesagt: Dann ist die angesagte Zone getroffen. Das Dokument druckt die Tabelle nicht ab; eine änderbare Haustabelle vertritt sie.</translation>
    </message>
    <message>
        <source>Damage is changed by the damage modifier of the location hit. The modifiers are not printed; they are part of the editable house table.</source>
        <comment>PCT-30</comment>
        <translation>Schaden wird durch den Schadensmodifikator der getroffenen Zone geändert. Die Modifikatoren sind nicht abgedruckt; sie gehören zur änderbaren Haustabelle.</translation>
    </message>
    <message>
        <source>The damage of the weapon is applied to the target.</source>
        <comment>PCT-31</comment>
        <translation>Der Schaden der Waffe trifft das Ziel.</translation>
    </message>
    <message>
        <source>The duel procedure is an optional rule, for dramatic effect.</source>
        <comment>PCT-32</comment>
        <translation>Das Duell ist eine Zusatzregel, der Dramatik wegen.</translation>
    </message>
    <message>
        <source>A duel is a shootout of one against one, or of equal numbers on both sides.</source>
        <comment>PCT-33</comment>
        <translation>Ein Duell ist ein Schusswechsel einer gegen einen oder gleich vieler auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Each duellist&apos;s skill rating is divided by 10 and rounded to the nearest whole number; that is the number needed on 1d10.</source>
        <comment>PCT-34</comment>
        <translation>Der Fertigkeitswert jedes Duellanten wird durch 10 geteilt und zur nächsten ganzen Zahl gerundet; das ist die nötige Zahl auf 1W10.</translation>
    </message>
    <message>
        <source>A duellist who rolls under the number hits. The printed example counts an equal roll as a hit, which is the default; a switch makes it strict.</source>
        <comment>PCT-35</comment>
        <translation>Ein Duellant, der unter der Zahl würfelt, trifft. Das gedruckte Beispiel zählt einen gleichen Wurf als Treffer, was die Voreinstellung ist; ein Schalter macht es streng.</translation>
    </message>
    <message>
        <source>When both dice are equal and both hit, each side is hit for full damage.</source>
        <comment>PCT-36</comment>
        <translation>Sind beide Würfel gleich und treffen beide, nimmt jede Seite vollen Schaden.</translation>
    </message>
    <message>
        <source>A duel knows no critical success and no critical failure, only hit or miss, full or half damage.</source>
        <comment>PCT-37</comment>
        <translation>Ein Duell kennt keinen kritischen Erfolg und keinen kritischen Fehlschlag, nur Treffer oder Fehlschuss, vollen oder halben Schaden.</translation>
    </message>
    <message>
        <source>When both hit without doubles, the best roll does full damage and the second half damage.</source>
        <comment>PCT-38</comment>
        <translation>Treffen beide ohne Gleichstand, macht der beste Wurf vollen Schaden und der zweite halben.</translation>
    </message>
    <message>
        <source>The best roll of a duel is the lower die, not the larger margin.</source>
        <comment>PCT-39</comment>
        <translation>Der beste Wurf eines Duells ist der niedrigere Würfel, nicht der größere Abstand.</translation>
    </message>
    <message>
        <source>When only one duellist hits, that one does full damage and the other none.</source>
        <comment>PCT-40</comment>
        <translation>Trifft nur ein Duellant, macht dieser vollen Schaden und der andere keinen.</translation>
    </message>
    <message>
        <source>The two sides of a duel may use different skills and weapons, such as a thrown knife against a pistol.</source>
        <comment>PCT-41</comment>
        <translation>Die beiden Seiten eines Duells dürfen verschiedene Fertigkeiten und Waffen nutzen, etwa ein Wurfmesser gegen eine Pistole.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Skill test against thirteen</source>
        <comment>3D-SKL-01</comment>
        <translation>Fertigkeitsprobe gegen dreizehn</translation>
    </message>
    <message>
        <source>Critical success and success die value</source>
        <comment>3D-SKL-02</comment>
        <translation>Kritischer Erfolg, Wert des Erfolgswürfels</translation>
    </message>
    <message>
        <source>Difficulty on the target number</source>
        <comment>3D-SKL-03</comment>
        <translation>Schwierigkeit auf den Zielwert</translation>
    </message>
    <message>
        <source>Difficulty on the roll</source>
        <comment>3D-SKL-04</comment>
        <translation>Schwierigkeit auf den Wurf</translation>
    </message>
    <message>
        <source>Stat test against sixteen</source>
        <comment>3D-SKL-05</comment>
        <translation>Attributsprobe gegen sechzehn</translation>
    </message>
    <message>
        <source>Three labelled dice</source>
        <comment>3D-SKL-06</comment>
        <translation>Drei benannte Würfel</translation>
    </message>
    <message>
        <source>Attack roll against thirteen</source>
        <comment>3D-CMB-01</comment>
        <translation>Trefferwurf gegen dreizehn</translation>
    </message>
    <message>
        <source>Damage die is base damage</source>
        <comment>3D-CMB-02</comment>
        <translation>Schadenswürfel ist der Grundschaden</translation>
    </message>
    <message>
        <source>Penetration die is base penetration</source>
        <comment>3D-CMB-03</comment>
        <translation>Durchschlagswürfel ist der Grunddurchschlag</translation>
    </message>
    <message>
        <source>Aiming die pulls shots back</source>
        <comment>3D-CMB-04</comment>
        <translation>Zielwürfel zieht Schüsse zurück</translation>
    </message>
    <message>
        <source>Attack excess feeds the aiming die</source>
        <comment>3D-CMB-05</comment>
        <translation>Überschuss speist den Zielwürfel</translation>
    </message>
    <message>
        <source>Three phases in a round</source>
        <comment>3D-TURN-01</comment>
        <translation>Drei Phasen je Runde</translation>
    </message>
    <message>
        <source>Actions per round</source>
        <comment>3D-TURN-02</comment>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Additional Actions from advantages</source>
        <comment>3D-TURN-03</comment>
        <translation>Zusätzliche Aktionen durch Vorteile</translation>
    </message>
    <message>
        <source>Acting only in allotted phases</source>
        <comment>3D-TURN-04</comment>
        <translation>Handeln nur in zugeteilten Phasen</translation>
    </message>
    <message>
        <source>Additional Actions at any time</source>
        <comment>3D-TURN-05</comment>
        <translation>Zusätzliche Aktionen jederzeit</translation>
    </message>
    <message>
        <source>Initiative rating from four stats</source>
        <comment>3D-TURN-06</comment>
        <translation>Initiativewert aus vier Attributen</translation>
    </message>
    <message>
        <source>Initiative Total orders each phase</source>
        <comment>3D-TURN-07</comment>
        <translation>Initiativesumme ordnet jede Phase</translation>
    </message>
    <message>
        <source>Holding an Opportunity Action</source>
        <comment>3D-TURN-08</comment>
        <translation>Aktion für Gelegenheit aufheben</translation>
    </message>
    <message>
        <source>Splitting one Action in two</source>
        <comment>3D-TURN-09</comment>
        <translation>Eine Aktion zweiteilen</translation>
    </message>
    <message>
        <source>Split share capped by secondary rank</source>
        <comment>3D-TURN-10</comment>
        <translation>Anteil durch Nebenrang begrenzt</translation>
    </message>
    <message>
        <source>Splitting in advance</source>
        <comment>3D-TURN-11</comment>
        <translation>Im Voraus teilen</translation>
    </message>
    <message>
        <source>Visible Action tracker</source>
        <comment>3D-TURN-12</comment>
        <translation>Sichtbare Aktionsleiste</translation>
    </message>
    <message>
        <source>Range bands from the RNG value</source>
        <comment>3D-RNG-01</comment>
        <translation>Entfernungsbänder aus dem RNG-Wert</translation>
    </message>
    <message>
        <source>Shooting beyond optimum range</source>
        <comment>3D-RNG-02</comment>
        <translation>Schießen jenseits von Optimal</translation>
    </message>
    <message>
        <source>Range widens the hit spread</source>
        <comment>3D-RNG-03</comment>
        <translation>Reichweite vergrößert die Streuung</translation>
    </message>
    <message>
        <source>Seven body locations</source>
        <comment>3D-LOC-01</comment>
        <translation>Sieben Trefferzonen</translation>
    </message>
    <message>
        <source>Locations are made of hexes</source>
        <comment>3D-LOC-02</comment>
        <translation>Trefferzonen bestehen aus Hexfeldern</translation>
    </message>
    <message>
        <source>Target hex named before rolling</source>
        <comment>3D-DEV-01</comment>
        <translation>Zielhex vor dem Wurf nennen</translation>
    </message>
    <message>
        <source>Hits deviate in random direction</source>
        <comment>3D-DEV-02</comment>
        <translation>Treffer weichen in Zufallsrichtung ab</translation>
    </message>
    <message>
        <source>Recoil is the hit spread</source>
        <comment>3D-DEV-03</comment>
        <translation>Rückstoß ist die Streuung</translation>
    </message>
    <message>
        <source>Aiming points cancel spread</source>
        <comment>3D-DEV-04</comment>
        <translation>Zielpunkte heben Streuung auf</translation>
    </message>
    <message>
        <source>Ideal conditions need an aim</source>
        <comment>3D-DEV-05</comment>
        <translation>Ideale Bedingungen verlangen eine Zielaktion</translation>
    </message>
    <message>
        <source>Aiming gives a firing stance</source>
        <comment>3D-DEV-06</comment>
        <translation>Zielen gibt einen Anschlag</translation>
    </message>
    <message>
        <source>Stance and rest lower recoil</source>
        <comment>3D-DEV-07</comment>
        <translation>Anschlag und Auflage mindern Rückstoß</translation>
    </message>
    <message>
        <source>Six directions of deviation</source>
        <comment>3D-DEV-08</comment>
        <translation>Sechs Richtungen der Abweichung</translation>
    </message>
    <message>
        <source>An aim costs one Action</source>
        <comment>3D-AIM-01</comment>
        <translation>Zielen kostet eine Aktion</translation>
    </message>
    <message>
        <source>Wild shot without aim</source>
        <comment>3D-AIM-02</comment>
        <translation>Wilder Schuss ohne Zielen</translation>
    </message>
    <message>
        <source>Snap shot with Rapid Fire</source>
        <comment>3D-AIM-03</comment>
        <translation>Schnellschuss mit Schnellfeuer</translation>
    </message>
    <message>
        <source>Unaimed shots at longer range</source>
        <comment>3D-AIM-04</comment>
        <translation>Ungezielte Schüsse auf größere Entfernung</translation>
    </message>
    <message>
        <source>Fifth aim needs a stance</source>
        <comment>3D-AIM-05</comment>
        <translation>Fünfte Zielaktion braucht einen Anschlag</translation>
    </message>
    <message>
        <source>Sixth aim needs a rest</source>
        <comment>3D-AIM-06</comment>
        <translation>Sechste Zielaktion braucht eine Auflage</translation>
    </message>
    <message>
        <source>Marksman caps the aim bonus</source>
        <comment>3D-AIM-07</comment>
        <translation>Scharfschütze begrenzt den Zielbonus</translation>
    </message>
    <message>
        <source>No aiming while under fire</source>
        <comment>3D-AIM-08</comment>
        <translation>Kein Zielen unter Beschuss</translation>
    </message>
    <message>
        <source>Bonus from each further aim</source>
        <comment>3D-AIM-09</comment>
        <translation>Bonus je weiterer Zielaktion</translation>
    </message>
    <message>
        <source>Weapon accuracy changes the spread</source>
        <comment>3D-AIM-10</comment>
        <translation>Waffengenauigkeit ändert die Streuung</translation>
    </message>
    <message>
        <source>Penetration of a projectile</source>
        <comment>3D-PEN-01</comment>
        <translation>Durchschlag eines Geschosses</translation>
    </message>
    <message>
        <source>Silencer lowers penetration</source>
        <comment>3D-PEN-02</comment>
        <translation>Schalldämpfer senkt den Durchschlag</translation>
    </message>
    <message>
        <source>Penetration compared with protection</source>
        <comment>3D-PEN-03</comment>
        <translation>Durchschlag gegen Schutz</translation>
    </message>
    <message>
        <source>Penetrating hits do damage</source>
        <comment>3D-PEN-04</comment>
        <translation>Durchschläge machen Schaden</translation>
    </message>
    <message>
        <source>Stopped hits spare the wearer</source>
        <comment>3D-PEN-05</comment>
        <translation>Aufgehaltene Treffer verschonen den Träger</translation>
    </message>
    <message>
        <source>Armour damage lowers impact damage points</source>
        <comment>3D-PEN-06</comment>
        <translation>Rüstungsschaden senkt ID-Punkte</translation>
    </message>
    <message>
        <source>Impact damage an armour can take</source>
        <comment>3D-PEN-07</comment>
        <translation>ID, die eine Rüstung verträgt</translation>
    </message>
    <message>
        <source>Location armour absorbs stopped hits</source>
        <comment>3D-PEN-08</comment>
        <translation>Zonenrüstung fängt aufgehaltene Treffer</translation>
    </message>
    <message>
        <source>Worn-out armour stops nothing</source>
        <comment>3D-PEN-09</comment>
        <translation>Verbrauchte Rüstung hält nichts auf</translation>
    </message>
    <message>
        <source>Natural skin armour everywhere</source>
        <comment>3D-XENO-01</comment>
        <translation>Natürliche Hautrüstung überall</translation>
    </message>
    <message>
        <source>Impact damage points of skin armour</source>
        <comment>3D-XENO-02</comment>
        <translation>ID-Punkte der Hautrüstung</translation>
    </message>
    <message>
        <source>Stopped hits wear down skin</source>
        <comment>3D-XENO-03</comment>
        <translation>Aufgehaltene Treffer verbrauchen Haut</translation>
    </message>
    <message>
        <source>Penetrating hits spare the skin</source>
        <comment>3D-XENO-04</comment>
        <translation>Durchschläge verschonen die Haut</translation>
    </message>
    <message>
        <source>Hardening cells from PHYS</source>
        <comment>3D-VEV-01</comment>
        <translation>Zellen aus PHYS härten</translation>
    </message>
    <message>
        <source>Impact damage points of hardened cells</source>
        <comment>3D-VEV-02</comment>
        <translation>ID-Punkte gehärteter Zellen</translation>
    </message>
    <message>
        <source>CONC test after each hit</source>
        <comment>3D-VEV-03</comment>
        <translation>CONC-Probe nach jedem Treffer</translation>
    </message>
    <message>
        <source>Failed CONC test lowers protection</source>
        <comment>3D-VEV-04</comment>
        <translation>Misslungene CONC-Probe senkt den Schutz</translation>
    </message>
    <message>
        <source>Lower protection caps impact damage points</source>
        <comment>3D-VEV-05</comment>
        <translation>Geringerer Schutz begrenzt ID-Punkte</translation>
    </message>
    <message>
        <source>Unhardened body halves kinetic damage</source>
        <comment>3D-VEV-06</comment>
        <translation>Ungehärteter Körper halbiert kinetischen Schaden</translation>
    </message>
    <message>
        <source>Damage of a projectile</source>
        <comment>3D-DAM-01</comment>
        <translation>Schaden eines Geschosses</translation>
    </message>
    <message>
        <source>Penetrated armour reduces damage</source>
        <comment>3D-DAM-02</comment>
        <translation>Durchschlagene Rüstung mindert Schaden</translation>
    </message>
    <message>
        <source>Armour-piercing rounds keep full damage</source>
        <comment>3D-DAM-03</comment>
        <translation>Panzerbrechendes behält vollen Schaden</translation>
    </message>
    <message>
        <source>Damage marks location and Incap</source>
        <comment>3D-DAM-04</comment>
        <translation>Schaden markiert Zone und Incap</translation>
    </message>
    <message>
        <source>Unconscious at no Incap left</source>
        <comment>3D-DAM-05</comment>
        <translation>Bewusstlos ohne Incap</translation>
    </message>
    <message>
        <source>Location useless at zero Hits</source>
        <comment>3D-DAM-06</comment>
        <translation>Zone bei null Hits unbrauchbar</translation>
    </message>
    <message>
        <source>Head or Torso loss kills</source>
        <comment>3D-DAM-07</comment>
        <translation>Verlust von Kopf oder Torso tötet</translation>
    </message>
    <message>
        <source>Bullet stuck in the Torso</source>
        <comment>3D-DAM-08</comment>
        <translation>Steckgeschoss im Torso</translation>
    </message>
    <message>
        <source>Stuck bullet blocks healing</source>
        <comment>3D-DAM-09</comment>
        <translation>Steckgeschoss hindert die Heilung</translation>
    </message>
    <message>
        <source>Missed shots still deviate</source>
        <comment>3D-MISS-01</comment>
        <translation>Auch Fehlschüsse weichen ab</translation>
    </message>
    <message>
        <source>Spread of a missed shot</source>
        <comment>3D-MISS-02</comment>
        <translation>Streuung eines Fehlschusses</translation>
    </message>
    <message>
        <source>Clean miss ruled by GM</source>
        <comment>3D-MISS-03</comment>
        <translation>Sauberer Fehlschuss nach Spielleitung</translation>
    </message>
    <message>
        <source>Fire modes of a weapon</source>
        <comment>3D-ROF-01</comment>
        <translation>Feuermodi einer Waffe</translation>
    </message>
    <message>
        <source>Single action must be recocked</source>
        <comment>3D-ROF-02</comment>
        <translation>Handspanner muss gespannt werden</translation>
    </message>
    <message>
        <source>Double action fires every Action</source>
        <comment>3D-ROF-03</comment>
        <translation>Selbstspanner feuert jede Aktion</translation>
    </message>
    <message>
        <source>Semi-auto shots per Action</source>
        <comment>3D-ROF-04</comment>
        <translation>Halbautomatische Schüsse je Aktion</translation>
    </message>
    <message>
        <source>First semi-auto shot is ordinary</source>
        <comment>3D-ROF-05</comment>
        <translation>Erster halbautomatischer Schuss ist normal</translation>
    </message>
    <message>
        <source>Follow-up shots chain from hexes</source>
        <comment>3D-ROF-06</comment>
        <translation>Folgeschüsse gehen vom Hexfeld aus</translation>
    </message>
    <message>
        <source>Spread of follow-up shots</source>
        <comment>3D-ROF-07</comment>
        <translation>Streuung von Folgeschüssen</translation>
    </message>
    <message>
        <source>Aiming die in follow-up shots</source>
        <comment>3D-ROF-08</comment>
        <translation>Zielwürfel bei Folgeschüssen</translation>
    </message>
    <message>
        <source>DEX limits shots per round</source>
        <comment>3D-ROF-09</comment>
        <translation>DEX begrenzt Schüsse je Runde</translation>
    </message>
    <message>
        <source>Automatic fire needs the mode</source>
        <comment>3D-AUTO-01</comment>
        <translation>Dauerfeuer verlangt den Modus</translation>
    </message>
    <message>
        <source>Dice for the number of bullets</source>
        <comment>3D-AUTO-02</comment>
        <translation>Würfel für die Zahl der Schüsse</translation>
    </message>
    <message>
        <source>Adjusting the number of bullets</source>
        <comment>3D-AUTO-03</comment>
        <translation>Kugelzahl anpassen</translation>
    </message>
    <message>
        <source>First bullet is a standard attack</source>
        <comment>3D-AUTO-04</comment>
        <translation>Erste Kugel ist ein Standardangriff</translation>
    </message>
    <message>
        <source>Missed burst starts off target</source>
        <comment>3D-AUTO-05</comment>
        <translation>Verfehlter Feuerstoß beginnt daneben</translation>
    </message>
    <message>
        <source>Each bullet drifts from the last</source>
        <comment>3D-AUTO-06</comment>
        <translation>Jede Kugel wandert von der vorigen</translation>
    </message>
    <message>
        <source>How many drifts can be influenced</source>
        <comment>3D-AUTO-07</comment>
        <translation>Wie viele Abweichungen beeinflussbar sind</translation>
    </message>
    <message>
        <source>Influence turns the direction one step</source>
        <comment>3D-AUTO-08</comment>
        <translation>Einfluss dreht um eine Richtung</translation>
    </message>
    <message>
        <source>Burst of fixed length</source>
        <comment>3D-AUTO-09</comment>
        <translation>Feuerstoß fester Länge</translation>
    </message>
    <message>
        <source>Walking fire over several targets</source>
        <comment>3D-WALK-01</comment>
        <translation>Wanderndes Feuer über mehrere Ziele</translation>
    </message>
    <message>
        <source>Price of changing target</source>
        <comment>3D-WALK-02</comment>
        <translation>Preis des Zielwechsels</translation>
    </message>
    <message>
        <source>Random start on new target</source>
        <comment>3D-WALK-03</comment>
        <translation>Zufälliger Beginn am neuen Ziel</translation>
    </message>
    <message>
        <source>Rotary hit covers seven hexes</source>
        <comment>3D-ROT-01</comment>
        <translation>Rotationstreffer deckt sieben Hexfelder</translation>
    </message>
    <message>
        <source>All barrels hit together</source>
        <comment>3D-ROT-02</comment>
        <translation>Alle Läufe treffen zugleich</translation>
    </message>
    <message>
        <source>Barrels multiply damage, not penetration</source>
        <comment>3D-ROT-03</comment>
        <translation>Läufe vervielfachen Schaden, nicht Durchschlag</translation>
    </message>
    <message>
        <source>Rotary damage split between locations</source>
        <comment>3D-ROT-04</comment>
        <translation>Rotationsschaden auf Zonen verteilt</translation>
    </message>
    <message>
        <source>Slugs or shot</source>
        <comment>3D-SHOT-01</comment>
        <translation>Flintenlaufgeschoss oder Schrot</translation>
    </message>
    <message>
        <source>Shot weakens with range</source>
        <comment>3D-SHOT-02</comment>
        <translation>Schrot wird mit Entfernung schwächer</translation>
    </message>
    <message>
        <source>Slugs double penetration</source>
        <comment>3D-SHOT-03</comment>
        <translation>Flintenlaufgeschosse verdoppeln Durchschlag</translation>
    </message>
    <message>
        <source>Shot pattern grows with range</source>
        <comment>3D-SHOT-04</comment>
        <translation>Schrotgarbe wächst mit Entfernung</translation>
    </message>
    <message>
        <source>Suppressive fire makes a zone</source>
        <comment>3D-SUP-01</comment>
        <translation>Niederhalten schafft eine Zone</translation>
    </message>
    <message>
        <source>Crossing a zone unharmed</source>
        <comment>3D-SUP-02</comment>
        <translation>Zone unverletzt queren</translation>
    </message>
    <message>
        <source>Crossing hit by one bullet</source>
        <comment>3D-SUP-03</comment>
        <translation>Beim Queren eine Kugel</translation>
    </message>
    <message>
        <source>Crossing hit by two bullets</source>
        <comment>3D-SUP-04</comment>
        <translation>Beim Queren zwei Kugeln</translation>
    </message>
    <message>
        <source>One-handed fire within half strength</source>
        <comment>3D-RCL-01</comment>
        <translation>Einhändig bis zur halben Stärke</translation>
    </message>
    <message>
        <source>Two-handed fire within strength</source>
        <comment>3D-RCL-02</comment>
        <translation>Beidhändig bis zur Stärke</translation>
    </message>
    <message>
        <source>Recoil above strength lowers to-hit</source>
        <comment>3D-RCL-03</comment>
        <translation>Rückstoß über Stärke erschwert Treffer</translation>
    </message>
    <message>
        <source>Heavy recoil bruises the arm</source>
        <comment>3D-RCL-04</comment>
        <translation>Schwerer Rückstoß prellt den Arm</translation>
    </message>
    <message>
        <source>Effects of recoil bruising</source>
        <comment>3D-RCL-05</comment>
        <translation>Folgen der Rückstoßprellung</translation>
    </message>
    <message>
        <source>Two-handed weapon in one hand</source>
        <comment>3D-RCL-06</comment>
        <translation>Zweihandwaffe in einer Hand</translation>
    </message>
    <message>
        <source>Recoil baffling</source>
        <comment>3D-RCL-07</comment>
        <translation>Rückstoßdämpfung</translation>
    </message>
    <message>
        <source>Stance taken for one Action</source>
        <comment>3D-RCL-08</comment>
        <translation>Anschlag für eine Aktion</translation>
    </message>
    <message>
        <source>Scope set to one band</source>
        <comment>3D-SCP-01</comment>
        <translation>Zielfernrohr auf ein Band gestellt</translation>
    </message>
    <message>
        <source>Scope at shorter range</source>
        <comment>3D-SCP-02</comment>
        <translation>Zielfernrohr auf kürzere Entfernung</translation>
    </message>
    <message>
        <source>Variable magnification</source>
        <comment>3D-SCP-03</comment>
        <translation>Verstellbare Vergrößerung</translation>
    </message>
    <message>
        <source>Refocusing a scope</source>
        <comment>3D-SCP-04</comment>
        <translation>Zielfernrohr neu einstellen</translation>
    </message>
    <message>
        <source>Penalty while under fire</source>
        <comment>3D-FIRE-01</comment>
        <translation>Abzug unter Beschuss</translation>
    </message>
    <message>
        <source>COOL test reduces the penalty</source>
        <comment>3D-FIRE-02</comment>
        <translation>COOL-Probe mindert den Abzug</translation>
    </message>
    <message>
        <source>Aiming under fire by COOL</source>
        <comment>3D-FIRE-03</comment>
        <translation>Zielen unter Beschuss mit COOL</translation>
    </message>
    <message>
        <source>Losing nerve means taking cover</source>
        <comment>3D-FIRE-04</comment>
        <translation>Wer die Nerven verliert, sucht Deckung</translation>
    </message>
    <message>
        <source>COOL against other stress</source>
        <comment>3D-FIRE-05</comment>
        <translation>COOL gegen andere Belastung</translation>
    </message>
    <message>
        <source>Triple one jams the gun</source>
        <comment>3D-JAM-01</comment>
        <translation>Drei Einsen: Ladehemmung</translation>
    </message>
    <message>
        <source>Clearing a jam</source>
        <comment>3D-JAM-02</comment>
        <translation>Ladehemmung beheben</translation>
    </message>
    <message>
        <source>Overfiring makes jams likelier</source>
        <comment>3D-JAM-03</comment>
        <translation>Überlastung macht Ladehemmungen häufiger</translation>
    </message>
    <message>
        <source>Drawing from an open holster</source>
        <comment>3D-DRAW-01</comment>
        <translation>Ziehen aus offenem Holster</translation>
    </message>
    <message>
        <source>Drawing from a hidden place</source>
        <comment>3D-DRAW-02</comment>
        <translation>Ziehen aus verborgenem Ort</translation>
    </message>
    <message>
        <source>Quick draw needs DEX</source>
        <comment>3D-DRAW-03</comment>
        <translation>Schnellziehen verlangt DEX</translation>
    </message>
    <message>
        <source>Quick draw costs initiative</source>
        <comment>3D-DRAW-04</comment>
        <translation>Schnellziehen kostet Initiative</translation>
    </message>
    <message>
        <source>Quick-drawn shot is harder</source>
        <comment>3D-DRAW-05</comment>
        <translation>Schuss nach Schnellziehen ist schwerer</translation>
    </message>
    <message>
        <source>Readying a melee weapon</source>
        <comment>3D-DRAW-06</comment>
        <translation>Nahkampfwaffe bereitmachen</translation>
    </message>
    <message>
        <source>Concealed ready weapons are free</source>
        <comment>3D-DRAW-07</comment>
        <translation>Verborgene bereite Waffen kosten nichts</translation>
    </message>
    <message>
        <source>Two firearms share one strength</source>
        <comment>3D-DUAL-01</comment>
        <translation>Zwei Schusswaffen teilen eine Stärke</translation>
    </message>
    <message>
        <source>Two blades share one strength</source>
        <comment>3D-DUAL-02</comment>
        <translation>Zwei Klingen teilen eine Stärke</translation>
    </message>
    <message>
        <source>Off-hand penalty</source>
        <comment>3D-DUAL-03</comment>
        <translation>Abzug der Nebenhand</translation>
    </message>
    <message>
        <source>Ambidextrous cancels the off-hand penalty</source>
        <comment>3D-DUAL-04</comment>
        <translation>Beidhänder ohne Abzug der Nebenhand</translation>
    </message>
    <message>
        <source>Half skill with two weapons</source>
        <comment>3D-DUAL-05</comment>
        <translation>Halbe Fertigkeit mit zwei Waffen</translation>
    </message>
    <message>
        <source>Special ammunition changes ratings</source>
        <comment>3D-AMMO-01</comment>
        <translation>Sondermunition ändert Werte</translation>
    </message>
    <message>
        <source>Ammunition applies before the dice</source>
        <comment>3D-AMMO-02</comment>
        <translation>Munition wirkt vor den Würfeln</translation>
    </message>
    <message>
        <source>Known figures of two rounds</source>
        <comment>3D-AMMO-03</comment>
        <translation>Bekannte Zahlen zweier Patronen</translation>
    </message>
    <message>
        <source>Damage above PHYS knocks back</source>
        <comment>3D-KNOCK-01</comment>
        <translation>Schaden über PHYS wirft zurück</translation>
    </message>
    <message>
        <source>PHYS test to stay standing</source>
        <comment>3D-KNOCK-02</comment>
        <translation>PHYS-Probe, um stehen zu bleiben</translation>
    </message>
    <message>
        <source>Knocked down after a failure</source>
        <comment>3D-KNOCK-03</comment>
        <translation>Nach Misslingen umgeworfen</translation>
    </message>
    <message>
        <source>Staggered after a success</source>
        <comment>3D-KNOCK-04</comment>
        <translation>Nach Erfolg taumelnd</translation>
    </message>
    <message>
        <source>Damage above twice PHYS</source>
        <comment>3D-KNOCK-05</comment>
        <translation>Schaden über doppelter PHYS</translation>
    </message>
    <message>
        <source>Heavy knockdown while staying conscious</source>
        <comment>3D-KNOCK-06</comment>
        <translation>Schwerer Sturz bei Bewusstsein</translation>
    </message>
    <message>
        <source>Ranged attacks cannot be dodged</source>
        <comment>3D-COVER-01</comment>
        <translation>Fernangriffen kann niemand ausweichen</translation>
    </message>
    <message>
        <source>Diving for cover</source>
        <comment>3D-COVER-02</comment>
        <translation>In Deckung springen</translation>
    </message>
    <message>
        <source>Prone target is harder</source>
        <comment>3D-COVER-03</comment>
        <translation>Liegendes Ziel ist schwerer</translation>
    </message>
    <message>
        <source>Kneeling target is harder</source>
        <comment>3D-COVER-04</comment>
        <translation>Kniendes Ziel ist schwerer</translation>
    </message>
    <message>
        <source>Diving needs higher initiative</source>
        <comment>3D-COVER-05</comment>
        <translation>Sprung verlangt höhere Initiative</translation>
    </message>
    <message>
        <source>Dodging ranged attacks by advantage</source>
        <comment>3D-DANCE-01</comment>
        <translation>Fernangriffen durch Vorteil ausweichen</translation>
    </message>
    <message>
        <source>Dance hinders every ranged attack</source>
        <comment>3D-DANCE-02</comment>
        <translation>Tanz erschwert jeden Fernangriff</translation>
    </message>
    <message>
        <source>Price of the Dance</source>
        <comment>3D-DANCE-03</comment>
        <translation>Preis des Tanzes</translation>
    </message>
    <message>
        <source>Ballet has no price</source>
        <comment>3D-DANCE-04</comment>
        <translation>Ballett kostet nichts</translation>
    </message>
    <message>
        <source>Dance costs no Action</source>
        <comment>3D-DANCE-05</comment>
        <translation>Tanz kostet keine Aktion</translation>
    </message>
    <message>
        <source>Kinds of grenades</source>
        <comment>3D-GREN-01</comment>
        <translation>Arten von Granaten</translation>
    </message>
    <message>
        <source>Impact point on the grid</source>
        <comment>3D-GREN-02</comment>
        <translation>Einschlagpunkt auf dem Raster</translation>
    </message>
    <message>
        <source>Blast zone in hexes</source>
        <comment>3D-GREN-03</comment>
        <translation>Druckzone in Hexfeldern</translation>
    </message>
    <message>
        <source>Distance shrinks the blast zone</source>
        <comment>3D-GREN-04</comment>
        <translation>Entfernung verkleinert die Druckzone</translation>
    </message>
    <message>
        <source>Damage rating per location</source>
        <comment>3D-GREN-05</comment>
        <translation>Schadenskraft je Trefferzone</translation>
    </message>
    <message>
        <source>Blast grenades bruise</source>
        <comment>3D-GREN-06</comment>
        <translation>Druckgranaten prellen</translation>
    </message>
    <message>
        <source>Fragmentation wounds every location</source>
        <comment>3D-GREN-07</comment>
        <translation>Splitter verwunden jede Zone</translation>
    </message>
    <message>
        <source>Placing a grenade lying about</source>
        <comment>3D-GREN-08</comment>
        <translation>Liegende Granate platzieren</translation>
    </message>
    <message>
        <source>Throwing a grenade</source>
        <comment>3D-GREN-09</comment>
        <translation>Granate werfen</translation>
    </message>
    <message>
        <source>Aiming points take scatter back</source>
        <comment>3D-GREN-10</comment>
        <translation>Zielpunkte nehmen Streuung zurück</translation>
    </message>
    <message>
        <source>Range drops the impact point</source>
        <comment>3D-GREN-11</comment>
        <translation>Reichweite senkt den Einschlagpunkt</translation>
    </message>
    <message>
        <source>Each target has its zone</source>
        <comment>3D-GREN-12</comment>
        <translation>Jedes Ziel hat seine Zone</translation>
    </message>
    <message>
        <source>Jumping on a grenade</source>
        <comment>3D-GREN-13</comment>
        <translation>Auf eine Granate werfen</translation>
    </message>
    <message>
        <source>What the jumper leaves over</source>
        <comment>3D-GREN-14</comment>
        <translation>Was der Springer übrig lässt</translation>
    </message>
    <message>
        <source>Jumper&apos;s armour absorbs too</source>
        <comment>3D-GREN-15</comment>
        <translation>Rüstung des Springers fängt mit auf</translation>
    </message>
    <message>
        <source>Covering a grenade with things</source>
        <comment>3D-GREN-16</comment>
        <translation>Granate mit Dingen abdecken</translation>
    </message>
    <message>
        <source>Melee follows the projectile rules</source>
        <comment>3D-MEL-01</comment>
        <translation>Nahkampf folgt den Geschossregeln</translation>
    </message>
    <message>
        <source>Melee attack roll</source>
        <comment>3D-MEL-02</comment>
        <translation>Trefferwurf im Nahkampf</translation>
    </message>
    <message>
        <source>Handicap against the defence</source>
        <comment>3D-MEL-03</comment>
        <translation>Handicap gegen die Abwehr</translation>
    </message>
    <message>
        <source>Melee hits deviate by Handling</source>
        <comment>3D-MEL-04</comment>
        <translation>Nahkampftreffer weichen nach Handhabung ab</translation>
    </message>
    <message>
        <source>Aiming die in melee</source>
        <comment>3D-MEL-05</comment>
        <translation>Zielwürfel im Nahkampf</translation>
    </message>
    <message>
        <source>Melee damage and strength bonus</source>
        <comment>3D-MEL-06</comment>
        <translation>Nahkampfschaden und Stärkebonus</translation>
    </message>
    <message>
        <source>Melee must exceed protection</source>
        <comment>3D-MEL-07</comment>
        <translation>Nahkampf muss den Schutz übertreffen</translation>
    </message>
    <message>
        <source>Melee without penetration only bruises</source>
        <comment>3D-MEL-08</comment>
        <translation>Nahkampf ohne Durchschlag prellt nur</translation>
    </message>
    <message>
        <source>Aiming in melee</source>
        <comment>3D-MEL-09</comment>
        <translation>Zielen im Nahkampf</translation>
    </message>
    <message>
        <source>No parry while aiming</source>
        <comment>3D-MEL-10</comment>
        <translation>Keine Parade beim Zielen</translation>
    </message>
    <message>
        <source>Half-dodge while aiming</source>
        <comment>3D-MEL-11</comment>
        <translation>Halbes Ausweichen beim Zielen</translation>
    </message>
    <message>
        <source>Free parries per round</source>
        <comment>3D-PAR-01</comment>
        <translation>Freie Paraden je Runde</translation>
    </message>
    <message>
        <source>Free parries at any time</source>
        <comment>3D-PAR-02</comment>
        <translation>Freie Paraden jederzeit</translation>
    </message>
    <message>
        <source>Actions spent on parries</source>
        <comment>3D-PAR-03</comment>
        <translation>Aktionen für Paraden</translation>
    </message>
    <message>
        <source>Parry roll</source>
        <comment>3D-PAR-04</comment>
        <translation>Paradewurf</translation>
    </message>
    <message>
        <source>Damage stopped by a parry</source>
        <comment>3D-PAR-05</comment>
        <translation>Von Parade aufgehaltener Schaden</translation>
    </message>
    <message>
        <source>Excess of a parry</source>
        <comment>3D-PAR-06</comment>
        <translation>Überschuss einer Parade</translation>
    </message>
    <message>
        <source>Parry widens the deviation</source>
        <comment>3D-PAR-07</comment>
        <translation>Parade vergrößert die Abweichung</translation>
    </message>
    <message>
        <source>Parry turns the direction</source>
        <comment>3D-PAR-08</comment>
        <translation>Parade dreht die Richtung</translation>
    </message>
    <message>
        <source>Bare-handed parry counts half</source>
        <comment>3D-PAR-09</comment>
        <translation>Parade mit bloßer Hand zählt halb</translation>
    </message>
    <message>
        <source>No bare hands against vibro-weapons</source>
        <comment>3D-PAR-10</comment>
        <translation>Keine bloßen Hände gegen Vibrowaffen</translation>
    </message>
    <message>
        <source>Parrying with a flexible weapon</source>
        <comment>3D-PAR-11</comment>
        <translation>Parade mit flexibler Waffe</translation>
    </message>
    <message>
        <source>Flexible parry strikes the attacker</source>
        <comment>3D-PAR-12</comment>
        <translation>Flexible Parade trifft den Angreifer</translation>
    </message>
    <message>
        <source>Dodging in melee</source>
        <comment>3D-DOD-01</comment>
        <translation>Ausweichen im Nahkampf</translation>
    </message>
    <message>
        <source>Regular dodge lasts the round</source>
        <comment>3D-DOD-02</comment>
        <translation>Normales Ausweichen gilt die Runde</translation>
    </message>
    <message>
        <source>Price of a regular dodge</source>
        <comment>3D-DOD-03</comment>
        <translation>Preis des normalen Ausweichens</translation>
    </message>
    <message>
        <source>Quick dodge lasts the phase</source>
        <comment>3D-DOD-04</comment>
        <translation>Schnelles Ausweichen gilt die Phase</translation>
    </message>
    <message>
        <source>Excess of a dodge</source>
        <comment>3D-DOD-05</comment>
        <translation>Überschuss beim Ausweichen</translation>
    </message>
    <message>
        <source>Armour hinders dodging</source>
        <comment>3D-DOD-06</comment>
        <translation>Rüstung behindert das Ausweichen</translation>
    </message>
    <message>
        <source>Adjusted strength bonus</source>
        <comment>3D-MA-01</comment>
        <translation>Angepasster Stärkebonus</translation>
    </message>
    <message>
        <source>Bonus only with Martial Arts</source>
        <comment>3D-MA-02</comment>
        <translation>Bonus nur mit Kampfkunst</translation>
    </message>
    <message>
        <source>Martial Arts speed up initiative</source>
        <comment>3D-MA-03</comment>
        <translation>Kampfkunst beschleunigt die Initiative</translation>
    </message>
    <message>
        <source>Layered armour allowed</source>
        <comment>3D-LAY-01</comment>
        <translation>Rüstung in Lagen erlaubt</translation>
    </message>
    <message>
        <source>Protection of several layers</source>
        <comment>3D-LAY-02</comment>
        <translation>Schutz mehrerer Lagen</translation>
    </message>
    <message>
        <source>Layers hinder dodging</source>
        <comment>3D-LAY-03</comment>
        <translation>Lagen behindern das Ausweichen</translation>
    </message>
    <message>
        <source>Penetrating hit damages all layers</source>
        <comment>3D-LAY-04</comment>
        <translation>Durchschlag beschädigt alle Lagen</translation>
    </message>
    <message>
        <source>Stopped hit damages all layers</source>
        <comment>3D-LAY-05</comment>
        <translation>Aufgehaltener Treffer beschädigt alle Lagen</translation>
    </message>
    <message>
        <source>Marking the Incap track</source>
        <comment>3D-TRACK-01</comment>
        <translation>Incap-Leiste markieren</translation>
    </message>
    <message>
        <source>Fatal damage beyond Incap</source>
        <comment>3D-TRACK-02</comment>
        <translation>Tödlicher Schaden über Incap hinaus</translation>
    </message>
    <message>
        <source>Marking a location&apos;s Hits</source>
        <comment>3D-TRACK-03</comment>
        <translation>Hits einer Zone markieren</translation>
    </message>
    <message>
        <source>Overflow below zero</source>
        <comment>3D-TRACK-04</comment>
        <translation>Überlauf unter null</translation>
    </message>
    <message>
        <source>Severely damaged location</source>
        <comment>3D-TRACK-05</comment>
        <translation>Schwer verletzte Zone</translation>
    </message>
    <message>
        <source>Destroyed location</source>
        <comment>3D-TRACK-06</comment>
        <translation>Zerstörte Zone</translation>
    </message>
    <message>
        <source>Unarmed attacks mark Incap only</source>
        <comment>3D-TRACK-07</comment>
        <translation>Waffenlose Angriffe markieren nur Incap</translation>
    </message>
    <message>
        <source>Martial Arts mark both tracks</source>
        <comment>3D-TRACK-08</comment>
        <translation>Kampfkunst markiert beide Leisten</translation>
    </message>
    <message>
        <source>Standard and bruising damage</source>
        <comment>3D-BRUISE-01</comment>
        <translation>Standard- und Prellschaden</translation>
    </message>
    <message>
        <source>Martial artist chooses damage type</source>
        <comment>3D-BRUISE-02</comment>
        <translation>Kampfkünstler wählt die Schadensart</translation>
    </message>
    <message>
        <source>Unconscious from bruising</source>
        <comment>3D-BRUISE-03</comment>
        <translation>Bewusstlos durch Prellung</translation>
    </message>
    <message>
        <source>Two marks on one track</source>
        <comment>3D-BRUISE-04</comment>
        <translation>Zwei Marken auf einer Leiste</translation>
    </message>
    <message>
        <source>Bruises fade by the hour</source>
        <comment>3D-BRUISE-05</comment>
        <translation>Prellungen schwinden stündlich</translation>
    </message>
    <message>
        <source>Healing power soothes bruises</source>
        <comment>3D-BRUISE-06</comment>
        <translation>Heilkraft lindert Prellungen</translation>
    </message>
    <message>
        <source>Wound above the threshold</source>
        <comment>3D-WND-01</comment>
        <translation>Wunde über der Schwelle</translation>
    </message>
    <message>
        <source>Wound threshold equals PHYS</source>
        <comment>3D-WND-02</comment>
        <translation>Wundschwelle gleich PHYS</translation>
    </message>
    <message>
        <source>Wounds bleed every five rounds</source>
        <comment>3D-WND-03</comment>
        <translation>Wunden bluten alle fünf Runden</translation>
    </message>
    <message>
        <source>Emptied location bleeds the Torso</source>
        <comment>3D-WND-04</comment>
        <translation>Leere Zone blutet aus dem Torso</translation>
    </message>
    <message>
        <source>Bleeding at the round&apos;s end</source>
        <comment>3D-WND-05</comment>
        <translation>Blutung am Rundenende</translation>
    </message>
    <message>
        <source>More wounds bleed faster</source>
        <comment>3D-WND-06</comment>
        <translation>Mehr Wunden bluten schneller</translation>
    </message>
    <message>
        <source>More than five wounds</source>
        <comment>3D-WND-07</comment>
        <translation>Mehr als fünf Wunden</translation>
    </message>
    <message>
        <source>Wounds hinder every roll</source>
        <comment>3D-WND-08</comment>
        <translation>Wunden behindern jeden Wurf</translation>
    </message>
    <message>
        <source>First aid closes wounds only</source>
        <comment>3D-AID-01</comment>
        <translation>Erste Hilfe schließt nur Wunden</translation>
    </message>
    <message>
        <source>Closing a wound</source>
        <comment>3D-AID-02</comment>
        <translation>Wunde schließen</translation>
    </message>
    <message>
        <source>Failed aid does harm</source>
        <comment>3D-AID-03</comment>
        <translation>Misslungene Hilfe schadet</translation>
    </message>
    <message>
        <source>Removing a stuck bullet</source>
        <comment>3D-AID-04</comment>
        <translation>Steckgeschoss entfernen</translation>
    </message>
    <message>
        <source>Extraction does damage</source>
        <comment>3D-AID-05</comment>
        <translation>Herausholen macht Schaden</translation>
    </message>
    <message>
        <source>Healing power takes two phases</source>
        <comment>3D-HEAL-01</comment>
        <translation>Heilkraft dauert zwei Phasen</translation>
    </message>
    <message>
        <source>Drugs take three phases</source>
        <comment>3D-HEAL-02</comment>
        <translation>Drogen dauern drei Phasen</translation>
    </message>
    <message>
        <source>Hits need drugs or time</source>
        <comment>3D-HEAL-03</comment>
        <translation>Hits brauchen Drogen oder Zeit</translation>
    </message>
    <message>
        <source>Hospital stays</source>
        <comment>3D-HEAL-04</comment>
        <translation>Krankenhausaufenthalte</translation>
    </message>
    <message>
        <source>Regeneration closes wounds</source>
        <comment>3D-REGEN-01</comment>
        <translation>Regeneration schließt Wunden</translation>
    </message>
    <message>
        <source>Regeneration restores Hits</source>
        <comment>3D-REGEN-02</comment>
        <translation>Regeneration stellt Hits her</translation>
    </message>
    <message>
        <source>Situational modifiers</source>
        <comment>3D-SIT-01</comment>
        <translation>Umstandsmodifikatoren</translation>
    </message>
    <message>
        <source>Six seconds in a round</source>
        <comment>PCT-01</comment>
        <translation>Sechs Sekunden je Runde</translation>
    </message>
    <message>
        <source>Declarations before the initiative roll</source>
        <comment>PCT-02</comment>
        <translation>Ansagen vor dem Initiativewurf</translation>
    </message>
    <message>
        <source>Initiative roll against MIND</source>
        <comment>PCT-03</comment>
        <translation>Initiativewurf gegen MIND</translation>
    </message>
    <message>
        <source>Melee skill helps initiative</source>
        <comment>PCT-04</comment>
        <translation>Nahkampffertigkeit hilft der Initiative</translation>
    </message>
    <message>
        <source>Greatest margin acts first</source>
        <comment>PCT-05</comment>
        <translation>Größter Abstand handelt zuerst</translation>
    </message>
    <message>
        <source>Successful initiative may change plans</source>
        <comment>PCT-06</comment>
        <translation>Gelungene Initiative darf umplanen</translation>
    </message>
    <message>
        <source>Melee roll to hit</source>
        <comment>PCT-07</comment>
        <translation>Trefferwurf im Nahkampf</translation>
    </message>
    <message>
        <source>Result of a melee roll</source>
        <comment>PCT-08</comment>
        <translation>Ergebnis eines Nahkampfwurfs</translation>
    </message>
    <message>
        <source>Highest Result wins the combat</source>
        <comment>PCT-09</comment>
        <translation>Höchstes Ergebnis gewinnt den Kampf</translation>
    </message>
    <message>
        <source>Success leads to the defence</source>
        <comment>PCT-10</comment>
        <translation>Erfolg führt zur Abwehr</translation>
    </message>
    <message>
        <source>Critical melee success doubles damage</source>
        <comment>PCT-11</comment>
        <translation>Kritischer Nahkampferfolg verdoppelt Schaden</translation>
    </message>
    <message>
        <source>Failed melee roll misses</source>
        <comment>PCT-12</comment>
        <translation>Misslungener Nahkampfwurf verfehlt</translation>
    </message>
    <message>
        <source>Fumble on the highest rolls</source>
        <comment>PCT-13</comment>
        <translation>Patzer bei höchsten Würfen</translation>
    </message>
    <message>
        <source>Better defence negates the attack</source>
        <comment>PCT-14</comment>
        <translation>Bessere Abwehr hebt den Angriff auf</translation>
    </message>
    <message>
        <source>Weaker defence halves the outcome</source>
        <comment>PCT-15</comment>
        <translation>Schwächere Abwehr halbiert die Wirkung</translation>
    </message>
    <message>
        <source>Loss of Combat table</source>
        <comment>PCT-16</comment>
        <translation>Tabelle des verlorenen Kampfs</translation>
    </message>
    <message>
        <source>Declaring in a ranged fight</source>
        <comment>PCT-17</comment>
        <translation>Ansagen im Fernkampf</translation>
    </message>
    <message>
        <source>Ranged skill helps initiative</source>
        <comment>PCT-18</comment>
        <translation>Fernkampffertigkeit hilft der Initiative</translation>
    </message>
    <message>
        <source>Order in a ranged fight</source>
        <comment>PCT-19</comment>
        <translation>Reihenfolge im Fernkampf</translation>
    </message>
    <message>
        <source>Changing plans in ranged fights</source>
        <comment>PCT-20</comment>
        <translation>Umplanen im Fernkampf</translation>
    </message>
    <message>
        <source>Ranged roll to hit</source>
        <comment>PCT-21</comment>
        <translation>Trefferwurf im Fernkampf</translation>
    </message>
    <message>
        <source>Result of a ranged roll</source>
        <comment>PCT-22</comment>
        <translation>Ergebnis eines Fernkampfwurfs</translation>
    </message>
    <message>
        <source>Ranged success leads to defence</source>
        <comment>PCT-23</comment>
        <translation>Fernkampferfolg führt zur Abwehr</translation>
    </message>
    <message>
        <source>Ranged critical strikes a chosen location</source>
        <comment>PCT-24</comment>
        <translation>Kritischer Fernkampf trifft gewählte Zone</translation>
    </message>
    <message>
        <source>Failed ranged roll misses</source>
        <comment>PCT-25</comment>
        <translation>Misslungener Fernkampfwurf verfehlt</translation>
    </message>
    <message>
        <source>Ranged fumble</source>
        <comment>PCT-26</comment>
        <translation>Patzer im Fernkampf</translation>
    </message>
    <message>
        <source>Better defence stops a shot</source>
        <comment>PCT-27</comment>
        <translation>Bessere Abwehr hält einen Schuss auf</translation>
    </message>
    <message>
        <source>Weaker defence halves a shot</source>
        <comment>PCT-28</comment>
        <translation>Schwächere Abwehr halbiert einen Schuss</translation>
    </message>
    <message>
        <source>Location by table or called shot</source>
        <comment>PCT-29</comment>
        <translation>Zone nach Tabelle oder Ansage</translation>
    </message>
    <message>
        <source>Location changes the damage</source>
        <comment>PCT-30</comment>
        <translation>Zone ändert den Schaden</translation>
    </message>
    <message>
        <source>Weapon damage is applied</source>
        <comment>PCT-31</comment>
        <translation>Waffenschaden wird angewandt</translation>
    </message>
    <message>
        <source>Duels are optional</source>
        <comment>PCT-32</comment>
        <translation>Duelle sind wahlfrei</translation>
    </message>
    <message>
        <source>Duels need equal sides</source>
        <comment>PCT-33</comment>
        <translation>Duelle brauchen gleiche Seiten</translation>
    </message>
    <message>
        <source>Target number of a duellist</source>
        <comment>PCT-34</comment>
        <translation>Zielwert eines Duellanten</translation>
    </message>
    <message>
        <source>Hitting in a duel</source>
        <comment>PCT-35</comment>
        <translation>Treffen im Duell</translation>
    </message>
    <message>
        <source>Doubles hit both in full</source>
        <comment>PCT-36</comment>
        <translation>Pasch trifft beide voll</translation>
    </message>
    <message>
        <source>No other criticals in duels</source>
        <comment>PCT-37</comment>
        <translation>Keine anderen Kritischen im Duell</translation>
    </message>
    <message>
        <source>Second-best hit does half damage</source>
        <comment>PCT-38</comment>
        <translation>Zweitbester Treffer macht halben Schaden</translation>
    </message>
    <message>
        <source>Lower die is the best</source>
        <comment>PCT-39</comment>
        <translation>Der niedrigere Würfel ist besser</translation>
    </message>
    <message>
        <source>Only one duellist hits</source>
        <comment>PCT-40</comment>
        <translation>Nur ein Duellant trifft</translation>
    </message>
    <message>
        <source>Different skills in a duel</source>
        <comment>PCT-41</comment>
        <translation>Verschiedene Fertigkeiten im Duell</translation>
    </message>
    <message>
        <source>Weapon must be ready</source>
        <comment>R3-01</comment>
        <translation>Waffe muss bereit sein</translation>
    </message>
    <message>
        <source>Target within reach</source>
        <comment>R3-02</comment>
        <translation>Ziel in Reichweite</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <comment>R3-03</comment>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Natural critical hit</source>
        <comment>R3-04</comment>
        <translation>Natürlicher kritischer Treffer</translation>
    </message>
    <message>
        <source>Natural critical miss</source>
        <comment>R3-05</comment>
        <translation>Natürlicher kritischer Fehlschlag</translation>
    </message>
    <message>
        <source>Shield helps every defence</source>
        <comment>R3-06</comment>
        <translation>Schild hilft jeder Abwehr</translation>
    </message>
    <message>
        <source>Defence needs awareness</source>
        <comment>R3-07</comment>
        <translation>Abwehr verlangt Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Defence roll</source>
        <comment>R3-08</comment>
        <translation>Abwehrwurf</translation>
    </message>
    <message>
        <source>Natural critical defence</source>
        <comment>R3-09</comment>
        <translation>Natürliche kritische Abwehr</translation>
    </message>
    <message>
        <source>Natural critical defence failure</source>
        <comment>R3-10</comment>
        <translation>Natürlich kritisch misslungene Abwehr</translation>
    </message>
    <message>
        <source>Damage roll</source>
        <comment>R3-11</comment>
        <translation>Schadenswurf</translation>
    </message>
    <message>
        <source>Damage resistance is subtracted</source>
        <comment>R3-12</comment>
        <translation>Schadensresistenz wird abgezogen</translation>
    </message>
    <message>
        <source>Damage stopped by resistance</source>
        <comment>R3-13</comment>
        <translation>Von Resistenz aufgehaltener Schaden</translation>
    </message>
    <message>
        <source>Penetrating damage</source>
        <comment>R3-14</comment>
        <translation>Durchdringender Schaden</translation>
    </message>
    <message>
        <source>Shock after injury</source>
        <comment>R3-15</comment>
        <translation>Schock nach Verletzung</translation>
    </message>
    <message>
        <source>Shock is capped at four</source>
        <comment>R3-16</comment>
        <translation>Schock höchstens vier</translation>
    </message>
    <message>
        <source>Deceptive attack</source>
        <comment>R3-17</comment>
        <translation>Täuschender Angriff</translation>
    </message>
    <message>
        <source>Rapid Strike</source>
        <comment>R3-18</comment>
        <translation>Schneller Doppelschlag</translation>
    </message>
    <message>
        <source>Aiming at a location</source>
        <comment>R3-19</comment>
        <translation>Auf eine Zone zielen</translation>
    </message>
    <message>
        <source>Dodge number</source>
        <comment>R3-20</comment>
        <translation>Ausweichwert</translation>
    </message>
    <message>
        <source>One dodge per attack</source>
        <comment>R3-21</comment>
        <translation>Ein Ausweichen je Angriff</translation>
    </message>
    <message>
        <source>Unlimited dodges per turn</source>
        <comment>R3-22</comment>
        <translation>Ausweichen beliebig oft je Zug</translation>
    </message>
    <message>
        <source>Acrobatic dodge</source>
        <comment>R3-23</comment>
        <translation>Akrobatisches Ausweichen</translation>
    </message>
    <message>
        <source>Sacrificial dodge</source>
        <comment>R3-24</comment>
        <translation>Aufopferndes Ausweichen</translation>
    </message>
    <message>
        <source>Block number</source>
        <comment>R3-25</comment>
        <translation>Blockwert</translation>
    </message>
    <message>
        <source>One block per attack</source>
        <comment>R3-26</comment>
        <translation>Ein Block je Angriff</translation>
    </message>
    <message>
        <source>One block per turn</source>
        <comment>R3-27</comment>
        <translation>Ein Block je Zug</translation>
    </message>
    <message>
        <source>Block to the front only</source>
        <comment>R3-28</comment>
        <translation>Block nur nach vorn</translation>
    </message>
    <message>
        <source>Block behind the shield</source>
        <comment>R3-29</comment>
        <translation>Block hinter dem Schild</translation>
    </message>
    <message>
        <source>Parry number</source>
        <comment>R3-30</comment>
        <translation>Paradewert</translation>
    </message>
    <message>
        <source>One parry per attack</source>
        <comment>R3-31</comment>
        <translation>Eine Parade je Angriff</translation>
    </message>
    <message>
        <source>Each extra parry is harder</source>
        <comment>R3-32</comment>
        <translation>Jede weitere Parade ist schwerer</translation>
    </message>
    <message>
        <source>Off-hand parry</source>
        <comment>R3-33</comment>
        <translation>Parade mit der Nebenhand</translation>
    </message>
    <message>
        <source>Parrying a thrown weapon</source>
        <comment>R3-34</comment>
        <translation>Wurfwaffe parieren</translation>
    </message>
    <message>
        <source>Parry behind the weapon</source>
        <comment>R3-35</comment>
        <translation>Parade hinter der Waffe</translation>
    </message>
    <message>
        <source>Retreat moves one step away</source>
        <comment>R3-36</comment>
        <translation>Rückzug geht einen Schritt weg</translation>
    </message>
    <message>
        <source>Retreat helps a dodge</source>
        <comment>R3-37</comment>
        <translation>Rückzug hilft dem Ausweichen</translation>
    </message>
    <message>
        <source>Retreat helps block and parry</source>
        <comment>R3-38</comment>
        <translation>Rückzug hilft Block und Parade</translation>
    </message>
    <message>
        <source>Retreat from melee only</source>
        <comment>R3-39</comment>
        <translation>Rückzug nur im Nahkampf</translation>
    </message>
    <message>
        <source>Dodge and Drop</source>
        <comment>R3-40</comment>
        <translation>Ausweichen und Hinwerfen</translation>
    </message>
    <message>
        <source>Dropping helps a dodge</source>
        <comment>R3-41</comment>
        <translation>Hinwerfen hilft dem Ausweichen</translation>
    </message>
    <message>
        <source>Dropping helps nothing else</source>
        <comment>R3-42</comment>
        <translation>Hinwerfen hilft sonst nichts</translation>
    </message>
    <message>
        <source>Dropping from ranged attacks only</source>
        <comment>R3-43</comment>
        <translation>Hinwerfen nur bei Fernangriffen</translation>
    </message>
    <message>
        <source>Critical defence</source>
        <comment>R3-44</comment>
        <translation>Kritische Abwehr</translation>
    </message>
    <message>
        <source>Critical defence hurts the foe</source>
        <comment>R3-45</comment>
        <translation>Kritische Abwehr schadet dem Gegner</translation>
    </message>
    <message>
        <source>Critical defence in melee only</source>
        <comment>R3-46</comment>
        <translation>Kritische Abwehr nur im Nahkampf</translation>
    </message>
    <message>
        <source>Critically failed defence</source>
        <comment>R3-47</comment>
        <translation>Kritisch misslungene Abwehr</translation>
    </message>
    <message>
        <source>Critically failed parry</source>
        <comment>R3-48</comment>
        <translation>Kritisch misslungene Parade</translation>
    </message>
    <message>
        <source>Critically failed dodge</source>
        <comment>R3-49</comment>
        <translation>Kritisch misslungenes Ausweichen</translation>
    </message>
    <message>
        <source>Critically failed block</source>
        <comment>R3-50</comment>
        <translation>Kritisch misslungener Block</translation>
    </message>
    <message>
        <source>Damage type multiplies injury</source>
        <comment>R3-51</comment>
        <translation>Schadensart vervielfacht die Verletzung</translation>
    </message>
    <message>
        <source>Low HP halve Move</source>
        <comment>R3-52</comment>
        <translation>Wenig HP halbieren Move</translation>
    </message>
    <message>
        <source>Low HP halve Basic Speed</source>
        <comment>R3-53</comment>
        <translation>Wenig HP halbieren Basic Speed</translation>
    </message>
    <message>
        <source>Low HP lower Dodge</source>
        <comment>R3-54</comment>
        <translation>Wenig HP senken das Ausweichen</translation>
    </message>
    <message>
        <source>Staying conscious at zero HP</source>
        <comment>R3-55</comment>
        <translation>Bei null HP bei Bewusstsein bleiben</translation>
    </message>
    <message>
        <source>Death check at minus one</source>
        <comment>R3-56</comment>
        <translation>Todesprobe bei minus eins</translation>
    </message>
    <message>
        <source>Death check at minus two</source>
        <comment>R3-57</comment>
        <translation>Todesprobe bei minus zwei</translation>
    </message>
    <message>
        <source>Death check at minus three</source>
        <comment>R3-58</comment>
        <translation>Todesprobe bei minus drei</translation>
    </message>
    <message>
        <source>Death check at minus four</source>
        <comment>R3-59</comment>
        <translation>Todesprobe bei minus vier</translation>
    </message>
    <message>
        <source>Certain death at minus five</source>
        <comment>R3-60</comment>
        <translation>Sicherer Tod bei minus fünf</translation>
    </message>
    <message>
        <source>Accuracy only when aimed</source>
        <comment>R3-61</comment>
        <translation>Genauigkeit nur beim Zielen</translation>
    </message>
    <message>
        <source>Range adds the target&apos;s speed</source>
        <comment>R3-62</comment>
        <translation>Entfernung plus Tempo des Ziels</translation>
    </message>
    <message>
        <source>Range penalty table</source>
        <comment>R3-63</comment>
        <translation>Tabelle der Entfernungsabzüge</translation>
    </message>
    <message>
        <source>Critical attack</source>
        <comment>R3-64</comment>
        <translation>Kritischer Angriff</translation>
    </message>
    <message>
        <source>Critical attack always hits</source>
        <comment>R3-65</comment>
        <translation>Kritischer Angriff trifft immer</translation>
    </message>
    <message>
        <source>No defence against a critical</source>
        <comment>R3-66</comment>
        <translation>Keine Abwehr gegen Kritische</translation>
    </message>
    <message>
        <source>Critical Hit Table</source>
        <comment>R3-67</comment>
        <translation>Tabelle kritischer Treffer</translation>
    </message>
    <message>
        <source>Critical Miss Table</source>
        <comment>R3-68</comment>
        <translation>Tabelle kritischer Fehlschläge</translation>
    </message>
    <message>
        <source>One maneuver each turn</source>
        <comment>R3-69</comment>
        <translation>Ein Manöver je Zug</translation>
    </message>
    <message>
        <source>Posture limits movement</source>
        <comment>R3-70</comment>
        <translation>Haltung begrenzt die Bewegung</translation>
    </message>
    <message>
        <source>One turn in every round</source>
        <comment>TD-01</comment>
        <translation>Ein Zug je Runde</translation>
    </message>
    <message>
        <source>Ten seconds in a round</source>
        <comment>TD-02</comment>
        <translation>Zehn Sekunden je Runde</translation>
    </message>
    <message>
        <source>Initiative Score per combat</source>
        <comment>TD-03</comment>
        <translation>Initiativwert je Kampf</translation>
    </message>
    <message>
        <source>Lowest score acts first</source>
        <comment>TD-04</comment>
        <translation>Niedrigster Wert handelt zuerst</translation>
    </message>
    <message>
        <source>ITN settles equal scores</source>
        <comment>TD-05</comment>
        <translation>ITN entscheidet bei gleichen Werten</translation>
    </message>
    <message>
        <source>One die breaks ties</source>
        <comment>TD-06</comment>
        <translation>Ein Würfel löst Gleichstand</translation>
    </message>
    <message>
        <source>High score is an advantage</source>
        <comment>TD-07</comment>
        <translation>Hoher Wert ist ein Vorteil</translation>
    </message>
    <message>
        <source>Seizing the initiative</source>
        <comment>TD-08</comment>
        <translation>Initiative ergreifen</translation>
    </message>
    <message>
        <source>Seizures can be pre-empted</source>
        <comment>TD-09</comment>
        <translation>Ergreifen lässt sich zuvorkommen</translation>
    </message>
    <message>
        <source>Order goes on after seizing</source>
        <comment>TD-10</comment>
        <translation>Reihenfolge läuft danach weiter</translation>
    </message>
    <message>
        <source>Surprised characters lose round one</source>
        <comment>TD-11</comment>
        <translation>Überraschte verlieren Runde eins</translation>
    </message>
    <message>
        <source>Three kinds of action</source>
        <comment>TD-12</comment>
        <translation>Drei Arten von Aktionen</translation>
    </message>
    <message>
        <source>Incidental actions</source>
        <comment>TD-13</comment>
        <translation>Beiläufige Aktionen</translation>
    </message>
    <message>
        <source>Simple actions</source>
        <comment>TD-14</comment>
        <translation>Einfache Aktionen</translation>
    </message>
    <message>
        <source>Complex actions</source>
        <comment>TD-15</comment>
        <translation>Komplexe Aktionen</translation>
    </message>
    <message>
        <source>Actions allowed per turn</source>
        <comment>TD-16</comment>
        <translation>Erlaubte Aktionen je Zug</translation>
    </message>
    <message>
        <source>No two of one kind</source>
        <comment>TD-17</comment>
        <translation>Keine zwei derselben Art</translation>
    </message>
    <message>
        <source>Doubtful actions count higher</source>
        <comment>TD-18</comment>
        <translation>Zweifelhafte Aktionen zählen höher</translation>
    </message>
    <message>
        <source>Whole turn at once</source>
        <comment>TD-19</comment>
        <translation>Ganzer Zug auf einmal</translation>
    </message>
    <message>
        <source>One movement mode per round</source>
        <comment>TD-20</comment>
        <translation>Eine Bewegungsart je Runde</translation>
    </message>
    <message>
        <source>Obstructions shorten movement</source>
        <comment>TD-21</comment>
        <translation>Hindernisse verkürzen die Bewegung</translation>
    </message>
    <message>
        <source>Walking distance</source>
        <comment>TD-22</comment>
        <translation>Strecke im Gehen</translation>
    </message>
    <message>
        <source>Running distance</source>
        <comment>TD-23</comment>
        <translation>Strecke im Laufen</translation>
    </message>
    <message>
        <source>Sprinting distance</source>
        <comment>TD-24</comment>
        <translation>Strecke im Sprint</translation>
    </message>
    <message>
        <source>Evading distance</source>
        <comment>TD-25</comment>
        <translation>Strecke beim Ausweichen</translation>
    </message>
    <message>
        <source>Evading is complex</source>
        <comment>TD-26</comment>
        <translation>Ausweichen ist komplex</translation>
    </message>
    <message>
        <source>Evading hinders later attacks</source>
        <comment>TD-27</comment>
        <translation>Ausweichen erschwert spätere Angriffe</translation>
    </message>
    <message>
        <source>Evader moves after first attack</source>
        <comment>TD-28</comment>
        <translation>Ausweichende bewegen sich nach erstem Angriff</translation>
    </message>
    <message>
        <source>Shooting before the evade</source>
        <comment>TD-29</comment>
        <translation>Schießen vor dem Ausweichen</translation>
    </message>
    <message>
        <source>Figures of a ranged weapon</source>
        <comment>TD-30</comment>
        <translation>Zahlen einer Fernwaffe</translation>
    </message>
    <message>
        <source>Damage dice of a weapon</source>
        <comment>TD-31</comment>
        <translation>Schadenswürfel einer Waffe</translation>
    </message>
    <message>
        <source>Three range bands</source>
        <comment>TD-32</comment>
        <translation>Drei Entfernungsbänder</translation>
    </message>
    <message>
        <source>Ammunition and reloading</source>
        <comment>TD-33</comment>
        <translation>Munition und Nachladen</translation>
    </message>
    <message>
        <source>When a shot is allowed</source>
        <comment>TD-34</comment>
        <translation>Wann ein Schuss erlaubt ist</translation>
    </message>
    <message>
        <source>Base target number of shots</source>
        <comment>TD-35</comment>
        <translation>Grundzielwert von Schüssen</translation>
    </message>
    <message>
        <source>Roll to hit</source>
        <comment>TD-36</comment>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Burst fire with submachine guns</source>
        <comment>TD-37</comment>
        <translation>Feuerstoß mit Maschinenpistolen</translation>
    </message>
    <message>
        <source>Burst damage</source>
        <comment>TD-38</comment>
        <translation>Schaden eines Feuerstoßes</translation>
    </message>
    <message>
        <source>Aimed shot needs slow movement</source>
        <comment>TD-39</comment>
        <translation>Gezielter Schuss verlangt langsame Bewegung</translation>
    </message>
    <message>
        <source>Aimed shot needs clear view</source>
        <comment>TD-40</comment>
        <translation>Gezielter Schuss verlangt freie Sicht</translation>
    </message>
    <message>
        <source>Aimed shot hits the location</source>
        <comment>TD-41</comment>
        <translation>Gezielter Schuss trifft die Zone</translation>
    </message>
    <message>
        <source>All fitting modifiers add up</source>
        <comment>TD-42</comment>
        <translation>Alle passenden Modifikatoren zählen zusammen</translation>
    </message>
    <message>
        <source>Ranged modifiers of the target</source>
        <comment>TD-43</comment>
        <translation>Fernkampfmodifikatoren des Ziels</translation>
    </message>
    <message>
        <source>Ranged modifiers of the attacker</source>
        <comment>TD-44</comment>
        <translation>Fernkampfmodifikatoren des Angreifers</translation>
    </message>
    <message>
        <source>Ranged modifiers for range</source>
        <comment>TD-45</comment>
        <translation>Fernkampfmodifikatoren der Entfernung</translation>
    </message>
    <message>
        <source>Ranged modifiers for lighting</source>
        <comment>TD-46</comment>
        <translation>Fernkampfmodifikatoren des Lichts</translation>
    </message>
    <message>
        <source>Careful aim</source>
        <comment>TD-47</comment>
        <translation>Sorgfältiges Zielen</translation>
    </message>
    <message>
        <source>Interrupted aim is lost</source>
        <comment>TD-48</comment>
        <translation>Unterbrochenes Zielen ist verloren</translation>
    </message>
    <message>
        <source>Firing into close combat</source>
        <comment>TD-49</comment>
        <translation>In einen Nahkampf feuern</translation>
    </message>
    <message>
        <source>Miss into close combat</source>
        <comment>TD-50</comment>
        <translation>Fehlschuss in einen Nahkampf</translation>
    </message>
    <message>
        <source>Area weapons scatter on misses</source>
        <comment>TD-51</comment>
        <translation>Flächenwaffen streuen beim Verfehlen</translation>
    </message>
    <message>
        <source>Radius of an area</source>
        <comment>TD-52</comment>
        <translation>Radius einer Fläche</translation>
    </message>
    <message>
        <source>Everybody in the area</source>
        <comment>TD-53</comment>
        <translation>Alle in der Fläche</translation>
    </message>
    <message>
        <source>Area fire ignores target movement</source>
        <comment>TD-54</comment>
        <translation>Flächenfeuer missachtet Zielbewegung</translation>
    </message>
    <message>
        <source>Scattered rounds still explode</source>
        <comment>TD-55</comment>
        <translation>Verstreute Geschosse explodieren trotzdem</translation>
    </message>
    <message>
        <source>Area weapon roll</source>
        <comment>TD-56</comment>
        <translation>Wurf der Flächenwaffe</translation>
    </message>
    <message>
        <source>Direction and distance of scatter</source>
        <comment>TD-57</comment>
        <translation>Richtung und Weite der Streuung</translation>
    </message>
    <message>
        <source>Obstacles stop a scatter</source>
        <comment>TD-58</comment>
        <translation>Hindernisse stoppen die Streuung</translation>
    </message>
    <message>
        <source>Melee needs slow movement</source>
        <comment>TD-59</comment>
        <translation>Nahkampf verlangt langsame Bewegung</translation>
    </message>
    <message>
        <source>What counts in melee</source>
        <comment>TD-60</comment>
        <translation>Was im Nahkampf zählt</translation>
    </message>
    <message>
        <source>Base target number in melee</source>
        <comment>TD-61</comment>
        <translation>Grundzielwert im Nahkampf</translation>
    </message>
    <message>
        <source>Melee modifiers of the target</source>
        <comment>TD-62</comment>
        <translation>Nahkampfmodifikatoren des Ziels</translation>
    </message>
    <message>
        <source>Melee modifiers of the attacker</source>
        <comment>TD-63</comment>
        <translation>Nahkampfmodifikatoren des Angreifers</translation>
    </message>
    <message>
        <source>Aimed melee attack</source>
        <comment>TD-64</comment>
        <translation>Gezielter Nahkampfangriff</translation>
    </message>
    <message>
        <source>Coshing from behind</source>
        <comment>TD-65</comment>
        <translation>Niederschlagen von hinten</translation>
    </message>
    <message>
        <source>Coshing needs the head</source>
        <comment>TD-66</comment>
        <translation>Niederschlagen verlangt den Kopf</translation>
    </message>
    <message>
        <source>Coshing does half damage</source>
        <comment>TD-67</comment>
        <translation>Niederschlagen macht halben Schaden</translation>
    </message>
    <message>
        <source>Coshed victims may pass out</source>
        <comment>TD-68</comment>
        <translation>Niedergeschlagene können ohnmächtig werden</translation>
    </message>
    <message>
        <source>All-out attack</source>
        <comment>TD-69</comment>
        <translation>Rückhaltloser Angriff</translation>
    </message>
    <message>
        <source>All-out attackers are exposed</source>
        <comment>TD-70</comment>
        <translation>Rückhaltlose Angreifer sind ungedeckt</translation>
    </message>
    <message>
        <source>Grapple or tackle</source>
        <comment>TD-71</comment>
        <translation>Ringen oder Umreißen</translation>
    </message>
    <message>
        <source>Momentum adds to a tackle</source>
        <comment>TD-72</comment>
        <translation>Schwung hilft beim Umreißen</translation>
    </message>
    <message>
        <source>Damage to both in grappling</source>
        <comment>TD-73</comment>
        <translation>Schaden für beide beim Ringen</translation>
    </message>
    <message>
        <source>Grapple damage strikes the torso</source>
        <comment>TD-74</comment>
        <translation>Ringschaden trifft den Torso</translation>
    </message>
    <message>
        <source>Checking for a fall</source>
        <comment>TD-75</comment>
        <translation>Prüfen auf Sturz</translation>
    </message>
    <message>
        <source>Both fall together</source>
        <comment>TD-76</comment>
        <translation>Beide stürzen zusammen</translation>
    </message>
    <message>
        <source>Control of a hold</source>
        <comment>TD-77</comment>
        <translation>Kontrolle eines Griffs</translation>
    </message>
    <message>
        <source>Escaping from a hold</source>
        <comment>TD-78</comment>
        <translation>Einem Griff entkommen</translation>
    </message>
    <message>
        <source>Grapplers share a place</source>
        <comment>TD-79</comment>
        <translation>Ringende teilen einen Platz</translation>
    </message>
    <message>
        <source>Five steps of damage</source>
        <comment>TD-80</comment>
        <translation>Fünf Schritte des Schadens</translation>
    </message>
    <message>
        <source>Location by two dice</source>
        <comment>TD-81</comment>
        <translation>Zone mit zwei Würfeln</translation>
    </message>
    <message>
        <source>Doubles are critical hits</source>
        <comment>TD-82</comment>
        <translation>Pasch ist kritischer Treffer</translation>
    </message>
    <message>
        <source>No location roll when aimed</source>
        <comment>TD-83</comment>
        <translation>Gezielt ohne Zonenwurf</translation>
    </message>
    <message>
        <source>Covered location rolls again</source>
        <comment>TD-84</comment>
        <translation>Gedeckte Zone würfelt neu</translation>
    </message>
    <message>
        <source>Weapon damage value</source>
        <comment>TD-85</comment>
        <translation>Schadenswert der Waffe</translation>
    </message>
    <message>
        <source>Unarmed damage</source>
        <comment>TD-86</comment>
        <translation>Waffenloser Schaden</translation>
    </message>
    <message>
        <source>Critical hits double damage</source>
        <comment>TD-87</comment>
        <translation>Kritische Treffer verdoppeln Schaden</translation>
    </message>
    <message>
        <source>Armour reduces by a fraction</source>
        <comment>TD-88</comment>
        <translation>Rüstung mindert um einen Bruchteil</translation>
    </message>
    <message>
        <source>Armour covers certain locations</source>
        <comment>TD-89</comment>
        <translation>Rüstung deckt bestimmte Zonen</translation>
    </message>
    <message>
        <source>Ablative armour</source>
        <comment>TD-90</comment>
        <translation>Abtragende Rüstung</translation>
    </message>
    <message>
        <source>Bruise and Lethal damage</source>
        <comment>TD-91</comment>
        <translation>Prellschaden und tödlicher Schaden</translation>
    </message>
    <message>
        <source>Condition Monitor</source>
        <comment>TD-92</comment>
        <translation>Zustandsmonitor</translation>
    </message>
    <message>
        <source>Marking damage</source>
        <comment>TD-93</comment>
        <translation>Schaden markieren</translation>
    </message>
    <message>
        <source>Full lines run over</source>
        <comment>TD-94</comment>
        <translation>Volle Zeilen laufen über</translation>
    </message>
    <message>
        <source>Death by Lethal damage</source>
        <comment>TD-95</comment>
        <translation>Tod durch tödlichen Schaden</translation>
    </message>
    <message>
        <source>Lines of the monitor</source>
        <comment>TD-96</comment>
        <translation>Zeilen des Monitors</translation>
    </message>
    <message>
        <source>Unconscious by Bruise damage</source>
        <comment>TD-97</comment>
        <translation>Bewusstlos durch Prellschaden</translation>
    </message>
    <message>
        <source>Bruises turn Lethal</source>
        <comment>TD-98</comment>
        <translation>Prellungen werden tödlich</translation>
    </message>
    <message>
        <source>Lethal overwrites Bruise</source>
        <comment>TD-99</comment>
        <translation>Tödlich überschreibt Prellung</translation>
    </message>
    <message>
        <source>Wound Factor</source>
        <comment>TD-100</comment>
        <translation>Wundfaktor</translation>
    </message>
    <message>
        <source>When to roll for consciousness</source>
        <comment>TD-101</comment>
        <translation>Wann auf Bewusstsein zu würfeln ist</translation>
    </message>
    <message>
        <source>Target of the Consciousness roll</source>
        <comment>TD-102</comment>
        <translation>Zielwert des Bewusstseinswurfs</translation>
    </message>
    <message>
        <source>Consciousness roll</source>
        <comment>TD-103</comment>
        <translation>Bewusstseinswurf</translation>
    </message>
    <message>
        <source>Unconscious characters cannot act</source>
        <comment>TD-104</comment>
        <translation>Bewusstlose können nicht handeln</translation>
    </message>
    <message>
        <source>Badly hurt locations</source>
        <comment>TD-105</comment>
        <translation>Schwer verletzte Zonen</translation>
    </message>
    <message>
        <source>Incapacitated limb</source>
        <comment>TD-106</comment>
        <translation>Ausgefallenes Glied</translation>
    </message>
    <message>
        <source>Disabled limb</source>
        <comment>TD-107</comment>
        <translation>Unbrauchbares Glied</translation>
    </message>
    <message>
        <source>Incapacitated head or torso</source>
        <comment>TD-108</comment>
        <translation>Ausgefallener Kopf oder Torso</translation>
    </message>
    <message>
        <source>Deterioration until stabilised</source>
        <comment>TD-109</comment>
        <translation>Verschlechterung bis zur Stabilisierung</translation>
    </message>
    <message>
        <source>Save every minute</source>
        <comment>TD-110</comment>
        <translation>Rettungswurf jede Minute</translation>
    </message>
    <message>
        <source>Save gains a minute</source>
        <comment>TD-111</comment>
        <translation>Rettungswurf gewinnt eine Minute</translation>
    </message>
    <message>
        <source>Failed save deepens the wounds</source>
        <comment>TD-112</comment>
        <translation>Misslungener Rettungswurf vertieft Wunden</translation>
    </message>
    <message>
        <source>Stabilising with Medtech</source>
        <comment>TD-113</comment>
        <translation>Stabilisieren mit Medtech</translation>
    </message>
    <message>
        <source>When to try waking up</source>
        <comment>TD-114</comment>
        <translation>Wann Aufwachen versucht wird</translation>
    </message>
    <message>
        <source>Waking up</source>
        <comment>TD-115</comment>
        <translation>Aufwachen</translation>
    </message>
    <message>
        <source>Bruises heal by the hour</source>
        <comment>TD-116</comment>
        <translation>Prellungen heilen stündlich</translation>
    </message>
    <message>
        <source>Exact timing of bruises</source>
        <comment>TD-117</comment>
        <translation>Genaue Zeiten der Prellungen</translation>
    </message>
    <message>
        <source>Wounds heal by the week</source>
        <comment>TD-118</comment>
        <translation>Wunden heilen wöchentlich</translation>
    </message>
    <message>
        <source>Weeks to full recovery</source>
        <comment>TD-119</comment>
        <translation>Wochen bis zur Genesung</translation>
    </message>
    <message>
        <source>Blocks of a week</source>
        <comment>TD-120</comment>
        <translation>Abschnitte einer Woche</translation>
    </message>
    <message>
        <source>Daily care by a doctor</source>
        <comment>TD-121</comment>
        <translation>Tägliche ärztliche Pflege</translation>
    </message>
    <message>
        <source>Result of daily care</source>
        <comment>TD-122</comment>
        <translation>Ergebnis täglicher Pflege</translation>
    </message>
    <message>
        <source>Patients are out of action</source>
        <comment>TD-123</comment>
        <translation>Patienten sind außer Gefecht</translation>
    </message>
    <message>
        <source>Healing of disabling wounds</source>
        <comment>TD-124</comment>
        <translation>Heilung lähmender Wunden</translation>
    </message>
    <message>
        <source>Natural healing takes its time</source>
        <comment>TD-125</comment>
        <translation>Natürliche Heilung braucht Zeit</translation>
    </message>
    <message>
        <source>What surgery needs</source>
        <comment>TD-126</comment>
        <translation>Was eine Operation verlangt</translation>
    </message>
    <message>
        <source>Surgery roll</source>
        <comment>TD-127</comment>
        <translation>Operationswurf</translation>
    </message>
    <message>
        <source>Failed surgery</source>
        <comment>TD-128</comment>
        <translation>Misslungene Operation</translation>
    </message>
    <message>
        <source>Recovery after surgery</source>
        <comment>TD-129</comment>
        <translation>Genesung nach der Operation</translation>
    </message>
    <message>
        <source>Wounds may reopen</source>
        <comment>TD-130</comment>
        <translation>Wunden können aufbrechen</translation>
    </message>
    <message>
        <source>Recovery table</source>
        <comment>TD-131</comment>
        <translation>Genesungstabelle</translation>
    </message>
    <message>
        <source>Attack roll gives an outcome</source>
        <comment>OUT-01</comment>
        <translation>Angriffswurf ergibt ein Ergebnis</translation>
    </message>
    <message>
        <source>Skill and modifiers added</source>
        <comment>OUT-02</comment>
        <translation>Fertigkeit und Modifikatoren dazu</translation>
    </message>
    <message>
        <source>Defence subtracted</source>
        <comment>OUT-03</comment>
        <translation>Abwehr abgezogen</translation>
    </message>
    <message>
        <source>Positive outcome hits</source>
        <comment>OUT-04</comment>
        <translation>Positives Ergebnis trifft</translation>
    </message>
    <message>
        <source>Outcome is base damage</source>
        <comment>OUT-05</comment>
        <translation>Ergebnis ist der Grundschaden</translation>
    </message>
    <message>
        <source>Dodge or parry</source>
        <comment>OUT-06</comment>
        <translation>Ausweichen oder Parade</translation>
    </message>
    <message>
        <source>Modifiers stay within three</source>
        <comment>OUT-07</comment>
        <translation>Modifikatoren bleiben innerhalb von drei</translation>
    </message>
    <message>
        <source>Greater modifiers decide alone</source>
        <comment>OUT-08</comment>
        <translation>Größere Modifikatoren entscheiden allein</translation>
    </message>
    <message>
        <source>Critical attack counts five</source>
        <comment>OUT-09</comment>
        <translation>Kritischer Angriff zählt fünf</translation>
    </message>
    <message>
        <source>Critically failed attack misses</source>
        <comment>OUT-10</comment>
        <translation>Kritisch misslungener Angriff verfehlt</translation>
    </message>
    <message>
        <source>Penalty for several actions</source>
        <comment>OUT-11</comment>
        <translation>Abzug für mehrere Aktionen</translation>
    </message>
    <message>
        <source>One roll for each action</source>
        <comment>OUT-12</comment>
        <translation>Ein Wurf je Aktion</translation>
    </message>
    <message>
        <source>Several targets are several actions</source>
        <comment>OUT-13</comment>
        <translation>Mehrere Ziele sind mehrere Aktionen</translation>
    </message>
    <message>
        <source>Penalty for several targets</source>
        <comment>OUT-14</comment>
        <translation>Abzug für mehrere Ziele</translation>
    </message>
    <message>
        <source>At most three targets</source>
        <comment>OUT-15</comment>
        <translation>Höchstens drei Ziele</translation>
    </message>
    <message>
        <source>No second movement</source>
        <comment>OUT-16</comment>
        <translation>Keine zweite Bewegung</translation>
    </message>
    <message>
        <source>Aiming at a stationary target</source>
        <comment>OUT-17</comment>
        <translation>Zielen auf ein stehendes Ziel</translation>
    </message>
    <message>
        <source>Penalty for cover</source>
        <comment>OUT-18</comment>
        <translation>Abzug für Deckung</translation>
    </message>
    <message>
        <source>Cover that prevents attacks</source>
        <comment>OUT-19</comment>
        <translation>Deckung, die Angriffe verhindert</translation>
    </message>
    <message>
        <source>Concealment hides the place</source>
        <comment>OUT-20</comment>
        <translation>Tarnung verbirgt den Ort</translation>
    </message>
    <message>
        <source>Pinpointed target</source>
        <comment>OUT-21</comment>
        <translation>Geortetes Ziel</translation>
    </message>
    <message>
        <source>Invisibility alone does not protect</source>
        <comment>OUT-22</comment>
        <translation>Unsichtbarkeit allein schützt nicht</translation>
    </message>
    <message>
        <source>Cover and concealment together</source>
        <comment>OUT-23</comment>
        <translation>Deckung und Tarnung zusammen</translation>
    </message>
    <message>
        <source>Firing from behind cover</source>
        <comment>OUT-24</comment>
        <translation>Feuern aus der Deckung</translation>
    </message>
    <message>
        <source>Firing from concealment</source>
        <comment>OUT-25</comment>
        <translation>Feuern aus der Tarnung</translation>
    </message>
    <message>
        <source>Firing through cover</source>
        <comment>OUT-26</comment>
        <translation>Durch Deckung feuern</translation>
    </message>
    <message>
        <source>Cover as armour adds up</source>
        <comment>OUT-27</comment>
        <translation>Deckung zählt zur Rüstung</translation>
    </message>
    <message>
        <source>Striking around a shield</source>
        <comment>OUT-28</comment>
        <translation>Um einen Schild herum schlagen</translation>
    </message>
    <message>
        <source>Striking through a shield</source>
        <comment>OUT-29</comment>
        <translation>Durch einen Schild schlagen</translation>
    </message>
    <message>
        <source>Shield and cover are capped</source>
        <comment>OUT-30</comment>
        <translation>Schild und Deckung sind begrenzt</translation>
    </message>
    <message>
        <source>Shield occupies the hand</source>
        <comment>OUT-31</comment>
        <translation>Schild belegt die Hand</translation>
    </message>
    <message>
        <source>Passive shield costs nothing</source>
        <comment>OUT-32</comment>
        <translation>Passiver Schild kostet nichts</translation>
    </message>
    <message>
        <source>Shield cannot be dropped freely</source>
        <comment>OUT-33</comment>
        <translation>Schild lässt sich nicht frei ablegen</translation>
    </message>
    <message>
        <source>Taking a shield off</source>
        <comment>OUT-34</comment>
        <translation>Schild ablegen</translation>
    </message>
    <message>
        <source>Putting a shield on</source>
        <comment>OUT-35</comment>
        <translation>Schild anlegen</translation>
    </message>
    <message>
        <source>Shield carried on the back</source>
        <comment>OUT-36</comment>
        <translation>Schild auf dem Rücken</translation>
    </message>
    <message>
        <source>Directions a shield covers</source>
        <comment>OUT-37</comment>
        <translation>Richtungen, die ein Schild deckt</translation>
    </message>
    <message>
        <source>Directions a shield leaves open</source>
        <comment>OUT-38</comment>
        <translation>Richtungen, die ein Schild offen lässt</translation>
    </message>
    <message>
        <source>Shield against two at most</source>
        <comment>OUT-39</comment>
        <translation>Schild gegen höchstens zwei</translation>
    </message>
    <message>
        <source>Shield as a weapon</source>
        <comment>OUT-40</comment>
        <translation>Schild als Waffe</translation>
    </message>
    <message>
        <source>Active shield covers one opponent</source>
        <comment>OUT-41</comment>
        <translation>Aktiver Schild deckt gegen einen Gegner</translation>
    </message>
    <message>
        <source>Buckler protects nothing passively</source>
        <comment>OUT-42</comment>
        <translation>Buckler schützt passiv nicht</translation>
    </message>
    <message>
        <source>Buckler helps a parry</source>
        <comment>OUT-43</comment>
        <translation>Buckler hilft der Parade</translation>
    </message>
    <message>
        <source>Buckler is dropped freely</source>
        <comment>OUT-44</comment>
        <translation>Buckler lässt sich frei ablegen</translation>
    </message>
    <message>
        <source>Shield bearers defend grapples dearly</source>
        <comment>OUT-45</comment>
        <translation>Schildträger wehren Griffe teuer ab</translation>
    </message>
    <message>
        <source>Bucklers leave grapple defence free</source>
        <comment>OUT-46</comment>
        <translation>Buckler lassen Griffabwehr frei</translation>
    </message>
    <message>
        <source>Burst and buckshot bonus</source>
        <comment>OUT-47</comment>
        <translation>Bonus für Feuerstoß und Schrot</translation>
    </message>
    <message>
        <source>Hold by an unarmed attack</source>
        <comment>OUT-48</comment>
        <translation>Griff durch waffenlosen Angriff</translation>
    </message>
    <message>
        <source>Defending against a hold is free</source>
        <comment>OUT-49</comment>
        <translation>Abwehr eines Griffs ist frei</translation>
    </message>
    <message>
        <source>What a held target may</source>
        <comment>OUT-50</comment>
        <translation>Was ein Gehaltener darf</translation>
    </message>
    <message>
        <source>What a holder may</source>
        <comment>OUT-51</comment>
        <translation>Was ein Haltender darf</translation>
    </message>
    <message>
        <source>Keeping a hold</source>
        <comment>OUT-52</comment>
        <translation>Griff halten</translation>
    </message>
    <message>
        <source>Pinning by a second grapple</source>
        <comment>OUT-53</comment>
        <translation>Festsetzen durch zweiten Griff</translation>
    </message>
    <message>
        <source>What a pinned target may</source>
        <comment>OUT-54</comment>
        <translation>Was ein Festgesetzter darf</translation>
    </message>
    <message>
        <source>Grapple and pin together</source>
        <comment>OUT-55</comment>
        <translation>Griff und Festsetzen zusammen</translation>
    </message>
    <message>
        <source>Breaking a hold</source>
        <comment>OUT-56</comment>
        <translation>Griff brechen</translation>
    </message>
    <message>
        <source>Garrote</source>
        <comment>OUT-57</comment>
        <translation>Garrotte</translation>
    </message>
    <message>
        <source>Garrote damage bonus</source>
        <comment>OUT-58</comment>
        <translation>Schadensbonus der Garrotte</translation>
    </message>
    <message>
        <source>Feint</source>
        <comment>OUT-59</comment>
        <translation>Finte</translation>
    </message>
    <message>
        <source>Reach of a feint</source>
        <comment>OUT-60</comment>
        <translation>Reichweite einer Finte</translation>
    </message>
    <message>
        <source>Several feints</source>
        <comment>OUT-61</comment>
        <translation>Mehrere Finten</translation>
    </message>
    <message>
        <source>Feint helps the next attack</source>
        <comment>OUT-62</comment>
        <translation>Finte hilft dem nächsten Angriff</translation>
    </message>
    <message>
        <source>Feints do not add up</source>
        <comment>OUT-63</comment>
        <translation>Finten zählen nicht zusammen</translation>
    </message>
    <message>
        <source>Feints spread over attacks</source>
        <comment>OUT-64</comment>
        <translation>Finten verteilen sich auf Angriffe</translation>
    </message>
    <message>
        <source>Feinting is an action</source>
        <comment>OUT-65</comment>
        <translation>Eine Finte ist eine Aktion</translation>
    </message>
    <message>
        <source>Defending against feints is free</source>
        <comment>OUT-66</comment>
        <translation>Abwehr von Finten ist frei</translation>
    </message>
    <message>
        <source>Initiative with Discipline</source>
        <comment>OUT-67</comment>
        <translation>Initiative mit Disziplin</translation>
    </message>
    <message>
        <source>Lowest initiative declares first</source>
        <comment>OUT-68</comment>
        <translation>Niedrigste Initiative sagt zuerst an</translation>
    </message>
    <message>
        <source>Highest initiative acts first</source>
        <comment>OUT-69</comment>
        <translation>Höchste Initiative handelt zuerst</translation>
    </message>
    <message>
        <source>Defence must be declared</source>
        <comment>OUT-70</comment>
        <translation>Abwehr muss angesagt werden</translation>
    </message>
    <message>
        <source>Defensive moves without attackers</source>
        <comment>OUT-71</comment>
        <translation>Abwehr ohne Angreifer</translation>
    </message>
    <message>
        <source>Damage bonus of weapons</source>
        <comment>OUT-72</comment>
        <translation>Schadensbonus von Waffen</translation>
    </message>
    <message>
        <source>Armour reduces damage</source>
        <comment>OUT-73</comment>
        <translation>Rüstung mindert Schaden</translation>
    </message>
    <message>
        <source>Wound levels</source>
        <comment>OUT-74</comment>
        <translation>Wundstufen</translation>
    </message>
    <message>
        <source>Pain Tolerance</source>
        <comment>OUT-75</comment>
        <translation>Schmerztoleranz</translation>
    </message>
    <message>
        <source>Names of ratings</source>
        <comment>OUT-76</comment>
        <translation>Namen der Werte</translation>
    </message>
</context>
<context>
    <name>threed</name>
    <message>
        <source>Test</source>
        <comment>check</comment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>The shot</source>
        <comment>shot</comment>
        <translation>Der Schuss</translation>
    </message>
    <message>
        <source>Recoil</source>
        <comment>recoil</comment>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>To hit</source>
        <comment>attack</comment>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Jamming</source>
        <comment>jam</comment>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>Aiming points</source>
        <comment>aim</comment>
        <translation>Zielpunkte</translation>
    </message>
    <message>
        <source>Deviation</source>
        <comment>deviation</comment>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Penetration</source>
        <comment>penetration</comment>
        <translation>Durchschlag</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>cover</comment>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Armour</source>
        <comment>armour</comment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>damage</comment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Effects on the target</source>
        <comment>effect</comment>
        <translation>Wirkung auf das Ziel</translation>
    </message>
    <message>
        <source>Keeping the hardened skin</source>
        <comment>conc</comment>
        <translation>Gehärtete Haut halten</translation>
    </message>
    <message>
        <source>Hardened skin</source>
        <comment>vevaphon</comment>
        <translation>Gehärtete Haut</translation>
    </message>
    <message>
        <source>Knockback</source>
        <comment>knockback</comment>
        <translation>Zurückwerfen</translation>
    </message>
    <message>
        <source>Staying conscious</source>
        <comment>knockout</comment>
        <translation>Bei Bewusstsein bleiben</translation>
    </message>
    <message>
        <source>Under fire</source>
        <comment>underFire</comment>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Quick draw</source>
        <comment>quickDraw</comment>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>Pain of the recoil</source>
        <comment>recoilPain</comment>
        <translation>Schmerz des Rückstoßes</translation>
    </message>
    <message>
        <source>Effects on the shooter</source>
        <comment>shooter</comment>
        <translation>Wirkung auf den Schützen</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <comment>ammunition</comment>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Nerve to aim</source>
        <comment>aimNerve</comment>
        <translation>Nerven zum Zielen</translation>
    </message>
    <message>
        <source>Clearing the jam</source>
        <comment>maintenance</comment>
        <translation>Beheben der Ladehemmung</translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>prepare</comment>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>sheet</comment>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Critical success</source>
        <comment>check.critical</comment>
        <translation>Kritischer Erfolg</translation>
    </message>
    <message>
        <source>Range band</source>
        <comment>shot.band</comment>
        <translation>Entfernungsband</translation>
    </message>
    <message>
        <source>Kind of shot</source>
        <comment>shot.type</comment>
        <translation>Art des Schusses</translation>
    </message>
    <message>
        <source>Aims that count</source>
        <comment>shot.aims</comment>
        <translation>Angerechnetes Zielen</translation>
    </message>
    <message>
        <source>Firing stance</source>
        <comment>shot.stance</comment>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>Weapon rested</source>
        <comment>shot.rest</comment>
        <translation>Waffe aufgelegt</translation>
    </message>
    <message>
        <source>Shots per Action</source>
        <comment>shot.shotsPerAction</comment>
        <translation>Schüsse je Aktion</translation>
    </message>
    <message>
        <source>Shots per round</source>
        <comment>shot.shotsPerRound</comment>
        <translation>Schüsse je Runde</translation>
    </message>
    <message>
        <source>Without the skill</source>
        <comment>shot.unskilled</comment>
        <translation>Ohne die Fertigkeit</translation>
    </message>
    <message>
        <source>Weapon drawn in time</source>
        <comment>shot.drawn</comment>
        <translation>Waffe rechtzeitig gezogen</translation>
    </message>
    <message>
        <source>Initiative Total</source>
        <comment>shot.initiative</comment>
        <translation>Initiativesumme</translation>
    </message>
    <message>
        <source>Recoil of the weapon</source>
        <comment>recoil.rating</comment>
        <translation>Rückstoß der Waffe</translation>
    </message>
    <message>
        <source>Baffling</source>
        <comment>recoil.baffling</comment>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Firing stance</source>
        <comment>recoil.stance</comment>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>Rest</source>
        <comment>recoil.rest</comment>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Effective recoil</source>
        <comment>recoil.effective</comment>
        <translation>Wirksamer Rückstoß</translation>
    </message>
    <message>
        <source>Recoil that can be held</source>
        <comment>recoil.limit</comment>
        <translation>Beherrschbarer Rückstoß</translation>
    </message>
    <message>
        <source>Recoil beyond that</source>
        <comment>recoil.excess</comment>
        <translation>Rückstoß darüber hinaus</translation>
    </message>
    <message>
        <source>Bruising to the arm</source>
        <comment>recoil.bruising</comment>
        <translation>Prellung am Arm</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>attack.dice</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Skill</source>
        <comment>attack.skill</comment>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Wild shot</source>
        <comment>attack.wild</comment>
        <translation>Wilder Schuss</translation>
    </message>
    <message>
        <source>Weapon</source>
        <comment>attack.weapon</comment>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>attack.range</comment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Recoil</source>
        <comment>attack.recoil</comment>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>Quick draw</source>
        <comment>attack.quickDraw</comment>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>attack.wounds</comment>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Under fire</source>
        <comment>attack.underFire</comment>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Earlier movement</source>
        <comment>attack.pending</comment>
        <translation>Frühere Bewegung</translation>
    </message>
    <message>
        <source>Posture of the target</source>
        <comment>attack.posture</comment>
        <translation>Haltung des Ziels</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <comment>attack.difficulty</comment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>attack.modifier</comment>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>attack.total</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Basic target number</source>
        <comment>attack.base</comment>
        <translation>Grundzielwert</translation>
    </message>
    <message>
        <source>Modifier of the target number</source>
        <comment>attack.targetModifier</comment>
        <translation>Modifikator des Zielwerts</translation>
    </message>
    <message>
        <source>Target number</source>
        <comment>attack.target</comment>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>attack.hit</comment>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Above the target number</source>
        <comment>attack.margin</comment>
        <translation>Über dem Zielwert</translation>
    </message>
    <message>
        <source>Above 18</source>
        <comment>attack.excess</comment>
        <translation>Über 18</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <comment>attack.critical</comment>
        <translation>Kritischer Treffer</translation>
    </message>
    <message>
        <source>Jams up to</source>
        <comment>jam.threshold</comment>
        <translation>Ladehemmung bis</translation>
    </message>
    <message>
        <source>Bullets beyond its maximum</source>
        <comment>jam.excess</comment>
        <translation>Kugeln über dem Höchstwert</translation>
    </message>
    <message>
        <source>Weapon jams</source>
        <comment>jam.jammed</comment>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>Aiming die</source>
        <comment>aim.die</comment>
        <translation>Zielwürfel</translation>
    </message>
    <message>
        <source>Excess of the attack</source>
        <comment>aim.excess</comment>
        <translation>Überschuss des Angriffs</translation>
    </message>
    <message>
        <source>Bonus for aiming</source>
        <comment>aim.bonus</comment>
        <translation>Bonus fürs Zielen</translation>
    </message>
    <message>
        <source>Scope</source>
        <comment>aim.scope</comment>
        <translation>Zielfernrohr</translation>
    </message>
    <message>
        <source>Aiming points</source>
        <comment>aim.value</comment>
        <translation>Zielpunkte</translation>
    </message>
    <message>
        <source>Recoil</source>
        <comment>deviation.recoil</comment>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>Kind of shot</source>
        <comment>deviation.shotType</comment>
        <translation>Art des Schusses</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>deviation.range</comment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Accuracy of the weapon</source>
        <comment>deviation.accuracy</comment>
        <translation>Genauigkeit der Waffe</translation>
    </message>
    <message>
        <source>Hit spread</source>
        <comment>deviation.spread</comment>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Hit spread of the miss</source>
        <comment>deviation.missed</comment>
        <translation>Streuung des Fehlschusses</translation>
    </message>
    <message>
        <source>Hex aimed at</source>
        <comment>deviation.aim</comment>
        <translation>Angezieltes Hexfeld</translation>
    </message>
    <message>
        <source>Direction</source>
        <comment>deviation.direction</comment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Aiming points spent</source>
        <comment>deviation.spent</comment>
        <translation>Ausgegebene Zielpunkte</translation>
    </message>
    <message>
        <source>Hex hit</source>
        <comment>deviation.hex</comment>
        <translation>Getroffenes Hexfeld</translation>
    </message>
    <message>
        <source>Location hit</source>
        <comment>deviation.location</comment>
        <translation>Getroffene Zone</translation>
    </message>
    <message>
        <source>Behind cover</source>
        <comment>deviation.covered</comment>
        <translation>Hinter Deckung</translation>
    </message>
    <message>
        <source>Penetration of the round</source>
        <comment>penetration.rating</comment>
        <translation>Durchschlag der Patrone</translation>
    </message>
    <message>
        <source>Type of round</source>
        <comment>penetration.times</comment>
        <translation>Patronenart</translation>
    </message>
    <message>
        <source>Type of round, flat</source>
        <comment>penetration.plus</comment>
        <translation>Patronenart, fest</translation>
    </message>
    <message>
        <source>Slug</source>
        <comment>penetration.slug</comment>
        <translation>Flintenlaufgeschoss</translation>
    </message>
    <message>
        <source>Shot</source>
        <comment>penetration.shot</comment>
        <translation>Schrot</translation>
    </message>
    <message>
        <source>Silencer</source>
        <comment>penetration.silencer</comment>
        <translation>Schalldämpfer</translation>
    </message>
    <message>
        <source>Penetration rating</source>
        <comment>penetration.final</comment>
        <translation>Durchschlagskraft</translation>
    </message>
    <message>
        <source>Penetration value</source>
        <comment>penetration.value</comment>
        <translation>Durchschlagswert</translation>
    </message>
    <message>
        <source>Cover penetrated</source>
        <comment>cover.penetrated</comment>
        <translation>Deckung durchschlagen</translation>
    </message>
    <message>
        <source>Taken off by the cover</source>
        <comment>cover.reduction</comment>
        <translation>Von der Deckung abgezogen</translation>
    </message>
    <message>
        <source>Damage behind the cover</source>
        <comment>cover.damage</comment>
        <translation>Schaden hinter der Deckung</translation>
    </message>
    <message>
        <source>Impact damage of the cover left</source>
        <comment>cover.id</comment>
        <translation>Rest-ID der Deckung</translation>
    </message>
    <message>
        <source>Impact damage earlier shots left it</source>
        <comment>cover.idBefore</comment>
        <translation>ID nach früheren Schüssen</translation>
    </message>
    <message>
        <source>Impact damage the cover loses</source>
        <comment>cover.loss</comment>
        <translation>ID, die die Deckung verliert</translation>
    </message>
    <message>
        <source>Protection value</source>
        <comment>armour.pv</comment>
        <translation>Schutzwert</translation>
    </message>
    <message>
        <source>Penetrated</source>
        <comment>armour.penetrated</comment>
        <translation>Durchschlagen</translation>
    </message>
    <message>
        <source>Damage of the round</source>
        <comment>damage.rating</comment>
        <translation>Schaden der Patrone</translation>
    </message>
    <message>
        <source>Type of round</source>
        <comment>damage.times</comment>
        <translation>Patronenart</translation>
    </message>
    <message>
        <source>Type of round, flat</source>
        <comment>damage.plus</comment>
        <translation>Patronenart, fest</translation>
    </message>
    <message>
        <source>Shot</source>
        <comment>damage.shot</comment>
        <translation>Schrot</translation>
    </message>
    <message>
        <source>Damage rating</source>
        <comment>damage.final</comment>
        <translation>Schadenskraft</translation>
    </message>
    <message>
        <source>Damage value</source>
        <comment>damage.value</comment>
        <translation>Schadenswert</translation>
    </message>
    <message>
        <source>Living body</source>
        <comment>damage.natural</comment>
        <translation>Lebender Körper</translation>
    </message>
    <message>
        <source>Taken off by the armour</source>
        <comment>damage.reduction</comment>
        <translation>Von der Rüstung abgezogen</translation>
    </message>
    <message>
        <source>Reaches the body</source>
        <comment>damage.through</comment>
        <translation>Erreicht den Körper</translation>
    </message>
    <message>
        <source>Hits left there</source>
        <comment>effect.hitsLeft</comment>
        <translation>Hits dort übrig</translation>
    </message>
    <message>
        <source>Standard damage so far</source>
        <comment>effect.standard</comment>
        <translation>Standardschaden bisher</translation>
    </message>
    <message>
        <source>Bruising so far</source>
        <comment>effect.bruising</comment>
        <translation>Prellung bisher</translation>
    </message>
    <message>
        <source>Wound threshold</source>
        <comment>effect.threshold</comment>
        <translation>Wundschwelle</translation>
    </message>
    <message>
        <source>Wound</source>
        <comment>effect.wound</comment>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Bullet stuck</source>
        <comment>effect.stuck</comment>
        <translation>Steckgeschoss</translation>
    </message>
    <message>
        <source>State of the location</source>
        <comment>effect.state</comment>
        <translation>Stand der Trefferzone</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>effect.dead</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <comment>effect.unconscious</comment>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Protection value left</source>
        <comment>vevaphon.pv</comment>
        <translation>Schutzwert übrig</translation>
    </message>
    <message>
        <source>Impact damage left</source>
        <comment>vevaphon.id</comment>
        <translation>ID übrig</translation>
    </message>
    <message>
        <source>Damage that counts</source>
        <comment>knockback.damage</comment>
        <translation>Zählender Schaden</translation>
    </message>
    <message>
        <source>Knocked back</source>
        <comment>knockback.applies</comment>
        <translation>Zurückgeworfen</translation>
    </message>
    <message>
        <source>Knocked down outright</source>
        <comment>knockback.down</comment>
        <translation>Sofort umgeworfen</translation>
    </message>
    <message>
        <source>Penalty under fire</source>
        <comment>underFire.value</comment>
        <translation>Abzug unter Beschuss</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>shooter.dead</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <comment>shooter.unconscious</comment>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <comment>ammunition.left</comment>
        <translation>Schuss übrig</translation>
    </message>
    <message>
        <source>Consecutive aims</source>
        <comment>prepare.aims</comment>
        <translation>Zielaktionen in Folge</translation>
    </message>
    <message>
        <source>Actions it takes</source>
        <comment>prepare.cost</comment>
        <translation>Nötige Aktionen</translation>
    </message>
    <message>
        <source>Actions still needed</source>
        <comment>prepare.actionsLeft</comment>
        <translation>Noch nötige Aktionen</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>prepare.done</comment>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Initiative Total</source>
        <comment>prepare.initiative</comment>
        <translation>Initiativesumme</translation>
    </message>
    <message>
        <source>Strength bonus</source>
        <comment>sheet.strengthBonus</comment>
        <translation>Stärkebonus</translation>
    </message>
    <message>
        <source>Wound threshold</source>
        <comment>sheet.threshold</comment>
        <translation>Wundschwelle</translation>
    </message>
    <message>
        <source>Present PHYS</source>
        <comment>sheet.phys</comment>
        <translation>Jetzige PHYS</translation>
    </message>
    <message>
        <source>Shots per round</source>
        <comment>sheet.shotsPerRound</comment>
        <translation>Schüsse je Runde</translation>
    </message>
    <message>
        <source>Recoil held in one hand</source>
        <comment>sheet.oneHandLimit</comment>
        <translation>Mit einer Hand beherrschter Rückstoß</translation>
    </message>
    <message>
        <source>Penalty for wounds</source>
        <comment>sheet.woundPenalty</comment>
        <translation>Abzug für Wunden</translation>
    </message>
    <message>
        <source>Hits left</source>
        <comment>sheet.hitsLeft</comment>
        <translation>Hits übrig</translation>
    </message>
    <message>
        <source>State</source>
        <comment>sheet.state</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Protection value</source>
        <comment>sheet.pv</comment>
        <translation>Schutzwert</translation>
    </message>
    <message>
        <source>Impact damage left</source>
        <comment>sheet.id</comment>
        <translation>ID übrig</translation>
    </message>
    <message>
        <source>Natural armour</source>
        <comment>sheet.livingId</comment>
        <translation>Natürliche Rüstung</translation>
    </message>
    <message>
        <source>Dodge modifier</source>
        <comment>sheet.dodgeModifier</comment>
        <translation>Ausweichmodifikator</translation>
    </message>
    <message>
        <source>Incap left</source>
        <comment>sheet.incapLeft</comment>
        <translation>Incap übrig</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <comment>sheet.unconscious</comment>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>sheet.dead</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Rounds between bleedings</source>
        <comment>sheet.bleedingInterval</comment>
        <translation>Runden zwischen Blutungen</translation>
    </message>
    <message>
        <source>Lost by each bleeding</source>
        <comment>sheet.bleedingLoss</comment>
        <translation>Verlust je Blutung</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>dice</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Stat or skill</source>
        <comment>stat</comment>
        <translation>Attribut oder Fertigkeit</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>penalty</comment>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>wounds</comment>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Earlier movement</source>
        <comment>pending</comment>
        <translation>Frühere Bewegung</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <comment>difficulty</comment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>modifier</comment>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>total</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Basic target number</source>
        <comment>base</comment>
        <translation>Grundzielwert</translation>
    </message>
    <message>
        <source>Modifier of the target number</source>
        <comment>targetModifier</comment>
        <translation>Modifikator des Zielwerts</translation>
    </message>
    <message>
        <source>Target number</source>
        <comment>target</comment>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Success</source>
        <comment>success</comment>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Above the target number</source>
        <comment>margin</comment>
        <translation>Über dem Zielwert</translation>
    </message>
    <message>
        <source>Above 18</source>
        <comment>excess</comment>
        <translation>Über 18</translation>
    </message>
    <message>
        <source>Success die value</source>
        <comment>sdv</comment>
        <translation>Wert des Erfolgswürfels</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <comment>attack.dice</comment>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Direction of the deviation</source>
        <comment>attack.direction</comment>
        <translation>Richtung der Abweichung</translation>
    </message>
    <message>
        <source>Aiming points to spend</source>
        <comment>attack.spend</comment>
        <translation>Zielpunkte ausgeben</translation>
    </message>
    <message>
        <source>Test</source>
        <comment>check.dice</comment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>COOL test under fire</source>
        <comment>underFire.dice</comment>
        <translation>COOL-Probe unter Beschuss</translation>
    </message>
    <message>
        <source>COOL test to aim under fire</source>
        <comment>aimNerve.dice</comment>
        <translation>COOL-Probe zum Zielen unter Beschuss</translation>
    </message>
    <message>
        <source>Quick draw</source>
        <comment>quickDraw.dice</comment>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>CONC test to keep the skin hard</source>
        <comment>conc.dice</comment>
        <translation>CONC-Probe für die harte Haut</translation>
    </message>
    <message>
        <source>PHYS test to stay on one&apos;s feet</source>
        <comment>knockback.dice</comment>
        <translation>PHYS-Probe gegen das Umfallen</translation>
    </message>
    <message>
        <source>PHYS test to stay conscious</source>
        <comment>knockout.dice</comment>
        <translation>PHYS-Probe gegen Ohnmacht</translation>
    </message>
    <message>
        <source>PHYS test against the recoil</source>
        <comment>recoilPain.dice</comment>
        <translation>PHYS-Probe gegen den Rückstoß</translation>
    </message>
    <message>
        <source>Test to clear the jam</source>
        <comment>maintenance.dice</comment>
        <translation>Probe zum Beheben der Ladehemmung</translation>
    </message>
    <message>
        <source>Direction</source>
        <comment>direction</comment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Head</source>
        <comment>head</comment>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Torso</source>
        <comment>torso</comment>
        <translation>Torso</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <comment>abdomen</comment>
        <translation>Unterleib</translation>
    </message>
    <message>
        <source>a shot needs a body plan; name one</source>
        <comment>plan.missing</comment>
        <translation>ein Schuss braucht einen Körperplan; einen nennen</translation>
    </message>
    <message>
        <source>the body plan has other locations than these rules; use one with the seven of the 3D System</source>
        <comment>plan.foreign</comment>
        <translation>der Körperplan hat andere Trefferzonen als diese Regeln; einen mit den sieben des 3D System nehmen</translation>
    </message>
    <message>
        <source>the dead do not act; choose somebody else</source>
        <comment>actor.dead</comment>
        <translation>Tote handeln nicht; jemand anderen wählen</translation>
    </message>
    <message>
        <source>no Action is left in this phase; wait for the next or set the number by hand</source>
        <comment>actions.none</comment>
        <translation>in dieser Phase ist keine Aktion übrig; auf die nächste warten oder die Zahl von Hand setzen</translation>
    </message>
    <message>
        <source>no round is left; reload</source>
        <comment>ammunition.none</comment>
        <translation>kein Schuss ist übrig; nachladen</translation>
    </message>
    <message>
        <source>the ammunition is of another calibre than the weapon; load the right one</source>
        <comment>ammunition.calibre</comment>
        <translation>die Munition hat ein anderes Kaliber als die Waffe; die richtige laden</translation>
    </message>
    <message>
        <source>the weapon is not drawn; draw it first</source>
        <comment>weapon.notDrawn</comment>
        <translation>die Waffe ist nicht gezogen; sie zuerst ziehen</translation>
    </message>
    <message>
        <source>the weapon cannot be drawn quickly from where it is carried; draw it first</source>
        <comment>weapon.noQuickDraw</comment>
        <translation>die Waffe lässt sich von dort, wo sie getragen wird, nicht schnell ziehen; sie zuerst ziehen</translation>
    </message>
    <message>
        <source>the weapon is in the other hand; fire with that one</source>
        <comment>weapon.wrongHand</comment>
        <translation>die Waffe ist in der anderen Hand; mit jener feuern</translation>
    </message>
    <message>
        <source>the arm it takes is useless; use the other</source>
        <comment>weapon.noUsableArm</comment>
        <translation>der nötige Arm ist unbrauchbar; den anderen nehmen</translation>
    </message>
    <message>
        <source>the weapon is jammed; clear it first</source>
        <comment>weapon.jammed</comment>
        <translation>die Waffe hat Ladehemmung; sie zuerst beheben</translation>
    </message>
    <message>
        <source>the weapon is not cocked; recock it first</source>
        <comment>weapon.notCocked</comment>
        <translation>die Waffe ist nicht gespannt; sie zuerst spannen</translation>
    </message>
    <message>
        <source>the weapon has no range; it serves in melee only</source>
        <comment>weapon.meleeOnly</comment>
        <translation>die Waffe hat keine Reichweite; sie taugt nur im Nahkampf</translation>
    </message>
    <message>
        <source>the distance of %1 m is beyond the weapon&apos;s range of %2 m; come closer</source>
        <comment>range.beyond</comment>
        <translation>die Entfernung von %1 m liegt jenseits der Reichweite der Waffe von %2 m; näher herangehen</translation>
    </message>
    <message>
        <source>the weapon does not fire in this mode; choose one of its own</source>
        <comment>mode.missing</comment>
        <translation>die Waffe feuert nicht in diesem Modus; einen der ihren wählen</translation>
    </message>
    <message>
        <source>%1 shots were fired this round and no more than %2 can be; wait for the next round</source>
        <comment>shots.usedUp</comment>
        <translation>%1 Schüsse wurden in dieser Runde abgegeben, und mehr als %2 sind nicht möglich; auf die nächste Runde warten</translation>
    </message>
    <message>
        <source>the list of wounds is full; remove healed ones</source>
        <comment>wounds.full</comment>
        <translation>die Liste der Wunden ist voll; verheilte entfernen</translation>
    </message>
    <message>
        <source>the list of stuck bullets is full; remove those taken out</source>
        <comment>stuckBullets.full</comment>
        <translation>die Liste der Steckgeschosse ist voll; herausgeholte entfernen</translation>
    </message>
    <message>
        <source>there is no stat of this name; check its spelling</source>
        <comment>check.noSuchStat</comment>
        <translation>es gibt kein Attribut dieses Namens; die Schreibweise prüfen</translation>
    </message>
    <message>
        <source>neither a name nor a rank is given; give one of them</source>
        <comment>check.nothing</comment>
        <translation>weder Name noch Rang ist angegeben; eins davon angeben</translation>
    </message>
    <message>
        <source>the weapon is drawn already; leave the drawing out</source>
        <comment>draw.already</comment>
        <translation>die Waffe ist schon gezogen; das Ziehen weglassen</translation>
    </message>
    <message>
        <source>the weapon is cocked already</source>
        <comment>recock.already</comment>
        <translation>die Waffe ist schon gespannt</translation>
    </message>
    <message>
        <source>the magazine is full</source>
        <comment>reload.full</comment>
        <translation>das Magazin ist voll</translation>
    </message>
    <message>
        <source>the weapon is not jammed</source>
        <comment>jam.none</comment>
        <translation>die Waffe hat keine Ladehemmung</translation>
    </message>
    <message>
        <source>no scope is mounted; mount one</source>
        <comment>scope.none</comment>
        <translation>kein Zielfernrohr ist montiert; eins montieren</translation>
    </message>
    <message>
        <source>the scope has one setting only</source>
        <comment>scope.fixed</comment>
        <translation>das Zielfernrohr hat nur eine Einstellung</translation>
    </message>
    <message>
        <source>the scope cannot be set to band %1; it is made for band %2</source>
        <comment>scope.beyondDesign</comment>
        <translation>das Zielfernrohr lässt sich nicht auf Band %1 einstellen; es ist für Band %2 ausgelegt</translation>
    </message>
    <message>
        <source>the scope is set to this band already</source>
        <comment>scope.already</comment>
        <translation>das Zielfernrohr ist schon auf dieses Band eingestellt</translation>
    </message>
    <message>
        <source>the dead and the unconscious do not dive; leave the dive out</source>
        <comment>target.cannotDive</comment>
        <translation>Tote und Bewusstlose springen nicht in Deckung; den Sprung weglassen</translation>
    </message>
    <message>
        <source>Shot</source>
        <comment>shot</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Body plan</source>
        <comment>bodyPlan</comment>
        <translation>Körperplan</translation>
    </message>
    <message>
        <source>STR</source>
        <comment>str</comment>
        <translation>STR</translation>
    </message>
    <message>
        <source>DEX</source>
        <comment>dex</comment>
        <translation>DEX</translation>
    </message>
    <message>
        <source>DIA</source>
        <comment>dia</comment>
        <translation>DIA</translation>
    </message>
    <message>
        <source>CONC</source>
        <comment>conc</comment>
        <translation>CONC</translation>
    </message>
    <message>
        <source>PHYS</source>
        <comment>phys</comment>
        <translation>PHYS</translation>
    </message>
    <message>
        <source>COOL</source>
        <comment>cool</comment>
        <translation>COOL</translation>
    </message>
    <message>
        <source>Further stats</source>
        <comment>stats</comment>
        <translation>Weitere Attribute</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>hitsMax</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Incap</source>
        <comment>incapMax</comment>
        <translation>Incap</translation>
    </message>
    <message>
        <source>Main hand</source>
        <comment>mainHand</comment>
        <translation>Haupthand</translation>
    </message>
    <message>
        <source>Additional Actions</source>
        <comment>additionalActions</comment>
        <translation>Zusätzliche Aktionen</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <comment>stormerRegeneration</comment>
        <translation>Regeneration</translation>
    </message>
    <message>
        <source>Skin armour</source>
        <comment>xenoSkin</comment>
        <translation>Panzerhaut</translation>
    </message>
    <message>
        <source>PV of the skin</source>
        <comment>skinPv</comment>
        <translation>PV der Haut</translation>
    </message>
    <message>
        <source>ID of the skin, times Hits</source>
        <comment>skinIdFactor</comment>
        <translation>ID der Haut, mal Hits</translation>
    </message>
    <message>
        <source>Hardening cells</source>
        <comment>vevaphon</comment>
        <translation>Härtende Zellen</translation>
    </message>
    <message>
        <source>Inborn healing, rank</source>
        <comment>ebonHealerRank</comment>
        <translation>Angeborenes Heilen, Rang</translation>
    </message>
    <message>
        <source>DAM</source>
        <comment>ammunition.damage</comment>
        <translation>DAM</translation>
    </message>
    <message>
        <source>Bruising</source>
        <comment>bruises</comment>
        <translation>Prellung</translation>
    </message>
    <message>
        <source>Incap lost (S)</source>
        <comment>standardTotal</comment>
        <translation>Incap verloren (S)</translation>
    </message>
    <message>
        <source>Incap bruised (B)</source>
        <comment>bruisingTotal</comment>
        <translation>Incap geprellt (B)</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>woundCount</comment>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>woundLocations</comment>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>woundRounds</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>woundsOpen</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Rounds since the last loss</source>
        <comment>bleedingCounter</comment>
        <translation>Runden seit dem letzten Verlust</translation>
    </message>
    <message>
        <source>Next wound to bleed</source>
        <comment>nextBleedingWound</comment>
        <translation>Nächste blutende Wunde</translation>
    </message>
    <message>
        <source>Stuck bullets</source>
        <comment>stuckCount</comment>
        <translation>Steckgeschosse</translation>
    </message>
    <message>
        <source>PEN</source>
        <comment>stuckPenetration</comment>
        <translation>PEN</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>stuckRounds</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>stuckRemoved</comment>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Firing stance</source>
        <comment>stance</comment>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>Under fire</source>
        <comment>underFirePenalty</comment>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Actions left</source>
        <comment>actionsLeft</comment>
        <translation>Aktionen übrig</translation>
    </message>
    <message>
        <source>Actions lost</source>
        <comment>actionsLost</comment>
        <translation>Aktionen verloren</translation>
    </message>
    <message>
        <source>Phases lost</source>
        <comment>phasesLost</comment>
        <translation>Phasen verloren</translation>
    </message>
    <message>
        <source>Initiative Total</source>
        <comment>initiative</comment>
        <translation>Initiativesumme</translation>
    </message>
    <message>
        <source>Initiative counts as 0</source>
        <comment>initiativeLoss</comment>
        <translation>Initiative zählt als 0</translation>
    </message>
    <message>
        <source>Shots this round</source>
        <comment>shotsThisRound</comment>
        <translation>Schüsse diese Runde</translation>
    </message>
    <message>
        <source>Skin ID used up</source>
        <comment>livingIdLost</comment>
        <translation>Haut-ID verbraucht</translation>
    </message>
    <message>
        <source>Hits the skin ID is reckoned from</source>
        <comment>livingIdHits</comment>
        <translation>Hits, aus denen die Haut-ID folgt</translation>
    </message>
    <message>
        <source>PV of the hardened skin</source>
        <comment>vevaphonPv</comment>
        <translation>PV der gehärteten Haut</translation>
    </message>
    <message>
        <source>PHYS shifted into PV</source>
        <comment>physShifted</comment>
        <translation>In PV verschobene PHYS</translation>
    </message>
    <message>
        <source>Class</source>
        <comment>class</comment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Fire modes</source>
        <comment>modes</comment>
        <translation>Feuermodi</translation>
    </message>
    <message>
        <source>Bullets in a burst</source>
        <comment>burstLength</comment>
        <translation>Kugeln je Feuerstoß</translation>
    </message>
    <message>
        <source>Most bullets a round</source>
        <comment>maxBulletsPerRound</comment>
        <translation>Höchstens Kugeln je Runde</translation>
    </message>
    <message>
        <source>To hit</source>
        <comment>toHit</comment>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Magazine</source>
        <comment>magazine</comment>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>Rotary barrels</source>
        <comment>barrels</comment>
        <translation>Rotierende Läufe</translation>
    </message>
    <message>
        <source>Bipod (a rest of its own)</source>
        <comment>bipod</comment>
        <translation>Zweibein (eigene Auflage)</translation>
    </message>
    <message>
        <source>Loaded shot by shot</source>
        <comment>singleLoading</comment>
        <translation>Schuss für Schuss geladen</translation>
    </message>
    <message>
        <source>Reloading takes</source>
        <comment>reloadActions</comment>
        <translation>Nachladen dauert</translation>
    </message>
    <message>
        <source>Carried</source>
        <comment>holster</comment>
        <translation>Getragen</translation>
    </message>
    <message>
        <source>Loaded</source>
        <comment>rounds</comment>
        <translation>Geladen</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>drawn</comment>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>Bullets this round</source>
        <comment>bulletsThisRound</comment>
        <translation>Kugeln diese Runde</translation>
    </message>
    <message>
        <source>Scope set to band</source>
        <comment>scopeSetting</comment>
        <translation>Zielfernrohr auf Band</translation>
    </message>
    <message>
        <source>Scope being set to band</source>
        <comment>refocusTarget</comment>
        <translation>Zielfernrohr wird gestellt auf Band</translation>
    </message>
    <message>
        <source>PEN</source>
        <comment>penetration</comment>
        <translation>PEN</translation>
    </message>
    <message>
        <source>AD</source>
        <comment>armourDamage</comment>
        <translation>AD</translation>
    </message>
    <message>
        <source>PEN times</source>
        <comment>penetrationTimes</comment>
        <translation>PEN mal</translation>
    </message>
    <message>
        <source>PEN plus</source>
        <comment>penetrationPlus</comment>
        <translation>PEN plus</translation>
    </message>
    <message>
        <source>DAM times</source>
        <comment>damageTimes</comment>
        <translation>DAM mal</translation>
    </message>
    <message>
        <source>DAM plus</source>
        <comment>damagePlus</comment>
        <translation>DAM plus</translation>
    </message>
    <message>
        <source>AD times</source>
        <comment>armourDamageTimes</comment>
        <translation>AD mal</translation>
    </message>
    <message>
        <source>AD plus</source>
        <comment>armourDamagePlus</comment>
        <translation>AD plus</translation>
    </message>
    <message>
        <source>Full DAM once through armour</source>
        <comment>ignoresReduction</comment>
        <translation>Voller DAM nach Durchschlag</translation>
    </message>
    <message>
        <source>Kinetic</source>
        <comment>kinetic</comment>
        <translation>Kinetisch</translation>
    </message>
    <message>
        <source>Bruising only</source>
        <comment>bruising</comment>
        <translation>Nur Prellung</translation>
    </message>
    <message>
        <source>PV</source>
        <comment>pv</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>ID</source>
        <comment>id</comment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Layer, higher is further out</source>
        <comment>layer</comment>
        <translation>Lage, höher ist weiter außen</translation>
    </message>
    <message>
        <source>ID used up</source>
        <comment>idLost</comment>
        <translation>ID verbraucht</translation>
    </message>
    <message>
        <source>Takes off the RCL</source>
        <comment>recoilReduction</comment>
        <translation>Mindert den RCL</translation>
    </message>
    <message>
        <source>Made for band</source>
        <comment>designBand</comment>
        <translation>Ausgelegt für Band</translation>
    </message>
    <message>
        <source>Can be set to shorter bands</source>
        <comment>variable</comment>
        <translation>Auf kürzere Bänder einstellbar</translation>
    </message>
    <message>
        <source>Best bonus</source>
        <comment>bestBonus</comment>
        <translation>Bester Bonus</translation>
    </message>
    <message>
        <source>Bonus, setting by band</source>
        <comment>bonus</comment>
        <translation>Bonus, Einstellung nach Band</translation>
    </message>
    <message>
        <source>Single action</source>
        <comment>modes.sa</comment>
        <translation>Handspanner</translation>
    </message>
    <message>
        <source>Double action</source>
        <comment>modes.da</comment>
        <translation>Selbstspanner</translation>
    </message>
    <message>
        <source>Semi</source>
        <comment>modes.semi</comment>
        <translation>Halbautomatik</translation>
    </message>
    <message>
        <source>Full auto</source>
        <comment>modes.fa</comment>
        <translation>Dauerfeuer</translation>
    </message>
    <message>
        <source>Burst</source>
        <comment>modes.burst</comment>
        <translation>Feuerstoß</translation>
    </message>
    <message>
        <source>Awake</source>
        <comment>unconscious.no</comment>
        <translation>Wach</translation>
    </message>
    <message>
        <source>Alive</source>
        <comment>dead.no</comment>
        <translation>Lebt</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>initiativeLoss.none</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>This phase</source>
        <comment>initiativeLoss.phase</comment>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>This round</source>
        <comment>initiativeLoss.round</comment>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>No</source>
        <comment>drawn.no</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>drawn.both</comment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>drawn.right</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>drawn.left</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>× ½</source>
        <comment>half</comment>
        <translation>× ½</translation>
    </message>
    <message>
        <source>× 1</source>
        <comment>one</comment>
        <translation>× 1</translation>
    </message>
    <message>
        <source>× 2</source>
        <comment>double</comment>
        <translation>× 2</translation>
    </message>
    <message>
        <source>HEAP</source>
        <comment>heap</comment>
        <translation>HEAP</translation>
    </message>
    <message>
        <source>HESH</source>
        <comment>hesh</comment>
        <translation>HESH</translation>
    </message>
    <message>
        <source>Concealed, ready</source>
        <comment>readyConcealed</comment>
        <translation>Verborgen, griffbereit</translation>
    </message>
    <message>
        <source>Pocket or pack</source>
        <comment>packed</comment>
        <translation>Tasche oder Rucksack</translation>
    </message>
    <message>
        <source>Name and kind</source>
        <comment>identity</comment>
        <translation>Name und Art</translation>
    </message>
    <message>
        <source>Stats</source>
        <comment>stats</comment>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Body</source>
        <comment>body</comment>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Tracks</source>
        <comment>tracks</comment>
        <translation>Schadensleisten</translation>
    </message>
    <message>
        <source>Type of round</source>
        <comment>type</comment>
        <translation>Patronenart</translation>
    </message>
    <message>
        <source>Aiming</source>
        <comment>aim</comment>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Under fire</source>
        <comment>stress</comment>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Actions a round</source>
        <comment>sheet.actions</comment>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Actions in the phase</source>
        <comment>sheet.phaseActions</comment>
        <translation>Aktionen in der Phase</translation>
    </message>
    <message>
        <source>Additional Actions</source>
        <comment>sheet.additionalActions</comment>
        <translation>Zusätzliche Aktionen</translation>
    </message>
    <message>
        <source>Initiative rating</source>
        <comment>sheet.initiative</comment>
        <translation>Initiativewert</translation>
    </message>
    <message>
        <source>Free parries</source>
        <comment>sheet.freeParries</comment>
        <translation>Freie Paraden</translation>
    </message>
    <message>
        <source>Dice needed unhurt</source>
        <comment>sheet.skillFaces</comment>
        <translation>Nötige Würfel, unverletzt</translation>
    </message>
    <message>
        <source>Dice needed in armour</source>
        <comment>sheet.skillArmour</comment>
        <translation>Nötige Würfel in Rüstung</translation>
    </message>
    <message>
        <source>Dice needed with the wounds</source>
        <comment>sheet.skillNeeded</comment>
        <translation>Nötige Würfel mit den Wunden</translation>
    </message>
    <message>
        <source>Impact damage when new</source>
        <comment>sheet.idFull</comment>
        <translation>ID im neuen Zustand</translation>
    </message>
    <message>
        <source>L Arm</source>
        <comment>leftArm</comment>
        <translation>L Arm</translation>
    </message>
    <message>
        <source>R Arm</source>
        <comment>rightArm</comment>
        <translation>R Arm</translation>
    </message>
    <message>
        <source>L Leg</source>
        <comment>leftLeg</comment>
        <translation>L Bein</translation>
    </message>
    <message>
        <source>R Leg</source>
        <comment>rightLeg</comment>
        <translation>R Bein</translation>
    </message>
    <message>
        <source>DAM</source>
        <comment>meleeWeapon.damage</comment>
        <translation>DAM</translation>
    </message>
    <message>
        <source>DAM</source>
        <comment>thrownWeapon.damage</comment>
        <translation>DAM</translation>
    </message>
    <message>
        <source>DAM</source>
        <comment>grenade.damage</comment>
        <translation>DAM</translation>
    </message>
    <message>
        <source>Handling Factor</source>
        <comment>handling</comment>
        <translation>Handhabung</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>hands</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Kind of damage</source>
        <comment>damageKind</comment>
        <translation>Schadensart</translation>
    </message>
    <message>
        <source>Part of the body</source>
        <comment>natural</comment>
        <translation>Teil des Körpers</translation>
    </message>
    <message>
        <source>Unarmoured hand or limb</source>
        <comment>bareHanded</comment>
        <translation>Ungepanzerte Hand oder Gliedmaße</translation>
    </message>
    <message>
        <source>Flexible</source>
        <comment>flexible</comment>
        <translation>Biegsam</translation>
    </message>
    <message>
        <source>Vibro</source>
        <comment>vibro</comment>
        <translation>Vibro</translation>
    </message>
    <message>
        <source>Fuse</source>
        <comment>fuse</comment>
        <translation>Zünder</translation>
    </message>
    <message>
        <source>Blast Zone</source>
        <comment>blastZone</comment>
        <translation>Wirkungszone</translation>
    </message>
    <message>
        <source>Blast Radius</source>
        <comment>blastRadius</comment>
        <translation>Wirkungsradius</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>count</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>In short</source>
        <comment>summary</comment>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>Category</source>
        <comment>category</comment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Change of stats</source>
        <comment>statChange</comment>
        <translation>Änderung der Attribute</translation>
    </message>
    <message>
        <source>Attack rolls</source>
        <comment>attackRolls</comment>
        <translation>Trefferwürfe</translation>
    </message>
    <message>
        <source>Skill rolls</source>
        <comment>skillRolls</comment>
        <translation>Fertigkeitsproben</translation>
    </message>
    <message>
        <source>Stat rolls</source>
        <comment>statRolls</comment>
        <translation>Attributsproben</translation>
    </message>
    <message>
        <source>Actions a round</source>
        <comment>conditionTemplate.actions</comment>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Initiative Total</source>
        <comment>conditionTemplate.initiative</comment>
        <translation>Initiativesumme</translation>
    </message>
    <message>
        <source>Cannot aim</source>
        <comment>preventsAiming</comment>
        <translation>Kann nicht zielen</translation>
    </message>
    <message>
        <source>Cannot act</source>
        <comment>preventsActing</comment>
        <translation>Kann nicht handeln</translation>
    </message>
    <message>
        <source>Lasts</source>
        <comment>duration</comment>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Counted in</source>
        <comment>durationUnit</comment>
        <translation>Gezählt in</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>value</comment>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Applies to</source>
        <comment>appliesTo</comment>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>form</comment>
        <translation>Ändert</translation>
    </message>
    <message>
        <source>Circumstance of</source>
        <comment>whose</comment>
        <translation>Umstand von</translation>
    </message>
    <message>
        <source>As the attacker chooses</source>
        <comment>chosen</comment>
        <translation>Nach Wahl des Angreifers</translation>
    </message>
    <message>
        <source>Flash and bang</source>
        <comment>flashBang</comment>
        <translation>Blitz und Knall</translation>
    </message>
    <message>
        <source>Until taken off</source>
        <comment>untilRemoved</comment>
        <translation>Bis zum Entfernen</translation>
    </message>
    <message>
        <source>To hit</source>
        <comment>attackRoll</comment>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>Skill rolls</source>
        <comment>skillRoll</comment>
        <translation>Fertigkeitsproben</translation>
    </message>
    <message>
        <source>Stat rolls</source>
        <comment>statRoll</comment>
        <translation>Attributsproben</translation>
    </message>
    <message>
        <source>Hit spread</source>
        <comment>hitSpread</comment>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Aiming die</source>
        <comment>aimingDie</comment>
        <translation>Zielwürfel</translation>
    </message>
    <message>
        <source>The roll</source>
        <comment>form.roll</comment>
        <translation>Den Wurf</translation>
    </message>
    <message>
        <source>The target number</source>
        <comment>targetNumber</comment>
        <translation>Den Zielwert</translation>
    </message>
    <message>
        <source>Whoever acts</source>
        <comment>whose.actor</comment>
        <translation>Wer handelt</translation>
    </message>
    <message>
        <source>The target</source>
        <comment>whose.target</comment>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>effect</comment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Blast</source>
        <comment>blast</comment>
        <translation>Wirkung der Granate</translation>
    </message>
    <message>
        <source>Throwing</source>
        <comment>throwing</comment>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>How long</source>
        <comment>duration</comment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>3D System</source>
        <translation>3D System</translation>
    </message>
    <message>
        <source>ID before</source>
        <comment>armour.id</comment>
        <translation>ID vorher</translation>
    </message>
    <message>
        <source>ID lost</source>
        <comment>armour.loss</comment>
        <translation>ID verloren</translation>
    </message>
    <message>
        <source>ID left</source>
        <comment>armour.idLeft</comment>
        <translation>ID übrig</translation>
    </message>
    <message>
        <source>Optimum</source>
        <comment>shot.band=0</comment>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>shot.band=1</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>shot.band=2</comment>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <comment>shot.band=3</comment>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>beyond Extreme</source>
        <comment>shot.band=4</comment>
        <translation>jenseits von Extrem</translation>
    </message>
    <message>
        <source>aimed</source>
        <comment>shot.type=0</comment>
        <translation>gezielt</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>shot.type=1</comment>
        <translation>wild</translation>
    </message>
    <message>
        <source>snap</source>
        <comment>shot.type=2</comment>
        <translation>Schnellschuss</translation>
    </message>
    <message>
        <source>sound</source>
        <comment>effect.state=0</comment>
        <translation>heil</translation>
    </message>
    <message>
        <source>moderate</source>
        <comment>effect.state=1</comment>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>severe</source>
        <comment>effect.state=2</comment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>effect.state=3</comment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>sound</source>
        <comment>sheet.state=0</comment>
        <translation>heil</translation>
    </message>
    <message>
        <source>moderate</source>
        <comment>sheet.state=1</comment>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>severe</source>
        <comment>sheet.state=2</comment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>sheet.state=3</comment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>1, upper right</source>
        <comment>deviation.direction=1</comment>
        <translation>1, rechts oben</translation>
    </message>
    <message>
        <source>2, lower right</source>
        <comment>deviation.direction=2</comment>
        <translation>2, rechts unten</translation>
    </message>
    <message>
        <source>3, down</source>
        <comment>deviation.direction=3</comment>
        <translation>3, unten</translation>
    </message>
    <message>
        <source>4, lower left</source>
        <comment>deviation.direction=4</comment>
        <translation>4, links unten</translation>
    </message>
    <message>
        <source>5, upper left</source>
        <comment>deviation.direction=5</comment>
        <translation>5, links oben</translation>
    </message>
    <message>
        <source>6, up</source>
        <comment>deviation.direction=6</comment>
        <translation>6, oben</translation>
    </message>
    <message>
        <source>Aiming</source>
        <comment>aiming</comment>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>second</comment>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Third</source>
        <comment>third</comment>
        <translation>Dritter</translation>
    </message>
    <message>
        <source>Left Arm</source>
        <comment>leftArm</comment>
        <translation>Linker Arm</translation>
    </message>
    <message>
        <source>Right Arm</source>
        <comment>rightArm</comment>
        <translation>Rechter Arm</translation>
    </message>
    <message>
        <source>Left Leg</source>
        <comment>leftLeg</comment>
        <translation>Linkes Bein</translation>
    </message>
    <message>
        <source>Right Leg</source>
        <comment>rightLeg</comment>
        <translation>Rechtes Bein</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>distance</comment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Weapon rested</source>
        <comment>rest</comment>
        <translation>Waffe aufgelegt</translation>
    </message>
    <message>
        <source>Target dives for cover</source>
        <comment>targetDives</comment>
        <translation>Ziel wirft sich in Deckung</translation>
    </message>
    <message>
        <source>Dance of the target</source>
        <comment>rangedDefence</comment>
        <translation>Tanz des Ziels</translation>
    </message>
    <message>
        <source>Modifiers of the roll</source>
        <comment>rollModifiers</comment>
        <translation>Modifikatoren des Wurfs</translation>
    </message>
    <message>
        <source>Modifiers of the target number</source>
        <comment>targetModifiers</comment>
        <translation>Modifikatoren des Zielwerts</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>coveredLocations</comment>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Cover PV</source>
        <comment>coverPv</comment>
        <translation>PV der Deckung</translation>
    </message>
    <message>
        <source>Cover ID</source>
        <comment>coverId</comment>
        <translation>ID der Deckung</translation>
    </message>
    <message>
        <source>Cover ID left</source>
        <comment>coverIdLeft</comment>
        <translation>Rest-ID der Deckung</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>turn.actionRounding.down</comment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>vev.halfPv.down</comment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>parry.freeRounding.down</comment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Marksman</source>
        <comment>marksman</comment>
        <translation>Scharfschütze</translation>
    </message>
    <message>
        <source>Auto/Support</source>
        <comment>autoSupport</comment>
        <translation>Auto/Support</translation>
    </message>
    <message>
        <source>Pistol</source>
        <comment>pistol</comment>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Rifle</source>
        <comment>rifle</comment>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Dodge</source>
        <comment>dodge</comment>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <comment>acrobatics</comment>
        <translation>Akrobatik</translation>
    </message>
    <message>
        <source>Paramedic</source>
        <comment>paramedic</comment>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>Surgery</source>
        <comment>surgery</comment>
        <translation>Chirurgie</translation>
    </message>
    <message>
        <source>Weapons Maintenance</source>
        <comment>weaponsMaintenance</comment>
        <translation>Waffenpflege</translation>
    </message>
    <message>
        <source>Martial Arts</source>
        <comment>martialArts</comment>
        <translation>Kampfkunst</translation>
    </message>
    <message>
        <source>Unarmed Combat</source>
        <comment>unarmedCombat</comment>
        <translation>Waffenloser Kampf</translation>
    </message>
    <message>
        <source>Blade</source>
        <comment>blade</comment>
        <translation>Klinge</translation>
    </message>
    <message>
        <source>Polearm</source>
        <comment>polearm</comment>
        <translation>Stangenwaffe</translation>
    </message>
    <message>
        <source>Flexible weapons</source>
        <comment>flexible</comment>
        <translation>Biegsame Waffen</translation>
    </message>
    <message>
        <source>Inborn Healing</source>
        <comment>ebonHealing</comment>
        <translation>Angeborene Heilung</translation>
    </message>
    <message>
        <source>Ambidextrous</source>
        <comment>ambidextrous</comment>
        <translation>Beidhändig</translation>
    </message>
    <message>
        <source>Rapid Fire</source>
        <comment>rapidFire</comment>
        <translation>Schnellfeuer</translation>
    </message>
    <message>
        <source>Quick Draw</source>
        <comment>quickDraw</comment>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>Dance of Death</source>
        <comment>danceOfDeath</comment>
        <translation>Todestanz</translation>
    </message>
    <message>
        <source>Ballet of Death</source>
        <comment>balletOfDeath</comment>
        <translation>Todesballett</translation>
    </message>
    <message>
        <source>The blow</source>
        <comment>blow</comment>
        <translation>Der Hieb</translation>
    </message>
    <message>
        <source>Parry</source>
        <comment>parry</comment>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Dance</source>
        <comment>dance</comment>
        <translation>Tanz</translation>
    </message>
    <message>
        <source>Dance or dodge of the target</source>
        <comment>attack.defence</comment>
        <translation>Tanz oder Ausweichen des Ziels</translation>
    </message>
    <message>
        <source>Handicap</source>
        <comment>attack.handicap</comment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Off hand</source>
        <comment>attack.offHand</comment>
        <translation>Nebenhand</translation>
    </message>
    <message>
        <source>Two heavy weapons</source>
        <comment>attack.blades</comment>
        <translation>Zwei schwere Waffen</translation>
    </message>
    <message>
        <source>Dodge against this attack</source>
        <comment>attack.dodge</comment>
        <translation>Ausweichen vor diesem Angriff</translation>
    </message>
    <message>
        <source>Total after the dodge</source>
        <comment>attack.dodged</comment>
        <translation>Summe nach dem Ausweichen</translation>
    </message>
    <message>
        <source>Hits all the same</source>
        <comment>attack.stillHits</comment>
        <translation>Trifft trotzdem</translation>
    </message>
    <message>
        <source>Handling Factor</source>
        <comment>deviation.handling</comment>
        <translation>Handhabung</translation>
    </message>
    <message>
        <source>Direction after the parry</source>
        <comment>deviation.turned</comment>
        <translation>Richtung nach der Parade</translation>
    </message>
    <message>
        <source>Handling Factor after the parry</source>
        <comment>deviation.raised</comment>
        <translation>Handhabung nach der Parade</translation>
    </message>
    <message>
        <source>With the strength bonus</source>
        <comment>damage.strength</comment>
        <translation>Mit dem Stärkebonus</translation>
    </message>
    <message>
        <source>Left after the parry</source>
        <comment>damage.parried</comment>
        <translation>Bleibt nach der Parade</translation>
    </message>
    <message>
        <source>Damage and bruises overwhelm</source>
        <comment>effect.overwhelmed</comment>
        <translation>Schaden und Prellungen überwältigen</translation>
    </message>
    <message>
        <source>Without the skill</source>
        <comment>blow.unskilled</comment>
        <translation>Ohne die Fertigkeit</translation>
    </message>
    <message>
        <source>Half of the skill</source>
        <comment>blow.halfSkill</comment>
        <translation>Halbe Fertigkeit</translation>
    </message>
    <message>
        <source>Bruises only</source>
        <comment>blow.bruises</comment>
        <translation>Prellt nur</translation>
    </message>
    <message>
        <source>Most for the deviation</source>
        <comment>parry.handling</comment>
        <translation>Höchstens für die Abweichung</translation>
    </message>
    <message>
        <source>Kept for the deviation</source>
        <comment>parry.divided</comment>
        <translation>Für die Abweichung zurückgelegt</translation>
    </message>
    <message>
        <source>Left for the damage</source>
        <comment>parry.remaining</comment>
        <translation>Bleibt gegen den Schaden</translation>
    </message>
    <message>
        <source>With the weapon</source>
        <comment>parry.weapon</comment>
        <translation>Mit der Waffe</translation>
    </message>
    <message>
        <source>With the strength bonus</source>
        <comment>parry.strength</comment>
        <translation>Mit dem Stärkebonus</translation>
    </message>
    <message>
        <source>Half with bare hands</source>
        <comment>parry.halved</comment>
        <translation>Mit bloßen Händen halb</translation>
    </message>
    <message>
        <source>Stopped by the parry</source>
        <comment>parry.stopped</comment>
        <translation>Von der Parade aufgehalten</translation>
    </message>
    <message>
        <source>Burden on Actions</source>
        <comment>dodge.burden</comment>
        <translation>Last auf Aktionen</translation>
    </message>
    <message>
        <source>Burden on the next Action</source>
        <comment>dance.burden</comment>
        <translation>Last auf der nächsten Aktion</translation>
    </message>
    <message>
        <source>Parry</source>
        <comment>parry.dice</comment>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Dodge</source>
        <comment>dodge.dice</comment>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Dance</source>
        <comment>dance.dice</comment>
        <translation>Tanz</translation>
    </message>
    <message>
        <source>Parry the blow</source>
        <comment>reaction.parry</comment>
        <translation>Den Hieb parieren</translation>
    </message>
    <message>
        <source>Parry with an Action</source>
        <comment>parry.paid</comment>
        <translation>Mit einer Aktion parieren</translation>
    </message>
    <message>
        <source>Dodge: 1 for the phase, 2 for the round</source>
        <comment>reaction.dodge</comment>
        <translation>Ausweichen: 1 für die Phase, 2 für die Runde</translation>
    </message>
    <message>
        <source>Half-dodge</source>
        <comment>reaction.halfDodge</comment>
        <translation>Halbes Ausweichen</translation>
    </message>
    <message>
        <source>Points kept for the deviation</source>
        <comment>parry.divide</comment>
        <translation>Für die Abweichung zurückgelegte Punkte</translation>
    </message>
    <message>
        <source>Turn the direction by one</source>
        <comment>parry.turn</comment>
        <translation>Die Richtung um eins drehen</translation>
    </message>
    <message>
        <source>Points on the Handling Factor</source>
        <comment>parry.raise</comment>
        <translation>Punkte auf die Handhabung</translation>
    </message>
    <message>
        <source>ranged attacks are dodged with Dance of Death or Ballet of Death only; dive for cover</source>
        <comment>dance.none</comment>
        <translation>Fernangriffen weicht man nur mit Todestanz oder Todesballett aus; in Deckung springen</translation>
    </message>
    <message>
        <source>the first of the two blows has not been struck; strike it first</source>
        <comment>blow.noSecondBlow</comment>
        <translation>der erste der beiden Hiebe ist nicht geführt; ihn zuerst führen</translation>
    </message>
    <message>
        <source>the weapon takes both hands; free them</source>
        <comment>blow.twoHands</comment>
        <translation>die Waffe braucht beide Hände; sie frei machen</translation>
    </message>
    <message>
        <source>none is left to throw</source>
        <comment>throw.none</comment>
        <translation>zum Werfen ist keine mehr da</translation>
    </message>
    <message>
        <source>thrown weapons are not aimed; throw at once</source>
        <comment>ready.throwNotAimed</comment>
        <translation>mit Wurfwaffen wird nicht gezielt; gleich werfen</translation>
    </message>
    <message>
        <source>this is a part of the body; it is always at hand</source>
        <comment>ready.natural</comment>
        <translation>dies ist ein Teil des Körpers; es ist immer zur Hand</translation>
    </message>
    <message>
        <source>Blow</source>
        <comment>melee</comment>
        <translation>Hieb</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>throw</comment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Ready a weapon</source>
        <comment>ready</comment>
        <translation>Waffe bereitmachen</translation>
    </message>
    <message>
        <source>Ready a thrown weapon</source>
        <comment>readyThrown</comment>
        <translation>Wurfwaffe bereitmachen</translation>
    </message>
    <message>
        <source>Dodge lasts</source>
        <comment>meleeDefenceScope</comment>
        <translation>Ausweichen dauert</translation>
    </message>
    <message>
        <source>Dodge for the round</source>
        <comment>roundDefence</comment>
        <translation>Ausweichen für die Runde</translation>
    </message>
    <message>
        <source>Danced in this phase</source>
        <comment>danced</comment>
        <translation>In dieser Phase getanzt</translation>
    </message>
    <message>
        <source>Free parries left</source>
        <comment>freeParriesLeft</comment>
        <translation>Freie Paraden übrig</translation>
    </message>
    <message>
        <source>Aims at a blow</source>
        <comment>meleeAim</comment>
        <translation>Zielen auf einen Hieb</translation>
    </message>
    <message>
        <source>Second blow to come</source>
        <comment>secondBlowDue</comment>
        <translation>Zweiter Hieb steht aus</translation>
    </message>
    <message>
        <source>Blow</source>
        <comment>blow</comment>
        <translation>Hieb</translation>
    </message>
    <message>
        <source>Handicap</source>
        <comment>handicap</comment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Damage wanted</source>
        <comment>wantedDamage</comment>
        <translation>Gewünschter Schaden</translation>
    </message>
    <message>
        <source>Target unaware</source>
        <comment>targetUnaware</comment>
        <translation>Ziel ahnungslos</translation>
    </message>
    <message>
        <source>Target holds two weapons</source>
        <comment>targetHoldsTwo</comment>
        <translation>Ziel hält zwei Waffen</translation>
    </message>
    <message>
        <source>Modifier of the parry</source>
        <comment>parryModifier</comment>
        <translation>Modifikator der Parade</translation>
    </message>
    <message>
        <source>Lasts for</source>
        <comment>lasts</comment>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>meleeDefenceScope.none</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>First of two</source>
        <comment>firstOfTwo</comment>
        <translation>Erster von zweien</translation>
    </message>
    <message>
        <source>Second of two</source>
        <comment>secondOfTwo</comment>
        <translation>Zweiter von zweien</translation>
    </message>
    <message>
        <source>As the weapon does</source>
        <comment>asWeapon</comment>
        <translation>Wie die Waffe</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>putAway</comment>
        <translation>Wegstecken</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>defence</comment>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>What the template covers</source>
        <comment>pattern</comment>
        <translation>Was die Schablone bedeckt</translation>
    </message>
    <message>
        <source>Number of bullets</source>
        <comment>burst</comment>
        <translation>Anzahl der Kugeln</translation>
    </message>
    <message>
        <source>String of shots</source>
        <comment>string</comment>
        <translation>Schussfolge</translation>
    </message>
    <message>
        <source>Bullet by bullet</source>
        <comment>bullet</comment>
        <translation>Kugel für Kugel</translation>
    </message>
    <message>
        <source>Suppressed area</source>
        <comment>suppression</comment>
        <translation>Niedergehaltenes Gebiet</translation>
    </message>
    <message>
        <source>Crossing the area</source>
        <comment>evade</comment>
        <translation>Durchqueren des Gebiets</translation>
    </message>
    <message>
        <source>COOL against the strain</source>
        <comment>stress</comment>
        <translation>COOL gegen die Belastung</translation>
    </message>
    <message>
        <source>Half of the skill, two weapons</source>
        <comment>shot.halfSkill</comment>
        <translation>Halbe Fertigkeit, zwei Waffen</translation>
    </message>
    <message>
        <source>Recoil of both guns</source>
        <comment>recoil.sum</comment>
        <translation>Rückstoß beider Waffen</translation>
    </message>
    <message>
        <source>Recoil of both beyond STR</source>
        <comment>recoil.sumExcess</comment>
        <translation>Rückstoß beider über STR</translation>
    </message>
    <message>
        <source>Bruising by all bullets</source>
        <comment>recoil.bruisingSum</comment>
        <translation>Prellung durch alle Kugeln</translation>
    </message>
    <message>
        <source>Size of the template</source>
        <comment>pattern.size</comment>
        <translation>Größe der Schablone</translation>
    </message>
    <message>
        <source>Locations it covers</source>
        <comment>pattern.locations</comment>
        <translation>Bedeckte Trefferzonen</translation>
    </message>
    <message>
        <source>Location covered</source>
        <comment>pattern.location</comment>
        <translation>Bedeckte Trefferzone</translation>
    </message>
    <message>
        <source>Hexes of it</source>
        <comment>pattern.hexes</comment>
        <translation>Hexfelder davon</translation>
    </message>
    <message>
        <source>Bullets rolled</source>
        <comment>burst.rolled</comment>
        <translation>Gewürfelte Kugeln</translation>
    </message>
    <message>
        <source>Raised or lowered</source>
        <comment>burst.changed</comment>
        <translation>Erhöht oder gesenkt</translation>
    </message>
    <message>
        <source>Bullets fired</source>
        <comment>burst.bullets</comment>
        <translation>Abgefeuerte Kugeln</translation>
    </message>
    <message>
        <source>Directions to be influenced</source>
        <comment>burst.window</comment>
        <translation>Beeinflussbare Richtungen</translation>
    </message>
    <message>
        <source>Shots of the string</source>
        <comment>string.shots</comment>
        <translation>Schüsse der Folge</translation>
    </message>
    <message>
        <source>Fire moves on to target</source>
        <comment>bullet.target</comment>
        <translation>Feuer wandert zu Ziel</translation>
    </message>
    <message>
        <source>Lost between the targets</source>
        <comment>bullet.lost</comment>
        <translation>Zwischen den Zielen verloren</translation>
    </message>
    <message>
        <source>Direction turned by</source>
        <comment>bullet.influenced</comment>
        <translation>Richtung gedreht um</translation>
    </message>
    <message>
        <source>Of all barrels</source>
        <comment>damage.barrels</comment>
        <translation>Aller Läufe</translation>
    </message>
    <message>
        <source>Share of the location</source>
        <comment>damage.share</comment>
        <translation>Anteil der Trefferzone</translation>
    </message>
    <message>
        <source>Damage of the bullets so far</source>
        <comment>knockback.sum</comment>
        <translation>Schaden der bisherigen Kugeln</translation>
    </message>
    <message>
        <source>Through all locations</source>
        <comment>knockback.through</comment>
        <translation>Durch alle Trefferzonen</translation>
    </message>
    <message>
        <source>Area suppressed</source>
        <comment>suppression.zone</comment>
        <translation>Gebiet niedergehalten</translation>
    </message>
    <message>
        <source>Bullets that can still hit</source>
        <comment>suppression.bullets</comment>
        <translation>Kugeln, die noch treffen können</translation>
    </message>
    <message>
        <source>Lasts until</source>
        <comment>suppression.until</comment>
        <translation>Dauert bis</translation>
    </message>
    <message>
        <source>Dodge in this armour</source>
        <comment>evade.dodge</comment>
        <translation>Ausweichen in dieser Rüstung</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <comment>evade.acrobatics</comment>
        <translation>Akrobatik</translation>
    </message>
    <message>
        <source>Gets through unharmed</source>
        <comment>evade.unharmed</comment>
        <translation>Kommt unversehrt hindurch</translation>
    </message>
    <message>
        <source>Bullets that hit</source>
        <comment>evade.hits</comment>
        <translation>Treffende Kugeln</translation>
    </message>
    <message>
        <source>Penalty of the strain</source>
        <comment>stress.value</comment>
        <translation>Malus der Belastung</translation>
    </message>
    <message>
        <source>the end of the phase</source>
        <comment>suppression.until=0</comment>
        <translation>zum Ende der Phase</translation>
    </message>
    <message>
        <source>the shooter&apos;s next Action</source>
        <comment>suppression.until=1</comment>
        <translation>zur nächsten Aktion des Schützen</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <comment>suppression.until=2</comment>
        <translation>zum Ende der Runde</translation>
    </message>
    <message>
        <source>Dice for the number of bullets</source>
        <comment>burst.dice</comment>
        <translation>Würfel: Zahl der Schüsse</translation>
    </message>
    <message>
        <source>Bullets more or less</source>
        <comment>burst.change</comment>
        <translation>Kugeln mehr oder weniger</translation>
    </message>
    <message>
        <source>Dice of the bullet</source>
        <comment>bullet.dice</comment>
        <translation>Würfel der Kugel</translation>
    </message>
    <message>
        <source>Turn the direction by</source>
        <comment>bullet.influence</comment>
        <translation>Richtung drehen um</translation>
    </message>
    <message>
        <source>On to the next target?</source>
        <comment>bullet.move</comment>
        <translation>Weiter zum nächsten Ziel?</translation>
    </message>
    <message>
        <source>Paid with bullets instead of an influence?</source>
        <comment>bullet.price</comment>
        <translation>Mit Kugeln statt einer Beeinflussung bezahlt?</translation>
    </message>
    <message>
        <source>Hex the fire starts from</source>
        <comment>bullet.start</comment>
        <translation>Hexfeld, von dem das Feuer ausgeht</translation>
    </message>
    <message>
        <source>Acrobatics instead of Dodge?</source>
        <comment>evade.skill</comment>
        <translation>Akrobatik statt Ausweichen?</translation>
    </message>
    <message>
        <source>Dodge or Acrobatics</source>
        <comment>evade.dice</comment>
        <translation>Ausweichen oder Akrobatik</translation>
    </message>
    <message>
        <source>COOL test against the strain</source>
        <comment>stress.dice</comment>
        <translation>COOL-Probe gegen die Belastung</translation>
    </message>
    <message>
        <source>Bullets</source>
        <comment>bullets</comment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>hex</comment>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>a shot is one bullet; fire a burst or full auto as a volley</source>
        <comment>mode.volley</comment>
        <translation>ein Schuss ist eine Kugel; Feuerstoß und Dauerfeuer als Salve abgeben</translation>
    </message>
    <message>
        <source>shot and slugs are fired from shotguns only; load something else</source>
        <comment>ammunition.noShotgun</comment>
        <translation>Schrot und Flintenlaufgeschosse verschießt nur eine Flinte; etwas anderes laden</translation>
    </message>
    <message>
        <source>nobody is fired at; name a target</source>
        <comment>target.missing</comment>
        <translation>auf niemanden wird geschossen; ein Ziel nennen</translation>
    </message>
    <message>
        <source>only bursts and full auto are walked over several targets; name one</source>
        <comment>target.onlyOne</comment>
        <translation>nur Feuerstöße und Dauerfeuer wandern über mehrere Ziele; eines nennen</translation>
    </message>
    <message>
        <source>the body plan has %1 hexes, and one of more than %2 cannot be drawn at random; fire at one target</source>
        <comment>plan.tooLarge</comment>
        <translation>der Körperplan hat %1 Hexfelder, und aus mehr als %2 lässt sich keines auslosen; auf ein Ziel schießen</translation>
    </message>
    <message>
        <source>%1 shots are more than the %2 that recoil, DEX and magazine allow now; name fewer</source>
        <comment>shots.tooMany</comment>
        <translation>%1 Schüsse sind mehr als die %2, die Rückstoß, DEX und Magazin jetzt erlauben; weniger nennen</translation>
    </message>
    <message>
        <source>suppressive fire needs a weapon that fires full auto; choose another</source>
        <comment>suppress.notAutomatic</comment>
        <translation>Niederhalten verlangt eine Waffe mit Dauerfeuer; eine andere wählen</translation>
    </message>
    <message>
        <source>Volley</source>
        <comment>volley</comment>
        <translation>Salve</translation>
    </message>
    <message>
        <source>Two guns</source>
        <comment>twoGuns</comment>
        <translation>Zwei Waffen</translation>
    </message>
    <message>
        <source>Suppressive fire</source>
        <comment>suppress</comment>
        <translation>Niederhalten</translation>
    </message>
    <message>
        <source>Crossing a suppressed area</source>
        <comment>evade</comment>
        <translation>Durchqueren eines niedergehaltenen Gebiets</translation>
    </message>
    <message>
        <source>Dice for the bullets</source>
        <comment>dice</comment>
        <translation>Würfel für die Kugeln</translation>
    </message>
    <message>
        <source>Shots of the string</source>
        <comment>shots</comment>
        <translation>Schüsse der Folge</translation>
    </message>
    <message>
        <source>Bullets for this target</source>
        <comment>bullets</comment>
        <translation>Kugeln für dieses Ziel</translation>
    </message>
    <message>
        <source>Bullets that can still hit</source>
        <comment>zoneBullets</comment>
        <translation>Kugeln, die noch treffen können</translation>
    </message>
    <message>
        <source>Strain COOL may reduce</source>
        <comment>stress</comment>
        <translation>Belastung, die COOL mindern kann</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>initiative</comment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Actions of the phase</source>
        <comment>turn</comment>
        <translation>Aktionen der Phase</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <comment>opportunity</comment>
        <translation>Platz in der Reihenfolge</translation>
    </message>
    <message>
        <source>Split Action</source>
        <comment>split</comment>
        <translation>Geteilte Aktion</translation>
    </message>
    <message>
        <source>Bleeding</source>
        <comment>bleeding</comment>
        <translation>Blutung</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <comment>regeneration</comment>
        <translation>Regeneration</translation>
    </message>
    <message>
        <source>Healing</source>
        <comment>healing</comment>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>recovery</comment>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Hardening the skin</source>
        <comment>shift</comment>
        <translation>Haut härten</translation>
    </message>
    <message>
        <source>First aid</source>
        <comment>aid</comment>
        <translation>Erste Hilfe</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>initiative.dice</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Initiative rating</source>
        <comment>initiative.rating</comment>
        <translation>Initiativewert</translation>
    </message>
    <message>
        <source>Martial Arts</source>
        <comment>initiative.martialArts</comment>
        <translation>Kampfkunst</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>initiative.wounds</comment>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>initiative.modifier</comment>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Initiative Total</source>
        <comment>initiative.total</comment>
        <translation>Initiativesumme</translation>
    </message>
    <message>
        <source>Roll-off</source>
        <comment>initiative.rollOff</comment>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Actions a round</source>
        <comment>turn.actions</comment>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Additional Actions</source>
        <comment>turn.additional</comment>
        <translation>Zusätzliche Aktionen</translation>
    </message>
    <message>
        <source>Free parries</source>
        <comment>turn.freeParries</comment>
        <translation>Freie Paraden</translation>
    </message>
    <message>
        <source>Actions in the phase</source>
        <comment>turn.placed</comment>
        <translation>Aktionen in der Phase</translation>
    </message>
    <message>
        <source>Actions not lost</source>
        <comment>turn.available</comment>
        <translation>Nicht verlorene Aktionen</translation>
    </message>
    <message>
        <source>Opportunity Actions held</source>
        <comment>opportunity.held</comment>
        <translation>Für Gelegenheit aufgehoben</translation>
    </message>
    <message>
        <source>Actions left</source>
        <comment>opportunity.left</comment>
        <translation>Aktionen übrig</translation>
    </message>
    <message>
        <source>Additional Actions left</source>
        <comment>opportunity.additional</comment>
        <translation>Zusätzliche Aktionen übrig</translation>
    </message>
    <message>
        <source>Rank to divide</source>
        <comment>split.pool</comment>
        <translation>Rang zum Teilen</translation>
    </message>
    <message>
        <source>Most for the secondary action</source>
        <comment>split.cap</comment>
        <translation>Höchstens für den zweiten Teil</translation>
    </message>
    <message>
        <source>Rank of the secondary action</source>
        <comment>split.secondary</comment>
        <translation>Rang des zweiten Teils</translation>
    </message>
    <message>
        <source>Rank of the primary action</source>
        <comment>split.primary</comment>
        <translation>Rang des ersten Teils</translation>
    </message>
    <message>
        <source>Open wounds</source>
        <comment>bleeding.wounds</comment>
        <translation>Offene Wunden</translation>
    </message>
    <message>
        <source>Rounds between losses</source>
        <comment>bleeding.interval</comment>
        <translation>Runden zwischen Verlusten</translation>
    </message>
    <message>
        <source>Rounds since the last loss</source>
        <comment>bleeding.counter</comment>
        <translation>Runden seit dem letzten Verlust</translation>
    </message>
    <message>
        <source>Bleeds now</source>
        <comment>bleeding.due</comment>
        <translation>Blutet jetzt</translation>
    </message>
    <message>
        <source>Hits lost</source>
        <comment>bleeding.loss</comment>
        <translation>Verlorene Hits</translation>
    </message>
    <message>
        <source>Lost from</source>
        <comment>bleeding.location</comment>
        <translation>Verloren an</translation>
    </message>
    <message>
        <source>Hits left there</source>
        <comment>bleeding.hitsLeft</comment>
        <translation>Hits dort übrig</translation>
    </message>
    <message>
        <source>Standard damage so far</source>
        <comment>bleeding.standard</comment>
        <translation>Standardschaden bisher</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>bleeding.dead</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <comment>bleeding.unconscious</comment>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Damage and bruises overwhelm</source>
        <comment>bleeding.overwhelmed</comment>
        <translation>Schaden und Prellungen überwältigen</translation>
    </message>
    <message>
        <source>Damage and bruises overwhelm</source>
        <comment>aid.overwhelmed</comment>
        <translation>Schaden und Prellungen überwältigen</translation>
    </message>
    <message>
        <source>Regenerates now</source>
        <comment>regeneration.due</comment>
        <translation>Regeneriert jetzt</translation>
    </message>
    <message>
        <source>Latest fourth round</source>
        <comment>regeneration.round</comment>
        <translation>Letzte vierte Runde</translation>
    </message>
    <message>
        <source>Open wounds left</source>
        <comment>regeneration.wounds</comment>
        <translation>Offene Wunden übrig</translation>
    </message>
    <message>
        <source>Hit regained at</source>
        <comment>regeneration.location</comment>
        <translation>Hit zurück an</translation>
    </message>
    <message>
        <source>Healed by each point of Flux</source>
        <comment>healing.perFlux</comment>
        <translation>Heilung je Punkt Flux</translation>
    </message>
    <message>
        <source>Healed in all</source>
        <comment>healing.amount</comment>
        <translation>Heilung insgesamt</translation>
    </message>
    <message>
        <source>Phases until it works</source>
        <comment>healing.phases</comment>
        <translation>Phasen bis zur Wirkung</translation>
    </message>
    <message>
        <source>Stopped by a stuck bullet</source>
        <comment>healing.blocked</comment>
        <translation>Vom Steckgeschoss verhindert</translation>
    </message>
    <message>
        <source>Hits given back</source>
        <comment>healing.restored</comment>
        <translation>Wiederhergestellte Hits</translation>
    </message>
    <message>
        <source>Bruising left</source>
        <comment>healing.bruising</comment>
        <translation>Prellung übrig</translation>
    </message>
    <message>
        <source>Awake again</source>
        <comment>healing.awake</comment>
        <translation>Wieder wach</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>recovery.hours</comment>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Days in hospital</source>
        <comment>recovery.days</comment>
        <translation>Tage im Krankenhaus</translation>
    </message>
    <message>
        <source>Days it takes</source>
        <comment>recovery.needed</comment>
        <translation>Nötige Tage</translation>
    </message>
    <message>
        <source>Protection value</source>
        <comment>shift.pv</comment>
        <translation>Schutzwert</translation>
    </message>
    <message>
        <source>PHYS left</source>
        <comment>shift.phys</comment>
        <translation>PHYS übrig</translation>
    </message>
    <message>
        <source>Open wounds</source>
        <comment>aid.openWounds</comment>
        <translation>Offene Wunden</translation>
    </message>
    <message>
        <source>Good enough for them</source>
        <comment>aid.enough</comment>
        <translation>Gut genug dafür</translation>
    </message>
    <message>
        <source>Damage done</source>
        <comment>aid.damage</comment>
        <translation>Angerichteter Schaden</translation>
    </message>
    <message>
        <source>Hits left there</source>
        <comment>aid.hitsLeft</comment>
        <translation>Hits dort übrig</translation>
    </message>
    <message>
        <source>Standard damage so far</source>
        <comment>aid.standard</comment>
        <translation>Standardschaden bisher</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>aid.dead</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <comment>aid.unconscious</comment>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>initiative.dice</comment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Roll-off of a tie</source>
        <comment>rollOff.die</comment>
        <translation>Stechen bei Gleichstand</translation>
    </message>
    <message>
        <source>Where a Hit grows back</source>
        <comment>regeneration.location</comment>
        <translation>Wo ein Hit nachwächst</translation>
    </message>
    <message>
        <source>Paramedic or Surgery</source>
        <comment>aid.dice</comment>
        <translation>Sanitäter oder Chirurgie</translation>
    </message>
    <message>
        <source>First</source>
        <comment>first</comment>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Roll-off</source>
        <comment>rollOff</comment>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>no Opportunity Action is held; hold one first</source>
        <comment>opportunity.none</comment>
        <translation>keine Aktion ist aufgehoben; zuerst eine aufheben</translation>
    </message>
    <message>
        <source>no additional Action is left in this round</source>
        <comment>additional.none</comment>
        <translation>in dieser Runde ist keine zusätzliche Aktion übrig</translation>
    </message>
    <message>
        <source>one additional Action was taken in this phase; wait for the next</source>
        <comment>additional.taken</comment>
        <translation>in dieser Phase wurde schon eine zusätzliche Aktion genommen; auf die nächste warten</translation>
    </message>
    <message>
        <source>an Action is split already; finish it first</source>
        <comment>split.already</comment>
        <translation>eine Aktion ist schon geteilt; sie zuerst beenden</translation>
    </message>
    <message>
        <source>the secondary action cannot get %1 points; give it at least %2</source>
        <comment>split.tooSmall</comment>
        <translation>der zweite Teil kann nicht %1 Punkte bekommen; ihm mindestens %2 geben</translation>
    </message>
    <message>
        <source>the secondary action cannot get %1 points; it can get %2 at most</source>
        <comment>split.tooLarge</comment>
        <translation>der zweite Teil kann nicht %1 Punkte bekommen; höchstens %2</translation>
    </message>
    <message>
        <source>first aid takes Paramedic or Surgery; choose somebody who has it</source>
        <comment>aid.noSkill</comment>
        <translation>Erste Hilfe braucht Sanitäter oder Chirurgie; jemanden wählen, der es kann</translation>
    </message>
    <message>
        <source>there is no such open wound; choose another</source>
        <comment>aid.noWound</comment>
        <translation>diese offene Wunde gibt es nicht; eine andere wählen</translation>
    </message>
    <message>
        <source>no such bullet is stuck; choose another</source>
        <comment>aid.noBullet</comment>
        <translation>dieses Geschoss steckt nicht; ein anderes wählen</translation>
    </message>
    <message>
        <source>the dead cannot be helped; choose somebody else</source>
        <comment>patient.dead</comment>
        <translation>Toten ist nicht zu helfen; jemand anderen wählen</translation>
    </message>
    <message>
        <source>the patient is awake already</source>
        <comment>patient.awake</comment>
        <translation>der Patient ist schon wach</translation>
    </message>
    <message>
        <source>the switch ko.paramedicWakes forbids waking the unconscious</source>
        <comment>patient.noWaking</comment>
        <translation>der Schalter ko.paramedicWakes verbietet es, Bewusstlose zu wecken</translation>
    </message>
    <message>
        <source>the healer has no inborn power; choose another or give a drug</source>
        <comment>treat.noHealer</comment>
        <translation>der Heiler hat keine angeborene Kraft; einen anderen wählen oder eine Droge geben</translation>
    </message>
    <message>
        <source>too many healings are in progress; wait for one to take effect</source>
        <comment>treat.full</comment>
        <translation>zu viele Heilungen laufen; warten, bis eine wirkt</translation>
    </message>
    <message>
        <source>nothing would be healed; give the points of Flux or the amount</source>
        <comment>treat.nothing</comment>
        <translation>nichts würde geheilt; die Punkte Flux oder die Menge angeben</translation>
    </message>
    <message>
        <source>these cells do not harden; choose somebody whose cells do</source>
        <comment>shift.notHardening</comment>
        <translation>diese Zellen härten nicht; jemanden wählen, dessen Zellen es tun</translation>
    </message>
    <message>
        <source>%1 points of PHYS are more than the %2 there are; shift fewer</source>
        <comment>shift.tooMuch</comment>
        <translation>%1 Punkte PHYS sind mehr als die %2, die da sind; weniger verschieben</translation>
    </message>
    <message>
        <source>neither does a phase end nor does one begin; choose at least one</source>
        <comment>phase.nothing</comment>
        <translation>weder endet eine Phase noch beginnt eine; mindestens eins wählen</translation>
    </message>
    <message>
        <source>Change of phase</source>
        <comment>phase</comment>
        <translation>Phasenwechsel</translation>
    </message>
    <message>
        <source>Opportunity Action</source>
        <comment>opportunity</comment>
        <translation>Aktion für Gelegenheit</translation>
    </message>
    <message>
        <source>Treatment</source>
        <comment>treat</comment>
        <translation>Behandlung</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>recover</comment>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Actions a round</source>
        <comment>actionsThisRound</comment>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Actions in the phase</source>
        <comment>actionsPlaced</comment>
        <translation>Aktionen in der Phase</translation>
    </message>
    <message>
        <source>Opportunity Actions held</source>
        <comment>actionsHeld</comment>
        <translation>Für Gelegenheit aufgehoben</translation>
    </message>
    <message>
        <source>Additional Actions left</source>
        <comment>additionalLeft</comment>
        <translation>Zusätzliche Aktionen übrig</translation>
    </message>
    <message>
        <source>Additional Action taken</source>
        <comment>additionalTaken</comment>
        <translation>Zusätzliche Aktion genommen</translation>
    </message>
    <message>
        <source>Split Action, skill</source>
        <comment>splitSkill</comment>
        <translation>Geteilte Aktion, Fertigkeit</translation>
    </message>
    <message>
        <source>Split Action, rank</source>
        <comment>splitRank</comment>
        <translation>Geteilte Aktion, Rang</translation>
    </message>
    <message>
        <source>Secondary action held</source>
        <comment>splitHeld</comment>
        <translation>Zweiter Teil aufgehoben</translation>
    </message>
    <message>
        <source>This phase lost</source>
        <comment>phaseLost</comment>
        <translation>Diese Phase verloren</translation>
    </message>
    <message>
        <source>Bleeding since round</source>
        <comment>bleedingRound</comment>
        <translation>Blutet seit Runde</translation>
    </message>
    <message>
        <source>Rounds since the injury</source>
        <comment>regenerationCounter</comment>
        <translation>Runden seit der Verletzung</translation>
    </message>
    <message>
        <source>Healings in progress</source>
        <comment>healingCount</comment>
        <translation>Laufende Heilungen</translation>
    </message>
    <message>
        <source>Heals</source>
        <comment>healingKind</comment>
        <translation>Heilt</translation>
    </message>
    <message>
        <source>How much</source>
        <comment>healingAmount</comment>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>healingLocation</comment>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Phases until it works</source>
        <comment>healingPhases</comment>
        <translation>Phasen bis zur Wirkung</translation>
    </message>
    <message>
        <source>Days in hospital</source>
        <comment>hospitalDays</comment>
        <translation>Tage im Krankenhaus</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>healingKind.hits</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Bruising</source>
        <comment>healingKind.bruising</comment>
        <translation>Prellung</translation>
    </message>
    <message>
        <source>Close a wound</source>
        <comment>closeWound</comment>
        <translation>Wunde schließen</translation>
    </message>
    <message>
        <source>Take out a bullet</source>
        <comment>extractBullet</comment>
        <translation>Geschoss herausholen</translation>
    </message>
    <message>
        <source>Inborn power</source>
        <comment>inbornPower</comment>
        <translation>Angeborene Kraft</translation>
    </message>
    <message>
        <source>Drug</source>
        <comment>drug</comment>
        <translation>Droge</translation>
    </message>
    <message>
        <source>Medic</source>
        <comment>medic</comment>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>time</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>The throw</source>
        <comment>throw</comment>
        <translation>Der Wurf</translation>
    </message>
    <message>
        <source>The explosion</source>
        <comment>blast</comment>
        <translation>Die Explosion</translation>
    </message>
    <message>
        <source>Range band</source>
        <comment>throw.band</comment>
        <translation>Entfernungsband</translation>
    </message>
    <message>
        <source>Scatter</source>
        <comment>throw.scatter</comment>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Direction</source>
        <comment>throw.direction</comment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Aiming points spent</source>
        <comment>throw.spent</comment>
        <translation>Ausgegebene Zielpunkte</translation>
    </message>
    <message>
        <source>Scattered to</source>
        <comment>throw.landing</comment>
        <translation>Gestreut nach</translation>
    </message>
    <message>
        <source>Hexes down for the range</source>
        <comment>throw.drop</comment>
        <translation>Hexfelder tiefer durch die Reichweite</translation>
    </message>
    <message>
        <source>Impact Point</source>
        <comment>throw.impact</comment>
        <translation>Einschlagpunkt</translation>
    </message>
    <message>
        <source>Rating of the grenade</source>
        <comment>blast.rating</comment>
        <translation>Wert der Granate</translation>
    </message>
    <message>
        <source>Penetration die of the fragments</source>
        <comment>blast.penetrationDie</comment>
        <translation>Durchschlagswürfel der Splitter</translation>
    </message>
    <message>
        <source>Stopped by the body so far</source>
        <comment>blast.stopped</comment>
        <translation>Vom Körper bisher aufgefangen</translation>
    </message>
    <message>
        <source>Stopped with the armour there</source>
        <comment>blast.stoppedArmour</comment>
        <translation>Mit der Rüstung dort aufgefangen</translation>
    </message>
    <message>
        <source>Rating left for the others</source>
        <comment>blast.ratingLeft</comment>
        <translation>Restwert für die anderen</translation>
    </message>
    <message>
        <source>Direction from the feet</source>
        <comment>blast.direction</comment>
        <translation>Richtung von den Füßen</translation>
    </message>
    <message>
        <source>Hexes from the feet</source>
        <comment>blast.distance</comment>
        <translation>Hexfelder von den Füßen</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <comment>blast.scattered</comment>
        <translation>Wo sie liegt</translation>
    </message>
    <message>
        <source>Impact Point on the body</source>
        <comment>blast.impact</comment>
        <translation>Einschlagpunkt am Körper</translation>
    </message>
    <message>
        <source>Blast Zone here</source>
        <comment>blast.zone</comment>
        <translation>Wirkungszone hier</translation>
    </message>
    <message>
        <source>Hexes lost by the distance</source>
        <comment>blast.shrunk</comment>
        <translation>Hexfelder weniger durch den Abstand</translation>
    </message>
    <message>
        <source>Hexes to the location</source>
        <comment>blast.apart</comment>
        <translation>Hexfelder bis zur Trefferzone</translation>
    </message>
    <message>
        <source>Inside the zone</source>
        <comment>blast.reached</comment>
        <translation>In der Wirkungszone</translation>
    </message>
    <message>
        <source>Locations inside the zone</source>
        <comment>blast.locations</comment>
        <translation>Trefferzonen in der Wirkungszone</translation>
    </message>
    <message>
        <source>Force of the explosion</source>
        <comment>blast.force</comment>
        <translation>Wucht der Explosion</translation>
    </message>
    <message>
        <source>Left behind the armour</source>
        <comment>blast.through</comment>
        <translation>Hinter der Rüstung übrig</translation>
    </message>
    <message>
        <source>Reached the body so far</source>
        <comment>blast.sum</comment>
        <translation>Bisher am Körper angekommen</translation>
    </message>
    <message>
        <source>Throwing roll</source>
        <comment>throw.dice</comment>
        <translation>Wurf auf Werfen</translation>
    </message>
    <message>
        <source>Direction of the scatter</source>
        <comment>throw.direction</comment>
        <translation>Richtung der Streuung</translation>
    </message>
    <message>
        <source>Aiming points to spend</source>
        <comment>throw.spend</comment>
        <translation>Zielpunkte ausgeben</translation>
    </message>
    <message>
        <source>Direction from the feet</source>
        <comment>floor.direction</comment>
        <translation>Richtung von den Füßen</translation>
    </message>
    <message>
        <source>Hexes from the feet</source>
        <comment>floor.distance</comment>
        <translation>Hexfelder von den Füßen</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>hexes</comment>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>no grenade of this kind is left; take another</source>
        <comment>grenade.none</comment>
        <translation>von dieser Granate ist keine mehr da; eine andere nehmen</translation>
    </message>
    <message>
        <source>the Impact Point lies above the lower third of the body, which begins at half-row %2; choose a lower hex</source>
        <comment>grenade.pointTooHigh</comment>
        <translation>der Einschlagpunkt liegt über dem unteren Drittel des Körpers, das bei Halbreihe %2 beginnt; ein tieferes Hexfeld wählen</translation>
    </message>
    <message>
        <source>there is no target with this number to lie on it; choose one of the targets</source>
        <comment>grenade.noSuchJumper</comment>
        <translation>es gibt kein Ziel mit dieser Nummer, das sich darauf werfen könnte; eines der Ziele wählen</translation>
    </message>
    <message>
        <source>Grenade</source>
        <comment>grenade</comment>
        <translation>Granate</translation>
    </message>
    <message>
        <source>How it got there</source>
        <comment>how</comment>
        <translation>Wie sie dorthin kam</translation>
    </message>
    <message>
        <source>Impact Point</source>
        <comment>point</comment>
        <translation>Einschlagpunkt</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <comment>floorPoint</comment>
        <translation>Wo sie liegt</translation>
    </message>
    <message>
        <source>Put over it</source>
        <comment>cover</comment>
        <translation>Darüber gelegt</translation>
    </message>
    <message>
        <source>Who lies on it</source>
        <comment>jumper</comment>
        <translation>Wer darauf liegt</translation>
    </message>
    <message>
        <source>ID of the object</source>
        <comment>objectId</comment>
        <translation>ID des Gegenstands</translation>
    </message>
    <message>
        <source>From the explosion</source>
        <comment>apart</comment>
        <translation>Von der Explosion entfernt</translation>
    </message>
    <message>
        <source>Impact Point</source>
        <comment>impact</comment>
        <translation>Einschlagpunkt</translation>
    </message>
    <message>
        <source>Thrown</source>
        <comment>how.thrown</comment>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Lies on the floor</source>
        <comment>how.floor</comment>
        <translation>Liegt am Boden</translation>
    </message>
    <message>
        <source>Placed for each</source>
        <comment>how.placed</comment>
        <translation>Für jeden platziert</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>cover.none</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>cover.jumper</comment>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>An object</source>
        <comment>cover.object</comment>
        <translation>Ein Gegenstand</translation>
    </message>
    <message>
        <source>Difficulty of a test</source>
        <comment>mod.formSkill</comment>
        <translation>Schwierigkeit einer Probe</translation>
    </message>
    <message>
        <source>Difficulty of an attack</source>
        <comment>mod.formCombat</comment>
        <translation>Schwierigkeit eines Angriffs</translation>
    </message>
    <message>
        <source>Without the skill</source>
        <comment>skill.untrained</comment>
        <translation>Ohne die Fertigkeit</translation>
    </message>
    <message>
        <source>Actions a round, rounding</source>
        <comment>turn.actionRounding</comment>
        <translation>Aktionen je Runde, Rundung</translation>
    </message>
    <message>
        <source>Actions in the phases</source>
        <comment>turn.phaseTable</comment>
        <translation>Aktionen in den Phasen</translation>
    </message>
    <message>
        <source>Own table of phases</source>
        <comment>turn.phaseTable.own</comment>
        <translation>Eigene Tabelle der Phasen</translation>
    </message>
    <message>
        <source>Ambidextrous: more Actions</source>
        <comment>turn.ambidextrousActions</comment>
        <translation>Beidhänder: weitere Aktionen</translation>
    </message>
    <message>
        <source>Initiative is rolled</source>
        <comment>turn.initiative</comment>
        <translation>Initiative wird gewürfelt</translation>
    </message>
    <message>
        <source>Opportunity Action interrupts</source>
        <comment>turn.opportunityInterrupt</comment>
        <translation>Aktion für Gelegenheit unterbricht</translation>
    </message>
    <message>
        <source>Split Action, least share</source>
        <comment>split.minShare</comment>
        <translation>Geteilte Aktion, kleinster Anteil</translation>
    </message>
    <message>
        <source>Seconds in a phase</source>
        <comment>turn.secondsPerPhase</comment>
        <translation>Sekunden je Phase</translation>
    </message>
    <message>
        <source>Actions to reload</source>
        <comment>act.reloadCost</comment>
        <translation>Aktionen zum Nachladen</translation>
    </message>
    <message>
        <source>Actions to stand up</source>
        <comment>act.standUpCost</comment>
        <translation>Aktionen zum Aufstehen</translation>
    </message>
    <message>
        <source>Mirrored from behind</source>
        <comment>hex.mirrorFromBehind</comment>
        <translation>Von hinten gespiegelt</translation>
    </message>
    <message>
        <source>Cover hides hexes</source>
        <comment>hex.coverMask</comment>
        <translation>Deckung verdeckt Hexfelder</translation>
    </message>
    <message>
        <source>Range changes the roll</source>
        <comment>range.toHit</comment>
        <translation>Entfernung ändert den Wurf</translation>
    </message>
    <message>
        <source>Aiming gives the stance</source>
        <comment>stance.autoWithAim</comment>
        <translation>Zielen gibt den Anschlag</translation>
    </message>
    <message>
        <source>What aiming points cancel</source>
        <comment>aim.cancels</comment>
        <translation>Was Zielpunkte aufheben</translation>
    </message>
    <message>
        <source>Accuracy of the weapon</source>
        <comment>waf.scope</comment>
        <translation>Genauigkeit der Waffe</translation>
    </message>
    <message>
        <source>Unaimed beyond Optimum</source>
        <comment>wild.addBase</comment>
        <translation>Ungezielt über Optimal hinaus</translation>
    </message>
    <message>
        <source>Most aims</source>
        <comment>aim.maxActions</comment>
        <translation>Höchstzahl der Zielaktionen</translation>
    </message>
    <message>
        <source>Marksman caps the scope</source>
        <comment>scope.capByMarksman</comment>
        <translation>Scharfschütze begrenzt das Zielfernrohr</translation>
    </message>
    <message>
        <source>Damage ends the aim</source>
        <comment>aim.lostOnDamage</comment>
        <translation>Schaden beendet das Zielen</translation>
    </message>
    <message>
        <source>How long under fire</source>
        <comment>fire.duration</comment>
        <translation>Wie lange unter Beschuss</translation>
    </message>
    <message>
        <source>Aiming die of a miss</source>
        <comment>miss.aimingDie</comment>
        <translation>Zielwürfel bei Fehlschuss</translation>
    </message>
    <message>
        <source>Failed roll</source>
        <comment>miss.clean</comment>
        <translation>Misslungener Wurf</translation>
    </message>
    <message>
        <source>Recoil that limits a string</source>
        <comment>semi.useEffectiveRcl</comment>
        <translation>Rückstoß, der eine Serie begrenzt</translation>
    </message>
    <message>
        <source>Further shots of a string</source>
        <comment>semi.followRoll</comment>
        <translation>Weitere Schüsse einer Serie</translation>
    </message>
    <message>
        <source>Limit of half DEX</source>
        <comment>semi.dexCap</comment>
        <translation>Grenze von halbem DEX</translation>
    </message>
    <message>
        <source>Most dice of full auto</source>
        <comment>auto.maxDice</comment>
        <translation>Höchstzahl der Würfel bei Dauerfeuer</translation>
    </message>
    <message>
        <source>Auto/Support counts</source>
        <comment>auto.asFactor</comment>
        <translation>Auto/Support zählt</translation>
    </message>
    <message>
        <source>Influenced bullets</source>
        <comment>auto.influence</comment>
        <translation>Beeinflusste Kugeln</translation>
    </message>
    <message>
        <source>Dice of the bullets</source>
        <comment>auto.diceForHits</comment>
        <translation>Würfel der Kugeln</translation>
    </message>
    <message>
        <source>Bullets lost per target</source>
        <comment>walk.bulletsPerSwitch</comment>
        <translation>Verlorene Kugeln je Ziel</translation>
    </message>
    <message>
        <source>Damage over several locations</source>
        <comment>template.split</comment>
        <translation>Schaden über mehrere Zonen</translation>
    </message>
    <message>
        <source>What the barrels multiply</source>
        <comment>rotary.multiplies</comment>
        <translation>Was die Läufe vervielfachen</translation>
    </message>
    <message>
        <source>Ammunition of a rotary hit</source>
        <comment>rotary.roundsPerVolley</comment>
        <translation>Munition eines Rotationstreffers</translation>
    </message>
    <message>
        <source>Shot at a distance</source>
        <comment>shot.halves</comment>
        <translation>Schrot auf Entfernung</translation>
    </message>
    <message>
        <source>Suppressive fire lasts</source>
        <comment>sup.duration</comment>
        <translation>Niederhalten dauert</translation>
    </message>
    <message>
        <source>Blow equal to the armour</source>
        <comment>melee.penEqual</comment>
        <translation>Hieb gleich der Rüstung</translation>
    </message>
    <message>
        <source>Armour lowers damage by</source>
        <comment>armour.damReduction</comment>
        <translation>Rüstung mindert Schaden um</translation>
    </message>
    <message>
        <source>Least damage once through</source>
        <comment>damage.minOnPenetration</comment>
        <translation>Mindestschaden nach Durchschlag</translation>
    </message>
    <message>
        <source>Layers of armour</source>
        <comment>layering</comment>
        <translation>Rüstung in Lagen</translation>
    </message>
    <message>
        <source>Skin armour is worked out from</source>
        <comment>living.idFrom</comment>
        <translation>Hautrüstung wird berechnet aus</translation>
    </message>
    <message>
        <source>Half PV of hardened cells</source>
        <comment>vev.halfPv</comment>
        <translation>Halber PV gehärteter Zellen</translation>
    </message>
    <message>
        <source>Test to keep the hardening</source>
        <comment>vev.concPenalty</comment>
        <translation>Probe, um gehärtet zu bleiben</translation>
    </message>
    <message>
        <source>Hardening costs PHYS</source>
        <comment>vev.shiftLowersPhys</comment>
        <translation>Härten kostet PHYS</translation>
    </message>
    <message>
        <source>A stuck bullet blocks</source>
        <comment>stuck.blocks</comment>
        <translation>Ein Steckgeschoss sperrt</translation>
    </message>
    <message>
        <source>Head or Torso kills</source>
        <comment>vital.death</comment>
        <translation>Kopf oder Torso tötet</translation>
    </message>
    <message>
        <source>Severe and destroyed</source>
        <comment>loc.severeAt</comment>
        <translation>Schwer und zerstört</translation>
    </message>
    <message>
        <source>Unconscious when damage</source>
        <comment>ko.rule</comment>
        <translation>Bewusstlos, wenn Schaden</translation>
    </message>
    <message>
        <source>Bruising can kill</source>
        <comment>death.countBruising</comment>
        <translation>Prellungen können töten</translation>
    </message>
    <message>
        <source>Paramedic wakes</source>
        <comment>ko.paramedicWakes</comment>
        <translation>Sanitäter weckt</translation>
    </message>
    <message>
        <source>One-handed up to</source>
        <comment>rcl.oneHandLimit</comment>
        <translation>Einhändig bis</translation>
    </message>
    <message>
        <source>Recoil bruises the arm</source>
        <comment>rcl.bruiseArmTrack</comment>
        <translation>Rückstoß prellt den Arm</translation>
    </message>
    <message>
        <source>Stress of being under fire</source>
        <comment>opt.underFire</comment>
        <translation>Stress unter Beschuss</translation>
    </message>
    <message>
        <source>Guns jam</source>
        <comment>opt.jamming</comment>
        <translation>Waffen können klemmen</translation>
    </message>
    <message>
        <source>Quick Draw saves</source>
        <comment>qd.advantageSaves</comment>
        <translation>Schnellziehen erspart</translation>
    </message>
    <message>
        <source>Two guns, one hand each</source>
        <comment>dual.oneHandToo</comment>
        <translation>Zwei Waffen, je eine Hand</translation>
    </message>
    <message>
        <source>Two blades too heavy</source>
        <comment>dual.meleeExcess</comment>
        <translation>Zwei zu schwere Klingen</translation>
    </message>
    <message>
        <source>Off hand alone</source>
        <comment>dual.offHandAlone</comment>
        <translation>Nebenhand allein</translation>
    </message>
    <message>
        <source>Knockback goes by damage</source>
        <comment>knock.dam</comment>
        <translation>Zurückwerfen nach Schaden</translation>
    </message>
    <message>
        <source>Knockback by several hits</source>
        <comment>knock.multi</comment>
        <translation>Zurückwerfen durch mehrere Treffer</translation>
    </message>
    <message>
        <source>Staying conscious after a knockback</source>
        <comment>knock.koPenalty</comment>
        <translation>Bei Bewusstsein bleiben nach dem Umwerfen</translation>
    </message>
    <message>
        <source>Diving for cover costs</source>
        <comment>dive.cost</comment>
        <translation>Sprung in Deckung kostet</translation>
    </message>
    <message>
        <source>Price of the Ballet of Death</source>
        <comment>ballet.penalty</comment>
        <translation>Preis des Todesballetts</translation>
    </message>
    <message>
        <source>Price of a dodge goes by</source>
        <comment>dodge.penaltyUses</comment>
        <translation>Preis des Ausweichens nach</translation>
    </message>
    <message>
        <source>Blast against armour</source>
        <comment>gren.blastVsArmour</comment>
        <translation>Druckwelle gegen Rüstung</translation>
    </message>
    <message>
        <source>Grenades knock back</source>
        <comment>gren.knockback</comment>
        <translation>Granaten stoßen ihre Opfer zurück</translation>
    </message>
    <message>
        <source>Limit of melee aiming</source>
        <comment>meleeAim.cap</comment>
        <translation>Grenze des Zielens im Nahkampf</translation>
    </message>
    <message>
        <source>Free parries, rounding</source>
        <comment>parry.freeRounding</comment>
        <translation>Freie Paraden, Rundung</translation>
    </message>
    <message>
        <source>Success die of a parry</source>
        <comment>parry.sdUse</comment>
        <translation>Erfolgswürfel einer Parade</translation>
    </message>
    <message>
        <source>Bare hands halve</source>
        <comment>parry.bareHalves</comment>
        <translation>Bloße Hände halbieren</translation>
    </message>
    <message>
        <source>Martial Arts and initiative</source>
        <comment>ma.initiative</comment>
        <translation>Kampfkunst und Initiative</translation>
    </message>
    <message>
        <source>Martial Arts to Head or Torso</source>
        <comment>ma.bruiseVital</comment>
        <translation>Kampfkunst an Kopf oder Torso</translation>
    </message>
    <message>
        <source>Blunt weapons mark the location</source>
        <comment>bruise.bluntMarksLocation</comment>
        <translation>Stumpfe Waffen markieren die Zone</translation>
    </message>
    <message>
        <source>Layers hinder dodging</source>
        <comment>layer.dodgePerLayer</comment>
        <translation>Lagen behindern Ausweichen</translation>
    </message>
    <message>
        <source>Damage that wounds</source>
        <comment>wound.dam</comment>
        <translation>Schaden, der verwundet</translation>
    </message>
    <message>
        <source>Clock of bleeding</source>
        <comment>bleed.clock</comment>
        <translation>Uhr der Blutung</translation>
    </message>
    <message>
        <source>Wounds slow down</source>
        <comment>wound.penaltyOnInitiative</comment>
        <translation>Wunden bremsen</translation>
    </message>
    <message>
        <source>Failed extraction</source>
        <comment>aid.failedExtraction</comment>
        <translation>Misslungenes Herausholen</translation>
    </message>
    <message>
        <source>Clock of regeneration</source>
        <comment>regen.clock</comment>
        <translation>Uhr der Regeneration</translation>
    </message>
    <message>
        <source>The target number</source>
        <comment>mod.formSkill.tn</comment>
        <translation>Der Zielwert</translation>
    </message>
    <message>
        <source>The roll</source>
        <comment>mod.formSkill.roll</comment>
        <translation>Der Wurf</translation>
    </message>
    <message>
        <source>The target number</source>
        <comment>mod.formCombat.tn</comment>
        <translation>Der Zielwert</translation>
    </message>
    <message>
        <source>The roll</source>
        <comment>mod.formCombat.roll</comment>
        <translation>Der Wurf</translation>
    </message>
    <message>
        <source>Rolls at rank 0</source>
        <comment>skill.untrained.rank0</comment>
        <translation>Würfelt mit Rang 0</translation>
    </message>
    <message>
        <source>Must not try</source>
        <comment>skill.untrained.forbidden</comment>
        <translation>Darf es nicht versuchen</translation>
    </message>
    <message>
        <source>To the nearest</source>
        <comment>turn.actionRounding.nearest</comment>
        <translation>Kaufmännisch</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>turn.actionRounding.up</comment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <comment>turn.phaseTable.spread</comment>
        <translation>Gleichmäßig verteilt</translation>
    </message>
    <message>
        <source>From the front</source>
        <comment>turn.phaseTable.frontLoaded</comment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Own table</source>
        <comment>turn.phaseTable.custom</comment>
        <translation>Eigene Tabelle</translation>
    </message>
    <message>
        <source>1 Action, phase 1</source>
        <comment>turn.phaseTable.own.1</comment>
        <translation>1 Aktion, Phase 1</translation>
    </message>
    <message>
        <source>1 Action, phase 2</source>
        <comment>turn.phaseTable.own.2</comment>
        <translation>1 Aktion, Phase 2</translation>
    </message>
    <message>
        <source>1 Action, phase 3</source>
        <comment>turn.phaseTable.own.3</comment>
        <translation>1 Aktion, Phase 3</translation>
    </message>
    <message>
        <source>2 Actions, phase 1</source>
        <comment>turn.phaseTable.own.4</comment>
        <translation>2 Aktionen, Phase 1</translation>
    </message>
    <message>
        <source>2 Actions, phase 2</source>
        <comment>turn.phaseTable.own.5</comment>
        <translation>2 Aktionen, Phase 2</translation>
    </message>
    <message>
        <source>2 Actions, phase 3</source>
        <comment>turn.phaseTable.own.6</comment>
        <translation>2 Aktionen, Phase 3</translation>
    </message>
    <message>
        <source>3 Actions, phase 1</source>
        <comment>turn.phaseTable.own.7</comment>
        <translation>3 Aktionen, Phase 1</translation>
    </message>
    <message>
        <source>3 Actions, phase 2</source>
        <comment>turn.phaseTable.own.8</comment>
        <translation>3 Aktionen, Phase 2</translation>
    </message>
    <message>
        <source>3 Actions, phase 3</source>
        <comment>turn.phaseTable.own.9</comment>
        <translation>3 Aktionen, Phase 3</translation>
    </message>
    <message>
        <source>4 Actions, phase 1</source>
        <comment>turn.phaseTable.own.10</comment>
        <translation>4 Aktionen, Phase 1</translation>
    </message>
    <message>
        <source>4 Actions, phase 2</source>
        <comment>turn.phaseTable.own.11</comment>
        <translation>4 Aktionen, Phase 2</translation>
    </message>
    <message>
        <source>4 Actions, phase 3</source>
        <comment>turn.phaseTable.own.12</comment>
        <translation>4 Aktionen, Phase 3</translation>
    </message>
    <message>
        <source>5 Actions, phase 1</source>
        <comment>turn.phaseTable.own.13</comment>
        <translation>5 Aktionen, Phase 1</translation>
    </message>
    <message>
        <source>5 Actions, phase 2</source>
        <comment>turn.phaseTable.own.14</comment>
        <translation>5 Aktionen, Phase 2</translation>
    </message>
    <message>
        <source>5 Actions, phase 3</source>
        <comment>turn.phaseTable.own.15</comment>
        <translation>5 Aktionen, Phase 3</translation>
    </message>
    <message>
        <source>6 Actions, phase 1</source>
        <comment>turn.phaseTable.own.16</comment>
        <translation>6 Aktionen, Phase 1</translation>
    </message>
    <message>
        <source>6 Actions, phase 2</source>
        <comment>turn.phaseTable.own.17</comment>
        <translation>6 Aktionen, Phase 2</translation>
    </message>
    <message>
        <source>6 Actions, phase 3</source>
        <comment>turn.phaseTable.own.18</comment>
        <translation>6 Aktionen, Phase 3</translation>
    </message>
    <message>
        <source>Each round</source>
        <comment>turn.initiative.perRound</comment>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>Once a fight</source>
        <comment>turn.initiative.perCombat</comment>
        <translation>Einmal je Kampf</translation>
    </message>
    <message>
        <source>Each phase</source>
        <comment>turn.initiative.perPhase</comment>
        <translation>Jede Phase</translation>
    </message>
    <message>
        <source>No</source>
        <comment>turn.opportunityInterrupt.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>turn.opportunityInterrupt.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>hex.mirrorFromBehind.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>hex.mirrorFromBehind.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>hex.coverMask.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>hex.coverMask.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Optimum</source>
        <comment>range.toHit.1</comment>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>range.toHit.2</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>range.toHit.3</comment>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <comment>range.toHit.4</comment>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>No</source>
        <comment>stance.autoWithAim.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>stance.autoWithAim.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>All spread</source>
        <comment>aim.cancels.all</comment>
        <translation>Alle Streuung</translation>
    </message>
    <message>
        <source>Recoil only</source>
        <comment>aim.cancels.recoilOnly</comment>
        <translation>Nur Rückstoß</translation>
    </message>
    <message>
        <source>All shots</source>
        <comment>waf.scope.allShots</comment>
        <translation>Alle Schüsse</translation>
    </message>
    <message>
        <source>Aimed shots</source>
        <comment>waf.scope.aimedShots</comment>
        <translation>Gezielte Schüsse</translation>
    </message>
    <message>
        <source>No</source>
        <comment>wild.addBase.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Adds them</source>
        <comment>wild.addBase.on</comment>
        <translation>Zählt dazu</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>aim.maxActions.none</comment>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>aim.maxActions.six</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>No</source>
        <comment>scope.capByMarksman.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>scope.capByMarksman.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>aim.lostOnDamage.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>aim.lostOnDamage.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>This and the next phase</source>
        <comment>fire.duration.thisAndNextPhase</comment>
        <translation>Diese und die nächste Phase</translation>
    </message>
    <message>
        <source>This phase</source>
        <comment>fire.duration.thisPhase</comment>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <comment>fire.duration.manual</comment>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Not used</source>
        <comment>miss.aimingDie.off</comment>
        <translation>Ungenutzt</translation>
    </message>
    <message>
        <source>Pulls back</source>
        <comment>miss.aimingDie.on</comment>
        <translation>Holt zurück</translation>
    </message>
    <message>
        <source>Deviates</source>
        <comment>miss.clean.off</comment>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Misses cleanly</source>
        <comment>miss.clean.on</comment>
        <translation>Geht glatt fehl</translation>
    </message>
    <message>
        <source>Of the weapon</source>
        <comment>semi.useEffectiveRcl.off</comment>
        <translation>Der Waffe</translation>
    </message>
    <message>
        <source>What is left</source>
        <comment>semi.useEffectiveRcl.on</comment>
        <translation>Der verbleibende</translation>
    </message>
    <message>
        <source>Roll to hit</source>
        <comment>semi.followRoll.fullRoll</comment>
        <translation>Mit Trefferwurf</translation>
    </message>
    <message>
        <source>No roll</source>
        <comment>semi.followRoll.noRoll</comment>
        <translation>Ohne Wurf</translation>
    </message>
    <message>
        <source>Each round</source>
        <comment>semi.dexCap.perRound</comment>
        <translation>Je Runde</translation>
    </message>
    <message>
        <source>Each Action</source>
        <comment>semi.dexCap.perAction</comment>
        <translation>Je Aktion</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>semi.dexCap.off</comment>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>auto.maxDice.none</comment>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Half</source>
        <comment>auto.asFactor.half</comment>
        <translation>Halb</translation>
    </message>
    <message>
        <source>In full</source>
        <comment>auto.asFactor.full</comment>
        <translation>Voll</translation>
    </message>
    <message>
        <source>The first ones</source>
        <comment>auto.influence.firstN</comment>
        <translation>Die ersten</translation>
    </message>
    <message>
        <source>Any of them</source>
        <comment>auto.influence.poolOfN</comment>
        <translation>Beliebige</translation>
    </message>
    <message>
        <source>For each bullet</source>
        <comment>auto.diceForHits.perBullet</comment>
        <translation>Je Kugel</translation>
    </message>
    <message>
        <source>One roll for all</source>
        <comment>auto.diceForHits.oneRoll</comment>
        <translation>Ein Wurf für alle</translation>
    </message>
    <message>
        <source>Equal parts</source>
        <comment>template.split.equalParts</comment>
        <translation>Gleiche Teile</translation>
    </message>
    <message>
        <source>By hexes</source>
        <comment>template.split.byHexes</comment>
        <translation>Nach Hexfeldern</translation>
    </message>
    <message>
        <source>All to each</source>
        <comment>template.split.fullToEach</comment>
        <translation>Jeder alles</translation>
    </message>
    <message>
        <source>Rating and die</source>
        <comment>rotary.multiplies.ratingAndDie</comment>
        <translation>Wert und Würfel</translation>
    </message>
    <message>
        <source>Rating only</source>
        <comment>rotary.multiplies.ratingOnly</comment>
        <translation>Nur den Wert</translation>
    </message>
    <message>
        <source>One a barrel</source>
        <comment>rotary.roundsPerVolley.barrels</comment>
        <translation>Einen je Lauf</translation>
    </message>
    <message>
        <source>One in all</source>
        <comment>rotary.roundsPerVolley.one</comment>
        <translation>Einen insgesamt</translation>
    </message>
    <message>
        <source>The ratings</source>
        <comment>shot.halves.ratings</comment>
        <translation>Die Werte</translation>
    </message>
    <message>
        <source>The totals</source>
        <comment>shot.halves.totals</comment>
        <translation>Die Summen</translation>
    </message>
    <message>
        <source>To the end of the phase</source>
        <comment>sup.duration.phase</comment>
        <translation>Bis zum Ende der Phase</translation>
    </message>
    <message>
        <source>To the end of the round</source>
        <comment>sup.duration.round</comment>
        <translation>Bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Is stopped</source>
        <comment>melee.penEqual.stopped</comment>
        <translation>Prallt ab</translation>
    </message>
    <message>
        <source>Penetrates</source>
        <comment>melee.penEqual.penetrates</comment>
        <translation>Geht durch</translation>
    </message>
    <message>
        <source>AD</source>
        <comment>armour.idLossStopped.ad</comment>
        <translation>AD</translation>
    </message>
    <message>
        <source>DAM</source>
        <comment>armour.idLossStopped.dam</comment>
        <translation>DAM</translation>
    </message>
    <message>
        <source>Half the PV</source>
        <comment>armour.damReduction.half</comment>
        <translation>Halben PV</translation>
    </message>
    <message>
        <source>The whole PV</source>
        <comment>armour.damReduction.full</comment>
        <translation>Ganzen PV</translation>
    </message>
    <message>
        <source>The best alone</source>
        <comment>layering.off</comment>
        <translation>Nur das beste</translation>
    </message>
    <message>
        <source>Layers</source>
        <comment>layering.on</comment>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Full Hits</source>
        <comment>living.idFrom.fullHits</comment>
        <translation>Volle Hits</translation>
    </message>
    <message>
        <source>Hits left</source>
        <comment>living.idFrom.currentHits</comment>
        <translation>Verbliebene Hits</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>vev.halfPv.up</comment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>After multiplying</source>
        <comment>vev.halfPv.exact</comment>
        <translation>Nach dem Malnehmen</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <comment>vev.concPenalty.damageTaken</comment>
        <translation>Erlittener Schaden</translation>
    </message>
    <message>
        <source>Damage of the attack</source>
        <comment>vev.concPenalty.attackDamage</comment>
        <translation>Schaden des Angriffs</translation>
    </message>
    <message>
        <source>No</source>
        <comment>vev.shiftLowersPhys.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>vev.shiftLowersPhys.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Hits of the Torso</source>
        <comment>stuck.blocks.torsoHits</comment>
        <translation>Hits des Torsos</translation>
    </message>
    <message>
        <source>All Hits</source>
        <comment>stuck.blocks.allHits</comment>
        <translation>Alle Hits</translation>
    </message>
    <message>
        <source>At 0 Hits</source>
        <comment>vital.death.atZero</comment>
        <translation>Bei 0 Hits</translation>
    </message>
    <message>
        <source>When destroyed</source>
        <comment>vital.death.atDestroyed</comment>
        <translation>Wenn zerstört</translation>
    </message>
    <message>
        <source>Half and full</source>
        <comment>loc.severeAt.halfFull</comment>
        <translation>Halb und voll</translation>
    </message>
    <message>
        <source>Full and double</source>
        <comment>loc.severeAt.fullDouble</comment>
        <translation>Voll und doppelt</translation>
    </message>
    <message>
        <source>Reaches Incap</source>
        <comment>ko.rule.atLeast</comment>
        <translation>Incap erreicht</translation>
    </message>
    <message>
        <source>Goes beyond Incap</source>
        <comment>ko.rule.above</comment>
        <translation>Incap übersteigt</translation>
    </message>
    <message>
        <source>No</source>
        <comment>death.countBruising.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>death.countBruising.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>ko.paramedicWakes.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>ko.paramedicWakes.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Half of STR</source>
        <comment>rcl.oneHandLimit.halfStr</comment>
        <translation>Halbe STR</translation>
    </message>
    <message>
        <source>STR</source>
        <comment>rcl.oneHandLimit.str</comment>
        <translation>STR</translation>
    </message>
    <message>
        <source>No</source>
        <comment>rcl.bruiseArmTrack.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>rcl.bruiseArmTrack.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>opt.underFire.off</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <comment>opt.underFire.on</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>4 + excess − JF</source>
        <comment>jam.formula.excessMinusFactor</comment>
        <translation>4 + Überzahl − JF</translation>
    </message>
    <message>
        <source>JF − excess + 4</source>
        <comment>jam.formula.literal</comment>
        <translation>JF − Überzahl + 4</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>opt.jamming.off</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <comment>opt.jamming.on</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>The test</source>
        <comment>qd.advantageSaves.test</comment>
        <translation>Die Probe</translation>
    </message>
    <message>
        <source>Everything</source>
        <comment>qd.advantageSaves.all</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Sum only</source>
        <comment>dual.oneHandToo.off</comment>
        <translation>Nur die Summe</translation>
    </message>
    <message>
        <source>The worse</source>
        <comment>dual.oneHandToo.on</comment>
        <translation>Das Schlechtere</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>dual.meleeExcess.forbid</comment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>−1 a point</source>
        <comment>dual.meleeExcess.minusOnePerPoint</comment>
        <translation>−1 je Punkt</translation>
    </message>
    <message>
        <source>Before armour</source>
        <comment>knock.dam.beforeArmour</comment>
        <translation>Vor der Rüstung</translation>
    </message>
    <message>
        <source>After armour</source>
        <comment>knock.dam.afterArmour</comment>
        <translation>Nach der Rüstung</translation>
    </message>
    <message>
        <source>The highest</source>
        <comment>knock.multi.highest</comment>
        <translation>Der höchste</translation>
    </message>
    <message>
        <source>Each hit</source>
        <comment>knock.multi.eachHit</comment>
        <translation>Jeder Treffer</translation>
    </message>
    <message>
        <source>Their sum</source>
        <comment>knock.multi.sum</comment>
        <translation>Die Summe</translation>
    </message>
    <message>
        <source>Plain test</source>
        <comment>knock.koPenalty.none</comment>
        <translation>Einfache Probe</translation>
    </message>
    <message>
        <source>−1 a point above</source>
        <comment>knock.koPenalty.excess</comment>
        <translation>−1 je Punkt darüber</translation>
    </message>
    <message>
        <source>One Action</source>
        <comment>dive.cost.oneAction</comment>
        <translation>Eine Aktion</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>dive.cost.free</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>None</source>
        <comment>ballet.penalty.none</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>As the Dance</source>
        <comment>ballet.penalty.asDance</comment>
        <translation>Wie der Tanz</translation>
    </message>
    <message>
        <source>Success die value</source>
        <comment>dodge.penaltyUses.sdv</comment>
        <translation>Wert des Erfolgswürfels</translation>
    </message>
    <message>
        <source>Face of the die</source>
        <comment>dodge.penaltyUses.face</comment>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <source>Goes past</source>
        <comment>gren.blastVsArmour.ignores</comment>
        <translation>Geht vorbei</translation>
    </message>
    <message>
        <source>ID absorbs</source>
        <comment>gren.blastVsArmour.absorbed</comment>
        <translation>ID fängt auf</translation>
    </message>
    <message>
        <source>No</source>
        <comment>gren.knockback.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>gren.knockback.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Rank of the skill</source>
        <comment>meleeAim.cap.skillRank</comment>
        <translation>Rang der Fertigkeit</translation>
    </message>
    <message>
        <source>One</source>
        <comment>meleeAim.cap.one</comment>
        <translation>Eine</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>meleeAim.cap.none</comment>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>parry.freeRounding.up</comment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Counts for both</source>
        <comment>parry.sdUse.both</comment>
        <translation>Zählt für beides</translation>
    </message>
    <message>
        <source>Is divided</source>
        <comment>parry.sdUse.divide</comment>
        <translation>Wird geteilt</translation>
    </message>
    <message>
        <source>The points</source>
        <comment>parry.bareHalves.points</comment>
        <translation>Die Punkte</translation>
    </message>
    <message>
        <source>The roll</source>
        <comment>parry.bareHalves.roll</comment>
        <translation>Den Wurf</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>ma.initiative.always</comment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>When attacking with it</source>
        <comment>ma.initiative.whenAttacking</comment>
        <translation>Beim Angriff damit</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <comment>ma.bruiseVital.ko</comment>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>ma.bruiseVital.death</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>No</source>
        <comment>bruise.bluntMarksLocation.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>bruise.bluntMarksLocation.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Additional ones</source>
        <comment>layer.dodgePerLayer.additional</comment>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>Every layer</source>
        <comment>layer.dodgePerLayer.everyLayer</comment>
        <translation>Jede</translation>
    </message>
    <message>
        <source>After armour</source>
        <comment>wound.dam.afterArmour</comment>
        <translation>Nach der Rüstung</translation>
    </message>
    <message>
        <source>Before armour</source>
        <comment>wound.dam.beforeArmour</comment>
        <translation>Vor der Rüstung</translation>
    </message>
    <message>
        <source>One for all wounds</source>
        <comment>bleed.clock.perCharacter</comment>
        <translation>Eine für alle Wunden</translation>
    </message>
    <message>
        <source>One a wound</source>
        <comment>bleed.clock.perWound</comment>
        <translation>Eine je Wunde</translation>
    </message>
    <message>
        <source>No</source>
        <comment>wound.penaltyOnInitiative.off</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>wound.penaltyOnInitiative.on</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Start of the fight</source>
        <comment>regen.clock.roundNumber</comment>
        <translation>Kampfbeginn</translation>
    </message>
    <message>
        <source>The injury</source>
        <comment>regen.clock.sinceInjury</comment>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Tests</source>
        <comment>checks</comment>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Rounds and Actions</source>
        <comment>rounds</comment>
        <translation>Runden und Aktionen</translation>
    </message>
    <message>
        <source>Aiming and spread</source>
        <comment>aimingAndSpread</comment>
        <translation>Zielen und Streuung</translation>
    </message>
    <message>
        <source>Several shots</source>
        <comment>severalShots</comment>
        <translation>Mehrere Schüsse</translation>
    </message>
    <message>
        <source>Recoil, drawing, two weapons</source>
        <comment>recoilAndDrawing</comment>
        <translation>Rückstoß, Ziehen, zwei Waffen</translation>
    </message>
    <message>
        <source>Stress and jams</source>
        <comment>stressAndJams</comment>
        <translation>Stress und Ladehemmung</translation>
    </message>
    <message>
        <source>Armour</source>
        <comment>protection</comment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Damage and wounds</source>
        <comment>harm</comment>
        <translation>Schaden und Wunden</translation>
    </message>
    <message>
        <source>Knockback, cover, dodging</source>
        <comment>evasion</comment>
        <translation>Zurückwerfen, Deckung, Ausweichen</translation>
    </message>
    <message>
        <source>Grenades</source>
        <comment>explosions</comment>
        <translation>Granaten</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>closeCombat</comment>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Where the modifier of a skill or stat test goes. On the target number a critical success stays as likely as it was; on the roll it becomes rarer or more frequent.</source>
        <comment>mod.formSkill</comment>
        <translation>Wohin der Modifikator einer Fertigkeits- oder Attributsprobe kommt. Beim Zielwert bleibt ein kritischer Erfolg so wahrscheinlich wie zuvor; beim Wurf wird er seltener oder häufiger.</translation>
    </message>
    <message>
        <source>How the tenth of DIA + PHYS + COOL becomes a whole number of Actions. Less than one Action it never is.</source>
        <comment>turn.actionRounding</comment>
        <translation>Wie aus dem Zehntel von DIA + PHYS + COOL eine ganze Zahl von Aktionen wird. Weniger als eine Aktion ist es nie.</translation>
    </message>
    <message>
        <source>In which of the three phases somebody acts: spread evenly, early phases last (1; 1 and 2; all three), or by a table of your own.</source>
        <comment>turn.phaseTable</comment>
        <translation>In welchen der drei Phasen jemand handelt: gleichmäßig verteilt, von vorn gefüllt (1; 1 und 2; alle drei) oder nach einer eigenen Tabelle.</translation>
    </message>
    <message>
        <source>Actions in phase 1, 2 and 3 for somebody with 1 to 6 Actions a round; read only while the own table is chosen. A row of zeros spreads them evenly.</source>
        <comment>turn.phaseTable.own</comment>
        <translation>Aktionen in Phase 1, 2 und 3 für jemanden mit 1 bis 6 Aktionen je Runde; gilt nur, solange die eigene Tabelle gewählt ist. Eine Zeile aus Nullen verteilt sie gleichmäßig.</translation>
    </message>
    <message>
        <source>How many additional Actions a round the advantage Ambidextrous gives.</source>
        <comment>turn.ambidextrousActions</comment>
        <translation>Wie viele zusätzliche Aktionen je Runde der Vorteil Beidhänder gibt.</translation>
    </message>
    <message>
        <source>How often everybody rolls for the Initiative Total. More often makes the order less certain, and takes time.</source>
        <comment>turn.initiative</comment>
        <translation>Wie oft alle für die Initiativesumme würfeln. Häufiger macht die Reihenfolge ungewisser und kostet Zeit.</translation>
    </message>
    <message>
        <source>The fewest points of the skill each part of a split Action must get.</source>
        <comment>split.minShare</comment>
        <translation>Wie viele Punkte der Fertigkeit jeder Teil einer geteilten Aktion mindestens bekommt.</translation>
    </message>
    <message>
        <source>What reloading costs with a weapon that names no cost of its own.</source>
        <comment>act.reloadCost</comment>
        <translation>Was das Nachladen einer Waffe kostet, die selbst nichts angibt.</translation>
    </message>
    <message>
        <source>What it costs to stand up again when lying prone or knocked down.</source>
        <comment>act.standUpCost</comment>
        <translation>Was es kostet, aus dem Liegen oder nach dem Umwerfen wieder aufzustehen.</translation>
    </message>
    <message>
        <source>Whether left and right of the body change places when the target is shot from behind.</source>
        <comment>hex.mirrorFromBehind</comment>
        <translation>Ob links und rechts des Körpers tauschen, wenn das Ziel von hinten beschossen wird.</translation>
    </message>
    <message>
        <source>Whether shots that land on covered hexes strike the cover. Where no cover is set it changes nothing.</source>
        <comment>hex.coverMask</comment>
        <translation>Ob Schüsse auf verdeckte Hexfelder die Deckung treffen. Ohne eingetragene Deckung ändert es nichts.</translation>
    </message>
    <message>
        <source>A modifier of the attack roll for each range band. Usually range widens the spread only.</source>
        <comment>range.toHit</comment>
        <translation>Ein Modifikator des Trefferwurfs je Entfernungsband. Üblich ist, dass Entfernung nur die Streuung vergrößert.</translation>
    </message>
    <message>
        <source>Whether the first aim also puts the shooter into a firing stance.</source>
        <comment>stance.autoWithAim</comment>
        <translation>Ob die erste Zielaktion den Schützen auch in den Anschlag bringt.</translation>
    </message>
    <message>
        <source>Against which part of the hit spread aiming points work: all of it, or at most as many hexes as the recoil makes.</source>
        <comment>aim.cancels</comment>
        <translation>Gegen welchen Teil der Streuung Zielpunkte wirken: gegen die ganze oder höchstens gegen so viele Hexfelder, wie der Rückstoß ausmacht.</translation>
    </message>
    <message>
        <source>Which shots the weapon accuracy factor narrows or widens.</source>
        <comment>waf.scope</comment>
        <translation>Bei welchen Schüssen der Genauigkeitsfaktor der Waffe wirkt.</translation>
    </message>
    <message>
        <source>Whether an unaimed shot beyond Optimum adds its 3 (wild) or 2 (snap) hexes to the multiplied spread of the range as well.</source>
        <comment>wild.addBase</comment>
        <translation>Ob ein ungezielter Schuss jenseits von Optimal seine 3 (wild) oder 2 (schnell) Hexfelder noch zur vervielfachten Streuung der Entfernung zählt.</translation>
    </message>
    <message>
        <source>Whether more than six aims in a row are of use.</source>
        <comment>aim.maxActions</comment>
        <translation>Ob mehr als sechs Zielaktionen nacheinander etwas nützen.</translation>
    </message>
    <message>
        <source>Whether the bonus of a scope counts towards the limit the rank in Marksman sets for aiming.</source>
        <comment>scope.capByMarksman</comment>
        <translation>Ob der Bonus eines Zielfernrohrs unter die Grenze fällt, die der Rang in Scharfschütze dem Zielen setzt.</translation>
    </message>
    <message>
        <source>Whether the Aiming die may pull a missed shot back, too.</source>
        <comment>miss.aimingDie</comment>
        <translation>Ob der Zielwürfel auch einen Fehlschuss zurückholen darf.</translation>
    </message>
    <message>
        <source>Where a shot goes whose roll failed: it deviates and may still hit something, or it simply misses.</source>
        <comment>miss.clean</comment>
        <translation>Wohin ein Schuss geht, dessen Wurf misslang: Er weicht ab und trifft vielleicht doch etwas, oder er geht einfach fehl.</translation>
    </message>
    <message>
        <source>Which recoil is taken from STR for the number of semi-auto shots: what is left of it after baffling, stance and rest, or the weapon&apos;s own.</source>
        <comment>semi.useEffectiveRcl</comment>
        <translation>Welcher Rückstoß für die Zahl halbautomatischer Schüsse von STR abgeht: der nach Dämpfung, Anschlag und Auflage oder der der Waffe selbst.</translation>
    </message>
    <message>
        <source>Whether each further semi-auto shot rolls to hit, or goes off and always deviates.</source>
        <comment>semi.followRoll</comment>
        <translation>Ob jeder weitere halbautomatische Schuss einen Trefferwurf macht oder ohne Wurf stets abweicht.</translation>
    </message>
    <message>
        <source>What the limit of half of DEX counts: all single shots of a round, those of one Action, or nothing.</source>
        <comment>semi.dexCap</comment>
        <translation>Wofür die Grenze von halbem DEX gilt: für alle Einzelschüsse einer Runde, für die einer Aktion oder gar nicht.</translation>
    </message>
    <message>
        <source>How many dice for the number of bullets the shooter may name at most.</source>
        <comment>auto.maxDice</comment>
        <translation>Wie viele Würfel für die Zahl der Kugeln der Schütze höchstens nennen darf.</translation>
    </message>
    <message>
        <source>How much of the Auto/Support rank changes the number of bullets and influences their directions.</source>
        <comment>auto.asFactor</comment>
        <translation>Wie viel vom Rang in Auto/Support die Zahl der Kugeln ändert und ihre Richtungen beeinflusst.</translation>
    </message>
    <message>
        <source>Which deviations of a burst may be turned: the first ones only, or any, as long as there are chances left.</source>
        <comment>auto.influence</comment>
        <translation>Welche Abweichungen eines Feuerstoßes gedreht werden dürfen: nur die ersten oder beliebige, solange der Vorrat reicht.</translation>
    </message>
    <message>
        <source>Whether each bullet of a burst rolls Penetration and Damage dice of its own, or all of them use those of the attack roll.</source>
        <comment>auto.diceForHits</comment>
        <translation>Ob jede Kugel eines Feuerstoßes eigene Durchschlags- und Schadenswürfel wirft oder alle die des Trefferwurfs nehmen.</translation>
    </message>
    <message>
        <source>How many bullets fly between the targets at each change that no chance of influence pays for.</source>
        <comment>walk.bulletsPerSwitch</comment>
        <translation>Wie viele Kugeln bei jedem Wechsel zwischen den Zielen verloren gehen, den keine Beeinflussung bezahlt.</translation>
    </message>
    <message>
        <source>How the damage of a rotary gun or of shot is shared when several locations lie in the pattern.</source>
        <comment>template.split</comment>
        <translation>Wie der Schaden einer Rotationswaffe oder von Schrot geteilt wird, wenn mehrere Trefferzonen im Muster liegen.</translation>
    </message>
    <message>
        <source>Whether the barrels of a rotary gun multiply rating and Damage die, or the rating alone.</source>
        <comment>rotary.multiplies</comment>
        <translation>Ob die Läufe einer Rotationswaffe Wert und Schadenswürfel vervielfachen oder nur den Wert.</translation>
    </message>
    <message>
        <source>How many rounds a volley of a rotary gun takes from the magazine.</source>
        <comment>rotary.roundsPerVolley</comment>
        <translation>Wie viele Schuss eine Salve einer Rotationswaffe aus dem Magazin nimmt.</translation>
    </message>
    <message>
        <source>What is halved with each range band: the ratings, before the dice are added, or the totals.</source>
        <comment>shot.halves</comment>
        <translation>Was je Entfernungsband halbiert wird: die Werte, bevor die Würfel dazukommen, oder die Summen.</translation>
    </message>
    <message>
        <source>How long a suppressed area threatens whoever crosses it.</source>
        <comment>sup.duration</comment>
        <translation>Wie lange eine Fläche unter Niederhalten den bedroht, der sie quert.</translation>
    </message>
    <message>
        <source>What happens to a blow whose penetration equals the protection value.</source>
        <comment>melee.penEqual</comment>
        <translation>Was mit einem Hieb geschieht, dessen Durchschlag gleich dem Schutzwert ist.</translation>
    </message>
    <message>
        <source>What a hit that does not penetrate takes from the armour: its armour damage, or its whole damage.</source>
        <comment>armour.idLossStopped</comment>
        <translation>Was ein Treffer, der nicht durchgeht, der Rüstung nimmt: seinen Rüstungsschaden oder seinen ganzen Schaden.</translation>
    </message>
    <message>
        <source>How much of the protection value comes off the damage of a bullet that went through.</source>
        <comment>armour.damReduction</comment>
        <translation>Wie viel vom Schutzwert der Schaden einer Kugel verliert, die durchgegangen ist.</translation>
    </message>
    <message>
        <source>The fewest points a hit does that went through armour.</source>
        <comment>damage.minOnPenetration</comment>
        <translation>Wie viele Punkte ein Treffer, der durch Rüstung ging, mindestens macht.</translation>
    </message>
    <message>
        <source>Whether several pieces of armour on one location work together as layers, or the best of them alone.</source>
        <comment>layering</comment>
        <translation>Ob mehrere Rüstungsteile an einer Trefferzone als Lagen zusammenwirken oder nur das beste.</translation>
    </message>
    <message>
        <source>Which Hits make the impact damage points of natural armour: the full ones, or those left when it is put up.</source>
        <comment>living.idFrom</comment>
        <translation>Welche Hits die ID-Punkte natürlicher Rüstung ergeben: die vollen oder die, die beim Aktivieren noch da sind.</translation>
    </message>
    <message>
        <source>How the half of the protection value is rounded that is multiplied by the Hits: PV 9 and 10 Hits give 50, 45 or 40.</source>
        <comment>vev.halfPv</comment>
        <translation>Wie der halbe Schutzwert gerundet wird, mit dem die Hits malgenommen werden: PV 9 und 10 Hits geben 50, 45 oder 40.</translation>
    </message>
    <message>
        <source>What makes the CONC test harder: the damage that came through, or that of the attack.</source>
        <comment>vev.concPenalty</comment>
        <translation>Was die CONC-Probe erschwert: der Schaden, der ankam, oder der des Angriffs.</translation>
    </message>
    <message>
        <source>Whether points shifted into the protection value are missing from PHYS meanwhile.</source>
        <comment>vev.shiftLowersPhys</comment>
        <translation>Ob Punkte, die in den Schutzwert gehen, solange bei PHYS fehlen.</translation>
    </message>
    <message>
        <source>Which Hits do not heal while a bullet is stuck.</source>
        <comment>stuck.blocks</comment>
        <translation>Welche Hits nicht heilen, solange eine Kugel steckt.</translation>
    </message>
    <message>
        <source>When damage to Head or Torso is fatal.</source>
        <comment>vital.death</comment>
        <translation>Wann Schaden an Kopf oder Torso tödlich ist.</translation>
    </message>
    <message>
        <source>How much damage beyond 0 makes a location severely damaged, and destroyed, as a share of its full Hits.</source>
        <comment>loc.severeAt</comment>
        <translation>Wie viel Schaden über 0 hinaus eine Trefferzone schwer beschädigt und zerstört, gemessen an ihren vollen Hits.</translation>
    </message>
    <message>
        <source>Whether standard and bruising damage together must reach the Incap or go beyond it.</source>
        <comment>ko.rule</comment>
        <translation>Ob gewöhnlicher Schaden und Prellungen zusammen Incap erreichen oder übersteigen müssen.</translation>
    </message>
    <message>
        <source>Whether bruising counts towards the damage 10 beyond Incap that is fatal.</source>
        <comment>death.countBruising</comment>
        <translation>Ob Prellungen zu den 10 Punkten über Incap zählen, die tödlich sind.</translation>
    </message>
    <message>
        <source>Whether a successful Paramedic roll brings an unconscious patient round.</source>
        <comment>ko.paramedicWakes</comment>
        <translation>Ob ein gelungener Sanitäterwurf Bewusstlose weckt.</translation>
    </message>
    <message>
        <source>How much recoil one hand holds without penalty and bruising.</source>
        <comment>rcl.oneHandLimit</comment>
        <translation>Wie viel Rückstoß eine Hand ohne Abzug und Prellung hält.</translation>
    </message>
    <message>
        <source>Whether bruising by recoil also marks the Hits of the weapon arm, which may become useless.</source>
        <comment>rcl.bruiseArmTrack</comment>
        <translation>Ob Prellungen durch Rückstoß auch die Hits des Waffenarms markieren, der davon unbrauchbar werden kann.</translation>
    </message>
    <message>
        <source>What the three dice must reach when more bullets are fired than the gun is made for: with 4 plus the excess less JF, a high jamming factor is good; the other is the wording as printed.</source>
        <comment>jam.formula</comment>
        <translation>Was die drei Würfel erreichen müssen, wenn mehr Kugeln fallen, als die Waffe verträgt: Bei 4 plus Überzahl minus JF ist ein hoher JF gut; das andere ist der gedruckte Wortlaut.</translation>
    </message>
    <message>
        <source>The optional rule: three ones in the attack roll, or too many bullets in a round, jam the gun.</source>
        <comment>opt.jamming</comment>
        <translation>Die Zusatzregel: Drei Einsen im Trefferwurf oder zu viele Kugeln in einer Runde geben eine Ladehemmung.</translation>
    </message>
    <message>
        <source>What the advantage Quick Draw spares: the DEX test alone, or the loss of Initiative and the modifier to hit as well.</source>
        <comment>qd.advantageSaves</comment>
        <translation>Was der Vorteil Schnellziehen erspart: nur die DEX-Probe oder auch den Verlust an Initiative und den Abzug auf den Treffer.</translation>
    </message>
    <message>
        <source>Whether the limit of one hand counts for each of two guns besides the sum of their recoil; the worse of the two applies.</source>
        <comment>dual.oneHandToo</comment>
        <translation>Ob bei zwei Schusswaffen neben der Summe ihres Rückstoßes auch die Grenze der einen Hand gilt; das Schlechtere zählt.</translation>
    </message>
    <message>
        <source>What happens when the damage ratings of two melee weapons together are above STR.</source>
        <comment>dual.meleeExcess</comment>
        <translation>Was geschieht, wenn die Schadenswerte zweier Nahkampfwaffen zusammen über STR liegen.</translation>
    </message>
    <message>
        <source>The modifier of an attack with the off hand while only one weapon is used.</source>
        <comment>dual.offHandAlone</comment>
        <translation>Der Modifikator eines Angriffs mit der Nebenhand, wenn nur eine Waffe benutzt wird.</translation>
    </message>
    <message>
        <source>Which damage knocks somebody back: that of the attack, or what armour leaves of it.</source>
        <comment>knock.dam</comment>
        <translation>Welcher Schaden jemanden zurückwirft: der des Angriffs oder was die Rüstung davon lässt.</translation>
    </message>
    <message>
        <source>What several hits of one attack add up to for knockback.</source>
        <comment>knock.multi</comment>
        <translation>Wie mehrere Treffer eines Angriffs für das Zurückwerfen zählen.</translation>
    </message>
    <message>
        <source>Whether the damage above twice PHYS also makes the test to stay conscious harder.</source>
        <comment>knock.koPenalty</comment>
        <translation>Ob der Schaden über doppeltem PHYS auch die Probe erschwert, bei Bewusstsein zu bleiben.</translation>
    </message>
    <message>
        <source>Whether diving for cover takes an Action.</source>
        <comment>dive.cost</comment>
        <translation>Ob der Sprung in Deckung eine Aktion nimmt.</translation>
    </message>
    <message>
        <source>Whether Ballet of Death burdens the next Action as Dance of Death does.</source>
        <comment>ballet.penalty</comment>
        <translation>Ob das Todesballett die nächste Aktion belastet wie der Todestanz.</translation>
    </message>
    <message>
        <source>What 7 is reduced by for the penalty after a dodge or Dance: the success die value, which can be above 6, or the face that lies there.</source>
        <comment>dodge.penaltyUses</comment>
        <translation>Was von der 7 abgeht, die nach Ausweichen oder Tanz belastet: der Wert des Erfolgswürfels, der über 6 liegen kann, oder die Zahl, die daliegt.</translation>
    </message>
    <message>
        <source>Whether the bruising of a blast goes past armour or its impact damage points absorb it.</source>
        <comment>gren.blastVsArmour</comment>
        <translation>Ob die Prellungen einer Druckwelle an der Rüstung vorbeigehen oder deren ID-Punkte sie auffangen.</translation>
    </message>
    <message>
        <source>Whether an explosion can knock its victims down.</source>
        <comment>gren.knockback</comment>
        <translation>Ob eine Explosion ihre Opfer umwerfen kann.</translation>
    </message>
    <message>
        <source>How many aims at a blow are of use at most.</source>
        <comment>meleeAim.cap</comment>
        <translation>Wie viele Zielaktionen für einen Hieb höchstens nützen.</translation>
    </message>
    <message>
        <source>How half of the Actions becomes a whole number of free parries.</source>
        <comment>parry.freeRounding</comment>
        <translation>Wie aus der Hälfte der Aktionen eine ganze Zahl freier Paraden wird.</translation>
    </message>
    <message>
        <source>Whether its value counts in full against the damage and again for the deviation, or is divided between the two.</source>
        <comment>parry.sdUse</comment>
        <translation>Ob sein Wert voll gegen den Schaden und nochmals für die Abweichung zählt oder zwischen beiden geteilt wird.</translation>
    </message>
    <message>
        <source>What is halved when a weapon is parried with bare hands: the points stopped, or the roll.</source>
        <comment>parry.bareHalves</comment>
        <translation>Was halbiert wird, wenn eine Waffe mit bloßen Händen pariert wird: die abgefangenen Punkte oder der Wurf.</translation>
    </message>
    <message>
        <source>When the rank of Martial Arts is added to the Initiative Total.</source>
        <comment>ma.initiative</comment>
        <translation>Wann der Rang in Kampfkunst zur Initiativesumme kommt.</translation>
    </message>
    <message>
        <source>What happens when bruising by Martial Arts brings Head or Torso to 0.</source>
        <comment>ma.bruiseVital</comment>
        <translation>Was geschieht, wenn Prellungen durch Kampfkunst Kopf oder Torso auf 0 bringen.</translation>
    </message>
    <message>
        <source>Whether bruising by blunt weapons also marks the Hits of the location, not Incap alone.</source>
        <comment>bruise.bluntMarksLocation</comment>
        <translation>Ob Prellungen durch stumpfe Waffen auch die Hits der Trefferzone markieren, nicht nur Incap.</translation>
    </message>
    <message>
        <source>Which layers make dodging harder by 1: those beyond the first, or every one.</source>
        <comment>layer.dodgePerLayer</comment>
        <translation>Welche Lagen das Ausweichen um 1 erschweren: die über die erste hinaus oder jede.</translation>
    </message>
    <message>
        <source>Which damage is compared with the wound threshold: what armour leaves, or that of the attack, if it went through.</source>
        <comment>wound.dam</comment>
        <translation>Welcher Schaden mit der Wundschwelle verglichen wird: was die Rüstung lässt oder der des Angriffs, wenn er durchging.</translation>
    </message>
    <message>
        <source>Whether one clock runs for a character, faster with each wound, or one for each of his wounds.</source>
        <comment>bleed.clock</comment>
        <translation>Ob eine Uhr je Charakter läuft, mit jeder Wunde schneller, oder eine für jede Wunde.</translation>
    </message>
    <message>
        <source>Whether wounds also lower the roll for the Initiative Total.</source>
        <comment>wound.penaltyOnInitiative</comment>
        <translation>Ob Wunden auch den Wurf für die Initiativesumme mindern.</translation>
    </message>
    <message>
        <source>The points of damage a failed attempt to take out a bullet does.</source>
        <comment>aid.failedExtraction</comment>
        <translation>Wie viele Punkte Schaden ein misslungener Versuch macht, eine Kugel herauszuholen.</translation>
    </message>
    <message>
        <source>What the fourth round is counted from: the start of the fight, or the injury.</source>
        <comment>regen.clock</comment>
        <translation>Wovon die vierte Runde gezählt wird: vom Beginn des Kampfes oder von der Verletzung.</translation>
    </message>
    <message>
        <source>Skill and stat tests</source>
        <comment>SKL</comment>
        <translation>Fertigkeits- und Attributsproben</translation>
    </message>
    <message>
        <source>The attack roll</source>
        <comment>CMB</comment>
        <translation>Der Trefferwurf</translation>
    </message>
    <message>
        <source>Rounds, phases, Actions</source>
        <comment>TURN</comment>
        <translation>Runden, Phasen, Aktionen</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>RNG</comment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Body locations</source>
        <comment>LOC</comment>
        <translation>Trefferzonen</translation>
    </message>
    <message>
        <source>Deviation of hits</source>
        <comment>DEV</comment>
        <translation>Abweichung der Treffer</translation>
    </message>
    <message>
        <source>Aiming</source>
        <comment>AIM</comment>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Penetration and impact damage</source>
        <comment>PEN</comment>
        <translation>Durchschlag und ID</translation>
    </message>
    <message>
        <source>Skin armour</source>
        <comment>XENO</comment>
        <translation>Hautrüstung</translation>
    </message>
    <message>
        <source>Hardening cells</source>
        <comment>VEV</comment>
        <translation>Härtende Zellen</translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>DAM</comment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Missed shots</source>
        <comment>MISS</comment>
        <translation>Fehlschüsse</translation>
    </message>
    <message>
        <source>Rate of fire</source>
        <comment>ROF</comment>
        <translation>Feuergeschwindigkeit</translation>
    </message>
    <message>
        <source>Full auto and bursts</source>
        <comment>AUTO</comment>
        <translation>Dauerfeuer und Feuerstöße</translation>
    </message>
    <message>
        <source>Walking the fire</source>
        <comment>WALK</comment>
        <translation>Wanderndes Feuer</translation>
    </message>
    <message>
        <source>Rotary guns</source>
        <comment>ROT</comment>
        <translation>Rotationswaffen</translation>
    </message>
    <message>
        <source>Shotguns</source>
        <comment>SHOT</comment>
        <translation>Flinten</translation>
    </message>
    <message>
        <source>Suppressive fire</source>
        <comment>SUP</comment>
        <translation>Niederhalten</translation>
    </message>
    <message>
        <source>Recoil and strength</source>
        <comment>RCL</comment>
        <translation>Rückstoß und Stärke</translation>
    </message>
    <message>
        <source>Scopes</source>
        <comment>SCP</comment>
        <translation>Zielfernrohre</translation>
    </message>
    <message>
        <source>Under fire</source>
        <comment>FIRE</comment>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Jams</source>
        <comment>JAM</comment>
        <translation>Ladehemmungen</translation>
    </message>
    <message>
        <source>Drawing weapons</source>
        <comment>DRAW</comment>
        <translation>Waffen ziehen</translation>
    </message>
    <message>
        <source>Two weapons</source>
        <comment>DUAL</comment>
        <translation>Zwei Waffen</translation>
    </message>
    <message>
        <source>Special ammunition</source>
        <comment>AMMO</comment>
        <translation>Sondermunition</translation>
    </message>
    <message>
        <source>Knockback</source>
        <comment>KNOCK</comment>
        <translation>Zurückwerfen</translation>
    </message>
    <message>
        <source>Cover and posture</source>
        <comment>COVER</comment>
        <translation>Deckung und Haltung</translation>
    </message>
    <message>
        <source>Dance and Ballet of Death</source>
        <comment>DANCE</comment>
        <translation>Todestanz und Todesballett</translation>
    </message>
    <message>
        <source>Grenades</source>
        <comment>GREN</comment>
        <translation>Granaten</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>MEL</comment>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Parry</source>
        <comment>PAR</comment>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Dodging in melee</source>
        <comment>DOD</comment>
        <translation>Ausweichen im Nahkampf</translation>
    </message>
    <message>
        <source>Martial Arts</source>
        <comment>MA</comment>
        <translation>Kampfkunst</translation>
    </message>
    <message>
        <source>Layered armour</source>
        <comment>LAY</comment>
        <translation>Rüstung in Lagen</translation>
    </message>
    <message>
        <source>Marking damage</source>
        <comment>TRACK</comment>
        <translation>Schaden markieren</translation>
    </message>
    <message>
        <source>Bruising</source>
        <comment>BRUISE</comment>
        <translation>Prellungen</translation>
    </message>
    <message>
        <source>Wounds and bleeding</source>
        <comment>WND</comment>
        <translation>Wunden und Blutung</translation>
    </message>
    <message>
        <source>First aid</source>
        <comment>AID</comment>
        <translation>Erste Hilfe</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>HEAL</comment>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <comment>REGEN</comment>
        <translation>Regeneration</translation>
    </message>
    <message>
        <source>The situation</source>
        <comment>SIT</comment>
        <translation>Die Umstände</translation>
    </message>
    <message>
        <source>DAM of the first of two blows</source>
        <comment>blowDamage</comment>
        <translation>DAM des ersten von zwei Schlägen</translation>
    </message>
    <message>
        <source>Blows at two targets</source>
        <comment>atAnother</comment>
        <translation>Schläge auf zwei Ziele</translation>
    </message>
    <message>
        <source>Shooters told apart</source>
        <comment>shooterMarks</comment>
        <translation>Unterschiedene Schützen</translation>
    </message>
    <message>
        <source>Bullets left for the area</source>
        <comment>condition.zoneBullets</comment>
        <translation>Kugeln, die dem Gebiet bleiben</translation>
    </message>
    <message>
        <source>One-handed blade</source>
        <comment>oneHandedBlade</comment>
        <translation>Einhandklinge</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>club</comment>
        <translation>Keule</translation>
    </message>
    <message>
        <source>Bite</source>
        <comment>bite</comment>
        <translation>Biss</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <comment>shotgun</comment>
        <translation>Schrotflinte</translation>
    </message>
    <message>
        <source>Submachine gun</source>
        <comment>smg</comment>
        <translation>Maschinenpistole</translation>
    </message>
    <message>
        <source>Support weapons</source>
        <comment>support</comment>
        <translation>Unterstützungswaffen</translation>
    </message>
    <message>
        <source>Where the modifier of an attack roll goes. On the roll it also changes the value of the Aiming die. Parries and dodges always keep theirs on the roll.</source>
        <comment>mod.formCombat</comment>
        <translation>Wohin der Modifikator eines Angriffswurfs geht. Am Wurf ändert er auch den Wert des Zielwürfels. Paraden und Ausweichen behalten ihren immer am Wurf.</translation>
    </message>
    <message>
        <source>Counted by the rules</source>
        <comment>automatic</comment>
        <translation>Von den Regeln gezählt</translation>
    </message>
    <message>
        <source>Crossers told apart</source>
        <comment>zoneCrosserMarks</comment>
        <translation>Durchquerende, unterschieden</translation>
    </message>
    <message>
        <source>Penalty on the next Action</source>
        <comment>pendingPenalty</comment>
        <translation>Abzug auf die nächste Aktion</translation>
    </message>
    <message>
        <source>It comes of a quick dodge</source>
        <comment>pendingByDodge</comment>
        <translation>Er stammt von einem schnellen Ausweichen</translation>
    </message>
    <message>
        <source>Penalty on this round&apos;s Actions</source>
        <comment>dodgePenalty</comment>
        <translation>Abzug auf Aktionen dieser Runde</translation>
    </message>
    <message>
        <source>Consciousness</source>
        <comment>condition.unconscious</comment>
        <translation>Bewusstsein</translation>
    </message>
    <message>
        <source>Life</source>
        <comment>condition.dead</comment>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Out by martial arts</source>
        <comment>unconscious.martialArts</comment>
        <translation>Bewusstlos durch Kampfkunst</translation>
    </message>
    <message>
        <source>Out by the knockback</source>
        <comment>unconscious.knockback</comment>
        <translation>Bewusstlos durch Zurückwerfen</translation>
    </message>
    <message>
        <source>Out by the recoil</source>
        <comment>unconscious.recoil</comment>
        <translation>Bewusstlos durch Rückstoß</translation>
    </message>
    <message>
        <source>Out by bruising</source>
        <comment>unconscious.bruising</comment>
        <translation>Bewusstlos durch Prellung</translation>
    </message>
    <message>
        <source>Out by Incap</source>
        <comment>unconscious.incap</comment>
        <translation>Bewusstlos durch Incap</translation>
    </message>
    <message>
        <source>Dead by a location</source>
        <comment>dead.location</comment>
        <translation>Tot durch Trefferzone</translation>
    </message>
    <message>
        <source>Dead by Incap</source>
        <comment>dead.incap</comment>
        <translation>Tot durch Incap</translation>
    </message>
    <message>
        <source>Dice of the damage</source>
        <comment>harm.rolled</comment>
        <translation>Würfel des Schadens</translation>
    </message>
    <message>
        <source>Points of damage</source>
        <comment>harm.amount</comment>
        <translation>Schadenspunkte</translation>
    </message>
    <message>
        <source>Hex that is struck</source>
        <comment>harm.hex</comment>
        <translation>Getroffenes Hexfeld</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>harm.location</comment>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Locations that are struck</source>
        <comment>harm.locations</comment>
        <translation>Getroffene Trefferzonen</translation>
    </message>
    <message>
        <source>Damage in all</source>
        <comment>harm.force</comment>
        <translation>Schaden insgesamt</translation>
    </message>
    <message>
        <source>Left behind the armour</source>
        <comment>harm.through</comment>
        <translation>Hinter der Rüstung übrig</translation>
    </message>
    <message>
        <source>Reached the body so far</source>
        <comment>harm.sum</comment>
        <translation>Bisher am Körper angekommen</translation>
    </message>
    <message>
        <source>Dice of the damage</source>
        <comment>harm.dice</comment>
        <translation>Würfel des Schadens</translation>
    </message>
    <message>
        <source>nobody is there to harm; mark somebody</source>
        <comment>harm.nobody</comment>
        <translation>niemand ist da, der Schaden nähme; jemanden ankreuzen</translation>
    </message>
    <message>
        <source>there are no points of damage yet; say how many</source>
        <comment>harm.nothing</comment>
        <translation>es gibt noch keine Schadenspunkte; angeben, wie viele</translation>
    </message>
    <message>
        <source>the body plan has %1 hexes, and one of more than %2 cannot be drawn at random; name the location</source>
        <comment>harm.planTooLarge</comment>
        <translation>der Körperplan hat %1 Hexfelder, und aus mehr als %2 lässt sich keines auslosen; die Trefferzone nennen</translation>
    </message>
    <message>
        <source>Harm</source>
        <comment>harm</comment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Primary skill</source>
        <comment>splitOptions.primary</comment>
        <translation>Erste Fertigkeit</translation>
    </message>
    <message>
        <source>Secondary skill</source>
        <comment>splitOptions.secondary</comment>
        <translation>Zweite Fertigkeit</translation>
    </message>
    <message>
        <source>Points for it</source>
        <comment>splitOptions.share</comment>
        <translation>Punkte dafür</translation>
    </message>
    <message>
        <source>Hold the secondary for later in the phase</source>
        <comment>inAdvance</comment>
        <translation>Die zweite für später in der Phase aufheben</translation>
    </message>
    <message>
        <source>Skill or stat</source>
        <comment>checkOptions.name</comment>
        <translation>Fertigkeit oder Wert</translation>
    </message>
    <message>
        <source>Other rank</source>
        <comment>checkOptions.rank</comment>
        <translation>Anderer Rang</translation>
    </message>
    <message>
        <source>Shooters in the last phase</source>
        <comment>earlierShooters</comment>
        <translation>Schützen in der vorigen Phase</translation>
    </message>
    <message>
        <source>Dodge kept up</source>
        <comment>meleeDefence</comment>
        <translation>Ausweichen hält an</translation>
    </message>
    <message>
        <source>Dance kept up</source>
        <comment>condition.rangedDefence</comment>
        <translation>Tanz hält an</translation>
    </message>
    <message>
        <source>First of two blows, through the armour</source>
        <comment>blowThrough</comment>
        <translation>Erster von zwei Hieben, durch die Rüstung</translation>
    </message>
    <message>
        <source>Still to draw</source>
        <comment>drawActionsLeft</comment>
        <translation>Noch zu ziehen</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>harmOptions.points</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Dice added</source>
        <comment>harmOptions.dice</comment>
        <translation>Würfel dazu</translation>
    </message>
    <message>
        <source>Rolled</source>
        <comment>rolled</comment>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>harmOptions.place</comment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>harmOptions.location</comment>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Kind of damage</source>
        <comment>harmOptions.kind</comment>
        <translation>Schadensart</translation>
    </message>
    <message>
        <source>Knocks back</source>
        <comment>knocks</comment>
        <translation>Wirft zurück</translation>
    </message>
    <message>
        <source>Armour</source>
        <comment>harmOptions.armour</comment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Not counted</source>
        <comment>actionsLeft.none</comment>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Not counted</source>
        <comment>actionsPlaced.none</comment>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>By the rules</source>
        <comment>actionsThisRound.none</comment>
        <translation>nach den Regeln</translation>
    </message>
    <message>
        <source>All left</source>
        <comment>freeParriesLeft.none</comment>
        <translation>alle übrig</translation>
    </message>
    <message>
        <source>Not rolled</source>
        <comment>initiative.none</comment>
        <translation>nicht gewürfelt</translation>
    </message>
    <message>
        <source>No tie</source>
        <comment>rollOff.none</comment>
        <translation>kein Gleichstand</translation>
    </message>
    <message>
        <source>Not tested</source>
        <comment>underFirePenalty.none</comment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Unhurt</source>
        <comment>regenerationCounter.none</comment>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>No area</source>
        <comment>zoneValue.none</comment>
        <translation>kein Bereich</translation>
    </message>
    <message>
        <source>None waits</source>
        <comment>blowDamage.none</comment>
        <translation>keiner steht aus</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>maxBulletsPerRound.none</comment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>As DAM</source>
        <comment>armourDamage.none</comment>
        <translation>wie DAM</translation>
    </message>
    <message>
        <source>As made</source>
        <comment>scopeSetting.none</comment>
        <translation>wie gebaut</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>bonus.none</comment>
        <translation>beste</translation>
    </message>
    <message>
        <source>Once for all</source>
        <comment>rolled.once</comment>
        <translation>Einmal für alle</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>rolled.each</comment>
        <translation>Für jeden</translation>
    </message>
    <message>
        <source>Drawn for each</source>
        <comment>place.drawn</comment>
        <translation>Für jeden ausgelost</translation>
    </message>
    <message>
        <source>One location</source>
        <comment>place.named</comment>
        <translation>Eine Trefferzone</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <comment>place.everywhere</comment>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <comment>place.nowhere</comment>
        <translation>An keiner bestimmten Stelle</translation>
    </message>
    <message>
        <source>As for all</source>
        <comment>place.asAll</comment>
        <translation>Wie bei allen</translation>
    </message>
    <message>
        <source>Does not help</source>
        <comment>armour.ignored</comment>
        <translation>Hilft nicht</translation>
    </message>
    <message>
        <source>ID absorbs it</source>
        <comment>armour.absorbs</comment>
        <translation>ID schluckt ihn</translation>
    </message>
    <message>
        <source>PEN against PV</source>
        <comment>armour.tested</comment>
        <translation>PEN gegen PV</translation>
    </message>
    <message>
        <source>How long a phase lasts, s. It converts rounds into hours and days of healing, and into minutes of conditions.</source>
        <comment>turn.secondsPerPhase</comment>
        <translation>Wie lange eine Phase dauert, in s. Rechnet Runden in Stunden und Tage der Heilung um und in Minuten von Zuständen.</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>turn.modifier</comment>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Actions a round with modifiers</source>
        <comment>turn.modified</comment>
        <translation>Aktionen je Runde mit Modifikatoren</translation>
    </message>
    <message>
        <source>Time after the fight</source>
        <comment>rest</comment>
        <translation>Zeit nach dem Kampf</translation>
    </message>
    <message>
        <source>Rounds that pass</source>
        <comment>recoveryOptions.rounds</comment>
        <translation>Runden, die vergehen</translation>
    </message>
    <message>
        <source>Modifiers of a skill roll</source>
        <comment>skillModifiers</comment>
        <translation>Modifikatoren der Fertigkeitsprobe</translation>
    </message>
    <message>
        <source>Modifiers of a stat roll</source>
        <comment>statModifiers</comment>
        <translation>Modifikatoren der Attributsprobe</translation>
    </message>
    <message>
        <source>Modifiers of Actions a round</source>
        <comment>allotmentOptions.modifiers</comment>
        <translation>Modifikatoren der Aktionen je Runde</translation>
    </message>
    <message>
        <source>Kept for the rules</source>
        <comment>bookkeeping</comment>
        <translation>Für die Regeln festgehalten</translation>
    </message>
    <message>
        <source>Aimed at</source>
        <comment>aimTarget</comment>
        <translation>Gezielt auf</translation>
    </message>
    <message>
        <source>Aimed with</source>
        <comment>aimWeapon</comment>
        <translation>Gezielt mit</translation>
    </message>
    <message>
        <source>At whom</source>
        <comment>whom</comment>
        <translation>Auf wen</translation>
    </message>
    <message>
        <source>With what</source>
        <comment>wielded</comment>
        <translation>Womit</translation>
    </message>
    <message>
        <source>Under fire from</source>
        <comment>shooters</comment>
        <translation>Unter Beschuss von</translation>
    </message>
    <message>
        <source>Wound not listed, the sheet is full</source>
        <comment>effect.unlisted</comment>
        <translation>Wunde nicht notiert, der Bogen ist voll</translation>
    </message>
    <message>
        <source>Bullet not listed, the sheet is full</source>
        <comment>effect.unlistedBullet</comment>
        <translation>Kugel nicht notiert, der Bogen ist voll</translation>
    </message>
    <message>
        <source>What strikes</source>
        <comment>harm</comment>
        <translation>Was trifft</translation>
    </message>
    <message>
        <source>Under fire from</source>
        <comment>turn.shooters</comment>
        <translation>Unter Beschuss von</translation>
    </message>
    <message>
        <source>Own points</source>
        <comment>harmedOptions.points</comment>
        <translation>Eigene Punkte</translation>
    </message>
    <message>
        <source>Own place</source>
        <comment>harmedOptions.place</comment>
        <translation>Eigene Stelle</translation>
    </message>
    <message>
        <source>Drift in hexes</source>
        <comment>deviation.distance</comment>
        <translation>Abweichung in Hexfeldern</translation>
    </message>
    <message>
        <source>the unconscious do not act; choose somebody else or wake this one</source>
        <comment>actor.unconscious</comment>
        <translation>Bewusstlose handeln nicht; jemand anderen wählen oder wecken</translation>
    </message>
    <message>
        <source>the skill is missing, and the house rules forbid trying without</source>
        <comment>skill.untrained</comment>
        <translation>die Fertigkeit fehlt, und die Hausregeln verbieten den Versuch ohne sie</translation>
    </message>
    <message>
        <source>nobody aims while under fire unless the option Under Fire is on</source>
        <comment>aim.underFire</comment>
        <translation>unter Beschuss zielt niemand, außer die Option „Unter Beschuss“ ist an</translation>
    </message>
    <message>
        <source>this posture is taken already</source>
        <comment>posture.already</comment>
        <translation>diese Haltung ist schon eingenommen</translation>
    </message>
    <message>
        <source>Aims</source>
        <comment>aims</comment>
        <translation>Gezielt</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>range</comment>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Full-auto deviation</source>
        <comment>fullAutoDeviation</comment>
        <translation>Abweichung im Dauerfeuer</translation>
    </message>
    <message>
        <source>Jamming factor</source>
        <comment>jammingFactor</comment>
        <translation>Hemmungsfaktor</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <comment>accuracy</comment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>nobody dodges without the skill Dodge; give a rank of 1</source>
        <comment>dodge.untrained</comment>
        <translation>ohne die Fertigkeit Ausweichen weicht niemand aus; einen Rang von 1 geben</translation>
    </message>
    <message>
        <source>the Dance was done in this phase; wait for the next</source>
        <comment>dance.already</comment>
        <translation>in dieser Phase ist schon getanzt; die nächste abwarten</translation>
    </message>
    <message>
        <source>no second weapon is held; name it or strike a single blow</source>
        <comment>blow.noSecondWeapon</comment>
        <translation>keine zweite Waffe in der Hand; sie nennen oder einen einzelnen Hieb führen</translation>
    </message>
    <message>
        <source>Aiming points of the area</source>
        <comment>suppression.value</comment>
        <translation>Zielpunkte des Gebiets</translation>
    </message>
    <message>
        <source>%1 dice are more than the %2 the house rules allow; name fewer</source>
        <comment>burst.tooManyDice</comment>
        <translation>%1 Würfel sind mehr als die %2, die die Hausregeln zulassen; weniger nennen</translation>
    </message>
    <message>
        <source>Aiming points of the area</source>
        <comment>zoneValue</comment>
        <translation>Zielpunkte des Gebiets</translation>
    </message>
    <message>
        <source>the house rules forbid acting between a declaration and its dice; wait until it is resolved</source>
        <comment>opportunity.noInterrupt</comment>
        <translation>die Hausregeln verbieten eine Aktion zwischen Ansage und Würfeln; warten, bis sie abgehandelt ist</translation>
    </message>
    <message>
        <source>the character does not have this skill; name one on the sheet</source>
        <comment>split.noSkill</comment>
        <translation>der Charakter hat diese Fertigkeit nicht; eine vom Bogen nennen</translation>
    </message>
    <message>
        <source>Wake</source>
        <comment>wake</comment>
        <translation>Wecken</translation>
    </message>
    <message>
        <source>Drift in hexes from the point</source>
        <comment>throw.distance</comment>
        <translation>Abweichung vom Punkt in Hexfeldern</translation>
    </message>
    <message>
        <source>What a stopped hit wears off</source>
        <comment>armour.idLossStopped</comment>
        <translation>Was ein abgehaltener Treffer abnutzt</translation>
    </message>
    <message>
        <source>What a jam depends on</source>
        <comment>jam.formula</comment>
        <translation>Wovon eine Ladehemmung abhängt</translation>
    </message>
    <message>
        <source>To the shooter&apos;s next Action</source>
        <comment>sup.duration.nextAction</comment>
        <translation>Bis zur nächsten Aktion des Schützen</translation>
    </message>
    <message>
        <source>Whether somebody may roll for a skill that is missing on the sheet, or must leave it alone.</source>
        <comment>skill.untrained</comment>
        <translation>Ob jemand für eine Fertigkeit würfeln darf, die auf dem Bogen fehlt, oder es lassen muss.</translation>
    </message>
    <message>
        <source>Whether taking damage ends an aim.</source>
        <comment>aim.lostOnDamage</comment>
        <translation>Ob Schaden das Zielen beendet.</translation>
    </message>
    <message>
        <source>How long somebody counts as under fire after a shot.</source>
        <comment>fire.duration</comment>
        <translation>Wie lange jemand nach einem Schuss als unter Beschuss gilt.</translation>
    </message>
    <message>
        <source>The optional rule: whoever is under fire has -5 on rolls, less what a COOL test takes off, and needs nerve to aim.</source>
        <comment>opt.underFire</comment>
        <translation>Die Zusatzregel: Wer unter Beschuss ist, hat -5 auf Würfe, vermindert durch eine COOL-Probe, und braucht Nerven zum Zielen.</translation>
    </message>
    <message>
        <source>Area under fire, aiming points</source>
        <comment>condition.zoneValue</comment>
        <translation>Gebiet unter Feuer, Zielpunkte</translation>
    </message>
    <message>
        <source>the test against this area was made in this phase; once is enough, go on without</source>
        <comment>evade.again</comment>
        <translation>gegen dieses Gebiet wurde in dieser Phase schon gewürfelt; einmal genügt, ohne Probe weitergehen</translation>
    </message>
    <message>
        <source>Crossed the area in this phase</source>
        <comment>zoneCrossers</comment>
        <translation>In dieser Phase durch das Gebiet</translation>
    </message>
    <message>
        <source>Dodge penalty</source>
        <comment>dodgeModifier</comment>
        <translation>Abzug aufs Ausweichen</translation>
    </message>
    <message>
        <source>Involuntary</source>
        <comment>checkOptions.forced</comment>
        <translation>Unfreiwillig</translation>
    </message>
    <message>
        <source>the target&apos;s Initiative Total of %1 is not above the attacker&apos;s %2; leave the dive out</source>
        <comment>target.tooSlow</comment>
        <translation>die Initiativesumme des Ziels von %1 liegt nicht über der des Angreifers von %2; den Sprung weglassen</translation>
    </message>
    <message>
        <source>the two weapons&apos; damage of %1 is above the STR of %2; take lighter ones</source>
        <comment>blow.tooHeavy</comment>
        <translation>der Schaden beider Waffen von %1 liegt über der STR von %2; leichtere nehmen</translation>
    </message>
    <message>
        <source>Whether an Opportunity Action may come between somebody&apos;s declaration and dice, and is resolved first.</source>
        <comment>turn.opportunityInterrupt</comment>
        <translation>Ob eine Aktion für Gelegenheit zwischen Ansage und Würfel eines anderen treten darf und dann zuerst abgehandelt wird.</translation>
    </message>
</context>
<context>
    <name>threedSheet</name>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>DEX</source>
        <translation>DEX</translation>
    </message>
    <message>
        <source>DIA</source>
        <translation>DIA</translation>
    </message>
    <message>
        <source>CONC</source>
        <translation>CONC</translation>
    </message>
    <message>
        <source>PHYS</source>
        <translation>PHYS</translation>
    </message>
    <message>
        <source>COOL</source>
        <translation>COOL</translation>
    </message>
    <message>
        <source>Wild, no aim</source>
        <translation>Wild, ungezielt</translation>
    </message>
    <message>
        <source>Target kneeling</source>
        <translation>Ziel kniend</translation>
    </message>
    <message>
        <source>Target prone, rolling</source>
        <translation>Ziel liegend, rollend</translation>
    </message>
    <message>
        <source>Target down</source>
        <translation>Ziel am Boden</translation>
    </message>
    <message>
        <source>Target dives for cover</source>
        <translation>Ziel wirft sich in Deckung</translation>
    </message>
    <message>
        <source>Off hand</source>
        <translation>Nebenhand</translation>
    </message>
    <message>
        <source>Quick draw</source>
        <translation>Schnellziehen</translation>
    </message>
    <message>
        <source>Each band farther</source>
        <translation>Jedes Band weiter</translation>
    </message>
    <message>
        <source>Under fire</source>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>INI, phase 1 2 3, P free parry</source>
        <translation>INI, Phase 1 2 3, P freie Parade</translation>
    </message>
    <message>
        <source>%1, round %2, phase %3</source>
        <translation>%1, Runde %2, Phase %3</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>sample data</source>
        <translation>Beispieldaten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Combat sheet, 3D System</source>
        <translation>Kampfbogen, 3D System</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Combat sheet, continued</source>
        <translation>Kampfbogen, Fortsetzung</translation>
    </message>
    <message>
        <source>Hitspread · boxes crossed are already lost</source>
        <translation>Hitspread · durchkreuzte Kästchen sind schon verloren</translation>
    </message>
    <message>
        <source>Hitspread · cross boxes from their end, stroke bruising from the beginning</source>
        <translation>Hitspread · Kästchen vom Ende her durchkreuzen, Prellung vom Anfang her anstreichen</translation>
    </message>
    <message>
        <source>Hitspread · printed from the running fight · boxes crossed are already lost</source>
        <translation>Hitspread · aus dem laufenden Kampf gedruckt · durchkreuzte Kästchen sind schon verloren</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Common modifiers</source>
        <translation>Häufige Modifikatoren</translation>
    </message>
    <message>
        <source>Modifiers in force and common</source>
        <translation>Geltende und häufige Modifikatoren</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>PV %1</source>
        <translation>PV %1</translation>
    </message>
    <message>
        <source>dodge %1</source>
        <translation>Ausweichen %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Lage %1</translation>
    </message>
    <message>
        <source>not worn</source>
        <translation>nicht getragen</translation>
    </message>
    <message>
        <source>%1 ID %2 of %3</source>
        <translation>%1 ID %2 von %3</translation>
    </message>
    <message>
        <source>Also carried</source>
        <translation>Außerdem dabei</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>Hits %1</source>
        <translation>Hits %1</translation>
    </message>
    <message>
        <source>Hits %1 of %2</source>
        <translation>Hits %1 von %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Hits ____</source>
        <translation>Hits ____</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Hits</translation>
    </message>
    <message>
        <source>%1, Hits %2 to %3</source>
        <translation>%1, Hits %2 bis %3</translation>
    </message>
    <message>
        <source>PV ___ ID ___</source>
        <translation>PV ___ ID ___</translation>
    </message>
    <message>
        <source>armour gone</source>
        <translation>Rüstung weg</translation>
    </message>
    <message>
        <source>no armour</source>
        <translation>keine Rüstung</translation>
    </message>
    <message>
        <source>PV %1  ID %2</source>
        <translation>PV %1  ID %2</translation>
    </message>
    <message>
        <source>%1, ID %2 to %3</source>
        <translation>%1, ID %2 bis %3</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Hit deviation, 1d6</source>
        <translation>Trefferabweichung, 1W6</translation>
    </message>
    <message>
        <source>cross: usual aim point</source>
        <translation>Kreuz: übliches Zielhex</translation>
    </message>
    <message>
        <source>Stats</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Initiative 3d6 +</source>
        <translation>Initiative 3W6 +</translation>
    </message>
    <message>
        <source>Actions a round</source>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Free parries a round</source>
        <translation>Freie Paraden je Runde</translation>
    </message>
    <message>
        <source>Shots a round</source>
        <translation>Schüsse je Runde</translation>
    </message>
    <message>
        <source>Wound threshold</source>
        <translation>Wundschwelle</translation>
    </message>
    <message>
        <source>Strength bonus</source>
        <translation>Stärkebonus</translation>
    </message>
    <message>
        <source>Recoil one hand holds</source>
        <translation>Rückstoß mit einer Hand</translation>
    </message>
    <message>
        <source>PHYS left beside hardened cells</source>
        <translation>PHYS neben gehärteten Zellen</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1, armour %2</source>
        <translation>%1, Rüstung %2</translation>
    </message>
    <message>
        <source>regenerates</source>
        <translation>regeneriert</translation>
    </message>
    <message>
        <source>skin PV %1, ID %2 × Hits</source>
        <translation>Haut-PV %1, ID %2 × Hits</translation>
    </message>
    <message>
        <source>hardens cells</source>
        <translation>härtet Zellen</translation>
    </message>
    <message>
        <source>heals %1</source>
        <translation>heilt %1</translation>
    </message>
    <message>
        <source>left-handed</source>
        <translation>Linkshänder</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>dice needed, wounds counted</source>
        <translation>nötige Würfel, mit Wunden</translation>
    </message>
    <message>
        <source>rank, dice needed</source>
        <translation>Rang, nötige Würfel</translation>
    </message>
    <message>
        <source>Advantages and traits</source>
        <translation>Vorteile und Eigenschaften</translation>
    </message>
    <message>
        <source>kneeling</source>
        <translation>kniend</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>liegend</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>diving for cover</source>
        <translation>springt in Deckung</translation>
    </message>
    <message>
        <source>Own wounds (%1, in the sheet)</source>
        <translation>Eigene Wunden (%1, im Bogen)</translation>
    </message>
    <message>
        <source>Under fire, after the test</source>
        <translation>Unter Beschuss, nach der Probe</translation>
    </message>
    <message>
        <source>Under fire, before the test</source>
        <translation>Unter Beschuss, vor der Probe</translation>
    </message>
    <message>
        <source>On the next Action</source>
        <translation>Auf die nächste Aktion</translation>
    </message>
    <message>
        <source>Own Dodge in this armour</source>
        <translation>Ausweichen in dieser Rüstung</translation>
    </message>
    <message>
        <source>Range Optimum</source>
        <translation>Reichweite Optimal</translation>
    </message>
    <message>
        <source>Range Medium</source>
        <translation>Reichweite Mittel</translation>
    </message>
    <message>
        <source>Range Long</source>
        <translation>Reichweite Weit</translation>
    </message>
    <message>
        <source>Range Extreme</source>
        <translation>Reichweite Extrem</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>firing stance</source>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>under stress</source>
        <translation>unter Belastung</translation>
    </message>
    <message>
        <source>%1 shots this round</source>
        <translation>%1 Schüsse diese Runde</translation>
    </message>
    <message>
        <source>loses %1 Actions</source>
        <translation>verliert %1 Aktionen</translation>
    </message>
    <message>
        <source>loses %1 phases</source>
        <translation>verliert %1 Phasen</translation>
    </message>
    <message>
        <source>acts last this phase</source>
        <translation>diese Phase zuletzt</translation>
    </message>
    <message>
        <source>acts last this round</source>
        <translation>diese Runde zuletzt</translation>
    </message>
    <message>
        <source>bled %1 rounds ago</source>
        <translation>blutete vor %1 Runden</translation>
    </message>
    <message>
        <source>bullet stuck, PEN %1, R%2</source>
        <translation>Steckgeschoss, PEN %1, R%2</translation>
    </message>
    <message>
        <source>%1 (if played)</source>
        <translation>%1 (falls gespielt)</translation>
    </message>
    <message>
        <source>%1 hexes</source>
        <translation>%1 Hexfelder</translation>
    </message>
    <message>
        <source>fatal at %1</source>
        <translation>tödlich ab %1</translation>
    </message>
    <message>
        <source>%1, R%2</source>
        <translation>%1, R%2</translation>
    </message>
    <message>
        <source>Wounds, %1 each</source>
        <translation>Wunden, je %1</translation>
    </message>
    <message>
        <source>Wound %1</source>
        <translation>Wunde %1</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>rounds, %1 Hits</source>
        <translation>Runden, %1 Hits</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Bleeds every</source>
        <translation>Blutet alle</translation>
    </message>
    <message>
        <source>Incap ____</source>
        <translation>Incap ____</translation>
    </message>
    <message>
        <source>Incap %1</source>
        <translation>Incap %1</translation>
    </message>
    <message>
        <source>damage from right</source>
        <translation>Schaden von rechts</translation>
    </message>
    <message>
        <source>bruising from left</source>
        <translation>Prellung von links</translation>
    </message>
    <message>
        <source>Incap</source>
        <translation>Incap</translation>
    </message>
    <message>
        <source>Incap %1 to %2</source>
        <translation>Incap %1 bis %2</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>%1, rounds %2 to %3</source>
        <translation>%1, Schuss %2 bis %3</translation>
    </message>
    <message>
        <source>Weapons, spread in hexes ready worked</source>
        <translation>Waffen, Streuung in Hexfeldern fertig gerechnet</translation>
    </message>
    <message>
        <source>to hit and dice: 13 or more · aiming points come back along the line</source>
        <translation>Treffer mit Würfeln: ab 13 · Zielpunkte führen die Linie zurück</translation>
    </message>
    <message>
        <source>Scope, points</source>
        <translation>Zielfernrohr, Punkte</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>DAM</source>
        <translation>DAM</translation>
    </message>
    <message>
        <source>Aimed</source>
        <translation>Gezielt</translation>
    </message>
    <message>
        <source>with stance</source>
        <translation>mit Anschlag</translation>
    </message>
    <message>
        <source>and rest</source>
        <translation>und Auflage</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schussart</translation>
    </message>
    <message>
        <source>to hit</source>
        <translation>Treff.</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>PEN</source>
        <translation>PEN</translation>
    </message>
    <message>
        <source>AD</source>
        <translation>AD</translation>
    </message>
    <message>
        <source>RCL %1</source>
        <translation>RCL %1</translation>
    </message>
    <message>
        <source>RCL %1, baffled %2</source>
        <translation>RCL %1, gedämpft %2</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>Genauigkeit %1</translation>
    </message>
    <message>
        <source>bruises the arm %1</source>
        <translation>prellt den Arm %1</translation>
    </message>
    <message>
        <source>one hand %1, bruises %2</source>
        <translation>einhändig %1, prellt %2</translation>
    </message>
    <message>
        <source>one hand %1</source>
        <translation>einhändig %1</translation>
    </message>
    <message>
        <source>SA, loads singly</source>
        <translation>SA, Einzelladung</translation>
    </message>
    <message>
        <source>SA</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>DA</source>
        <translation>DA</translation>
    </message>
    <message>
        <source>SEMI</source>
        <translation>SEMI</translation>
    </message>
    <message>
        <source>BURST %1</source>
        <translation>FEUERSTOSS %1</translation>
    </message>
    <message>
        <source>FA %1 hexes</source>
        <translation>FA %1 Hexfelder</translation>
    </message>
    <message>
        <source>%1 barrels</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>at most %1 a round</source>
        <translation>höchstens %1 je Runde</translation>
    </message>
    <message>
        <source>JF %1</source>
        <translation>JF %1</translation>
    </message>
    <message>
        <source>holstered</source>
        <translation>im Holster</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>packed away</source>
        <translation>verpackt</translation>
    </message>
    <message>
        <source>up the sleeve</source>
        <translation>im Ärmel</translation>
    </message>
    <message>
        <source>jammed</source>
        <translation>Ladehemmung</translation>
    </message>
    <message>
        <source>not cocked</source>
        <translation>nicht gespannt</translation>
    </message>
    <message>
        <source>%1/%2/%3/%4 m</source>
        <translation>%1/%2/%3/%4 m</translation>
    </message>
    <message>
        <source>bruising</source>
        <translation>Prellung</translation>
    </message>
    <message>
        <source>full DAM once through</source>
        <translation>voller DAM nach Durchschlag</translation>
    </message>
    <message>
        <source>bipod</source>
        <translation>Zweibein</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Schnellschuss</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as Qt writes it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>zone %1 hexes, 1 less every %2 m</source>
        <translation>Zone %1 Hexfelder, 1 weniger je %2 m</translation>
    </message>
    <message>
        <source>scatters %1 hexes</source>
        <translation>streut %1 Hexfelder</translation>
    </message>
    <message>
        <source>deviates %1 hexes</source>
        <translation>weicht %1 Hexfelder ab</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>geworfen</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>fällt</translation>
    </message>
    <message>
        <source>drawing: 1 Action</source>
        <translation>Ziehen: 1 Aktion</translation>
    </message>
    <message>
        <source>drawing: %1 Actions</source>
        <translation>Ziehen: %1 Aktionen</translation>
    </message>
    <message>
        <source>Weapons, ready worked</source>
        <translation>Waffen, fertig gerechnet</translation>
    </message>
    <message>
        <source>SEMI, at most %1 shots a round</source>
        <translation>SEMI, höchstens %1 Schüsse je Runde</translation>
    </message>
    <message>
        <source>%1, Hit %2</source>
        <translation>%1, Hit %2</translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>versorgt: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>1 shot this round</source>
        <translation>1 Schuss diese Runde</translation>
    </message>
    <message>
        <source>loses 1 Action</source>
        <translation>verliert 1 Aktion</translation>
    </message>
    <message>
        <source>loses 1 phase</source>
        <translation>verliert 1 Phase</translation>
    </message>
    <message>
        <source>bled 1 round ago</source>
        <translation>blutete vor 1 Runde</translation>
    </message>
    <message>
        <source>without a skill</source>
        <translation>ohne Fertigkeit</translation>
    </message>
    <message>
        <source>%1 aims</source>
        <translation>%1-mal gezielt</translation>
    </message>
    <message>
        <source>under fire (%1)</source>
        <translation>unter Beschuss (%1)</translation>
    </message>
    <message>
        <source>1 aim</source>
        <translation>1-mal gezielt</translation>
    </message>
</context>
<context>
    <name>twod6</name>
    <message>
        <source>2d6 personal combat</source>
        <translation>2W6 Einzelkampf</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>Hits</source>
        <comment>hitsMax</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>incapMax</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>damage</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>bruises</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>standardTotal</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>bruisingTotal</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>bleedingCounter</comment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>livingIdLost</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>livingIdHits</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>m</source>
        <comment>range</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>hexes</source>
        <comment>fullAutoDeviation</comment>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>magazine</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>reloadActions</comment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>rounds</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>drawActionsLeft</comment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>hexes</source>
        <comment>handling</comment>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>hexes</source>
        <comment>blastZone</comment>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>m</source>
        <comment>distance</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>%</source>
        <comment>skills</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>shots</source>
        <comment>shots</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>dice</source>
        <comment>dice</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>bullets</source>
        <comment>bullets</comment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>bullets</source>
        <comment>zoneBullets</comment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>regenerationCounter</comment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>healingAmount</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>amount</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <comment>days</comment>
        <translation>d</translation>
    </message>
    <message>
        <source>m</source>
        <comment>apart</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>blowDamage</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>blowThrough</comment>
        <translation>Hits</translation>
    </message>
    <message>
        <source>dm per hex</source>
        <comment>blastRadius</comment>
        <translation>dm je Hexfeld</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>hitsMax</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>incapMax</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>damage</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>bruises</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>standardTotal</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>bruisingTotal</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>round</source>
        <comment>bleedingCounter</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>round</source>
        <comment>regenerationCounter</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>livingIdLost</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>livingIdHits</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>blowDamage</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>blowThrough</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>bullet</source>
        <comment>zoneBullets</comment>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>healingAmount</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>hex</source>
        <comment>fullAutoDeviation</comment>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>round</source>
        <comment>magazine</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>reloadActions</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>round</source>
        <comment>rounds</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>drawActionsLeft</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>hex</source>
        <comment>handling</comment>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>hex</source>
        <comment>blastZone</comment>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>shot</source>
        <comment>shots</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>die</source>
        <comment>dice</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>bullet</source>
        <comment>bullets</comment>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>amount</comment>
        <translation>Hit</translation>
    </message>
    <message>
        <source>d6</source>
        <comment>dice</comment>
        <translation>W6</translation>
    </message>
</context>
</TS>
