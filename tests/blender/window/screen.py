# SPDX-License-Identifier: MIT
"""Blender in a window under Xvfb, worked by mouse and keyboard as a person does."""
import json
import os
import pathlib
import subprocess
import time

HERE = pathlib.Path(__file__).resolve().parent


class Screen:
    """A screen with Blender. `ask` runs Python inside of it; the rest is mouse, keys and pictures."""

    def __init__(self, folder, package, blender="blender", size=(1280, 800)):
        self.folder, self.size, self.asked = pathlib.Path(folder), size, 0
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in list(self.folder.glob("ask-*")) + list(self.folder.glob("answer-*")):
            old.unlink()
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "{0}x{1}x24".format(*size), "-nolisten",
                                        "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as stream:
            self.display = ":" + stream.readline().strip()
        # Blender looks for Python along the path: the system's, which has numpy.
        self.environment = dict(os.environ, DISPLAY=self.display, LIBGL_ALWAYS_SOFTWARE="1", PYTHONDONTWRITEBYTECODE="1",
                                PATH="/usr/bin:/bin:" + os.environ["PATH"])
        self.log = open(self.folder / "blender.log", "w")
        self.blender = subprocess.Popen(
            [blender, "--factory-startup", "--window-geometry", "0", "0", str(size[0]), str(size[1]), "-P", str(HERE / "inside.py"),
             "--", str(package), str(self.folder)], env=self.environment, stdout=self.log, stderr=subprocess.STDOUT)
        try:
            self.ask("result = True")
        except Exception:
            self.close()
            raise

    def close(self):
        self.blender.kill()
        self.blender.wait(30)
        self.server.terminate()
        self.server.wait(30)
        self.log.close()

    def ask(self, code):
        """Runs Python in Blender between two events; gives what it put into `result`."""
        name = "{0}".format(self.asked)
        beside = self.folder / "ask.part"
        beside.write_text(code)
        beside.rename(self.folder / "ask-{0}.py".format(name))
        answer = self.folder / "answer-{0}.json".format(name)
        until = time.monotonic() + 150  # a machine under load; only what hangs takes as long
        while not answer.exists():
            if self.blender.poll() is not None:
                raise RuntimeError("Blender ended: " + (self.folder / "blender.log").read_text()[-3000:])
            if time.monotonic() > until:
                raise RuntimeError("Blender does not answer: " + (self.folder / "blender.log").read_text()[-3000:])
            time.sleep(0.02)
        self.asked += 1
        given = json.loads(answer.read_text())
        if "error" in given:
            raise RuntimeError(given["error"])
        return given["result"]

    def _tool(self, *arguments):
        subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True)

    def settle(self):
        """Waits until Blender has done what it was sent and drawn it."""
        for _ in range(2):
            time.sleep(0.15)
            self.ask("with override():\n    bpy.ops.wm.redraw_timer(type='DRAW_WIN_SWAP', iterations=1)\nresult = True")

    def move(self, x, y):
        self._tool("mousemove", round(x), round(y))
        self.settle()

    def click(self, x, y):
        self.move(x, y)
        self._tool("click", 1)
        self.settle()

    def press(self, x, y):
        self.move(x, y)
        self._tool("mousedown", 1)
        self.settle()

    def release(self):
        self._tool("mouseup", 1)
        self.settle()

    def key(self, *names):
        for name in names:
            self._tool("key", name)
            self.settle()

    def type(self, text):
        self._tool("type", "--delay", "80", text)
        self.settle()

    def shot(self, name, crop=None):
        """A picture of the screen; crop: WIDTHxHEIGHT+X+Y."""
        self.settle()
        path = self.folder / (name + ".png")
        extra = ["-crop", crop, "+repage"] if crop else []
        subprocess.run(["import", "-window", "root", *extra, str(path)], env=self.environment, check=True)
        return path
