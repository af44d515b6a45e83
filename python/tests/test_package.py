"""The package around the module: its types, its documentation, its examples, its installation."""

import ast
import doctest
import importlib
import importlib.resources
import inspect
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tarfile
import tempfile
import unittest
import unittest.mock
import zipfile

import kamisado

ROOT = pathlib.Path(__file__).resolve().parents[2]
STUB = ast.parse((importlib.resources.files(kamisado) / "__init__.pyi").read_text(encoding="utf-8"))
PROGRAM = pathlib.Path(os.environ.get("KAMISADO_BUILD_DIR", ROOT / "nowhere")) / "kamisado"
# What every enumeration of pybind11 has, and what every object of Python has.
COMMON = {"name", "value"} | set(dir(object))


def stub_classes() -> dict[str, ast.ClassDef]:
    return {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}


def names_in(node: ast.ClassDef) -> set[str]:
    names = set()
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            names.add(part.name)
        elif isinstance(part, ast.AnnAssign):
            names.add(part.target.id)
    return names


def is_public(name: str) -> bool:
    return not name.startswith("_") or name == "_repr_svg_"


class StubTest(unittest.TestCase):
    def test_names_what_is_there_and_nothing_else(self):
        classes = {name for name in stub_classes() if is_public(name)}
        self.assertEqual(classes, set(kamisado.__all__))
        self.assertTrue((importlib.resources.files(kamisado) / "py.typed").is_file())

    def test_classes_have_the_same_members(self):
        for name, node in stub_classes().items():
            if not is_public(name):
                continue
            real = getattr(kamisado, name)
            members = {member for member in vars(real) if is_public(member)}
            stated = {member for member in names_in(node) if is_public(member)}
            self.assertEqual(members - COMMON, stated, name)

    def test_functions_have_the_same_arguments(self):
        checked = 0
        for name, node in stub_classes().items():
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and is_public(part.name) and not part.decorator_list:
                    checked += self.check_arguments(getattr(getattr(kamisado, name), part.name), part, name)
        self.assertGreater(checked, 25)

    def check_arguments(self, function, part: ast.FunctionDef, name: str) -> int:
        stated = [argument.arg for argument in part.args.args + part.args.kwonlyargs]
        if inspect.isfunction(function):
            real = list(inspect.signature(function).parameters)[1:]
        else:  # pybind11 writes the signature into the documentation's first line
            signature = function.__doc__.splitlines()[0]
            real = [argument for argument in stated[1:] if f" {argument}: " in signature]
            commas = ast.parse("def " + _plain(signature) + ": ...").body[0].args
            self.assertEqual(len(commas.args) + len(commas.kwonlyargs), len(stated), (name, signature))
        self.assertEqual(real, stated[1:], (name, part.name))
        return 1


def _plain(signature: str) -> str:
    """A signature of pybind11 without its types and defaults: only names and commas are left."""
    inside = signature[signature.index("(") + 1 : signature.rindex(")")]
    names, depth, word = [], 0, ""
    for letter in inside + ",":
        depth += letter in "[(<{"
        depth -= letter in "])>}"
        if letter == "," and depth == 0:
            names.append(word.split(":")[0].split("=")[0].strip())
            word = ""
        else:
            word += letter
    return f"f({', '.join(name for name in names if name)})"


class DocumentationTest(unittest.TestCase):
    def test_everything_is_documented(self):
        for name in kamisado.__all__:
            self.assertTrue(getattr(kamisado, name).__doc__, name)

    def test_examples_in_the_documentation_are_true(self):
        text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
        # The fences would be taken for output.
        text = "\n".join("" if line.startswith("```") else line for line in text.splitlines())
        test = doctest.DocTestParser().get_doctest(text, {}, "docs/python.md", "docs/python.md", 0)
        result = doctest.DocTestRunner().run(test)
        self.assertEqual(result.failed, 0)
        self.assertGreater(result.attempted, 15)
        self.assertEqual(doctest.testmod(kamisado).failed, 0)

    def says_what_it_should(self, name: str, *arguments: str) -> None:
        command = [sys.executable, "-B", ROOT / f"examples/{name}.py", *arguments]
        said = subprocess.run(command, capture_output=True, text=True, check=True)
        self.assertEqual(said.stdout, (ROOT / f"python/tests/{name}.txt").read_text(encoding="utf-8"))

    def test_explore_says_what_it_should(self):
        self.says_what_it_should("explore")

    def test_environments_play_what_they_should(self):
        self.says_what_it_should("environment")

    @unittest.skipUnless(PROGRAM.is_file(), "there is no program that could be an engine")
    def test_two_engines_play_what_they_should(self):
        engine = f"{shlex.quote(str(PROGRAM))} engine"
        self.says_what_it_should("two_engines", engine, engine)


