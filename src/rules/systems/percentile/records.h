#pragma once

#include "rules/systems/percentile/character.h"
#include "rules/systems/percentile/gear.h"
#include "rules/systems/percentile/modifiers.h"
#include "rules/systems/percentile/switches.h"
