#include "cli/serve_command.h"

#include "cli/failure.h"
#include "cli/output.h"
#include "server/http_server.h"
#include "server/static_files.h"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <system_error>

namespace kamisado::cli {

namespace {

ExitCode refuse(const std::string& source, const std::string& id, const std::string& sentence) {
    return report({.source = source, .what = Fault{.id = id, .sentence = sentence}});
}

std::string sentence_of(const server::ListenFailure& failure, const ServeOptions& options) {
    switch (failure.fault) {
    case server::ListenFault::PortTaken:
        return fmt::format("port {} is taken by another program; --port chooses another one, and "
                           "--port 0 any that is free",
                           options.port);
    case server::ListenFault::NotAllowed:
        return fmt::format("port {} is not for everybody; --port takes any above 1023",
                           options.port);
    case server::ListenFault::BadAddress:
        return "this machine has no such address; --address takes one in numbers: 127.0.0.1 for "
               "this machine alone, 0.0.0.0 for everybody";
    case server::ListenFault::Other: break;
    }
    return "it cannot be listened to: " + failure.system_message;
}

/// Browsers treat localhost as a safe place, which the page needs to work offline.
std::string link_to(const ServeOptions& options, std::uint16_t port) {
    const bool here = options.address == "127.0.0.1" || options.address == "0.0.0.0";
    const bool colons = options.address.contains(':');
    const std::string host =
        here ? "localhost" : (colons ? '[' + options.address + ']' : options.address);
    return fmt::format("http://{}:{}/", host, port);
}

} // namespace

ExitCode run_serve(const ServeOptions& options) {
    std::error_code ignored;
    const std::filesystem::path folder = options.folder;
    if (!std::filesystem::is_regular_file(folder / "index.html", ignored)) {
        return refuse(options.folder, "folder.missing",
                      "there is no page in this folder; tools/build-web makes one in web/dist, and "
                      "--folder names another place");
    }
    const auto files = std::make_shared<server::StaticFiles>(folder);
    auto listening = server::HttpServer::listen(
        options.address, options.port,
        [files](const server::Request& request) { return files->answer(request); });
    if (!listening) {
        return refuse(options.address, "listen", sentence_of(listening.error(), options));
    }
    print(fmt::format("Kamisado is at {} until Ctrl+C.\n", link_to(options, listening->port())));
    if (!flush_output()) {
        return ExitCode::WrongInput;
    }
    listening->run();
    return ExitCode::Fine;
}

} // namespace kamisado::cli
