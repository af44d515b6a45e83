"""Runs all tests from an installed wheel: packs it, makes a virtual environment, installs it there. No package index is used.

    python3 python/tests/in_environment.py [BUILD-FOLDER]

With a build folder its module is packed. Without one, and where KAMISADO_LONG is set, pip builds from the sources: from
the source archive, twice, from two folders, and both wheels must have the same bytes.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(*command, **more) -> None:
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: {done.returncode}\n{done.stdout}")


def pip(python: pathlib.Path, *words, **more) -> None:
    run(python, "-m", "pip", "--isolated", "--disable-pip-version-check", "--quiet", *words, **more)


def packed(python: pathlib.Path, folder: pathlib.Path, source: pathlib.Path, *settings: str) -> pathlib.Path:
    pip(python, "wheel", "--no-index", "--no-deps", "--wheel-dir", folder, *settings, source)
    return next(folder.glob("kamisado-*.whl"))


def built_from_sources(python: pathlib.Path, scratch: pathlib.Path) -> pathlib.Path:
    """The wheel, as pip makes it of the source archive, in two places."""
    script = "import kamisado_build, sys; print(kamisado_build.build_sdist(sys.argv[1]))"
    run(python, "-c", script, scratch, env={**os.environ, "PYTHONPATH": str(ROOT / "python/backend")})
    archive = next(scratch.glob("kamisado-*.tar.gz"))
    wheels = [packed(python, scratch / place, archive) for place in ("one", "two")]
    if wheels[0].read_bytes() != wheels[1].read_bytes():
        sys.exit("the same sources gave two different wheels")
    return wheels[0]


def main() -> int:
    build = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory(prefix="kamisado-") as folder:
        scratch = pathlib.Path(folder)
        # The system's packages are seen because numpy is one of them.
        venv.create(scratch / "environment", with_pip=True, system_site_packages=True)
        python = scratch / "environment/bin/python"
        if build and not os.environ.get("KAMISADO_LONG"):
            wheel = packed(python, scratch / "wheels", ROOT, f"--config-settings=build-dir={build}")
        else:
            wheel = built_from_sources(python, scratch)
        pip(python, "install", "--no-index", "--no-deps", wheel)
        print(wheel.name, wheel.stat().st_size, "bytes")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        tests = [python, "-B", "-m", "unittest", "discover", "-v", "-s", ROOT / "python/tests"]
        return subprocess.run(list(map(str, tests)), cwd=scratch, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
