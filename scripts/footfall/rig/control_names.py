# SPDX-License-Identifier: MIT
"""What the name of a control says: its side, its row of legs, and how well it fits each part of a rig.

Names are cut into words at underscores, digits and capitals (IKLeg_L: ik, leg, l), so that HumanIK, AdvancedSkeleton,
mGear, Rapid Rig, Mixamo, Unreal, Biped and CMU names need no table of their own. Each word adds to the score of a part
according to how clearly it means that part; words that mean something else (a roll, a switch, a finger) lower it."""
import collections
import re

_CUT = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
_LEFT = {"l", "left", "lf", "lft", "lt"}
_RIGHT = {"r", "right", "rt", "rgt", "rght"}
_ROWS = {"front": "front", "fore": "front", "frnt": "front", "hind": "hind", "back": "hind", "rear": "hind",
         "mid": "middle", "middle": "middle"}

# How clearly a word means a part, 0 to 1.
PARTS = {
    "body": {"cog": 1.0, "body": 0.9, "root": 0.75, "com": 0.8, "gravity": 0.8, "torso": 0.5, "waist": 0.35,
             "pelvis": 0.25, "hips": 0.25},
    "hips": {"hips": 1.0, "pelvis": 0.95, "hip": 0.85, "swinger": 0.2, "lowerbody": 0.7, "root": 0.2},
    "chest": {"chest": 1.0, "thorax": 0.9, "ribcage": 0.9, "ribs": 0.7, "upperbody": 0.7, "upperback": 0.5,
              "spine": 0.4, "torso": 0.3},
    "head": {"head": 1.0, "skull": 0.7},
    "foot": {"foot": 0.9, "paw": 0.9, "hoof": 0.9, "ankle": 0.75, "leg": 0.3, "hock": 0.3, "metatarsus": 0.2},
    "toe": {"toe": 0.9, "toes": 0.95, "toebase": 0.95, "ball": 0.8},
    "pole": {"pole": 0.8, "pv": 0.8, "polevector": 0.85, "upv": 0.8, "knee": 0.55},
    "hand": {"hand": 0.9, "wrist": 0.8, "arm": 0.3},
    "elbow": {"pole": 0.8, "pv": 0.8, "polevector": 0.85, "upv": 0.8, "elbow": 0.55},
}
_FINGERS = {"thumb", "index", "middle", "ring", "pinky", "pinkie", "finger", "fingers", "cup", "spread", "palm", "meta"}
_HELPERS = {"roll", "switch", "settings", "options", "attr", "grp", "group", "offset", "zero", "null", "npo", "cns",
            "space", "twist", "tweak", "bendy", "scale", "stretch", "squash", "vis", "aim", "ikfk", "fkik", "lookat",
            "look", "target", "follow", "driver", "guide", "sub", "swivel", "extra", "gimbal", "ikcns", "orient"}
# Words that rule a part out or make it unlikely: subtracted from its score.
_AGAINST = {
    "body": {"fk": 0.35, "ik": 0.5, "upper": 0.6, "lower": 0.6, "chest": 0.6, "head": 0.6},
    "hips": {"fk": 0.15, "up": 0.8, "joint": 0.6},
    "chest": {"head": 1.0, "neck": 1.0},
    "head": {"top": 0.6, "end": 0.7, "nub": 0.8, "eye": 1.0, "jaw": 1.0, "neck": 0.15},
    "foot": dict({word: 0.8 for word in ("heel", "tip", "toe", "toes", "ball", "bend", "pivot", "bank", "rock", "peel",
                                         "pole", "pv", "upv", "knee", "end", "arch", "up", "upper", "lower", "bk")},
                 fk=0.3),
    "toe": {"tip": 0.6, "end": 0.6, "heel": 0.8, "nub": 0.8, "fk": 0.1, "pole": 1.0, "pivot": 0.6},
    "pole": {"fk": 0.6, "arm": 1.0, "elbow": 1.0, "hand": 1.0, "wrist": 1.0, "line": 0.8},
    "hand": dict({word: 0.9 for word in _FINGERS}, fk=0.25, pole=1.0, pv=1.0, upv=1.0, elbow=0.9, fore=0.8, upper=0.8,
                 up=0.8, lower=0.8, end=0.6, shoulder=0.9),
    "elbow": {"fk": 0.6, "leg": 1.0, "knee": 1.0, "foot": 1.0, "ankle": 1.0, "line": 0.8},
}
# Body parts without a role: a name with one of these words does say what the control is.
_OTHERS = {"shoulder", "clavicle", "scapula", "upperarm", "forearm", "lowerarm", "elbow", "arm", "humerus", "radius", "thigh",
           "femur", "calf", "shin", "tibia", "knee", "leg", "hip", "spine", "neck", "tail", "ear", "eye", "jaw", "heel",
           "carpus", "metatarsus", "world", "global", "main", "master"} | _FINGERS
# FK controls of an arm, by the word beside FK; rigs that number them count from the shoulder.
_FK_ARM = {"shoulder": "upperarm", "upperarm": "upperarm", "uparm": "upperarm", "humerus": "upperarm", "arm": "upperarm",
           "elbow": "forearm", "forearm": "forearm", "lowerarm": "forearm", "wrist": "wrist", "hand": "wrist"}
