# SPDX-License-Identifier: MIT
"""The keywords of functions with their types. Written by docs/generate_python_options.py from the engine's tables."""
import typing

__all__ = [
    "BlendOptions",
    "CleanOptions",
    "ConcatOptions",
    "ContactsOptions",
    "CreatureOptions",
    "LibraryOptions",
    "LoopOptions",
    "PrintsOptions",
    "RetargetOptions",
    "RootOptions",
    "StanceChainOptions",
    "StanceFigureOptions",
    "StanceSearchOptions",
    "SteeringOptions",
    "StrideOptions",
    "SynthesisOptions",
    "TravelOptions",
    "WalkOptions",
    "WanderOptions",
    "WarpOptions",
    "WarpingOptions",
]


class ContactsOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("contacts")."""

    window: float  #: Time over which velocity is measured; at least three frames (s)
    slow_speed: float  #: Speed below which a contact is seeded
    still_speed: float  #: Speed below which a seeded contact grows
    leaves: float  #: Height by which a point has left its level (leg lengths)
    departure: float  #: Distance from its line at which a point has left the contact (leg lengths)
    departs: float  #: Distance at which the paths of points that leave are compared (leg lengths)
    planted: float  #: Tolerance within which a point stands exactly still (leg lengths)
    creep_speed: float  #: Speed at which a standing point may settle or roll
    near_ground: float  #: Height above the lowest nearby point of a contact at the clip's ends (leg lengths)
    raised_heel: float  #: Height above its standing ball from which a heel does not touch (leg lengths)
    touch_speed: float  #: Share of its swing's speed below which a foot still touches
    touch_height: float  #: Height above its stand below which a foot still touches (leg lengths)
    settles: float  #: Time by which the feet of a clip are slow for longer than smooth ones, in the median, to count as touching (s)
    settles_alone: float  #: The same for a single foot (s)
    min_duration: float  #: Shortest contact (s)
    merge_gap: float  #: Gap up to which contacts at one position are joined (s)
    skip_leading_pose: bool  #: Leave out a T-pose before the motion


class CleanOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("clean")."""

    blend: float  #: Time over which corrections ease in and out (s)
    max_extension: float  #: Share of its length that a leg may stretch to before the hips sink
    between_frames: float  #: Raise the frame rate until planted feet leave their places by no more than this between frames; 0: the rate is kept (m)


class WalkOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("walk")."""

    crouch: float  #: Shorten the comfortable leg length by this share
    hip_spacing: float  #: Scale the distance between the hips
    leg_length: float  #: Scale the longest length of the legs
    com: typing.Sequence[float]  #: Move the centre of mass within the body: left, up, forward (m)
    arm_swing: float  #: Scale the swing of the arms
    hip_twist: float  #: Scale the twist of pelvis and chest
    lean: float  #: Lean forward (degrees)
    nod: float  #: Nod, once per step (degrees)
    nod_phase: float  #: Phase of the nod; 0 is level and going down at a footfall (degrees)
    sway: float  #: Sway, once per stride (degrees)
    sway_phase: float  #: Phase of the sway (degrees)
    body_window: float  #: Average the direction of the feet over this time; 0: over one stride (s)
    heel_lift: float  #: Share of the stance after which the heel comes up; 0: as suits the step
    foot_roll: float  #: Scale the roll over heel and toes; 0: feet land and leave flat
    clearance: float  #: Height of a swinging sole above the ground (leg lengths)
    step_lift: float  #: Scale the further lift of a swinging foot
    feet_apart: float  #: Distance at which a swinging ankle passes the other (leg lengths)
    retract: float  #: Draw up a leg that stays in the air by this much (leg lengths)
    comfort: float  #: Keep legs on the ground at their comfortable length
    overreach: float  #: Keep legs on the ground within their longest length
    calm: float  #: Keep the acceleration of the body low
    friction: float  #: Tangent of the steepest push against the ground; 0: no limit
    max_force: float  #: Largest push of a leg, in body weights; 0: no limit (g)
    limit_weight: float  #: Keep within friction and the largest push
    fps: float  #: Frame rate of the motion (frames per second)
    force: bool  #: Walk a track that has faults or is out of reach as well as possible
    solver: typing.Literal["fast", "greedy"]  #: Solver of the path: fast, or the published greedy search
    lift_knots: bool  #: Put knots of the path at lift-offs too; the published path has them at footfalls only
    rolling_feet: bool  #: Solve for feet that roll over their prints; the published ones stay flat
    toe_blend: float  #: Leg length over which the support moves to the ball of the foot; 0: at once (m)
    samples_per_span: int  #: Samples of the objective per span of the path


class PrintsOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("prints")."""

    step_length: float  #: Distance from print to print along the path (m)
    step_width: float  #: Distance between left and right feet; below 0: as the hips (m)
    toe_out: float  #: Turn the toes outwards (degrees)
    standing: bool  #: Start and end standing with feet together
    first_leg: int  #: Leg that takes the first step, counted from 0
    stance: float  #: Time that a foot is on the ground; 0: from the distances (s)
    step: float  #: Time from print to print; 0: from the distances (s)
    start_at: float  #: Distance along the path at which the prints start (m)
    end_at: float  #: Distance along the path at which the prints end; below 0: at its end (m)


class WanderOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("wander")."""

    seed: int  #: Seed of the random steps; the same seed gives the same track
    step_length: float  #: Step length (leg lengths)
    step_width: float  #: Distance between left and right feet; below 0: as the hips (m)
    tolerance: float  #: Distance to keep from obstacles and from the border (m)
    look_ahead: float  #: Distance at which obstacles are seen; 0: 1.5 m, or three steps if that is more (m)
    max_turn: float  #: Largest turn per step (degrees)
    drift: float  #: Turn per step by which the figure strays when nothing is in the way (degrees)
    stance: float  #: Time that a foot is on the ground; 0: from the distances (s)
    step: float  #: Time from print to print; 0: from the distances (s)


class WarpOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("warp")."""

    time_interpolation: typing.Literal["spline", "linear", "monotone"]  #: Interpolation between time keys (default: the warp's; monotone for --beat, --speed and --match)
    allow_reverse: bool  #: Allow time to run backwards where the time keys do
    hold_ease: float  #: Frames over which the motion comes to a hold and leaves it; below 0: 0.25 s; 0: at once (frames)
    balance: bool  #: Let the hips follow feet that goals move and lean against far reaches, where feet are kept
    reach_clavicle: float  #: How much of its range the shoulder blade gives when a hand reaches far
    reach_spine: float  #: How much of its range the spine gives
    reach_hips: float  #: How much of their range the hips give


class WarpingOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("warping")."""

    ease: float  #: Time over which a foot eases into and out of a kept contact (s)
    tolerance: float  #: How far a curve may be from the exact result, in cm
    angle_tolerance: float  #: How far a rotation curve may be from the exact result (degrees)
    exact: bool  #: Follow the exact result to 0.001 cm and 0.006 degrees, with as many keys as that takes, instead of keeping the keys there are


class BlendOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("blend")."""

    shape: typing.Literal["cosine", "linear", "smooth"]  #: Shape of the weight (default: smooth, without a jump in acceleration; cosine with --align none)
    align: typing.Literal["poses", "path", "none"]  #: poses: the second goes on where the first leads, and both are retimed so that like poses meet; path: each at its own speed; none: raw values, curves stay curves
    contacts: typing.Literal["keep", "free"]  #: Keep planted feet planted through the blend, or leave them free


class LoopOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("loop")."""

    shortest: float  #: Shortest loop that is looked for (s)
    longest: float  #: Longest loop that is looked for; 0: as long as the motion (s)
    blend: float  #: Time before the cut over which the end is brought to the beginning, in pose and in speed (s)


class RootOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("root")."""

    bone: str  #: Joint above the hips that takes the travel; it is made where there is none of that name
    in_place: bool  #: Take the travel out
    turn: bool  #: Count turns of the body as travel
    smooth: float  #: Smoothing of the travel: what it takes out, the sway of a walk, stays on the hips; 0: none does (s)
    speed: float  #: Make a clip on the spot travel the way the figure faces; 0: it does not (m/s)
    travel: bool  #: Make a clip on the spot travel at the speed of the feet that stand
    face: bool  #: Turn so that the figure begins facing +Z
    origin: bool  #: Move so that the figure begins above the origin


class RetargetOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("retarget")."""

    hands: typing.Literal["turns", "body", "together"]  #: What hands keep: the turns of the arms, their position on the body, or their distance from each other
    plant: bool  #: Hold feet exactly where they stand
    rest_frame: float  #: Frame of the source, from its first, that shows the pose to take as its rest pose; -1: its own rest pose (frames)


class ConcatOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("concat")."""

    align: bool  #: Let each clip go on where the one before ended, facing as it did


class LibraryOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("library")."""

    mirror: bool  #: Use every clip a second time, mirrored left to right
    mirror_missing: bool  #: Mirror clips that turn to one side only, and those that start and stop
    level_sides: bool  #: Level feet that stand at different heights
    ground_along: typing.Literal["time", "path"]  #: Correct a drift of the ground that is linear in time or in the distance travelled
    calm: float  #: Smooth poses over this time to either side; 0: keep them as recorded (s)
    plant: bool  #: Hold the feet of loops and transitions where they stand
    max_residual: float  #: Leave out strides whose path is farther from an arc, as a share of its length
    max_loop: float  #: Leave out strides whose ends differ by more per joint (degrees)
    max_speed_up: float  #: Leave out strides that get faster or slower by more, as a share of their speed
    warp: bool  #: Warp the stride of a class with few examples to other speeds and turn rates
    bin_speed: float  #: Treat strides closer in speed as alike, as a share of the mean speed
    bin_turn: float  #: Treat strides closer in turn rate as alike, per second (degrees)
    support: float  #: Reach of an example's weight, relative to half the distance to the nearest one
    scale: typing.Literal["range", "raw"]  #: Scale of distances between examples: their range; raw, as published
    phases: typing.Literal["smooth", "linear"]  #: Time maps between keyframes: smooth; linear, as published


class SteeringOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("steering")."""

    fps: float  #: Frames per second of the motion (default: the library's) (frames per second)
    ease: float  #: Time over which speed and turn rate change; 0: at once, as published (s)
    anticipation: float  #: Begin changes of a script or of keys early by this time (s)
    foot_lock: bool  #: Plant the feet by inverse kinematics
    outside: typing.Literal["clamp", "extrapolate"]  #: Speeds and turn rates outside the examples: take the nearest inside, or extrapolate
    keep_speed: bool  #: Keep the requested speed where bends of a path ask for less
    corner: float  #: Radius at which sharp corners of a path are rounded (m)
    within: float  #: Distance beside a path that counts as off it (default 0: 0.25 m at a walk, 0.5 m at a run) (m)
    root_step: typing.Literal["phase", "frame", "absolute"]  #: Step of the root: consistent with the phase; per source frame or blended positions, as published
    orientations: typing.Literal["reference", "running"]  #: Mean of joint rotations: about the library's mean pose; about the previous frame, as published
    tempo: typing.Literal["durations", "rates"]  #: Tempo of a blend: from the examples' durations; from their rates, as published
    printed_slerp: bool  #: Blend rotations of transitions by the published formula, which runs from the wrong end
    gamma_guard: bool  #: Keep time weights from becoming negative
    gate: bool  #: Change speed and turn rate only while exactly one foot is on the ground
    calibration: bool  #: Correct the weights so that the blend has the requested speed and turn rate
    anchor: bool  #: Hold the stance foot while speed and turn rate change


class StrideOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("stride")."""

    speed: float  #: Speed; 0: the usual speed of the gait (m/s)
    fps: float  #: Frame rate of the clip (frames per second)
    strides: int  #: Number of strides
    lift: float  #: Factor on the lift of the feet
    bounce: float  #: Factor on the rise and fall of the body
    flexion: float  #: Factor on the flexion of the spine


class TravelOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("travel")."""

    fps: float  #: Frame rate of the motion (frames per second)
    follow_duration: float  #: Duration; 0: to the end of the path (s)
    bank: float  #: Share of the lean that balances a turn
    slope: float  #: Share of the pitch of the ground that the trunk takes on
    roll: float  #: Share of the roll of the ground that the trunk takes on
    spine: float  #: Share of the turn of the path that the spine takes on
    look: float  #: Share of the turn ahead that the neck takes on
    posture: float  #: How much feet and body change with speed
    max_pitch: float  #: Largest pitch of the trunk (degrees)
    soft_reach: float  #: Extent of a leg from which the body is lowered (leg lengths)
    max_drop: float  #: Furthest that the body is lowered for legs to reach (hip heights)


class StanceSearchOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("stance-search")."""

    method: typing.Literal["staged", "exhaustive", "pruned"]  #: In three stages as published, or the best of all candidates, without or with pruning
    price: float  #: Price of each unit (0.1 m of height, 1 m/s, 0.5 m of distance) that a stance is taken away from its recorded handles, and of a blend; 0: the best value wins
    best: int  #: Stances (or pairs) that stage 2 blends
    step: float  #: Step between the shares of blends
    few: int  #: Blends per pair in stage 3
    pairs: typing.Literal["value", "line"]  #: Blend the best by value in stage 2, or those whose line is nearest


class StanceChainOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("stance-chain")."""

    first: typing.Literal["left", "right"]  #: Foot of the first contact
    method: typing.Literal["staged", "exhaustive", "pruned"]  #: Stances and blends tried for a link: in three stages as published, or all, without or with pruning
    price: float  #: Price of each unit (0.1 m of height, 1 m/s, 0.5 m of distance) that a stance is taken away from its recorded handles, and of a blend; 0: the best value wins, whatever the stance was recorded for
    drift: bool  #: Turn the body by the force and torque of the stances alone, so that it drifts
    speeds: int  #: Values tried for each free speed


class StanceFigureOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("stance-figure")."""

    fps: float  #: Frame rate of the motion (frames per second)
    arm_swing: float  #: Factor on the swing of the arms
    spread: float  #: Spread of the feet in contacts on both, in widths of the hips


class CreatureOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("creature")."""

    step: float  #: Time per simulation step (s)
    integrator: typing.Literal["semi-implicit", "euler", "rk2", "rk4", "adaptive"]  #: Integrator
    contact: typing.Literal["stable", "printed"]  #: Contact with the floor: stable, or as the thesis prints it
    solver: typing.Literal["articulated", "ldlt", "lu"]  #: Solver of the equations of motion
    simulation_implicit: bool  #: Evaluate springs at the end of a step
    simulation_adhesion: bool  #: Let the ground pull
    simulation_record: float  #: Time from sample to sample of the record (s)
    simulation_tolerance: float  #: Error per step of the adaptive integrator, metres and radians
    simulation_falls: bool  #: End at a fall
    metric: typing.Literal["normalised", "thesis", "difference", "difference l1"]  #: How features are summed to the fitness
    energy: typing.Literal["external work", "mean", "actuator work"]  #: What counts as energy
    skip: int  #: Cycles at the start that are not measured
    settle: float  #: Time at the start that is not measured, at most half of the run (s)
    shift_postures: bool  #: Measure postures at the part of the cycle where they fit best
    duration: float  #: Duration of the run (s)


class SynthesisOptions(typing.TypedDict, total=False):
    """Keywords of footfall.options("synthesis")."""

    method: typing.Literal["sphc", "cma-es"]  #: Stochastic population hill climbing, or covariance matrix adaptation
    population: int  #: Candidates per generation; 0: 50 for sphc, 4 + 3 ln n for cma-es
    generations: int  #: Generations after the first population
    seed: int  #: Seed of the random numbers: the same seed gives the same result
    enough: float  #: Stop at this fitness
