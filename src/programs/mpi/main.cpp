#include "mpi/program.h"

int main(int argc, char** argv) { return kamisado::mpi::run_program(argc, argv); }
