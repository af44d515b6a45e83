#include "dial/certificates.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace kamisado::test {

namespace {

void put(const std::filesystem::path& root, const std::string& place) {
    std::filesystem::create_directories((root / place).parent_path());
    std::ofstream(root / place) << "certificates\n";
}

TEST(TrustedBundle, IsFoundWhereEachDistributionKeepsIt) {
    for (const char* const place :
         {"etc/ssl/certs/ca-certificates.crt", "etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
          "etc/pki/tls/certs/ca-bundle.crt", "var/lib/ca-certificates/ca-bundle.pem",
          "etc/ssl/ca-bundle.pem", "etc/ssl/cert.pem"}) {
        const TemporaryFolder root;
        put(root.path(), place);
        EXPECT_EQ(dial::trusted_bundle(root.path()), root.path() / place);
    }
}

TEST(TrustedBundle, IsEmptyWhereThereIsNone) {
    const TemporaryFolder root;
    std::filesystem::create_directories(root.path() / "etc/ssl/cert.pem");
    EXPECT_TRUE(dial::trusted_bundle(root.path()).empty());
}

} // namespace

} // namespace kamisado::test
