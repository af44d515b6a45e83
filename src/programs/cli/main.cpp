#include "cli/program.h"

int main(int argc, char** argv) { return kamisado::cli::run_program(argc, argv); }
