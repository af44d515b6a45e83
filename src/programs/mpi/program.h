#pragma once

namespace kamisado::mpi {

/// The whole program kamisado-mpi, on whichever rank it is; what it returns is the exit code.
int run_program(int argc, char** argv);

} // namespace kamisado::mpi
