"""The PEP 517 backend of this project: wheels and source archives, made with CMake, a C++23 compiler and pybind11.

It is here because it needs nothing from a package index, and is the same on every system. What can be set:
    --config-settings=build-dir=FOLDER   builds there; a folder that CMake has configured is taken as it is
    CMAKE_ARGS in the environment        more arguments for CMake, where it configures
    SOURCE_DATE_EPOCH                    the date of everything in the archives (1980 without it)
The same sources, compiler and SOURCE_DATE_EPOCH give the same bytes, wherever they lie.
"""

import base64
import contextlib
import gzip
import hashlib
import io
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LICENCES = [name for name in ("LICENSE", "THIRD-PARTY-NOTICES.txt") if (ROOT / name).is_file()]
# "text" is headers alone, and so no part of the library.
LAYERS = ["text"] + re.search(r"^set\(inside ([a-z ]+)\)", (ROOT / "cmake/Library.cmake").read_text(encoding="utf-8"), re.MULTILINE)[1].split()
# What a source archive holds: the layers that the module is made of, and what builds them.
SOURCES = [
    "CMakeLists.txt", "README.md", "pyproject.toml", *LICENCES, "cmake", "docs/library.md", "docs/python.md", "examples",
    "python", "src/CMakeLists.txt", *(str(path.relative_to(ROOT)) for name in LAYERS for path in ROOT.glob(f"src/*/{name}")),
]


def version() -> str:
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(kamisado VERSION ([0-9.]+)", text, re.MULTILINE)[1]


def metadata() -> str:
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {PROJECT['name']}",
        f"Version: {version()}",
        f"Summary: {PROJECT['description']}",
        f"Keywords: {','.join(PROJECT['keywords'])}",
        f"License: {PROJECT['license']}",
        *(f"Classifier: {one}" for one in PROJECT["classifiers"]),
        f"Requires-Python: {PROJECT['requires-python']}",
        *(f"License-File: {name}" for name in LICENCES),
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")


def tag() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}{getattr(sys, 'abiflags', '')}-{platform}"


def epoch() -> int:
    earliest = 315532800  # a zip file knows no date before 1980
    return max(earliest, int(os.environ.get("SOURCE_DATE_EPOCH", earliest)))


# --- building ---


def run(*command: str | os.PathLike) -> None:
    print("+", shlex.join(map(str, command)), flush=True)
    subprocess.run(command, check=True)


def configure(build: pathlib.Path) -> None:
    if not shutil.which("cmake"):
        raise SystemExit("kamisado is built by CMake. On Debian: apt-get install cmake g++ ninja-build pybind11-dev python3-dev")
    # No path of this machine goes into the module.
    flags = f"-ffile-prefix-map={ROOT}=. -ffile-prefix-map={build}=."
    settings = {
        "CMAKE_BUILD_TYPE": "Release", "CMAKE_UNITY_BUILD": "ON", "CMAKE_UNITY_BUILD_BATCH_SIZE": "24",
        "CMAKE_CXX_FLAGS": f"{os.environ.get('CXXFLAGS', '')} {flags}".strip(),
        "CMAKE_MODULE_LINKER_FLAGS": f"{os.environ.get('LDFLAGS', '')} -Wl,--build-id=none".strip(),
        "KAMISADO_CLI": "OFF", "KAMISADO_TESTS": "OFF", "KAMISADO_LIBRARY": "ON", "KAMISADO_PYTHON": "ON",
        "BUILD_SHARED_LIBS": "OFF", "Python_EXECUTABLE": sys.executable,
    }
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    defined = [f"-D{name}={value}" for name, value in settings.items()]
    run("cmake", "-S", ROOT, "-B", build, *generator, *defined, *shlex.split(os.environ.get("CMAKE_ARGS", "")))


def package_files(build: pathlib.Path, stage: pathlib.Path) -> dict[str, bytes]:
    """Builds the module; all files of the package by their names in the wheel."""
    if not (build / "CMakeCache.txt").is_file():
        configure(build)
    run("cmake", "--build", build, "--target", "kamisado_python", "--parallel")
    run("cmake", "--install", build, "--prefix", stage, "--component", "python", "--strip")
    module = "_kamisado" + sysconfig.get_config_var("EXT_SUFFIX")
    found = list(stage.glob(f"**/kamisado/{module}"))
    if not found:
        raise SystemExit(f"{build} holds no {module}: it was built for another Python")
    package = found[0].parent
    return {f"kamisado/{path.name}": path.read_bytes() for path in package.iterdir() if path.is_file()}


@contextlib.contextmanager
def folders(settings: dict | None):
    with tempfile.TemporaryDirectory(prefix="kamisado-") as scratch:
        build = (settings or {}).get("build-dir")
        yield pathlib.Path(build).resolve() if build else pathlib.Path(scratch) / "build", pathlib.Path(scratch) / "stage"


# --- archives ---


def information() -> dict[str, bytes]:
    """What stands in the wheel's dist-info, without the list of files."""
    wheel = f"Wheel-Version: 1.0\nGenerator: kamisado_build\nRoot-Is-Purelib: false\nTag: {tag()}\n"
    files = {"METADATA": metadata().encode(), "WHEEL": wheel.encode()}
    return files | {f"licenses/{name}": (ROOT / name).read_bytes() for name in LICENCES}


def dist_info() -> str:
    return f"kamisado-{version()}.dist-info"


def with_record(files: dict[str, bytes]) -> dict[str, bytes]:
    rows = []
    for name, content in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(content)}\n")
    record = f"{dist_info()}/RECORD"
    return {**dict(sorted(files.items())), record: "".join([*rows, f"{record},,\n"]).encode()}


def write_zip(path: pathlib.Path, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, time.gmtime(epoch())[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if name.endswith(".so") else 0o100644) << 16
            archive.writestr(entry, content)


def source_files() -> dict[str, bytes]:
    paths = []
    for name in SOURCES:
        path = ROOT / name
        paths += path.rglob("*") if path.is_dir() else [path]
    # Sources have no hidden files but the settings of clang-tidy, and nothing that Python has compiled.
    paths = [path for path in paths if path.is_file() and "__pycache__" not in path.parts]
    return {str(path.relative_to(ROOT)): path.read_bytes() for path in sorted(paths)}


# --- what PEP 517 asks for ---


def get_requires_for_build_wheel(config_settings=None):
    return []


def get_requires_for_build_sdist(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    for name, content in information().items():
        path = pathlib.Path(metadata_directory) / dist_info() / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return dist_info()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with folders(config_settings) as (build, stage):
        files = package_files(build, stage)
    files |= {f"{dist_info()}/{name}": content for name, content in information().items()}
    name = f"kamisado-{version()}-{tag()}.whl"
    write_zip(pathlib.Path(wheel_directory) / name, with_record(files))
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = f"kamisado-{version()}"
    with (
        open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for name, content in (source_files() | {"PKG-INFO": metadata().encode()}).items():
            entry = tarfile.TarInfo(f"{base}/{name}")
            entry.size, entry.mtime, entry.mode = len(content), epoch(), 0o644
            archive.addfile(entry, io.BytesIO(content))
    return f"{base}.tar.gz"
