#include "postgres/postgres_server.h"

#include "support/programs.h"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

namespace kamisado::test {

namespace {

namespace fs = std::filesystem;

/// Who PostgreSQL is to run as; nothing when we may run it ourselves.
const passwd* other_user() { return geteuid() == 0 ? getpwnam("postgres") : nullptr; }

void become(const passwd& user) {
    if (setgroups(0, nullptr) != 0 || setgid(user.pw_gid) != 0 || setuid(user.pw_uid) != 0) {
        _exit(126);
    }
}

[[noreturn]] void become_program(const std::string& program, std::vector<std::string>& arguments,
                                 const fs::path& folder) {
    if (const passwd* const user = other_user()) {
        become(*user);
    }
    prctl(PR_SET_PDEATHSIG, SIGQUIT); // a test that is killed leaves nothing running
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (std::string& argument : arguments) {
        words.push_back(argument.data());
    }
    words.push_back(nullptr);
    const int log = open((folder / "log").c_str(), O_CREAT | O_APPEND | O_WRONLY, 0600);
    if (chdir(folder.c_str()) != 0 || dup2(log, 1) < 0 || dup2(log, 2) < 0) {
        _exit(126);
    }
    setenv("LC_ALL", "C", 1);
    execv(program.c_str(), words.data());
    _exit(127);
}

struct Finish {
    void operator()(PGconn* session) const { PQfinish(session); }
};
using Session = std::unique_ptr<PGconn, Finish>;

Session connect(const std::string& address) { return Session(PQconnectdb(address.c_str())); }

void command(const std::string& address, const std::string& statement) {
    const Session session = connect(address);
    PGresult* const result = PQexec(session.get(), statement.c_str());
    const bool is_done =
        PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;
    PQclear(result);
    if (!is_done) {
        throw std::runtime_error(statement + ": " + PQerrorMessage(session.get()));
    }
}

/// The first column of the first row.
std::string answer(const std::string& address, const std::string& statement) {
    const Session session = connect(address);
    PGresult* const result = PQexec(session.get(), statement.c_str());
    std::string value = PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "";
    PQclear(result);
    return value;
}

void wait_for_answer(const std::string& address, const std::string& statement,
                     const std::string& wanted) {
    for (int attempt = 0; attempt < 600; ++attempt) {
        if (answer(address, statement) == wanted) {
            return;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error(statement + " never says " + wanted);
}

std::vector<pid_t> children_of(pid_t parent) {
    std::vector<pid_t> children;
    const std::string number = std::to_string(parent);
    std::istringstream words(read_file("/proc/" + number + "/task/" + number + "/children"));
    for (pid_t child = 0; words >> child;) {
        children.push_back(child);
    }
    return children;
}

/// What a server that is killed leaves behind in the system.
void remove_shared_memory(const fs::path& data) {
    std::istringstream lines(read_file(data / "postmaster.pid"));
    std::string line;
    for (int number = 0; number < 7; ++number) {
        std::getline(lines, line);
    }
    std::istringstream words(line);
    long key = 0;
    int id = 0;
    if (words >> key >> id) {
        shmctl(id, IPC_RMID, nullptr);
    }
}

} // namespace

std::optional<fs::path> PostgresServer::programs() {
    std::vector<fs::path> found;
    std::error_code none;
    for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none)) {
        if (fs::exists(version.path() / "bin" / "initdb")) {
            found.push_back(version.path() / "bin");
        }
    }
    if (const auto initdb = find_program("initdb"); found.empty() && initdb) {
        found.push_back(initdb->parent_path()); // elsewhere than on Debian
    }
    const bool may_run = geteuid() != 0 || other_user() != nullptr;
    return found.empty() || !may_run ? std::nullopt : std::optional(std::ranges::max(found));
}

PostgresServer::PostgresServer(bool is_durable)
    : programs_(programs().value()), is_durable_(is_durable) {
    take_folder();
    run("initdb", {"-D", "data", "-U", "kamisado", "--auth=trust", "-E", "UTF8", "--locale=C",
                   "--no-sync", "--no-instructions"});
    start();
}

PostgresServer::PostgresServer(const StandbyOf& other)
    : programs_(other.primary->programs_), is_durable_(other.primary->is_durable_) {
    take_folder();
    run("pg_basebackup", {"-D", "data", "-h", other.primary->folder(), "-U", "kamisado", "-R", "-X",
                          "stream", "-c", "fast", "--no-sync"});
    start();
}

PostgresServer::~PostgresServer() { kill(); }

void PostgresServer::take_folder() {
    if (const passwd* const user = other_user()) {
        if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) {
            throw std::runtime_error("the folder cannot be given to postgres");
        }
    }
    chmod(folder_.path().c_str(), 0755); // so that we can go through it
}

