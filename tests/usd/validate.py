# SPDX-License-Identifier: MIT
"""Every example as USD: OpenUSD finds no fault with it, and UsdSkel puts joints where the program does."""
import csv
import pathlib
import subprocess
import sys

try:
    from pxr import Gf, Usd, UsdGeom, UsdSkel, UsdUtils
except ImportError:
    print("no usd-core (pip install usd-core): USD files are not checked with OpenUSD")
    sys.exit(77)

WITHIN = 1e-4  # m


def faults(path):
    """What OpenUSD's own validators say: those of its library, before 25.2 the checker of usdchecker."""
    try:
        from pxr import UsdValidation
    except ImportError:
        checker = UsdUtils.ComplianceChecker(rootPackageOnly=False, skipVariants=False, verbose=False)
        checker.CheckCompliance(str(path))
        return checker.GetErrors() + checker.GetFailedChecks()
    validators = UsdValidation.ValidationRegistry().GetOrLoadAllValidators()
    found = UsdValidation.ValidationContext(validators).Validate(Usd.Stage.Open(str(path)))
    return [error.GetErrorAsString() for error in found if error.GetType() == UsdValidation.ValidationErrorType.Error]


def places(path):
    """World positions of joints in metres, Y up, by time code and name."""
    stage = Usd.Stage.Open(str(path))
    unit = UsdGeom.GetStageMetersPerUnit(stage)
    root = next(UsdSkel.Root(prim) for prim in stage.Traverse() if prim.IsA(UsdSkel.Root))
    cache = UsdSkel.Cache()
    cache.Populate(root, Usd.TraverseInstanceProxies())
    skeleton = next(UsdSkel.Skeleton(prim) for prim in stage.Traverse() if prim.IsA(UsdSkel.Skeleton))
    query = cache.GetSkelQuery(skeleton)
    assert query and query.GetAnimQuery(), "the skeleton has no animation"
    names = list(skeleton.GetJointNamesAttr().Get())
    bindings = cache.ComputeSkelBindings(root, Usd.TraverseInstanceProxies())
    assert bindings and bindings[0].GetSkinningTargets(), "no mesh is bound to the skeleton"
    assert query.HasBindPose() and query.HasRestPose()
    found = {}
    for code in range(int(stage.GetStartTimeCode()), int(stage.GetEndTimeCode()) + 1, 7):
        matrices = query.ComputeJointSkelTransforms(Usd.TimeCode(code))
        found[code] = {name: unit * Gf.Vec3d(matrix.ExtractTranslation()) for name, matrix in zip(names, matrices)}
    return found


def expected(program, path, codes):
    """The same from `footfall sample --world` of the source."""
    out = subprocess.run([program, "sample", str(path), "--world", "--times", ",".join(str(code) for code in codes), "-o", "-"],
                         check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")
    rows = list(csv.DictReader(out.splitlines()))
    return {code: row for code, row in zip(codes, rows)}


def main():
    program, examples, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    checked, failed = 0, 0
    for source in [examples / "walk.bvh", examples / "dog.bvh", examples / "biped.ma"]:
        target = folder / (source.stem + ".usda")
        subprocess.run([program, "convert", str(source), str(target), "--quiet"], check=True)
        for fault in faults(target):
            print("{0}: {1}".format(target.name, fault))
            failed += 1
        if source.suffix != ".bvh":
            continue
        # Positions of a BVH file are in units of its own: one number says how many of them are a metre.
        found = places(target)
        rows = expected(program, source, sorted(found))
        scale = None
        for code, joints in found.items():
            for name, at in joints.items():
                keys = ["{0}.m{1}3".format(name, axis) for axis in range(3)]
                if keys[0] not in rows[code]:
                    continue
                there = Gf.Vec3d(*(float(rows[code][key]) for key in keys))
                if scale is None:
                    if there.GetLength() < 1:
                        continue
                    scale = at.GetLength() / there.GetLength()
                if (at - scale * there).GetLength() > WITHIN:
                    print("{0}: {1} at {2} is at {3}, not {4}".format(target.name, name, code, at, scale * there))
                    failed += 1
                checked += 1
    print("{0} positions compared, {1} faults".format(checked, failed))
    return 1 if failed or checked < 500 else 0


if __name__ == "__main__":
    sys.exit(main())
