# hitspread_rule_tests(<target>)
#
# Lists at configure time which tests bear which rule id and gives the list to <target> as ruletests.inc, lines of
#   {"3D-DEV-04", "deviation_test/3D-DEV-04"},
# sorted by rule. A test bears a rule when a string literal of a test source names the id (a row name), or when the
# "rules" list of a golden case does; such a case is called golden/<system>/<folder>. A new or changed test configures
# again. tests/arch and the tests of the catalogues are left out: they name rules without testing them.
function(hitspread_rule_tests target)
  set(id_pattern "3D-[A-Z]+-[0-9]+|PCT-[0-9]+|R3-[0-9]+|TD-[0-9]+|OUT-[0-9]+")
  set(rows "")

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/*.cpp")
  list(FILTER sources EXCLUDE REGEX "/tests/arch/|/catalogue_test\\.cpp$")
  foreach(source IN LISTS sources)
    file(READ "${source}" text)
    # Lists split at semicolons and mind brackets; neither occurs in an id.
    string(REGEX REPLACE "[][;]" " " text "${text}")
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "\"[^\"\n]*(${id_pattern})[^\"\n]*\"" literals "${text}")
    string(REGEX MATCHALL "${id_pattern}" ids "${literals}")
    list(REMOVE_DUPLICATES ids)
    get_filename_component(stem "${source}" NAME_WE)
    foreach(id IN LISTS ids)
      list(APPEND rows "{\"${id}\", \"${stem}/${id}\"},")
    endforeach()
  endforeach()

  file(GLOB_RECURSE cases CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/golden/*/case.json")
  foreach(case IN LISTS cases)
    file(READ "${case}" text)
    string(JSON count ERROR_VARIABLE without LENGTH "${text}" rules)
    if(without OR count EQUAL 0)
      continue()
    endif()
    file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}/tests" "${case}")
    get_filename_component(folder "${folder}" DIRECTORY)
    math(EXPR last "${count} - 1")
    foreach(index RANGE ${last})
      string(JSON id GET "${text}" rules ${index})
      list(APPEND rows "{\"${id}\", \"${folder}\"},")
    endforeach()
  endforeach()

  list(REMOVE_DUPLICATES rows)
  list(SORT rows)
  list(JOIN rows "\n" lines)
  set(folder "${PROJECT_BINARY_DIR}/generated")
  file(CONFIGURE OUTPUT "${folder}/ruletests.inc" CONTENT "${lines}\n" @ONLY)
  set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources} ${cases})
  target_include_directories(${target} PRIVATE "${folder}")
endfunction()