_FK_NUMBERS = {"0": "upperarm", "1": "forearm", "2": "wrist"}
# HumanIK's effectors: the ankle plants the foot; what HumanIK calls foot bends the toes.
_EFFECTORS = {"ankle": ("foot", 1.0), "foot": ("toe", 0.9), "knee": ("pole", 0.9), "wrist": ("hand", 1.0),
              "elbow": ("elbow", 0.9), "hips": ("hips", 1.0), "head": ("head", 1.0)}
_CORNERS = {"lf": ("left", "front"), "rf": ("right", "front"), "fl": ("left", "front"), "fr": ("right", "front"),
            "lh": ("left", "hind"), "rh": ("right", "hind"), "lb": ("left", "hind"), "rb": ("right", "hind"),
            "bl": ("left", "hind"), "br": ("right", "hind"), "hl": ("left", "hind"), "hr": ("right", "hind")}

Reading = collections.namedtuple("Reading", "side row scores words")  # scores: {part: 0 to 1}


def words(name):
    """The words of a name, lower case: IKLeg_L -> [ik, leg, l]; lfoot -> [l, foot]; LeftToeBase -> [left, toe, base]"""
    found = []
    for word in (word.lower() for word in _CUT.findall(name)):
        found += _unglued(word)
    return found


def _known(word):
    return len(word) > 2 and any(word in table for table in PARTS.values()) or word in ("femur", "tibia", "humerus",
                                                                                      "radius", "clavicle", "fingers")


def _unglued(word):
    """lfoot -> l, foot; leftfoot -> left, foot; ikfoot -> ik, foot"""
    for front in ("left", "right", "ik", "fk", "l", "r"):
        rest = word[len(front):]
        if word.startswith(front) and rest and (_known(rest) or (len(front) > 2 and _unglued(rest) != [rest])):
            return [front] + _unglued(rest)
    return [word]


def corners_used(names):
    """Whether two letters name a corner of a quadruped in these names (LF, RH), so that LF does not just mean left."""
    seen = {word for name in names for word in words(name)}
    return bool(seen & {"lh", "rh", "lb", "rb", "bl", "br", "hl", "hr"}) and bool(seen & {"lf", "rf", "fl", "fr"})


def read(name, corners=False):
    """The Reading of a name. `corners`: two letters name a corner, as corners_used finds for all names of the rig."""
    found = words(name)
    side = row = ""
    for word in found:
        if corners and word in _CORNERS:
            side, row = _CORNERS[word]
        elif word in _LEFT or word in _RIGHT:
            side = side or ("left" if word in _LEFT else "right")
        elif word in _ROWS and not (word == "middle" and "finger" in found):
            row = row or _ROWS[word]
    if "upper" in found and "back" in found or "lower" in found and "back" in found or "fore" in found and "arm" in found:
        row = ""
    scores = _effector(found) if "effector" in found else {part: _score(part, found) for part in PARTS}
    if "effector" not in found:
        scores.update(_fk_arm(found))
    return Reading(side, row, {part: score for part, score in scores.items() if score > 0.1}, found)


def _fk_arm(found):
    """The scores of FK controls of arms: FKElbow_L, lf_handFK, arm_L0_fk2_ctl."""
    if "fk" not in found or "ik" in found or (_FINGERS | _HELPERS) & set(found):
        return {}
    numbered = found.index("fk") + 1
    if "arm" in found and numbered < len(found) and found[numbered] in _FK_NUMBERS:
        return {_FK_NUMBERS[found[numbered]]: 0.9}
    pairs = ["".join(pair) for pair in zip(found, found[1:])]
    parts = [_FK_ARM[word] for word in pairs + found if word in _FK_ARM]
    return {parts[0]: 0.9} if parts else {}


def says_nothing(reading):
    """Whether a name does not say what the control is."""
    return not reading.scores and not _OTHERS & set(reading.words)


def _score(part, found):
    """How well the words fit the part, 0 to 1."""
    if part == "toe" and {"foot", "fk"} <= set(found):
        return 0.45  # mGear: the foot's FK control bends the toes, the leg's IK control plants the foot
    table = PARTS[part]
    score = max([table.get(word, 0.0) for word in found] + [table.get("".join(pair), 0.0)
                                                           for pair in zip(found, found[1:])])
    if not score:
        return 0.0
    if "ik" in found and part in ("foot", "hand"):
        score += 0.5 if found and ("leg" in found or "arm" in found) else 0.1
    if part in ("pole", "elbow"):
        score += _limb_of_pole(part, found)
    if part == "chest" and "spine" in found and "ik" in found:
        score += 0.2
    if part == "toe" and "ik" in found:
        score += 0.03  # prefer the IK toe: the foot is planted by IK
    score -= sum(_AGAINST[part].get(word, 0.0) for word in set(found))
    score -= 0.5 * len(_HELPERS & set(found))
    return min(max(score, 0.0), 1.0)


def _limb_of_pole(part, found):
    """A pole vector belongs to the limb that it names; without one it may belong to either."""
    mine, other = (("leg", "knee", "foot"), ("arm", "elbow", "hand", "wrist"))
    if part == "elbow":
        mine, other = other, mine
    if any(word in found for word in other):
        return -1.0
    return 0.15 if any(word in found for word in mine) else -0.3


def _effector(found):
    """The scores of HumanIK's names: LeftAnkleEffector, ChestEndEffector."""
    if "chest" in found:
        return {"chest": 1.0 if "end" in found else 0.6}
    return {_EFFECTORS[word][0]: _EFFECTORS[word][1] for word in found if word in _EFFECTORS}
