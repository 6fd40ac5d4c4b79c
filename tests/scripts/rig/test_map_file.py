# SPDX-License-Identifier: MIT
"""Rig maps as files, without a host."""
import json
import unittest

import plain_python  # noqa: F401

from footfall import FootfallError
from footfall.rig import map_file


class MapFileTest(unittest.TestCase):
    def test_round_trip_of_the_text(self):
        roles = {"left 3 foot": "Füße|fuß_L", "body": "cog"}
        self.assertEqual(map_file.from_text(map_file.to_text("file a.ma", roles), "x"), ("file a.ma", roles))
        self.assertEqual(map_file.file_name("file héro 2.ma"), "file_h_ro_2.ma.json")

    def test_bad_files_are_refused_by_what_is_wrong(self):
        good = {"footfall": "rig", "version": 1, "rig": "k", "roles": {"body": "cog"}}
        cases = [
            ("{", "map.json: not valid JSON"),
            ("[]", "map.json: not a rig map"),
            (dict(good, footfall="warp"), "not a rig map"),
            (dict(good, version=2), "version must be 1, got 2"),
            (dict(good, colour="red"), "unknown key 'colour'"),
            (dict(good, roles={"tail": "x"}), "map.json: 'tail' is not a role"),
            (dict(good, roles={"body": ""}), "'roles' must be an object"),
            (dict(good, roles={"body": 3}), "'roles' must be an object"),
            (dict(good, roles=["body"]), "'roles' must be an object"),
            ({"footfall": "rig", "version": 1}, "'roles' must be an object"),
        ]
        for document, words in cases:
            text = document if isinstance(document, str) else json.dumps(document)
            with self.subTest(text), self.assertRaisesRegex(FootfallError, words):
                map_file.from_text(text, "map.json")


if __name__ == "__main__":
    unittest.main()
