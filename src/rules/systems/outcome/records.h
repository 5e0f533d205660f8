#pragma once

#include "rules/systems/outcome/character.h"
#include "rules/systems/outcome/gear.h"
#include "rules/systems/outcome/modifiers.h"
#include "rules/systems/outcome/switches.h"
