#pragma once

#include "mpi/communicator.h"
#include "survey/coordinator.h"
#include "survey/crew.h"

#include <expected>
#include <string>

/// Work on many machines: rank 0 has the coordinator, and every rank, rank 0 too, has a crew.
namespace kamisado::mpi {

/// Rank 0: gives out work to its own crew and to the others until all is done, `go_on` says no or
/// the coordinator refuses what came. All others are sent home before it returns.
std::expected<void, std::string> lead(const Communicator& ranks, survey::Coordinator& coordinator,
                                      survey::Crew& crew, const survey::GoOn& go_on);

/// Any other rank: works until it is sent home.
void follow(const Communicator& ranks, survey::Crew& crew);

} // namespace kamisado::mpi