std::unique_ptr<PostgresServer> PostgresServer::new_standby() {
    std::unique_ptr<PostgresServer> standby(new PostgresServer(StandbyOf{this}));
    const std::string own = address_of("postgres");
    command(own, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    command(own, "SELECT pg_reload_conf()");
    wait_for_answer(own, "SELECT sync_state FROM pg_stat_replication", "sync");
    return standby;
}

void PostgresServer::promote() const {
    command(address_of("postgres"), "SELECT pg_promote()");
    wait_for_answer(address_of("postgres"), "SELECT pg_is_in_recovery()", "f");
}

void PostgresServer::kill_hard() {
    ::kill(process_, SIGSTOP); // it would begin new ones
    for (const pid_t child : children_of(process_)) {
        ::kill(child, SIGKILL);
    }
    end(SIGKILL);
    remove_shared_memory(folder_ / "data");
}

std::string PostgresServer::address_of(std::string_view name) const {
    return "postgresql:///" + std::string(name) + "?user=kamisado&host=" + folder_.path().string();
}

pid_t PostgresServer::launch(const std::string& program, std::vector<std::string> arguments) const {
    const std::string path = (programs_ / program).string();
    const pid_t child = fork();
    if (child == 0) {
        become_program(path, arguments, folder_.path());
    }
    if (child < 0) {
        throw std::runtime_error("no process for " + program);
    }
    return child;
}

void PostgresServer::run(const std::string& program, std::vector<std::string> arguments) const {
    int status = 0;
    waitpid(launch(program, std::move(arguments)), &status, 0);
    if (status != 0) {
        throw std::runtime_error(program + ": " + read_file(folder_ / "log"));
    }
}

void PostgresServer::start() {
    const std::string sync = is_durable_ ? "on" : "off";
    process_ =
        launch("postgres", {"-D", "data", "-k", folder_.path().string(), "-c",
                            "listen_addresses=", "-c", "fsync=" + sync, "-c", "max_connections=40",
                            "-c", "shared_buffers=16MB", "-c", "dynamic_shared_memory_type=mmap"});
    for (int attempt = 0; attempt < 600; ++attempt) {
        if (PQstatus(connect(address_of("postgres")).get()) == CONNECTION_OK) {
            return;
        }
        if (waitpid(process_, nullptr, WNOHANG) != 0) {
            process_ = 0;
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("PostgreSQL does not start: " + read_file(folder_ / "log"));
}

void PostgresServer::end(int signal) {
    if (process_ > 0) {
        ::kill(process_, signal);
        waitpid(process_, nullptr, 0);
        process_ = 0;
    }
}

void PostgresServer::stop() { end(SIGINT); }

void PostgresServer::kill() { end(SIGQUIT); }

std::string PostgresServer::new_database() {
    const std::string name = "games" + std::to_string(++databases_);
    command(address_of("postgres"), "CREATE DATABASE " + name);
    return address_of(name);
}

void PostgresServer::remove_database(const std::string& address) const {
    const std::string name = address.substr(14, address.find('?') - 14);
    command(address_of("postgres"), "DROP DATABASE " + name + " WITH (FORCE)");
}

PostgresServer* shared_postgres() {
    static const auto server = PostgresServer::programs() ? std::make_unique<PostgresServer>()
                                                          : std::unique_ptr<PostgresServer>();
    return server.get();
}

} // namespace kamisado::test
