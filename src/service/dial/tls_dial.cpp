#include "dial/tls_dial.h"

#include "dial/certificates.h"
#include "dial/dial.h"
#include "dial/tls.h"

#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>

namespace kamisado::dial {

namespace asio = boost::asio;
namespace ssl = boost::asio::ssl;

namespace {

constexpr std::chrono::seconds patience_with_handshakes{20};

/// Whether there is anything where OpenSSL looks for certificates. An archive for any Linux brings
/// an OpenSSL that was compiled for Debian.
bool default_places_exist() {
    const auto is_set = [](const char* variable) {
        return std::getenv(variable) != nullptr; // NOLINT(concurrency-mt-unsafe): nobody sets any
    };
    const auto exists = [](const char* place) {
        std::error_code ignored;
        return std::filesystem::exists(place, ignored);
    };
    return is_set(X509_get_default_cert_file_env()) || is_set(X509_get_default_cert_dir_env()) ||
           exists(X509_get_default_cert_file()) || exists(X509_get_default_cert_dir());
}

void trust_what_the_system_trusts(ssl::context& context) {
    context.set_default_verify_paths();
    if (default_places_exist()) {
        return;
    }
    if (const auto bundle = trusted_bundle(); !bundle.empty()) {
        context.load_verify_file(bundle.string());
    }
}

ssl::context trusting(const std::string& ca_file) {
    ssl::context context(ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
    if (ca_file.empty()) {
        trust_what_the_system_trusts(context);
    } else {
        context.load_verify_file(ca_file);
    }
    context.set_verify_mode(ssl::verify_peer);
    return context;
}

/// A server with several names wants to know which of them is called.
void name_host(TlsStream& stream, std::string host) {
    SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             host.data());
}

} // namespace

asio::awaitable<TlsStream> begin_tls(boost::beast::tcp_stream plain,
                                     std::shared_ptr<const Target> target) {
    ssl::context context = trusting(target->ca_file);
    TlsStream stream(std::move(plain), context);
    name_host(stream, target->host);
    stream.set_verify_callback(ssl::host_name_verification(target->host));
    stream.next_layer().expires_after(patience_with_handshakes);
    co_await stream.async_handshake(ssl::stream_base::client, asio::use_awaitable);
    stream.next_layer().expires_never();
    co_return stream;
}

asio::awaitable<TlsStream> dial_tls(std::shared_ptr<const Target> target) {
    auto socket = co_await dial(target);
    co_return co_await begin_tls(boost::beast::tcp_stream(std::move(socket)), target);
}

std::expected<void, std::string> check_tls(const Target& target) {
    try {
        static_cast<void>(trusting(target.ca_file));
    } catch (const boost::system::system_error& error) {
        return std::unexpected("these certificates cannot be read: " + error.code().message());
    }
    return {};
}

} // namespace kamisado::dial
