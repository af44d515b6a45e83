"""What a release says about itself is true: versions agree, every dependency is on the list, no link is broken.

Run by ctest with the folder of the build: release_test.py BUILD
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ""


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def run(*command, **more):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, **more)


def tracked(pattern):
    """Committed and new files, without what is built; every file of a source archive, which has no history."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", pattern)
    if listed.returncode == 0:
        return sorted(path for path in (ROOT / line for line in listed.stdout.splitlines()) if path.exists())
    skipped = {"build", "node_modules", "dist"}
    return sorted(path for path in ROOT.rglob(pattern) if not skipped & set(path.relative_to(ROOT).parts))


class Versions(unittest.TestCase):
    version = run("tools/version").stdout.strip()

    def test_there_is_one(self):
        self.assertRegex(self.version, r"^\d+\.\d+\.\d+$")

    def test_npm_packages_have_it(self):
        for path in tracked("*package.json"):
            described = json.loads(path.read_text(encoding="utf-8"))
            if "version" in described:
                self.assertEqual(described["version"], self.version, path)
        for path in tracked("*package-lock.json"):
            lock = json.loads(path.read_text(encoding="utf-8"))
            if "version" in lock:
                self.assertEqual(lock["version"], self.version, path)

    def test_python_package_has_it(self):
        for path in tracked("*pyproject.toml"):
            said = re.search(r'^version *= *"([^"]*)"', path.read_text(encoding="utf-8"), re.M)
            if said:
                self.assertEqual(said[1], self.version, path)

    def test_changelog_begins_with_it_and_a_date(self):
        first = re.search(r"^## (.*)$", text("CHANGELOG.md"), re.M)[1]
        self.assertRegex(first, rf"^{re.escape(self.version)} \(\d{{4}}-\d\d-\d\d\)$")

    def test_metainfo_has_the_changelogs_release(self):
        date = re.search(r"^## \S+ \((.*)\)$", text("CHANGELOG.md"), re.M)[1]
        tree = xml.etree.ElementTree.parse(ROOT / "packaging/example.kamisado.Kamisado.metainfo.xml")
        release = tree.find("releases/release")
        self.assertEqual((release.get("version"), release.get("date")), (self.version, date))

    def test_frozen_formats_are_at_the_versions_that_the_changelog_says(self):
        frozen = {name: number for number, name in re.findall(r"\| (\d+) \| \[docs/([\w-]+)\.md\]", text("CHANGELOG.md"))}
        self.assertIn(f"version {frozen['notation']}", text("docs/notation.md").splitlines()[0])
        self.assertIn(f"version {frozen['game-log']}", text("docs/game-log.md").splitlines()[0])
        self.assertIn(f"version {frozen['server']}", text("docs/server.md").splitlines()[0])
        self.assertIn(f"Version {frozen['engine-protocol']}", text("docs/engine-protocol.md"))
        wire = re.search(r"protocol_version = (\d+);", text("src/service/wire/message.h"))[1]
        self.assertEqual(wire, frozen["server"])


class ThirdParty(unittest.TestCase):
    def test_notices_are_what_the_list_gives(self):
        self.assertEqual(
            run("tools/third-party", "notices").stdout,
            text("THIRD-PARTY-NOTICES.txt"),
            "tools/third-party notices >THIRD-PARTY-NOTICES.txt makes it anew",
        )

    @unittest.skipUnless(shutil.which("dpkg-query"), "dpkg says which package a header is from")
    def test_everything_that_ships_is_listed(self):
        checked = run("tools/third-party", "check-program", BUILD)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_what_is_not_listed_is_named(self):
        checked = run("tools/third-party", "check-page", "svelte", "left-pad")
        self.assertNotEqual(checked.returncode, 0)
        self.assertIn("left-pad", checked.stderr)


