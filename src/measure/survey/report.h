#pragma once

#include "survey/settings.h"
#include "survey/stopwatch.h"
#include "survey/summary.h"

#include <string>

/// What a survey has found, for people and for programs.
namespace kamisado::survey {

/// "2000 random line-ups (seed 1), one ring a side"
[[nodiscard]] std::string title_of(const Settings& settings);

[[nodiscard]] std::string report_in_words(const Settings& settings, const Summary& summary,
                                          const Stopwatch::Times& times);

/// One object. All but "run" depends on the settings alone, once the survey is complete.
[[nodiscard]] std::string report_as_json(const Settings& settings, const Summary& summary,
                                         const Stopwatch::Times& times, int version);

/// A line while it runs.
[[nodiscard]] std::string progress_text(const Settings& settings, const Summary& summary,
                                        const Stopwatch::Times& times);

} // namespace kamisado::survey
