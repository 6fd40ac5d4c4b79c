# SPDX-License-Identifier: MIT
"""Names of controls and joints as rigs in use have them, and what an animator would call them."""


def sided(text, left="left", right="right"):
    """{role: name} from lines `role name`, where {s} is the side in the name and the role gets its word."""
    roles = {}
    for line in text.strip().splitlines():
        role, name = line.strip().rsplit(" ", 1)
        if "{s}" in name:
            roles["left " + role] = name.replace("{s}", left)
            roles["right " + role] = name.replace("{s}", right)
        else:
            roles[role] = name
    return roles


# (convention, {role: name}, names that must not be taken for anything above)
CONVENTIONS = [
    ("AdvancedSkeleton", sided("""
        body RootX_M
        hips HipSwinger_M
        chest FKChest_M
        head FKHead_M
        foot IKLeg_{s}
        toe IKToes_{s}
        pole PoleLeg_{s}
        hand IKArm_{s}
        elbow PoleArm_{s}
        upperarm FKShoulder_{s}
        forearm FKElbow_{s}
        wrist FKWrist_{s}""", "L", "R"),
     """Main FKRoot_M FKSpine1_M FKNeck_M RollToes_L RollToesEnd_L RollHeel_L FKAnkle_L FKKnee_L FKHip_L RollToes_R
        RollHeel_R FKAnkle_R FKKnee_R FKHip_R FKScapula_L FKIKLeg_L FKIKArm_L
        FKIndexFinger1_L FKThumbFinger1_L AimEye_M FKJaw_M"""),
    ("mGear", sided("""
        body body_C0_ctl
        hips hip_C0_ctl
        chest spine_C0_ik1_ctl
        head neck_C0_head_ctl
        foot leg_{s}0_ik_ctl
        toe foot_{s}0_fk0_ctl
        pole leg_{s}0_upv_ctl
        hand arm_{s}0_ik_ctl
        elbow arm_{s}0_upv_ctl
        upperarm arm_{s}0_fk0_ctl
        forearm arm_{s}0_fk1_ctl
        wrist arm_{s}0_fk2_ctl""", "L", "R"),
     """world_ctl global_C0_ctl local_C0_ctl spine_C0_ik0_ctl spine_C0_fk0_ctl spine_C0_fk1_ctl neck_C0_ik_ctl
        leg_L0_ikcns_ctl leg_L0_roll_ctl leg_L0_fk0_ctl leg_L0_fk1_ctl leg_L0_fk2_ctl foot_L0_roll_ctl foot_L0_heel_ctl
        foot_L0_tip_ctl foot_L0_bk0_ctl arm_L0_ikcns_ctl shoulder_L0_ctl thumb_L0_fk0_ctl
        finger_L0_fk0_ctl leg_R0_ikcns_ctl foot_R0_heel_ctl foot_R0_bk0_ctl"""),
    ("HumanIK control rig", sided("""
        body Character1_Ctrl_HipsEffector
        hips Character1_Ctrl_HipsEffector
        chest Character1_Ctrl_ChestEndEffector
        head Character1_Ctrl_HeadEffector
        foot Character1_Ctrl_{s}AnkleEffector
        toe Character1_Ctrl_{s}FootEffector
        pole Character1_Ctrl_{s}KneeEffector
        hand Character1_Ctrl_{s}WristEffector
        elbow Character1_Ctrl_{s}ElbowEffector""", "Left", "Right"),
     """Character1_Ctrl_Reference Character1_Ctrl_ChestOriginEffector Character1_Ctrl_LeftHipEffector
        Character1_Ctrl_LeftShoulderEffector Character1_Ctrl_Spine Character1_Ctrl_Head
        Character1_Ctrl_LeftFoot Character1_Ctrl_LeftHand Character1_Ctrl_LeftLeg Character1_Ctrl_LeftUpLeg"""),
    ("Rapid Rig", sided("""
        body torso_cog_anim
        hips torso_hips_anim
        chest torso_chest_anim
        head head_anim
        foot {s}_foot_ik_anim
        toe {s}_toe_anim
        pole {s}_leg_pv_anim
        hand {s}_hand_ik_anim
        elbow {s}_arm_pv_anim""", "l", "r"),
     "world_anim neck_anim l_foot_fk_anim l_toe_roll_anim l_index_01_anim r_foot_fk_anim l_foot_settings_anim"),
    ("short sides", sided("""
        body cog_ctrl
        hips hip_ctrl
        chest chest_ctrl
        head head_ctrl
        foot {s}_foot_ctrl
        toe {s}_toe_ctrl
        pole {s}_knee_ctrl
        hand {s}_wrist_ctrl
        elbow {s}_elbow_ctrl""", "lf", "rt"),
     "master_ctrl lf_footRoll_ctrl rt_footRoll_ctrl lf_clavicle_ctrl neck_ctrl lf_eye_aim_ctrl"),
    ("sides last", sided("""
        body root_CTRL
        hips pelvis_CTRL
        chest chest_CTRL
        head head_CTRL
        foot footIK_{s}_CTRL
        toe toe_{s}_CTRL
        pole kneePV_{s}_CTRL
        hand handIK_{s}_CTRL
        elbow elbowPV_{s}_CTRL
        wrist handFK_{s}_CTRL""", "l", "r"),
     "world_CTRL footFK_l_CTRL heelRoll_l_CTRL spine_01_CTRL"),
    ("Mixamo joints", sided("""
        body Hips
        hips Hips
        chest Spine2
        head Head
        foot {s}Foot
        toe {s}ToeBase
        hand {s}Hand""", "Left", "Right"),
     """Spine Spine1 Neck HeadTop_End LeftShoulder LeftArm LeftForeArm LeftHandThumb1 LeftHandIndex1 RightArm LeftUpLeg
        LeftLeg LeftToe_End RightUpLeg RightLeg"""),
    ("CMU joints", sided("""
        body root
        hips root
        chest thorax
        head head
        foot {s}foot
        toe {s}toes
        hand {s}hand""", "l", "r"),
     """lhipjoint lfemur ltibia rhipjoint rfemur rtibia lowerback upperback lowerneck upperneck lclavicle lhumerus lradius
        lwrist lfingers lthumb rclavicle rhumerus rradius rwrist rfingers rthumb"""),
    ("Unreal joints", sided("""
        body root
        hips pelvis
        chest spine_03
        head head
        foot foot_{s}
        toe ball_{s}
        hand hand_{s}""", "l", "r"),
     "spine_01 spine_02 neck_01 clavicle_l upperarm_l lowerarm_l index_01_l thigh_l calf_l thigh_r calf_r thumb_01_r"),
    ("quadruped of AdvancedSkeleton", {
        "body": "RootX_M", "chest": "FKChest_M", "head": "FKHead_M",
        "left front foot": "IKLegFront_L", "right front foot": "IKLegFront_R",
        "left hind foot": "IKLegBack_L", "right hind foot": "IKLegBack_R",
        "left front pole": "PoleLegFront_L", "right front pole": "PoleLegFront_R",
        "left hind pole": "PoleLegBack_L", "right hind pole": "PoleLegBack_R",
        "left front toe": "IKToesFront_L", "right hind toe": "IKToesBack_R"},
     "Main FKTail0_M FKNeck_M RollHeelFront_L RollHeelBack_R FKEar_L"),
    ("quadruped by corners", {
        "body": "COG_CTL", "hips": "hips_CTL", "chest": "chest_CTL", "head": "head_CTL",
        "left front foot": "LF_paw_CTL", "right front foot": "RF_paw_CTL",
        "left hind foot": "LH_paw_CTL", "right hind foot": "RH_paw_CTL",
        "left front pole": "LF_leg_pv_CTL", "left hind pole": "LH_leg_pv_CTL"},
     "tail_01_CTL neck_CTL L_ear_CTL"),
    ("quadruped joints", {
        "body": "pelvis", "hips": "pelvis", "chest": "chest", "head": "head",
        "left front foot": "leftFrontPaw", "right front foot": "rightFrontPaw",
        "left hind foot": "leftHindPaw", "right hind foot": "rightHindPaw"},
     """spine spine1 neck neck1 leftFrontUpper leftFrontLower leftFrontCarpus rightFrontUpper leftThigh leftShin
        leftMetatarsus rightThigh rightShin rightMetatarsus tail tail1 tail2"""),
]