class BillOfMaterials(unittest.TestCase):
    """What tools/write-sbom makes of what the builds told."""

    # Of SPDX, as far as the list uses them: whatever is added is looked up there.
    IDENTIFIERS = {
        "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "GCC-exception-3.1", "GPL-3.0-or-later", "ISC",
        "LLVM-exception", "MIT", "PostgreSQL", "X11-distribute-modifications-variant", "Zlib", "blessing",
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch = pathlib.Path(folder.name, "made")
        self.output = pathlib.Path(folder.name, "output")
        (self.scratch / "made-of").mkdir(parents=True)
        self.output.mkdir()
        shutil.copy(ROOT / "packaging/third-party.json", self.scratch)
        shutil.copy(ROOT / "web/package-lock.json", self.scratch)
        self.told("deb-12", {"postgresql-15": "15.14-0+deb12u1", "glibc": "2.36-9"})
        self.told("deb-13", {"postgresql-17": "17.6-0+deb13u1"})
        self.told("python-12", {"pybind11": "2.10.3-1"})
        self.told("x86_64", {"boost1.81": "1.81.0-5", "sqlite3": "3.40.1-2"})
        (self.output / "kamisado-page.zip").write_bytes(b"a page")

    def told(self, build, sources):
        (self.scratch / f"made-of/{build}.json").write_text(json.dumps(sources), encoding="utf-8")

    def written(self):
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "1"}
        made = run("tools/write-sbom", "1.2.3", "c0ffee", self.scratch, self.output, env=environment)
        self.assertEqual(made.returncode, 0, made.stderr)
        return made.stdout

    def test_names_what_each_build_told(self):
        bom = json.loads(self.written())
        found = {(one["name"], one.get("version")) for one in bom["components"]}
        for expected in [
            ("libpq", "15.14-0+deb12u1"), ("libpq", "17.6-0+deb13u1"), ("pybind11", "2.10.3-1"), ("Boost", "1.81.0-5"),
            ("SQLite", "3.40.1-2"), ("kamisado-page.zip", None),
        ]:
            self.assertIn(expected, found)
        names = {name for name, _ in found}
        self.assertIn("Svelte", names)
        self.assertNotIn("glibc", names)
        self.assertIn("pkg:deb/debian/postgresql-15@15.14-0%2Bdeb12u1?arch=source", bom["dependencies"][0]["dependsOn"])
        references = [one["bom-ref"] for one in bom["components"]]
        self.assertEqual(len(references), len(set(references)))

    def test_licences_are_of_spdx(self):
        for one in json.loads(text("packaging/third-party.json"))["components"]:
            self.assertLessEqual(set(re.split(r" (?:AND|OR|WITH) ", one["licence"])), self.IDENTIFIERS, one["name"])
        for one in json.loads(self.written())["components"]:
            for said in one.get("licenses", []):
                self.assertEqual("expression" in said, " " in said.get("expression", ""), one["name"])

    def test_the_same_release_gives_the_same_bytes(self):
        self.assertEqual(self.written(), self.written())


if (ROOT / ".git").exists():  # a source archive makes no release

    class Again(unittest.TestCase):
        """A release is made again from its own commit, before an hour is spent on another one."""

        def again(self, made, *arguments):
            with tempfile.TemporaryDirectory() as output:
                if made:
                    (pathlib.Path(output) / ".made").mkdir()
                    (pathlib.Path(output) / ".made/commit").write_text(made + "\n", encoding="utf-8")
                return run("tools/release", "--again", "--only", "source", "--output", output, *arguments)

        def test_nothing_to_compare_with(self):
            self.assertIn("There is no release in ", self.again("").stderr)

        def test_made_from_another_commit(self):
            head = run("git", "rev-parse", "HEAD").stdout.strip()
            refused = self.again("0" * 40, head)
            self.assertIn(f"was made from {'0' * 40}, not from {head}.", refused.stderr)
            self.assertNotEqual(refused.returncode, 0)

        def test_its_own_commit_is_taken(self):
            self.assertIn(f"There is no commit {'0' * 40}.", self.again("0" * 40).stderr)


def slug(heading):
    """The anchor that GitHub and our site give to a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def without_code(markdown):
    markdown = re.sub(r"^ {0,3}(```+|~~~+).*?^ {0,3}\1 *$", "", markdown, flags=re.M | re.S)
    markdown = re.sub(r"^(?: {4}|\t)(?! *[-*\d]).*$", "", markdown, flags=re.M)
    return re.sub(r"(`+).+?\1", "", markdown)


def anchors_of(path):
    prose = re.sub(r"^ {0,3}(```+|~~~+).*?^ {0,3}\1 *$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    return {slug(heading) for heading in re.findall(r"^#{1,6} +(.*?) *#*$", prose, re.M)}


class Links(unittest.TestCase):
    def test_links_in_markdown_lead_somewhere(self):
        broken = []
        for path in tracked("*.md"):
            prose = without_code(path.read_text(encoding="utf-8"))
            targets = re.findall(r"\]\(<?([^)\s>]+)>?(?: +\"[^\"]*\")?\)", prose)
            targets += re.findall(r"^\[[^\]]+\]: +(\S+)", prose, re.M)
            targets += re.findall(r"(?:src|href)=\"([^\"]+)\"", prose)
            for target in targets:
                if re.match(r"[a-z][a-z0-9+.-]*:", target):
                    continue
                file, _, anchor = target.partition("#")
                place = (path.parent / file).resolve() if file else path
                if not place.exists():
                    broken.append(f"{path.relative_to(ROOT)}: {target}")
                elif anchor and place.suffix == ".md" and anchor not in anchors_of(place):
                    broken.append(f"{path.relative_to(ROOT)}: {target} (no such heading)")
                elif os.path.commonpath([place, ROOT]) != str(ROOT):
                    broken.append(f"{path.relative_to(ROOT)}: {target} (outside of the project)")
        self.assertEqual(broken, [])

    def test_the_index_names_every_page_of_the_documentation(self):
        index = set(re.findall(r"\]\(([^)#]+)", text("docs/README.md")))
        missing = [path.name for path in tracked("docs/*.md") if path.name not in index | {"README.md"}]
        self.assertEqual(missing, [], "docs/README.md is the index, and the menu of the site")


if __name__ == "__main__":
    BUILD = sys.argv.pop()
    unittest.main()
