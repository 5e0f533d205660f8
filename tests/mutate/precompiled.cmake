# Read into the project by run.sh: compiles once what no mutant touches. A mutant in a header rebuilds all that includes it,
# and two thirds of that time went into the same headers of the library, Qt and src/rules/core.
function(precompile_unchanged)
  set(ccache -fpch-preprocess)  # without, ccache takes nothing that uses them
  set(standard <algorithm> <array> <cstdint> <functional> <memory> <optional> <span> <string> <string_view> <tuple> <variant> <vector>)
  file(GLOB core "${PROJECT_SOURCE_DIR}/src/rules/core/*.h")
  target_precompile_headers(hitspread_rules PRIVATE ${standard} ${core})
  target_compile_options(hitspread_rules PRIVATE ${ccache})
  foreach(folder tests/rules tests/rules/threed)  # QtTest is told the folder by a definition: one header for each
    set(first "")
    get_property(targets DIRECTORY "${PROJECT_SOURCE_DIR}/${folder}" PROPERTY BUILDSYSTEM_TARGETS)
    list(FILTER targets INCLUDE REGEX "_test$")
    foreach(test IN LISTS targets)
      target_compile_options(${test} PRIVATE ${ccache})
      if(first)
        target_precompile_headers(${test} REUSE_FROM ${first})
      else()
        target_precompile_headers(${test} PRIVATE ${standard} <QTest>)
        set(first ${test})
      endif()
    endforeach()
  endforeach()
endfunction()
cmake_language(DEFER DIRECTORY "${PROJECT_SOURCE_DIR}" CALL precompile_unchanged)
