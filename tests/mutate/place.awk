# place.awk <mutants.tsv> <sources ...>: the one line of code that each entry of the table means. Prints file, line, id, old and
# new text, separated by tabs; an entry that means no line or more than one goes to the standard error, and the exit code is 1.
BEGIN { FS = OFS = "\t" }
FNR == NR {
    if (NF != 3) complain("has no three columns")
    id[++entries] = $1
    new[entries] = $3
    # "first … old": old is in one of the three lines of code after the one that holds first.
    dots = index($2, " … ")
    first[entries] = dots ? substr($2, 1, dots - 1) : $2
    old[entries] = dots ? substr($2, dots + length(" … ")) : ""
    next
}
/^[[:space:]]*\/\// { next }
{ file[++lines] = FILENAME; number[lines] = FNR; code[lines] = $0 }
END {
    for (entry = 1; entry <= entries; ++entry) {
        found = 0
        for (line = 1; line <= lines; ++line) {
            at = index(code[line], first[entry])
            if (!at)
                continue
            if (old[entry] == "") {
                found += index(substr(code[line], at + 1), first[entry]) ? 2 : 1
                place = line
                continue
            }
            for (next_line = line + 1; next_line <= line + 3 && file[next_line] == file[line]; ++next_line)
                if (index(code[next_line], old[entry])) {
                    ++found
                    place = next_line
                    break
                }
        }
        text = old[entry] == "" ? first[entry] : old[entry]
        if (found == 1)
            print file[place], number[place], id[entry], text, new[entry]
        else
            complain(id[entry] ": " (found ? "more than one line" : "no line") " of the rules holds: " text)
    }
    exit failed
}
function complain(what) { print what > "/dev/stderr"; failed = 1 }