@unittest.skipUnless("KAMISADO_BUILD_DIR" in os.environ, "there is no build folder to install from")
class InstallationTest(unittest.TestCase):
    def install(self, folder: str, *components: str) -> pathlib.Path:
        for component in components:
            command = [os.environ["KAMISADO_CMAKE"], "--install", os.environ["KAMISADO_BUILD_DIR"]]
            subprocess.run(command + ["--prefix", folder, "--component", component], check=True, capture_output=True)
        return next(pathlib.Path(folder).glob("**/kamisado/__init__.py")).parent

    def test_needs_no_library_but_the_systems(self):
        with tempfile.TemporaryDirectory() as folder:
            package = self.install(folder, "python")
            script = "import kamisado; print(kamisado.__file__, kamisado.Position())"
            said = subprocess.run(
                [sys.executable, "-B", "-c", script],
                env={**os.environ, "PYTHONPATH": str(package.parent)}, capture_output=True, text=True, check=True,
            )
            self.assertTrue(said.stdout.startswith(str(package)), said.stdout)
            loaded = subprocess.run(["ldd", next(package.glob("_kamisado*.so"))], capture_output=True, text=True).stdout
            self.assertNotIn("libkamisado", loaded)


class CommandLineTest(unittest.TestCase):
    def said(self, *words: str, typed: str = "", code: int = 0) -> str:
        command = [sys.executable, "-B", "-m", "kamisado", *words]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8")
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout if code == 0 else done.stderr

    def test_solves(self):
        said = self.said("solve", "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O", "--distance")
        self.assertEqual(said.splitlines()[:2], ["gold to move: win", "  d5d1  oF4Y   win in 1"])
        self.assertIn("unknown", self.said("solve", "--nodes", "10"))

    def test_counts(self):
        self.assertEqual(self.said("perft", "3").split(), ["1", "102", "2", "1150", "3", "11332"])
        self.assertEqual(self.said("playouts", "--rounds", "1000"), self.said("playouts", "--rounds", "1000"))
        self.assertEqual(self.said("--version").strip(), kamisado.__version__)

    def test_plays(self):
        record = self.said("watch", "1", "2", "--format", "single")
        self.assertTrue(kamisado.Match.from_record(record).is_over)
        played = self.said("play", "--level", "1", "--seed", "1", typed="e1e4\nz9\nundo\nrecord\nquit\n")
        self.assertIn("Level 1: o", played)
        self.assertIn('[Format "standard"]', played)
        lost = self.said("play", "--level", "5", "--format", "single", "--seed", "1", typed="resigns black\n")
        self.assertTrue(lost.endswith("gold 0-1\n") or lost.endswith("gold 0-0\n"), lost)

    def test_shows(self):
        self.assertIn("1 N  G  R", self.said("show", str(kamisado.Position())))
        self.assertIn("Gold", self.said("show", str(ROOT / "data/matches/standard.symbols.kamisado")))

    def test_says_what_is_wrong(self):
        self.assertIn("three fields", self.said("solve", "x", code=2))
        self.assertIn("levels are 1 to 10", self.said("watch", "0", "1", code=2))
        self.assertIn("three fields", self.said("show", "x", code=1))


class BackendTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        sys.path.insert(0, str(ROOT / "python/backend"))
        cls.backend = importlib.import_module("kamisado_build")
        sys.path.pop(0)

    def test_says_the_projects_version(self):
        self.assertEqual(self.backend.version(), kamisado.__version__)
        self.assertIn(f"Version: {kamisado.__version__}\n", self.backend.metadata())

    def test_source_archives_hold_what_is_built_and_are_the_same_each_time(self):
        archives = []
        for _ in range(2):
            with tempfile.TemporaryDirectory() as folder:
                name = self.backend.build_sdist(folder)
                archives.append((pathlib.Path(folder) / name).read_bytes())
                with tarfile.open(pathlib.Path(folder) / name) as archive:
                    names = {member.name.partition("/")[2] for member in archive}
        self.assertEqual(*archives)
        tracked = ["pyproject.toml", "PKG-INFO", "CMakeLists.txt", "src/engine/learning/action.cpp", "python/kamisado/py.typed"]
        self.assertLessEqual(set(tracked), names)
        self.assertFalse([name for name in names if "__pycache__" in name or name.startswith(("build", "src/service/server"))])

    def test_source_archives_hold_every_header_that_they_include(self):
        with tempfile.TemporaryDirectory() as folder:
            name = self.backend.build_sdist(folder)
            with tarfile.open(pathlib.Path(folder) / name) as archive:
                sources = {
                    member.name.partition("/src/")[2]: archive.extractfile(member).read().decode()
                    for member in archive
                    if "/src/" in member.name and member.name.endswith((".h", ".cpp"))
                }
        headers = {path.partition("/")[2] for path in sources}
        missing = {
            header for text in sources.values() for header in re.findall(r'^#include "(\w+/\w+\.h)"', text, re.MULTILINE)
        } - headers
        self.assertIn("rules/match.h", headers)
        self.assertEqual(missing, set())

    def test_wheels_are_the_same_for_the_same_date(self):
        files = {"b.py": b"2", "a.so": b"1"}
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "one.zip"
            with unittest.mock.patch.dict(os.environ, SOURCE_DATE_EPOCH="1700000000"):
                self.backend.write_zip(path, self.backend.with_record(files))
                first = path.read_bytes()
                self.backend.write_zip(path, self.backend.with_record(files))
            self.assertEqual(path.read_bytes(), first)
            with zipfile.ZipFile(path) as archive:
                self.assertEqual([entry.date_time for entry in archive.infolist()], [(2023, 11, 14, 22, 13, 20)] * 3)
                self.assertEqual(archive.namelist()[:2], ["a.so", "b.py"])


if __name__ == "__main__":
    unittest.main()
