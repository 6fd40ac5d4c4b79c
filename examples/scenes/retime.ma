//Maya ASCII 2022 scene
//Name: retime.ma
//Codeset: UTF-8
requires maya "2022";
requires -nodeType "ffTimeWarp" "footfall" "0.1.0";
currentUnit -l centimeter -a degree -t film;
fileInfo "application" "maya";
fileInfo "product" "Maya 2022";
fileInfo "version" "2022";
createNode transform -n "main_ctrl";
	rename -uid "A4B0B46C-5A6B-48F8-8275-9663427DDE4A";
createNode nurbsCurve -n "main_ctrlShape" -p "main_ctrl";
	rename -uid "CBD00864-EBEF-4AEC-8ADA-6FAD9F2052A5";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 45 17.2207545
		 0 41.574579 31.8198052 0 31.8198052 41.574579 0 17.2207545 45 0 2.7554553e-15 41.574579 0
		 -17.2207545 31.8198052 0 -31.8198052 17.2207545 0 -41.574579 5.5109106e-15 0 -45 -17.2207545
		 0 -41.574579 -31.8198052 0 -31.8198052 -41.574579 0 -17.2207545 -45 0 -8.26636589e-15 -41.574579
		 0 17.2207545 -31.8198052 0 31.8198052 -17.2207545 0 41.574579 -1.10218212e-14 0 45;
createNode transform -n "body_ctrl_offset" -p "main_ctrl";
	rename -uid "AEDB68B5-06F5-417C-8A81-2738DE7C9E15";
	setAttr ".t" -type "double3" 0 98 0 ;
createNode transform -n "body_ctrl" -p "body_ctrl_offset";
	rename -uid "C5D9E0C2-6E2D-42D3-B9B1-DD5D9179435E";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "body_ctrlShape" -p "body_ctrl";
	rename -uid "626EAC4F-0BA9-4AC7-9ED8-CC1067C46EA1";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 26 9.94976924
		 0 24.0208678 18.3847763 0 18.3847763 24.0208678 0 9.94976924 26 0 1.59204084e-15 24.0208678
		 0 -9.94976924 18.3847763 0 -18.3847763 9.94976924 0 -24.0208678 3.18408168e-15 0 -26 -9.94976924
		 0 -24.0208678 -18.3847763 0 -18.3847763 -24.0208678 0 -9.94976924 -26 0 -4.77612252e-15 -24.0208678
		 0 9.94976924 -18.3847763 0 18.3847763 -9.94976924 0 24.0208678 -6.36816336e-15 0 26;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode transform -n "hips_ctrl_offset" -p "body_ctrl";
	rename -uid "3A285613-E83E-4A25-8CFA-F7EEFBF9A317";
createNode transform -n "hips_ctrl" -p "hips_ctrl_offset";
	rename -uid "A641A9DF-9609-41D6-A682-47DB1E149A96";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hips_ctrlShape" -p "hips_ctrl";
	rename -uid "D94CE0AA-5C14-4819-8EDF-AFC26B220E29";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 20 7.65366865
		 0 18.4775907 14.1421356 0 14.1421356 18.4775907 0 7.65366865 20 0 1.2246468e-15 18.4775907
		 0 -7.65366865 14.1421356 0 -14.1421356 7.65366865 0 -18.4775907 2.4492936e-15 0 -20 -7.65366865
		 0 -18.4775907 -14.1421356 0 -14.1421356 -18.4775907 0 -7.65366865 -20 0 -3.6739404e-15 -18.4775907
		 0 7.65366865 -14.1421356 0 14.1421356 -7.65366865 0 18.4775907 -4.8985872e-15 0 20;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode joint -n "hips" -p "hips_ctrl";
	rename -uid "7953118A-6707-45DB-99C0-806CBC3921A3";
createNode transform -n "pelvis_box" -p "hips";
	rename -uid "EA5CE721-0F57-475D-944D-19255E5D6162";
	setAttr ".ro" 2;
createNode mesh -n "pelvis_boxShape" -p "pelvis_box";
	rename -uid "1FCF7B59-33BE-4242-9D17-EA8C1313EEE0";
	setAttr -s 8 ".vt[0:7]" -13 -6 8 13 -6 8 -13 6 8 13 6 8 -13 6 -8 13 6 -8 -13 -6 -8 13 -6 -8;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "thigh_L" -p "hips";
	rename -uid "D4E72ACE-F0A7-431E-873D-CC18B6F90854";
	setAttr ".t" -type "double3" 8.75 -5.25 0 ;
createNode joint -n "shin_L" -p "thigh_L";
	rename -uid "33E5A3FD-A861-4FB3-A5E1-4AB44F5E143A";
	setAttr ".t" -type "double3" 0 -42.85 1.5 ;
	setAttr ".pa" -type "double3" 30 0 0 ;
createNode joint -n "foot_L" -p "shin_L";
	rename -uid "EA941238-2883-4679-9E51-F9AE2A0EBF56";
	setAttr ".t" -type "double3" 0 -43.075 -1.5 ;
createNode ikEffector -n "leg_L_ik_effector" -p "shin_L";
	rename -uid "6C1A2875-240D-4F53-B4F4-A5A5C7F62849";
	setAttr ".v" no;
createNode transform -n "shin_L_box" -p "shin_L";
	rename -uid "7D43D5AA-5094-4423-A7A6-72859FBBCBDD";
	setAttr ".t" -type "double3" 0 -20.9 -0.75 ;
	setAttr ".r" -type "double3" -178.138542 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "shin_L_boxShape" -p "shin_L_box";
	rename -uid "0298A6A9-3CEE-4A4F-AAFC-89A85BDB5F46";
	setAttr -s 8 ".vt[0:7]" -5 -20.0105597 5.5 5 -20.0105597 5.5 -5 20.0105597 5.5 5 20.0105597 5.5 -5 20.0105597 -5.5 5 20.0105597 -5.5 -5 -20.0105597 -5.5 5 -20.0105597 -5.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "thigh_L_box" -p "thigh_L";
	rename -uid "188CA36B-F480-4E44-B613-C21B945EFF49";
	setAttr ".t" -type "double3" 0 -21.25 0.7 ;
	setAttr ".r" -type "double3" 178.044319 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "thigh_L_boxShape" -p "thigh_L_box";
	rename -uid "6F998F46-0DB7-4B8F-8CC9-BCAA5A84A759";
	setAttr -s 8 ".vt[0:7]" -6.5 -20.5119477 7 6.5 -20.5119477 7 -6.5 20.5119477 7 6.5 20.5119477 7 -6.5 20.5119477 -7 6.5 20.5119477 -7 -6.5 -20.5119477 -7 6.5 -20.5119477 -7;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "thigh_R" -p "hips";
	rename -uid "F83ECDCE-F43A-4836-8643-E2D709EE97EF";
	setAttr ".t" -type "double3" -8.75 -5.25 0 ;
createNode joint -n "shin_R" -p "thigh_R";
	rename -uid "90579AEF-ADB8-4C04-8762-91F89D8C80F0";
	setAttr ".t" -type "double3" 0 -42.85 1.5 ;
	setAttr ".pa" -type "double3" 30 0 0 ;
createNode joint -n "foot_R" -p "shin_R";
	rename -uid "050EBC56-324D-4AFD-8DC0-8EAD22D869FC";
	setAttr ".t" -type "double3" 0 -43.075 -1.5 ;
createNode ikEffector -n "leg_R_ik_effector" -p "shin_R";
	rename -uid "DB3E8BC2-F41D-4471-BD72-99EB829DE297";
	setAttr ".v" no;
createNode transform -n "shin_R_box" -p "shin_R";
	rename -uid "374E65B6-3EAD-4D59-91CF-C73AFF6937F2";
	setAttr ".t" -type "double3" 0 -20.9 -0.75 ;
	setAttr ".r" -type "double3" -178.138542 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "shin_R_boxShape" -p "shin_R_box";
	rename -uid "FA320710-2AD5-465C-9627-9FC97A9AF8D6";
	setAttr -s 8 ".vt[0:7]" -5 -20.0105597 5.5 5 -20.0105597 5.5 -5 20.0105597 5.5 5 20.0105597 5.5 -5 20.0105597 -5.5 5 20.0105597 -5.5 -5 -20.0105597 -5.5 5 -20.0105597 -5.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "thigh_R_box" -p "thigh_R";
	rename -uid "864779D9-A726-40CC-8307-BE984EEB64DC";
	setAttr ".t" -type "double3" 0 -21.25 0.7 ;
	setAttr ".r" -type "double3" 178.044319 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "thigh_R_boxShape" -p "thigh_R_box";
	rename -uid "2F10B11D-5E2C-4C8F-9935-C5E63989FDB8";
	setAttr -s 8 ".vt[0:7]" -6.5 -20.5119477 7 6.5 -20.5119477 7 -6.5 20.5119477 7 6.5 20.5119477 7 -6.5 20.5119477 -7 6.5 20.5119477 -7 -6.5 -20.5119477 -7 6.5 -20.5119477 -7;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "chest_ctrl_offset" -p "body_ctrl";
	rename -uid "705BE357-F020-4B4A-9C60-07BC981F55A2";
	setAttr ".t" -type "double3" 0 34 -1 ;
createNode transform -n "chest_ctrl" -p "chest_ctrl_offset";
	rename -uid "07CDD865-E8D6-4C17-97AF-DF3036BDB6BD";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "chest_ctrlShape" -p "chest_ctrl";
	rename -uid "1F742075-3AA9-46AD-9FEB-590FA5433EB7";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 24 9.18440238
		 0 22.1731088 16.9705627 0 16.9705627 22.1731088 0 9.18440238 24 0 1.46957616e-15 22.1731088
		 0 -9.18440238 16.9705627 0 -16.9705627 9.18440238 0 -22.1731088 2.93915232e-15 0 -24 -9.18440238
		 0 -22.1731088 -16.9705627 0 -16.9705627 -22.1731088 0 -9.18440238 -24 0 -4.40872848e-15 -22.1731088
		 0 9.18440238 -16.9705627 0 16.9705627 -9.18440238 0 22.1731088 -5.87830464e-15 0 24;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode transform -n "head_ctrl_offset" -p "chest_ctrl";
	rename -uid "DFE21307-3D64-4D6C-8C87-15FF46EF34C2";
	setAttr ".t" -type "double3" 0 27 2.5 ;
createNode transform -n "head_ctrl" -p "head_ctrl_offset";
	rename -uid "A13F29CD-0055-4994-9029-C6981EA819A2";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "head_ctrlShape" -p "head_ctrl";
	rename -uid "9EFC5967-510A-4DEB-820D-19430C8DAF02";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 14 5.35756805
		 0 12.9343135 9.89949494 0 9.89949494 12.9343135 0 5.35756805 14 0 8.57252759e-16 12.9343135
		 0 -5.35756805 9.89949494 0 -9.89949494 5.35756805 0 -12.9343135 1.71450552e-15 0 -14 -5.35756805
		 0 -12.9343135 -9.89949494 0 -9.89949494 -12.9343135 0 -5.35756805 -14 0 -2.57175828e-15 -12.9343135
		 0 5.35756805 -9.89949494 0 9.89949494 -5.35756805 0 12.9343135 -3.42901104e-15 0 14;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode joint -n "head" -p "head_ctrl";
	rename -uid "9F408DBD-2808-4C33-B70D-6179FB84C052";
createNode transform -n "head_box" -p "head";
	rename -uid "6C1FF2E3-5D95-4BAB-B283-966EED4B23D5";
	setAttr ".t" -type "double3" 0 7 0.25 ;
	setAttr ".r" -type "double3" 1.43209618 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "head_boxShape" -p "head_box";
	rename -uid "BA6B8F6F-E29B-42F6-8111-46DF80816688";
	setAttr -s 8 ".vt[0:7]" -7.5 -10.0031245 9 7.5 -10.0031245 9 -7.5 10.0031245 9 7.5 10.0031245 9 -7.5 10.0031245 -9 7.5 10.0031245 -9 -7.5 -10.0031245 -9 7.5 -10.0031245 -9;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "chest" -p "chest_ctrl";
	rename -uid "29A5F782-A769-4CAB-8DC9-8B2F7685A3F0";
createNode transform -n "chest_box" -p "chest";
	rename -uid "E4666DC2-8FA0-4B80-9FED-D48E77F7A0C6";
	setAttr ".t" -type "double3" 0 -2.5 0.5 ;
	setAttr ".r" -type "double3" 1.63657704 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "chest_boxShape" -p "chest_box";
	rename -uid "7E94FF70-3D78-41BD-9D1E-861084B8F6DB";
	setAttr -s 8 ".vt[0:7]" -16 -17.5071414 9 16 -17.5071414 9 -16 17.5071414 9 16 17.5071414 9 -16 17.5071414 -9 16 17.5071414 -9 -16 -17.5071414 -9 16 -17.5071414 -9;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "upperarm_L" -p "chest";
	rename -uid "11618880-7C25-4F2C-BBCB-D75DAC46E99D";
	setAttr ".t" -type "double3" 18 11.2 0.5 ;
createNode joint -n "forearm_L" -p "upperarm_L";
	rename -uid "C671B370-7C4C-4626-91A4-DEB53AF25883";
	setAttr ".t" -type "double3" 32.6 0 -1 ;
	setAttr ".pa" -type "double3" 0 -30 0 ;
createNode joint -n "hand_L" -p "forearm_L";
	rename -uid "EA9CD04A-0E83-4CE2-AF3B-D83DC5EA519C";
	setAttr ".t" -type "double3" 25.4 0 3.5 ;
createNode ikEffector -n "arm_L_ik_effector" -p "forearm_L";
	rename -uid "601D41E4-9FD6-4DBD-A569-423A32FF813A";
	setAttr ".v" no;
createNode transform -n "forearm_L_box" -p "forearm_L";
	rename -uid "60E0E0C0-BF09-493F-9A09-175C0A9376BB";
	setAttr ".t" -type "double3" 12.9 0 1.75 ;
	setAttr ".r" -type "double3" 90 0 -81.835025 ;
	setAttr ".ro" 2;
createNode mesh -n "forearm_L_boxShape" -p "forearm_L_box";
	rename -uid "02776F87-289B-42BB-A88D-BCBFFA09C9CD";
	setAttr -s 8 ".vt[0:7]" -4 -11.6177666 4 4 -11.6177666 4 -4 11.6177666 4 4 11.6177666 4 -4 11.6177666 -4 4 11.6177666 -4 -4 -11.6177666 -4 4 -11.6177666 -4;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "upperarm_L_box" -p "upperarm_L";
	rename -uid "97DE2EA9-F67C-4D42-AC8B-2381E8343D76";
	setAttr ".t" -type "double3" 16.5 0 -0.5 ;
	setAttr ".r" -type "double3" -90 0 -88.1523897 ;
	setAttr ".ro" 2;
createNode mesh -n "upperarm_L_boxShape" -p "upperarm_L_box";
	rename -uid "D322A1C8-01F9-49D1-9EF6-75A05FB5A7A7";
	setAttr -s 8 ".vt[0:7]" -4.5 -15.5080624 4.5 4.5 -15.5080624 4.5 -4.5 15.5080624 4.5 4.5 15.5080624 4.5 -4.5 15.5080624 -4.5 4.5 15.5080624 -4.5 -4.5 -15.5080624 -4.5 4.5 -15.5080624 -4.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "upperarm_R" -p "chest";
	rename -uid "6CA8F25E-4804-40AB-9C54-7CB60181742D";
	setAttr ".t" -type "double3" -18 11.2 0.5 ;
createNode joint -n "forearm_R" -p "upperarm_R";
	rename -uid "DCEC7F57-CE82-42B8-8C2C-51D7F9AFC008";
	setAttr ".t" -type "double3" -32.6 0 -1 ;
	setAttr ".pa" -type "double3" 0 30 0 ;
createNode joint -n "hand_R" -p "forearm_R";
	rename -uid "B0508DB3-6F36-4670-B266-D6E8F274FDC9";
	setAttr ".t" -type "double3" -25.4 0 3.5 ;
createNode ikEffector -n "arm_R_ik_effector" -p "forearm_R";
	rename -uid "6450C724-2CD1-43EE-A852-81CA593B0F27";
	setAttr ".v" no;
createNode transform -n "forearm_R_box" -p "forearm_R";
	rename -uid "9201058F-620F-41E9-A25B-6A597431E325";
	setAttr ".t" -type "double3" -12.9 0 1.75 ;
	setAttr ".r" -type "double3" 90 0 81.835025 ;
	setAttr ".ro" 2;
createNode mesh -n "forearm_R_boxShape" -p "forearm_R_box";
	rename -uid "429A0762-56E8-4972-8AFD-70E4BACDA8CA";
	setAttr -s 8 ".vt[0:7]" -4 -11.6177666 4 4 -11.6177666 4 -4 11.6177666 4 4 11.6177666 4 -4 11.6177666 -4 4 11.6177666 -4 -4 -11.6177666 -4 4 -11.6177666 -4;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "upperarm_R_box" -p "upperarm_R";
	rename -uid "A38BE151-4E20-4CBD-AC2B-0754F0E73D8C";
	setAttr ".t" -type "double3" -16.5 0 -0.5 ;
	setAttr ".r" -type "double3" -90 0 88.1523897 ;
	setAttr ".ro" 2;
createNode mesh -n "upperarm_R_boxShape" -p "upperarm_R_box";
	rename -uid "BC009D70-BB49-4341-8F48-E247718DB2C9";
	setAttr -s 8 ".vt[0:7]" -4.5 -15.5080624 4.5 4.5 -15.5080624 4.5 -4.5 15.5080624 4.5 4.5 15.5080624 4.5 -4.5 15.5080624 -4.5 4.5 15.5080624 -4.5 -4.5 -15.5080624 -4.5 4.5 -15.5080624 -4.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "foot_L_ctrl_offset" -p "main_ctrl";
	rename -uid "B745C636-6440-4801-9988-F1839C7985AF";
	setAttr ".t" -type "double3" 8.75 6.825 0 ;
createNode transform -n "foot_L_ctrl" -p "foot_L_ctrl_offset";
	rename -uid "88B87565-CCC7-464B-AD70-EF65672659E0";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "foot_L_ctrlShape" -p "foot_L_ctrl";
	rename -uid "03463AE6-04CE-4D53-B3B2-A0180630060A";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -9 -9 9 9 -9 9 9
		 9 9 -9 9 9 -9 -9 9 -9 -9 -9 9 -9 -9 9 -9 9 9 9 9 9 9 -9 9 -9 -9 -9 -9 -9 -9 9 -9 9 9 -9 -9
		 9 -9 -9 9 9;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode transform -n "toe_L_ctrl_offset" -p "foot_L_ctrl";
	rename -uid "5413CB0E-2E8A-4A92-BBB8-264BAE95AA13";
	setAttr ".t" -type "double3" 0.75 -6.025 13.5 ;
createNode transform -n "toe_L_ctrl" -p "toe_L_ctrl_offset";
	rename -uid "51E86566-D5C4-4C2B-8090-EF38E582F0CD";
	setAttr -l on -k off ".tx";
	setAttr -l on -k off ".ty";
	setAttr -l on -k off ".tz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "toe_L_ctrlShape" -p "toe_L_ctrl";
	rename -uid "CDD8FC28-4144-47FA-A5C6-A0E457903B4D";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 8 3.06146746
		 0 7.39103626 5.65685425 0 5.65685425 7.39103626 0 3.06146746 8 0 4.8985872e-16 7.39103626
		 0 -3.06146746 5.65685425 0 -5.65685425 3.06146746 0 -7.39103626 9.79717439e-16 0 -8 -3.06146746
		 0 -7.39103626 -5.65685425 0 -5.65685425 -7.39103626 0 -3.06146746 -8 0 -1.46957616e-15 -7.39103626
		 0 3.06146746 -5.65685425 0 5.65685425 -3.06146746 0 7.39103626 -1.95943488e-15 0 8;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode transform -n "toe_L_box" -p "toe_L_ctrl";
	rename -uid "0026C1CB-0C17-43E2-BE21-4427E32D0D72";
	setAttr ".t" -type "double3" 0.15 1.2 3.5 ;
	setAttr ".r" -type "double3" 90 0 -2.86240523 ;
	setAttr ".ro" 2;
createNode mesh -n "toe_L_boxShape" -p "toe_L_box";
	rename -uid "241ADC4F-60AB-4C53-BF73-051D9481AFE1";
	setAttr -s 8 ".vt[0:7]" -4.5 -3.00374766 2 4.5 -3.00374766 2 -4.5 3.00374766 2 4.5 3.00374766 2 -4.5 3.00374766 -2 4.5 3.00374766 -2 -4.5 -3.00374766 -2 4.5 -3.00374766 -2;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode ikHandle -n "leg_L_ik" -p "foot_L_ctrl";
	rename -uid "896878EC-ABDB-4B2E-9597-9FE823A65ACB";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "leg_L_ik_aim" -p "leg_L_ik";
	rename -uid "99073618-43BF-4EDA-95EE-3CA64BE459ED";
	addAttr -ci true -k true -sn "w0" -ln "knee_L_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "foot_L_box" -p "foot_L_ctrl";
	rename -uid "A1B99C0A-CF1B-426F-9632-754909A17BBD";
	setAttr ".t" -type "double3" 0.325 -3.325 4 ;
	setAttr ".r" -type "double3" 90 0 -2.06811562 ;
	setAttr ".ro" 2;
createNode mesh -n "foot_L_boxShape" -p "foot_L_box";
	rename -uid "363F2009-0089-4D9B-A517-75F33AE9A3D0";
	setAttr -s 8 ".vt[0:7]" -4.5 -9.00586614 3.5 4.5 -9.00586614 3.5 -4.5 9.00586614 3.5 4.5 9.00586614 3.5 -4.5 9.00586614 -3.5 4.5 9.00586614 -3.5 -4.5 -9.00586614 -3.5 4.5 -9.00586614 -3.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "knee_L_ctrl_offset" -p "main_ctrl";
	rename -uid "07CF0296-936F-48F9-8C42-2EEC9AEA7115";
	setAttr ".t" -type "double3" 8.75 50 45 ;
createNode transform -n "knee_L_ctrl" -p "knee_L_ctrl_offset";
	rename -uid "FFFA4A6B-BEBC-4D2F-9262-7B0B0CD62623";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "knee_L_ctrlShape" -p "knee_L_ctrl";
	rename -uid "13B81780-B70C-4862-A4B0-7FDD90C9114E";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -3 -3 3 3 -3 3 3
		 3 3 -3 3 3 -3 -3 3 -3 -3 -3 3 -3 -3 3 -3 3 3 3 3 3 3 -3 3 -3 -3 -3 -3 -3 -3 3 -3 3 3 -3 -3
		 3 -3 -3 3 3;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode transform -n "hand_L_ctrl_offset" -p "main_ctrl";
	rename -uid "BE419AFB-2AF6-4C27-BCA7-70F634CF2384";
	setAttr ".t" -type "double3" 76 143.2 2 ;
createNode transform -n "hand_L_ctrl" -p "hand_L_ctrl_offset";
	rename -uid "291336E5-F018-4E2F-B6B4-68A459B4ADB9";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hand_L_ctrlShape" -p "hand_L_ctrl";
	rename -uid "8EFD5D79-8525-4D0F-9670-2507594B44D0";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -6 -6 6 6 -6 6 6
		 6 6 -6 6 6 -6 -6 6 -6 -6 -6 6 -6 -6 6 -6 6 6 6 6 6 6 -6 6 -6 -6 -6 -6 -6 -6 6 -6 6 6 -6 -6
		 6 -6 -6 6 6;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode ikHandle -n "arm_L_ik" -p "hand_L_ctrl";
	rename -uid "142C25B6-CA26-4E50-AE84-5D0D28B2D028";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "arm_L_ik_aim" -p "arm_L_ik";
	rename -uid "BD2CC347-DE78-4994-89CB-C3BD4C46E1EB";
	addAttr -ci true -k true -sn "w0" -ln "elbow_L_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "hand_L_box" -p "hand_L_ctrl";
	rename -uid "44FE5366-9C99-4456-8E23-2A4391FBA911";
	setAttr ".t" -type "double3" 9 0 0 ;
	setAttr ".r" -type "double3" 0 0 -90 ;
	setAttr ".ro" 2;
createNode mesh -n "hand_L_boxShape" -p "hand_L_box";
	rename -uid "BE2E4C50-943B-48F8-8160-5DB5CD383E3D";
	setAttr -s 8 ".vt[0:7]" -2 -8 4.5 2 -8 4.5 -2 8 4.5 2 8 4.5 -2 8 -4.5 2 8 -4.5 -2 -8 -4.5 2 -8 -4.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "elbow_L_ctrl_offset" -p "main_ctrl";
	rename -uid "D0C39222-2D1B-4D35-8B7B-08A2FB07572E";
	setAttr ".t" -type "double3" 50.6 143.2 -45 ;
createNode transform -n "elbow_L_ctrl" -p "elbow_L_ctrl_offset";
	rename -uid "97E3439E-E194-4791-816A-FD1A4CA42A61";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "elbow_L_ctrlShape" -p "elbow_L_ctrl";
	rename -uid "1F726958-5619-430C-A30A-254FA36B8C9C";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -3 -3 3 3 -3 3 3
		 3 3 -3 3 3 -3 -3 3 -3 -3 -3 3 -3 -3 3 -3 3 3 3 3 3 3 -3 3 -3 -3 -3 -3 -3 -3 3 -3 3 3 -3 -3
		 3 -3 -3 3 3;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode transform -n "foot_R_ctrl_offset" -p "main_ctrl";
	rename -uid "C0EC8A89-1A21-4096-8BF6-16951BC1523D";
	setAttr ".t" -type "double3" -8.75 6.825 0 ;
createNode transform -n "foot_R_ctrl" -p "foot_R_ctrl_offset";
	rename -uid "F2CEF2EC-56BA-4168-B715-BCF19B7A86E9";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "foot_R_ctrlShape" -p "foot_R_ctrl";
	rename -uid "603597DE-354A-4BF8-9B34-BA4311F60118";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -9 -9 9 9 -9 9 9
		 9 9 -9 9 9 -9 -9 9 -9 -9 -9 9 -9 -9 9 -9 9 9 9 9 9 9 -9 9 -9 -9 -9 -9 -9 -9 9 -9 9 9 -9 -9
		 9 -9 -9 9 9;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode transform -n "toe_R_ctrl_offset" -p "foot_R_ctrl";
	rename -uid "83CD6D84-1778-4CC3-97E8-B06E5D848FB0";
	setAttr ".t" -type "double3" -0.75 -6.025 13.5 ;
createNode transform -n "toe_R_ctrl" -p "toe_R_ctrl_offset";
	rename -uid "B2C8F4AA-3096-4C2C-A065-3D3824BA4014";
	setAttr -l on -k off ".tx";
	setAttr -l on -k off ".ty";
	setAttr -l on -k off ".tz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "toe_R_ctrlShape" -p "toe_R_ctrl";
	rename -uid "9B4258A0-CF13-4FCD-BF43-773EB292171B";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 8 3.06146746
		 0 7.39103626 5.65685425 0 5.65685425 7.39103626 0 3.06146746 8 0 4.8985872e-16 7.39103626
		 0 -3.06146746 5.65685425 0 -5.65685425 3.06146746 0 -7.39103626 9.79717439e-16 0 -8 -3.06146746
		 0 -7.39103626 -5.65685425 0 -5.65685425 -7.39103626 0 -3.06146746 -8 0 -1.46957616e-15 -7.39103626
		 0 3.06146746 -5.65685425 0 5.65685425 -3.06146746 0 7.39103626 -1.95943488e-15 0 8;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode transform -n "toe_R_box" -p "toe_R_ctrl";
	rename -uid "AA11CA16-DE70-4594-BB34-A6A924DEE11F";
	setAttr ".t" -type "double3" -0.15 1.2 3.5 ;
	setAttr ".r" -type "double3" 90 0 2.86240523 ;
	setAttr ".ro" 2;
createNode mesh -n "toe_R_boxShape" -p "toe_R_box";
	rename -uid "ADA15911-4FC7-47DE-9F27-9264DBBA7591";
	setAttr -s 8 ".vt[0:7]" -4.5 -3.00374766 2 4.5 -3.00374766 2 -4.5 3.00374766 2 4.5 3.00374766 2 -4.5 3.00374766 -2 4.5 3.00374766 -2 -4.5 -3.00374766 -2 4.5 -3.00374766 -2;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode ikHandle -n "leg_R_ik" -p "foot_R_ctrl";
	rename -uid "03BCA99D-729E-4886-8475-B06C5732AC01";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "leg_R_ik_aim" -p "leg_R_ik";
	rename -uid "6FDBE2BF-33BC-435D-B906-467BA076202A";
	addAttr -ci true -k true -sn "w0" -ln "knee_R_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "foot_R_box" -p "foot_R_ctrl";
	rename -uid "181E6488-45CF-4871-A159-3F03D4F8B106";
	setAttr ".t" -type "double3" -0.325 -3.325 4 ;
	setAttr ".r" -type "double3" 90 0 2.06811562 ;
	setAttr ".ro" 2;
createNode mesh -n "foot_R_boxShape" -p "foot_R_box";
	rename -uid "DA757FA6-DCBA-44D5-8C95-B27E68348961";
	setAttr -s 8 ".vt[0:7]" -4.5 -9.00586614 3.5 4.5 -9.00586614 3.5 -4.5 9.00586614 3.5 4.5 9.00586614 3.5 -4.5 9.00586614 -3.5 4.5 9.00586614 -3.5 -4.5 -9.00586614 -3.5 4.5 -9.00586614 -3.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "knee_R_ctrl_offset" -p "main_ctrl";
	rename -uid "7D9108DC-64CC-4243-8D1A-600B9535C3A6";
	setAttr ".t" -type "double3" -8.75 50 45 ;
createNode transform -n "knee_R_ctrl" -p "knee_R_ctrl_offset";
	rename -uid "7A5BC943-F8E9-45C0-8CC8-C7B0D3FC543B";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "knee_R_ctrlShape" -p "knee_R_ctrl";
	rename -uid "35BB8BAF-B15B-4962-A897-96087B1C4826";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -3 -3 3 3 -3 3 3
		 3 3 -3 3 3 -3 -3 3 -3 -3 -3 3 -3 -3 3 -3 3 3 3 3 3 3 -3 3 -3 -3 -3 -3 -3 -3 3 -3 3 3 -3 -3
		 3 -3 -3 3 3;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode transform -n "hand_R_ctrl_offset" -p "main_ctrl";
	rename -uid "8331F169-628F-41B1-85B3-625448D137F8";
	setAttr ".t" -type "double3" -76 143.2 2 ;
createNode transform -n "hand_R_ctrl" -p "hand_R_ctrl_offset";
	rename -uid "660CEDEE-B2AC-4A2A-ACAD-FDCD230F5CF5";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hand_R_ctrlShape" -p "hand_R_ctrl";
	rename -uid "9DF1FD99-4D11-4ED0-8AE2-65A02ECCE07A";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -6 -6 6 6 -6 6 6
		 6 6 -6 6 6 -6 -6 6 -6 -6 -6 6 -6 -6 6 -6 6 6 6 6 6 6 -6 6 -6 -6 -6 -6 -6 -6 6 -6 6 6 -6 -6
		 6 -6 -6 6 6;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode ikHandle -n "arm_R_ik" -p "hand_R_ctrl";
	rename -uid "88376AD4-752A-440E-A086-469BB3048D99";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "arm_R_ik_aim" -p "arm_R_ik";
	rename -uid "E0CFEF6C-47C6-4694-A4F9-C9D377D4BBDB";
	addAttr -ci true -k true -sn "w0" -ln "elbow_R_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "hand_R_box" -p "hand_R_ctrl";
	rename -uid "E828A164-C331-4FFC-85EB-744FC3DBC2FB";
	setAttr ".t" -type "double3" -9 0 0 ;
	setAttr ".r" -type "double3" 0 0 90 ;
	setAttr ".ro" 2;
createNode mesh -n "hand_R_boxShape" -p "hand_R_box";
	rename -uid "947F7828-3EE9-4322-B15C-A452D64DCA9D";
	setAttr -s 8 ".vt[0:7]" -2 -8 4.5 2 -8 4.5 -2 8 4.5 2 8 4.5 -2 8 -4.5 2 8 -4.5 -2 -8 -4.5 2 -8 -4.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "elbow_R_ctrl_offset" -p "main_ctrl";
	rename -uid "87575C5B-D7A1-4A2A-BA31-DA7BD948CC3C";
	setAttr ".t" -type "double3" -50.6 143.2 -45 ;
createNode transform -n "elbow_R_ctrl" -p "elbow_R_ctrl_offset";
	rename -uid "223C7A88-B3F1-4809-A001-34F0CC8473EF";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "elbow_R_ctrlShape" -p "elbow_R_ctrl";
	rename -uid "1791969A-44AB-4133-BB19-64F4E0175468";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -3 -3 3 3 -3 3 3
		 3 3 -3 3 3 -3 -3 3 -3 -3 -3 3 -3 -3 3 -3 3 3 3 3 3 3 -3 3 -3 -3 -3 -3 -3 -3 3 -3 3 3 -3 -3
		 3 -3 -3 3 3;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode ikRPsolver -n "ikRPsolver";
	rename -uid "5216C1A6-F2EE-4259-883D-F1D0B4897BF5";
createNode animCurveTL -n "body_ctrl_translateX";
	rename -uid "95FCE671-2312-4DA5-A5C0-0CDF81D99F25";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 73 ".ktv[0:72]"  1 -3.214564606901704 15 3.9588129352583454 16 4.507445047448905
		 19 5.664448979256668 21 6.004315108499265 24 5.641669870776517 26 5.155753866514473 27 4.766423568219123
		 30 3.5442235509661795 32 3.4177325094483955 34 3.8548383316694737 35 4.3448853758691985 38 7.532034753084196
		 39 9.152870427408056 41 12.573008568478377 43 15.358650583060804 44 16.379878703613716 48 19.004761960879545
		 49 19.6206712718446 52 21.43380855553901 54 22.668141822038884 55.99999999999999 24.17363222911582
		 57 24.915358184467795 60 28.322475716193697 61.99999999999999 31.749229710254816 63 33.86993385191226
		 66 40.8651480701246 67 42.71560203691429 70 46.432400488414814 72 48.024720721048865 73 48.713340358999154
		 76 50.41740897120219 78 51.28992886732884 80 52.12161939911408 81 52.520695756870225 85 55.38599715748786
		 87 57.1465110612553 89 59.532221510510084 91 61.32977972511381 92 61.79885143334709 94 62.289522583986
		 96 62.013909322421355 96.99999999999999 61.4637735163015 101 56.48415746813754 102 54.86133635149726
		 105 51.007956839027926 107 49.60616553747191 108 49.09560365421811 111 47.363132922418124 113 46.13970078791281
		 114.99999999999999 44.90997393152358 116 44.152740345174834 117.99999999999999 42.68632676467068
		 119 41.83635928484472 123 36.27774937110111 125 32.0125991625099 126.99999999999999 27.43995393775789
		 129 24.034300074491757 130 22.85167352072077 132 21.248689111894883 135 19.792385231493864
		 137 19.205356138352343 139 18.9319418811775 141 18.63619784712708 142 18.585910022086534 145 18.729412688485368
		 146 18.733646337457472 149 18.62614026708618 152 18.29778645332479 154 18.103776310233552 155 18.036701040791772
		 163 17.876309031089757 166 17.877449321718565;
	setAttr -s 73 ".ktl[67]"  no;
	setAttr -s 73 ".kix[0:72]"  0.99988666808601 0.06799833728380546 0.08387021680837237 0.14817197866418033
		 0.8106785983660199 0.17676489293035486 0.1443412266127723 0.09529745449065728 0.2644720661039848
		 0.4474306946557292 0.10189398505233709 0.06765955223477002 0.02649511112681679 0.02321729493496062
		 0.026674324798311874 0.034687124700802346 0.04588508946651527 0.06227528283868657 0.06581061480885136
		 0.07595335520719586 0.06375191745427755 0.07812121755144338 0.051443992386191364 0.027203559578792044
		 0.020712391144098997 0.01774689127127793 0.022306040030717667 0.024155743643725153 0.044459764392175215
		 0.05309380024912512 0.0653602496673617 0.08151821925207603 0.11464098691800767 0.11826343102499667
		 0.08975724320148123 0.049676880798039384 0.04217323070754599 0.032319808871384824 0.0596223569514906
		 0.11078010708608492 0.3390042959521301 0.10284793776185548 0.061553435966631743 0.023888699034277257
		 0.02745518355670647 0.04525806450882205 0.07768224707009609 0.08057898446053698 0.06628727658939194
		 0.07546022707138257 0.07249899054172453 0.053288148174454965 0.05827610090669578 0.04547760208539137
		 0.02308281445488483 0.017213519399327845 0.02280536894438423 0.03425254550987393 0.04023000678528014
		 0.07084476085942855 0.10612232919257718 0.5771181817691131 0.24694084426956817 0.3442390044256647
		 0.9492679552030361 0.8513752981043529 0.620892390326856 0.7403040135615322 0.41481212655697597
		 0.5498376295046211 0.5935688562576178 0.999931794985703 0.999599345861899;
	setAttr -s 73 ".kiy[0:72]"  -0.015054932210304803 0.9976854344564913 0.996476686497239 0.9889616093351358
		 0.5854914261979465 -0.9842531039459922 -0.9895279734802449 -0.9954488410599517 -0.9643933462289593
		 0.8943186084835156 0.9947952632628255 0.9977084669337984 0.9996489429226532 0.9997304422772687
		 0.9996441768932354 0.9993982206207849 0.998946724587778 0.9980590108542489 0.9978321316626765
		 0.9971113718300326 0.9979657774798207 0.9969438677118587 0.9986758811783578 0.9996299146915537
		 0.9997854754161485 0.9998425115237927 0.9997511893357007 0.999708207453064 0.9990111757884355
		 0.9985895294740006 0.997861732788376 0.9966718516793631 0.9934069881566494 0.9929822560762079
		 0.9959636726773071 0.9987653415663649 0.999110313534841 0.9994775785151547 0.9982210048639275
		 0.9938449415648275 0.9407848251996844 -0.9946970904240816 -0.9981037894531319 -0.9997146243095826
		 -0.9996230353967778 -0.9989753288229472 -0.9969781685123003 -0.9967482266165858 -0.997800579756477
		 -0.9971488124298877 -0.9973684857515956 -0.9985791772634444 -0.998300503888039 -0.9989653586128815
		 -0.9997335563423094 -0.9998518363987181 -0.9997399237538284 -0.9994132094014437 -0.9991904455878551
		 -0.9974873532324962 -0.9943530817806834 -0.8166606420487722 -0.9690305565003783 -0.9388820521407506
		 -0.3144683596558585 0.5245570529291586 -0.7838958091699453 -0.6722722421048534 -0.9099070829822568
		 -0.8352715613384303 -0.8047832086226846 -0.011679271238823914 -0.028304553564110626;
	setAttr -s 73 ".kox[0:72]"  0.99988666808601 0.06799833728380546 0.08387021680837237 0.14817197866418033
		 0.8106785983660199 0.17676489293035486 0.1443412266127723 0.09529745449065728 0.2644720661039848
		 0.4474306946557292 0.10189398505233709 0.06765955223477002 0.02649511112681679 0.02321729493496062
		 0.026674324798311874 0.034687124700802346 0.04588508946651527 0.06227528283868657 0.06581061480885136
		 0.07595335520719586 0.06375191745427755 0.07812121755144338 0.051443992386191364 0.027203559578792044
		 0.020712391144098997 0.01774689127127793 0.022306040030717667 0.024155743643725153 0.044459764392175215
		 0.05309380024912512 0.0653602496673617 0.08151821925207603 0.11464098691800767 0.11826343102499667
		 0.08975724320148123 0.049676880798039384 0.04217323070754599 0.032319808871384824 0.0596223569514906
		 0.11078010708608492 0.3390042959521301 0.10284793776185548 0.061553435966631743 0.023888699034277257
		 0.02745518355670647 0.04525806450882205 0.07768224707009609 0.08057898446053698 0.06628727658939194
		 0.07546022707138257 0.07249899054172453 0.053288148174454965 0.05827610090669578 0.04547760208539137
		 0.02308281445488483 0.017213519399327845 0.02280536894438423 0.03425254550987393 0.04023000678528014
		 0.07084476085942855 0.10612232919257718 0.5771181817691131 0.24694084426956817 0.3442390044256647
		 0.9492679552030361 0.8513752981043529 0.620892390326856 0.4110134384508428 0.41481212655697597
		 0.5498376295046211 0.5935688562576178 0.999931794985703 0.999599345861899;
	setAttr -s 73 ".koy[0:72]"  -0.015054932210304803 0.9976854344564913 0.996476686497239 0.9889616093351358
		 0.5854914261979465 -0.9842531039459922 -0.9895279734802449 -0.9954488410599517 -0.9643933462289593
		 0.8943186084835156 0.9947952632628255 0.9977084669337984 0.9996489429226532 0.9997304422772687
		 0.9996441768932354 0.9993982206207849 0.998946724587778 0.9980590108542489 0.9978321316626765
		 0.9971113718300326 0.9979657774798207 0.9969438677118587 0.9986758811783578 0.9996299146915537
		 0.9997854754161485 0.9998425115237927 0.9997511893357007 0.999708207453064 0.9990111757884355
		 0.9985895294740006 0.997861732788376 0.9966718516793631 0.9934069881566494 0.9929822560762079
		 0.9959636726773071 0.9987653415663649 0.999110313534841 0.9994775785151547 0.9982210048639275
		 0.9938449415648275 0.9407848251996844 -0.9946970904240816 -0.9981037894531319 -0.9997146243095826
		 -0.9996230353967778 -0.9989753288229472 -0.9969781685123003 -0.9967482266165858 -0.997800579756477
		 -0.9971488124298877 -0.9973684857515956 -0.9985791772634444 -0.998300503888039 -0.9989653586128815
		 -0.9997335563423094 -0.9998518363987181 -0.9997399237538284 -0.9994132094014437 -0.9991904455878551
		 -0.9974873532324962 -0.9943530817806834 -0.8166606420487722 -0.9690305565003783 -0.9388820521407506
		 -0.3144683596558585 0.5245570529291586 -0.7838958091699453 -0.911629285078543 -0.9099070829822568
		 -0.8352715613384303 -0.8047832086226846 -0.011679271238823914 -0.028304553564110626;
createNode animCurveTL -n "hips_ctrl_translateX";
	rename -uid "DD261E72-5BCB-4BAE-8921-80E7E671C793";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTL -n "chest_ctrl_translateX";
	rename -uid "335793BD-8678-495F-9948-875BE2476F09";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 73 ".ktv[0:72]"  1 3.13985712985243e-08 5 2.210183767559215e-06 15 -0.009067977911234593
		 17 0.021251180557155358 19 0.30274551627087476 21 0.6833501649175489 24 0.9858590537781993
		 24.999999999999996 1.0786661269319495 27.999999999999996 0.7777463426300644 30.999999999999996 -0.527355103793397
		 32 -0.8241285490190791 35 -1.0117320283217488 36 -1.1942507507080649 38 -1.3288333056491428
		 41 -0.7178823459716961 42 -0.0855771383847177 45 0.9364933098895847 46 0.9049648483857311 49 1.2970551317092038
		 49.99999999999999 1.354363262235335 52.99999999999999 0.8723443263045496 54 0.2697137216756147
		 57 -0.9433009146928768 58 -0.9082436976550099 61 -1.266231519526297 61.99999999999999 -1.3452839720830525
		 65 -0.9783946919018689 66 -0.43344066057579766 69 0.9360430687431105 70 0.9170826648646795
		 73 1.22721740524986 75 1.3534843549045164 77 1.0918149117039064 79 -0.04339179740578203 81 -0.9132853335888882
		 82 -0.9298488859597143 83 -0.907433964214583 86 -1.311625320994704 87 -1.3503775991338784 90 -0.7646650921678884
		 91 -0.1362823218990883 94 0.9317890918360803 95 0.9012226070704514 98 1.2844497477234142 99 1.3441567034521569
		 102 0.8856132993742705 102.99999999999999 0.29989974341620496 105.99999999999999 -0.9413361700925549
		 107 -0.9097635962308033 111 -1.3453203525416484 111.99999999999999 -1.3508332939575496 114.99999999999999 -0.485419477691039
		 117.99999999999999 0.9331785175068035 120 0.9171088826859659 120.99999999999999 1.0423633184000778
		 123.99999999999999 1.3437869693861444 126 1.0875149306308742 128 0.01748827018030852 130 -0.8551601055272897
		 131 -0.8938801369922942 132 -0.8857014595966461 135 -1.21362964929952 136 -1.1724330509748313
		 139 -0.46103897909586067 140 -0.12605685329504013 142 0.3570513903785866 145 0.5181483938023632
		 147 0.561739075013719 149 0.5894822210080122 152 0.28569346377116744 155 0.013708893110191411
		 156 0.007054218261487222 166 3.519678159591422e-05;
	setAttr -s 73 ".kix[0:72]"  0.999988463169942 0.9999801839308706 0.9977184743542491 0.6592070718605464
		 0.20243066915846156 0.3204299593107163 0.26346391551458465 0.7590871918066032 0.16651900932349087
		 0.09400222643708815 0.26803762381404866 0.17664618567809046 0.25073549011089175 0.867620190880111
		 0.07255899464433971 0.05573515460294259 0.3893622031340642 0.9127184727083584 0.4032363131076864
		 0.9951773069014029 0.08360597563951397 0.055871343049801216 0.4811098998876691 0.5682103414183012
		 0.3043821796402133 0.9858223831584275 0.10117872359028757 0.05952492133697018 0.873691846701634
		 0.4340767416922956 0.23869126432000684 0.9974573781559806 0.1326865861042024 0.05950875555066382
		 0.4136001775226397 0.9975439046343049 0.9273105228714834 0.5350448005720377 0.962472474327501
		 0.07484751340898564 0.05559839143877218 0.41483645529685154 0.8458047445854693 0.38314830483466916
		 0.9943901736056671 0.08759503843465379 0.0570622937752594 0.5489995215730934 0.542636998918789
		 0.9675567205559386 0.9628136709459304 0.06022847935982589 0.9829319785180126 0.9353176933883508
		 0.20282443755207064 0.7773962327485027 0.130407553993398 0.05961639086496376 0.2824219437253348
		 0.938928022555821 0.8570930640435686 0.9940965701997693 0.38347933402151957 0.1226708215475576
		 0.12644888457687517 0.2736834672494082 0.8358316488910433 0.8472270423180769 0.9980886259293228
		 0.22619302349726397 0.9807890583602934 0.9963325975357716 0.9998978900370494;
	setAttr -s 73 ".kiy[0:72]"  0.004803491128040964 0.006295374935781376 -0.06751182068519138
		 0.7519614593907351 0.9792965966366153 0.9472722107061585 0.9646692517239905 0.6509889670610135
		 -0.9860382444580551 -0.9955719870631509 -0.9634084451675304 -0.9842744155393767 -0.9680556357972671
		 0.4972275177191621 0.9973641222222719 0.9984455881726285 -0.9210847272485783 -0.40858902282969084
		 0.9150958833867191 -0.09809244531803123 -0.9964988915384528 -0.9984379765542832 0.8766602900953578
		 0.8228833501203542 -0.9525499927654574 -0.1677922193185327 0.9948682655973303 0.9982268197858779
		 -0.4864797601206946 -0.9008758972920743 0.9710955052605881 -0.07126555102009058 -0.991158044848556
		 -0.9982277836309764 -0.9104586169361247 0.07004397423722415 -0.37429292562352257 -0.8448236865647343
		 0.2713793215443981 0.997194990830024 0.9984532131599463 -0.9098959915049321 -0.5334925810512354
		 0.9236868389786222 -0.10577420591283677 -0.9961561670951155 -0.9983706198747567 0.8358226637944884
		 0.8399673132952318 -0.2526538986579017 0.27016630996410623 0.9981846173298821 -0.18396936051056217
		 0.35380900558732975 0.9792151181082153 -0.6290112060277112 -0.9914604731715022 -0.9982213611921135
		 -0.9592902822933232 -0.34411359819021364 -0.5151616052933363 -0.10849888993466807 0.923549457462031
		 0.9924474139927251 0.9919731244289153 0.961819816677917 0.5489858419960207 0.5312309655554388
		 0.06179882515482247 -0.9740824996483439 0.19507132798217447 -0.0855649173880383 -0.014290188923051044;
	setAttr -s 73 ".kox[0:72]"  0.999988463169942 0.9999801839308706 0.9977184743542491 0.6592070718605464
		 0.20243066915846156 0.3204299593107163 0.26346391551458465 0.7590871918066032 0.16651900932349087
		 0.09400222643708815 0.26803762381404866 0.17664618567809046 0.25073549011089175 0.867620190880111
		 0.07255899464433971 0.05573515460294259 0.3893622031340642 0.9127184727083584 0.4032363131076864
		 0.9951773069014029 0.08360597563951397 0.055871343049801216 0.4811098998876691 0.5682103414183012
		 0.3043821796402133 0.9858223831584275 0.10117872359028757 0.05952492133697018 0.873691846701634
		 0.4340767416922956 0.23869126432000684 0.9974573781559806 0.1326865861042024 0.05950875555066382
		 0.4136001775226397 0.9975439046343049 0.9273105228714834 0.5350448005720377 0.962472474327501
		 0.07484751340898564 0.05559839143877218 0.41483645529685154 0.8458047445854693 0.38314830483466916
		 0.9943901736056671 0.08759503843465379 0.0570622937752594 0.5489995215730934 0.542636998918789
		 0.9675567205559386 0.9628136709459304 0.06022847935982589 0.9829319785180126 0.9353176933883508
		 0.20282443755207064 0.7773962327485027 0.130407553993398 0.05961639086496376 0.2824219437253348
		 0.938928022555821 0.8570930640435686 0.9940965701997693 0.38347933402151957 0.1226708215475576
		 0.12644888457687517 0.2736834672494082 0.8358316488910433 0.8472270423180769 0.9980886259293228
		 0.22619302349726397 0.9807890583602934 0.9963325975357716 0.9998978900370494;
	setAttr -s 73 ".koy[0:72]"  0.004803491128040964 0.006295374935781376 -0.06751182068519138
		 0.7519614593907351 0.9792965966366153 0.9472722107061585 0.9646692517239905 0.6509889670610135
		 -0.9860382444580551 -0.9955719870631509 -0.9634084451675304 -0.9842744155393767 -0.9680556357972671
		 0.4972275177191621 0.9973641222222719 0.9984455881726285 -0.9210847272485783 -0.40858902282969084
		 0.9150958833867191 -0.09809244531803123 -0.9964988915384528 -0.9984379765542832 0.8766602900953578
		 0.8228833501203542 -0.9525499927654574 -0.1677922193185327 0.9948682655973303 0.9982268197858779
		 -0.4864797601206946 -0.9008758972920743 0.9710955052605881 -0.07126555102009058 -0.991158044848556
		 -0.9982277836309764 -0.9104586169361247 0.07004397423722415 -0.37429292562352257 -0.8448236865647343
		 0.2713793215443981 0.997194990830024 0.9984532131599463 -0.9098959915049321 -0.5334925810512354
		 0.9236868389786222 -0.10577420591283677 -0.9961561670951155 -0.9983706198747567 0.8358226637944884
		 0.8399673132952318 -0.2526538986579017 0.27016630996410623 0.9981846173298821 -0.18396936051056217
		 0.35380900558732975 0.9792151181082153 -0.6290112060277112 -0.9914604731715022 -0.9982213611921135
		 -0.9592902822933232 -0.34411359819021364 -0.5151616052933363 -0.10849888993466807 0.923549457462031
		 0.9924474139927251 0.9919731244289153 0.961819816677917 0.5489858419960207 0.5312309655554388
		 0.06179882515482247 -0.9740824996483439 0.19507132798217447 -0.0855649173880383 -0.014290188923051044;
createNode animCurveTL -n "head_ctrl_translateX";
	rename -uid "A9CAA326-A5C5-4E9C-8324-FAD0831C5A9B";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 55 ".ktv[0:54]"  1 -2.6102342953748803e-08 9 0.0005768320561970741 17 -0.0034585159357627404
		 21 -0.08507470866496547 24 -0.11768257375707383 24.999999999999996 -0.1317081628999508 29 -0.029520207903669382
		 32 0.12294202738733073 34 0.09725993144417622 37 0.16875279701772428 38 0.17105423853265833
		 41 0.06291016069285504 44 -0.1457992453278294 46 -0.1013910061287735 49 -0.16605254821870474
		 49.99999999999999 -0.17559579063300212 52.99999999999999 -0.08735511706803933 55.99999999999999 0.14390633074684445
		 58.99999999999999 0.10031182544526374 61.99999999999999 0.17163514342848885 66 0.015315894894136761
		 69 -0.14224659217808977 71 -0.10239269629793313 74 -0.17439954061952534 75 -0.1763599722576359
		 78 -0.04710691610436868 81 0.14300607076300764 83 0.09702369137050937 86 0.16615861941825472
		 87 0.17251999070456492 90 0.06971636530483494 93 -0.14265921325758057 95 -0.09966358397714714
		 98 -0.16239601038007834 99 -0.17235457932389409 102 -0.08893398092786242 105 0.1455214073448019
		 108 0.10391018152597553 111 0.17587550815977693 114.99999999999999 0.02538696347403402 117.99999999999999 -0.1392512161121715
		 120 -0.09695515134635002 123 -0.1685339793896503 123.99999999999999 -0.1710065715642486 126.99999999999999 -0.052140669038720944
		 130 0.13232179089658302 132 0.09680537340915407 134 0.14035396351746954 135 0.1533221761336847
		 141 -0.06100862203606994 146 -0.09180668455385899 148 -0.09659448566867468 152 -0.03692647963580953
		 155 0.003247850856354262 166 7.333722379598839e-06;
	setAttr -s 55 ".kix[0:54]"  0.999977809807964 0.9999840862852045 0.9986475103769226 0.98124060414555
		 0.8488647362696506 0.9977565253475621 0.5433872515806488 0.9974631766566169 0.9997567163853673
		 0.9973041587077124 0.9940796822715361 0.4087795865358152 0.9684107437498748 0.9339403444517499
		 0.9435139603038993 0.999744987328767 0.44659980104089864 0.9889466062096418 0.8816849862523244
		 0.9975440613145935 0.34307511011351133 0.7839128606341992 0.9922708538952804 0.998657760696846
		 0.9946415741365578 0.37458643841607875 0.8731268975598837 0.9830184227442456 0.9791333352246018
		 0.9990636545938462 0.4168019267884875 0.9823806068988877 0.9207477284823598 0.9360714257939808
		 0.9997012160797046 0.4646597771885571 0.9643177758728645 0.9086032060620851 0.9969751704801856
		 0.349002939718075 0.7892713451945389 0.9978161042654443 0.9979605707133667 0.9958893487666642
		 0.40469415307108425 0.9069759361934754 0.9840893939367131 0.9138874123675474 0.9999868798458289
		 0.8303615296617626 0.9924835129130141 0.9905725890094373 0.77615785940788 0.9995165591349445
		 0.9999999603780962;
	setAttr -s 55 ".kiy[0:54]"  -0.00666182344912198 -0.005641557971394834 -0.05199182645353229
		 -0.19278712813898202 -0.528610120521596 -0.06694711439905253 0.8394821587262166 -0.07118434669286876
		 0.022056927309759736 0.07337857333242573 -0.10865351027427349 -0.9126331407699415 0.24936044471771016
		 0.357428920214001 -0.33133277337391764 0.02258230083502858 0.894733825062085 0.14827208121029242
		 0.4718385158263774 0.07004174281088808 -0.9393079733615605 0.6208708617194938 -0.12409090421916988
		 -0.05179456535160237 0.10338345611919773 0.9271919974604814 -0.48749299559834947 -0.1835068950895737
		 0.20321887671165684 -0.04326446659313075 -0.9089973343334976 0.18689126033331047 0.39015845562357715
		 -0.35181001380293847 0.024443374741629782 0.8854892949455011 0.2647474780533555 0.41766040503464097
		 0.07772071439458747 -0.9371216292819954 0.6140445779052227 -0.06605317606695374 -0.063833371377762
		 0.09057817073174687 0.9144520996039529 -0.4211824440381731 -0.17767404070733722 0.40596772964873495
		 -0.005122512684595595 -0.5572250264101367 -0.1223784155635415 -0.13698885320762585 0.6305386405918179
		 -0.031090963559224798 -0.0002815027637241568;
	setAttr -s 55 ".kox[0:54]"  0.999977809807964 0.9999840862852045 0.9986475103769226 0.98124060414555
		 0.8488647362696506 0.9977565253475621 0.5433872515806488 0.9974631766566169 0.9997567163853673
		 0.9973041587077124 0.9940796822715361 0.4087795865358152 0.9684107437498748 0.9339403444517499
		 0.9435139603038993 0.999744987328767 0.44659980104089864 0.9889466062096418 0.8816849862523244
		 0.9975440613145935 0.34307511011351133 0.7839128606341992 0.9922708538952804 0.998657760696846
		 0.9946415741365578 0.37458643841607875 0.8731268975598837 0.9830184227442456 0.9791333352246018
		 0.9990636545938462 0.4168019267884875 0.9823806068988877 0.9207477284823598 0.9360714257939808
		 0.9997012160797046 0.4646597771885571 0.9643177758728645 0.9086032060620851 0.9969751704801856
		 0.349002939718075 0.7892713451945389 0.9978161042654443 0.9979605707133667 0.9958893487666642
		 0.40469415307108425 0.9069759361934754 0.9840893939367131 0.9138874123675474 0.9999868798458289
		 0.8303615296617626 0.9924835129130141 0.9905725890094373 0.77615785940788 0.9995165591349445
		 0.9999999603780962;
	setAttr -s 55 ".koy[0:54]"  -0.00666182344912198 -0.005641557971394834 -0.05199182645353229
		 -0.19278712813898202 -0.528610120521596 -0.06694711439905253 0.8394821587262166 -0.07118434669286876
		 0.022056927309759736 0.07337857333242573 -0.10865351027427349 -0.9126331407699415 0.24936044471771016
		 0.357428920214001 -0.33133277337391764 0.02258230083502858 0.894733825062085 0.14827208121029242
		 0.4718385158263774 0.07004174281088808 -0.9393079733615605 0.6208708617194938 -0.12409090421916988
		 -0.05179456535160237 0.10338345611919773 0.9271919974604814 -0.48749299559834947 -0.1835068950895737
		 0.20321887671165684 -0.04326446659313075 -0.9089973343334976 0.18689126033331047 0.39015845562357715
		 -0.35181001380293847 0.024443374741629782 0.8854892949455011 0.2647474780533555 0.41766040503464097
		 0.07772071439458747 -0.9371216292819954 0.6140445779052227 -0.06605317606695374 -0.063833371377762
		 0.09057817073174687 0.9144520996039529 -0.4211824440381731 -0.17767404070733722 0.40596772964873495
		 -0.005122512684595595 -0.5572250264101367 -0.1223784155635415 -0.13698885320762585 0.6305386405918179
		 -0.031090963559224798 -0.0002815027637241568;
createNode animCurveTL -n "foot_L_ctrl_translateX";
	rename -uid "CB9C4C5F-DF06-4E0A-8946-4190AE9CAB48";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 50 ".ktv[0:49]"  1 -0.2164926243419032 29 -0.21847072825299207 30.999999999999996 -0.06038721398172697
		 34 3.9388699388807566 35 6.1074562674476915 38 10.423246734566519 40 11.655009866109879 41 11.901226843923173
		 49 11.907908450012975 49.99999999999999 11.95418618974416 52.99999999999999 13.094296570895434
		 55 15.232568066136022 55.99999999999999 17.343969234729382 58.99999999999999 27.699330194406407
		 61 36.11384104476321 61.99999999999999 40.03169167252292 65 44.601421925787626 66 44.69804895282495
		 73 44.69807318593089 74 44.719946528656955 77 45.850705955497894 79 48.42710936347194 81 51.62603888019686
		 82 53.0317126372447 85 59.442094642566175 86 62.080610292691105 88 64.95961858836105 89 64.7534603925683
		 91 64.66221692241432 98 64.66133930917859 99.99999999999999 64.59540459956422 102.99999999999999 63.93840123868438
		 105 62.096507524015266 107 56.403562124747324 108 53.206320188030276 111 43.25905266829379
		 113 39.91895413625837 114.99999999999999 39.05208022982024 117 39.05208022982024 122 39.05207253601274
		 125 38.63844585481652 126 38.05204497165492 128 35.7896192295962 131 28.58608742495018 133 21.470710934105057
		 135 12.657786111524736 137 7.742101241434046 138 7.25999753069804 140 6.9412619148527135 166 6.940385361198041;
	setAttr -s 50 ".ktl[38]"  no;
	setAttr -s 50 ".kix[0:49]"  0.9999963679652821 0.9999407344090052 0.13140525550639592 0.019648205979842178
		 0.0205954430385903 0.2930586031066627 0.07529470110225675 0.9962458053966687 0.9965452181743769
		 0.43083728137688576 0.05150690768310427 0.030468873248188283 0.015684248892710886 0.011323791823993823
		 0.009306862941053293 0.012758565612126549 0.0704080437580131 0.9999999897184432 0.9999998484668587
		 0.5361148225273438 0.046570555507379395 0.02626870842204752 0.030248189066889565 0.03149626971043204
		 0.014949713686545747 0.015048444709993863 0.8916660733302963 0.232108433673434 0.9999944372143066
		 0.9998483286238025 0.5044468175789852 0.11058400258933088 0.019055928354878637 0.011969070568797126
		 0.014310130446256423 0.015062719315974171 0.035397301381001826 0.41155551433253634 0.41155551435441456
		 0.9998851433607199 0.10202005948819684 0.059107725719090475 0.03100216590752245 0.013229913229203895
		 0.010440727182898096 0.009746234039717751 0.05052534830772637 0.11328025740264236 0.9999840949888827
		 0.9999987192851079;
	setAttr -s 50 ".kiy[0:49]"  -0.002695191318646397 -0.010887041360216947 0.9913287339855024
		 0.9998069553677719 0.9997878913679862 0.9560944802398827 0.9971613249549552 0.08656959760529538
		 0.08305196044515292 0.9024296299300982 0.998672638285902 0.9995357161017238 0.9998769946031718
		 0.9999358838139207 0.9999566902132294 0.9999186061892844 0.9975182742056257 0.00014339844319120375
		 0.0005505145407135513 0.8441450687331382 0.9989150030706988 0.999654917938104 0.9995424188388273
		 0.9995038694243898 0.9998882467859548 0.9998867657449069 0.452693730541666 -0.9726899171974926
		 -0.0033354970308092473 -0.017416077290506638 -0.8634427648862627 -0.9938667809979982 -0.9998184193114937
		 -0.9999283681092956 -0.9998976048409213 -0.9998865508080446 -0.9993733191630356 0.9113846929932943
		 0.9113846929834148 -0.015155859807757232 -0.994782341752217 -0.9982516099462684 -0.999519317326605
		 -0.9999124808681747 -0.9999454941225008 -0.9999525043331023 -0.9987227789423764 -0.9935630746373333
		 -0.005640015005773751 -0.0016004462327859647;
	setAttr -s 50 ".kox[0:49]"  0.9999963679652821 0.9999407344090052 0.13140525550639592 0.019648205979842178
		 0.0205954430385903 0.2930586031066627 0.07529470110225675 0.9962458053966687 0.9965452181743769
		 0.43083728137688576 0.05150690768310427 0.030468873248188283 0.015684248892710886 0.011323791823993823
		 0.009306862941053293 0.012758565612126549 0.0704080437580131 0.9999999897184432 0.9999998484668587
		 0.5361148225273438 0.046570555507379395 0.02626870842204752 0.030248189066889565 0.03149626971043204
		 0.014949713686545747 0.015048444709993863 0.8916660733302963 0.232108433673434 0.9999944372143066
		 0.9998483286238025 0.5044468175789852 0.11058400258933088 0.019055928354878637 0.011969070568797126
		 0.014310130446256423 0.015062719315974171 0.035397301381001826 0.41155551433253634 0.9999355967336396
		 0.9998851433607199 0.10202005948819684 0.059107725719090475 0.03100216590752245 0.013229913229203895
		 0.010440727182898096 0.009746234039717751 0.05052534830772637 0.11328025740264236 0.9999840949888827
		 0.9999987192851079;
	setAttr -s 50 ".koy[0:49]"  -0.002695191318646397 -0.010887041360216947 0.9913287339855024
		 0.9998069553677719 0.9997878913679862 0.9560944802398827 0.9971613249549552 0.08656959760529538
		 0.08305196044515292 0.9024296299300982 0.998672638285902 0.9995357161017238 0.9998769946031718
		 0.9999358838139207 0.9999566902132294 0.9999186061892844 0.9975182742056257 0.00014339844319120375
		 0.0005505145407135513 0.8441450687331382 0.9989150030706988 0.999654917938104 0.9995424188388273
		 0.9995038694243898 0.9998882467859548 0.9998867657449069 0.452693730541666 -0.9726899171974926
		 -0.0033354970308092473 -0.017416077290506638 -0.8634427648862627 -0.9938667809979982 -0.9998184193114937
		 -0.9999283681092956 -0.9998976048409213 -0.9998865508080446 -0.9993733191630356 0.9113846929932943
		 -0.011349113839418185 -0.015155859807757232 -0.994782341752217 -0.9982516099462684 -0.999519317326605
		 -0.9999124808681747 -0.9999454941225008 -0.9999525043331023 -0.9987227789423764 -0.9935630746373333
		 -0.005640015005773751 -0.0016004462327859647;
createNode animCurveTL -n "knee_L_ctrl_translateX";
	rename -uid "813BED68-3CE0-414C-B8B6-B88F9539117F";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 75 ".ktv[0:74]"  1 -1.7268925418981595 6.999999999999999 -0.7628030386990261 11 0.590289756100427
		 15 2.053354345129504 16 2.355352602488482 20 3.4450911964931894 21 3.751371333195907 24 5.101993021211733
		 26 5.913417494702907 27 6.174783470522435 30 5.250951581913872 30.999999999999996 5.092830872943255
		 34 9.928895589287208 36 15.459771134736759 38 17.01887890478023 40 18.853854152243574 41 20.3688347700881
		 43 22.20644076671183 46 25.223775484308483 48 26.925382704078814 49 27.487919099372604 52 31.014459659293088
		 54 32.655820631391414 55.99999999999999 35.42711180628513 58 41.721317920782134 58.99999999999999 44.56932412469902
		 61 48.5238721900512 64 52.58687637634788 65 54.21066531553234 67 56.95030300372315 70 59.16618230061334
		 72 60.585486922552846 75 61.52614861182184 77 63.75780475247835 79 64.50740735082502 81 65.97186466161781
		 83 64.6119839859839 84 63.051711653905215 87 61.42329872133391 88 61.26252817182872 91 60.82514453264541
		 93 60.055458320921105 94 60.10457755993552 96 60.528797024874976 99 60.29405137491207 101 58.988513280672024
		 102.99999999999999 55.2233048966988 105 50.437469285574636 107 42.47983166435367 108 38.34721343752199
		 111 31.970614782897712 111.99999999999999 30.496764081819144 114 27.938115124045062 117 24.961151434135623
		 117.99999999999999 24.702422541912945 120.99999999999999 25.19929230645893 123 25.795689044407148
		 125 24.725256098740523 126.99999999999999 20.306788944368773 129 14.916057576983153 132 5.602660356448055
		 134 3.6969925272082804 135 3.7251326181775326 138 1.0352561247547278 140 0.10447019914961331
		 141 0.15550855405442476 144 0.8947776793946929 145 0.9781886227785765 147 0.9491364177080222
		 150 1.1961480758225829 151 1.3207593238138386 154 1.5361696162836989 157 1.6684669201227766
		 159 1.6934861392406688 166 1.6317571277025067;
	setAttr -s 75 ".ktl[52:59]"  no yes yes yes yes yes yes no;
	setAttr -s 75 ".kix[0:74]"  0.9998192185985728 0.14491947341349803 0.11192649773319328 0.12417216303084586
		 0.15398463203972268 0.16637305824693835 0.11243078826019152 0.12662672800300273 0.10828019975494328
		 0.31051279845326535 0.1035655538588041 0.6384082662509697 0.01374435294659311 0.021792741674533222
		 0.11189850082639353 0.03956432242964097 0.026375017712010798 0.08121337508460716 0.033058747021862414
		 0.08803494647206002 0.08226791572752679 0.03638331043214731 0.11411498663519488 0.012280898802125908
		 0.012188763757682311 0.017554274153318776 0.02684847787309554 0.01987803515591541 0.0185172009110878
		 0.08311653682845885 0.03726254913314517 0.14701966781344705 0.03496512991041065 0.04805775622291942
		 0.2863906366275473 0.05762189957042075 0.03030485995268594 0.02442734455430708 0.44841524936955934
		 0.16453074345881638 0.0764099455779213 0.16522248987076904 0.1761853253799907 0.9642106143518182
		 0.47263425122961594 0.032630167036430326 0.019263501867988662 0.011708813758359011 0.008968146486766936
		 0.011149558803664939 0.02722687634150366 0.024690017921836487 0.05085506033716597 0.09956935063982662
		 0.995115186684453 0.2572053413372255 0.16352579189185054 0.026673034934901946 0.014414782320607139
		 0.01261443030420094 0.017559915517489935 0.2450332509301276 0.09509866629469364 0.04305048587757249
		 0.12913256045348234 0.2941392967668657 0.263748121312408 0.9882756400728706 0.9930756586389231
		 0.22661711689479158 0.30307106153550983 0.6007520144175481 0.8677686509866961 0.9997989338854675
		 0.9900115982992707;
	setAttr -s 75 ".kiy[0:74]"  0.019013945433265716 0.989443452768047 0.9937164882929042 0.9922606884928179
		 0.98807324277889 0.9860628811032088 0.9936595583252807 0.991950438154676 0.9941204144071429
		 0.9505691989522499 -0.9946226299727545 -0.7696979183955424 0.9999055419198755 0.9997625100044045
		 -0.9937196413037258 0.9992170256709417 0.9996521187096494 0.9966967380840407 0.9994534102424908
		 0.9961173867570335 0.9966102498177752 0.9993379081782088 0.9934675484510046 0.9999245869187396
		 0.9999257142598441 0.9998459118578974 0.9996395146431027 0.9998024123387281 0.9998285419362754
		 0.9965398342794148 0.9993055100579101 0.9891335689764167 0.9993885328991663 0.9988445585108918
		 -0.9581129386727163 0.9983384780172987 -0.9995407022544145 -0.9997016079000899 -0.8938253543801697
		 -0.9863719554290304 -0.9970764866432159 -0.9862563200511841 0.9843570140557473 0.26513749484237237
		 -0.8812586819797126 -0.9994674943184368 -0.9998144415319185 -0.9999314494905999 -0.9999597853656875
		 -0.999937841737417 -0.9996292798856407 -0.9996951550422856 -0.9987060442583209 -0.9950306248619504
		 0.09872064237010605 0.966356772826476 0.986539059229863 -0.9996442113108852 -0.999896101627889
		 -0.9999204349087483 -0.9998458127966624 0.9695146754632511 -0.9954678516501528 -0.9990728980738618
		 -0.9916273401992948 0.9557625615692915 0.964591586374345 -0.15268025163248092 -0.11747653475851615
		 0.9739839230348171 0.9529679594087826 0.7994354365258386 0.49696837763053847 0.020052226845986437
		 0.14098593984126023;
	setAttr -s 75 ".kox[0:74]"  0.9998192185985728 0.14491947341349803 0.11192649773319328 0.12417216303084586
		 0.15398463203972268 0.16637305824693835 0.11243078826019152 0.12662672800300273 0.10828019975494328
		 0.31051279845326535 0.1035655538588041 0.6384082662509697 0.01374435294659311 0.021792741674533222
		 0.11189850082639353 0.03956432242964097 0.026375017712010798 0.08121337508460716 0.033058747021862414
		 0.08803494647206002 0.08226791572752679 0.03638331043214731 0.11411498663519488 0.012280898802125908
		 0.012188763757682311 0.017554274153318776 0.02684847787309554 0.01987803515591541 0.0185172009110878
		 0.08311653682845885 0.03726254913314517 0.14701966781344705 0.03496512991041065 0.04805775622291942
		 0.2863906366275473 0.05762189957042075 0.03030485995268594 0.02442734455430708 0.44841524936955934
		 0.16453074345881638 0.0764099455779213 0.16522248987076904 0.1761853253799907 0.9642106143518182
		 0.47263425122961594 0.032630167036430326 0.019263501867988662 0.011708813758359011 0.008968146486766936
		 0.011149558803664939 0.02722687634150366 0.024690017921836487 0.029622602917262143 0.09956935063982662
		 0.995115186684453 0.2572053413372255 0.16352579189185054 0.026673034934901946 0.014414782320607139
		 0.011883704282934811 0.017559915517489935 0.2450332509301276 0.09509866629469364 0.04305048587757249
		 0.12913256045348234 0.2941392967668657 0.263748121312408 0.9882756400728706 0.9930756586389231
		 0.22661711689479158 0.30307106153550983 0.6007520144175481 0.8677686509866961 0.9997989338854675
		 0.9900115982992707;
	setAttr -s 75 ".koy[0:74]"  0.019013945433265716 0.989443452768047 0.9937164882929042 0.9922606884928179
		 0.98807324277889 0.9860628811032088 0.9936595583252807 0.991950438154676 0.9941204144071429
		 0.9505691989522499 -0.9946226299727545 -0.7696979183955424 0.9999055419198755 0.9997625100044045
		 -0.9937196413037258 0.9992170256709417 0.9996521187096494 0.9966967380840407 0.9994534102424908
		 0.9961173867570335 0.9966102498177752 0.9993379081782088 0.9934675484510046 0.9999245869187396
		 0.9999257142598441 0.9998459118578974 0.9996395146431027 0.9998024123387281 0.9998285419362754
		 0.9965398342794148 0.9993055100579101 0.9891335689764167 0.9993885328991663 0.9988445585108918
		 -0.9581129386727163 0.9983384780172987 -0.9995407022544145 -0.9997016079000899 -0.8938253543801697
		 -0.9863719554290304 -0.9970764866432159 -0.9862563200511841 0.9843570140557473 0.26513749484237237
		 -0.8812586819797126 -0.9994674943184368 -0.9998144415319185 -0.9999314494905999 -0.9999597853656875
		 -0.999937841737417 -0.9996292798856407 -0.9996951550422856 -0.9995611544054752 -0.9950306248619504
		 0.09872064237010605 0.966356772826476 0.986539059229863 -0.9996442113108852 -0.999896101627889
		 -0.9999293862931101 -0.9998458127966624 0.9695146754632511 -0.9954678516501528 -0.9990728980738618
		 -0.9916273401992948 0.9557625615692915 0.964591586374345 -0.15268025163248092 -0.11747653475851615
		 0.9739839230348171 0.9529679594087826 0.7994354365258386 0.49696837763053847 0.020052226845986437
		 0.14098593984126023;
createNode animCurveTL -n "foot_R_ctrl_translateX";
	rename -uid "E7DA039F-6DF9-476C-B667-F48DD59CA378";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 62 ".ktv[0:61]"  1 0.21850801719413226 19 0.21816213262301787 20 0.24564025983946003
		 23 1.6695721800428505 24.999999999999996 2.5776994923563628 26 2.535951808954657 27.999999999999996 3.0835805569383377
		 29 3.1507439366428436 36 3.150744486558943 39 3.3240179062879287 41 4.0657670781656 42 4.693759880848646
		 45 9.899257479643408 47 15.458073281071886 48 18.53578005317899 51 26.336905800844274 52.99999999999999 27.951374115606747
		 54 27.982219923800667 61 27.983265248957863 61.99999999999999 28.023104661798985 64 28.573624429726923
		 67 31.905191637651942 69 36.72481113744935 70 39.97272047329454 73 51.95528404188161 75 59.16267677661793
		 76 60.446900368952434 77 60.97040279194038 79 61.09679147193647 85 61.09679147193647 86 61.102059434154526
		 88 61.28826252637429 91 62.835011350861656 92 63.53929488309866 95 61.03322614199706 96.99999999999999 59.20305550945582
		 98 58.41165589228046 99.99999999999999 57.37080248410243 102 56.075274966946125 104 56.04081873208433
		 110 56.04035650628375 111 56.012244188140215 113 55.587162899246024 116 52.906168430932816
		 119 44.875563238568795 122 32.88569393082222 123.99999999999999 25.56923725488457 125 23.97117000125798
		 126 23.13291559181387 128 22.912543770326607 134 22.912543770326607 139 22.120835743574666
		 141 20.79059913402881 143 17.901592232860008 145 14.291818222564732 147 11.653132017057478
		 148 10.31919645223794 150 8.13767672451428 151 7.763270344099903 158 7.759993278026118 160 7.759993278026118
		 166 7.759993278026118;
	setAttr -s 62 ".kix[0:61]"  0.9999998959150971 0.999996781238296 0.9472376400070567 0.07778648670225029
		 0.9908622015247401 0.28843843098320354 0.13541134682116962 0.999996792923534 0.9999943705604551
		 0.22475843275766058 0.07231193214263495 0.09252375574731396 0.01472407088911332 0.014711470723961137
		 0.011806860025020996 0.038776066597853154 0.3371202875808577 0.9999808692914685 0.9997181560412368
		 0.6721549758911612 0.0826078037744355 0.02694602309006985 0.014194400338925887 0.012229398936447604
		 0.008869562058582678 0.01944901492708353 0.04604952803152677 0.16282301366007615 1 1 0.9999961441747673
		 0.21973651339749864 0.05006130695170094 0.07078511655695156 0.0318663610880434 0.04845537257475313
		 0.04614210089726695 0.05005204121436793 0.5166643750212722 0.9999953562385481 0.9999275419133006
		 0.8369184560541104 0.1069459386882687 0.033083440559785224 0.011357419248536815 0.008935483180424588
		 0.018835678855103385 0.0341845780486075 0.09447942387456308 0.9999999694423853 0.9999999461489542
		 0.08514443697062406 0.04538657092772993 0.023752657443448337 0.028405648080099613 0.03703539098223251
		 0.029513806418964124 0.06154479564555955 0.9972827121300362 0.9998265963575017 0.9999992492200652
		 0.9999995739720499;
	setAttr -s 62 ".kiy[0:61]"  -0.00045625628212244925 -0.002537225462526705 0.3205321409061212
		 0.9969700409172387 -0.13487808417065067 0.9574984446629392 0.9907894666134057 0.0025326157715590053
		 0.0033554205994307295 0.9744145149290009 0.9973820654442304 0.9957104773087462 0.9998915949924033
		 0.9998917804588344 0.9999302965988928 0.9992479255215889 -0.9414615827007493 0.0061855518007001425
		 0.02374043979182969 0.7404104864092299 0.9965821344754101 0.999636889995377 0.9998992544246736
		 0.9999252181046607 0.99996066466081 0.9998108500203257 0.9989391577909404 0.9866552925022248
		 -6.203848449889939e-12 -4.6116787318834154e-12 -0.0027769831828355195 0.9755592573902986 0.9987461466990938
		 0.9974915875705513 -0.999492138553879 -0.9988253485312845 -0.998934886028507 -0.9987466110932618
		 -0.8561880188275692 -0.003047540211279275 -0.012037895298786964 -0.547327596523329 -0.9942648370520225
		 -0.9994525931532356 -0.9999355024340385 -0.9999600777732741 -0.9998225928643879 -0.9994155365130355
		 -0.9955268145380769 0.00024721494331053206 0.0003281799642466002 -0.9963686189623575 -0.9989694986231672
		 -0.9997178658323428 -0.9995964781636386 -0.9993139545782362 -0.9995643727297726 -0.9981043222674404
		 -0.07366947866355125 -0.018621955218866195 -0.0012253812899560492 -0.0009230686426563935;
	setAttr -s 62 ".kox[0:61]"  0.9999998959150971 0.999996781238296 0.9472376400070567 0.07778648670225029
		 0.9908622015247401 0.28843843098320354 0.13541134682116962 0.999996792923534 0.9999943705604551
		 0.22475843275766058 0.07231193214263495 0.09252375574731396 0.01472407088911332 0.014711470723961137
		 0.011806860025020996 0.038776066597853154 0.3371202875808577 0.9999808692914685 0.9997181560412368
		 0.6721549758911612 0.0826078037744355 0.02694602309006985 0.014194400338925887 0.012229398936447604
		 0.008869562058582678 0.01944901492708353 0.04604952803152677 0.16282301366007615 1 1 0.9999961441747673
		 0.21973651339749864 0.05006130695170094 0.07078511655695156 0.0318663610880434 0.04845537257475313
		 0.04614210089726695 0.05005204121436793 0.5166643750212722 0.9999953562385481 0.9999275419133006
		 0.8369184560541104 0.1069459386882687 0.033083440559785224 0.011357419248536815 0.008935483180424588
		 0.018835678855103385 0.0341845780486075 0.09447942387456308 0.9999999694423853 0.9999999461489542
		 0.08514443697062406 0.04538657092772993 0.023752657443448337 0.028405648080099613 0.03703539098223251
		 0.029513806418964124 0.06154479564555955 0.9972827121300362 0.9998265963575017 0.9999992492200652
		 0.9999995739720499;
	setAttr -s 62 ".koy[0:61]"  -0.00045625628212244925 -0.002537225462526705 0.3205321409061212
		 0.9969700409172387 -0.13487808417065067 0.9574984446629392 0.9907894666134057 0.0025326157715590053
		 0.0033554205994307295 0.9744145149290009 0.9973820654442304 0.9957104773087462 0.9998915949924033
		 0.9998917804588344 0.9999302965988928 0.9992479255215889 -0.9414615827007493 0.0061855518007001425
		 0.02374043979182969 0.7404104864092299 0.9965821344754101 0.999636889995377 0.9998992544246736
		 0.9999252181046607 0.99996066466081 0.9998108500203257 0.9989391577909404 0.9866552925022248
		 -6.203848449889939e-12 -4.6116787318834154e-12 -0.0027769831828355195 0.9755592573902986 0.9987461466990938
		 0.9974915875705513 -0.999492138553879 -0.9988253485312845 -0.998934886028507 -0.9987466110932618
		 -0.8561880188275692 -0.003047540211279275 -0.012037895298786964 -0.547327596523329 -0.9942648370520225
		 -0.9994525931532356 -0.9999355024340385 -0.9999600777732741 -0.9998225928643879 -0.9994155365130355
		 -0.9955268145380769 0.00024721494331053206 0.0003281799642466002 -0.9963686189623575 -0.9989694986231672
		 -0.9997178658323428 -0.9995964781636386 -0.9993139545782362 -0.9995643727297726 -0.9981043222674404
		 -0.07366947866355125 -0.018621955218866195 -0.0012253812899560492 -0.0009230686426563935;
createNode animCurveTL -n "knee_R_ctrl_translateX";
	rename -uid "1427E841-8785-4682-8016-200690A99C4B";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 74 ".ktv[0:73]"  1 -1.508931940086601 5 -1.0462406272137947 6.999999999999999 -0.5436936834681774
		 13.999999999999998 1.9308138860489965 15 2.2808554524073594 17 2.8782622824380715 18 3.1860329921233097
		 20 3.9228545623395057 24 7.887083552208724 24.999999999999996 8.306703331950118 27 8.948638723861759
		 30 9.57987504096628 32 10.025102515401255 34 9.400313976761598 35 9.233170619186357 38 9.086910647833838
		 40 10.91487972052807 41 12.922915751153774 44 20.31111705543851 45 23.91298303346135 47 31.088033224938478
		 49.99999999999999 35.76367448169802 52.99999999999999 39.593243576310265 55.99999999999999 42.27258881682818
		 57 42.41410529031931 60 41.86927396432556 61.99999999999999 41.318289157404976 65 45.19304706667258
		 66 47.931880179635684 69 56.98754754790415 71 62.206196209310114 73 63.88499597330211 74 64.61933842206936
		 77 66.95167587657446 78 67.40267659616181 80 67.84992426692904 83 66.1756745553356 84 65.40163444519439
		 87 62.78536366035488 88 62.402656244771 91 64.92117064217128 92 65.76051051107437 95 61.45700178454719
		 96.99999999999999 55.098833186913055 98 52.8534917283565 101 49.53232332438541 102 48.026717818214394
		 105 44.88119207813064 107 42.60975777555647 108.99999999999999 40.63545617463173 111.99999999999999 38.100433242328364
		 113 36.64011651146507 116 34.08023915124576 117.99999999999999 29.51573539443609 120 23.724673244520233
		 122 19.866078292408076 123.99999999999999 17.464729515724056 125 16.064698846967925 128 11.41603975211891
		 129 10.76181642070968 132 8.554119489058117 134 7.794039414693538 135 7.546357195383409 138 4.475367819376994
		 139 4.320071304901188 141 4.476381222480972 144 1.177952753869973 146 -0.20482874549011854
		 147 -0.11418039221056553 149 0.34013855498211676 152 1.8957551750306063 153 2.0076441298232544
		 159 2.2683330959221975 166 2.2062544325688958;
	setAttr -s 74 ".ktl[22]"  no;
	setAttr -s 74 ".kix[0:73]"  0.9999870409193546 0.1904644927464654 0.143861520833972 0.1141883558767957
		 0.12705548593147872 0.14505717883353172 0.1494307543237827 0.09557370570303356 0.07895192867470982
		 0.5135294342145836 0.4633892983360076 0.10478736859099963 0.8737163841187925 0.14797257226208196
		 0.39135783588319484 0.6523125445851089 0.02683658987467465 0.01604698742529521 0.010846709568125555
		 0.011993760959047466 0.016759493078564492 0.029323087435418102 0.046924701286492655 0.1173507362343918
		 0.30696476378825144 0.18867811897447276 0.2710479297733321 0.01581513280547532 0.019085716305515456
		 0.011376699675899988 0.01765205146199949 0.038717970531419094 0.04157856063920966 0.30897662442448515
		 0.07116758284166767 0.807357569627442 0.05057559946280276 0.05865476065564435 0.05035839098605622
		 0.37945075633346503 0.03627131590834805 0.048257520203766634 0.013037605963701331 0.01451781170624874
		 0.02778807807257784 0.022029183165995614 0.020441331648691434 0.04724845292096524 0.030966999348886085
		 0.07180755708386392 0.025409694809201543 0.029631988240529965 0.1055298797849497 0.01376300388246774
		 0.016940223421044155 0.02901640608589779 0.05225857308992982 0.03356040290433247 0.05359317474539592
		 0.10212640276835748 0.049325373985060164 0.4099420269544678 0.1388555290178306 0.09065494067176333
		 0.9215229225487982 0.1459230084195484 0.03466509888877759 0.3196677441212296 0.06663170898379515
		 0.04932313365710096 0.2669685923500031 0.39888704144026177 0.9999440692864192 0.989535205512553;
	setAttr -s 74 ".kiy[0:73]"  0.005090971749415471 0.9816940852438868 0.9895978288291344 0.9934591181232141
		 0.9918956111883527 0.9894232738665778 0.9887721930061674 0.9954223559766929 0.9968784243620401
		 0.8580719784465926 0.8861548161510281 0.9944946492484381 0.48643568960591543 -0.9889914650077335
		 0.9202385800936747 0.7579500934605788 0.999639833862126 0.9998712388075638 0.9999411727154477
		 0.9999280722622288 0.99985954983275 0.9995699858155279 0.9988984294757769 0.9930905319784528
		 -0.9517208801914683 -0.9820389846743636 -0.9625658521709519 0.999874932966291 0.9998178511274469
		 0.9999352832581138 0.9998441904012759 0.9992501782626452 0.9991352377407031 0.9510696323399516
		 0.9974643728737755 -0.5900625007279061 -0.9987202354708641 -0.9982783274480264 -0.9987312113162858
		 -0.9252119343793407 0.9993419793255344 0.9988349271745472 -0.9999150068034458 -0.9998946110182123
		 -0.9996138367975067 -0.9997573280996939 -0.9997910541510302 -0.9988831681916436 -0.9995204074711661
		 -0.9974185053154205 -0.9996771215796145 -0.99956087622161 -0.9944161324478672 -0.9999052853766356
		 -0.9998565041196886 -0.9995789354412478 -0.9986335872273696 -0.9994366910199459 -0.9985628531147699
		 -0.9947714299564474 -0.9987827629075474 -0.9121115800911983 -0.9903126486424267 -0.995882363400316
		 -0.38832396683326337 -0.9892959494578901 -0.9993989848499103 -0.9475297005204871 0.9977776382330378
		 0.9987828735447177 -0.9637052301916068 0.9170000698860579 0.010576308378482932 0.14429163888191684;
	setAttr -s 74 ".kox[0:73]"  0.9999870409193546 0.1904644927464654 0.143861520833972 0.1141883558767957
		 0.12705548593147872 0.14505717883353172 0.1494307543237827 0.09557370570303356 0.07895192867470982
		 0.5135294342145836 0.4633892983360076 0.10478736859099963 0.8737163841187925 0.14797257226208196
		 0.39135783588319484 0.6523125445851089 0.02683658987467465 0.01604698742529521 0.010846709568125555
		 0.011993760959047466 0.016759493078564492 0.029323087435418102 0.027807860040389328 0.1173507362343918
		 0.30696476378825144 0.18867811897447276 0.2710479297733321 0.01581513280547532 0.019085716305515456
		 0.011376699675899988 0.01765205146199949 0.038717970531419094 0.04157856063920966 0.30897662442448515
		 0.07116758284166767 0.807357569627442 0.05057559946280276 0.05865476065564435 0.05035839098605622
		 0.37945075633346503 0.03627131590834805 0.048257520203766634 0.013037605963701331 0.01451781170624874
		 0.02778807807257784 0.022029183165995614 0.020441331648691434 0.04724845292096524 0.030966999348886085
		 0.07180755708386392 0.025409694809201543 0.029631988240529965 0.1055298797849497 0.01376300388246774
		 0.016940223421044155 0.02901640608589779 0.05225857308992982 0.03356040290433247 0.05359317474539592
		 0.10212640276835748 0.049325373985060164 0.4099420269544678 0.1388555290178306 0.09065494067176333
		 0.9215229225487982 0.1459230084195484 0.03466509888877759 0.3196677441212296 0.06663170898379515
		 0.04932313365710096 0.2669685923500031 0.39888704144026177 0.9999440692864192 0.989535205512553;
	setAttr -s 74 ".koy[0:73]"  0.005090971749415471 0.9816940852438868 0.9895978288291344 0.9934591181232141
		 0.9918956111883527 0.9894232738665778 0.9887721930061674 0.9954223559766929 0.9968784243620401
		 0.8580719784465926 0.8861548161510281 0.9944946492484381 0.48643568960591543 -0.9889914650077335
		 0.9202385800936747 0.7579500934605788 0.999639833862126 0.9998712388075638 0.9999411727154477
		 0.9999280722622288 0.99985954983275 0.9995699858155279 0.9996132866863937 0.9930905319784528
		 -0.9517208801914683 -0.9820389846743636 -0.9625658521709519 0.999874932966291 0.9998178511274469
		 0.9999352832581138 0.9998441904012759 0.9992501782626452 0.9991352377407031 0.9510696323399516
		 0.9974643728737755 -0.5900625007279061 -0.9987202354708641 -0.9982783274480264 -0.9987312113162858
		 -0.9252119343793407 0.9993419793255344 0.9988349271745472 -0.9999150068034458 -0.9998946110182123
		 -0.9996138367975067 -0.9997573280996939 -0.9997910541510302 -0.9988831681916436 -0.9995204074711661
		 -0.9974185053154205 -0.9996771215796145 -0.99956087622161 -0.9944161324478672 -0.9999052853766356
		 -0.9998565041196886 -0.9995789354412478 -0.9986335872273696 -0.9994366910199459 -0.9985628531147699
		 -0.9947714299564474 -0.9987827629075474 -0.9121115800911983 -0.9903126486424267 -0.995882363400316
		 -0.38832396683326337 -0.9892959494578901 -0.9993989848499103 -0.9475297005204871 0.9977776382330378
		 0.9987828735447177 -0.9637052301916068 0.9170000698860579 0.010576308378482932 0.14429163888191684;
createNode animCurveTL -n "hand_L_ctrl_translateX";
	rename -uid "15E77038-86B9-4EB2-9071-A432F59104EB";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 77 ".ktv[0:76]"  1 -55.594931459955475 6 -54.212442804589685 11 -51.512910816981076
		 12 -51.07008840952167 15 -50.14168670584961 17 -49.8815937161543 18 -49.867573779196256 21 -49.67394480807036
		 22 -49.519590510310465 26 -49.1008196909689 27.999999999999996 -49.62658461071396 29 -50.04032241547522
		 32 -51.47937924237901 33 -52.27671749845389 36 -54.263607953006215 38 -53.058363112908125 40 -50.012692566224516
		 42 -46.2733048276573 43 -44.12567727044498 45 -39.58811568353099 48 -32.495960728637385 49 -30.50814147425482
		 52 -27.271135908849082 52.99999999999999 -27.027880922634125 55.99999999999999 -27.77974215159147
		 57 -28.443749077384346 60 -29.73615199491759 61.99999999999999 -28.607299945967036 63 -27.174959363751896
		 66 -20.315738576825638 67 -17.67840266410068 70 -9.289748288413477 72 -3.8915518385907717 73 -1.68673414055813
		 76 1.458715225601395 77 1.5218305594788575 80 0.004806016047766093 82 -1.6263428060017162 83 -2.3244483026429066
		 86 -3.26629322853951 88 -2.0786978843845247 89 -0.8599134014297078 92 2.5217204686860413 93 3.4977923690084083
		 96 5.378115918105891 98 4.3948169510885435 99.99999999999999 1.3858325225840105 102 -2.3234593027109582
		 102.99999999999999 -3.9519864028798963 105.99999999999999 -7.951075596559562 108 -9.968024000996337
		 110 -11.880428434237345 111 -12.644894626344872 114 -14.2087572876504 114.99999999999999 -14.720074086088033
		 117.99999999999999 -17.134376167789945 120 -19.47242629209903 122 -22.920361984050395 123 -25.001942256796774
		 126 -31.67623342385191 126.99999999999999 -33.375887556172586 130 -37.08445265466717 132 -39.17005566704662
		 133 -40.22951437313831 136 -41.9429476296501 139 -41.29705824485112 141 -40.975514656469336
		 142 -40.94795997635927 147 -40.70795191619599 148 -40.5947659977643 150 -40.24883118809917
		 154 -38.29824146897452 155 -37.871822667512966 157 -37.19354345421738 162 -36.25050830673045
		 165 -36.082434646365954 166 -36.082434646365954;
	setAttr -s 77 ".ktl[64:65]"  no no;
	setAttr -s 77 ".kix[0:76]"  0.9987735175671115 0.08368964942643846 0.08755368936522545 0.10102992404679345
		 0.1811600439925031 0.5603611177911503 0.8590361743278182 0.26391378400699306 0.23907711959793862
		 0.6006033627021165 0.11186314314974817 0.11069775032397809 0.05409435857347005 0.04981955635260407
		 0.7672741618394221 0.0323505334800309 0.022807047826495657 0.019245416594555535 0.019216856577082712
		 0.017844816046674063 0.018609390654178985 0.023107454761417772 0.10977499455917232 0.9707618872639862
		 0.05977989414237058 0.06299889160414564 0.4371463497230436 0.03517859230219515 0.022987879110031625
		 0.0171749677084248 0.01524664855175364 0.014491121212097504 0.016538688540901958 0.021453347420852656
		 0.1621241917845028 0.22077686278577383 0.05241301898230878 0.06150293083787771 0.06369686294773179
		 0.2854490005849817 0.03802777196559055 0.0332618868037377 0.043209939532366494 0.04418109613905047
		 0.5279117112541598 0.038446464357932884 0.02284897338738442 0.025392534559623765 0.02605738234630617
		 0.040469481269653725 0.043506543635821016 0.05261814522304307 0.05716356652056336 0.0823478764678497
		 0.06231505679925077 0.04712659159520787 0.03114889151697109 0.021713070640904643 0.019485100227862585
		 0.02043489457788857 0.02769060391222183 0.042424765595555476 0.04080037018782564 0.038480557102666055
		 0.9917240068473843 0.20597012491750627 0.9820840485800627 0.9242924182896224 0.5712738487891099
		 0.25293197171202264 0.19417783324352858 0.08941127225839057 0.10719775747277101 0.13912505135524086
		 0.43484825260716375 0.8174342355165805 1;
	setAttr -s 77 ".kiy[0:76]"  -0.04951222683962602 0.9964918677936513 0.9961598021796189 0.9948833873611014
		 0.9834536280174242 0.8282484033596761 -0.5119148866718238 0.9645462739605136 0.9710005823297703
		 -0.7995471222579128 -0.9937236221428265 -0.9938541181044681 -0.9985358282858583 -0.9987582349121481
		 -0.6413192345264661 0.9994765845098911 0.9997398854549318 0.9998147898186455 0.9998153391618353
		 0.9998407685928097 0.9998268302958669 0.9997329871192854 0.993956463115731 -0.24004449220022536
		 -0.9982115829103201 -0.9980135969297458 0.8993903873868223 0.999381041767171 0.9997357437913394
		 0.9998524993638885 0.9998837630984609 0.9998949981903181 0.9998632265371835 0.9997698504578142
		 0.9867703615523835 -0.9753243444405925 -0.9986254930859516 -0.9981069028407483 -0.9979692929397267
		 0.9583939002649354 0.9992766826856979 0.9994466703562803 0.9990660143982524 0.999023538633576
		 0.84929925533978 -0.9992606613783884 -0.9997389281283103 -0.9996775576097717 -0.9996604487651085
		 -0.9991807749780643 -0.9990531420604533 -0.9986147058767395 -0.9983648264350308 -0.9966036460104065
		 -0.9980565283069422 -0.998888924938413 -0.9995147555475428 -0.9997642434911057 -0.9998101474125525
		 -0.9997911857400977 -0.9996165417073573 -0.9990996643299217 -0.999167318216792 -0.999259349080642
		 0.12838806113720055 0.9785582801455757 -0.18844341730236375 0.3816851130085135 0.8207595200116032
		 0.9674840658563161 0.980966344517919 0.9959947913483966 0.9942377184520858 0.9902748204843955
		 0.9005037463578351 0.5760219358717371 0;
	setAttr -s 77 ".kox[0:76]"  0.9987735175671115 0.08368964942643846 0.08755368936522545 0.10102992404679345
		 0.1811600439925031 0.5603611177911503 0.8590361743278182 0.26391378400699306 0.23907711959793862
		 0.6006033627021165 0.11186314314974817 0.11069775032397809 0.05409435857347005 0.04981955635260407
		 0.7672741618394221 0.0323505334800309 0.022807047826495657 0.019245416594555535 0.019216856577082712
		 0.017844816046674063 0.018609390654178985 0.023107454761417772 0.10977499455917232 0.9707618872639862
		 0.05977989414237058 0.06299889160414564 0.4371463497230436 0.03517859230219515 0.022987879110031625
		 0.0171749677084248 0.01524664855175364 0.014491121212097504 0.016538688540901958 0.021453347420852656
		 0.1621241917845028 0.22077686278577383 0.05241301898230878 0.06150293083787771 0.06369686294773179
		 0.2854490005849817 0.03802777196559055 0.0332618868037377 0.043209939532366494 0.04418109613905047
		 0.5279117112541598 0.038446464357932884 0.02284897338738442 0.025392534559623765 0.02605738234630617
		 0.040469481269653725 0.043506543635821016 0.05261814522304307 0.05716356652056336 0.0823478764678497
		 0.06231505679925077 0.04712659159520787 0.03114889151697109 0.021713070640904643 0.019485100227862585
		 0.02043489457788857 0.02769060391222183 0.042424765595555476 0.04080037018782564 0.038480557102666055
		 0.3395713242329736 0.12219661748485867 0.9820840485800627 0.9242924182896224 0.5712738487891099
		 0.25293197171202264 0.19417783324352858 0.08941127225839057 0.10719775747277101 0.13912505135524086
		 0.43484825260716375 0.8174342355165805 1;
	setAttr -s 77 ".koy[0:76]"  -0.04951222683962602 0.9964918677936513 0.9961598021796189 0.9948833873611014
		 0.9834536280174242 0.8282484033596761 -0.5119148866718238 0.9645462739605136 0.9710005823297703
		 -0.7995471222579128 -0.9937236221428265 -0.9938541181044681 -0.9985358282858583 -0.9987582349121481
		 -0.6413192345264661 0.9994765845098911 0.9997398854549318 0.9998147898186455 0.9998153391618353
		 0.9998407685928097 0.9998268302958669 0.9997329871192854 0.993956463115731 -0.24004449220022536
		 -0.9982115829103201 -0.9980135969297458 0.8993903873868223 0.999381041767171 0.9997357437913394
		 0.9998524993638885 0.9998837630984609 0.9998949981903181 0.9998632265371835 0.9997698504578142
		 0.9867703615523835 -0.9753243444405925 -0.9986254930859516 -0.9981069028407483 -0.9979692929397267
		 0.9583939002649354 0.9992766826856979 0.9994466703562803 0.9990660143982524 0.999023538633576
		 0.84929925533978 -0.9992606613783884 -0.9997389281283103 -0.9996775576097717 -0.9996604487651085
		 -0.9991807749780643 -0.9990531420604533 -0.9986147058767395 -0.9983648264350308 -0.9966036460104065
		 -0.9980565283069422 -0.998888924938413 -0.9995147555475428 -0.9997642434911057 -0.9998101474125525
		 -0.9997911857400977 -0.9996165417073573 -0.9990996643299217 -0.999167318216792 -0.999259349080642
		 0.9405803079794222 0.9925059126651383 -0.18844341730236375 0.3816851130085135 0.8207595200116032
		 0.9674840658563161 0.980966344517919 0.9959947913483966 0.9942377184520858 0.9902748204843955
		 0.9005037463578351 0.5760219358717371 0;
createNode animCurveTL -n "elbow_L_ctrl_translateX";
	rename -uid "5D1F1D15-423A-4A6E-909C-C676DAFCEF5C";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 77 ".ktv[0:76]"  1 -28.963932725226226 6 -27.580104374047366 11 -24.865056499381822
		 12 -24.402886305114723 15 -23.39706410205069 17 -23.155348916064113 20 -23.29855627646224 22 -23.312781092935115
		 24 -23.451551623949175 26 -23.94202093239118 27.999999999999996 -25.048232884957777 29 -25.698525558156213
		 32 -27.532168906485573 33 -28.297743424848623 36 -29.85574828293591 38 -28.37518199475196 39 -27.020261905164297
		 42 -22.49222891796934 43 -21.036544380736867 47 -15.73903303387133 49 -12.869935082083323 51 -10.98588723688976
		 52.99999999999999 -10.552157092574816 54 -10.651191431317578 55.99999999999999 -11.000164277288768
		 58.99999999999999 -11.526594946515218 61 -10.25838116239121 63 -6.874952267827219 65 -1.9460907614685254
		 66 0.4088861983042449 69 6.914347142235044 71 10.989562484271232 72 13.068033837335854 74 16.69356866750538
		 77 19.347538215735575 78 19.554287949825202 80 19.672130944791355 81 19.65033183759595 83 19.93914606519312
		 84 20.302057479612095 88 24.732116027603674 89 26.59964485184586 92 31.071658280456084 94 33.26282199317736
		 96 34.798003091991184 96.99999999999999 35.09565279027887 99.99999999999999 33.269145395256295
		 102 30.558751505369436 104 28.17754975342961 105.99999999999999 26.416542049087248 107 25.74225670619547
		 108.99999999999999 24.46388292254465 111.99999999999999 23.043753086152726 113 22.731231992415807
		 114.99999999999999 22.010236197625495 117.99999999999999 20.171008579500416 119 19.37818916200677
		 120.99999999999999 17.206955413695773 123.99999999999999 11.933057769616873 126 7.3716509001768316
		 128 3.675218902480772 130 0.8251565001049599 131 -0.3682521018096949 133 -2.5365033396128354
		 137 -4.435023292207106 139 -4.481480298000442 140 -4.478727114728677 142 -4.547383719606785
		 146 -4.348321959068258 148 -4.310950763580337 150 -4.171603558820038 152 -3.750863368588192
		 153 -3.4476968735159303 155 -2.9469726343186267 162 -2.112800949886662 165 -2.0135308186504375
		 166 -2.0135308186504375;
	setAttr -s 77 ".kix[0:76]"  0.9999805085246971 0.08309717982322724 0.08515384722150256 0.09627021204322664
		 0.17388210549336028 0.8989091651102261 0.9842346882766178 0.9999779389287509 0.27647152096923444
		 0.11227829728090202 0.06719810482252289 0.06980508988076146 0.05410274363910487 0.053991676536697716
		 0.24208188745249432 0.03138586170495787 0.026914958223063827 0.028541372403509027 0.029862882162961242
		 0.028317702536926333 0.03336777018303431 0.08175848765072988 0.533162782235121 0.9398177637179074
		 0.13791068627102565 0.299100410819626 0.03757263961254009 0.0193504101732773 0.017704404982580475
		 0.017864357370925916 0.02106797627855332 0.02074536973568333 0.01993309295280863 0.027995885272258436
		 0.12436611038824814 0.30391433072384694 0.9998784388805444 0.776391316546938 0.15506760575508907
		 0.08773411681827241 0.022745260277928718 0.022871757861954077 0.035439533307416 0.04337071674802457
		 0.0870101981856704 0.31402943418945645 0.03422112527663795 0.03355551976960769 0.03955880048978086
		 0.062478463346515016 0.0665552762489077 0.0652300465650813 0.11861909773375115 0.09254595514940551
		 0.07979569617602916 0.06414897620913936 0.048142590265034674 0.030741795766983222 0.01924970876498321
		 0.018418387611149684 0.023226132368810735 0.031219013352649892 0.035345466515587995 0.0399521948247154
		 0.43458065334184065 0.753000409174267 0.4794605241810155 0.8490512885734225 0.9990760341347046
		 0.49545589654892913 0.5534217505376092 0.14862951634231997 0.13360597743096828 0.2076907904937042
		 0.6643445090104878 0.9085219615559412 1;
	setAttr -s 77 ".kiy[0:76]"  -0.006243602380669095 0.9965414485636944 0.9963678147669046 0.9953552362212962
		 0.9847664765766531 0.43813503954926525 -0.1768674034214025 0.006642413402307289 -0.9610221111363454
		 -0.9936768005542352 -0.997739652769329 -0.9975606494979334 -0.9985353740007017 -0.9985413856544739
		 0.970255821815792 0.999507342486806 0.9996377268910225 0.9995926120481904 0.999554004678547
		 0.9995989734503684 0.9994431409104834 0.9966521708685862 -0.8460126758147923 -0.34167612003221987
		 -0.9904446691321301 0.9542216431456221 0.9992938990870235 0.9998127632842692 0.9998432647391353
		 0.9998404196349155 0.9997780455558756 0.99978479165995 0.9998013161650342 0.9996080383869583
		 0.9922363985396312 0.9526993647424544 0.01559190372614815 0.6302511591346044 0.9879038605276246
		 0.9961439277263692 0.9997412931028153 0.9997384071307374 0.9993718224359502 0.9990590477688305
		 0.9962074208776456 0.9494132474653226 -0.9994142857618159 -0.9994368549803392 -0.9992172442986609
		 -0.9980463123612341 -0.9977827394796082 -0.997870252600566 -0.9929398318391858 -0.9957084142385683
		 -0.9968112393386136 -0.9979403333122273 -0.9988404732501446 -0.9995273593018958 -0.9998147071895189
		 -0.9998303671112442 -0.9997302370015557 -0.9995125678075725 -0.9993751537819997 -0.9992015923369457
		 0.9006329195299153 0.6580200481622017 -0.8775634482771408 0.5283104289826301 0.042977645557552076
		 0.868633095486752 0.8329011742289046 0.9888929501578257 0.9910345315854113 0.9781945284778997
		 0.7474265002979316 0.41783710387009065 0;
	setAttr -s 77 ".kox[0:76]"  0.9999805085246971 0.08309717982322724 0.08515384722150256 0.09627021204322664
		 0.17388210549336028 0.8989091651102261 0.9842346882766178 0.9999779389287509 0.27647152096923444
		 0.11227829728090202 0.06719810482252289 0.06980508988076146 0.05410274363910487 0.053991676536697716
		 0.24208188745249432 0.03138586170495787 0.026914958223063827 0.028541372403509027 0.029862882162961242
		 0.028317702536926333 0.03336777018303431 0.08175848765072988 0.533162782235121 0.9398177637179074
		 0.13791068627102565 0.299100410819626 0.03757263961254009 0.0193504101732773 0.017704404982580475
		 0.017864357370925916 0.02106797627855332 0.02074536973568333 0.01993309295280863 0.027995885272258436
		 0.12436611038824814 0.30391433072384694 0.9998784388805444 0.776391316546938 0.15506760575508907
		 0.08773411681827241 0.022745260277928718 0.022871757861954077 0.035439533307416 0.04337071674802457
		 0.0870101981856704 0.31402943418945645 0.03422112527663795 0.03355551976960769 0.03955880048978086
		 0.062478463346515016 0.0665552762489077 0.0652300465650813 0.11861909773375115 0.09254595514940551
		 0.07979569617602916 0.06414897620913936 0.048142590265034674 0.030741795766983222 0.01924970876498321
		 0.018418387611149684 0.023226132368810735 0.031219013352649892 0.035345466515587995 0.0399521948247154
		 0.43458065334184065 0.753000409174267 0.4794605241810155 0.8490512885734225 0.9990760341347046
		 0.49545589654892913 0.5534217505376092 0.14862951634231997 0.13360597743096828 0.2076907904937042
		 0.6643445090104878 0.9085219615559412 1;
	setAttr -s 77 ".koy[0:76]"  -0.006243602380669095 0.9965414485636944 0.9963678147669046 0.9953552362212962
		 0.9847664765766531 0.43813503954926525 -0.1768674034214025 0.006642413402307289 -0.9610221111363454
		 -0.9936768005542352 -0.997739652769329 -0.9975606494979334 -0.9985353740007017 -0.9985413856544739
		 0.970255821815792 0.999507342486806 0.9996377268910225 0.9995926120481904 0.999554004678547
		 0.9995989734503684 0.9994431409104834 0.9966521708685862 -0.8460126758147923 -0.34167612003221987
		 -0.9904446691321301 0.9542216431456221 0.9992938990870235 0.9998127632842692 0.9998432647391353
		 0.9998404196349155 0.9997780455558756 0.99978479165995 0.9998013161650342 0.9996080383869583
		 0.9922363985396312 0.9526993647424544 0.01559190372614815 0.6302511591346044 0.9879038605276246
		 0.9961439277263692 0.9997412931028153 0.9997384071307374 0.9993718224359502 0.9990590477688305
		 0.9962074208776456 0.9494132474653226 -0.9994142857618159 -0.9994368549803392 -0.9992172442986609
		 -0.9980463123612341 -0.9977827394796082 -0.997870252600566 -0.9929398318391858 -0.9957084142385683
		 -0.9968112393386136 -0.9979403333122273 -0.9988404732501446 -0.9995273593018958 -0.9998147071895189
		 -0.9998303671112442 -0.9997302370015557 -0.9995125678075725 -0.9993751537819997 -0.9992015923369457
		 0.9006329195299153 0.6580200481622017 -0.8775634482771408 0.5283104289826301 0.042977645557552076
		 0.868633095486752 0.8329011742289046 0.9888929501578257 0.9910345315854113 0.9781945284778997
		 0.7474265002979316 0.41783710387009065 0;
createNode animCurveTL -n "hand_R_ctrl_translateX";
	rename -uid "3428808E-7D12-4E69-B52E-F864731BA944";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 77 ".ktv[0:76]"  1 49.163471420337274 6 50.55713900612213 11 54.08047108133743 13 55.977725518766036
		 15 57.96560598689074 16 58.88716564635462 18 60.388083701963225 21 62.642668364798624 22 63.73791115805609
		 24.999999999999996 67.18421649460852 26 67.4723634842363 29 65.21779827882742 30.999999999999996 63.54041068475384
		 34 62.13893043607413 36 62.749343817055006 37 63.8162325162844 40 68.93140107726641 42 72.01775760306018
		 46 76.63364562621136 47 77.65071378869617 49 79.55497692843113 52 81.26587122794774 54 82.2716560846568
		 55 83.05084679846763 58 85.88644214527625 60 88.9408967169205 61.99999999999999 93.07936935384218
		 63 95.3777108651393 66 101.44597988118011 68 104.01382385366492 69 105.0044662623879 72 107.85931596417501
		 74 109.41175570327928 76 110.34075996667086 77 110.6708544250632 81 111.65870227276707 84 112.4035078723158
		 85 112.6991940147296 87 113.51470475769092 90 115.62988218921001 91 116.17566416029325 93 117.32697809938554
		 96 119.59236096107536 96.99999999999999 120.01037601153304 101 117.1251048818193 102 115.50613568932883
		 105 109.68021454156708 107 105.25207031893422 108 102.9321333370483 110 98.52733958262644 113 94.79674102598048
		 114.99999999999999 94.38491523852083 117 94.94141669116487 119 96.25594224489637 120.99999999999999 97.1297771291818
		 122 97.0170759598059 123.99999999999999 95.21983392698944 126 91.20473742490789 128 86.53879951306442
		 130 81.34477352637047 131 78.64030878257253 134 71.42909695646526 136 69.37761539106835 138 69.99614566036135
		 140 71.43092733430474 142 72.83994924222286 144 74.33868789956394 146 75.19961939490953 147 75.2700493460755
		 150 74.46543852572509 151 73.92708108635136 153 72.89482400274323 154 72.39762010679178 156 71.4541317355189
		 162 70.13798302951913 165 70.00596160233549 166 70.00596160233549;
	setAttr -s 77 ".ktl[35]"  no;
	setAttr -s 77 ".kix[0:76]"  0.9991177662073543 0.0813718608326025 0.04638724797934512 0.041945818147929914
		 0.04227370947742504 0.047268118559967535 0.06518436632009346 0.04123297035882723 0.03492150042046213
		 0.052501625948233516 0.13990208815578567 0.04334056994312327 0.05618080843035617 0.3192523479714663
		 0.05025878052592877 0.030592376056617503 0.023049447388287014 0.028233717228092387 0.04115605297211361
		 0.03808081252081266 0.05116987960979753 0.10304927136387548 0.06893965183764444 0.051728344784852
		 0.03334090412818956 0.02192086937780138 0.017854491935293187 0.017183581449904835 0.030405323107288006
		 0.0450869350311095 0.04328594965906325 0.04290579402135532 0.06881437663863824 0.10981751816324804
		 0.1781503213908703 0.29134842411844447 0.16116424195361548 0.15675362207827917 0.08655828012491226
		 0.08529499287878173 0.08982163320909377 0.060283923130664725 0.07032117451366053 0.15741160483335684
		 0.025918548065118764 0.0254344310570424 0.019467850468186103 0.0180119609498112 0.01765888645951253
		 0.0216360800974514 0.0819649479409717 0.22890652453958865 0.058429635105956744 0.05446014762872912
		 0.1913300005769219 0.15734070583616389 0.029323608578496356 0.018041400706697498 0.016072648865274857
		 0.015286696533721415 0.015513666652265645 0.023674394821314344 0.1278666002327021 0.06424522184028453
		 0.06596465729720086 0.05649166265616658 0.06519647007461879 0.259310652742571 0.8478740389418661
		 0.07301760454303487 0.07598181901649516 0.08539849800617072 0.08057530221971773 0.10163306447208176
		 0.4983563583512179 0.8744489977511359 1;
	setAttr -s 77 ".kiy[0:76]"  0.04199630041832639 0.9966838115794997 0.9989235322210117 0.99911988687039
		 0.9991060671855707 0.9988822377877189 0.9978732376346446 0.9991495594531322 0.9993900583898079
		 0.9986208385933031 -0.9901653426219535 -0.9990603560331103 -0.998420611147482 -0.947669741162345
		 0.9987362289313663 0.9995319437252671 0.9997343261962623 0.9996013491444897 0.9991527307192611
		 0.9992746628018518 0.9986899636126915 0.9946762526929928 0.9976208319820233 0.998661192970779
		 0.9994440375088116 0.9997597088729477 0.9998405958540254 0.9998523513642175 0.9995376512802013
		 0.9989830670684565 0.999062724037942 0.9990791224119324 0.9976294811039996 0.9939517657836646
		 0.9840032840333052 0.9566170057884706 0.9869275997333931 0.9876377382245678 0.9962467887736538
		 0.996355741785939 0.9959578676870077 0.9981812704173405 0.9975244019145694 0.9875330813009695
		 -0.9996640580045859 -0.9996764925298606 -0.9998104834408111 -0.9998377714723237 -0.9998440697073768
		 -0.9997659126205578 -0.9966352127579248 0.973448407992538 0.9982915294348563 0.9985159449504335
		 0.9815257667933303 -0.9875443799075451 -0.9995699705272939 -0.9998372406849728 -0.9998708266363479
		 -0.9998831516277721 -0.9998796558321419 -0.9997197222371101 -0.9917913755144931 0.9979341418503992
		 0.9978219600648519 0.99840307093395 0.9978724469038162 0.9657939663169479 -0.5301977122625173
		 -0.9973306520040368 -0.9971092032365083 -0.9963468756102415 -0.9967485242889509 -0.9948219540229365
		 -0.8669722833464243 -0.48511746034546527 0;
	setAttr -s 77 ".kox[0:76]"  0.9991177662073543 0.0813718608326025 0.04638724797934512 0.041945818147929914
		 0.04227370947742504 0.047268118559967535 0.06518436632009346 0.04123297035882723 0.03492150042046213
		 0.052501625948233516 0.13990208815578567 0.04334056994312327 0.05618080843035617 0.3192523479714663
		 0.05025878052592877 0.030592376056617503 0.023049447388287014 0.028233717228092387 0.04115605297211361
		 0.03808081252081266 0.05116987960979753 0.10304927136387548 0.06893965183764444 0.051728344784852
		 0.03334090412818956 0.02192086937780138 0.017854491935293187 0.017183581449904835 0.030405323107288006
		 0.0450869350311095 0.04328594965906325 0.04290579402135532 0.06881437663863824 0.10981751816324804
		 0.1781503213908703 0.1847886964685743 0.16116424195361548 0.15675362207827917 0.08655828012491226
		 0.08529499287878173 0.08982163320909377 0.060283923130664725 0.07032117451366053 0.15741160483335684
		 0.025918548065118764 0.0254344310570424 0.019467850468186103 0.0180119609498112 0.01765888645951253
		 0.0216360800974514 0.0819649479409717 0.22890652453958865 0.058429635105956744 0.05446014762872912
		 0.1913300005769219 0.15734070583616389 0.029323608578496356 0.018041400706697498 0.016072648865274857
		 0.015286696533721415 0.015513666652265645 0.023674394821314344 0.1278666002327021 0.06424522184028453
		 0.06596465729720086 0.05649166265616658 0.06519647007461879 0.259310652742571 0.8478740389418661
		 0.07301760454303487 0.07598181901649516 0.08539849800617072 0.08057530221971773 0.10163306447208176
		 0.4983563583512179 0.8744489977511359 1;
	setAttr -s 77 ".koy[0:76]"  0.04199630041832639 0.9966838115794997 0.9989235322210117 0.99911988687039
		 0.9991060671855707 0.9988822377877189 0.9978732376346446 0.9991495594531322 0.9993900583898079
		 0.9986208385933031 -0.9901653426219535 -0.9990603560331103 -0.998420611147482 -0.947669741162345
		 0.9987362289313663 0.9995319437252671 0.9997343261962623 0.9996013491444897 0.9991527307192611
		 0.9992746628018518 0.9986899636126915 0.9946762526929928 0.9976208319820233 0.998661192970779
		 0.9994440375088116 0.9997597088729477 0.9998405958540254 0.9998523513642175 0.9995376512802013
		 0.9989830670684565 0.999062724037942 0.9990791224119324 0.9976294811039996 0.9939517657836646
		 0.9840032840333052 0.9827782749213807 0.9869275997333931 0.9876377382245678 0.9962467887736538
		 0.996355741785939 0.9959578676870077 0.9981812704173405 0.9975244019145694 0.9875330813009695
		 -0.9996640580045859 -0.9996764925298606 -0.9998104834408111 -0.9998377714723237 -0.9998440697073768
		 -0.9997659126205578 -0.9966352127579248 0.973448407992538 0.9982915294348563 0.9985159449504335
		 0.9815257667933303 -0.9875443799075451 -0.9995699705272939 -0.9998372406849728 -0.9998708266363479
		 -0.9998831516277721 -0.9998796558321419 -0.9997197222371101 -0.9917913755144931 0.9979341418503992
		 0.9978219600648519 0.99840307093395 0.9978724469038162 0.9657939663169479 -0.5301977122625173
		 -0.9973306520040368 -0.9971092032365083 -0.9963468756102415 -0.9967485242889509 -0.9948219540229365
		 -0.8669722833464243 -0.48511746034546527 0;
createNode animCurveTL -n "elbow_R_ctrl_translateX";
	rename -uid "5C5CEC64-B270-48D2-964A-50204771AE4D";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 76 ".ktv[0:75]"  1 22.551743400630727 8 25.094543236512013 12 28.065089212858343
		 15 30.609769092915844 17 32.02380116507986 18 32.548143534975104 21 33.95669758923913 22 34.538404156773424
		 24.999999999999996 36.027723379159944 27 35.073681359609346 27.999999999999996 34.13401916981191
		 30.999999999999996 31.610232297003876 32 31.01387412135526 35 30.067327637353305 37 30.912827169994678
		 38 32.00463120970204 41 36.34435066732821 43 38.85525732503166 45 40.73604247436447 47 42.293136694709155
		 48 43.03983727559866 49.99999999999999 44.117842199770486 52.99999999999999 45.10244784395341
		 54 45.51347963787581 55.99999999999999 46.73628598480689 58.99999999999999 49.27114399039889
		 61 52.162128956113186 61.99999999999999 54.0396311052244 65 60.793216360173005 66 62.71972764984988
		 68 65.97310289894523 72 70.92757445223157 75 73.63679768538599 78 75.53784597842898 79 76.14894904030575
		 81 77.39477300621984 84 79.63167786423216 85 80.41855337863173 87 82.28953423314735 90 86.55776494273806
		 91 87.84021812374004 94 91.34306718973482 96 93.38290229667149 98 94.0223270312564 99.99999999999999 92.71465168757683
		 102 90.25286597045346 104 87.80864676416164 105 86.65486466624624 108 83.33098962664363 111 79.47488466588234
		 113 78.11394219312169 114 77.9309600766193 117 78.27868943020212 117.99999999999999 78.58045820219502
		 120 78.92766684292573 123 76.78669854998309 125 72.82174585047864 126.99999999999999 68.07489818553083
		 129 63.81707436039469 132 58.329550190113665 134 55.01363334558387 136 53.06234308737213 137 52.873106627851655
		 140 53.37969320168854 141 53.57149241113517 144 54.85457295008025 146 55.45801491957615 147 55.482611087539595
		 150 54.74922940317786 151 54.27253128206684 153 53.3416153623364 154 52.90222979324865 156 52.0964951717701
		 162 50.926037620443516 165 50.8114918828637 166 50.8114918828637;
	setAttr -s 76 ".ktl[35:58]"  no yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes
		 yes yes yes yes yes yes yes no;
	setAttr -s 76 ".kix[0:75]"  0.9993524857506556 0.06557710370100729 0.04981849365242798 0.050167129576402465
		 0.06946080937025105 0.09025501056454871 0.0745749142985767 0.06699829389859387 0.29368049222816456
		 0.04325469161338814 0.040025890577453364 0.06622582562109691 0.08056571452532457 0.8287675896473937
		 0.04900696010425745 0.03467046480451674 0.03262179574201097 0.03858728529001647 0.05237107035834579
		 0.05640473169494823 0.05985533812672455 0.0981235174404901 0.11109849756600097 0.06980773969599544
		 0.06778076257512608 0.03669717136306389 0.024653458541656174 0.02173153307276667 0.019925663380709297
		 0.023378988413198305 0.030412937817032984 0.035477154637882174 0.058880723319005304 0.07716958866359983
		 0.06539539986756936 0.0688359647790267 0.055634546100148716 0.055933875370819904 0.038936063906055626
		 0.03315173715847155 0.03516057209277427 0.035083132576087715 0.05250489563207713 0.2360380282258474
		 0.04104692021510497 0.036042471699450886 0.03635138225645652 0.03796435414088545 0.03278942317901077
		 0.04038827325276445 0.16504463073886289 0.535237138907459 0.14982171961893814 0.1451299963164489
		 0.9258323106066935 0.027980659131585848 0.017129657735774913 0.020153627910909213 0.022280934687733164
		 0.02378407025697007 0.028608649770853607 0.08297879605600635 0.4639111539538317 0.2739867124316537
		 0.1737799800235641 0.08940013916586116 0.34338601833729004 0.6121260027549764 0.08205688664745954
		 0.08556746950338472 0.09368637685217565 0.09359284697037457 0.11765020270731004 0.5330470225676214
		 0.9186626204206322 1;
	setAttr -s 76 ".kiy[0:75]"  0.035980678481450985 0.9978475051179851 0.9987582879206576 0.9987408368090616
		 0.9975846810981159 0.9959186879800946 0.9972154141194167 0.9977530900050762 0.9559036397486009
		 -0.9990640778515815 -0.9991986429551842 -0.9978046602520976 -0.9967492992939719 -0.5595929613121035
		 0.9987984370539132 0.999398798713626 0.9994677675856118 0.9992552333683056 0.9986276938827209
		 0.9984079858667102 0.9982070619354161 0.9951742437006225 0.9938094001560748 0.9975604640714949
		 0.9977002396635647 0.9993264319600227 0.9996960573003851 0.9997638423499359 0.9998014642611995
		 0.9997266740968632 0.9995374196163629 0.9993704876064731 0.998265025141836 0.9970179810743088
		 0.9978594298177278 0.9976279917649367 0.9984511992482309 0.9984344753593004 0.9992417039573076
		 0.9994503300931846 0.9993816759227222 0.9993843974210568 0.9986206666871383 -0.9717438187255188
		 -0.9991572200313897 -0.9993502590352364 -0.9993390700898495 -0.9992790940546417 -0.999462282293628
		 -0.9991840608134519 -0.9862860993972654 0.8447018439272862 0.9887130283001353 0.9894125955177585
		 -0.3779345613154097 -0.9996084647073382 -0.9998532766490568 -0.9997968950151969 -0.9997517491604808
		 -0.9997171189901728 -0.9995906888113197 -0.9965513129814719 0.8858817309535311 0.9617334773266939
		 0.9847845036062508 0.9959957907125534 0.9391943581657964 -0.7907602397384523 -0.9966276472954811
		 -0.9963323783571362 -0.995601759134802 -0.9956105558881846 -0.9930550990770496 -0.8460856172585572
		 -0.39504302277333997 0;
	setAttr -s 76 ".kox[0:75]"  0.9993524857506556 0.06557710370100729 0.04981849365242798 0.050167129576402465
		 0.06946080937025105 0.09025501056454871 0.0745749142985767 0.06699829389859387 0.29368049222816456
		 0.04325469161338814 0.040025890577453364 0.06622582562109691 0.08056571452532457 0.8287675896473937
		 0.04900696010425745 0.03467046480451674 0.03262179574201097 0.03858728529001647 0.05237107035834579
		 0.05640473169494823 0.05985533812672455 0.0981235174404901 0.11109849756600097 0.06980773969599544
		 0.06778076257512608 0.03669717136306389 0.024653458541656174 0.02173153307276667 0.019925663380709297
		 0.023378988413198305 0.030412937817032984 0.035477154637882174 0.058880723319005304 0.07716958866359983
		 0.06539539986756936 0.06136351763742545 0.055634546100148716 0.055933875370819904 0.038936063906055626
		 0.03315173715847155 0.03516057209277427 0.035083132576087715 0.05250489563207713 0.2360380282258474
		 0.04104692021510497 0.036042471699450886 0.03635138225645652 0.03796435414088545 0.03278942317901077
		 0.04038827325276445 0.16504463073886289 0.535237138907459 0.14982171961893814 0.1451299963164489
		 0.9258323106066935 0.027980659131585848 0.017129657735774913 0.020153627910909213 0.02121510745305413
		 0.02378407025697007 0.028608649770853607 0.08297879605600635 0.4639111539538317 0.2739867124316537
		 0.1737799800235641 0.08940013916586116 0.34338601833729004 0.6121260027549764 0.08205688664745954
		 0.08556746950338472 0.09368637685217565 0.09359284697037457 0.11765020270731004 0.5330470225676214
		 0.9186626204206322 1;
	setAttr -s 76 ".koy[0:75]"  0.035980678481450985 0.9978475051179851 0.9987582879206576 0.9987408368090616
		 0.9975846810981159 0.9959186879800946 0.9972154141194167 0.9977530900050762 0.9559036397486009
		 -0.9990640778515815 -0.9991986429551842 -0.9978046602520976 -0.9967492992939719 -0.5595929613121035
		 0.9987984370539132 0.999398798713626 0.9994677675856118 0.9992552333683056 0.9986276938827209
		 0.9984079858667102 0.9982070619354161 0.9951742437006225 0.9938094001560748 0.9975604640714949
		 0.9977002396635647 0.9993264319600227 0.9996960573003851 0.9997638423499359 0.9998014642611995
		 0.9997266740968632 0.9995374196163629 0.9993704876064731 0.998265025141836 0.9970179810743088
		 0.9978594298177278 0.9981154836506451 0.9984511992482309 0.9984344753593004 0.9992417039573076
		 0.9994503300931846 0.9993816759227222 0.9993843974210568 0.9986206666871383 -0.9717438187255188
		 -0.9991572200313897 -0.9993502590352364 -0.9993390700898495 -0.9992790940546417 -0.999462282293628
		 -0.9991840608134519 -0.9862860993972654 0.8447018439272862 0.9887130283001353 0.9894125955177585
		 -0.3779345613154097 -0.9996084647073382 -0.9998532766490568 -0.9997968950151969 -0.9997749342805886
		 -0.9997171189901728 -0.9995906888113197 -0.9965513129814719 0.8858817309535311 0.9617334773266939
		 0.9847845036062508 0.9959957907125534 0.9391943581657964 -0.7907602397384523 -0.9966276472954811
		 -0.9963323783571362 -0.995601759134802 -0.9956105558881846 -0.9930550990770496 -0.8460856172585572
		 -0.39504302277333997 0;
createNode animCurveTL -n "body_ctrl_translateY";
	rename -uid "23DDE5E8-071A-4AF6-8917-BE29F345FCAE";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 78 ".ktv[0:77]"  1 -2.107577665124168 11 -1.1856244695775757 13.999999999999998 -1.3942280918441696
		 15 -1.6057448661924667 19 -2.015085074859101 21 -2.750277372371997 23 -3.5000250676370683 24.999999999999996 -3.9149953043082064
		 27 -3.5809801817387665 29 -3.8583532272859458 30 -3.639028716847619 32 -2.962941687069957 34 -2.769608044903279
		 37 -3.4385953709146406 38 -3.4216838753486485 40 -4.020974785402245 41 -4.496830391944215 44 -3.394594873043019
		 45 -3.295112064131203 47 -3.322662245473211 48 -3.1416247293346657 51 -3.784738465780208 52 -4.126971252354963
		 54 -4.539375032227994 57 -3.0862665492353756 58 -3.008360160243086 58.99999999999999 -3.02281266509938
		 60 -2.9179706943730253 63 -3.5359888402639115 64 -3.9295464189780773 66 -4.534544351155304
		 69 -3.151797303866516 70 -3.036090028834778 71 -3.045881028427317 73 -2.941237563457719 76 -3.9589388402637837
		 78 -4.8546609372343426 80 -3.855644993102686 82 -3.3295508919535592 84 -3.3206426768490047
		 85 -3.209014754633003 88 -3.968414236205632 90 -4.651454376462226 92 -3.7942086338612597 94 -3.0862856512043777
		 96 -3.003785241486682 96.99999999999999 -2.8863293315919805 99.99999999999999 -3.6055861449930973
		 101 -4.01326336809997 102.99999999999999 -4.608579108805273 105.99999999999999 -3.312387649012223
		 107 -3.2522301677981034 108 -3.284943959968473 110 -3.159608855728621 113 -4.070255778821917
		 114.99999999999999 -4.656607343666323 117 -3.51067789981839 119 -3.015639679784485 120.99999999999999 -2.915649457993169
		 122 -2.8446897036416203 125 -3.8104382179851086 126.99999999999999 -4.520876648324645 129 -3.842140234116684
		 131 -2.9172797216566124 133 -2.4308420426691555 134 -2.294267796373674 137 -4.708997769514042
		 139 -7.242754887991168 140 -6.609444664906675 143 -3.9665755672684213 144 -3.875298074311317
		 147 -4.278565427300109 148 -4.301971121361888 151 -3.5497274089823634 152 -3.168279622457433
		 159 -2.1372296570507956 165 -2.2529317983620842 166 -2.2529317983620842;
	setAttr -s 78 ".ktl[30]"  no;
	setAttr -s 78 ".kix[0:77]"  0.9999987756631015 0.9239711532999314 0.23193318090845189 0.19773580090716364
		 0.18367053560299013 0.08717426348255448 0.12981816963522447 0.13058088483888897 0.6935165383942978
		 0.12182907948669384 0.0879768196294798 0.28174120388877427 0.1866639000500213 0.990362891037268
		 0.5552617823872148 0.08161671699522371 0.08164031655977312 0.23717996385734813 0.904184328971986
		 0.945285352506757 0.37245168239309917 0.136850761922172 0.6633201610683289 0.05818921492500229
		 0.6464238624670241 0.7956074041565872 0.6778271938253514 0.3335834256375277 0.11237750008322107
		 0.08583857754032484 0.3883590493772674 0.8804872074022573 0.6183416878077741 0.6195707068799403
		 0.3254006243145015 0.09357985159075845 0.14159987399942936 0.09538643955814317 0.9466496914278152
		 0.8680893634082422 0.7709739576433862 0.12024977805746387 0.16354563215632362 0.04783267148007676
		 0.11236662766832814 0.15731815073814254 0.6442773294517075 0.10995607178408254 0.9655085762208827
		 0.0654158050638403 0.9922198388123217 0.9498194742161575 0.9075586324939409 0.26146902872210825
		 0.11601724827485402 0.547156640867472 0.25379513675466664 0.21161301712008498 0.49080774879948724
		 0.4342696569426924 0.09115872808994006 0.19697071327317078 0.07692923516903795 0.10739465685637675
		 0.17854040458539952 0.7464596339163276 0.02129448949816298 0.06597374807255237 0.02822510946089479
		 0.1665571956801821 0.4674677957481239 0.4702126141953033 0.23793544485439957 0.13244711609234
		 0.11820435662904871 0.9896884117979876 0.9997652576934953 1;
	setAttr -s 78 ".kiy[0:77]"  0.0015648234079448484 0.3824621652785992 -0.972731720256766 -0.9802553509364805
		 -0.9829878607344604 -0.9961930775639198 -0.9915378171469609 0.991437659419236 -0.7204407060775997
		 -0.9925510945998824 0.9961225221868452 0.959490434569988 -0.982423833392755 -0.1384967294065254
		 -0.831675629689949 -0.9966637906069035 -0.9966618577592 -0.9714657300927434 0.42714248119506854
		 0.326244697023838 0.9280515849254016 -0.9905916762023195 0.748335729415806 0.9983055720902353
		 0.7629784990635148 0.6058125604931089 0.7352212560249122 0.9427205832800788 -0.9936655863393105
		 -0.996309057775675 -0.9215081381988904 0.47406990792600867 0.7859093822566526 -0.7849408507501002
		 -0.9455762442530653 -0.9956117774395056 -0.989923974698737 0.9954403182252669 0.3222644282567071
		 0.4964079543454886 -0.6368666710039819 -0.9927436682634299 -0.986535770361414 0.9988553626722335
		 0.9936668158826919 0.9875479732389364 0.7647919473651486 -0.993936447806304 0.26037125272180855
		 0.9978580923397122 -0.12449815848939468 0.31279860357703326 0.41992538454554995 -0.965211866389508
		 -0.9932471988899496 -0.8370302326407476 0.9672579948285153 -0.9773535342880458 -0.8712679000849163
		 -0.9007829178325244 -0.9958363752610286 -0.9804093727176717 0.9970365553861638 0.9942164692252392
		 0.9839325809883936 -0.6654306988210735 -0.9997732466499656 0.997821359044423 0.9996015922335861
		 0.986031794906814 -0.88401010171739 0.8825531697589776 -0.9712809707195641 0.9911900733153163
		 0.9929892900096721 0.14323703275611768 -0.02166632200118162 0;
	setAttr -s 78 ".kox[0:77]"  0.9999987756631015 0.9239711532999314 0.23193318090845189 0.19773580090716364
		 0.18367053560299013 0.08717426348255448 0.12981816963522447 0.13058088483888897 0.6935165383942978
		 0.12182907948669384 0.0879768196294798 0.28174120388877427 0.1866639000500213 0.990362891037268
		 0.5552617823872148 0.08161671699522371 0.08164031655977312 0.23717996385734813 0.904184328971986
		 0.945285352506757 0.37245168239309917 0.136850761922172 0.6633201610683289 0.05818921492500229
		 0.6464238624670241 0.7956074041565872 0.6778271938253514 0.3335834256375277 0.11237750008322107
		 0.08583857754032484 0.10009209754311536 0.8804872074022573 0.6183416878077741 0.6195707068799403
		 0.3254006243145015 0.09357985159075845 0.14159987399942936 0.09538643955814317 0.9466496914278152
		 0.8680893634082422 0.7709739576433862 0.12024977805746387 0.16354563215632362 0.04783267148007676
		 0.11236662766832814 0.15731815073814254 0.6442773294517075 0.10995607178408254 0.9655085762208827
		 0.0654158050638403 0.9922198388123217 0.9498194742161575 0.9075586324939409 0.26146902872210825
		 0.11601724827485402 0.547156640867472 0.25379513675466664 0.21161301712008498 0.49080774879948724
		 0.4342696569426924 0.09115872808994006 0.19697071327317078 0.07692923516903795 0.10739465685637675
		 0.17854040458539952 0.7464596339163276 0.02129448949816298 0.06597374807255237 0.02822510946089479
		 0.1665571956801821 0.4674677957481239 0.4702126141953033 0.23793544485439957 0.13244711609234
		 0.11820435662904871 0.9896884117979876 0.9997652576934953 1;
	setAttr -s 78 ".koy[0:77]"  0.0015648234079448484 0.3824621652785992 -0.972731720256766 -0.9802553509364805
		 -0.9829878607344604 -0.9961930775639198 -0.9915378171469609 0.991437659419236 -0.7204407060775997
		 -0.9925510945998824 0.9961225221868452 0.959490434569988 -0.982423833392755 -0.1384967294065254
		 -0.831675629689949 -0.9966637906069035 -0.9966618577592 -0.9714657300927434 0.42714248119506854
		 0.326244697023838 0.9280515849254016 -0.9905916762023195 0.748335729415806 0.9983055720902353
		 0.7629784990635148 0.6058125604931089 0.7352212560249122 0.9427205832800788 -0.9936655863393105
		 -0.996309057775675 0.9949781766498296 0.47406990792600867 0.7859093822566526 -0.7849408507501002
		 -0.9455762442530653 -0.9956117774395056 -0.989923974698737 0.9954403182252669 0.3222644282567071
		 0.4964079543454886 -0.6368666710039819 -0.9927436682634299 -0.986535770361414 0.9988553626722335
		 0.9936668158826919 0.9875479732389364 0.7647919473651486 -0.993936447806304 0.26037125272180855
		 0.9978580923397122 -0.12449815848939468 0.31279860357703326 0.41992538454554995 -0.965211866389508
		 -0.9932471988899496 -0.8370302326407476 0.9672579948285153 -0.9773535342880458 -0.8712679000849163
		 -0.9007829178325244 -0.9958363752610286 -0.9804093727176717 0.9970365553861638 0.9942164692252392
		 0.9839325809883936 -0.6654306988210735 -0.9997732466499656 0.997821359044423 0.9996015922335861
		 0.986031794906814 -0.88401010171739 0.8825531697589776 -0.9712809707195641 0.9911900733153163
		 0.9929892900096721 0.14323703275611768 -0.02166632200118162 0;
createNode animCurveTL -n "hips_ctrl_translateY";
	rename -uid "A45DF407-30D9-47A4-996B-F52F55E8497C";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTL -n "chest_ctrl_translateY";
	rename -uid "DEB61C14-BE16-40D9-8336-26E9A8ACF55F";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 53 ".ktv[0:52]"  1 -0.007999331680636601 9 -0.007975167792267257 18 -0.022499917950554504
		 21 -0.06186901581709492 24 -0.15066236117162646 26 -0.2066919314741824 30.999999999999996 -0.0924364707652785
		 35 -0.13101801320635786 36 -0.16187103876956144 38 -0.2018629375359069 41 -0.11846558891083703
		 43 -0.08243120582211816 48 -0.1446972358396863 49.99999999999999 -0.19429283770392658 52.99999999999999 -0.12814688454319878
		 55 -0.07992994472932935 57 -0.09704628438225882 58.99999999999999 -0.11365059719901183 63 -0.19686779585573788
		 65 -0.13970770217521533 67 -0.08020281337228141 70 -0.10038938904294525 74 -0.18598272161204932
		 75 -0.1973185847152621 78 -0.1086802309432926 79 -0.08195289271084505 82 -0.09907436248170143
		 86 -0.1804709998271079 87 -0.19715707056532494 90 -0.12079481173003614 92 -0.0821414252551591
		 96.99999999999999 -0.1445933214309747 99 -0.19564425013156495 99.99999999999999 -0.19623321819454986
		 104 -0.08045863488119664 107 -0.10150017628878061 111 -0.18972530404363397 111.99999999999999 -0.19665065610601573
		 114 -0.1427548109532779 116 -0.0801002871415335 119 -0.10015230574599343 123 -0.1865311164898884
		 123.99999999999999 -0.19904027034334604 126.99999999999999 -0.1147446482029153 129 -0.08632149723879934
		 134 -0.16084415443224032 136 -0.19715326142326717 138 -0.1576849057497185 139 -0.12037862535667898
		 142 -0.05426451191624437 149 -0.024311456572959855 152 -0.01224460397799021 166 -0.007814368302334174;
	setAttr -s 53 ".kix[0:52]"  0.9999990860280488 0.9999988042239311 0.9926722315846966 0.8998519806627161
		 0.681426815170984 0.9640861146413366 0.9685017565674812 0.8406890481535844 0.7294758875058241
		 0.9911951115779828 0.6684770333303274 0.9484154298299595 0.76915981662915 0.9495848169882822
		 0.6478935177447126 0.9899740455064746 0.9979424314055068 0.9286600197146956 0.9815596505977736
		 0.6589935596874763 0.9991658359633461 0.9998323256789907 0.8620820544579748 0.9941598910286749
		 0.6837468273835962 0.9840891682875338 0.9992647755494504 0.8118034901855204 0.9627021223274757
		 0.674226314784054 0.9460976467824568 0.7730650379225172 0.9414720251126416 0.9883194228809646
		 0.9825343539601109 0.9994893144742697 0.8979235715318094 0.9996528537600817 0.6873547080363099
		 0.9999276150061585 0.9998283081687448 0.8465728733504937 0.9922675493356183 0.6999928733757456
		 0.9573105749450835 0.7353546140115297 0.9994104351121027 0.863180872765203 0.7069047479955075
		 0.9671557656886622 0.9984583103671625 0.9986530007894976 0.9999389585197458;
	setAttr -s 53 ".kiy[0:52]"  -0.0013520144478662889 -0.0015464639367876363 -0.12083807612113916
		 -0.4361953838561188 -0.7318862586262496 0.2655898408369032 -0.24900672184843423 -0.5415181661907754
		 -0.6840065274159235 -0.13240940594954023 0.7437327852864122 -0.3170302390316311 -0.639056473625776
		 -0.31351024759221297 0.7617309168363732 -0.14124938663068382 -0.06411632865710037 -0.37093202582616314
		 0.1911560941178081 0.7521485812593338 -0.0408366531888657 0.018311759263937213 -0.5067687158670289
		 -0.10791714909991613 0.7297193131902614 0.1776752905137623 0.038339383747090276 -0.5839307264758448
		 -0.2705635298154097 0.7385247974528096 -0.32388152579716173 -0.6343267668495922 -0.337091124075229
		 0.15239658249526905 -0.18608128140193816 -0.03195481578344957 -0.44015140541359127 0.026347143475616397
		 0.7263219020106163 -0.012031822309851923 0.018529818790945896 -0.5322728342749505 -0.12411732568616726
		 0.7141498282735685 -0.28906134832992403 -0.6776825153801405 -0.03433339757491804 0.5048948216136725
		 0.7073087566695382 0.2541844308669936 0.055506778493722916 0.051886260359863046 0.011048947209847603;
	setAttr -s 53 ".kox[0:52]"  0.9999990860280488 0.9999988042239311 0.9926722315846966 0.8998519806627161
		 0.681426815170984 0.9640861146413366 0.9685017565674812 0.8406890481535844 0.7294758875058241
		 0.9911951115779828 0.6684770333303274 0.9484154298299595 0.76915981662915 0.9495848169882822
		 0.6478935177447126 0.9899740455064746 0.9979424314055068 0.9286600197146956 0.9815596505977736
		 0.6589935596874763 0.9991658359633461 0.9998323256789907 0.8620820544579748 0.9941598910286749
		 0.6837468273835962 0.9840891682875338 0.9992647755494504 0.8118034901855204 0.9627021223274757
		 0.674226314784054 0.9460976467824568 0.7730650379225172 0.9414720251126416 0.9883194228809646
		 0.9825343539601109 0.9994893144742697 0.8979235715318094 0.9996528537600817 0.6873547080363099
		 0.9999276150061585 0.9998283081687448 0.8465728733504937 0.9922675493356183 0.6999928733757456
		 0.9573105749450835 0.7353546140115297 0.9994104351121027 0.863180872765203 0.7069047479955075
		 0.9671557656886622 0.9984583103671625 0.9986530007894976 0.9999389585197458;
	setAttr -s 53 ".koy[0:52]"  -0.0013520144478662889 -0.0015464639367876363 -0.12083807612113916
		 -0.4361953838561188 -0.7318862586262496 0.2655898408369032 -0.24900672184843423 -0.5415181661907754
		 -0.6840065274159235 -0.13240940594954023 0.7437327852864122 -0.3170302390316311 -0.639056473625776
		 -0.31351024759221297 0.7617309168363732 -0.14124938663068382 -0.06411632865710037 -0.37093202582616314
		 0.1911560941178081 0.7521485812593338 -0.0408366531888657 0.018311759263937213 -0.5067687158670289
		 -0.10791714909991613 0.7297193131902614 0.1776752905137623 0.038339383747090276 -0.5839307264758448
		 -0.2705635298154097 0.7385247974528096 -0.32388152579716173 -0.6343267668495922 -0.337091124075229
		 0.15239658249526905 -0.18608128140193816 -0.03195481578344957 -0.44015140541359127 0.026347143475616397
		 0.7263219020106163 -0.012031822309851923 0.018529818790945896 -0.5322728342749505 -0.12411732568616726
		 0.7141498282735685 -0.28906134832992403 -0.6776825153801405 -0.03433339757491804 0.5048948216136725
		 0.7073087566695382 0.2541844308669936 0.055506778493722916 0.051886260359863046 0.011048947209847603;
createNode animCurveTL -n "head_ctrl_translateY";
	rename -uid "3C6582A2-D03A-4315-9B27-FE767E02D642";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 29 ".ktv[0:28]"  1 0.02148667524372172 9 0.021441666415853433 23 0.08464209117849464
		 26 0.10638121496344866 32 0.0801011117818291 38 0.10189215957632314 44 0.07602461607439182
		 47 0.08517235242564425 51 0.10008448017404703 55.99999999999999 0.0756835148133348 63 0.10064077658697101
		 68 0.07589903629764194 75 0.10046896189149379 81 0.07605511877807203 87 0.10057305473804945
		 93 0.07633602391911154 96 0.0854242374445846 99.99999999999999 0.10076555986870517 105 0.0758478767808981
		 111.99999999999999 0.10038558792155072 117 0.07593859736834929 123.99999999999999 0.10110335203330578
		 130 0.07841909265596314 133 0.08947177206454171 136 0.10338008116133324 140 0.08225168404271699
		 144 0.050732793504039364 163 0.020981680031667338 166 0.02114048423587178;
	setAttr -s 29 ".kix[0:28]"  0.9999886724199173 0.9999768123129392 0.9616571285511107 0.9993462823150979
		 0.9999864293940581 0.9991019024230609 0.9994210922459307 0.9929527254032482 0.998759601497116
		 0.9999043684664974 0.9999676225892856 0.9995147332062256 0.9995292010682648 0.9989714925854842
		 0.99693723738875 0.9990651910246064 0.9927145122740915 0.99894609171528 0.9997901531424189
		 0.9998696079087892 0.999543685084951 0.9989020890019001 0.9974358900486284 0.9860774014166048
		 0.9982276025527248 0.9728976900158512 0.9942184155664614 0.9998727599497496 0.999950842302974;
	setAttr -s 29 ".kiy[0:28]"  -0.0047597302288252315 -0.006809907227921818 0.2742545662460928
		 -0.036152565925426976 -0.0052097051473543685 0.04237202584985251 0.03402176323988508 0.11851111810400604
		 -0.0497921521659982 -0.013829458471500944 0.008046972917321631 -0.031149608403438285 0.030681854765254937
		 0.0453426620472381 0.07820578436207579 0.043228972726247816 0.12049023661862593 -0.04589886541917355
		 -0.02048535280288125 0.01614828722571012 -0.03020631733257643 0.0468467350798357 0.0715656708408471
		 0.1662869760849469 0.059511792964415756 -0.23123599365544448 -0.10737663688398506 0.015951924976964148
		 0.009915290090185727;
	setAttr -s 29 ".kox[0:28]"  0.9999886724199173 0.9999768123129392 0.9616571285511107 0.9993462823150979
		 0.9999864293940581 0.9991019024230609 0.9994210922459307 0.9929527254032482 0.998759601497116
		 0.9999043684664974 0.9999676225892856 0.9995147332062256 0.9995292010682648 0.9989714925854842
		 0.99693723738875 0.9990651910246064 0.9927145122740915 0.99894609171528 0.9997901531424189
		 0.9998696079087892 0.999543685084951 0.9989020890019001 0.9974358900486284 0.9860774014166048
		 0.9982276025527248 0.9728976900158512 0.9942184155664614 0.9998727599497496 0.999950842302974;
	setAttr -s 29 ".koy[0:28]"  -0.0047597302288252315 -0.006809907227921818 0.2742545662460928
		 -0.036152565925426976 -0.0052097051473543685 0.04237202584985251 0.03402176323988508 0.11851111810400604
		 -0.0497921521659982 -0.013829458471500944 0.008046972917321631 -0.031149608403438285 0.030681854765254937
		 0.0453426620472381 0.07820578436207579 0.043228972726247816 0.12049023661862593 -0.04589886541917355
		 -0.02048535280288125 0.01614828722571012 -0.03020631733257643 0.0468467350798357 0.0715656708408471
		 0.1662869760849469 0.059511792964415756 -0.23123599365544448 -0.10737663688398506 0.015951924976964148
		 0.009915290090185727;
createNode animCurveTL -n "foot_L_ctrl_translateY";
	rename -uid "51CB49D6-F9E7-4673-81D5-2448782249B3";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 57 ".ktv[0:56]"  1 0 22 0 24 0.34717059023481056 24.999999999999996 1.0778056752636216
		 27.999999999999996 5.732208262099111 29 7.355469048354698 30.999999999999996 11.09793281548091
		 33 16.133148917945523 36 8.663665892230842 38 4.26297736408021 39 2.253285554260329 41 0.01443408072637098
		 42 0 48 0 49 0.03336307035356523 52 3.930986501299045 54 8.295640793884544 57 13.639546502716499
		 58 13.758834333451013 61 4.065520427170145 63 2.6412169352373356 65 0.27880628598508306 66 0
		 73 0.0001822191359446279 75 0.9932352462839829 76 2.747031185722501 79 8.729594584838903 80 9.79636882351452
		 82 14.014282749293791 83 13.52512486858613 85 5.514663922730732 88 2.3073021002197747 90 0.026237634248628794
		 91 0 96.99999999999999 0 98 0.02834497456005458 101 4.045031945426367 102.99999999999999 8.443108010091386
		 105.99999999999999 13.900410556229652 107 14.14420889849816 110 4.076723040841524 111.99999999999999 2.6752999886588578
		 114 0.34161339393144896 114.99999999999999 0 122 5.955888501052442e-05 123 0.13883212658201138
		 126 4.821581849856336 128 8.591342046355589 130 12.397419777776793 131 13.531306725168893 133 10.538455363051039
		 135 3.1281393382367417 137 2.1301212837291823 138 1.1065963676091561 140 0.00373917101247212
		 142 0 166 0;
	setAttr -s 57 ".ktl[16:37]"  no yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes
		 yes yes yes yes yes no;
	setAttr -s 57 ".kix[0:56]"  1 1 0.08134652539955889 0.044404526242594645 0.022966686714961156
		 0.015506087771465338 0.007262386353332603 0.016616952469933746 0.03248001406282884 0.011807538365405056
		 0.026191313357311907 0.06864009495215995 1 1 0.7025693626159824 0.016173167931830608 0.030752325614731995
		 0.020835627115395283 0.03165999092567751 0.02533762063321784 0.1533893025367457 0.03304267748707085
		 0.9999994186625702 0.9999914321482998 0.031105612309547892 0.019449267956533425 0.15289052317862684
		 0.011708384907451784 0.5190874658154352 0.07412330614895923 0.01122592281300585 0.031000190105022207
		 0.06560848819853153 1 1 0.9003842941859989 0.015500940996291823 0.034179877386845914 0.015997720025644247
		 0.026216847834579327 0.017672463953326063 0.051719647243044176 0.02099482659238767 0.9999999378939685
		 0.9999990846607604 0.15922283340098742 0.01602925817217153 0.052599692959592256 0.01273128348991378
		 0.11796807163463269 0.009297766706964883 0.05876830612900475 0.036292726610044825 0.037665787993769184
		 0.9842724000523614 1 1;
	setAttr -s 57 ".kiy[0:56]"  -2.0212825340891883e-13 -2.694962726961213e-13 0.9966858797060479
		 0.999013632564226 0.9997362308635898 0.9998797733937935 0.9999736285245001 -0.9998619289134935
		 -0.9994723851545266 -0.9999302885890344 -0.9996569487102158 -0.9976414873916173 2.8930869201245796e-13
		 6.082024258552381e-13 0.7116152687466537 0.9998692057659585 0.9995270353868801 0.999782914758353
		 0.9994986968348613 -0.9996789509540787 -0.9881658372294049 -0.9994539416423778 0.001078273862040314
		 0.004139520502724637 0.9995161033634468 0.9998108450981891 0.9882431319883613 0.9999314545121876
		 -0.8547211257675273 0.9972490839732807 -0.9999369873432007 -0.9995193786082652 -0.9978454420782323
		 -1.3212314019557527e-13 2.320419100763762e-13 0.43509553293866465 0.9998798531964875 0.9994156972860794
		 0.9998720282886111 0.9996562793728745 -0.9998438298143458 -0.998661643445394 -0.9997795843366455
		 0.0003524373126624402 0.001353025366258256 0.9872426699265796 0.9998715231880793 0.998615677976546
		 0.9999189539261167 0.9930173886064665 -0.9999567748329239 -0.9982716494996378 -0.9993412019901954
		 -0.9992903924359569 -0.17665741562460532 5.71243376490911e-14 4.284400521302084e-14;
	setAttr -s 57 ".kox[0:56]"  1 1 0.08134652539955889 0.044404526242594645 0.022966686714961156
		 0.015506087771465338 0.007262386353332603 0.016616952469933746 0.03248001406282884 0.011807538365405056
		 0.026191313357311907 0.06864009495215995 1 1 0.7025693626159824 0.016173167931830608 0.21115784282350608
		 0.020835627115395283 0.03165999092567751 0.02533762063321784 0.1533893025367457 0.03304267748707085
		 0.9999994186625702 0.9999914321482998 0.031105612309547892 0.019449267956533425 0.15289052317862684
		 0.011708384907451784 0.5190874658154352 0.07412330614895923 0.01122592281300585 0.031000190105022207
		 0.06560848819853153 1 1 0.9003842941859989 0.015500940996291823 0.07362706877505526 0.015997720025644247
		 0.026216847834579327 0.017672463953326063 0.051719647243044176 0.02099482659238767 0.9999999378939685
		 0.9999990846607604 0.15922283340098742 0.01602925817217153 0.052599692959592256 0.01273128348991378
		 0.11796807163463269 0.009297766706964883 0.05876830612900475 0.036292726610044825 0.037665787993769184
		 0.9842724000523614 1 1;
	setAttr -s 57 ".koy[0:56]"  -2.0212825340891883e-13 -2.694962726961213e-13 0.9966858797060479
		 0.999013632564226 0.9997362308635898 0.9998797733937935 0.9999736285245001 -0.9998619289134935
		 -0.9994723851545266 -0.9999302885890344 -0.9996569487102158 -0.9976414873916173 2.8930869201245796e-13
		 6.082024258552381e-13 0.7116152687466537 0.9998692057659585 -0.9774519760142303 0.999782914758353
		 0.9994986968348613 -0.9996789509540787 -0.9881658372294049 -0.9994539416423778 0.001078273862040314
		 0.004139520502724637 0.9995161033634468 0.9998108450981891 0.9882431319883613 0.9999314545121876
		 -0.8547211257675273 0.9972490839732807 -0.9999369873432007 -0.9995193786082652 -0.9978454420782323
		 -1.3212314019557527e-13 2.320419100763762e-13 0.43509553293866465 0.9998798531964875 -0.9972858440505377
		 0.9998720282886111 0.9996562793728745 -0.9998438298143458 -0.998661643445394 -0.9997795843366455
		 0.0003524373126624402 0.001353025366258256 0.9872426699265796 0.9998715231880793 0.998615677976546
		 0.9999189539261167 0.9930173886064665 -0.9999567748329239 -0.9982716494996378 -0.9993412019901954
		 -0.9992903924359569 -0.17665741562460532 5.71243376490911e-14 4.284400521302084e-14;
createNode animCurveTL -n "knee_L_ctrl_translateY";
	rename -uid "7E44437E-F3A8-4478-8EAC-40F22E5589E3";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 75 ".ktv[0:74]"  1 -1.8436103964494706 13 -4.2438361283218455 13.999999999999998 -4.812983185038725
		 16 -6.145867307110272 19 -8.459763002675217 21 -10.422816110721428 23 -12.628201508242775 24.999999999999996 -15.103167448481692
		 27 -17.796388506514823 29 -21.500332131753098 30.999999999999996 -23.35733267932718 32 -23.730482228572956
		 35 5.224986452435267 37 21.23129519016726 38 18.911676340624766 41 10.06964923082355 43 4.4869592215124
		 46 -2.669618041576477 48 -7.740536524793946 49 -10.203735002982015 52 -18.079506903209364 54 -21.946652685996494
		 55 -21.54147144384513 57 -15.064466004821142 60 5.610773377126165 61 11.33240881714228 63 16.452880858364523
		 64 14.858441330963117 66 9.008822596565722 69 1.1005871267826492 70 -1.2261661144998044 73 -8.704627961675861
		 75 -13.706431412023115 76 -16.54800370885706 79 -22.139388164972495 81 -18.205883107697673
		 83 -5.054802260542459 85 8.369073600488427 87 16.495783935032065 89 13.548952191051079 90 10.604634825605054
		 93 2.4197294234397546 94 0.12785699731286115 96.99999999999999 -7.184118913268108 99 -12.037577906654782
		 99.99999999999999 -14.623393583294941 102.99999999999999 -21.345045503004258 105 -19.04667560428394
		 105.99999999999999 -14.707215300135331 108.99999999999999 5.4942430244479965 111 15.4634109165614
		 111.99999999999999 16.701089287761462 114 12.154203000750421 114.99999999999999 9.402714098290978
		 117.99999999999999 1.4271900003204792 119 -0.8748199834971047 122 -8.250033997937024 123.99999999999999 -13.215865991211082
		 125 -16.05642672748308 128 -21.8769351258844 130 -18.07246132807826 131 -12.125679061090906
		 134 11.057138013855159 135 15.645776951832573 137 16.954283594289265 140 12.636512614725333
		 141 10.982681866210399 144 8.173748555458658 147 6.298032668828583 149 5.0988367741925416 151 3.842928648846602
		 154 2.6114497887437125 159 1.5104404528653106 165 1.1525790355097243 166 1.1525790355097243;
	setAttr -s 75 ".ktl[16]"  no;
	setAttr -s 75 ".kix[0:74]"  0.9993562449427681 0.07784106759793764 0.06554708968140364 0.05949047517246809
		 0.0449760839946889 0.03903663192069105 0.036902913111822803 0.0471628048916535 0.02139434274581041
		 0.021561900784880014 0.018153316934384107 0.050692576290162175 0.002653228901018737 0.014633751207435314
		 0.010455359972865886 0.012505229970965204 0.012432388447398803 0.01642896067945595 0.016735611596070368
		 0.017683764833959083 0.01417837098124277 0.0766492324531517 0.07209179256228455 0.007065839150797458
		 0.008181809037880471 0.0075440529126875235 0.06914632828667847 0.011001228536074511 0.013629692806285693
		 0.019248545980911743 0.017792670009272864 0.016939505968695586 0.01607179054533055 0.014270071259757487
		 0.058905531172607356 0.009372436183672403 0.005313111081123294 0.008476521130866858 0.05839656316140736
		 0.008616537152485006 0.01605454814912311 0.019652924188587696 0.018679442630780425 0.016566631763637252
		 0.01762062795959455 0.015643403139701414 0.09927133642092832 0.017305847739472722 0.007561864691392368
		 0.008037198923002618 0.01551510732118286 0.1300415261112544 0.011501153945328165 0.013758688111945713
		 0.019656654714030112 0.01809953241658638 0.01712604254220973 0.016177386834621995 0.013921251225010693
		 0.8955900009057292 0.00890591004644743 0.005849552589878711 0.007515008991002398 0.017707646648940693
		 0.06700987838981409 0.02938737327262042 0.027766319774754494 0.07771798198979861 0.05662595895876734
		 0.06639224535505985 0.08402838382950228 0.12732309209588955 0.3000826608909836 0.9994357542269854
		 1;
	setAttr -s 75 ".kiy[0:74]"  0.035876115925362405 -0.9969657808546957 -0.9978494771428695 -0.9982288732368715
		 -0.9989880639269433 -0.9992377801946284 -0.9993188555230313 -0.998887215773008 -0.9997711148550326
		 -0.9997675151926787 -0.999835214965086 0.9987143048485218 0.9999964801820047 0.9998929209298357
		 -0.9999453412301282 -0.9999218065545792 -0.999922714872251 -0.9998650355177907 -0.9998599498452297
		 -0.999843630004861 -0.9998994818462095 -0.9970581202539512 0.997398001524545 0.999975036646963
		 0.9999665284402611 0.9999715432279312 -0.9976065282888193 -0.999939484654295 -0.9999071114228593
		 -0.9998147295762454 -0.9998416979171958 -0.9998565162749785 -0.9998708404332367 -0.9998981773491946
		 0.9982635615894596 0.9999560777554097 0.9999858853257078 0.9999640736494076 -0.9982934645738876
		 -0.9999628769546897 -0.9998711174365063 -0.9998068626343978 -0.9998255239905628 -0.9998627639391358
		 -0.9998447446830481 -0.9998776344824444 -0.995060401063776 0.9998502426033702 0.999971408692463
		 0.9999677011951297 0.9998796334783563 -0.991508548367918 -0.9999338595416828 -0.999905344770913
		 -0.999806789297539 -0.9998361900463001 -0.999853338578635 -0.9998691375151065 -0.9999030946868452
		 0.4448803774922825 0.9999603415967278 0.9999828912208939 0.999971761921238 0.9998432073331079
		 0.9977523120485275 -0.9995680978763457 -0.9996144414153718 -0.9969753834851858 -0.998395463116695
		 -0.9977936007795968 -0.996463361449382 -0.9918612958570072 -0.953913201833682 -0.03358828922015664
		 0;
	setAttr -s 75 ".kox[0:74]"  0.9993562449427681 0.07784106759793764 0.06554708968140364 0.05949047517246809
		 0.0449760839946889 0.03903663192069105 0.036902913111822803 0.0471628048916535 0.02139434274581041
		 0.021561900784880014 0.018153316934384107 0.050692576290162175 0.002653228901018737 0.014633751207435314
		 0.010455359972865886 0.012505229970965204 0.017067100729892586 0.01642896067945595 0.016735611596070368
		 0.017683764833959083 0.01417837098124277 0.0766492324531517 0.07209179256228455 0.007065839150797458
		 0.008181809037880471 0.0075440529126875235 0.06914632828667847 0.011001228536074511 0.013629692806285693
		 0.019248545980911743 0.017792670009272864 0.016939505968695586 0.01607179054533055 0.014270071259757487
		 0.058905531172607356 0.009372436183672403 0.005313111081123294 0.008476521130866858 0.05839656316140736
		 0.008616537152485006 0.01605454814912311 0.019652924188587696 0.018679442630780425 0.016566631763637252
		 0.01762062795959455 0.015643403139701414 0.09927133642092832 0.017305847739472722 0.007561864691392368
		 0.008037198923002618 0.01551510732118286 0.1300415261112544 0.011501153945328165 0.013758688111945713
		 0.019656654714030112 0.01809953241658638 0.01712604254220973 0.016177386834621995 0.013921251225010693
		 0.8955900009057292 0.00890591004644743 0.005849552589878711 0.007515008991002398 0.017707646648940693
		 0.06700987838981409 0.02938737327262042 0.027766319774754494 0.07771798198979861 0.05662595895876734
		 0.06639224535505985 0.08402838382950228 0.12732309209588955 0.3000826608909836 0.9994357542269854
		 1;
	setAttr -s 75 ".koy[0:74]"  0.035876115925362405 -0.9969657808546957 -0.9978494771428695 -0.9982288732368715
		 -0.9989880639269433 -0.9992377801946284 -0.9993188555230313 -0.998887215773008 -0.9997711148550326
		 -0.9997675151926787 -0.999835214965086 0.9987143048485218 0.9999964801820047 0.9998929209298357
		 -0.9999453412301282 -0.9999218065545792 -0.9998543464288565 -0.9998650355177907 -0.9998599498452297
		 -0.999843630004861 -0.9998994818462095 -0.9970581202539512 0.997398001524545 0.999975036646963
		 0.9999665284402611 0.9999715432279312 -0.9976065282888193 -0.999939484654295 -0.9999071114228593
		 -0.9998147295762454 -0.9998416979171958 -0.9998565162749785 -0.9998708404332367 -0.9998981773491946
		 0.9982635615894596 0.9999560777554097 0.9999858853257078 0.9999640736494076 -0.9982934645738876
		 -0.9999628769546897 -0.9998711174365063 -0.9998068626343978 -0.9998255239905628 -0.9998627639391358
		 -0.9998447446830481 -0.9998776344824444 -0.995060401063776 0.9998502426033702 0.999971408692463
		 0.9999677011951297 0.9998796334783563 -0.991508548367918 -0.9999338595416828 -0.999905344770913
		 -0.999806789297539 -0.9998361900463001 -0.999853338578635 -0.9998691375151065 -0.9999030946868452
		 0.4448803774922825 0.9999603415967278 0.9999828912208939 0.999971761921238 0.9998432073331079
		 0.9977523120485275 -0.9995680978763457 -0.9996144414153718 -0.9969753834851858 -0.998395463116695
		 -0.9977936007795968 -0.996463361449382 -0.9918612958570072 -0.953913201833682 -0.03358828922015664
		 0;
createNode animCurveTL -n "foot_R_ctrl_translateY";
	rename -uid "D77159A6-182D-443A-8997-58187A3D0F76";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 68 ".ktv[0:67]"  1 0 12 3.594635231429777e-05 13.999999999999998 0.10736611091288495
		 15 0.31040991425611075 18 1.6615067850631773 19 2.267630509890439 22 8.88566678603065 23 8.213223880078445
		 24 8.384616823231834 27 1.9628051780789546 27.999999999999996 0.5031406735639337 30 0 36 0
		 38 0.8899876025837923 39 2.707665571861628 42 8.750215922680194 43 8.845245499842424 46 14.76800762114756
		 48 6.7310075446312 49 3.5701904325814047 49.99999999999999 2.945197967293873 52.99999999999999 0.09542142759465566
		 54 0 60 0 61.99999999999999 0.3098349988826028 64 3.3417034308575007 66 7.944690299221471 69 13.32813289021798
		 70 13.81647501705313 73 4.744249886075708 74 3.2080257366667704 76 2.040738406245807 78 0.00037949607066600777
		 79 0 85 0 87 0.635368633199918 88 2.0390234545870447 91 8.35580005454948 92 9.411651549914154
		 94 13.50574312189502 96.99999999999999 6.598836343733308 98 3.780713966870956 99.99999999999999 2.519151755842535
		 102 0.12820241085809592 102.99999999999999 0 108.99999999999999 0 111 0.26309381350323235 111.99999999999999 1.2605641988830252
		 114.99999999999999 7.810227980011342 116 8.851832868700434 117.99999999999999 13.187656719532363
		 119 13.83862988379132 122 4.91730364438201 123 3.2524270313581036 125 2.07269369907739 126.99999999999999 0.0013940746302472107
		 128 0 134 0 136 0.35443109928650074 137 1.1797270084990101 140 6.023728999031575 143 10.261647197965981
		 145 12.790681777055365 146 12.795821943150283 149 5.009610035447637 151 0.020712383062389428
		 152 6.217248937900877e-15 166 0;
	setAttr -s 68 ".ktl[26:64]"  no yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes
		 yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes no;
	setAttr -s 68 ".kix[0:67]"  0.9999999891113832 0.999999856084517 0.27720513550220877 0.15704121555056985
		 0.06970572844353598 0.3813522771334061 0.04427391581937486 0.1640637675047716 0.07198204238176803
		 0.07280315239978724 0.04137186505751056 1 1 0.031013912932351253 0.018574154479774764 0.13990720824471645
		 0.012074175146392044 0.035213486236129424 0.005036066318724393 0.02200669374601741 0.4216436796464039
		 0.040394093479734126 1 1 0.07080157590345387 0.017551467577440225 0.025074912559181987 0.012328132175541703
		 0.03180323935405706 0.011595594707949613 0.061843830363765756 0.02773787137158129 0.20245967092302428
		 1 1 0.041673658270880314 0.02361355835683726 0.03799593270876169 0.021228443329924462 0.0751617077975379
		 0.006784497744613134 0.030834121096085514 0.05933774730885702 0.04006769127859881 1 1 0.08163121353894782
		 0.031248977207731378 0.02347145863977416 0.06858179166765824 0.013015424187498898 0.033151813055124435
		 0.010165589447846263 0.06089735388141094 0.028434679890655356 0.41084208451713516 1 1 0.07299594803308608
		 0.039132715926342376 0.025389928901721398 0.02613401916362357 0.035197814011439954 0.022509558374473892
		 0.017138118477665408 0.09203931731317248 1 1;
	setAttr -s 68 ".kiy[0:67]"  0.0001475711136039701 0.0005364987842524342 0.9608107580846512
		 0.9875920496937992 0.9975675974199223 0.9244297922098605 -0.9990194294296878 -0.9864497352587916
		 0.9974059281829787 0.99734632951681 -0.9991438178669091 1.4935775696470204e-11 -4.383500861480498e-12
		 0.9995189528991557 0.9998274855120565 -0.9901646191826738 0.9999271044903895 -0.9993798128775155
		 -0.9999873189376122 -0.9997578233904294 0.906761604510381 -0.9991838255355969 2.693981822207227e-11
		 3.724461544567456e-11 0.9974904194274687 0.9998459611289522 0.9996855749485183 0.9999240056909637
		 0.9994941490406978 -0.9999327688316695 -0.9980858383154917 -0.9996152312223807 0.9792906012260818
		 -2.1393199921882703e-11 -2.8393979138162396e-11 0.9991312757622602 0.9997211610552856 0.9992778938301353
		 0.9997746512058546 0.9971713582333568 -0.9999769850303323 -0.999524515445335 -0.9982379634858164
		 -0.9991969676273056 -1.3525556029542878e-11 -1.5964450199455524e-11 0.9966626033799797 0.9995116314598199
		 0.9997245073665653 0.9976454970838358 0.9999152957792072 0.9994503275756921 -0.9999483290606459
		 -0.9981440338399274 -0.9995956527414052 0.9117065216338069 -1.232971583340411e-11 -1.6346145604657998e-11
		 0.997332237306481 0.9992340219108976 0.999677623791973 0.999658448192359 0.9993803649706232
		 -0.9997466277921552 -0.9998531316623684 -0.9957553736076572 -1.1704252056886012e-13 -5.315257147128468e-14;
	setAttr -s 68 ".kox[0:67]"  0.9999999891113832 0.999999856084517 0.27720513550220877 0.15704121555056985
		 0.06970572844353598 0.3813522771334061 0.04427391581937486 0.1640637675047716 0.07198204238176803
		 0.07280315239978724 0.04137186505751056 1 1 0.031013912932351253 0.018574154479774764 0.13990720824471645
		 0.012074175146392044 0.035213486236129424 0.005036066318724393 0.02200669374601741 0.4216436796464039
		 0.040394093479734126 1 1 0.07080157590345387 0.017551467577440225 0.055410762721056134 0.012328132175541703
		 0.03180323935405706 0.011595594707949613 0.061843830363765756 0.02773787137158129 0.20245967092302428
		 1 1 0.041673658270880314 0.02361355835683726 0.03799593270876169 0.021228443329924462 0.0751617077975379
		 0.006784497744613134 0.030834121096085514 0.05933774730885702 0.04006769127859881 1 1 0.08163121353894782
		 0.031248977207731378 0.02347145863977416 0.06858179166765824 0.013015424187498898 0.033151813055124435
		 0.010165589447846263 0.06089735388141094 0.028434679890655356 0.41084208451713516 1 1 0.07299594803308608
		 0.039132715926342376 0.025389928901721398 0.02613401916362357 0.035197814011439954 0.022509558374473892
		 0.00940388530904407 0.09203931731317248 1 1;
	setAttr -s 68 ".koy[0:67]"  0.0001475711136039701 0.0005364987842524342 0.9608107580846512
		 0.9875920496937992 0.9975675974199223 0.9244297922098605 -0.9990194294296878 -0.9864497352587916
		 0.9974059281829787 0.99734632951681 -0.9991438178669091 1.4935775696470204e-11 -4.383500861480498e-12
		 0.9995189528991557 0.9998274855120565 -0.9901646191826738 0.9999271044903895 -0.9993798128775155
		 -0.9999873189376122 -0.9997578233904294 0.906761604510381 -0.9991838255355969 2.693981822207227e-11
		 3.724461544567456e-11 0.9974904194274687 0.9998459611289522 0.998463643491675 0.9999240056909637
		 0.9994941490406978 -0.9999327688316695 -0.9980858383154917 -0.9996152312223807 0.9792906012260818
		 -2.1393199921882703e-11 -2.8393979138162396e-11 0.9991312757622602 0.9997211610552856 0.9992778938301353
		 0.9997746512058546 0.9971713582333568 -0.9999769850303323 -0.999524515445335 -0.9982379634858164
		 -0.9991969676273056 -1.3525556029542878e-11 -1.5964450199455524e-11 0.9966626033799797 0.9995116314598199
		 0.9997245073665653 0.9976454970838358 0.9999152957792072 0.9994503275756921 -0.9999483290606459
		 -0.9981440338399274 -0.9995956527414052 0.9117065216338069 -1.232971583340411e-11 -1.6346145604657998e-11
		 0.997332237306481 0.9992340219108976 0.999677623791973 0.999658448192359 0.9993803649706232
		 -0.9997466277921552 -0.9999557824929531 -0.9957553736076572 -1.1704252056886012e-13 -5.315257147128468e-14;
createNode animCurveTL -n "knee_R_ctrl_translateY";
	rename -uid "28513B6E-5873-4D1B-9729-C1517F6A8084";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 74 ".ktv[0:73]"  1 -1.8430966121230554 12 -3.783292954504333 13.999999999999998 -4.822728127178465
		 15 -5.394068905001966 19 -8.085596883476093 20 -8.509855318518774 23 7.715167057415037 24.999999999999996 19.01072493539982
		 27.999999999999996 10.676357221259423 29 7.91687266522306 32 -0.12815345061458316 34 -4.136596510100198
		 35 -6.1972185783489095 37 -11.024353269978562 39 -15.796356679391579 42 -20.772579239247 44 -16.443568648971443
		 45 -11.270825319153765 48 7.47665731067508 49 12.780427561901554 51 16.420369779331807 54 8.396949626184295
		 55 5.467483836672137 58 -1.721011367828396 60 -6.7125676677118165 63 -14.211241382443184 64 -17.056281991977556
		 67 -21.512593643133926 69 -16.280910301457837 70 -9.894808721843745 73 9.931824208586491 75 16.59282408269607
		 77 12.673793520928115 78 9.83225681393187 81 1.8181523878841617 82 -0.4750682291871371 85 -7.8925799722985985
		 87 -12.920843932157275 88 -15.6522983921448 91 -21.893934199315 93 -18.998668067262447 94 -13.93361092223816
		 96.99999999999999 6.500556315877226 98 12.082001633045195 99.99999999999999 16.04674051481028
		 102.99999999999999 8.109100422637482 104 5.199515044378636 105.99999999999999 0.3863557778770925
		 108.99999999999999 -6.965831000846634 111 -11.883475608051398 113 -17.264485200474752 114.99999999999999 -21.80445859695277
		 116 -21.9317967687673 119 -10.697984992751422 120.99999999999999 3.9182360459773946 123 14.721856576986681
		 123.99999999999999 16.68284724473942 125 15.742679035352907 128 7.468231779926626 130 2.4589096859590285
		 131 0.3515042995905304 133 -3.801299510874749 136 -11.273333966251933 137 -15.01620220537076
		 140 -22.4219033094818 142 -19.39046025261356 143 -15.736962701884963 146 -1.2095492288099834
		 147 1.0157321351172541 149 5.030928736043116 152 3.4005422373933314 153 3.004274254957153 165 1.1597111954433217
		 166 1.1597111954433217;
	setAttr -s 74 ".ktl[7]"  no;
	setAttr -s 74 ".kix[0:73]"  0.9997421668154262 0.08791249140548417 0.07501360921358774 0.0719910358281995
		 0.0412073352588241 0.36514026995326837 0.0051691489639891855 0.02374312756492682 0.01305447397582375
		 0.014400351707166597 0.01967313549772394 0.023653782913276557 0.0207072016949523 0.019469696408116393
		 0.015292369024498705 0.043473389357705845 0.010490475477819151 0.007159542545217636 0.010215171109577169
		 0.008217491946299787 0.031480698016563724 0.018976074769415183 0.015131168551750975 0.017047826124915937
		 0.016149410305044767 0.01544000584875414 0.014335157570356737 0.03908408156406452 0.00710665324419445
		 0.0053498793450340535 0.00805895333728446 0.062248085879169746 0.009421744048408506 0.014427170624706385
		 0.020339764482089275 0.01822348341697919 0.01678803213894007 0.016593365667296495 0.014690989214017142
		 0.5250958639184454 0.012486011563368609 0.0065353917385190825 0.008769340814093021 0.00819356322180744
		 0.04063585948256533 0.019397258966286433 0.015362117190786792 0.018357454366307917 0.016468050692439198
		 0.017013750191904837 0.013906684468843177 0.033479990062587416 0.146828813175639 0.005304870172562141
		 0.006286300500698314 0.00874309526353797 0.08136287047813327 0.01449949268486103 0.01502990627160669
		 0.021150861677956805 0.020122809296367974 0.019108324818910297 0.012670630303615827 0.008336873814935464
		 0.08192057913873028 0.015478786574735526 0.008862177576132462 0.01532598966396508 0.056444267934996364
		 0.34688524779778285 0.2456171329549402 0.11191387054212379 0.9992068388719336 1;
	setAttr -s 74 ".kiy[0:73]"  0.022706824771349166 -0.9961282015156888 -0.9971825100916839 -0.997405279091896
		 -0.9991506170347226 0.9309525139653765 0.9999866398602474 -0.999718092210717 -0.9999147867239561
		 -0.9998963095595013 -0.9998064651419734 -0.9997202101357616 -0.9997855829116383 -0.9998104474958119
		 -0.999883064887899 0.9990545853044033 0.9999449734481639 0.9999743701468269 0.9999478237784218
		 0.9999662358430471 -0.9995043599966885 -0.9998199380820255 -0.9998855173159867 -0.9998546752525662
		 -0.9998695897699856 -0.9998807960048991 -0.9998972463495601 0.9992359253791337 0.9999747474209869
		 0.9999856892930987 0.999967526108277 -0.9980607074744399 -0.9999556143845016 -0.9998959229578674
		 -0.9997931255918961 -0.9998339385378708 -0.9998590710579677 -0.9998623206301112 -0.9998920815947656
		 -0.8510430856870534 0.9999220467192627 0.9999786440993748 0.9999615485915877 0.9999664321974664
		 -0.9991740223425113 -0.9998118554731159 -0.9998819957152026 -0.999831487736403 -0.9998643924584929
		 -0.9998552556767443 -0.9999032973878444 -0.9994393879897915 0.9891619177978059 0.9999859290772307
		 0.9999802410177987 0.9999617784121615 0.9966845455346233 -0.9998948768305004 -0.9998870445792698
		 -0.9997762955032891 -0.99979751577308 -0.9998174192934502 -0.9999197243417639 -0.9999652476636345
		 0.9966388607281853 0.9998801964066364 0.9999607301332433 0.9998825501231733 0.9984057514944925
		 -0.9379075779949061 -0.9693669191792111 -0.9937179104656818 -0.039820762819887674 0;
	setAttr -s 74 ".kox[0:73]"  0.9997421668154262 0.08791249140548417 0.07501360921358774 0.0719910358281995
		 0.0412073352588241 0.36514026995326837 0.0051691489639891855 0.010467415746222177 0.01305447397582375
		 0.014400351707166597 0.01967313549772394 0.023653782913276557 0.0207072016949523 0.019469696408116393
		 0.015292369024498705 0.043473389357705845 0.010490475477819151 0.007159542545217636 0.010215171109577169
		 0.008217491946299787 0.031480698016563724 0.018976074769415183 0.015131168551750975 0.017047826124915937
		 0.016149410305044767 0.01544000584875414 0.014335157570356737 0.03908408156406452 0.00710665324419445
		 0.0053498793450340535 0.00805895333728446 0.062248085879169746 0.009421744048408506 0.014427170624706385
		 0.020339764482089275 0.01822348341697919 0.01678803213894007 0.016593365667296495 0.014690989214017142
		 0.5250958639184454 0.012486011563368609 0.0065353917385190825 0.008769340814093021 0.00819356322180744
		 0.04063585948256533 0.019397258966286433 0.015362117190786792 0.018357454366307917 0.016468050692439198
		 0.017013750191904837 0.013906684468843177 0.033479990062587416 0.146828813175639 0.005304870172562141
		 0.006286300500698314 0.00874309526353797 0.08136287047813327 0.01449949268486103 0.01502990627160669
		 0.021150861677956805 0.020122809296367974 0.019108324818910297 0.012670630303615827 0.008336873814935464
		 0.08192057913873028 0.015478786574735526 0.008862177576132462 0.01532598966396508 0.056444267934996364
		 0.34688524779778285 0.2456171329549402 0.11191387054212379 0.9992068388719336 1;
	setAttr -s 74 ".koy[0:73]"  0.022706824771349166 -0.9961282015156888 -0.9971825100916839 -0.997405279091896
		 -0.9991506170347226 0.9309525139653765 0.9999866398602474 -0.9999452151031054 -0.9999147867239561
		 -0.9998963095595013 -0.9998064651419734 -0.9997202101357616 -0.9997855829116383 -0.9998104474958119
		 -0.999883064887899 0.9990545853044033 0.9999449734481639 0.9999743701468269 0.9999478237784218
		 0.9999662358430471 -0.9995043599966885 -0.9998199380820255 -0.9998855173159867 -0.9998546752525662
		 -0.9998695897699856 -0.9998807960048991 -0.9998972463495601 0.9992359253791337 0.9999747474209869
		 0.9999856892930987 0.999967526108277 -0.9980607074744399 -0.9999556143845016 -0.9998959229578674
		 -0.9997931255918961 -0.9998339385378708 -0.9998590710579677 -0.9998623206301112 -0.9998920815947656
		 -0.8510430856870534 0.9999220467192627 0.9999786440993748 0.9999615485915877 0.9999664321974664
		 -0.9991740223425113 -0.9998118554731159 -0.9998819957152026 -0.999831487736403 -0.9998643924584929
		 -0.9998552556767443 -0.9999032973878444 -0.9994393879897915 0.9891619177978059 0.9999859290772307
		 0.9999802410177987 0.9999617784121615 0.9966845455346233 -0.9998948768305004 -0.9998870445792698
		 -0.9997762955032891 -0.99979751577308 -0.9998174192934502 -0.9999197243417639 -0.9999652476636345
		 0.9966388607281853 0.9998801964066364 0.9999607301332433 0.9998825501231733 0.9984057514944925
		 -0.9379075779949061 -0.9693669191792111 -0.9937179104656818 -0.039820762819887674 0;
createNode animCurveTL -n "hand_L_ctrl_translateY";
	rename -uid "B9B8D2FD-9116-4764-9D7C-DDE8728C102B";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 76 ".ktv[0:75]"  1 -59.02079619163993 10 -58.13539882721827 12 -58.08508030893371
		 15 -58.36313677767447 16 -58.38787362969269 19 -58.07063046813195 21 -57.943225932304 23 -57.40529791880441
		 24.999999999999996 -57.18645528625977 26 -56.944512721703134 29 -57.76944287978766 30 -57.82989466277928
		 33 -58.65217768657362 35 -59.502340642106304 37 -59.82147614495135 38 -59.79988517904043 41 -61.3744527280122
		 42 -61.776190488323564 45 -60.812706317992465 47 -59.066144595721525 48 -57.6850712151129 51 -55.410185399110134
		 52.99999999999999 -56.51451807562454 55 -57.32352801328477 57 -58.3342600766067 58.99999999999999 -59.33215438545486
		 61 -59.314409848434025 64 -60.33548882950076 66 -61.630945343736855 69 -60.92654261657054 71 -59.36224924707757
		 72 -58.18557598030779 75 -55.4146274699891 77 -56.20348961112161 79 -57.55904944068999 81 -58.26691653838374
		 82 -58.92873560250909 84 -59.70040476677961 85 -59.6048718883488 88 -60.32962760882344 90 -61.48536059675385
		 91 -61.84123696662721 94 -60.62655632326616 96.99999999999999 -57.488600305738046 98 -56.32473798186844
		 99.99999999999999 -55.31535852336634 104 -57.491308098336646 105 -57.869588729691614 108 -59.58110217288696
		 110 -59.52915275229617 111.99999999999999 -60.033802378082456 113 -60.45658696245502 116 -61.71894449739703
		 117 -61.41385678111814 120 -59.349192426958595 122 -56.848146175985505 123.99999999999999 -55.33524923433656
		 126.99999999999999 -57.087665109791715 128 -57.73792938444595 130 -58.48233006719492 132 -58.99488028033936
		 134 -58.814619439733534 137 -61.43990541688731 139 -64.32122026662353 140 -63.88248719637069
		 142 -62.01292135328822 144 -61.47078916814573 146 -61.68375544436644 149 -61.492524225321986
		 151 -60.580234574210124 152 -60.07684550851374 153 -59.66702944570032 155 -59.206568883997804
		 159 -59.002099294500894 165 -59.15724762381868 166 -59.15724762381868;
	setAttr -s 76 ".ktl[26:28]"  no yes no;
	setAttr -s 76 ".kix[0:75]"  0.999928734784421 0.5527488025718297 0.9261168947480745 0.2454573929189751
		 0.5192541508658782 0.7089636134835353 0.29027729729136276 0.17463761470573422 0.10230735253660732
		 0.6200850211421441 0.07693114921186463 0.17382139507920363 0.10078168876262848 0.11053290392954068
		 0.5879450193267689 0.6928864113804447 0.04475062105069672 0.12240347882819429 0.061475434911438635
		 0.034884522627504536 0.030484824945597695 0.7707284049989304 0.04278613133411578 0.21552746930762803
		 0.11178565273290915 0.43144995435320477 0.5128231574115505 0.0804331876557631 0.07537549746712673
		 0.09309496009841657 0.05029357343326166 0.03039661862415545 0.19200633493901378 0.04394811936179068
		 0.2807274810597511 0.06845737139790352 0.05995431937055536 0.7489073868696965 0.980903696920378
		 0.10358207664933793 0.05887950135135069 0.1690209592200886 0.057427076131670814 0.02835538887303327
		 0.03610105889305909 0.6809299366629598 0.11761367097437937 0.06576197209230482 0.16455206634437575
		 0.2510801384295632 0.09837670912515402 0.12997058320209837 0.074469000517701 0.14712007513027472
		 0.04289169798343316 0.03403172916453136 0.18025342053052762 0.04413910562844864 0.0971364458174147
		 0.0845752165686686 0.20860080000876705 0.895860131666204 0.0197007086116295 0.09057158321259239
		 0.03043471010180023 0.060327506680504815 0.47103824903739144 0.8687466285654241 0.22886206932721295
		 0.13451812296241916 0.09087609634465506 0.11627737252208836 0.2997449660422912 0.978978024068472
		 0.9974719608364386 1;
	setAttr -s 76 ".kiy[0:75]"  0.011938398235395076 0.8333479232921915 -0.3772366594886877 -0.9694073799293154
		 0.8546198726969528 0.7052450600722904 0.9569425743884645 0.9846327759778726 0.9947528364457929
		 0.7845346178181984 -0.9970364077008129 0.9847771944012105 -0.9949085642460582 -0.9938724652332929
		 -0.8089008927234815 -0.721046753632751 -0.9989981891452941 0.9924804221599315 0.9981085967480942
		 0.9993913498130006 0.9995352297183108 -0.6371638138876099 -0.9990842541875333 0.9764977777618592
		 -0.993732342154102 0.9021368725911926 0.8584942686019797 -0.9967600023694434 -0.9971552208064616
		 0.9956572343955897 0.9987344774620094 0.9995379160273098 0.9813936862153165 -0.999033814645211
		 0.9597875188695918 -0.9976540423920957 -0.9982011218130409 -0.662674675758779 0.1944940548395632
		 -0.9946209093906134 -0.9982650972164739 0.9856124569750125 0.9983497037245853 0.9995979051207837
		 0.9993481443154832 0.7323485654769712 0.9930594264191497 -0.9978353386338504 -0.986368398450496
		 -0.9679663031770225 -0.9951492466468057 -0.9915178503194516 0.9972233290301098 0.9891186397463464
		 0.9990797276714698 0.9994207529414586 0.983620203323948 -0.9990253947494631 -0.9952710740767866
		 -0.9964170977770116 -0.9780008723082523 -0.4443361615837849 -0.9998059222070049 0.9958899478930212
		 0.999536756913431 0.9981786372877922 0.8821127864076047 0.49525679738516354 0.9734588605705257
		 0.9909111335506668 0.9958622068906706 0.9932167802848275 0.9540193684261896 -0.20396575298561812
		 -0.07106115215158292 0;
	setAttr -s 76 ".kox[0:75]"  0.999928734784421 0.5527488025718297 0.9261168947480745 0.2454573929189751
		 0.5192541508658782 0.7089636134835353 0.29027729729136276 0.17463761470573422 0.10230735253660732
		 0.6200850211421441 0.07693114921186463 0.17382139507920363 0.10078168876262848 0.11053290392954068
		 0.5879450193267689 0.6928864113804447 0.04475062105069672 0.12240347882819429 0.061475434911438635
		 0.034884522627504536 0.030484824945597695 0.7707284049989304 0.04278613133411578 0.21552746930762803
		 0.11178565273290915 0.43144995435320477 0.3057967064919106 0.0804331876557631 0.28311456668567136
		 0.09309496009841657 0.05029357343326166 0.03039661862415545 0.19200633493901378 0.04394811936179068
		 0.2807274810597511 0.06845737139790352 0.05995431937055536 0.7489073868696965 0.980903696920378
		 0.10358207664933793 0.05887950135135069 0.1690209592200886 0.057427076131670814 0.02835538887303327
		 0.03610105889305909 0.6809299366629598 0.11761367097437937 0.06576197209230482 0.16455206634437575
		 0.2510801384295632 0.09837670912515402 0.12997058320209837 0.074469000517701 0.14712007513027472
		 0.04289169798343316 0.03403172916453136 0.18025342053052762 0.04413910562844864 0.0971364458174147
		 0.0845752165686686 0.20860080000876705 0.895860131666204 0.0197007086116295 0.09057158321259239
		 0.03043471010180023 0.060327506680504815 0.47103824903739144 0.8687466285654241 0.22886206932721295
		 0.13451812296241916 0.09087609634465506 0.11627737252208836 0.2997449660422912 0.978978024068472
		 0.9974719608364386 1;
	setAttr -s 76 ".koy[0:75]"  0.011938398235395076 0.8333479232921915 -0.3772366594886877 -0.9694073799293154
		 0.8546198726969528 0.7052450600722904 0.9569425743884645 0.9846327759778726 0.9947528364457929
		 0.7845346178181984 -0.9970364077008129 0.9847771944012105 -0.9949085642460582 -0.9938724652332929
		 -0.8089008927234815 -0.721046753632751 -0.9989981891452941 0.9924804221599315 0.9981085967480942
		 0.9993913498130006 0.9995352297183108 -0.6371638138876099 -0.9990842541875333 0.9764977777618592
		 -0.993732342154102 0.9021368725911926 -0.9520968303164864 -0.9967600023694434 -0.9590860973501725
		 0.9956572343955897 0.9987344774620094 0.9995379160273098 0.9813936862153165 -0.999033814645211
		 0.9597875188695918 -0.9976540423920957 -0.9982011218130409 -0.662674675758779 0.1944940548395632
		 -0.9946209093906134 -0.9982650972164739 0.9856124569750125 0.9983497037245853 0.9995979051207837
		 0.9993481443154832 0.7323485654769712 0.9930594264191497 -0.9978353386338504 -0.986368398450496
		 -0.9679663031770225 -0.9951492466468057 -0.9915178503194516 0.9972233290301098 0.9891186397463464
		 0.9990797276714698 0.9994207529414586 0.983620203323948 -0.9990253947494631 -0.9952710740767866
		 -0.9964170977770116 -0.9780008723082523 -0.4443361615837849 -0.9998059222070049 0.9958899478930212
		 0.999536756913431 0.9981786372877922 0.8821127864076047 0.49525679738516354 0.9734588605705257
		 0.9909111335506668 0.9958622068906706 0.9932167802848275 0.9540193684261896 -0.20396575298561812
		 -0.07106115215158292 0;
createNode animCurveTL -n "elbow_L_ctrl_translateY";
	rename -uid "27065C8F-4585-4897-B541-EB14596D276C";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 79 ".ktv[0:78]"  1 -36.09580865290691 6.999999999999999 -35.52828256751387 9 -35.33066095256905
		 10 -35.29160295499767 15 -36.35325194824365 16 -36.82428504605976 19 -39.00816197942751 21 -41.88276422613761
		 24 -46.02230550496668 24.999999999999996 -46.59576867212394 27.999999999999996 -45.31873773467407
		 29 -44.65128981933448 30.999999999999996 -41.769856568167555 34 -37.52108906640052 36 -34.86577384841193
		 38 -32.622947263261736 39 -32.30140331822692 42 -34.62635288503874 43 -35.43689920421471 45 -38.307225121941045
		 48 -44.051702356731866 49 -45.78441333777751 52 -48.00460179561975 54 -45.99620807226938 55 -43.64557465011487
		 58 -38.5560466952505 58.99999999999999 -37.104155025760065 61.99999999999999 -32.82226457562717
		 64 -32.25658742648224 66 -33.99202821333138 67 -34.8414082146423 70 -38.883336980180474 71 -40.83937434473812
		 74 -46.33379221853201 76 -48.05738189264484 78 -47.15636180987019 79 -45.23508853339595 82 -39.61310780221484
		 84 -36.69186314782985 86 -33.67379019753274 88 -32.493558144237255 90 -33.60866678951395 92 -35.42511003569402
		 94 -38.05137315623546 95 -39.83086033176839 98 -45.50046868045929 99.99999999999999 -47.697188275562496
		 101 -47.855028051518616 104 -43.799194064994765 105.99999999999999 -40.23106018569899 107 -38.86251677394934
		 110 -34.16400554623908 111 -33.05682080695779 113 -32.34951143527857 116 -34.85713724340613
		 117 -35.84461190366284 119 -38.781587563694714 120 -40.71636061503082 123 -46.174099904506065
		 125 -47.845867464849036 126 -47.64859858585898 128 -44.882060881449036 131 -38.908334726506254
		 132 -37.35449696010765 135 -33.443715601141434 136 -33.17764453851048 139 -36.430928684051565
		 140 -36.1861500560658 142 -35.33905621817634 145 -37.28209247800875 146 -38.04913708192731
		 149 -39.262881825389144 151 -38.81366276937665 152 -38.307556787085986 153 -37.81886919612376
		 155 -37.13559166248774 161 -36.342092965622754 165 -36.312034810927614 166 -36.312034810927614;
	setAttr -s 79 ".kix[0:78]"  0.9996916556245081 0.3151205512935368 0.534605489347889 0.9888618668942473
		 0.07815434560356142 0.0908171432307395 0.03653646629543257 0.025045703738466468 0.03698109276886048
		 0.5431835669029927 0.07012583342875212 0.05002113578939283 0.026988699272670925 0.03139720255731202
		 0.028696188459820696 0.04740370998268991 0.16027141864598113 0.050557090771880746 0.039588757722059685
		 0.02553158306855498 0.026146752708538324 0.02519679740977298 0.14561928243688355 0.02080083358585806
		 0.017255190146890108 0.02970293774893317 0.024551518514177955 0.057017509879824325 0.10930957907671109
		 0.03172056307936143 0.04991098570317925 0.02396308382531384 0.02051888006581777 0.027402015084491485
		 0.14016550528253727 0.036890894649120126 0.01592813693577501 0.03074148459290646 0.024737167447055758
		 0.04669895959278374 0.33611482836908807 0.030965127033677733 0.04320391641012242 0.026460219130689588
		 0.020163718096726003 0.02461087300058355 0.07678239419066661 0.3866165074852712 0.014912511255826441
		 0.022776186053928952 0.036563822824896695 0.02982652689711608 0.040114804368056665 0.6631804878514096
		 0.08226373063083009 0.034741636499050245 0.02400250232636458 0.02030528404869543 0.027696323982392395
		 0.14793851086604318 0.06606148437189834 0.017954999252079846 0.026216300727667854 0.029001512111343445
		 0.06726122946960639 0.1889208819574611 0.11271954808870956 0.04183777843044404 0.2950818677131479
		 0.04746106250566263 0.07609883359125533 0.19606138055956807 0.17430629475261727 0.08347709206828594
		 0.09172060148287679 0.16006765351753927 0.8387547842857053 0.9562224334896772 1;
	setAttr -s 79 ".kiy[0:78]"  -0.02483130433001839 0.9490516519939564 0.8451017517193442 0.14883617907761582
		 -0.996941271220767 -0.9958675848200942 -0.9993323204173088 -0.9996863071605236 -0.9993159654371689
		 0.8396139664432352 0.9975381533986171 0.9987481594347692 0.9996357387126421 0.9995069863045356
		 0.9995881795859125 0.9988758122408796 0.9870729822891541 -0.9987211725865652 -0.9992160578483634
		 -0.9996740160002227 -0.9996581152187975 -0.9996825103002908 0.989340701974081 0.9997836392550807
		 0.9998511181235907 0.9995587704027628 0.9996985660381073 0.9983731785094709 -0.9940077544577166
		 -0.9994967763219291 -0.9987536700839388 -0.9997128440775286 -0.9997894656180593 -0.9996244942823826
		 -0.9901280882435822 0.9993192992692513 0.9998731391800437 0.9995273688724206 0.9996939894521205
		 0.9989090084552003 -0.9418210138611361 -0.9995204654772148 -0.9990662748821157 -0.9996498671052559
		 -0.999796691569099 -0.9996971065928666 -0.9970478744485387 0.9222405738959283 0.9998888023215606
		 0.999740589027392 0.9993313198636524 0.9995550901742511 0.9991950772849677 -0.7484595116191433
		 -0.9966105952791682 -0.9993963271362207 -0.9997118984397819 -0.9997938264660878 -0.999616383238021
		 -0.9889965606627444 0.9978155542396507 0.9998387960075653 0.9996562937210751 0.9995793676818542
		 0.9977353992969463 0.9819923117623758 0.993626843175383 0.9991244168250545 -0.9554719730828949
		 -0.9988730888085 -0.9971002795737499 -0.9805916250167938 0.9846914824500178 0.9965096964404425
		 0.9957847815987244 0.9871060461254347 0.5445093312679223 0.2926408339433848 0;
	setAttr -s 79 ".kox[0:78]"  0.9996916556245081 0.3151205512935368 0.534605489347889 0.9888618668942473
		 0.07815434560356142 0.0908171432307395 0.03653646629543257 0.025045703738466468 0.03698109276886048
		 0.5431835669029927 0.07012583342875212 0.05002113578939283 0.026988699272670925 0.03139720255731202
		 0.028696188459820696 0.04740370998268991 0.16027141864598113 0.050557090771880746 0.039588757722059685
		 0.02553158306855498 0.026146752708538324 0.02519679740977298 0.14561928243688355 0.02080083358585806
		 0.017255190146890108 0.02970293774893317 0.024551518514177955 0.057017509879824325 0.10930957907671109
		 0.03172056307936143 0.04991098570317925 0.02396308382531384 0.02051888006581777 0.027402015084491485
		 0.14016550528253727 0.036890894649120126 0.01592813693577501 0.03074148459290646 0.024737167447055758
		 0.04669895959278374 0.33611482836908807 0.030965127033677733 0.04320391641012242 0.026460219130689588
		 0.020163718096726003 0.02461087300058355 0.07678239419066661 0.3866165074852712 0.014912511255826441
		 0.022776186053928952 0.036563822824896695 0.02982652689711608 0.040114804368056665 0.6631804878514096
		 0.08226373063083009 0.034741636499050245 0.02400250232636458 0.02030528404869543 0.027696323982392395
		 0.14793851086604318 0.06606148437189834 0.017954999252079846 0.026216300727667854 0.029001512111343445
		 0.06726122946960639 0.1889208819574611 0.11271954808870956 0.04183777843044404 0.2950818677131479
		 0.04746106250566263 0.07609883359125533 0.19606138055956807 0.17430629475261727 0.08347709206828594
		 0.09172060148287679 0.16006765351753927 0.8387547842857053 0.9562224334896772 1;
	setAttr -s 79 ".koy[0:78]"  -0.02483130433001839 0.9490516519939564 0.8451017517193442 0.14883617907761582
		 -0.996941271220767 -0.9958675848200942 -0.9993323204173088 -0.9996863071605236 -0.9993159654371689
		 0.8396139664432352 0.9975381533986171 0.9987481594347692 0.9996357387126421 0.9995069863045356
		 0.9995881795859125 0.9988758122408796 0.9870729822891541 -0.9987211725865652 -0.9992160578483634
		 -0.9996740160002227 -0.9996581152187975 -0.9996825103002908 0.989340701974081 0.9997836392550807
		 0.9998511181235907 0.9995587704027628 0.9996985660381073 0.9983731785094709 -0.9940077544577166
		 -0.9994967763219291 -0.9987536700839388 -0.9997128440775286 -0.9997894656180593 -0.9996244942823826
		 -0.9901280882435822 0.9993192992692513 0.9998731391800437 0.9995273688724206 0.9996939894521205
		 0.9989090084552003 -0.9418210138611361 -0.9995204654772148 -0.9990662748821157 -0.9996498671052559
		 -0.999796691569099 -0.9996971065928666 -0.9970478744485387 0.9222405738959283 0.9998888023215606
		 0.999740589027392 0.9993313198636524 0.9995550901742511 0.9991950772849677 -0.7484595116191433
		 -0.9966105952791682 -0.9993963271362207 -0.9997118984397819 -0.9997938264660878 -0.999616383238021
		 -0.9889965606627444 0.9978155542396507 0.9998387960075653 0.9996562937210751 0.9995793676818542
		 0.9977353992969463 0.9819923117623758 0.993626843175383 0.9991244168250545 -0.9554719730828949
		 -0.9988730888085 -0.9971002795737499 -0.9805916250167938 0.9846914824500178 0.9965096964404425
		 0.9957847815987244 0.9871060461254347 0.5445093312679223 0.2926408339433848 0;
createNode animCurveTL -n "hand_R_ctrl_translateY";
	rename -uid "871CD63B-8266-4796-98A9-D80DB13FD215";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 79 ".ktv[0:78]"  1 -59.020794165366055 9 -58.209328236943705 12 -58.03133111866461
		 15 -58.17440590063799 16 -58.178672870402224 18 -58.03413135312425 21 -59.1120210069534 24 -60.54259900070946
		 26 -60.27885286243189 27 -60.27103007047107 30 -61.12579214121598 30.999999999999996 -60.97411174868631
		 33 -60.03504627171486 36 -57.54826394518702 38 -55.56563802571965 39 -55.35135217216853 42 -57.41670221583598
		 43 -57.51266173516976 45 -58.768068130071526 47 -59.675429783623855 48 -59.53752269716776 51 -60.117554852947166
		 52 -60.56339213688801 54 -61.766010713357005 57 -60.74651349964742 58.99999999999999 -59.039893285168915
		 61 -56.53215615068119 63 -55.275162843113804 64 -55.52557338478856 66 -57.08459019493594 69 -58.209243979134115
		 70 -58.83567782643891 72 -59.37287619765836 73 -59.32255346192409 76 -60.32626377877838 77 -60.99419866198342
		 79 -62.00849863794146 82 -60.72458324182227 84 -58.839094478676486 86 -56.41243049189458 88 -55.60260640986745
		 90 -56.8777983350456 92 -57.53948839558683 94 -58.5570309573948 96 -59.369627981468795 96.99999999999999 -59.29810461484176
		 99.99999999999999 -59.96090664270916 101 -60.46432990588437 102.99999999999999 -61.81441338108412
		 105.99999999999999 -61.000845706091056 107 -60.292368402058415 108.99999999999999 -58.12696235563452
		 111.99999999999999 -55.46514760201431 114 -56.28334157545149 116 -57.33969166106381 117.99999999999999 -58.15787022831245
		 119 -58.77236629029201 120.99999999999999 -59.31456068705708 122 -59.235389387383634 126.99999999999999 -61.45276064758764
		 128 -61.79610909730383 131 -60.300426019035925 132 -59.19899589186194 134 -56.67697127375807
		 135 -55.92721011295794 138 -60.20100892586869 139 -61.57631982504623 142 -60.17197863426968
		 143 -59.938536463337456 146 -60.48377679140131 147 -60.54813906695722 149 -60.59909769862932
		 152 -59.86716298207813 153 -59.66765982695492 156 -59.173003686600595 159 -59.02304459281753
		 161 -59.05626996929327 165 -59.15816564248712 166 -59.15816564248712;
	setAttr -s 79 ".ktl[4]"  no;
	setAttr -s 79 ".kix[0:78]"  0.9998044028016361 0.3887907645421942 0.9607570164244144 0.3254757518634416
		 0.9947972613194563 0.5188866963409974 0.053412097587331654 0.1358002290625406 0.21140312290309257
		 0.3324326367924952 0.1598892789214672 0.20507044677512457 0.04557061363797601 0.04013393049566866
		 0.052409653747950695 0.5259344456669772 0.3927185388489525 0.10705568649535264 0.05515251905811269
		 0.3096898662609933 0.28498643613668345 0.12249584518089755 0.2743097678840435 0.308751561426817
		 0.06959060922550793 0.04202734786780969 0.04520606835556128 0.2985494161413373 0.377416354868583
		 0.15221921116623552 0.04915740772922399 0.06384227247819903 0.3648258376603493 0.4792528631178206
		 0.07942809911991108 0.04665684622923913 0.13606884342826794 0.05191249096920365 0.03223186612022833
		 0.05066294680340188 0.1272717779735344 0.04075822473089598 0.28442877042003545 0.0775502334466115
		 0.996486324328906 0.4375395975847031 0.10065336851867444 0.2445375937495153 0.5428695669624445
		 0.08139009873156812 0.05833599134042374 0.02966888531572292 0.2667442616268922 0.04841207961859836
		 0.14321893347043413 0.11219236371838609 0.06486055722764868 0.3838702033767016 0.6674723644268908
		 0.06131720424733963 0.8940553358373284 0.03882236423825287 0.03501977448869403 0.03473637096868906
		 0.06726233037671053 0.01481323168665002 0.0560803036190914 0.43030002434773357 0.5319492754060149
		 0.26634000940264263 0.2823471695455478 0.17374544731003913 0.16780271924486045 0.22229682711443186
		 0.3602839925397342 0.9999985268913159 0.8142019322493126 0.9983643303981442 1;
	setAttr -s 79 ".kiy[0:78]"  0.01977766766996874 0.921326077676463 0.27739133979138086 -0.9455503873136151
		 -0.10187447605415877 0.8548430243970675 -0.9985725551162125 -0.9907362402711235 0.9773989562235167
		 0.9431270020496649 0.9871349545457161 0.9787472155053372 0.9989611199504506 0.9991943092426862
		 0.9986256697051302 -0.8505251077193251 -0.9196587134607837 -0.9942530261402319 -0.9984779414897179
		 -0.9508376237482654 0.95853154941197 -0.9924690261733197 -0.9616413839074326 0.951142719741103
		 0.9975756347804524 0.9991164606947471 0.9989776831260206 -0.9543941775396927 -0.9260436788174259
		 -0.9883467568378665 -0.9987910438451792 -0.9979600013251129 0.9310757800391031 -0.8776768728828231
		 -0.9968405976234103 -0.9989109763637304 0.9906993841968882 0.9986516376001054 0.9994804184206951
		 0.9987158083364835 -0.9918678815908172 -0.9991690383097276 -0.9586971756281264 -0.9969884459171912
		 -0.08375562921658572 0.8991991439861451 -0.9949215543980561 -0.9696398121174672 0.8398170236819494
		 0.996682322421977 0.9982970059628198 0.9995597817259969 0.9637673468680727 -0.9988274478342105
		 0.9896910311281958 -0.99368650666258 -0.9978943371500405 0.9233870623739158 -0.7446345699243191
		 -0.9981183298904444 -0.44795653411999886 0.9992461278558714 0.9993866195796104 0.9993965101659729
		 0.9977353250799003 -0.9998902780640473 -0.9984262614464778 0.9026859304577312 0.8467762209669185
		 -0.9638791414857987 0.9593122931817447 0.9847905967966156 0.9858205959575153 0.9749790360078807
		 0.9328426687923471 -0.0017164542517297448 -0.5805817888303817 -0.05717222917348226 0;
	setAttr -s 79 ".kox[0:78]"  0.9998044028016361 0.3887907645421942 0.9607570164244144 0.3254757518634416
		 0.4116508360879793 0.5188866963409974 0.053412097587331654 0.1358002290625406 0.21140312290309257
		 0.3324326367924952 0.1598892789214672 0.20507044677512457 0.04557061363797601 0.04013393049566866
		 0.052409653747950695 0.5259344456669772 0.3927185388489525 0.10705568649535264 0.05515251905811269
		 0.3096898662609933 0.28498643613668345 0.12249584518089755 0.2743097678840435 0.308751561426817
		 0.06959060922550793 0.04202734786780969 0.04520606835556128 0.2985494161413373 0.377416354868583
		 0.15221921116623552 0.04915740772922399 0.06384227247819903 0.3648258376603493 0.4792528631178206
		 0.07942809911991108 0.04665684622923913 0.13606884342826794 0.05191249096920365 0.03223186612022833
		 0.05066294680340188 0.1272717779735344 0.04075822473089598 0.28442877042003545 0.0775502334466115
		 0.996486324328906 0.4375395975847031 0.10065336851867444 0.2445375937495153 0.5428695669624445
		 0.08139009873156812 0.05833599134042374 0.02966888531572292 0.2667442616268922 0.04841207961859836
		 0.14321893347043413 0.11219236371838609 0.06486055722764868 0.3838702033767016 0.6674723644268908
		 0.06131720424733963 0.8940553358373284 0.03882236423825287 0.03501977448869403 0.03473637096868906
		 0.06726233037671053 0.01481323168665002 0.0560803036190914 0.43030002434773357 0.5319492754060149
		 0.26634000940264263 0.2823471695455478 0.17374544731003913 0.16780271924486045 0.22229682711443186
		 0.3602839925397342 0.9999985268913159 0.8142019322493126 0.9983643303981442 1;
	setAttr -s 79 ".koy[0:78]"  0.01977766766996874 0.921326077676463 0.27739133979138086 -0.9455503873136151
		 0.9113416423866888 0.8548430243970675 -0.9985725551162125 -0.9907362402711235 0.9773989562235167
		 0.9431270020496649 0.9871349545457161 0.9787472155053372 0.9989611199504506 0.9991943092426862
		 0.9986256697051302 -0.8505251077193251 -0.9196587134607837 -0.9942530261402319 -0.9984779414897179
		 -0.9508376237482654 0.95853154941197 -0.9924690261733197 -0.9616413839074326 0.951142719741103
		 0.9975756347804524 0.9991164606947471 0.9989776831260206 -0.9543941775396927 -0.9260436788174259
		 -0.9883467568378665 -0.9987910438451792 -0.9979600013251129 0.9310757800391031 -0.8776768728828231
		 -0.9968405976234103 -0.9989109763637304 0.9906993841968882 0.9986516376001054 0.9994804184206951
		 0.9987158083364835 -0.9918678815908172 -0.9991690383097276 -0.9586971756281264 -0.9969884459171912
		 -0.08375562921658572 0.8991991439861451 -0.9949215543980561 -0.9696398121174672 0.8398170236819494
		 0.996682322421977 0.9982970059628198 0.9995597817259969 0.9637673468680727 -0.9988274478342105
		 0.9896910311281958 -0.99368650666258 -0.9978943371500405 0.9233870623739158 -0.7446345699243191
		 -0.9981183298904444 -0.44795653411999886 0.9992461278558714 0.9993866195796104 0.9993965101659729
		 0.9977353250799003 -0.9998902780640473 -0.9984262614464778 0.9026859304577312 0.8467762209669185
		 -0.9638791414857987 0.9593122931817447 0.9847905967966156 0.9858205959575153 0.9749790360078807
		 0.9328426687923471 -0.0017164542517297448 -0.5805817888303817 -0.05717222917348226 0;
createNode animCurveTL -n "elbow_R_ctrl_translateY";
	rename -uid "C0878FEB-301B-4035-9258-9913CF44E982";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 80 ".ktv[0:79]"  1 -36.09581955392149 6.999999999999999 -35.53294836895593 10 -35.333878437260935
		 13.999999999999998 -36.237983240817684 15 -36.75730681277568 18 -37.7175145296205 19 -37.76462755743712
		 23 -36.816081686897206 24 -36.350770542424186 26 -34.539387939291316 27.999999999999996 -33.880380026246
		 30 -35.12627980460702 30.999999999999996 -35.98205877915426 32 -37.217731690969 34 -40.45658148770612
		 37 -46.40902668867514 39 -47.628054537116356 41 -46.93748571148669 43 -43.00173701968343 45 -39.80779245251644
		 46 -38.48255759476079 48 -35.1999398724508 51 -32.30149795256922 52.99999999999999 -33.17871437310784
		 54 -34.2753846337378 57 -37.63500752872204 58 -39.37359703358939 61 -45.17237423664929 63 -47.61785033470579
		 64 -47.91066731237156 67 -44.157223051987884 69 -40.33480220366816 70 -38.915711324517986 73 -34.265427941311245
		 74 -33.09840347880284 76 -32.3049375347876 79 -34.938742987026615 81 -37.123417703221506 82 -38.68679620956543
		 85 -44.491237625556124 86 -46.19830705459604 88 -48.07603356798555 91 -45.562113835753195 92 -43.1890026225083
		 95 -38.256323341185535 96.99999999999999 -35.090923288418225 99 -32.749755947180915 99.99999999999999 -32.29800487699336
		 102.99999999999999 -34.35191124979505 104 -35.16966841357464 107 -39.48784111861471 108.99999999999999 -43.45713796252889
		 110 -45.258722867262975 113 -48.10958649573536 114.99999999999999 -46.62882913631199 116 -44.46519260499346
		 119 -38.99417152733379 120 -37.565661152149275 123 -33.116785564515936 125 -32.35748327790728
		 126 -32.825803032073736 128 -34.857422680780246 131 -38.44408156909056 133 -41.99191697291033
		 135 -45.13641232934944 137 -47.46851241652547 138 -48.407600302517395 141 -43.38238973810712
		 142 -41.63466780307803 145 -39.56909511635247 147 -39.240621779690116 148 -39.005596643637475
		 150 -38.17777186519122 153 -37.32274230557755 155 -36.93439757463254 156 -36.75626899458932
		 161 -36.32273457192312 162 -36.31187294721458 164 -36.31473951293671 166 -36.30950776192718;
	setAttr -s 80 ".kix[0:79]"  0.9994447483371507 0.3218948365731682 0.9370598009024373 0.08816057911209947
		 0.08001039179298192 0.3865141937539067 0.9915710000626713 0.08570076636841716 0.10184842908894677
		 0.052276032812168444 0.17363125850140887 0.10337808303826374 0.03981313767557634 0.029804012696825193
		 0.019588967519011912 0.036554078114381244 0.1661581037111645 0.046349928519173626 0.01855884955720657
		 0.028004180909684186 0.03736386213579476 0.024256574963628038 0.16769303655373258 0.036348628534321116
		 0.06312006596564405 0.02569434986231477 0.020386765290750303 0.024071342188206616 0.06623167651424483
		 0.389895349954954 0.014987326686917211 0.023156336077672986 0.0348277746634123 0.027395059297875307
		 0.03753489934487915 0.8978916924829319 0.06584693125404033 0.029680792290585435 0.024395913720120548
		 0.02523669531365685 0.02834013010931838 0.1771562273312507 0.018651691528449997 0.01820083440079295
		 0.029830351255161997 0.0230886512902223 0.047194405786155566 0.11795187324601078 0.03531438857271256
		 0.04487908318001964 0.02276976628802884 0.024664318886440096 0.023514017156077774 0.762391130078325
		 0.027231922205752303 0.016298626045688627 0.029532360949945234 0.028081491307572252 0.052473838901996764
		 0.12437502397667384 0.055925227719376656 0.04305232805285611 0.02829602399581572 0.023101732917807642
		 0.031501849834078055 0.032831211611419095 0.29092143939641213 0.017876858213838213 0.02887274114674737
		 0.3175665274691949 0.14238411468748166 0.5054855978375439 0.08641117732506308 0.24470151983389823
		 0.21845681504793632 0.24858341282312627 0.9183425520578569 0.988705324468085 0.9981329624854707
		 0.9824368355294021;
	setAttr -s 80 ".kiy[0:79]"  -0.03331958915247038 0.946775429649256 -0.3491689126091902 -0.9961062756004597
		 -0.9967940294790764 -0.92228345861062 0.12956446980061342 0.996320921512675 0.994799928373597
		 0.9986326734057028 -0.9848107361677253 -0.9946421326021403 -0.9992071427228819 -0.9995557617397679
		 -0.9998081177663738 -0.9993316763583588 -0.9860991251244013 0.9989252645349739 0.9998277697199219
		 0.9996078060177291 0.9993017271106347 0.9997057659986932 0.9858392594593646 -0.9993391702538603
		 -0.9980059404996008 -0.9996698456916429 -0.9997921683034829 -0.999710243263146 -0.9978042719021163
		 0.9208591727748082 0.9998876837119155 0.9997318560991532 0.9993933290311651 0.9996246849323329
		 0.9992953173767851 0.4402164337801762 -0.9978297357988615 -0.9995594282327606 -0.9997023754066808
		 -0.9996815038849352 -0.9995983378464507 -0.9841827427453492 0.9998260420708832 0.9998343510937774
		 0.9995549760488383 0.9997334215587665 0.9988857232248801 0.9930193128020003 -0.9993762524493642
		 -0.9989924263441244 -0.9997407352624922 -0.9996957894148939 -0.9997235072744782 0.647116500158893
		 0.9996291424388245 0.9998671685724173 0.9995638247039166 0.9996056371619473 0.9986222990855388
		 -0.992235281276977 -0.9984349597768177 -0.9990728186920258 -0.9995995873478681 -0.9997331193554579
		 -0.9995036935684786 -0.9994609104632988 -0.9567469446512592 0.9998401962015742 0.9995830955046573
		 0.9482359941655648 0.9898114789618587 0.862835042391546 0.996259558766337 0.9695984561616114
		 0.9758466170249871 0.9686104928552071 0.39578650441855945 0.14987255041687456 0.06107854942595039
		 -0.18659545598694108;
	setAttr -s 80 ".kox[0:79]"  0.9994447483371507 0.3218948365731682 0.9370598009024373 0.08816057911209947
		 0.08001039179298192 0.3865141937539067 0.9915710000626713 0.08570076636841716 0.10184842908894677
		 0.052276032812168444 0.17363125850140887 0.10337808303826374 0.03981313767557634 0.029804012696825193
		 0.019588967519011912 0.036554078114381244 0.1661581037111645 0.046349928519173626 0.01855884955720657
		 0.028004180909684186 0.03736386213579476 0.024256574963628038 0.16769303655373258 0.036348628534321116
		 0.06312006596564405 0.02569434986231477 0.020386765290750303 0.024071342188206616 0.06623167651424483
		 0.389895349954954 0.014987326686917211 0.023156336077672986 0.0348277746634123 0.027395059297875307
		 0.03753489934487915 0.8978916924829319 0.06584693125404033 0.029680792290585435 0.024395913720120548
		 0.02523669531365685 0.02834013010931838 0.1771562273312507 0.018651691528449997 0.01820083440079295
		 0.029830351255161997 0.0230886512902223 0.047194405786155566 0.11795187324601078 0.03531438857271256
		 0.04487908318001964 0.02276976628802884 0.024664318886440096 0.023514017156077774 0.762391130078325
		 0.027231922205752303 0.016298626045688627 0.029532360949945234 0.028081491307572252 0.052473838901996764
		 0.12437502397667384 0.055925227719376656 0.04305232805285611 0.02829602399581572 0.023101732917807642
		 0.031501849834078055 0.032831211611419095 0.29092143939641213 0.017876858213838213 0.02887274114674737
		 0.3175665274691949 0.14238411468748166 0.5054855978375439 0.08641117732506308 0.24470151983389823
		 0.21845681504793632 0.24858341282312627 0.9183425520578569 0.988705324468085 0.9981329624854707
		 0.9824368355294021;
	setAttr -s 80 ".koy[0:79]"  -0.03331958915247038 0.946775429649256 -0.3491689126091902 -0.9961062756004597
		 -0.9967940294790764 -0.92228345861062 0.12956446980061342 0.996320921512675 0.994799928373597
		 0.9986326734057028 -0.9848107361677253 -0.9946421326021403 -0.9992071427228819 -0.9995557617397679
		 -0.9998081177663738 -0.9993316763583588 -0.9860991251244013 0.9989252645349739 0.9998277697199219
		 0.9996078060177291 0.9993017271106347 0.9997057659986932 0.9858392594593646 -0.9993391702538603
		 -0.9980059404996008 -0.9996698456916429 -0.9997921683034829 -0.999710243263146 -0.9978042719021163
		 0.9208591727748082 0.9998876837119155 0.9997318560991532 0.9993933290311651 0.9996246849323329
		 0.9992953173767851 0.4402164337801762 -0.9978297357988615 -0.9995594282327606 -0.9997023754066808
		 -0.9996815038849352 -0.9995983378464507 -0.9841827427453492 0.9998260420708832 0.9998343510937774
		 0.9995549760488383 0.9997334215587665 0.9988857232248801 0.9930193128020003 -0.9993762524493642
		 -0.9989924263441244 -0.9997407352624922 -0.9996957894148939 -0.9997235072744782 0.647116500158893
		 0.9996291424388245 0.9998671685724173 0.9995638247039166 0.9996056371619473 0.9986222990855388
		 -0.992235281276977 -0.9984349597768177 -0.9990728186920258 -0.9995995873478681 -0.9997331193554579
		 -0.9995036935684786 -0.9994609104632988 -0.9567469446512592 0.9998401962015742 0.9995830955046573
		 0.9482359941655648 0.9898114789618587 0.862835042391546 0.996259558766337 0.9695984561616114
		 0.9758466170249871 0.9686104928552071 0.39578650441855945 0.14987255041687456 0.06107854942595039
		 -0.18659545598694108;
createNode animCurveTL -n "body_ctrl_translateZ";
	rename -uid "65E43F43-2BC1-4D52-9605-69C8637DDCA7";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 76 ".ktv[0:75]"  1 -2.606347465372199 9 -0.47238729136236773 12 1.5405181879820877
		 15 4.052376058047708 16 5.090747280181852 19 9.435580619965439 21 12.404076221677183 23 15.912037022114877
		 24.999999999999996 21.334867145324463 26 25.62911210257263 27.999999999999996 35.335395781359495
		 30.999999999999996 50.07739681967826 32 54.01806183056347 35 63.90762665162561 37 72.2864650665085
		 38 77.80213206574959 41 94.66257204199546 43 104.47189179117203 45 112.19376103108618 47 120.21782785335017
		 49 129.62413935171057 51 140.44134101761924 52 146.6332442302122 55 163.066968717668 55.99999999999999 167.37921714079886
		 58.99999999999999 178.79819263294053 61 187.47267809400313 61.99999999999999 192.19132670222845
		 64 202.84522564681652 67 218.3626232552023 69 226.38617708841173 70 230.09357789161783 74 247.79205858167833
		 75 253.18432649457154 77 265.291543057178 79 276.3150824080531 81 285.1915059199309 84 296.89050804711934
		 86 306.1457059489199 87 311.32340273358335 90 328.7124474818291 92 338.8615960967337 94 346.7398671973374
		 96 354.4991853275934 98 363.52848510436775 99 368.4918125526574 102 385.42096656354937 102.99999999999999 390.63659713755203
		 105 399.8897632891862 108 411.494908335915 110 420.65782568545256 111 425.68462077425016 114 443.37358339865165
		 114.99999999999999 448.9116985290688 117 458.75398926153156 120 470.1811453121718 120.99999999999999 474.26392667661645
		 123.99999999999999 488.1965591959795 126 499.1978735039556 128 509.15069488624727 130 517.3558482853664
		 132 524.5079920126062 133 528.2556144782293 135 536.64958288328 138 550.8334715240543 139 555.2639360346345
		 141 562.220849141689 144 567.8291413130748 146 570.1703964435782 147 571.4146327418081 149 573.4971021919383
		 151 575.7796842285336 154 578.1124968892278 160 580.3802763220081 165 580.7238610034638 166 580.7238610034638;
	setAttr -s 76 ".kix[0:75]"  0.9999606845536444 0.07398218488596754 0.053307885943016074 0.04711112122933188
		 0.03630862738724303 0.023953617574395247 0.03142274445526104 0.019690604831840198 0.010828325540698389
		 0.010091282203362275 0.008428423065502967 0.009810083480299547 0.010917872153148248 0.012784947796082292
		 0.008504304901087846 0.007419666933488867 0.008319199900934927 0.009373253762378875 0.010098126668059142
		 0.009006756630392162 0.008323052949222183 0.006910575184071658 0.006659233331779968 0.008298863984750148
		 0.010685541981506097 0.010456244780627804 0.009471492718877522 0.008352541205776135 0.00706496613186836
		 0.008486398303475135 0.011005703428359513 0.011443861282949766 0.008237972080719693 0.007444505513712159
		 0.006802087458328013 0.007553972191260312 0.01078318598586292 0.009653333993248633 0.008793822409243802
		 0.008015773454898187 0.008015094437929929 0.009214499289326173 0.010981221872182534 0.009806894115610351
		 0.008949767826788102 0.008476881124107846 0.0077647424592686915 0.007810888238825656 0.01093700954250793
		 0.010070746085809271 0.008815216496612962 0.008232147163434293 0.006956984926386635 0.007816012816584908
		 0.0103171296463799 0.010778686214414268 0.009612388083247174 0.008000696688775594 0.007337630739834297
		 0.008229266484774239 0.010986505326251837 0.011096686694449564 0.009832446313007582 0.008622441381912207
		 0.00860109724253368 0.01014119610404659 0.014542030747279994 0.035993238031060706 0.03481307087156342
		 0.031083587266339318 0.03641522441594312 0.04410917717934229 0.06608627459643603 0.239515192745954
		 0.9999947990444887 1;
	setAttr -s 76 ".kiy[0:75]"  -0.00886731904280244 0.9972595631627197 0.9985781237821537 0.9988896546949093
		 0.9993406244005366 0.9997130709384066 0.9995061836381501 0.9998061212461925 0.9999413719643689
		 0.9999490817154102 0.9999644802114868 0.9999518799732863 0.9999403982576399 0.9999182692149652
		 0.9999638377452202 0.9999724738924548 0.9999653948577462 0.9999560700920346 0.9999490126190415
		 0.9999594383448764 0.9999653627949342 0.9999761216902258 0.9999778270598969 0.9999655638353566
		 0.9999429079665305 0.9999453319782474 0.9999551444068261 0.9999651169192882 0.9999750428153471
		 0.9999639898735527 0.9999394354119888 0.9999345168754484 0.9999660673322857 0.9999722892848862
		 0.9999768655355029 0.999971468345039 0.9999418597598534 0.9999534054858831 0.999961333596172
		 0.9999678731718933 0.9999678786146838 0.9999575456002355 0.9999397045653272 0.999951911257639
		 0.9999599500259231 0.999964070597743 0.9999698539328779 0.9999694945471689 0.999940189122463
		 0.9999492887508222 0.9999611452242122 0.9999661153024534 0.9999757998875443 0.9999694545053118
		 0.9999467770015862 0.9999419082744212 0.9999537999304452 0.9999679939140523 0.999973079225199
		 0.9999661390132781 0.9999396465290874 0.9999384298767625 0.9999516603313892 0.9999628260613569
		 0.9999630098789777 0.9999485767486143 0.9998942590803015 0.9993520334777126 0.9993938413340816
		 0.9995167885546775 0.9993367457622763 0.9990267166039962 0.9978139126660664 0.9708926163298743
		 0.0032251951836146184 0;
	setAttr -s 76 ".kox[0:75]"  0.9999606845536444 0.07398218488596754 0.053307885943016074 0.04711112122933188
		 0.03630862738724303 0.023953617574395247 0.03142274445526104 0.019690604831840198 0.010828325540698389
		 0.010091282203362275 0.008428423065502967 0.009810083480299547 0.010917872153148248 0.012784947796082292
		 0.008504304901087846 0.007419666933488867 0.008319199900934927 0.009373253762378875 0.010098126668059142
		 0.009006756630392162 0.008323052949222183 0.006910575184071658 0.006659233331779968 0.008298863984750148
		 0.010685541981506097 0.010456244780627804 0.009471492718877522 0.008352541205776135 0.00706496613186836
		 0.008486398303475135 0.011005703428359513 0.011443861282949766 0.008237972080719693 0.007444505513712159
		 0.006802087458328013 0.007553972191260312 0.01078318598586292 0.009653333993248633 0.008793822409243802
		 0.008015773454898187 0.008015094437929929 0.009214499289326173 0.010981221872182534 0.009806894115610351
		 0.008949767826788102 0.008476881124107846 0.0077647424592686915 0.007810888238825656 0.01093700954250793
		 0.010070746085809271 0.008815216496612962 0.008232147163434293 0.006956984926386635 0.007816012816584908
		 0.0103171296463799 0.010778686214414268 0.009612388083247174 0.008000696688775594 0.007337630739834297
		 0.008229266484774239 0.010986505326251837 0.011096686694449564 0.009832446313007582 0.008622441381912207
		 0.00860109724253368 0.01014119610404659 0.014542030747279994 0.035993238031060706 0.03481307087156342
		 0.031083587266339318 0.03641522441594312 0.04410917717934229 0.06608627459643603 0.239515192745954
		 0.9999947990444887 1;
	setAttr -s 76 ".koy[0:75]"  -0.00886731904280244 0.9972595631627197 0.9985781237821537 0.9988896546949093
		 0.9993406244005366 0.9997130709384066 0.9995061836381501 0.9998061212461925 0.9999413719643689
		 0.9999490817154102 0.9999644802114868 0.9999518799732863 0.9999403982576399 0.9999182692149652
		 0.9999638377452202 0.9999724738924548 0.9999653948577462 0.9999560700920346 0.9999490126190415
		 0.9999594383448764 0.9999653627949342 0.9999761216902258 0.9999778270598969 0.9999655638353566
		 0.9999429079665305 0.9999453319782474 0.9999551444068261 0.9999651169192882 0.9999750428153471
		 0.9999639898735527 0.9999394354119888 0.9999345168754484 0.9999660673322857 0.9999722892848862
		 0.9999768655355029 0.999971468345039 0.9999418597598534 0.9999534054858831 0.999961333596172
		 0.9999678731718933 0.9999678786146838 0.9999575456002355 0.9999397045653272 0.999951911257639
		 0.9999599500259231 0.999964070597743 0.9999698539328779 0.9999694945471689 0.999940189122463
		 0.9999492887508222 0.9999611452242122 0.9999661153024534 0.9999757998875443 0.9999694545053118
		 0.9999467770015862 0.9999419082744212 0.9999537999304452 0.9999679939140523 0.999973079225199
		 0.9999661390132781 0.9999396465290874 0.9999384298767625 0.9999516603313892 0.9999628260613569
		 0.9999630098789777 0.9999485767486143 0.9998942590803015 0.9993520334777126 0.9993938413340816
		 0.9995167885546775 0.9993367457622763 0.9990267166039962 0.9978139126660664 0.9708926163298743
		 0.0032251951836146184 0;
createNode animCurveTL -n "hips_ctrl_translateZ";
	rename -uid "14BE7735-529F-454A-972E-A86074DA8A62";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTL -n "chest_ctrl_translateZ";
	rename -uid "DA208D7C-96D4-4A91-ABEE-4A6AF70807B3";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 61 ".ktv[0:60]"  1 0.3599070034549525 9 0.3591160059115688 15 0.481772997841623
		 17 0.6260170552218662 20 1.0082970536692013 24 2.0684677718000017 26 2.4994950414219232 30 1.7574467376942877
		 32 1.6155332110529628 35 1.870970283184512 37 2.2636361041642346 38 2.349015200906848 41 1.8649029856994161
		 44 1.5125231443076501 48 1.9373470549103189 49.99999999999999 2.2738281250562693 51 2.2808568821873223
		 54 1.6779180958592121 55.99999999999999 1.5012232068334583 58.99999999999999 1.723687380140177
		 61.99999999999999 2.25557215403623 63 2.3007832419191914 67 1.5675473450025663 68 1.5057790945473073
		 71 1.688650951544986 74 2.2145495147649683 75 2.2996136817228034 78 1.796336432334158 80 1.5110117558772913
		 83 1.6572406579703625 86 2.1786358857561368 87 2.2996910109141595 89 2.1123389660438647 90 1.8721715553558056
		 93 1.5191616950897355 96.99999999999999 1.9437346493292011 99 2.290249481223725 99.99999999999999 2.303689703400437
		 102.99999999999999 1.6985440714561832 105 1.5064333789161424 108 1.7137729889960838 111 2.240138430803256
		 111.99999999999999 2.2956302683076046 116 1.5718949564343347 117 1.5040961577056464 120 1.6849848080147467
		 123 2.223434868794527 123.99999999999999 2.3186417634117333 126.99999999999999 1.849787992938957
		 129 1.5689172412224934 132 1.73360617207544 135 2.292509767470051 136 2.38376131942789 139 1.9509490599181163
		 140 1.6539065469690968 142 1.2166172722148758 143 1.0363830218511794 150 0.5364987363433329
		 152 0.43300159013608663 158 0.33861390005495196 166 0.3538279028005036;
	setAttr -s 61 ".kix[0:60]"  0.9999950907966019 0.9999914580668506 0.5716046555238232 0.42788027942420215
		 0.21887999451370274 0.1199580747941104 0.5411705860235629 0.2812648844208469 0.9521306494378178
		 0.2186845694661286 0.25526047516838046 0.8182362739347092 0.15482557327655258 0.8105898596692646
		 0.19627683505153676 0.41112666959512784 0.5446838364151982 0.21350396138806493 0.9312735473864479
		 0.30501123939284397 0.3179627190037349 0.8785157039842272 0.3874936040319813 0.990127046289968
		 0.351349025812915 0.2565175147939948 0.8132862152862023 0.1719676749494071 0.7797111482496945
		 0.3947271786818373 0.2190383725507503 0.5853538088928717 0.17720077233119239 0.15807818251700279
		 0.8038873518643179 0.19519757214437275 0.38828464780079286 0.581623464164998 0.20608171916916204
		 0.9765582004287744 0.3192855759791003 0.3007410867702685 0.9855103242717466 0.35645429074835056
		 0.9711892184588361 0.3529775737070926 0.2418270603197416 0.7687229997753324 0.177291448550688
		 0.779400324615726 0.35268454434703017 0.23257657229939124 0.974083384579026 0.12558171157351922
		 0.17144058472158857 0.19839201859682792 0.311256273099445 0.5968582605030063 0.6931597364252959
		 0.9991764688461211 0.9998189717860082;
	setAttr -s 61 ".kiy[0:60]"  0.0031334298613358825 -0.004133254569247208 0.8205291693678486
		 0.9038354200184161 0.9757517860612306 0.9927789584251323 -0.8409128354490217 -0.959630170842772
		 0.30569139078672003 0.9757956031246575 0.9668723234309754 0.5748820748792257 -0.9879418210904864
		 0.5856142752711564 0.9805485220131394 0.9115782256875263 -0.8386414718746156 -0.9769421981220812
		 0.3643207102790908 0.9523487511642158 0.9481032165981464 -0.47771346836058276 -0.921872391838646
		 -0.14017286543801397 0.9362445524863232 0.966539582533438 0.5818638432016935 -0.9851025930188668
		 -0.6261393816836175 0.9187983752760324 0.9757162453040938 0.8107779710960378 -0.9841747234537316
		 -0.9874265988984301 0.5947815779868895 0.9807639409302028 0.921539490354165 -0.8134581402461389
		 -0.9785347847799191 0.21525352767217054 0.947658546614599 0.9537058239982799 -0.16961544963179734
		 -0.934312762733706 -0.2383096765750714 0.9356317825190922 0.970319366444426 0.6395818552901685
		 -0.9841583928772842 -0.6265262436553645 0.9357422787171304 0.9725780883905755 -0.22618921257891428
		 -0.9920832796284118 -0.985194460962058 -0.9801227509639168 -0.9503260137743488 -0.8023466936862927
		 -0.7207840035675142 0.040575659011238135 -0.019026919266387467;
	setAttr -s 61 ".kox[0:60]"  0.9999950907966019 0.9999914580668506 0.5716046555238232 0.42788027942420215
		 0.21887999451370274 0.1199580747941104 0.5411705860235629 0.2812648844208469 0.9521306494378178
		 0.2186845694661286 0.25526047516838046 0.8182362739347092 0.15482557327655258 0.8105898596692646
		 0.19627683505153676 0.41112666959512784 0.5446838364151982 0.21350396138806493 0.9312735473864479
		 0.30501123939284397 0.3179627190037349 0.8785157039842272 0.3874936040319813 0.990127046289968
		 0.351349025812915 0.2565175147939948 0.8132862152862023 0.1719676749494071 0.7797111482496945
		 0.3947271786818373 0.2190383725507503 0.5853538088928717 0.17720077233119239 0.15807818251700279
		 0.8038873518643179 0.19519757214437275 0.38828464780079286 0.581623464164998 0.20608171916916204
		 0.9765582004287744 0.3192855759791003 0.3007410867702685 0.9855103242717466 0.35645429074835056
		 0.9711892184588361 0.3529775737070926 0.2418270603197416 0.7687229997753324 0.177291448550688
		 0.779400324615726 0.35268454434703017 0.23257657229939124 0.974083384579026 0.12558171157351922
		 0.17144058472158857 0.19839201859682792 0.311256273099445 0.5968582605030063 0.6931597364252959
		 0.9991764688461211 0.9998189717860082;
	setAttr -s 61 ".koy[0:60]"  0.0031334298613358825 -0.004133254569247208 0.8205291693678486
		 0.9038354200184161 0.9757517860612306 0.9927789584251323 -0.8409128354490217 -0.959630170842772
		 0.30569139078672003 0.9757956031246575 0.9668723234309754 0.5748820748792257 -0.9879418210904864
		 0.5856142752711564 0.9805485220131394 0.9115782256875263 -0.8386414718746156 -0.9769421981220812
		 0.3643207102790908 0.9523487511642158 0.9481032165981464 -0.47771346836058276 -0.921872391838646
		 -0.14017286543801397 0.9362445524863232 0.966539582533438 0.5818638432016935 -0.9851025930188668
		 -0.6261393816836175 0.9187983752760324 0.9757162453040938 0.8107779710960378 -0.9841747234537316
		 -0.9874265988984301 0.5947815779868895 0.9807639409302028 0.921539490354165 -0.8134581402461389
		 -0.9785347847799191 0.21525352767217054 0.947658546614599 0.9537058239982799 -0.16961544963179734
		 -0.934312762733706 -0.2383096765750714 0.9356317825190922 0.970319366444426 0.6395818552901685
		 -0.9841583928772842 -0.6265262436553645 0.9357422787171304 0.9725780883905755 -0.22618921257891428
		 -0.9920832796284118 -0.985194460962058 -0.9801227509639168 -0.9503260137743488 -0.8023466936862927
		 -0.7207840035675142 0.040575659011238135 -0.019026919266387467;
createNode animCurveTL -n "head_ctrl_translateZ";
	rename -uid "8237BB0E-85D1-42AD-A9E0-FEA88FF4E1EE";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 55 ".ktv[0:54]"  1 -0.13516368439291337 9 -0.13486633375313062 16 -0.20551259587434156
		 21 -0.4575136702212861 24 -0.7812968593415344 26 -0.9459034116629712 30 -0.6663554554955056
		 30.999999999999996 -0.6253506085178273 32 -0.6130676137830235 36 -0.783111541177071 38 -0.88656739333247
		 41 -0.705472875168482 44 -0.5755976263155134 48 -0.7312292113162613 51 -0.86025661707518 55 -0.5856575354709435
		 55.99999999999999 -0.5719592105318156 60 -0.7140638677348079 63 -0.8680517804986039 64 -0.827214282568832
		 67 -0.5965700117031929 68 -0.5737970729857693 73 -0.7671197489306962 75 -0.8672584778637997
		 79 -0.6092259223065639 81 -0.5754607933533862 85 -0.7484872972539733 87 -0.8676971230631239
		 89 -0.7972437560047183 91 -0.6295789256885769 93 -0.5781688170919779 96.99999999999999 -0.7338617752014898
		 99.99999999999999 -0.8692265593058437 101 -0.8170116002599457 104 -0.590352791241969 105 -0.5738202995445931
		 108.99999999999999 -0.7077798480398201 111.99999999999999 -0.8657332693800299 113 -0.829371267022907
		 116 -0.5981054187459449 117 -0.573337905331698 122 -0.7679211034960076 123.99999999999999 -0.8749603787833848
		 128 -0.6303343804959809 129 -0.5970020487657166 134 -0.7913082631209818 136 -0.9013285472147459
		 138 -0.8366706431596072 140 -0.6270653614571984 142 -0.4609073361685887 143 -0.39213469473929763
		 145 -0.3133938082014538 151 -0.18086842783600332 158 -0.12715642884938916 166 -0.13287734141113106;
	setAttr -s 55 ".kix[0:54]"  0.9999863303321442 0.9999491593943078 0.8258098980861334 0.42736145912363593
		 0.2986353479452296 0.8636606456787327 0.6260168613250726 0.8424801499316503 0.9996156438887049
		 0.4231330895880682 0.9682080734834559 0.3893541598932683 0.980163652991023 0.4698292363515665
		 0.827157495375072 0.8731891442643868 0.9917533663662517 0.49435890418327405 0.9440592978413979
		 0.5176878173269911 0.7534164110352997 0.9994592193446623 0.44840836118673094 0.9628187942610601
		 0.6325502431238871 0.9591230369060177 0.45060131486000393 0.850192542968275 0.44762198317948954
		 0.5552738074979624 0.9819867344958682 0.4710087313280699 0.8297769068029707 0.4668236902912589
		 0.8247716884664225 0.9971036608723652 0.5082527694739077 0.9750993849798701 0.5427407846789086
		 0.7286774340224204 0.9988693498582117 0.44100451587361933 0.944552368760165 0.6281396650008314
		 0.9828277286684015 0.42673408670887314 0.9778092445951286 0.5753973992192606 0.4171472924020346
		 0.4692874669401623 0.6607609536351828 0.8117922067731319 0.8891948287862641 0.9999449768435473
		 0.9999423174978634;
	setAttr -s 55 ".kiy[0:54]"  0.00522868519342334 0.010083582033040345 -0.5639485900531804 -0.9040808499551999
		 -0.9543672924810613 0.5040736941219948 0.7798095211887994 0.5387273865055906 0.02772299574306318
		 -0.9060675408023707 -0.25014621012810645 0.921088127257 -0.19818984170560575 -0.8827573215042195
		 0.5619701752271536 0.48738149158418825 -0.1281610717074702 -0.8692578868521773 0.3297757452560857
		 0.8555695902679196 0.6575436955691146 0.03288265297931488 -0.8938288100177967 -0.2701480509233375
		 0.7745193283087979 -0.28298939922933125 -0.8927252965198398 -0.5264718794780383 0.8942228805921156
		 0.8316676010923569 -0.18894986973835515 -0.8821285478957825 0.5580952292722939 0.8843504068992396
		 0.565465880406808 -0.07605451646633007 -0.8612079437174873 0.22176832373420458 0.8399002563674585
		 0.6848570632960582 0.04753968777593499 -0.8975048840976156 -0.32836081171412845 0.7781006112660773
		 0.18452548810533154 -0.9043771443599975 -0.20949721044516098 0.8178739713254793 0.9088388946571618
		 0.8830454537411345 0.7505964043020216 0.5839464128003601 0.4575287493259484 -0.010490151827195766
		 0.010740655333918997;
	setAttr -s 55 ".kox[0:54]"  0.9999863303321442 0.9999491593943078 0.8258098980861334 0.42736145912363593
		 0.2986353479452296 0.8636606456787327 0.6260168613250726 0.8424801499316503 0.9996156438887049
		 0.4231330895880682 0.9682080734834559 0.3893541598932683 0.980163652991023 0.4698292363515665
		 0.827157495375072 0.8731891442643868 0.9917533663662517 0.49435890418327405 0.9440592978413979
		 0.5176878173269911 0.7534164110352997 0.9994592193446623 0.44840836118673094 0.9628187942610601
		 0.6325502431238871 0.9591230369060177 0.45060131486000393 0.850192542968275 0.44762198317948954
		 0.5552738074979624 0.9819867344958682 0.4710087313280699 0.8297769068029707 0.4668236902912589
		 0.8247716884664225 0.9971036608723652 0.5082527694739077 0.9750993849798701 0.5427407846789086
		 0.7286774340224204 0.9988693498582117 0.44100451587361933 0.944552368760165 0.6281396650008314
		 0.9828277286684015 0.42673408670887314 0.9778092445951286 0.5753973992192606 0.4171472924020346
		 0.4692874669401623 0.6607609536351828 0.8117922067731319 0.8891948287862641 0.9999449768435473
		 0.9999423174978634;
	setAttr -s 55 ".koy[0:54]"  0.00522868519342334 0.010083582033040345 -0.5639485900531804 -0.9040808499551999
		 -0.9543672924810613 0.5040736941219948 0.7798095211887994 0.5387273865055906 0.02772299574306318
		 -0.9060675408023707 -0.25014621012810645 0.921088127257 -0.19818984170560575 -0.8827573215042195
		 0.5619701752271536 0.48738149158418825 -0.1281610717074702 -0.8692578868521773 0.3297757452560857
		 0.8555695902679196 0.6575436955691146 0.03288265297931488 -0.8938288100177967 -0.2701480509233375
		 0.7745193283087979 -0.28298939922933125 -0.8927252965198398 -0.5264718794780383 0.8942228805921156
		 0.8316676010923569 -0.18894986973835515 -0.8821285478957825 0.5580952292722939 0.8843504068992396
		 0.565465880406808 -0.07605451646633007 -0.8612079437174873 0.22176832373420458 0.8399002563674585
		 0.6848570632960582 0.04753968777593499 -0.8975048840976156 -0.32836081171412845 0.7781006112660773
		 0.18452548810533154 -0.9043771443599975 -0.20949721044516098 0.8178739713254793 0.9088388946571618
		 0.8830454537411345 0.7505964043020216 0.5839464128003601 0.4575287493259484 -0.010490151827195766
		 0.010740655333918997;
createNode animCurveTL -n "foot_L_ctrl_translateZ";
	rename -uid "06CDBA65-C606-4E5C-8962-C194EAF5162A";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 57 ".ktv[0:56]"  1 -3.6726602238144563 22 -3.6726602238144563 24.999999999999996 -3.1380285973169513
		 27.999999999999996 0.8652707104261498 30 6.741750772703398 30.999999999999996 10.577055791254903
		 34 44.789033246641225 36 83.20449959273112 37 97.73141390651267 40 112.77881671769019 41 113.89414664075434
		 44 113.90982535155898 48 113.90982535155898 49 113.92441342118627 51 114.8354691183046 54 123.50858365298546
		 55 128.82608490229885 57 147.0542880630555 60 184.1787502359361 61.99999999999999 212.85853400204564
		 63 221.7400600580077 65 228.52819755704283 66 228.8377425119181 73 228.83782014274163 75 229.3042029369015
		 77 232.5302824856586 79 240.78400002080394 81 256.8862048567071 84 294.50364401716234 85 309.73301146746286
		 88 345.0301656010762 89 348.5923807388812 91 349.90815304150675 96.99999999999999 349.90815304150675
		 99 350.13292045993455 99.99999999999999 350.8716170979691 102.99999999999999 360.34590411838565
		 104 366.06124559955134 105.99999999999999 384.6557397747246 108.99999999999999 422.1424953951538
		 111 451.98630086290353 111.99999999999999 461.49697898141187 114 468.7352277635494 114.99999999999999 469.1197472285072
		 122 469.11977267174734 123.99999999999999 469.53475605365804 126 472.4268402582239 128 479.90863936567206
		 130 494.898887429282 131 505.8207785897669 134 546.7530313603926 135 562.8266772045357 137 580.6955469603838
		 138 582.8202159756996 140 584.2959921698761 142 584.3000506966054 166 584.3000506966054;
	setAttr -s 57 ".ktl[11]"  no;
	setAttr -s 57 ".kix[0:56]"  0.9999999911291345 0.9999999842305165 0.0784954239054624 0.017643728796243836
		 0.012218643047283229 0.010379517625883235 0.0021874996859853673 0.0025417121529149557 0.0037887805581763505
		 0.010106198752725396 0.8231327197021056 0.992225314570087 1 0.8058637528245888 0.04368125447006992
		 0.008521095482003641 0.00609583987562674 0.0036355423227718577 0.002931396008193741 0.0036425857335897205
		 0.007183430423225197 0.02836232208887862 0.9999998944862569 0.9999984449049737 0.06372192855846588
		 0.01455874745016205 0.00820150232029062 0.0037477197811555253 0.0030273942307645447 0.00243483186559404
		 0.011483263923371257 0.01656595544092187 1 1 0.10388548445885658 0.041476481038307755 0.007744021059563599
		 0.005799809610899344 0.0036269663376616128 0.00286287595208051 0.003398235918468402 0.006765404116173676
		 0.025855293955892103 0.9999999886659395 0.999999832954695 0.07049740514276043 0.016259567852315915
		 0.008907373908112288 0.003995681398450799 0.003534866605106783 0.0024970346819862604 0.0027823515896465948
		 0.014077542102874856 0.024515343976103825 0.9815482339832113 1 1;
	setAttr -s 57 ".kiy[0:56]"  -0.000133198088977697 -0.0001775921359666598 0.9969144739775332
		 0.9998443373016445 0.9999253495947 0.9999461313560116 0.9999976074196996 0.9999967698444489
		 0.9999928225451832 0.9999489310693674 0.567849034300328 0.1244545102689805 1.4096079826600995e-12
		 -0.5921010149319711 0.9990455184864807 0.9999636948068598 0.9999814201955008 0.9999933913941728
		 0.9999957034494914 0.9999933657625801 0.9999741988308273 0.9995977084236071 0.0004593772686937362
		 0.0017635724069065938 0.9979676927740645 0.999894015820018 0.9999663671142597 0.9999929772735616
		 0.9999954174315858 0.9999970357925 0.9999340651511309 0.9998627751448342 -1.0865186554494552e-10
		 -8.602006041612939e-11 0.9945892650329324 0.999139480513446 0.9999700146193529 0.9999831809627986
		 0.9999934225359611 0.9999959019622446 0.9999942259796515 0.9999771143916968 0.9996656960076475
		 0.00015055935925782578 0.0005780056939423274 0.9975119627694384 0.9998678044888014 0.9999603285581189
		 0.9999920172332187 0.9999937523395255 0.9999968824040388 0.9999961292523245 0.9999009064944094
		 0.9996994537908548 0.1912147075003359 -2.1518491075339052e-13 -1.6139151572689397e-13;
	setAttr -s 57 ".kox[0:56]"  0.9999999911291345 0.9999999842305165 0.0784954239054624 0.017643728796243836
		 0.012218643047283229 0.010379517625883235 0.0021874996859853673 0.0025417121529149557 0.0037887805581763505
		 0.010106198752725396 0.8231327197021056 1 1 0.8058637528245888 0.04368125447006992 0.008521095482003641
		 0.00609583987562674 0.0036355423227718577 0.002931396008193741 0.0036425857335897205 0.007183430423225197
		 0.02836232208887862 0.9999998944862569 0.9999984449049737 0.06372192855846588 0.01455874745016205
		 0.00820150232029062 0.0037477197811555253 0.0030273942307645447 0.00243483186559404 0.011483263923371257
		 0.01656595544092187 1 1 0.10388548445885658 0.041476481038307755 0.007744021059563599 0.005799809610899344
		 0.0036269663376616128 0.00286287595208051 0.003398235918468402 0.006765404116173676 0.025855293955892103
		 0.9999999886659395 0.999999832954695 0.07049740514276043 0.016259567852315915 0.008907373908112288
		 0.003995681398450799 0.003534866605106783 0.0024970346819862604 0.0027823515896465948 0.014077542102874856
		 0.024515343976103825 0.9815482339832113 1 1;
	setAttr -s 57 ".koy[0:56]"  -0.000133198088977697 -0.0001775921359666598 0.9969144739775332
		 0.9998443373016445 0.9999253495947 0.9999461313560116 0.9999976074196996 0.9999967698444489
		 0.9999928225451832 0.9999489310693674 0.567849034300328 1.0800892334381012e-12 1.4096079826600995e-12
		 -0.5921010149319711 0.9990455184864807 0.9999636948068598 0.9999814201955008 0.9999933913941728
		 0.9999957034494914 0.9999933657625801 0.9999741988308273 0.9995977084236071 0.0004593772686937362
		 0.0017635724069065938 0.9979676927740645 0.999894015820018 0.9999663671142597 0.9999929772735616
		 0.9999954174315858 0.9999970357925 0.9999340651511309 0.9998627751448342 -1.0865186554494552e-10
		 -8.602006041612939e-11 0.9945892650329324 0.999139480513446 0.9999700146193529 0.9999831809627986
		 0.9999934225359611 0.9999959019622446 0.9999942259796515 0.9999771143916968 0.9996656960076475
		 0.00015055935925782578 0.0005780056939423274 0.9975119627694384 0.9998678044888014 0.9999603285581189
		 0.9999920172332187 0.9999937523395255 0.9999968824040388 0.9999961292523245 0.9999009064944094
		 0.9996994537908548 0.1912147075003359 -2.1518491075339052e-13 -1.6139151572689397e-13;
createNode animCurveTL -n "knee_L_ctrl_translateZ";
	rename -uid "95484BBF-306C-4A25-B731-CBF64070C2C4";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 78 ".ktv[0:77]"  1 4.143278526138992 8 3.2379190878311306 10 3.104879724086615 13.999999999999998 4.243642668381959
		 16 5.451429568177417 17 5.621844317207334 19 5.584559314257902 22 7.579580412918517 23 8.029433364636006
		 24.999999999999996 10.546343206421113 27 15.490171379833967 27.999999999999996 19.892348001643228
		 30.999999999999996 34.91659161133467 32 45.36259237979074 35 84.84935651632128 37 94.7571789341375
		 38 96.80532925794057 40 104.84850199874288 43 116.46816647703957 44 118.30518175922097 47 123.01903218755967
		 49 123.39483925024297 51 127.42790277998708 52.99999999999999 139.01210058065692 55 151.54717148071666
		 57 173.8824651187299 58.99999999999999 193.6682864248995 61 202.87633597904843 61.99999999999999 206.75429889578197
		 64 216.58795771415407 67 229.62656460144893 68 231.7508609298743 70 235.12397114637224 73 237.9045402701296
		 75 240.3817872320846 77 250.90687667517523 79 263.77445246214285 81 284.06854890255215 82 296.6898569113222
		 85 321.16726506344435 86 325.38609250574257 89 340.04493031147734 91 350.36897661117195 93 355.1016525741106
		 94 356.9374109568602 96.99999999999999 360.8037146033252 99 362.00556992091475 99.99999999999999 365.5935467575688
		 102.99999999999999 384.4464754590136 104 390.2446834691431 107 423.5816847461897 108.99999999999999 437.92561294622
		 110 441.7214745568663 111.99999999999999 450.0945967868386 114.99999999999999 465.7414881524024
		 117.99999999999999 473.2472528030703 119 475.11292271713273 120.99999999999999 478.07007688439353
		 123.99999999999999 481.13737367412136 126 490.9578216299242 126.99999999999999 496.916656555857
		 130 520.4083584700005 131 531.7195508218454 133 549.7593167569711 136 555.5786212158861 138 570.0560769054332
		 140 577.5730751729867 142 579.3189753915035 143 580.0449039321329 146 583.9939991698542 148 586.106330583153
		 149 586.8027482746481 151 587.3464565935534 154 587.4092121582305 155 587.4105914428133 157 587.4891560247416
		 164 588.2970946096577 166 588.3274746221465;
	setAttr -s 78 ".ktl[29:54]"  no yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes
		 yes yes yes yes yes yes yes yes no no;
	setAttr -s 78 ".kix[0:77]"  0.9993402062090968 0.3111446442188117 0.9784453496379213 0.06470755116038339
		 0.26212721036459546 0.3559375740168031 0.357536038712502 0.07905511270897674 0.05402802430209597
		 0.053658043730951545 0.00845430857734083 0.006551888375504369 0.004810502916921479 0.003884893439756037
		 0.004308823231609095 0.01257353761898973 0.015269220556709718 0.008683992532753931 0.045984217709713344
		 0.02341668457528215 0.04107095906936839 0.12292261271674296 0.008624965830958942 0.005605893954563212
		 0.006394872568579561 0.004054956704165889 0.006724054345103828 0.012063854651941737 0.010080030727277426
		 0.007392182407395499 0.02697781310830949 0.020851215766537295 0.024275271249202167 0.9988605820826044
		 0.012410770060701397 0.006347906233523973 0.008478466112967634 0.002907664652689056 0.0033299093069776935
		 0.015734953285853972 0.01247520299141064 0.007728484931803476 0.009583925548727702 0.015043864419200966
		 0.023669177208153445 0.584345268344299 0.024262167343997266 0.008965530902524343 0.006852490297250763
		 0.005177474076956945 0.004663828956477081 0.02150037082340453 0.011307529568396474 0.0088342262779913
		 0.006595869634850067 0.020411136016769003 0.01956130980727199 0.04444911862080022 0.012054520796364526
		 0.007285164888134564 0.00785487359988244 0.0030444960837554746 0.0037221612587728455 0.006998106284132293
		 0.11098285956886418 0.007379515526809323 0.02848444699729832 0.05751755594305043 0.0533784408434193
		 0.030669999274497692 0.0470276249529038 0.13881862225417302 0.9683825916654545 0.9799477923144747
		 0.9989477121784984 0.5000220908842384 0.5916815900615287 0.9954490293864676;
	setAttr -s 78 ".kiy[0:77]"  -0.03632013565447893 -0.950362567851843 0.20650592672348678 0.9979042703700722
		 0.9650333287438705 -0.9345097342473394 -0.9338993420180637 0.9968702469000522 0.9985394196475229
		 0.998559369463312 0.9999642616946263 0.999978536149009 0.9999884294639044 0.9999924537730079
		 0.999990716978092 0.9999209499514169 0.9998834186561903 0.9999622934259527 0.9989421663548024
		 0.9997257918466952 0.9991562321885012 0.9924162590782608 0.999962804290447 0.9999842868530335
		 0.9999795525933676 0.9999917786292682 0.9999773932910504 0.9999272290576633 0.9999491951997047
		 0.999972677446367 0.9996360325637994 0.9997825897669239 0.9997053121824339 -0.04772355353073101
		 0.999922983427474 0.9999798518402511 0.9999640571602417 0.9999957727341988 0.9999944558366347
		 0.9998761979590735 0.9999221816273121 0.9999701348143649 0.9999540731308996 0.9998868346684722
		 0.9997198457819516 0.811505149314303 0.9997056302911231 0.9999598088201525 0.9999765214127412
		 0.9999865967912682 0.9999891242905917 0.9997688403098269 0.9999360678438697 0.9999609774616554
		 0.9999782470152838 0.9997916710627796 0.9998086592736752 0.99901164950857 0.9999273416245653
		 0.9999734628341657 0.9999691500045038 0.9999953655110587 0.9999930727337883 0.9999755129544102
		 0.9938223205794473 0.9999727710045857 0.9995942358173431 0.9983444950308176 0.9985743547944367
		 0.9995295649176678 0.9988935891731857 0.9903178227798655 -0.24946974998844534 0.1992544211253216
		 -0.04586358395659892 0.8660126492308033 0.8061717534013836 -0.09529548726744354;
	setAttr -s 78 ".kox[0:77]"  0.9993402062090968 0.3111446442188117 0.9784453496379213 0.06470755116038339
		 0.26212721036459546 0.3559375740168031 0.357536038712502 0.07905511270897674 0.05402802430209597
		 0.053658043730951545 0.00845430857734083 0.006551888375504369 0.004810502916921479 0.003884893439756037
		 0.004308823231609095 0.01257353761898973 0.015269220556709718 0.008683992532753931 0.045984217709713344
		 0.02341668457528215 0.04107095906936839 0.12292261271674296 0.008624965830958942 0.005605893954563212
		 0.006394872568579561 0.004054956704165889 0.006724054345103828 0.012063854651941737 0.010080030727277426
		 0.012667856595035354 0.02697781310830949 0.020851215766537295 0.024275271249202167 0.9988605820826044
		 0.012410770060701397 0.006347906233523973 0.008478466112967634 0.002907664652689056 0.0033299093069776935
		 0.015734953285853972 0.01247520299141064 0.007728484931803476 0.009583925548727702 0.015043864419200966
		 0.023669177208153445 0.584345268344299 0.024262167343997266 0.008965530902524343 0.006852490297250763
		 0.005177474076956945 0.004663828956477081 0.02150037082340453 0.011307529568396474 0.006652980659968251
		 0.00912546590026688 0.020411136016769003 0.01956130980727199 0.04444911862080022 0.012054520796364526
		 0.007285164888134564 0.00785487359988244 0.0030444960837554746 0.0037221612587728455 0.006998106284132293
		 0.11098285956886418 0.007379515526809323 0.02848444699729832 0.05751755594305043 0.0533784408434193
		 0.030669999274497692 0.0470276249529038 0.13881862225417302 0.9683825916654545 0.9799477923144747
		 0.9989477121784984 0.5000220908842384 0.5916815900615287 0.9954490293864676;
	setAttr -s 78 ".koy[0:77]"  -0.03632013565447893 -0.950362567851843 0.20650592672348678 0.9979042703700722
		 0.9650333287438705 -0.9345097342473394 -0.9338993420180637 0.9968702469000522 0.9985394196475229
		 0.998559369463312 0.9999642616946263 0.999978536149009 0.9999884294639044 0.9999924537730079
		 0.999990716978092 0.9999209499514169 0.9998834186561903 0.9999622934259527 0.9989421663548024
		 0.9997257918466952 0.9991562321885012 0.9924162590782608 0.999962804290447 0.9999842868530335
		 0.9999795525933676 0.9999917786292682 0.9999773932910504 0.9999272290576633 0.9999491951997047
		 0.9999197594853738 0.9996360325637994 0.9997825897669239 0.9997053121824339 -0.04772355353073101
		 0.999922983427474 0.9999798518402511 0.9999640571602417 0.9999957727341988 0.9999944558366347
		 0.9998761979590735 0.9999221816273121 0.9999701348143649 0.9999540731308996 0.9998868346684722
		 0.9997198457819516 0.811505149314303 0.9997056302911231 0.9999598088201525 0.9999765214127412
		 0.9999865967912682 0.9999891242905917 0.9997688403098269 0.9999360678438697 0.9999778686792715
		 0.9999583620691929 0.9997916710627796 0.9998086592736752 0.99901164950857 0.9999273416245653
		 0.9999734628341657 0.9999691500045038 0.9999953655110587 0.9999930727337883 0.9999755129544102
		 0.9938223205794473 0.9999727710045857 0.9995942358173431 0.9983444950308176 0.9985743547944367
		 0.9995295649176678 0.9988935891731857 0.9903178227798655 -0.24946974998844534 0.1992544211253216
		 -0.04586358395659892 0.8660126492308033 0.8061717534013836 -0.09529548726744354;
createNode animCurveTL -n "foot_R_ctrl_translateZ";
	rename -uid "060E3B9F-43E7-4ABD-BB69-239522C2C807";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 66 ".ktv[0:65]"  1 -3.6773394998720463 12 -3.6773234570913567 15 -3.5344801505434056
		 18 -2.8054129582839447 19 -2.4159221542145644 22 11.490803517987088 23 23.094492177406252 26 50.502005024578864
		 27.999999999999996 56.709944975340086 30 57.31533914401923 30.999999999999996 57.31533914401923
		 36 57.31533914401923 38 57.746190036833475 39 58.8771703007662 42 71.22358613257175 44 87.11622372716069
		 45 97.40249702294248 48 134.40450309081314 49.99999999999999 162.96945115956763 51 170.73562433720895
		 52.99999999999999 176.30181171238377 54 176.40487020225478 61 176.40836272323034 61.99999999999999 176.54146961733218
		 64 178.38080336310767 67 189.5242164771634 69 206.3873708065906 70 217.69136519984903 73 257.06002303123523
		 75 281.71188140950846 76 287.237846821438 77 290.2282168255501 79 290.94966500308624 85 290.94966500308624
		 87 291.2470261153823 88 292.042614492545 91 300.87172102777544 92 306.42147626907297 94 325.85958873403473
		 96.99999999999999 364.35091583797987 99 392.5840903583328 99.99999999999999 400.5834366004942
		 102 406.49958382312167 102.99999999999999 406.6407667633093 110 406.6426607136442 111 406.75784972796674
		 113 408.4996020240477 116 419.47560532691284 117.99999999999999 436.0726797115989 119 447.41310642921303
		 122 487.2868851393655 123.99999999999999 512.5881941253699 125 518.2095457478898 126 521.1571729957766
		 128 521.9321742581081 134 521.9321742581081 138 523.3302549550253 140 526.6779049371365 142 534.3948018741521
		 144 548.972476185753 145 555.8311197233306 148 570.5640516125233 150 579.1244519501645 152 580.6974481718108
		 153 580.6974481718108 166 580.6974481718108;
	setAttr -s 66 ".kix[0:65]"  0.9999993071569515 0.9999989956920138 0.30906413657478793 0.11313537578248134
		 0.11893993081509262 0.003726563512916489 0.0033284012845120952 0.02203409700223284 0.04901288109276515
		 0.11444818689737112 1 1 0.06247022710823168 0.028693350854672336 0.006656000018183343 0.003979167307931576
		 0.0038182780203842048 0.0026988480902029738 0.0040082106861938785 0.008053417567408258 0.04877892929843835
		 0.9997865089541481 0.9968672691963745 0.25579906334352637 0.024741337585773727 0.008032471089487013
		 0.004024100788045272 0.0035384187944415848 0.0026412557755843614 0.005502294464167151 0.009784647976861767
		 0.028898277602198208 1 1 0.08748600761750566 0.039428818685866104 0.008780785355636419 0.005676910394996691
		 0.0034624963702437066 0.002815272273152968 0.0040103480562131005 0.007787670384740602 0.04118447766133979
		 0.9999372032777628 0.999075675924533 0.35201185774096627 0.026205404679884477 0.008092982378813129
		 0.003965056392668768 0.0034976534607272366 0.002613378867563446 0.005356833831082795 0.00972454177104604
		 0.02697157913039249 0.9999853943754977 0.9999742612381333 0.03836836133310431 0.018633680456222195
		 0.006479663766445366 0.0050776498139960755 0.006820836094524409 0.007365103656995692 0.013667718468134398
		 0.695778975025367 1 1;
	setAttr -s 66 ".kiy[0:65]"  -0.0011771514842490783 -0.0014172561390262243 0.9510411975741538
		 0.9935795824927949 -0.992901451735116 0.9999930563380849 0.9999944608571035 0.9997572198135385
		 0.9987981465175966 -0.9934292186743373 -1.7016365730697182e-11 -2.24859240728619e-11 0.9980468279219398
		 0.9995882610438814 0.9999778485865365 0.9999920830824289 0.9999927103499101 0.9999963581028614
		 0.9999919670912837 0.999967570706913 0.9988095995015757 0.020662442093743655 0.07909265202889115
		 0.9667299722221168 0.9996938862544208 0.9999677391837182 0.9999919032736453 0.9999937397766224
		 0.9999965118778804 0.9999848622632392 0.999952129186177 0.9995823575632107 -4.385526447882254e-11
		 -3.7564711924295335e-11 0.9961657484932664 0.9992223817834733 0.999961448161147 0.9999838862143565
		 0.9999940055414762 0.9999960371131618 0.9999919585219014 0.9999696756352058 0.9991515594742184
		 0.011206672166435356 0.04298597185056603 0.9359955405928779 0.9996565794139323 0.9999672512818689
		 0.9999921391330049 0.9999938831914267 0.9999965851196164 0.9999856520627214 0.9999527155257609
		 0.9996362007846721 0.00540472346011533 0.007174737712958941 0.9992636633284592 0.9998263779040115
		 0.9999790067583788 0.9999871086530898 0.9999767378269215 0.9999728772562392 0.9999065923734456
		 -0.7182559557098359 0 0;
	setAttr -s 66 ".kox[0:65]"  0.9999993071569515 0.9999989956920138 0.30906413657478793 0.11313537578248134
		 0.11893993081509262 0.003726563512916489 0.0033284012845120952 0.02203409700223284 0.04901288109276515
		 0.11444818689737112 1 1 0.06247022710823168 0.028693350854672336 0.006656000018183343 0.003979167307931576
		 0.0038182780203842048 0.0026988480902029738 0.0040082106861938785 0.008053417567408258 0.04877892929843835
		 0.9997865089541481 0.9968672691963745 0.25579906334352637 0.024741337585773727 0.008032471089487013
		 0.004024100788045272 0.0035384187944415848 0.0026412557755843614 0.005502294464167151 0.009784647976861767
		 0.028898277602198208 1 1 0.08748600761750566 0.039428818685866104 0.008780785355636419 0.005676910394996691
		 0.0034624963702437066 0.002815272273152968 0.0040103480562131005 0.007787670384740602 0.04118447766133979
		 0.9999372032777628 0.999075675924533 0.35201185774096627 0.026205404679884477 0.008092982378813129
		 0.003965056392668768 0.0034976534607272366 0.002613378867563446 0.005356833831082795 0.00972454177104604
		 0.02697157913039249 0.9999853943754977 0.9999742612381333 0.03836836133310431 0.018633680456222195
		 0.006479663766445366 0.0050776498139960755 0.006820836094524409 0.007365103656995692 0.013667718468134398
		 0.695778975025367 1 1;
	setAttr -s 66 ".koy[0:65]"  -0.0011771514842490783 -0.0014172561390262243 0.9510411975741538
		 0.9935795824927949 -0.992901451735116 0.9999930563380849 0.9999944608571035 0.9997572198135385
		 0.9987981465175966 -0.9934292186743373 -1.7016365730697182e-11 -2.24859240728619e-11 0.9980468279219398
		 0.9995882610438814 0.9999778485865365 0.9999920830824289 0.9999927103499101 0.9999963581028614
		 0.9999919670912837 0.999967570706913 0.9988095995015757 0.020662442093743655 0.07909265202889115
		 0.9667299722221168 0.9996938862544208 0.9999677391837182 0.9999919032736453 0.9999937397766224
		 0.9999965118778804 0.9999848622632392 0.999952129186177 0.9995823575632107 -4.385526447882254e-11
		 -3.7564711924295335e-11 0.9961657484932664 0.9992223817834733 0.999961448161147 0.9999838862143565
		 0.9999940055414762 0.9999960371131618 0.9999919585219014 0.9999696756352058 0.9991515594742184
		 0.011206672166435356 0.04298597185056603 0.9359955405928779 0.9996565794139323 0.9999672512818689
		 0.9999921391330049 0.9999938831914267 0.9999965851196164 0.9999856520627214 0.9999527155257609
		 0.9996362007846721 0.00540472346011533 0.007174737712958941 0.9992636633284592 0.9998263779040115
		 0.9999790067583788 0.9999871086530898 0.9999767378269215 0.9999728772562392 0.9999065923734456
		 -0.7182559557098359 0 0;
createNode animCurveTL -n "knee_R_ctrl_translateZ";
	rename -uid "BDC4EEAB-395F-46CF-9176-F56415D49333";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 78 ".ktv[0:77]"  1 4.100958684385198 8 3.2245501602954647 10 3.1159532334769224
		 12 3.389443728783206 13 3.8032053025204604 16 7.436686121059658 18 10.810492965776739 19 12.855710031884435
		 22 32.82021265866473 24 44.17243537144046 26 46.79294315348699 27.999999999999996 51.92398978838294
		 30.999999999999996 62.59617071931498 32 64.28295450929228 34 66.78639458283652 37 69.6866267736823
		 38 70.66358273738089 41 89.1711241872714 43 102.46588410913515 45 125.48461546284366 46 135.1982020150594
		 47 142.7587924842247 49 150.4357098688171 52 164.40413952166796 52.99999999999999 169.3592794583589
		 55.99999999999999 179.2733317017314 58 183.06926702403157 58.99999999999999 184.76703996423652
		 61 186.05185546520127 64 194.67804701251333 66 206.69426998939772 67 211.92685870820617 70 243.637813493357
		 71 253.2790734310962 73 264.0897034827721 76 277.6266874822694 79 292.179972000865 81 296.3018219518645
		 82 298.1948038065398 85 302.13680871481733 87 304.1977488994671 88 307.96919892945084 91 325.4498059630108
		 92 331.778610415328 94 354.8198677478971 96.99999999999999 378.80709049282973 98 382.84260982032333
		 101 396.4819838045253 102.99999999999999 405.9117958599191 105.99999999999999 412.18801289047974
		 107 413.75530580115145 108.99999999999999 415.82494902178405 111.99999999999999 418.7067195306426
		 113 423.31108777687564 114.99999999999999 435.99450629159264 117.99999999999999 462.46510299310046
		 119 473.9229496842512 122 494.43373176141495 123.99999999999999 502.30936090592434 126.99999999999999 517.2257251679481
		 128 521.5083852078172 130 525.7303369654642 133 528.7116526568766 135 529.9445418612825 136 532.4012811026982
		 139 546.4463904841886 140 549.5518726408959 142 558.6409566274474 145 581.5969134449075 146 585.8068453791363
		 149 588.6409959860566 151 584.4574099686748 152 584.2684369602446 155 583.9055713379021 156 583.9132457135568
		 161 584.4558058531252 165 584.8067868859073 166 584.8067868859073;
	setAttr -s 78 ".ktl[11:58]"  no yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes
		 yes yes yes yes yes yes yes yes no yes yes yes yes yes yes yes yes yes yes yes yes no yes yes
		 yes yes yes yes yes yes yes no;
	setAttr -s 78 ".kix[0:77]"  0.9996473558753423 0.33378814724428096 0.9032602403628474 0.15445704915709543
		 0.09044584913881117 0.03021636257619641 0.02231273749062686 0.024415921602432337 0.006351031166336736
		 0.00911748807088995 0.07483240142869564 0.037066694904485054 0.030737554881184705 0.02573439259550437
		 0.02879248162595107 0.9360356537691368 0.016137682250281504 0.005690487735867013 0.005445138411584139
		 0.005973380986239412 0.00482410036438787 0.009924951239096176 0.011606980665491526 0.007634506437324686
		 0.00624357195604467 0.021509770374186013 0.020898105239559435 0.04928107888280284 0.16373593823628155
		 0.00714972684541166 0.006731484124675581 0.007316418020309841 0.004378457408316205 0.004824709870114914
		 0.009843847311321714 0.007027989100644286 0.01609503216687106 0.024410547869930292 0.0213199204538537
		 0.684439341031343 0.018347060286555493 0.00916724488628396 0.007802450110009921 0.004475674900201678
		 0.0035456045395100963 0.01585120840657266 0.011562887857312876 0.008177893789715951 0.007109118234060546
		 0.022581416406044146 0.022605499325754355 0.09370677006864656 0.010806729736435434 0.012494448381900872
		 0.009256620070732868 0.0029613414498421376 0.0035572804639674395 0.014213846300519436 0.011839636380444107
		 0.007393689291741526 0.013022090893768873 0.03307799531025096 0.060402892991053246 0.03238089639997087
		 0.010757652933455592 0.01642050644173542 0.020708770824365934 0.005750847898895677 0.007920621914983664
		 0.020257844041347707 0.18350547618506335 0.04141067259377493 0.2067254865826366 0.9999800711431549
		 0.8363031311566482 0.2826931742164556 0.9976640780022691 1;
	setAttr -s 78 ".kiy[0:77]"  -0.02655492216966437 -0.9426481171461757 0.4290931579268667 0.9879995040310914
		 0.9959013748226072 0.9995433814660891 0.999751039882267 0.9997018869504567 0.999979831998188
		 0.9999584348418075 0.9971961249906734 0.9993127939383434 0.9995274897269841 0.9996688156773424
		 0.9995854105587072 -0.3519051788095548 0.9998697791270565 0.9999838090435905 0.9999851751239508
		 0.9999821592006496 0.9999883639601385 0.9999507464584951 0.9999326367310105 0.9999708567310642
		 0.9999805087146597 0.9997686381250663 0.9997816107517662 0.9987849494581638 -0.9865042029965633
		 0.9999744403763708 0.9999773433040766 0.9999732346554842 0.9999904145094209 0.9999883610196018
		 0.9999515481612654 0.9999753033796391 0.9998704665803202 0.9997020181797622 0.9997727046643359
		 0.7290698104081537 0.999831678523361 0.9999579799277541 0.9999695604228566 0.999989984116935
		 0.9999937143244698 0.9998743617035349 0.9999331475775763 0.9999665604674809 0.9999747298996781
		 0.9997450073059114 0.9997444630505504 0.9955998399172741 0.9999416055912483 0.9999219413332383
		 0.9999571565746536 0.9999956152187957 0.999993672857834 0.9998989781839689 0.9999299090488188
		 0.9999726663057631 0.9999152089796186 0.9994527733846432 0.9981740782640628 0.999475601277157
		 0.9999421347774897 0.9998651743951266 0.9997855504111589 0.9999834637374979 0.9999686313822448
		 0.9997947888215845 -0.9830186876199726 0.9991422101959917 -0.9783989846668751 -0.00631326512438874
		 0.5482673369968212 0.9592103884192584 0.06831096152069727 0;
	setAttr -s 78 ".kox[0:77]"  0.9996473558753423 0.33378814724428096 0.9032602403628474 0.15445704915709543
		 0.09044584913881117 0.03021636257619641 0.02231273749062686 0.024415921602432337 0.006351031166336736
		 0.00911748807088995 0.07483240142869564 0.008860219274547627 0.030737554881184705 0.02573439259550437
		 0.02879248162595107 0.9360356537691368 0.016137682250281504 0.005690487735867013 0.005445138411584139
		 0.005973380986239412 0.00482410036438787 0.009924951239096176 0.011606980665491526 0.007634506437324686
		 0.00624357195604467 0.021509770374186013 0.020898105239559435 0.04928107888280284 0.16373593823628155
		 0.00714972684541166 0.006731484124675581 0.007316418020309841 0.004378457408316205 0.004824709870114914
		 0.009843847311321714 0.010573138914566991 0.01609503216687106 0.024410547869930292 0.0213199204538537
		 0.684439341031343 0.018347060286555493 0.00916724488628396 0.007802450110009921 0.004475674900201678
		 0.0035456045395100963 0.01585120840657266 0.011562887857312876 0.008177893789715951 0.011781231809057489
		 0.022581416406044146 0.022605499325754355 0.09370677006864656 0.010806729736435434 0.012494448381900872
		 0.009256620070732868 0.0029613414498421376 0.0035572804639674395 0.014213846300519436 0.007585711528747236
		 0.007393689291741526 0.013022090893768873 0.03307799531025096 0.060402892991053246 0.03238089639997087
		 0.010757652933455592 0.01642050644173542 0.020708770824365934 0.005750847898895677 0.007920621914983664
		 0.020257844041347707 0.18350547618506335 0.04141067259377493 0.2067254865826366 0.9999800711431549
		 0.8363031311566482 0.2826931742164556 0.9976640780022691 1;
	setAttr -s 78 ".koy[0:77]"  -0.02655492216966437 -0.9426481171461757 0.4290931579268667 0.9879995040310914
		 0.9959013748226072 0.9995433814660891 0.999751039882267 0.9997018869504567 0.999979831998188
		 0.9999584348418075 0.9971961249906734 0.9999607474868236 0.9995274897269841 0.9996688156773424
		 0.9995854105587072 -0.3519051788095548 0.9998697791270565 0.9999838090435905 0.9999851751239508
		 0.9999821592006496 0.9999883639601385 0.9999507464584951 0.9999326367310105 0.9999708567310642
		 0.9999805087146597 0.9997686381250663 0.9997816107517662 0.9987849494581638 -0.9865042029965633
		 0.9999744403763708 0.9999773433040766 0.9999732346554842 0.9999904145094209 0.9999883610196018
		 0.9999515481612654 0.9999441028044983 0.9998704665803202 0.9997020181797622 0.9997727046643359
		 0.7290698104081537 0.999831678523361 0.9999579799277541 0.9999695604228566 0.999989984116935
		 0.9999937143244698 0.9998743617035349 0.9999331475775763 0.9999665604674809 0.9999305988802729
		 0.9997450073059114 0.9997444630505504 0.9955998399172741 0.9999416055912483 0.9999219413332383
		 0.9999571565746536 0.9999956152187957 0.999993672857834 0.9998989781839689 0.9999712280763896
		 0.9999726663057631 0.9999152089796186 0.9994527733846432 0.9981740782640628 0.999475601277157
		 0.9999421347774897 0.9998651743951266 0.9997855504111589 0.9999834637374979 0.9999686313822448
		 0.9997947888215845 -0.9830186876199726 0.9991422101959917 -0.9783989846668751 -0.00631326512438874
		 0.5482673369968212 0.9592103884192584 0.06831096152069727 0;
createNode animCurveTL -n "hand_L_ctrl_translateZ";
	rename -uid "FA3A45ED-8184-4F30-9731-BA4F2F090EF6";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 77 ".ktv[0:76]"  1 -0.3484249966100157 8 1.272310882571361 9 1.804678989322337 13.999999999999998 6.060986899227569
		 16 9.006379729325513 18 13.70535798223149 21 23.943376279036862 23 32.29487760981823 26 45.24863366486305
		 27.999999999999996 52.78875954906618 29 56.18374242335749 32 62.97013960377103 33 63.73756339310599
		 36 66.1850782045627 38 72.82898632303397 40 82.29082007475141 41 87.36255828715784 44 105.96959044346181
		 45 112.9867691713951 48 136.58919230072493 49.99999999999999 151.49505055774492 52 163.4995164741706
		 52.99999999999999 167.72103387681378 55.99999999999999 174.39646209104959 57 175.3978322939284
		 58.99999999999999 177.91187563362834 61.99999999999999 185.64628201907001 64 193.98561067735346
		 66 204.52385692930233 68 217.21999260716274 69 223.96054921061466 71 238.96718823511765 74 263.16839533553076
		 76 276.81088561959564 77 282.26497904941056 80 291.55733804767016 81 292.98638647602957 84 297.5333871842897
		 86 303.2136899616481 87 307.0493787141118 90 323.0656047600936 92 336.49856949051133 94 351.387524096771
		 96 367.99871725005613 98 384.96885804479524 99 392.51053137267075 102 409.14886323093486 102.99999999999999 412.1937003286868
		 105 416.05947722411514 108 419.3820470515366 110 423.9389288570068 111 427.1689957202352 114 442.0489989732697
		 114.99999999999999 448.07352936591474 117.99999999999999 469.3175200929682 120 485.2001807531456
		 122 501.78245122284835 123 509.2978981289264 126 526.1334643343154 128 531.169740196678 129 532.4688067737039
		 133 535.6615363250252 134 537.7028787028223 136 543.4087752009877 139 554.374563821152 142 565.0734778870496
		 144 570.6968502914809 145 573.0386157402284 148 578.9500105249188 149 580.5460842101554 151 583.5949739261486
		 152 584.5768882034849 154 586.012174130142 159 587.6440837134246 160 587.7642151790991 164 587.9334060644985
		 166 587.9271693917391;
	setAttr -s 77 ".ktl[7]"  no;
	setAttr -s 77 ".kix[0:76]"  0.9997956309142688 0.08482479042524907 0.07183433905667311 0.035267427192699895
		 0.0216845004954633 0.014472787968128583 0.011056675510326712 0.00993556545212398 0.009432044061748605
		 0.009768873450247932 0.011925768685077744 0.055331068193446645 0.06653725115687631 0.019198717418093952
		 0.00864832646515965 0.007814843095295562 0.008135422275370514 0.006590311156706152 0.005700515814763971
		 0.005040021871299116 0.0059395639759679455 0.007657100894076222 0.012948286806737222 0.044567142012086
		 0.03568322129059746 0.02266260094802495 0.012257699228542777 0.008290316772567925 0.007416540650955542
		 0.006624691075391221 0.00588868544452542 0.005209166375435835 0.0055958662640172505 0.007010399498462963
		 0.00937261283961028 0.02116900688670365 0.032279121717305605 0.018596256492786102 0.012817263553295174
		 0.010316936361601694 0.007187572753376705 0.005765851251542571 0.0052130789351504244 0.0047537670837674685
		 0.00529109137382432 0.006026902498816892 0.011966771244929382 0.014493674786167008 0.0414496570091539
		 0.02706576567603964 0.015146215786989613 0.011990405917093388 0.006974373190063496 0.006404835805527638
		 0.0056878427761223455 0.005200686920351069 0.005419736661817995 0.005865389049823337 0.010499335457556979
		 0.02086543906532186 0.05492635700685295 0.024183738303969287 0.023367779216154034 0.014880440079233457
		 0.01109117161376108 0.01322354100983767 0.01701337997328024 0.01931523623513462 0.026109586384116472
		 0.023479634065584468 0.03527031487251923 0.04867862857725157 0.07261330128134909 0.2761341135113682
		 0.3900125817661459 0.9995840389578499 0.9501328746292311;
	setAttr -s 77 ".kiy[0:76]"  0.020216241113004782 0.9963958826336612 0.9974165768285039 0.9993779107921125
		 0.9997648635745618 0.9998952637193704 0.9999388730950804 0.9999506410514204 0.9999555172830524
		 0.9999522834173205 0.9999288854919983 0.9984680630308475 0.9977839416469312 0.9998156876392269
		 0.9999626025253905 0.9999694636474635 0.9999669069046242 0.9999782836636293 0.9999837519277229
		 0.9999872990091109 0.9999823606343141 0.9999706839732343 0.9999161674204344 0.9990063912973103
		 0.9993631510708839 0.9997431702783823 0.9999248715826717 0.9999656347334195 0.999972497084181
		 0.9999780564933191 0.9999826615415566 0.999986432200794 0.999984343017807 0.9999754268475161
		 0.9999560760996249 0.9997759114658799 0.9994788933745221 0.9998270746706425 0.9999178555036436
		 0.9999467789958176 0.9999741690653389 0.9999833773415162 0.9999864118116886 0.9999887007854206
		 0.9999860020780661 0.9999818380582068 0.9999283956293927 0.9998949611790193 0.999140593677298
		 0.9996336550598773 0.9998852894944168 0.9999281124990652 0.9999756787635417 0.999979488828798
		 0.999983824091447 0.9999864763363336 0.9999853131194061 0.9999827984577006 0.9999448804583929
		 0.9997822930281429 0.9984904082193057 0.999707530631657 0.9997269361653237 0.9998892801220784
		 0.9999384910644425 0.9999125651591549 0.9998552619763947 0.9998134434229123 0.9996590866384651
		 0.9997243153910713 0.999377808883504 0.9988144928463132 0.9973601698869993 0.9611191140307692
		 0.9208095275702274 0.028840059998409436 0.3118453471655359;
	setAttr -s 77 ".kox[0:76]"  0.9997956309142688 0.08482479042524907 0.07183433905667311 0.035267427192699895
		 0.0216845004954633 0.014472787968128583 0.011056675510326712 0.010483034848197147 0.009432044061748605
		 0.009768873450247932 0.011925768685077744 0.055331068193446645 0.06653725115687631 0.019198717418093952
		 0.00864832646515965 0.007814843095295562 0.008135422275370514 0.006590311156706152 0.005700515814763971
		 0.005040021871299116 0.0059395639759679455 0.007657100894076222 0.012948286806737222 0.044567142012086
		 0.03568322129059746 0.02266260094802495 0.012257699228542777 0.008290316772567925 0.007416540650955542
		 0.006624691075391221 0.00588868544452542 0.005209166375435835 0.0055958662640172505 0.007010399498462963
		 0.00937261283961028 0.02116900688670365 0.032279121717305605 0.018596256492786102 0.012817263553295174
		 0.010316936361601694 0.007187572753376705 0.005765851251542571 0.0052130789351504244 0.0047537670837674685
		 0.00529109137382432 0.006026902498816892 0.011966771244929382 0.014493674786167008 0.0414496570091539
		 0.02706576567603964 0.015146215786989613 0.011990405917093388 0.006974373190063496 0.006404835805527638
		 0.0056878427761223455 0.005200686920351069 0.005419736661817995 0.005865389049823337 0.010499335457556979
		 0.02086543906532186 0.05492635700685295 0.024183738303969287 0.023367779216154034 0.014880440079233457
		 0.01109117161376108 0.01322354100983767 0.01701337997328024 0.01931523623513462 0.026109586384116472
		 0.023479634065584468 0.03527031487251923 0.04867862857725157 0.07261330128134909 0.2761341135113682
		 0.3900125817661459 0.9995840389578499 0.9501328746292311;
	setAttr -s 77 ".koy[0:76]"  0.020216241113004782 0.9963958826336612 0.9974165768285039 0.9993779107921125
		 0.9997648635745618 0.9998952637193704 0.9999388730950804 0.9999450514805158 0.9999555172830524
		 0.9999522834173205 0.9999288854919983 0.9984680630308475 0.9977839416469312 0.9998156876392269
		 0.9999626025253905 0.9999694636474635 0.9999669069046242 0.9999782836636293 0.9999837519277229
		 0.9999872990091109 0.9999823606343141 0.9999706839732343 0.9999161674204344 0.9990063912973103
		 0.9993631510708839 0.9997431702783823 0.9999248715826717 0.9999656347334195 0.999972497084181
		 0.9999780564933191 0.9999826615415566 0.999986432200794 0.999984343017807 0.9999754268475161
		 0.9999560760996249 0.9997759114658799 0.9994788933745221 0.9998270746706425 0.9999178555036436
		 0.9999467789958176 0.9999741690653389 0.9999833773415162 0.9999864118116886 0.9999887007854206
		 0.9999860020780661 0.9999818380582068 0.9999283956293927 0.9998949611790193 0.999140593677298
		 0.9996336550598773 0.9998852894944168 0.9999281124990652 0.9999756787635417 0.999979488828798
		 0.999983824091447 0.9999864763363336 0.9999853131194061 0.9999827984577006 0.9999448804583929
		 0.9997822930281429 0.9984904082193057 0.999707530631657 0.9997269361653237 0.9998892801220784
		 0.9999384910644425 0.9999125651591549 0.9998552619763947 0.9998134434229123 0.9996590866384651
		 0.9997243153910713 0.999377808883504 0.9988144928463132 0.9973601698869993 0.9611191140307692
		 0.9208095275702274 0.028840059998409436 0.3118453471655359;
createNode animCurveTL -n "elbow_L_ctrl_translateZ";
	rename -uid "C016FA5A-BC1E-499B-8CBB-7468D7AE657E";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 76 ".ktv[0:75]"  1 11.506839822197549 6 12.305326513955393 11 14.815400311911823
		 13.999999999999998 17.148898783226983 16 19.27736451894707 18 22.658888721110092 19 24.90495795352735
		 22 33.045230722061476 23 36.47309711560195 24.999999999999996 44.04589323308476 27 52.480165179718824
		 27.999999999999996 56.603057023121025 30.999999999999996 67.73683309505174 32 70.26920624388602
		 35 75.69062192127703 37 82.04882858849994 38 86.98742088988364 41 102.83876480437245 43 113.60673078369553
		 45 123.87088638817161 47 135.33064260073525 49 148.31505756146882 51 160.76536756609374 52 166.48428978741538
		 55 178.5946368425424 55.99999999999999 181.3935748711114 58.99999999999999 188.74846335390617
		 61 195.55851081398407 61.99999999999999 199.69492230874923 64 209.61788243143806 66 220.29070474041544
		 69 236.23796421903234 71 247.27992909922006 73 260.1777066331442 75 273.3708872505299 77 285.2062760103082
		 79 293.74843447960257 80 297.26171045098295 82 302.5752354869533 85 311.9635105430236 87 321.0739943765985
		 88 326.6284070054588 91 344.65714152827513 94 362.2672184745244 96 374.68814200027754 96.99999999999999 381.62675763191714
		 99.99999999999999 401.7004378202255 101 407.5423073895091 102.99999999999999 416.4150426150867
		 105.99999999999999 425.5144550064159 107 428.0008756244904 110 437.9229234777439 111.99999999999999 447.6605707277598
		 113 453.5822702324773 114.99999999999999 465.6589474435009 117.99999999999999 483.19813194671485
		 119 488.88319560232634 120.99999999999999 501.2084314751635 123.99999999999999 520.3576666775439
		 126 530.6642594798019 128 537.4699230668091 130 542.2780437742226 131 544.2511689901755 134 551.8121190381507
		 136 559.5737075365051 139 572.1524538036969 141 578.8581094407255 142 581.5445705203019 146 588.6920533344442
		 147 590.2122160509518 149 592.8170081607266 151 595.4966828639348 152 596.4672865674268 154 598.0328998482215
		 164 600.7442656570205 166 600.7565193150846;
	setAttr -s 76 ".ktl[42:64]"  no yes yes yes yes yes yes yes yes yes yes yes yes yes yes yes
		 yes yes yes yes yes yes no;
	setAttr -s 76 ".kix[0:75]"  0.9998015804330876 0.12476795705667294 0.06199731703728317 0.04732180857659942
		 0.02996022075908945 0.020026560795092817 0.016742711852473897 0.012484038026804579 0.01199396306450508
		 0.009330060587377184 0.01126953853116129 0.010838663811913457 0.014513890718419947 0.017365311117885963
		 0.021967862756141758 0.009865625943882924 0.008030435135111836 0.008274070339723173 0.007723695806724111
		 0.007333831549182834 0.006402496921394829 0.006342005455761396 0.006943756246897593 0.007779805489326763
		 0.011903038494871333 0.01699264722515357 0.014893311302627776 0.011221605267940984 0.008741980032331
		 0.007044730791096942 0.007480273980495017 0.008338680246043492 0.007306626429309595 0.006457558542192528
		 0.0067612531476998845 0.008315692300349047 0.010531076764358606 0.014370904849575794 0.016609894531765302
		 0.010066962303876291 0.007557572370688325 0.006694030512037542 0.00694562663320143 0.007152457351822448
		 0.006231292287680383 0.005964379628924138 0.006923475635577245 0.007049461739331524 0.010032551656393949
		 0.017809791994910385 0.017457649153406543 0.009921718536472588 0.007432353103779355 0.006289555661666647
		 0.006801439522617702 0.007787006273122595 0.007224556336495957 0.006257340351990575 0.007174677416173547
		 0.00942236239535427 0.012740353926326841 0.01965342636564269 0.02169635306945031 0.012116759851215707
		 0.009276153643775563 0.011400783216309511 0.013987114100338354 0.017241045719652178 0.027072054334355517
		 0.02692894736166536 0.030698419135866645 0.0412855550634121 0.046803237219043343 0.06197051367633634
		 0.8741361914425233 0.9994702397371329;
	setAttr -s 76 ".kiy[0:75]"  0.01991983342049809 0.9921859487474635 0.9980763160601391 0.9988796956756303
		 0.9995510918267593 0.9997994483208723 0.9998598309762349 0.9999220713608363 0.9999280698380296
		 0.9999564740374631 0.9999364967343148 0.9999412599581899 0.9998946679406855 0.9998492116163211
		 0.9997586773846613 0.999951333528155 0.9999677555359177 0.999965769294136 0.9999701718166824
		 0.99997310709579 0.9999795038065388 0.999979889281179 0.99997589183399 0.9999697368553452 0.9999291563278818
		 0.9998556145465612 0.9998890884885397 0.9999370358053603 0.9999617881624849 0.9999751855761627
		 0.9999720223592141 0.9999652326014912 0.9999733062488332 0.9999791497514707 0.999977142466703
		 0.9999654240330342 0.9999445466735558 0.9998967332148878 0.9998620461861945 0.999949326851102
		 0.9999714411421267 0.999977594726754 0.9999758788444211 0.9999744208497687 0.9999805853097478
		 0.9999822129296311 0.9999760324553402 0.9999751522358873 0.9999496726872117 0.9998413930764709
		 0.9998476036306916 0.9999507785392655 0.9999723796822294 0.9999802205491761 0.9999768699427103
		 0.9999696808070245 0.999973902552332 0.9999804226542235 0.9999742616707562 0.9999556085581454
		 0.9999188383973132 0.9998068527631176 0.9997646064266756 0.9999265893707937 0.9999569755612374
		 0.9999350089591097 0.9999021755347589 0.9998513621246374 0.9996334847703521 0.9996373501395357
		 0.9995286924658835 0.99914738799794 0.9989041280252164 0.9980779806381318 0.4856808816603348
		 -0.032545965645501516;
	setAttr -s 76 ".kox[0:75]"  0.9998015804330876 0.12476795705667294 0.06199731703728317 0.04732180857659942
		 0.02996022075908945 0.020026560795092817 0.016742711852473897 0.012484038026804579 0.01199396306450508
		 0.009330060587377184 0.01126953853116129 0.010838663811913457 0.014513890718419947 0.017365311117885963
		 0.021967862756141758 0.009865625943882924 0.008030435135111836 0.008274070339723173 0.007723695806724111
		 0.007333831549182834 0.006402496921394829 0.006342005455761396 0.006943756246897593 0.007779805489326763
		 0.011903038494871333 0.01699264722515357 0.014893311302627776 0.011221605267940984 0.008741980032331
		 0.007044730791096942 0.007480273980495017 0.008338680246043492 0.007306626429309595 0.006457558542192528
		 0.0067612531476998845 0.008315692300349047 0.010531076764358606 0.014370904849575794 0.016609894531765302
		 0.010066962303876291 0.007557572370688325 0.006694030512037542 0.006521364344571203 0.007152457351822448
		 0.006231292287680383 0.005964379628924138 0.006923475635577245 0.007049461739331524 0.010032551656393949
		 0.017809791994910385 0.017457649153406543 0.009921718536472588 0.007432353103779355 0.006289555661666647
		 0.006801439522617702 0.007787006273122595 0.007224556336495957 0.006257340351990575 0.007174677416173547
		 0.00942236239535427 0.012740353926326841 0.01965342636564269 0.02169635306945031 0.012116759851215707
		 0.010691474220894389 0.011400783216309511 0.013987114100338354 0.017241045719652178 0.027072054334355517
		 0.02692894736166536 0.030698419135866645 0.0412855550634121 0.046803237219043343 0.06197051367633634
		 0.8741361914425233 0.9994702397371329;
	setAttr -s 76 ".koy[0:75]"  0.01991983342049809 0.9921859487474635 0.9980763160601391 0.9988796956756303
		 0.9995510918267593 0.9997994483208723 0.9998598309762349 0.9999220713608363 0.9999280698380296
		 0.9999564740374631 0.9999364967343148 0.9999412599581899 0.9998946679406855 0.9998492116163211
		 0.9997586773846613 0.999951333528155 0.9999677555359177 0.999965769294136 0.9999701718166824
		 0.99997310709579 0.9999795038065388 0.999979889281179 0.99997589183399 0.9999697368553452 0.9999291563278818
		 0.9998556145465612 0.9998890884885397 0.9999370358053603 0.9999617881624849 0.9999751855761627
		 0.9999720223592141 0.9999652326014912 0.9999733062488332 0.9999791497514707 0.999977142466703
		 0.9999654240330342 0.9999445466735558 0.9998967332148878 0.9998620461861945 0.999949326851102
		 0.9999714411421267 0.999977594726754 0.999978735677457 0.9999744208497687 0.9999805853097478
		 0.9999822129296311 0.9999760324553402 0.9999751522358873 0.9999496726872117 0.9998413930764709
		 0.9998476036306916 0.9999507785392655 0.9999723796822294 0.9999802205491761 0.9999768699427103
		 0.9999696808070245 0.999973902552332 0.9999804226542235 0.9999742616707562 0.9999556085581454
		 0.9999188383973132 0.9998068527631176 0.9997646064266756 0.9999265893707937 0.9999428445561196
		 0.9999350089591097 0.9999021755347589 0.9998513621246374 0.9996334847703521 0.9996373501395357
		 0.9995286924658835 0.99914738799794 0.9989041280252164 0.9980779806381318 0.4856808816603348
		 -0.032545965645501516;
createNode animCurveTL -n "hand_R_ctrl_translateZ";
	rename -uid "610448B3-255A-46C6-9A5B-A9BC9C581761";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 80 ".ktv[0:79]"  1 -0.3613570013331182 5 0.1448101658401253 6.999999999999999 0.8222739186188188
		 10 2.588774687001038 12 4.489264831867808 13.999999999999998 7.093053852566351 15 8.611964359004803
		 19 15.977957694355755 20 17.284765936832503 23 19.26618414352729 24.999999999999996 22.87053903213787
		 26 26.087235652166765 29 38.93660827565705 30.999999999999996 51.46535316581884 32 58.32563089134785
		 34 72.8646807671446 36 87.93279770621064 37 95.64562912100887 41 118.16964492952052 43 122.84522145144179
		 45 124.8485601789962 47 127.37897340790977 48 129.57882503605222 51 140.10874501220522 52 145.47273323038047
		 54 157.48717677513483 57 179.07937022569297 58.99999999999999 195.20799538370613 60 203.6383091503998
		 63 225.3450112589218 65 234.97586329538555 67 239.91298281657572 69 241.84080172990528 70 242.48177876393675
		 73 247.06473671030614 75 253.54460347456356 77 263.53557091904577 78 269.2309686705387 81 289.5581281420528
		 82 296.98484656159184 85 321.14736269323816 87 335.7001033301565 89 346.7205400479077 90 350.21319066691234
		 93 354.99933095109964 94 355.50501299675506 96 357.3219351863993 99 364.6830187002997 101 373.1946947668052
		 102.99999999999999 383.90791488042623 105 396.76381757903647 105.99999999999999 403.5651152931017
		 108 418.60559920573246 111 441.8920782382539 113 454.42041374672493 114.99999999999999 462.4523676203376
		 117 466.6788416930181 117.99999999999999 467.73504964593167 120.99999999999999 471.9029550290905
		 123 477.3114875215353 123.99999999999999 480.9206874638029 126 490.3568181358449 129 507.7854644815486
		 131 521.5210689172433 132 528.9643883395725 135 550.782632511247 136 556.6693077507533 138 564.3844344026498
		 141 569.0110387125085 142 569.7212732264959 144 570.1555356592703 147 571.6264696101757 149 572.5844675550919
		 151 574.0002855774185 153 575.520438963767 154 576.1591651981694 159 577.7948742311249 160 577.9014276695626
		 163 578.0249315091993 166 578.0055910070299;
	setAttr -s 80 ".kix[0:79]"  0.9998257229035765 0.15738283336638562 0.09786755498183229 0.05332234370815269
		 0.03683048533623069 0.0286361532969486 0.025906146813083925 0.024022789816845892 0.0530395288996508
		 0.03170961768390701 0.013589283230904524 0.013393031936128931 0.007752271365256782 0.0063579702876233836
		 0.005886457395375384 0.005719520415852919 0.005296776831771224 0.005242469743066592 0.014752596942045915
		 0.026069515351943618 0.03343409102479927 0.02042300893447613 0.017137547899122287 0.008574942192218936
		 0.006879188207404632 0.0060403888288970255 0.005467290718950204 0.005040700921365061 0.004992151528497879
		 0.007132115389511271 0.012348725218591778 0.021127201758255457 0.05833077329020751 0.06930985802230226
		 0.016488448484552484 0.009978515346629892 0.00715163436245112 0.0069624540100850845 0.006047244494163218
		 0.00549842856323842 0.005098031567554353 0.0061973894522674095 0.008762793573845941 0.015833254766939094
		 0.13293106141498387 0.058573630456420625 0.025220656608266136 0.012111621487025348 0.007939613048601869
		 0.0068862538288593485 0.0065057821260148 0.005763483225355871 0.005203872713451842 0.006012160235648348
		 0.007684940174083283 0.01673207192447442 0.04632423276450773 0.04057579392945438 0.018525722277077893
		 0.012834356338053752 0.011888400725226891 0.00841628054265041 0.006247421168557863 0.005481284504586966
		 0.005531594488154897 0.006595488028321408 0.008583511396132115 0.015825363626915237 0.03722371658387089
		 0.09269326737698824 0.4487771981381497 0.053257277483418 0.08278479986716511 0.06048818388809647
		 0.06557800589040202 0.0718211162252418 0.30831757610550264 0.4311943282308243 0.9720149620532678
		 0.9393147898478821;
	setAttr -s 80 ".kiy[0:79]"  0.018668792685667297 0.9875376670089949 0.9951994481921088 0.9985773518668795
		 0.9993215275124907 0.9995899012716933 0.9996643794580753 0.9997114111429437 0.9985924135372264
		 0.9994971236308489 0.9999076614274292 0.9999103093255703 0.9999699506928593 0.9999797879026464
		 0.9999826746595826 0.9999836434093373 0.9999859719792045 0.9999862581610776 0.9998911745202402
		 0.9996601324296747 0.9994409244959632 0.9997914286020171 0.9998531414422847 0.9999632345073493
		 0.9999763381048609 0.9999817566849886 0.9999850542544095 0.9999872955864095 0.9999875391339217
		 0.9999745661415946 0.9999237515858276 0.9997767957628672 0.9982973108685439 0.9975951802113563
		 0.9998640562929405 0.9999502133763846 0.9999744267359769 0.9999757618233341 0.9999817152498479
		 0.9999848835274137 0.9999870049526325 0.9999807959975916 0.9999616059873411 0.9998746461649506
		 0.991125286182875 0.9982830910193534 0.9996819086490701 0.9999266516224853 0.9999684807755885
		 0.9999762894730078 0.9999788371755317 0.9999833909926259 0.999986459762722 0.9999819268013302
		 0.9999704704112621 0.9998600090858291 0.9989264564815468 0.9991764633672044 0.9998283840810445
		 0.9999176362568007 0.9999293304670067 0.9999645824837136 0.9999804846739474 0.9999849776472545
		 0.9999847006141737 0.9999782495322926 0.9999631609874998 0.9998747710918983 0.9993069573077552
		 0.99569471133625 0.8936436797914883 0.9985808241675053 0.9965674472462732 0.9981689133658289
		 0.9978474458269854 0.9974175290539866 0.9512834868031861 0.9022590821385886 0.2349189510120128
		 0.3430564466279989;
	setAttr -s 80 ".kox[0:79]"  0.9998257229035765 0.15738283336638562 0.09786755498183229 0.05332234370815269
		 0.03683048533623069 0.0286361532969486 0.025906146813083925 0.024022789816845892 0.0530395288996508
		 0.03170961768390701 0.013589283230904524 0.013393031936128931 0.007752271365256782 0.0063579702876233836
		 0.005886457395375384 0.005719520415852919 0.005296776831771224 0.005242469743066592 0.014752596942045915
		 0.026069515351943618 0.03343409102479927 0.02042300893447613 0.017137547899122287 0.008574942192218936
		 0.006879188207404632 0.0060403888288970255 0.005467290718950204 0.005040700921365061 0.004992151528497879
		 0.007132115389511271 0.012348725218591778 0.021127201758255457 0.05833077329020751 0.06930985802230226
		 0.016488448484552484 0.009978515346629892 0.00715163436245112 0.0069624540100850845 0.006047244494163218
		 0.00549842856323842 0.005098031567554353 0.0061973894522674095 0.008762793573845941 0.015833254766939094
		 0.13293106141498387 0.058573630456420625 0.025220656608266136 0.012111621487025348 0.007939613048601869
		 0.0068862538288593485 0.0065057821260148 0.005763483225355871 0.005203872713451842 0.006012160235648348
		 0.007684940174083283 0.01673207192447442 0.04632423276450773 0.04057579392945438 0.018525722277077893
		 0.012834356338053752 0.011888400725226891 0.00841628054265041 0.006247421168557863 0.005481284504586966
		 0.005531594488154897 0.006595488028321408 0.008583511396132115 0.015825363626915237 0.03722371658387089
		 0.09269326737698824 0.4487771981381497 0.053257277483418 0.08278479986716511 0.06048818388809647
		 0.06557800589040202 0.0718211162252418 0.30831757610550264 0.4311943282308243 0.9720149620532678
		 0.9393147898478821;
	setAttr -s 80 ".koy[0:79]"  0.018668792685667297 0.9875376670089949 0.9951994481921088 0.9985773518668795
		 0.9993215275124907 0.9995899012716933 0.9996643794580753 0.9997114111429437 0.9985924135372264
		 0.9994971236308489 0.9999076614274292 0.9999103093255703 0.9999699506928593 0.9999797879026464
		 0.9999826746595826 0.9999836434093373 0.9999859719792045 0.9999862581610776 0.9998911745202402
		 0.9996601324296747 0.9994409244959632 0.9997914286020171 0.9998531414422847 0.9999632345073493
		 0.9999763381048609 0.9999817566849886 0.9999850542544095 0.9999872955864095 0.9999875391339217
		 0.9999745661415946 0.9999237515858276 0.9997767957628672 0.9982973108685439 0.9975951802113563
		 0.9998640562929405 0.9999502133763846 0.9999744267359769 0.9999757618233341 0.9999817152498479
		 0.9999848835274137 0.9999870049526325 0.9999807959975916 0.9999616059873411 0.9998746461649506
		 0.991125286182875 0.9982830910193534 0.9996819086490701 0.9999266516224853 0.9999684807755885
		 0.9999762894730078 0.9999788371755317 0.9999833909926259 0.999986459762722 0.9999819268013302
		 0.9999704704112621 0.9998600090858291 0.9989264564815468 0.9991764633672044 0.9998283840810445
		 0.9999176362568007 0.9999293304670067 0.9999645824837136 0.9999804846739474 0.9999849776472545
		 0.9999847006141737 0.9999782495322926 0.9999631609874998 0.9998747710918983 0.9993069573077552
		 0.99569471133625 0.8936436797914883 0.9985808241675053 0.9965674472462732 0.9981689133658289
		 0.9978474458269854 0.9974175290539866 0.9512834868031861 0.9022590821385886 0.2349189510120128
		 0.3430564466279989;
createNode animCurveTL -n "elbow_R_ctrl_translateZ";
	rename -uid "11C0AE4F-956E-4851-8EDF-1E259D69DBCD";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 75 ".ktv[0:74]"  1 11.493228149251031 6.999999999999999 12.66513744533222 12 15.84485814540706
		 13.999999999999998 17.768996461086772 15 18.843253973199165 19 25.0624059147253 21 27.972441180886086
		 23 30.955544168234177 24.999999999999996 35.82736613604126 26 39.791880561884035 29 54.080900682901486
		 30.999999999999996 65.2317877175538 32 70.57019753569183 35 86.61013587389547 37 99.32310493802302
		 38 106.17979440735868 41 121.98146498223686 43 128.99198172504344 45 133.90506970720816 47 139.17175574150622
		 49 146.7250810675707 51 156.83507953397674 52.99999999999999 168.98540215797323 55 181.0016265893386
		 57 192.30992995026844 58.99999999999999 204.1520053982696 61.99999999999999 223.71402611190697
		 64 235.03573443830192 66 243.14450373152758 67 246.35456874903284 70 252.93333971410925 71 255.06885290391324
		 73 261.1105096934747 76 275.0830395641615 77 280.85530274253324 79 292.08538474671093 82 308.1814838235334
		 84 319.6292747968249 85 326.0141287643035 87 338.4223349565538 88 344.0733873220287 92 359.31843140470306
		 93 361.5038168672709 96 367.7104068654119 98 374.2697391826531 99.99999999999999 383.1533414041909
		 102 393.91103608913477 104 404.7392696011991 105.99999999999999 415.03033432587785 107 420.38673312815007
		 111 445.27565612598073 113 457.33160018715216 114 462.4686083716523 117 473.2370262647311 117.99999999999999 475.6823118144858
		 120.99999999999999 483.5007723223113 123.99999999999999 495.5286072712037 126 506.07144808301507
		 129 521.9845304530627 131 532.3323430367053 132 537.7251504556029 135 555.1179709607125 136 560.5914331456743
		 138 569.0539766848682 141 576.7644896137424 142 578.2789768996689 144 579.8004076611852 147 581.8939703047466
		 149 583.2860415561939 151 585.1839184586047 153 586.9188824857456 154 587.6541089151679 161 590.1316335344998
		 165 590.30625278326 166 590.30625278326;
	setAttr -s 75 ".ktl[57]"  no;
	setAttr -s 75 ".kix[0:74]"  0.9993093483610045 0.10113393873736602 0.047486940990857526 0.040344916231040084
		 0.03619497248836369 0.022289604257026824 0.0368431095361608 0.02334070698610759 0.011446299860952296
		 0.010815778223235229 0.007906421246495652 0.007929072495751737 0.007692845998649691 0.007406834025471932
		 0.006257901778502766 0.0063291496361105055 0.011346991630771724 0.013799264634647035 0.015532684079170566
		 0.012403679528913324 0.00946521854080738 0.0071367579467727545 0.00722920724087668 0.006822831838615203
		 0.007215976146434593 0.0064886121609912546 0.0067455036304886265 0.008154478870771293 0.013272451112664223
		 0.013699759291632294 0.019769135194852232 0.018067853656697243 0.011587290258214011 0.007345265155930539
		 0.007248509661583373 0.006927679753026452 0.00764242987027849 0.006580700333376504 0.006532835453589921
		 0.006995745623392849 0.0072254884945333496 0.01478123151501626 0.021299383357705825 0.015843581177190365
		 0.011399453540673022 0.0086116736106063 0.008495048253877304 0.0077198637199313675 0.008100560483204072
		 0.007804927989266953 0.006640673624662899 0.007408969183400425 0.009837430986784839 0.015385120416913747
		 0.017284815866350826 0.012519511669338733 0.008591363217717097 0.007426954764653621 0.007736842434971817
		 0.007498157666593692 0.007631704124121486 0.0073635109644620295 0.008745146207758455 0.01178015222300752
		 0.02090301271524451 0.03608022152108812 0.08811471182232065 0.04471091797582816 0.05314851694951656
		 0.04859366852608507 0.05608281012442386 0.06106793733711024 0.34954744773462326 0.9936388543082232
		 1;
	setAttr -s 75 ".kiy[0:74]"  0.037159470909909266 0.9948728192263907 0.9988718588664568 0.9991858124164446
		 0.9993447473052364 0.9997515559087994 0.999321062161559 0.9997275685892575 0.9999344889638986
		 0.9999415077600418 0.9999687437630603 0.9999685644105805 0.9999704096224254 0.9999725690286303
		 0.9999804191409603 0.9999799707318561 0.999935620818126 0.9999047856148819 0.9998793605857142
		 0.9999230714080679 0.9999552038156383 0.999974533018721 0.9999738689399181 0.9999767242119699
		 0.9999739645052035 0.9999789487345342 0.9999772488315777 0.9999667516844478 0.999911917141436
		 0.9999061538941298 0.9998045715506845 0.9998367630089624 0.9999328650986885 0.99997302317602
		 0.9999737292087658 0.9999760033386998 0.9999707962064082 0.9999783469571341 0.9999786608027874
		 0.999975529472183 0.9999738958172936 0.9998907516298465 0.9997731424021059 0.9998744825904309
		 0.9999350241185544 0.9999629188513064 0.99996391642657 0.9999702014080949 0.9999671899216784
		 0.9999695410856685 0.9999779504838149 0.9999725532111566 0.9999516113050573 0.999881642030574
		 0.999850606411011 0.9999216278426831 0.9999630935579878 0.9999724197911279 0.9999700701866713
		 0.999971888420673 0.999970878122039 0.9999728889856345 0.999961760477772 0.9999306115994264
		 0.9997815081603713 0.999348896839832 0.9961103340295538 0.9989999668737527 0.9985866187497543
		 0.9988186298718987 0.9984261206561794 0.9981336118122618 0.9369186633759683 -0.11261361910995274
		 0;
	setAttr -s 75 ".kox[0:74]"  0.9993093483610045 0.10113393873736602 0.047486940990857526 0.040344916231040084
		 0.03619497248836369 0.022289604257026824 0.0368431095361608 0.02334070698610759 0.011446299860952296
		 0.010815778223235229 0.007906421246495652 0.007929072495751737 0.007692845998649691 0.007406834025471932
		 0.006257901778502766 0.0063291496361105055 0.011346991630771724 0.013799264634647035 0.015532684079170566
		 0.012403679528913324 0.00946521854080738 0.0071367579467727545 0.00722920724087668 0.006822831838615203
		 0.007215976146434593 0.0064886121609912546 0.0067455036304886265 0.008154478870771293 0.013272451112664223
		 0.013699759291632294 0.019769135194852232 0.018067853656697243 0.011587290258214011 0.007345265155930539
		 0.007248509661583373 0.006927679753026452 0.00764242987027849 0.006580700333376504 0.006532835453589921
		 0.006995745623392849 0.0072254884945333496 0.01478123151501626 0.021299383357705825 0.015843581177190365
		 0.011399453540673022 0.0086116736106063 0.008495048253877304 0.0077198637199313675 0.008100560483204072
		 0.007804927989266953 0.006640673624662899 0.007408969183400425 0.009837430986784839 0.015385120416913747
		 0.017284815866350826 0.012519511669338733 0.008591363217717097 0.008070157051015653 0.007736842434971817
		 0.007498157666593692 0.007631704124121486 0.0073635109644620295 0.008745146207758455 0.01178015222300752
		 0.02090301271524451 0.03608022152108812 0.08811471182232065 0.04471091797582816 0.05314851694951656
		 0.04859366852608507 0.05608281012442386 0.06106793733711024 0.34954744773462326 0.9936388543082232
		 1;
	setAttr -s 75 ".koy[0:74]"  0.037159470909909266 0.9948728192263907 0.9988718588664568 0.9991858124164446
		 0.9993447473052364 0.9997515559087994 0.999321062161559 0.9997275685892575 0.9999344889638986
		 0.9999415077600418 0.9999687437630603 0.9999685644105805 0.9999704096224254 0.9999725690286303
		 0.9999804191409603 0.9999799707318561 0.999935620818126 0.9999047856148819 0.9998793605857142
		 0.9999230714080679 0.9999552038156383 0.999974533018721 0.9999738689399181 0.9999767242119699
		 0.9999739645052035 0.9999789487345342 0.9999772488315777 0.9999667516844478 0.999911917141436
		 0.9999061538941298 0.9998045715506845 0.9998367630089624 0.9999328650986885 0.99997302317602
		 0.9999737292087658 0.9999760033386998 0.9999707962064082 0.9999783469571341 0.9999786608027874
		 0.999975529472183 0.9999738958172936 0.9998907516298465 0.9997731424021059 0.9998744825904309
		 0.9999350241185544 0.9999629188513064 0.99996391642657 0.9999702014080949 0.9999671899216784
		 0.9999695410856685 0.9999779504838149 0.9999725532111566 0.9999516113050573 0.999881642030574
		 0.999850606411011 0.9999216278426831 0.9999630935579878 0.9999674357523709 0.9999700701866713
		 0.999971888420673 0.999970878122039 0.9999728889856345 0.999961760477772 0.9999306115994264
		 0.9997815081603713 0.999348896839832 0.9961103340295538 0.9989999668737527 0.9985866187497543
		 0.9988186298718987 0.9984261206561794 0.9981336118122618 0.9369186633759683 -0.11261361910995274
		 0;
createNode animCurveTA -n "body_ctrl_rotateX";
	rename -uid "76A733A2-7D56-4B8E-B866-6BC0265F4F8E";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 50 ".ktv[0:49]"  1 0 16 -0.00046508355898148803 24 0.21204584388447012 27 0.36889174045800827
		 30.999999999999996 -0.14521043931328884 32 -0.2972603813604077 35 -0.3646391186878053 37 -0.43503730544105174
		 40 -0.3851110537186591 44 0.2829316271118608 48 0.8324756327900004 49 1.0383635546424064 51 1.3926017408718994
		 54 0.474154190611817 57 -0.804557028242996 60 -0.9486858398165903 61 -1.0452677983696397 61.99999999999999 -1.0714205225865319
		 66 -0.4482253340354812 69 0.534456048442199 71 0.7335306542929815 72 0.8797919702422706 76 1.3334664813379662
		 81 -0.5104052868359892 82 -0.5266390483119383 87 -0.20829560500772587 90 0.03269600904814598
		 92 -0.03133933913695762 96.99999999999999 -0.19521069005330607 99 -0.22976412532680432 99.99999999999999 -0.2226316173276757
		 102 -0.24724025852386883 105 0.207795404593521 108.99999999999999 0.757784570556242 111.99999999999999 1.3611048281738236
		 113 1.3974874939694804 117 -0.482746477798284 120 -0.8374859594382679 123 -1.0702093429964792
		 126 -0.8533159229507407 130 0.48324737002412527 131 0.6142757536866043 136 1.2355174543841336
		 140 0.2899346307193681 141 0.005335071040314662 146 -0.34847944357077104 149 -0.36721159361613437
		 153 -0.1055864686425203 155 -0.021955623302694332 166 -4.3285962255560473e-05;
	setAttr -s 50 ".kix[0:49]"  0.9999999999979166 0.9999999984652148 0.9994944639255021 0.999993708228995
		 0.9967415686361966 0.999098456114714 0.9996888168336858 0.9999992003686419 0.9999944618083465
		 0.9987405981831987 0.9958454121605474 0.9949932879926348 0.9987677523329784 0.9651519748180917
		 0.9999289364196867 0.9982726158103541 0.9996697774868193 0.9997671095291306 0.9828294596656473
		 0.9995625181552177 0.9994824225868124 0.998198726316918 0.9996072909446742 0.9996211967857993
		 0.999385183157527 0.9975103016211223 0.9999971505186956 0.9986887515413202 0.9997488488230288
		 0.9999952406821013 0.9999994449463229 0.9999412900788783 0.9983859938525823 0.9963045712398183
		 0.9976224118128559 0.999880185263156 0.9825281081547332 0.9998757263977744 0.999999997735781
		 0.9978920556620249 0.9987512515443541 0.9994370070953199 0.9996766261847568 0.9898123157673966
		 0.9946611576193057 0.9999634735383207 0.9999959923049565 0.9993219436826672 0.9999920604083592
		 0.9999998424656245;
	setAttr -s 50 ".kiy[0:49]"  -2.0413563189973904e-06 -5.5403706230880415e-05 0.03179334179152755
		 -0.0035473232759017695 -0.08066130021673461 -0.04245320940983015 -0.024945330177521843 0.0012646193406139331
		 -0.0033281154780218127 0.05017187997939101 0.09105995321099901 0.09994176729278632 0.049628388042836605
		 -0.26169001796923386 -0.011921497833497233 -0.05875188952836301 -0.025697003316594094 0.021580702114798088
		 0.18451626815360198 0.0295765498190735 0.03216965868635252 0.05999418954601028 -0.02802256037997732
		 -0.027522044555703565 0.035060742792986 0.07052090583463766 -0.002387248309096438 -0.05119353030256231
		 -0.02241069559448662 0.0030852249749874225 -0.001053616175856903 0.010835884614958168 0.0567926692363657
		 0.08589063584956237 0.06891678640723481 -0.015479506391249063 -0.18611425707312365 -0.015764890120856585
		 6.729367043335592e-05 0.06489564890358947 0.04995935886884904 0.03355098878348582 0.02542917733356433
		 -0.14237829734613294 -0.10319487159458351 -0.008547022240302939 -0.002831143589690178 0.03681919165729077
		 0.003984861383333367 0.0005613098309681671;
	setAttr -s 50 ".kox[0:49]"  0.9999999999979166 0.9999999984652148 0.9994944639255021 0.999993708228995
		 0.9967415686361966 0.999098456114714 0.9996888168336858 0.9999992003686419 0.9999944618083465
		 0.9987405981831987 0.9958454121605474 0.9949932879926348 0.9987677523329784 0.9651519748180917
		 0.9999289364196867 0.9982726158103541 0.9996697774868193 0.9997671095291306 0.9828294596656473
		 0.9995625181552177 0.9994824225868124 0.998198726316918 0.9996072909446742 0.9996211967857993
		 0.999385183157527 0.9975103016211223 0.9999971505186956 0.9986887515413202 0.9997488488230288
		 0.9999952406821013 0.9999994449463229 0.9999412900788783 0.9983859938525823 0.9963045712398183
		 0.9976224118128559 0.999880185263156 0.9825281081547332 0.9998757263977744 0.999999997735781
		 0.9978920556620249 0.9987512515443541 0.9994370070953199 0.9996766261847568 0.9898123157673966
		 0.9946611576193057 0.9999634735383207 0.9999959923049565 0.9993219436826672 0.9999920604083592
		 0.9999998424656245;
	setAttr -s 50 ".koy[0:49]"  -2.0413563189973904e-06 -5.5403706230880415e-05 0.03179334179152755
		 -0.0035473232759017695 -0.08066130021673461 -0.04245320940983015 -0.024945330177521843 0.0012646193406139331
		 -0.0033281154780218127 0.05017187997939101 0.09105995321099901 0.09994176729278632 0.049628388042836605
		 -0.26169001796923386 -0.011921497833497233 -0.05875188952836301 -0.025697003316594094 0.021580702114798088
		 0.18451626815360198 0.0295765498190735 0.03216965868635252 0.05999418954601028 -0.02802256037997732
		 -0.027522044555703565 0.035060742792986 0.07052090583463766 -0.002387248309096438 -0.05119353030256231
		 -0.02241069559448662 0.0030852249749874225 -0.001053616175856903 0.010835884614958168 0.0567926692363657
		 0.08589063584956237 0.06891678640723481 -0.015479506391249063 -0.18611425707312365 -0.015764890120856585
		 6.729367043335592e-05 0.06489564890358947 0.04995935886884904 0.03355098878348582 0.02542917733356433
		 -0.14237829734613294 -0.10319487159458351 -0.008547022240302939 -0.002831143589690178 0.03681919165729077
		 0.003984861383333367 0.0005613098309681671;
createNode animCurveTA -n "hips_ctrl_rotateX";
	rename -uid "12C62D83-2A0C-40C2-AA2B-93F1A8F1911F";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "chest_ctrl_rotateX";
	rename -uid "600E4567-9323-4319-A6A1-07376CD09235";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 60 ".ktv[0:59]"  1 1.718873385392469 9 1.7150945709922751 15 2.3011778237843603
		 17 2.990488502356854 20 4.818362579390954 24 9.988217943268028 26 12.124154315234955 30 8.43880786477746
		 32 7.689655683297366 35 9.008355868925772 37 10.979438075681678 38 11.439643875024586 41 9.062271050794987
		 44 7.1865190886005585 48 9.354776915925488 49.99999999999999 11.066820152014342 51 11.14552739795719
		 54 8.102578528565187 55.99999999999999 7.134027873122933 58.99999999999999 8.278166969229263
		 61.99999999999999 10.964831752937341 63 11.231387089633413 67 7.51054742669025 68 7.161856462912927
		 71 8.099358164291502 74 10.752945142041176 75 11.213840712437204 77 9.966449069391308 78 8.720088545470498
		 81 7.187850770354308 85 9.580232909184923 87 11.199380042343714 90 9.105353741473717 93 7.219426266569745
		 96.99999999999999 9.382705945953331 99 11.139980571455867 99.99999999999999 11.249838905970272
		 102.99999999999999 8.204941413511392 105 7.160413392043236 108 8.228044996762936 111 10.887575871234263
		 111.99999999999999 11.204910036138365 116 7.536920619392527 117 7.155693794373679 120 8.0797185222509
		 123 10.79191298774078 123.99999999999999 11.300202510629806 126.99999999999999 8.978168563827035
		 130 7.47997962199217 132 8.306411510830614 133 9.086436180668603 136 11.562333386254032 138 10.704574065890345
		 140 7.953978535953263 142 5.805000771870691 143 4.935826778638022 150 2.5630656011725685 152 2.0691749868206806
		 158 1.6171527380376554 166 1.689831538750533;
	setAttr -s 60 ".kix[0:59]"  0.9999999654167536 0.999999941407408 0.9929114609975243 0.9849403741738828
		 0.9373017769900487 0.8159036120273521 0.9929047799705224 0.9553233420613529 0.9996249405920489
		 0.9317900741318306 0.9474705759260499 0.9965605495626607 0.8681288378267242 0.998110379331375
		 0.9175644468851641 0.9791594049213082 0.9938483493117112 0.9214300298922827 0.9996053719516733
		 0.9636453773100061 0.96496925881828 0.9997683039579581 0.9742845193579344 0.9997476162286527
		 0.9726198465821193 0.9477270737500701 0.9989337197599307 0.8835636702182209 0.8789195272122047
		 0.9959843780753544 0.9083581526503449 0.9859245586235971 0.873581974132545 0.9979911103530144
		 0.9164783053282772 0.9763627547450037 0.9951520049448274 0.9167506080606675 0.9999231954777522
		 0.9667816114315825 0.960935603334545 0.999933276684244 0.9693334393076922 0.9994554256383694
		 0.9728649899061766 0.9419623308336008 0.9961857818023162 0.8898417610491276 0.9940586020576256
		 0.9628096887175538 0.9360681553146519 0.9996631651421539 0.9391118742300357 0.8840846439754
		 0.9124010923137201 0.9692330119474991 0.9938697079222507 0.996234322832968 0.9999943105548813
		 0.9999987266488617;
	setAttr -s 60 ".kiy[0:59]"  0.0002629952314904552 -0.0003423232106945033 0.11885634446575222
		 0.1728943588501718 0.3485188357195304 0.5781879416597343 -0.11891214366787052 -0.29556270419781866
		 0.02738572888098911 0.36299760019784905 0.3198429423238215 0.08286779262999494 -0.4963389174078747
		 0.06144648623785228 0.3975870795339343 0.2030932292178885 -0.11074953079082159 -0.38854433468100813
		 0.02809093030422657 0.2671845556708996 0.2623629728747927 -0.021525296769802936 -0.22532127138705457
		 -0.02246561472843794 0.23240188044543603 0.31908211118946955 0.04616734264161553 -0.4683110511940829
		 -0.47697008783054157 0.08952719491779788 0.4181930971616493 0.16719080328434738 -0.4866770330215775
		 0.06335411317631524 0.4000843859270305 0.21613831485127277 -0.09834880301401801 -0.39946003882791126
		 0.012393673610395676 0.2556038258668141 0.27677204743989925 0.011551717600048346 -0.24574922876770286
		 -0.03299775995466702 0.2313735322262571 0.33571858347510314 0.08725759643095711 -0.4562692629281392
		 0.1088462019329986 0.2701805013534602 0.35181871554228705 0.025952962412227262 -0.343611536011452
		 -0.46732680458849196 -0.40929725963501196 -0.24614501528810015 -0.11055769387310925 -0.08670163787113777
		 0.0033732562707091615 -0.0015958385429223868;
	setAttr -s 60 ".kox[0:59]"  0.9999999654167536 0.999999941407408 0.9929114609975243 0.9849403741738828
		 0.9373017769900487 0.8159036120273521 0.9929047799705224 0.9553233420613529 0.9996249405920489
		 0.9317900741318306 0.9474705759260499 0.9965605495626607 0.8681288378267242 0.998110379331375
		 0.9175644468851641 0.9791594049213082 0.9938483493117112 0.9214300298922827 0.9996053719516733
		 0.9636453773100061 0.96496925881828 0.9997683039579581 0.9742845193579344 0.9997476162286527
		 0.9726198465821193 0.9477270737500701 0.9989337197599307 0.8835636702182209 0.8789195272122047
		 0.9959843780753544 0.9083581526503449 0.9859245586235971 0.873581974132545 0.9979911103530144
		 0.9164783053282772 0.9763627547450037 0.9951520049448274 0.9167506080606675 0.9999231954777522
		 0.9667816114315825 0.960935603334545 0.999933276684244 0.9693334393076922 0.9994554256383694
		 0.9728649899061766 0.9419623308336008 0.9961857818023162 0.8898417610491276 0.9940586020576256
		 0.9628096887175538 0.9360681553146519 0.9996631651421539 0.9391118742300357 0.8840846439754
		 0.9124010923137201 0.9692330119474991 0.9938697079222507 0.996234322832968 0.9999943105548813
		 0.9999987266488617;
	setAttr -s 60 ".koy[0:59]"  0.0002629952314904552 -0.0003423232106945033 0.11885634446575222
		 0.1728943588501718 0.3485188357195304 0.5781879416597343 -0.11891214366787052 -0.29556270419781866
		 0.02738572888098911 0.36299760019784905 0.3198429423238215 0.08286779262999494 -0.4963389174078747
		 0.06144648623785228 0.3975870795339343 0.2030932292178885 -0.11074953079082159 -0.38854433468100813
		 0.02809093030422657 0.2671845556708996 0.2623629728747927 -0.021525296769802936 -0.22532127138705457
		 -0.02246561472843794 0.23240188044543603 0.31908211118946955 0.04616734264161553 -0.4683110511940829
		 -0.47697008783054157 0.08952719491779788 0.4181930971616493 0.16719080328434738 -0.4866770330215775
		 0.06335411317631524 0.4000843859270305 0.21613831485127277 -0.09834880301401801 -0.39946003882791126
		 0.012393673610395676 0.2556038258668141 0.27677204743989925 0.011551717600048346 -0.24574922876770286
		 -0.03299775995466702 0.2313735322262571 0.33571858347510314 0.08725759643095711 -0.4562692629281392
		 0.1088462019329986 0.2701805013534602 0.35181871554228705 0.025952962412227262 -0.343611536011452
		 -0.46732680458849196 -0.40929725963501196 -0.24614501528810015 -0.11055769387310925 -0.08670163787113777
		 0.0033732562707091615 -0.0015958385429223868;
createNode animCurveTA -n "head_ctrl_rotateX";
	rename -uid "F7C9F76F-0DC2-432A-A961-8A042027A75C";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 63 ".ktv[0:62]"  1 -1.7188733853924714 9 -1.7150952637214092 15 -2.3011936347258586
		 17 -2.990651768618464 21 -5.799578384005442 24 -9.872286896984106 24.999999999999996 -11.391690690599358
		 26 -11.941323463437492 30 -8.443554743112214 32 -7.772574723678831 35 -8.931411057697025 37 -10.781619113079062
		 38 -11.185949818677601 41 -8.919523505157697 44 -7.301595596813024 48 -9.235172863286067 49.99999999999999 -10.820795884024237
		 51 -10.85366535134376 54 -8.063025007264272 55.99999999999999 -7.256775250211669 60 -9.019662587743003
		 63 -10.951025967131901 64 -10.438387070704886 67 -7.568548440819872 68 -7.283554303126796 71 -8.06989616223508
		 74 -10.53972595205226 75 -10.942412061696439 79 -7.724167946919883 80 -7.310145455887272 81 -7.296890704740471
		 85 -9.450405304666713 87 -10.94673522000687 89 -10.063579869777238 90 -8.950719946466288 93 -7.333906190544607
		 96.99999999999999 -9.268293399315564 99 -10.902963952726308 99.99999999999999 -10.966449366751096
		 102.99999999999999 -8.158988957935422 105 -7.282342339859724 108.99999999999999 -8.942561316780603
		 111.99999999999999 -10.92303164926385 113 -10.466090824707443 116 -7.586370555332814 117 -7.276162237334554
		 120 -8.054607048406387 123 -10.58672880937672 123.99999999999999 -11.038352923971615 128 -7.989196583124418
		 130 -7.57445358560431 133 -9.01618987056753 135 -10.934380269414964 136 -11.379028643205881
		 139 -9.360856054110513 140 -7.9456412734216455 142 -5.85205086474145 143 -4.9814763018518375
		 145 -3.9819215595460653 150 -2.5618241948760585 155 -1.6817281778161377 158 -1.6171579463815193
		 166 -1.689831538554511;
	setAttr -s 63 ".kix[0:62]"  0.9999999796683752 0.9999999101643887 0.9929379716761929 0.9858862269433385
		 0.9085986008822889 0.8190694078746873 0.9175540614210719 0.9912705586309088 0.9646356978452532
		 0.9999139428778268 0.9385747767500456 0.9535512724368036 0.9983786948164683 0.8897669340183039
		 0.9992042914277425 0.9252807901251652 0.9834336969861182 0.991794411541098 0.9420241767907916
		 0.9997080581353118 0.9336920973390095 0.9970945732314177 0.9400167091892935 0.9828779262354067
		 0.9997385141720432 0.9766812015674622 0.9542211634031854 0.9979998182188446 0.9681262072390439
		 0.9960197730853124 0.998294419515848 0.9184630049265292 0.9907401513398159 0.9178436428868034
		 0.8933268944754211 0.9991281508925846 0.924334948876411 0.9810344992434171 0.9932610914954245
		 0.9377303986655022 0.9999213285398895 0.9379812653460996 0.9987675899808974 0.9467059503069509
		 0.9801596129690353 0.9995599803598466 0.9768250260296643 0.9484619592370344 0.997192321134018
		 0.9663746977137483 0.9970884591134541 0.9375063228562556 0.9466588963027047 0.9999122625937505
		 0.8353873996679331 0.9023174854414758 0.923516193431358 0.9671009672998875 0.9856810373668753
		 0.9931141641638981 0.9997933818641572 0.9999912353616701 0.9999995158769771;
	setAttr -s 63 ".kiy[0:62]"  -0.0002016513061242893 0.00042387641421928225 -0.11863466779811041
		 -0.16741668830623907 -0.41767042327024645 -0.5736944352909562 -0.39761104658912055 0.1318433903977216
		 0.26358674178076824 -0.01311894959659618 -0.3450759169351029 -0.3012307601061899 -0.056920837454879816
		 0.4564151653129716 -0.039884633537027876 -0.37928282247598577 -0.18126820910522587 0.12784304922774253
		 0.33554500494215533 -0.024161922508858364 -0.3580769014704547 0.07617356518147773 0.3411284016978523
		 0.18425792281252465 0.022867078542640897 -0.21469473795307234 -0.29910194134019136 -0.06321679235102634
		 0.25046286522545363 0.08913255086152701 -0.0583802360693748 -0.39550690080114953 -0.13577169264304983
		 0.39694212073334045 0.449407453884445 -0.041748510080778026 -0.38158210425233857 -0.193833204828837
		 0.11589824900022312 0.3473639293574367 -0.012543393919591568 -0.34668594701794575 0.04963165525901803
		 0.32209912085166115 0.19820982090802375 0.02966219248509854 -0.21403940880628855 -0.31689100946578774
		 -0.07488307333002096 0.2571379855615691 -0.07625355534503296 -0.347968237924875 -0.32223738772983024
		 0.01324640006365196 0.5496616163386789 0.43107210007906077 0.3835594353813428 0.2543928439394904
		 0.16862055798555675 0.11715057378025227 0.020327163615010208 -0.004186788726543055 0.000983994822869207;
	setAttr -s 63 ".kox[0:62]"  0.9999999796683752 0.9999999101643887 0.9929379716761929 0.9858862269433385
		 0.9085986008822889 0.8190694078746873 0.9175540614210719 0.9912705586309088 0.9646356978452532
		 0.9999139428778268 0.9385747767500456 0.9535512724368036 0.9983786948164683 0.8897669340183039
		 0.9992042914277425 0.9252807901251652 0.9834336969861182 0.991794411541098 0.9420241767907916
		 0.9997080581353118 0.9336920973390095 0.9970945732314177 0.9400167091892935 0.9828779262354067
		 0.9997385141720432 0.9766812015674622 0.9542211634031854 0.9979998182188446 0.9681262072390439
		 0.9960197730853124 0.998294419515848 0.9184630049265292 0.9907401513398159 0.9178436428868034
		 0.8933268944754211 0.9991281508925846 0.924334948876411 0.9810344992434171 0.9932610914954245
		 0.9377303986655022 0.9999213285398895 0.9379812653460996 0.9987675899808974 0.9467059503069509
		 0.9801596129690353 0.9995599803598466 0.9768250260296643 0.9484619592370344 0.997192321134018
		 0.9663746977137483 0.9970884591134541 0.9375063228562556 0.9466588963027047 0.9999122625937505
		 0.8353873996679331 0.9023174854414758 0.923516193431358 0.9671009672998875 0.9856810373668753
		 0.9931141641638981 0.9997933818641572 0.9999912353616701 0.9999995158769771;
	setAttr -s 63 ".koy[0:62]"  -0.0002016513061242893 0.00042387641421928225 -0.11863466779811041
		 -0.16741668830623907 -0.41767042327024645 -0.5736944352909562 -0.39761104658912055 0.1318433903977216
		 0.26358674178076824 -0.01311894959659618 -0.3450759169351029 -0.3012307601061899 -0.056920837454879816
		 0.4564151653129716 -0.039884633537027876 -0.37928282247598577 -0.18126820910522587 0.12784304922774253
		 0.33554500494215533 -0.024161922508858364 -0.3580769014704547 0.07617356518147773 0.3411284016978523
		 0.18425792281252465 0.022867078542640897 -0.21469473795307234 -0.29910194134019136 -0.06321679235102634
		 0.25046286522545363 0.08913255086152701 -0.0583802360693748 -0.39550690080114953 -0.13577169264304983
		 0.39694212073334045 0.449407453884445 -0.041748510080778026 -0.38158210425233857 -0.193833204828837
		 0.11589824900022312 0.3473639293574367 -0.012543393919591568 -0.34668594701794575 0.04963165525901803
		 0.32209912085166115 0.19820982090802375 0.02966219248509854 -0.21403940880628855 -0.31689100946578774
		 -0.07488307333002096 0.2571379855615691 -0.07625355534503296 -0.347968237924875 -0.32223738772983024
		 0.01324640006365196 0.5496616163386789 0.43107210007906077 0.3835594353813428 0.2543928439394904
		 0.16862055798555675 0.11715057378025227 0.020327163615010208 -0.004186788726543055 0.000983994822869207;
createNode animCurveTA -n "foot_L_ctrl_rotateX";
	rename -uid "20727706-8429-4E0B-9287-CD3D46EE0E88";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 59 ".ktv[0:58]"  1 0 22 0 24 1.4821583554920725 24.999999999999996 4.6641791772594035
		 27.999999999999996 28.632086601810286 29 40.78537294758676 30.999999999999996 70.4130744170552
		 32 73.35257822613347 35 9.521815828071269 37 -17.897974549016773 38 -34.46624881960663 41 -0.13464918760439812
		 42 0 48 0 49 0.141675586398209 51 7.83919693439668 54 51.57443354844923 55.99999999999999 73.35891111835717
		 57 62.65612962551207 58.99999999999999 27.47561254050527 61.99999999999999 -39.091924243340635
		 63 -40.06935949680084 65 -2.6673190258739297 66 0 73 0.0007733643617031468 75 4.291113333135936
		 77 25.29258101552949 79 62.1774872236018 80 75.4739550272503 83 38.199308304608685 84 18.63304411967352
		 87 -42.37159073446674 89 -10.296334414017691 90 -0.24502211225399215 91 0 96.99999999999999 0
		 98 0.12035631363562097 99.99999999999999 7.969889444679604 102.99999999999999 54.09344109151263
		 105 78.35228251098101 105.99999999999999 67.32486821506753 108.99999999999999 7.300017596020785
		 111 -38.52638537127111 111.99999999999999 -40.883757455924055 114 -3.289151432719924 114.99999999999999 0
		 122 0.0002527760076361031 123.99999999999999 3.838035426464861 126 23.146217165236017 128 57.32620184877225
		 129 69.72831575810356 132 37.06102719404496 133 21.766346926435713 136 -25.835990795227193
		 138 -11.715553832741959 139 -2.6857355591406726 140 -0.03484732620929359 142 0 166 0;
	setAttr -s 59 ".kix[0:58]"  1 1 0.7378994252436036 0.4913923917903477 0.20397645186352148 0.2319544428514759
		 0.14143818937782443 0.19559256919440396 0.17010261227580228 0.31687607387923983 0.1344156562910176
		 0.2665883480680406 1 1 0.9968261985318155 0.29403170916336513 0.12123123320966107 0.29424525914745053
		 0.14991215801920327 0.14202271995989896 0.17610206006568155 0.13649947480467153 0.18151507814239656
		 0.9999999968101978 0.999999952987584 0.37915664998676496 0.15115644425825828 0.11479832951435212
		 0.37957727153499615 0.1401971791329305 0.11858724709638144 0.7201190010768675 0.09764783934296505
		 0.42069138120830146 1 1 0.9989951363629747 0.28440940679168775 0.11407070615028876 0.307895530436328
		 0.12194017766760334 0.09679445789542557 0.17012033789452422 0.15288983842668308 0.1589233210264097
		 0.9999999996592255 0.999999994977546 0.40976800341611175 0.16313782811967556 0.1233910033719775
		 0.3959866675592556 0.16437582793037098 0.1655754305572953 0.3407310769696867 0.1582668701658141
		 0.3783733356444565 0.9995741382411975 1 1;
	setAttr -s 59 ".kiy[0:58]"  -1.471339495576408e-14 -1.9617272857260877e-14 0.6749106890731243
		 0.8709382970627491 0.9789757949434544 0.9727266504221325 0.9899470887807705 -0.980685243529203
		 -0.985426355085426 -0.9484669492411839 -0.9909250382061475 -0.9638104858707199 1.1392601116809557e-13
		 1.147442011108884e-13 0.07960860456388895 0.9557956654047298 0.9926242935242241 -0.9557299448428148
		 -0.9886993197519787 -0.9898633981591561 -0.9843719136792878 0.9906401432296436 0.9833881616162358
		 7.987242552797357e-05 0.0003066346842380414 0.9253324995755925 0.9885098529398683 0.9933888179060172
		 0.9251600374713813 -0.9901236038814392 -0.9929436362785663 -0.69385057778174 0.9952210304608974
		 0.9072038149043751 1.5844126431160031e-13 1.4392453879786375e-13 0.044818718445773245 0.9587029202669616
		 0.9934726337440678 -0.9514201712899155 -0.9925374517217944 -0.9953043920935598 -0.9854232951552611
		 0.9882432379256955 0.9872909287712193 2.6106494962856763e-05 0.0001002242894849268 0.9121897737731844
		 0.9866032885797591 0.9923581310630033 0.9182562600468976 -0.9863977834485462 -0.9861971287707982
		 -0.9401608017712062 0.987396373199698 0.9256530769533948 0.02918119530395177 1.7758297412859192e-14
		 1.3318956827204793e-14;
	setAttr -s 59 ".kox[0:58]"  1 1 0.7378994252436036 0.4913923917903477 0.20397645186352148 0.2319544428514759
		 0.14143818937782443 0.19559256919440396 0.17010261227580228 0.31687607387923983 0.1344156562910176
		 0.2665883480680406 1 1 0.9968261985318155 0.29403170916336513 0.12123123320966107 0.29424525914745053
		 0.14991215801920327 0.14202271995989896 0.17610206006568155 0.13649947480467153 0.18151507814239656
		 0.9999999968101978 0.999999952987584 0.37915664998676496 0.15115644425825828 0.11479832951435212
		 0.37957727153499615 0.1401971791329305 0.11858724709638144 0.7201190010768675 0.09764783934296505
		 0.42069138120830146 1 1 0.9989951363629747 0.28440940679168775 0.11407070615028876 0.307895530436328
		 0.12194017766760334 0.09679445789542557 0.17012033789452422 0.15288983842668308 0.1589233210264097
		 0.9999999996592255 0.999999994977546 0.40976800341611175 0.16313782811967556 0.1233910033719775
		 0.3959866675592556 0.16437582793037098 0.1655754305572953 0.3407310769696867 0.1582668701658141
		 0.3783733356444565 0.9995741382411975 1 1;
	setAttr -s 59 ".koy[0:58]"  -1.471339495576408e-14 -1.9617272857260877e-14 0.6749106890731243
		 0.8709382970627491 0.9789757949434544 0.9727266504221325 0.9899470887807705 -0.980685243529203
		 -0.985426355085426 -0.9484669492411839 -0.9909250382061475 -0.9638104858707199 1.1392601116809557e-13
		 1.147442011108884e-13 0.07960860456388895 0.9557956654047298 0.9926242935242241 -0.9557299448428148
		 -0.9886993197519787 -0.9898633981591561 -0.9843719136792878 0.9906401432296436 0.9833881616162358
		 7.987242552797357e-05 0.0003066346842380414 0.9253324995755925 0.9885098529398683 0.9933888179060172
		 0.9251600374713813 -0.9901236038814392 -0.9929436362785663 -0.69385057778174 0.9952210304608974
		 0.9072038149043751 1.5844126431160031e-13 1.4392453879786375e-13 0.044818718445773245 0.9587029202669616
		 0.9934726337440678 -0.9514201712899155 -0.9925374517217944 -0.9953043920935598 -0.9854232951552611
		 0.9882432379256955 0.9872909287712193 2.6106494962856763e-05 0.0001002242894849268 0.9121897737731844
		 0.9866032885797591 0.9923581310630033 0.9182562600468976 -0.9863977834485462 -0.9861971287707982
		 -0.9401608017712062 0.987396373199698 0.9256530769533948 0.02918119530395177 1.7758297412859192e-14
		 1.3318956827204793e-14;
createNode animCurveTA -n "toe_L_ctrl_rotateX";
	rename -uid "FACE2129-F227-4AB4-802D-5113342C4080";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 41 ".ktv[0:40]"  1 0 22 0 24 -1.4821583554920836 24.999999999999996 -4.664179177259403
		 27.999999999999996 -28.63208660181028 29 -40.78537294758675 30.999999999999996 -57.8995011669393
		 34 -1.1223381867430404 35 0 48 0 49 -0.1416755863982075 52 -18.283219803152697 54 -51.57443354844922
		 55 -68.73706023597502 58 -8.005316635356039 58.99999999999999 -0.00993001533934283 60 0 73 -0.000773364361705599
		 74 -0.6895591185133955 77 -25.292581015529485 79 -62.12259329913239 80 -72.22437820440516 83 -2.05506060999871
		 84 0 96.99999999999999 0 99 -2.060068000231459 101 -18.88402420866819 102.99999999999999 -54.09344109151262
		 104 -72.76605716209502 107 -9.515257893201117 108 -0.03478172976247508 108.99999999999999 0
		 122 -0.0002527760076361033 123 -0.590590742586421 126 -23.146217165236017 128 -57.27547915743384
		 129 -66.95192578742989 132 -2.1033928043418615 134 0 135 0 166 0;
	setAttr -s 41 ".kix[0:40]"  1 1 0.7378994252436001 0.491392391790347 0.2039764518635216 0.20552104508310182
		 0.3413208519481913 0.7504334502457103 1 1 0.9882082787451236 0.17926670203793532 0.12014564721671131
		 0.16570571921459806 0.12815205375945213 0.5122424663581473 0.9999999988624455 0.9999999852836092
		 0.8432168403654471 0.15183836062023529 0.11580254015659933 0.6629997864707035 0.429376787283686
		 1 1 0.5485633184377714 0.17231310641628728 0.11364667343934114 0.14291969161200055 0.11226684320088483
		 0.4484920667370532 0.9999999998784723 0.9999999984278112 0.8736106482620727 0.16398611629782317
		 0.12452898349806561 0.7817647833961766 0.4102015935126256 0.9080934413382467 1 1;
	setAttr -s 41 ".kiy[0:40]"  1.471339495576408e-14 1.9617272857260877e-14 -0.674910689073128
		 -0.8709382970627496 -0.9789757949434544 -0.9786526963269194 0.9399468474468974 0.6609460165189885
		 4.6523133855165716e-14 3.206285010493055e-14 -0.1531156354511186 -0.9838005130820181 -0.9927562759584436
		 -0.9861752453897698 0.9917545316847484 0.8588408791268161 -4.769810299593887e-05 -0.0001715598470610004
		 -0.5375735857760426 -0.9884053380289683 -0.9932722545673363 0.7486195850629352 0.9031254478431776
		 3.549286413352749e-13 4.1829218764628917e-13 -0.8361090154187671 -0.9850422292253105 -0.9935212295749758
		 -0.9897342884580339 0.9936780947156417 0.893786812430082 -1.559024007955703e-05 -5.6074750712856576e-05
		 -0.4866255595867535 -0.9864626468658388 -0.9922159705774436 0.6235734306731879 0.9119948753582461
		 0.4187675987925288 0 0;
	setAttr -s 41 ".kox[0:40]"  1 1 0.7378994252436001 0.491392391790347 0.2039764518635216 0.20552104508310182
		 0.3413208519481913 0.7504334502457103 1 1 0.9882082787451236 0.17926670203793532 0.12014564721671131
		 0.16570571921459806 0.12815205375945213 0.5122424663581473 0.9999999988624455 0.9999999852836092
		 0.8432168403654471 0.15183836062023529 0.11580254015659933 0.6629997864707035 0.429376787283686
		 1 1 0.5485633184377714 0.17231310641628728 0.11364667343934114 0.14291969161200055 0.11226684320088483
		 0.4484920667370532 0.9999999998784723 0.9999999984278112 0.8736106482620727 0.16398611629782317
		 0.12452898349806561 0.7817647833961766 0.4102015935126256 0.9080934413382467 1 1;
	setAttr -s 41 ".koy[0:40]"  1.471339495576408e-14 1.9617272857260877e-14 -0.674910689073128
		 -0.8709382970627496 -0.9789757949434544 -0.9786526963269194 0.9399468474468974 0.6609460165189885
		 4.6523133855165716e-14 3.206285010493055e-14 -0.1531156354511186 -0.9838005130820181 -0.9927562759584436
		 -0.9861752453897698 0.9917545316847484 0.8588408791268161 -4.769810299593887e-05 -0.0001715598470610004
		 -0.5375735857760426 -0.9884053380289683 -0.9932722545673363 0.7486195850629352 0.9031254478431776
		 3.549286413352749e-13 4.1829218764628917e-13 -0.8361090154187671 -0.9850422292253105 -0.9935212295749758
		 -0.9897342884580339 0.9936780947156417 0.893786812430082 -1.559024007955703e-05 -5.6074750712856576e-05
		 -0.4866255595867535 -0.9864626468658388 -0.9922159705774436 0.6235734306731879 0.9119948753582461
		 0.4187675987925288 0 0;
createNode animCurveTA -n "foot_R_ctrl_rotateX";
	rename -uid "1228DE21-2076-45BB-A971-08F5DF4CA93E";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 67 ".ktv[0:66]"  1 0 12 0.0001525611481639927 15 1.324369289417521 17 4.781904956223497
		 19 10.069789339259474 21 19.97931752111324 23 -3.2842117255390963 24.999999999999996 -23.155242979362246
		 26 -36.34035702172898 27.999999999999996 -4.928633299440453 29 -4.1867283992461645e-05 36 0
		 38 3.837423782270029 40 26.171552366285322 42 67.86227120226698 43 86.24676038263031 46 46.62762592864775
		 47 24.43693231613381 49.99999999999999 -41.68133070889478 52 -14.362547002463256 52.99999999999999 -0.8968082622820517
		 54 0 60 0 61 0.03464500677807679 64 15.26471836955437 65 29.205479997312842 68 73.67634066726279
		 70 49.60460207319492 72 11.844252276707582 74 -35.46586350893775 75 -42.343280890577404 77 -5.886863077223945
		 78 -0.0035356532921990477 85 0 87 2.726565329109703 89 19.80234679019889 91 52.54577462303094
		 93 68.71060858641262 95 40.37306102773494 96 23.134053839203645 99 -41.18995135150065 99.99999999999999 -37.63958362265666
		 102 -1.2086190249903803 105 0 110 0.018532758443377526 111 1.121575524203282 114 27.91776739338631
		 116 64.39375710044906 117 73.76556684202328 120 33.469926967950315 120.99999999999999 13.641639420116277
		 123.99999999999999 -41.58972171218224 126 -6.450780950677172 126.99999999999999 -0.012989372748877421
		 134 0 135 0.14818152188309494 137 5.1155625497526644 140 30.53774258438463 142 41.30768898927466
		 143 37.57049645434314 145 28.520999103141495 148 19.518761193753328 150 4.124610588910307 151 0.030420554773872174
		 156 0 158 0 166 0;
	setAttr -s 67 ".ktl[43]"  no;
	setAttr -s 67 ".kix[0:66]"  0.9999999963225927 0.9999999960278971 0.895587684200921 0.7154765382044856
		 0.6322025702947478 0.6992264968473783 0.23839952760823502 0.24076924350837525 0.6371655946658893
		 0.11517199482466411 0.9999999998622175 0.9999999999906515 0.37971842517733223 0.13740159331587545
		 0.09945210978419534 0.2047868213025031 0.10931893856728454 0.11310654020186699 0.30916694855622734
		 0.08687368996177476 0.31546252679065273 1 1 0.9999768376091259 0.1960113175955606 0.1804129077069793
		 0.8489138875251375 0.12386524774439754 0.09637024401508591 0.12171137751125731 0.2725707292868497
		 0.11545392680447922 0.9999990173858863 0.9999999333293419 0.48546398935905205 0.17625881229431417
		 0.12500955512579587 0.23582272034844212 0.12479306599179758 0.13805194628150047 0.2614148206217732
		 0.13756943876727074 0.7329464757978296 0.9860579535231422 0.9999518539555345 0.7415762891942842
		 0.14765281347158007 0.12245280473440913 0.9177334577786774 0.1523173591707818 0.11188029815130678
		 0.5620194329136388 0.12868706390068685 0.9999867379086246 0.9999991001477185 0.9928799394753146
		 0.44827486359537405 0.21186742971421704 0.5470673568567037 0.382539848600625 0.6871391592301004
		 0.33126653009322815 0.3163838914245719 0.9998752781267318 0.9999940751596319 0.9999999951581966
		 0.9999999972688376;
	setAttr -s 67 ".kiy[0:66]"  -8.57602154285058e-05 -8.913027446439436e-05 0.44488504122709177
		 0.698636760612355 0.774803142812879 -0.7149002070964473 -0.9711671664735019 -0.9705823877345008
		 0.7707269328199604 0.993345565051814 1.6600146614455054e-05 4.324016104205912e-06 0.9251021119751305
		 0.990515422471684 0.9950423497818937 0.9788065987828325 -0.994006725163629 -0.9935828654740194
		 -0.9510077801576763 0.9962193342795679 0.9489380349584775 4.3560546566772906e-13 3.3521075062247136e-13
		 -0.006806191684897716 0.980601633373335 0.9835909631207035 -0.5285311831547486 -0.9922990478687456
		 -0.995345556110275 -0.9925655346546706 0.962135747977402 0.9933128363136287 0.00140186563627027
		 0.0003651592967878371 0.8742566642786285 0.9843438581555725 0.9921555377697847 -0.9717960920725398
		 -0.9921827909616084 -0.9904249896523662 -0.9652265493443942 0.9904921249143065 0.6802863100309616
		 0.16640226048270176 0.009812735138043833 0.6708685469634385 0.9890392543645206 0.9924743375083694
		 0.39719680320162776 -0.9883316356847225 -0.9937216908599584 0.8271240275964856 0.9916852522774656
		 0.005150146295738234 0.0013415303771696732 0.1191193762051134 0.8938957694656289 0.9772984151354648
		 -0.8370885897333806 -0.9239389937829289 -0.7265258260052088 -0.9435372202727311 -0.9486312419728989
		 -0.015793295760887296 -0.003442331423994848 -9.840531934607528e-05 -7.390754306737747e-05;
	setAttr -s 67 ".kox[0:66]"  0.9999999963225927 0.9999999960278971 0.895587684200921 0.7154765382044856
		 0.6322025702947478 0.6992264968473783 0.23839952760823502 0.24076924350837525 0.6371655946658893
		 0.11517199482466411 0.9999999998622175 0.9999999999906515 0.37971842517733223 0.13740159331587545
		 0.09945210978419534 0.2047868213025031 0.10931893856728454 0.11310654020186699 0.30916694855622734
		 0.08687368996177476 0.31546252679065273 1 1 0.9999768376091259 0.1960113175955606 0.1804129077069793
		 0.8489138875251375 0.12386524774439754 0.09637024401508591 0.12171137751125731 0.2725707292868497
		 0.11545392680447922 0.9999990173858863 0.9999999333293419 0.48546398935905205 0.17625881229431417
		 0.12500955512579587 0.23582272034844212 0.12479306599179758 0.13805194628150047 0.2614148206217732
		 0.13756943876727074 0.7329464757978296 0.9999972415802288 0.9999518539555345 0.7415762891942842
		 0.14765281347158007 0.12245280473440913 0.9177334577786774 0.1523173591707818 0.11188029815130678
		 0.5620194329136388 0.12868706390068685 0.9999867379086246 0.9999991001477185 0.9928799394753146
		 0.44827486359537405 0.21186742971421704 0.5470673568567037 0.382539848600625 0.6871391592301004
		 0.33126653009322815 0.3163838914245719 0.9998752781267318 0.9999940751596319 0.9999999951581966
		 0.9999999972688376;
	setAttr -s 67 ".koy[0:66]"  -8.57602154285058e-05 -8.913027446439436e-05 0.44488504122709177
		 0.698636760612355 0.774803142812879 -0.7149002070964473 -0.9711671664735019 -0.9705823877345008
		 0.7707269328199604 0.993345565051814 1.6600146614455054e-05 4.324016104205912e-06 0.9251021119751305
		 0.990515422471684 0.9950423497818937 0.9788065987828325 -0.994006725163629 -0.9935828654740194
		 -0.9510077801576763 0.9962193342795679 0.9489380349584775 4.3560546566772906e-13 3.3521075062247136e-13
		 -0.006806191684897716 0.980601633373335 0.9835909631207035 -0.5285311831547486 -0.9922990478687456
		 -0.995345556110275 -0.9925655346546706 0.962135747977402 0.9933128363136287 0.00140186563627027
		 0.0003651592967878371 0.8742566642786285 0.9843438581555725 0.9921555377697847 -0.9717960920725398
		 -0.9921827909616084 -0.9904249896523662 -0.9652265493443942 0.9904921249143065 0.6802863100309616
		 0.0023487937188293095 0.009812735138043833 0.6708685469634385 0.9890392543645206 0.9924743375083694
		 0.39719680320162776 -0.9883316356847225 -0.9937216908599584 0.8271240275964856 0.9916852522774656
		 0.005150146295738234 0.0013415303771696732 0.1191193762051134 0.8938957694656289 0.9772984151354648
		 -0.8370885897333806 -0.9239389937829289 -0.7265258260052088 -0.9435372202727311 -0.9486312419728989
		 -0.015793295760887296 -0.003442331423994848 -9.840531934607528e-05 -7.390754306737747e-05;
createNode animCurveTA -n "toe_R_ctrl_rotateX";
	rename -uid "6688B053-4E9F-47C2-AD12-550ED372C8C3";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 47 ".ktv[0:46]"  1 0 12 -0.0001525611481639929 15 -1.324369289417521 16 -2.7668304262503898
		 18 -7.277177748360375 20 -11.523906470883759 23 -0.0012517035043672902 24 0 36 0 37 -0.46466427077329
		 40 -26.171552366285322 42 -67.86227120226701 43 -83.9289693555065 46 -4.669531802474356 47 0
		 60 0 61.99999999999999 -1.321903201118243 64 -15.26471836955437 66 -46.849893133609264 68 -67.25213002909457
		 69 -42.94550917877964 71 -0.36630997933635234 72 0 85 0 86 -0.28868656405194687 89 -19.80234679019888
		 91 -52.545774623030916 92 -66.5963765631354 95 -4.62629632884456 96 0 108.99999999999999 0
		 111 -1.1215755242032852 113 -14.343304397415826 114.99999999999999 -45.31629388754416 117 -68.31346565108755
		 117.99999999999999 -45.45363553465434 120 -0.6101618899271626 120.99999999999999 0 134 0 135 -0.14818152188309539
		 138 -11.375125074679387 140 -30.537742584384645 141 -39.517386216001476 144 -7.164033202078163
		 146 0 147 0 166 0;
	setAttr -s 47 ".ktl[4]"  no;
	setAttr -s 47 ".kix[0:46]"  0.9999999963225925 0.9999999960278969 0.8955876841971369 0.808446432857254
		 0.6626130613910992 0.8621268697814105 0.7884724348065819 1 1 0.9008942968838259 0.13815519641475246
		 0.09984814361058496 0.4216618416688151 0.18947225563805362 1 1 0.6898664147895157 0.20057292831991222
		 0.12423096904815559 0.15739687391498638 0.06569970590588144 0.6569684368170556 1 1 0.9549440543633769
		 0.17694006662510656 0.12535459241775676 0.3246755704952872 0.19535208554614822 1 1 0.7401367381644725
		 0.20849128335804212 0.12566473301872536 0.21055383682872789 0.0658971269757799 0.4752796208918097
		 1 1 0.9871311446928749 0.2951444280558635 0.21003942688272387 0.3602945603358079 0.20196287993166684
		 0.9895313944400699 1 1;
	setAttr -s 47 ".kiy[0:46]"  8.576021709622281e-05 8.913027668713853e-05 -0.4448850412347096
		 -0.5885697623904762 -0.7489619021511811 0.5066924712297459 -0.6150700932009134 -2.022557548886083e-14
		 -2.7002375459415476e-14 -0.4340385534053361 -0.9904105924835422 -0.9950026875428628 -0.9067531589580833
		 0.9818860750328563 3.0154206365995185e-13 2.773438435142025e-13 -0.7239366890450158 -0.9796787741015803
		 -0.992253327698807 0.9875354292792689 0.9978394403128595 0.7539180811110411 6.856770870149077e-15
		 -6.363720639506282e-16 -0.29678587068126383 -0.9842216278982611 -0.9921120028302138 -0.9458254458004183
		 0.9807331760844895 2.4380982412139313e-13 2.0153711389663574e-13 -0.6724563991957062 -0.9780242250392965
		 -0.992072766925558 0.9775822634421624 0.9978264221077421 0.8798348037926993 2.2848250711460377e-14
		 1.4172822367316659e-14 -0.15991279866644337 -0.9554526501023362 -0.9776929165923097 -0.9328385872124002
		 0.9793931769875197 -0.14431777235493468 -4.086301980579618e-15 -2.6175002772724554e-15;
	setAttr -s 47 ".kox[0:46]"  0.9999999963225925 0.9999999960278969 0.8955876841971369 0.808446432857254
		 0.8822513098431892 0.8621268697814105 0.7884724348065819 1 1 0.9008942968838259 0.13815519641475246
		 0.09984814361058496 0.4216618416688151 0.18947225563805362 1 1 0.6898664147895157 0.20057292831991222
		 0.12423096904815559 0.15739687391498638 0.06569970590588144 0.6569684368170556 1 1 0.9549440543633769
		 0.17694006662510656 0.12535459241775676 0.3246755704952872 0.19535208554614822 1 1 0.7401367381644725
		 0.20849128335804212 0.12566473301872536 0.21055383682872789 0.0658971269757799 0.4752796208918097
		 1 1 0.9871311446928749 0.2951444280558635 0.21003942688272387 0.3602945603358079 0.20196287993166684
		 0.9895313944400699 1 1;
	setAttr -s 47 ".koy[0:46]"  8.576021709622281e-05 8.913027668713853e-05 -0.4448850412347096
		 -0.5885697623904762 -0.47077874450741397 0.5066924712297459 -0.6150700932009134 -2.022557548886083e-14
		 -2.7002375459415476e-14 -0.4340385534053361 -0.9904105924835422 -0.9950026875428628 -0.9067531589580833
		 0.9818860750328563 3.0154206365995185e-13 2.773438435142025e-13 -0.7239366890450158 -0.9796787741015803
		 -0.992253327698807 0.9875354292792689 0.9978394403128595 0.7539180811110411 6.856770870149077e-15
		 -6.363720639506282e-16 -0.29678587068126383 -0.9842216278982611 -0.9921120028302138 -0.9458254458004183
		 0.9807331760844895 2.4380982412139313e-13 2.0153711389663574e-13 -0.6724563991957062 -0.9780242250392965
		 -0.992072766925558 0.9775822634421624 0.9978264221077421 0.8798348037926993 2.2848250711460377e-14
		 1.4172822367316659e-14 -0.15991279866644337 -0.9554526501023362 -0.9776929165923097 -0.9328385872124002
		 0.9793931769875197 -0.14431777235493468 -4.086301980579618e-15 -2.6175002772724554e-15;
createNode animCurveTA -n "hand_L_ctrl_rotateX";
	rename -uid "C7B0D6EC-ACCA-4E86-B72A-5A105B1691A1";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 50 ".ktv[0:49]"  1 9.485281625095835 9 9.413573615406849 20 7.894779076574197 22 7.535292922770966
		 24.999999999999996 6.236607432987998 29 4.446157392999883 34 2.3674834800781883 38 -0.3366908543851649
		 40 -1.2255415276557389 47 -3.9570440229353987 48 -4.960555142083047 51 -8.008366156103019 52 -8.322526662467661
		 55 -7.463517124475827 55.99999999999999 -7.190766560616499 57 -7.071516716824776 63 -8.081839284719106
		 69 -6.873201541883473 70 -6.771164237800609 73 -7.411410549713657 74 -7.703488089441039 77 -6.248147692450449
		 80 -2.5622749045385844 81 -1.5391431487239517 86 1.7778602897408713 90 5.230047070429755 91 6.367079919016089
		 95 11.002179087537499 98 14.82082584319112 101 18.39241185395209 104 19.68955195787565 108.99999999999999 20.482913342452235
		 113 20.988513107262282 114 21.388017270837427 117 23.13086352906342 120.99999999999999 26.67685729336445
		 122 27.970539132040173 125 30.283456424024482 126.99999999999999 28.76616841522219 130 25.74109583758223
		 134 23.19467040348415 138 21.524146553083465 139 21.381958707413773 140 21.36165236908469 146 22.056439809635346
		 149 22.232541408580474 151 22.32768721056251 159 21.98931345322139 161 21.938886029922706 166 21.916227413240637;
	setAttr -s 50 ".kix[0:49]"  0.9999914014262209 0.9997790589950204 0.9982268476863962 0.993746047911476
		 0.9757086030750012 0.9893183015655179 0.9670150934130234 0.9766536590885883 0.9909418560674345
		 0.9347050508244305 0.9099376777736154 0.973727340505801 0.9997057489981023 0.9914676592474382
		 0.9966467069360864 0.9997456155053447 0.9998641700177403 0.997124661240368 0.9998085402087542
		 0.9875488546934457 0.9941184925074499 0.8968137616516112 0.9074066078580176 0.9292304656326427
		 0.9713181396416709 0.9045506426595163 0.8943554047506019 0.9016248317323023 0.8634185924601286
		 0.9535517293079384 0.9939851127142599 0.9999599755079516 0.9893157412876037 0.9811806839297879
		 0.966537384473673 0.8828995324184713 0.8727148182490851 0.9951721576645562 0.899632867737611
		 0.9517353983074288 0.9693144306246951 0.9972682236196011 0.9994213901583509 0.9999926445920583
		 0.9997983700738096 0.9997303711156518 0.9999976392044423 0.9999414079312607 0.9999687037410838
		 0.999999998521165;
	setAttr -s 50 ".kiy[0:49]"  -0.004146935449557802 -0.02101982861565409 -0.05952445344629639
		 -0.11166374640106963 -0.21907241242436237 -0.1457713901543068 -0.2547190788131147 -0.21481999485353245
		 -0.13429161512778104 -0.3554243491424004 -0.41474500909349094 -0.22771707523042714 -0.024257275612552826
		 0.13035290816244183 0.08182506677940914 0.02255447356600604 -0.016481550738183873 0.07577869058173034
		 0.019567394451989635 -0.15731261740135108 -0.10829784325975916 0.44240826948903983 0.4202537900074259
		 0.369500665412313 0.23778366555136546 0.42636619807889986 0.4473571392002 0.4325189739233385
		 0.5044881903416275 0.3012293138687533 0.10951527611443093 0.008946920259897342 0.1457887651383309
		 0.19309185763018027 0.25652579678229454 0.46956194016896724 0.48823032065662036 -0.09814467183332833
		 -0.43664711528441585 -0.30691974783092657 -0.24582419446165793 -0.07386535154323216 -0.03401301065694484
		 0.0038354610910802645 0.02008031866663982 0.023220358932649142 -0.002172920970068537 -0.010825003669656419
		 -0.007911481427413708 -5.438446765120697e-05;
	setAttr -s 50 ".kox[0:49]"  0.9999914014262209 0.9997790589950204 0.9982268476863962 0.993746047911476
		 0.9757086030750012 0.9893183015655179 0.9670150934130234 0.9766536590885883 0.9909418560674345
		 0.9347050508244305 0.9099376777736154 0.973727340505801 0.9997057489981023 0.9914676592474382
		 0.9966467069360864 0.9997456155053447 0.9998641700177403 0.997124661240368 0.9998085402087542
		 0.9875488546934457 0.9941184925074499 0.8968137616516112 0.9074066078580176 0.9292304656326427
		 0.9713181396416709 0.9045506426595163 0.8943554047506019 0.9016248317323023 0.8634185924601286
		 0.9535517293079384 0.9939851127142599 0.9999599755079516 0.9893157412876037 0.9811806839297879
		 0.966537384473673 0.8828995324184713 0.8727148182490851 0.9951721576645562 0.899632867737611
		 0.9517353983074288 0.9693144306246951 0.9972682236196011 0.9994213901583509 0.9999926445920583
		 0.9997983700738096 0.9997303711156518 0.9999976392044423 0.9999414079312607 0.9999687037410838
		 0.999999998521165;
	setAttr -s 50 ".koy[0:49]"  -0.004146935449557802 -0.02101982861565409 -0.05952445344629639
		 -0.11166374640106963 -0.21907241242436237 -0.1457713901543068 -0.2547190788131147 -0.21481999485353245
		 -0.13429161512778104 -0.3554243491424004 -0.41474500909349094 -0.22771707523042714 -0.024257275612552826
		 0.13035290816244183 0.08182506677940914 0.02255447356600604 -0.016481550738183873 0.07577869058173034
		 0.019567394451989635 -0.15731261740135108 -0.10829784325975916 0.44240826948903983 0.4202537900074259
		 0.369500665412313 0.23778366555136546 0.42636619807889986 0.4473571392002 0.4325189739233385
		 0.5044881903416275 0.3012293138687533 0.10951527611443093 0.008946920259897342 0.1457887651383309
		 0.19309185763018027 0.25652579678229454 0.46956194016896724 0.48823032065662036 -0.09814467183332833
		 -0.43664711528441585 -0.30691974783092657 -0.24582419446165793 -0.07386535154323216 -0.03401301065694484
		 0.0038354610910802645 0.02008031866663982 0.023220358932649142 -0.002172920970068537 -0.010825003669656419
		 -0.007911481427413708 -5.438446765120697e-05;
createNode animCurveTA -n "hand_R_ctrl_rotateX";
	rename -uid "B9F5DD52-FEDF-40F1-AB13-6B2E012518A7";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 49 ".ktv[0:48]"  1 9.453271164015073 6 9.453141641468022 17 10.141302551463479 20 10.390527856161757
		 21 10.40307509537838 24.999999999999996 10.431362113030351 27 10.9234635132791 32 13.972490180667178
		 36 17.639975801224335 40 21.048557369006325 41 21.145156132017913 45 20.856802252947443 49 20.58335565068825
		 52.99999999999999 21.50463343943923 55 22.667682577490975 58.99999999999999 25.854128980503877
		 60 27.067687466115558 63 30.29730036544873 64 30.306255762935024 66 28.645509386610456 67 27.56163456329148
		 72 23.137228364200006 77 19.602087109420882 79 18.969957515877635 81 18.423458092219548 85 17.387680152528933
		 88 15.175151815335994 91 11.243052835609417 92 10.04073353026365 96 5.677798073016694 101 0.8249409836096556
		 107 -2.4752177806870157 110 -5.6301154608474295 113 -8.333413950261956 114.99999999999999 -8.008934086574989
		 116 -7.615948728594162 119 -7.106002265597709 123 -7.921422140521904 125 -8.058159445639035
		 130 -6.986251804840053 131 -6.9671128247802105 134 -8.123847253635375 136 -8.537086231350157
		 139 -6.247993334243217 143 -4.789121285936251 145 -4.724157987840918 153 -3.879914457860393
		 164 -2.93617887547444 166 -2.9287498797534317;
	setAttr -s 49 ".kix[0:48]"  0.9999953943283352 0.9999915870028895 0.9988964045851961 0.9998176841281189
		 0.9999975999887405 0.9998989410430874 0.9854218410353134 0.9562429645211391 0.9018945899071924
		 0.997326802891019 0.9996857722555856 0.9999488390275886 0.9997647672009455 0.9767296746383394
		 0.9667235126565936 0.9037121351042481 0.882226624400069 0.9879149070621365 0.9856813019902961
		 0.9031002226197441 0.9108374244506047 0.9399605198369778 0.9865001908813481 0.9938069394865279
		 0.9928142900685202 0.9912241622433657 0.8893212711147008 0.8894958926645365 0.9029251085656518
		 0.9042895063159305 0.9667971352819558 0.9541893848839941 0.8790118978334369 0.99670818766021
		 0.9850307156795164 0.9866876524957251 0.9997232374416196 0.9965109985544097 0.999646203204571
		 0.9986577375366213 0.999703485540506 0.9738365787349288 0.9955182347075182 0.9453151683330333
		 0.9997525439314303 0.9999668738768912 0.9975202618168697 0.9999998968943073 0.9999833562975183;
	setAttr -s 49 ".kiy[0:48]"  -0.0030350159995016102 -0.00410194142360641 0.046967785840596396
		 0.019094462670768034 0.002190894054693333 0.01421645880352815 0.17012876068017838 0.2925737390878129
		 0.43195618839893596 0.07307015967670119 -0.02506704509417495 -0.010115301645416313 -0.021688943349990473
		 0.21447410725046423 0.25582347444458026 0.42814060408389326 0.47082500273419997 0.1549972141827407
		 -0.1686190111070355 -0.42942984049105015 -0.4127652919277361 -0.3412831978691571 -0.16376010927898046
		 -0.11112050678619378 -0.11966530589832775 -0.13219175535916647 -0.4572829285496372 -0.45694316597681933
		 -0.429797915678643 -0.42691976853606894 -0.2555451021064649 -0.29920330508653326 -0.47679983585070523
		 -0.08107273679295461 0.1723789116101491 0.1626268010276137 -0.023525486588957496 -0.08346154659538207
		 0.026598278491011287 0.05179501190497775 -0.024350379836121854 -0.22724946186481676 0.09456978568669151
		 0.32615829365430704 0.02224524449479905 0.008139480872740244 0.07037987826647256 0.0004541050260843443
		 -0.005769499800701164;
	setAttr -s 49 ".kox[0:48]"  0.9999953943283352 0.9999915870028895 0.9988964045851961 0.9998176841281189
		 0.9999975999887405 0.9998989410430874 0.9854218410353134 0.9562429645211391 0.9018945899071924
		 0.997326802891019 0.9996857722555856 0.9999488390275886 0.9997647672009455 0.9767296746383394
		 0.9667235126565936 0.9037121351042481 0.882226624400069 0.9879149070621365 0.9856813019902961
		 0.9031002226197441 0.9108374244506047 0.9399605198369778 0.9865001908813481 0.9938069394865279
		 0.9928142900685202 0.9912241622433657 0.8893212711147008 0.8894958926645365 0.9029251085656518
		 0.9042895063159305 0.9667971352819558 0.9541893848839941 0.8790118978334369 0.99670818766021
		 0.9850307156795164 0.9866876524957251 0.9997232374416196 0.9965109985544097 0.999646203204571
		 0.9986577375366213 0.999703485540506 0.9738365787349288 0.9955182347075182 0.9453151683330333
		 0.9997525439314303 0.9999668738768912 0.9975202618168697 0.9999998968943073 0.9999833562975183;
	setAttr -s 49 ".koy[0:48]"  -0.0030350159995016102 -0.00410194142360641 0.046967785840596396
		 0.019094462670768034 0.002190894054693333 0.01421645880352815 0.17012876068017838 0.2925737390878129
		 0.43195618839893596 0.07307015967670119 -0.02506704509417495 -0.010115301645416313 -0.021688943349990473
		 0.21447410725046423 0.25582347444458026 0.42814060408389326 0.47082500273419997 0.1549972141827407
		 -0.1686190111070355 -0.42942984049105015 -0.4127652919277361 -0.3412831978691571 -0.16376010927898046
		 -0.11112050678619378 -0.11966530589832775 -0.13219175535916647 -0.4572829285496372 -0.45694316597681933
		 -0.429797915678643 -0.42691976853606894 -0.2555451021064649 -0.29920330508653326 -0.47679983585070523
		 -0.08107273679295461 0.1723789116101491 0.1626268010276137 -0.023525486588957496 -0.08346154659538207
		 0.026598278491011287 0.05179501190497775 -0.024350379836121854 -0.22724946186481676 0.09456978568669151
		 0.32615829365430704 0.02224524449479905 0.008139480872740244 0.07037987826647256 0.0004541050260843443
		 -0.005769499800701164;
createNode animCurveTA -n "body_ctrl_rotateY";
	rename -uid "61B02732-CC87-4672-B113-790E6B9E1970";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 61 ".ktv[0:60]"  1 -0.015712801304160362 6 -0.016142073544724158 13.999999999999998 0.36613705394095986
		 18 0.7830347537716912 19 0.9429742446965332 21 1.4071491928310838 24 3.66175745580916 27 5.909054804307931
		 30 6.791066616244832 32 7.83674458290303 35 6.373432520982046 38 5.2019347610560525 39 4.9743126248688085
		 42 6.845794143506152 45 8.650413448443347 48 12.732775905299311 51 16.49777634305851 52 17.092920797274633
		 52.99999999999999 17.084485397545958 55.99999999999999 17.814850160302996 58.99999999999999 15.69586909654358
		 61.99999999999999 13.424737115608027 64 11.949737500309157 66 12.512695781164062 68 12.229201863278533
		 72 14.56584671504137 75 15.929857525229865 76 16.071233678344402 79 13.851602405718445 81 12.661284075435933
		 82 11.192456004964999 85 6.114890882708905 89 -0.12191578784800078 92 -2.2976749521864557 94 -3.459685716386543
		 96 -2.9802456705842992 98 -3.1330929072524754 99.99999999999999 -2.7323308051625577 101 -3.1627980315933937
		 102.99999999999999 -5.247113800887041 105.99999999999999 -7.559812394378326 108.99999999999999 -12.207364441661523
		 111.99999999999999 -16.17379493787573 114 -17.159614443009655 114.99999999999999 -17.088525958284887
		 117 -17.776510919762824 120 -15.996731053447613 123 -13.78561561408248 125 -12.070372877936599
		 128 -12.63792806251377 129 -12.463193219883602 132 -14.309628507359236 135 -16.02091988663879
		 137 -17.166379806833874 139 -16.59386096251233 141 -15.89781588116716 146 -13.788396634788551
		 148 -13.320683204993074 151 -12.681308648950237 154 -12.477785407022596 166 -12.186816156878793;
	setAttr -s 61 ".kix[0:60]"  0.9999984691291931 0.9999970813702096 0.9991860027640919 0.9973074813839277
		 0.9976306796970145 0.9822532290368539 0.9781820245734375 0.9797109873042388 0.96812888032104
		 0.9975589504903007 0.9987101014229899 0.9626107276122884 0.9999009774910412 0.9884883108976857
		 0.8394597991839763 0.9368353513727941 0.9116654165761364 0.9925346821818106 0.9925707870258151
		 0.9958169924602143 0.9452759074099891 0.8935921187633054 0.9977125548378513 0.9982588541167324
		 0.99115456383807 0.9951614908627551 0.9679621403855878 0.995668022330979 0.9891249972692057
		 0.9221119343864025 0.7795286929958538 0.8735292663563197 0.9772398315238168 0.8763305027045135
		 0.9999980974172816 0.9987749335075755 0.9996893461229012 0.9975941875451235 0.9420740644282568
		 0.9379589051446664 0.844215699088842 0.9187911445733177 0.8683761422112015 0.9992227926680755
		 0.9983557775236211 0.9812645731510553 0.9230723200303922 0.9134059036798675 0.9877340907205991
		 0.997878063474841 0.9864310370397052 0.897810316253693 0.9667398420559185 0.9968810267938374
		 0.9852404880759194 0.9942891503447494 0.9951897961746854 0.9956281957665822 0.9990599944221741
		 0.9996680920135803 0.9999968571962072;
	setAttr -s 61 ".kiy[0:60]"  -0.0017497826351300073 -0.0024160403685160523 0.04034020178824555
		 0.07333340013695641 0.06879699795247327 0.18755957466008996 0.20774967340867456 0.2004155217425882
		 0.2504525326051413 0.06982936557559233 -0.050775321916074964 -0.27088851412664355 -0.014072498444131101
		 0.15129725449802472 0.543421793410973 0.3497706740397393 0.4109332892563703 0.12196271834561741
		 -0.12166853637220312 0.09137022232376125 -0.32627206265664493 -0.4488798561799212 -0.06759924495826601
		 0.05898525389915727 -0.13271258637734865 0.09825277148161433 0.25109618631144415 -0.09297951014883583
		 -0.14707732584322436 -0.38692322295536496 -0.626366519536426 -0.48677163107456267 -0.21213748297578702
		 -0.48171033830472715 0.001950682397793889 -0.049483655856640114 -0.02492410978081766 -0.06932414425137062
		 -0.3354049151870389 -0.3467464379915369 -0.5360035945886349 -0.3947440090155298 -0.49590611575013965
		 0.039418404490951395 -0.057321387676903375 -0.19266509148955166 0.38462643174086336 0.40704994180415305
		 0.15614533623631344 0.06511044797650514 0.1641761528504414 -0.4403823747931377 -0.255761759811153
		 -0.07891906245302684 0.17117587638427337 0.10671965848294411 0.0979656551541832 0.09340500947261816
		 0.04334890477469386 0.02576248842654243 -0.0025071094328338794;
	setAttr -s 61 ".kox[0:60]"  0.9999984691291931 0.9999970813702096 0.9991860027640919 0.9973074813839277
		 0.9976306796970145 0.9822532290368539 0.9781820245734375 0.9797109873042388 0.96812888032104
		 0.9975589504903007 0.9987101014229899 0.9626107276122884 0.9999009774910412 0.9884883108976857
		 0.8394597991839763 0.9368353513727941 0.9116654165761364 0.9925346821818106 0.9925707870258151
		 0.9958169924602143 0.9452759074099891 0.8935921187633054 0.9977125548378513 0.9982588541167324
		 0.99115456383807 0.9951614908627551 0.9679621403855878 0.995668022330979 0.9891249972692057
		 0.9221119343864025 0.7795286929958538 0.8735292663563197 0.9772398315238168 0.8763305027045135
		 0.9999980974172816 0.9987749335075755 0.9996893461229012 0.9975941875451235 0.9420740644282568
		 0.9379589051446664 0.844215699088842 0.9187911445733177 0.8683761422112015 0.9992227926680755
		 0.9983557775236211 0.9812645731510553 0.9230723200303922 0.9134059036798675 0.9877340907205991
		 0.997878063474841 0.9864310370397052 0.897810316253693 0.9667398420559185 0.9968810267938374
		 0.9852404880759194 0.9942891503447494 0.9951897961746854 0.9956281957665822 0.9990599944221741
		 0.9996680920135803 0.9999968571962072;
	setAttr -s 61 ".koy[0:60]"  -0.0017497826351300073 -0.0024160403685160523 0.04034020178824555
		 0.07333340013695641 0.06879699795247327 0.18755957466008996 0.20774967340867456 0.2004155217425882
		 0.2504525326051413 0.06982936557559233 -0.050775321916074964 -0.27088851412664355 -0.014072498444131101
		 0.15129725449802472 0.543421793410973 0.3497706740397393 0.4109332892563703 0.12196271834561741
		 -0.12166853637220312 0.09137022232376125 -0.32627206265664493 -0.4488798561799212 -0.06759924495826601
		 0.05898525389915727 -0.13271258637734865 0.09825277148161433 0.25109618631144415 -0.09297951014883583
		 -0.14707732584322436 -0.38692322295536496 -0.626366519536426 -0.48677163107456267 -0.21213748297578702
		 -0.48171033830472715 0.001950682397793889 -0.049483655856640114 -0.02492410978081766 -0.06932414425137062
		 -0.3354049151870389 -0.3467464379915369 -0.5360035945886349 -0.3947440090155298 -0.49590611575013965
		 0.039418404490951395 -0.057321387676903375 -0.19266509148955166 0.38462643174086336 0.40704994180415305
		 0.15614533623631344 0.06511044797650514 0.1641761528504414 -0.4403823747931377 -0.255761759811153
		 -0.07891906245302684 0.17117587638427337 0.10671965848294411 0.0979656551541832 0.09340500947261816
		 0.04334890477469386 0.02576248842654243 -0.0025071094328338794;
createNode animCurveTA -n "hips_ctrl_rotateY";
	rename -uid "4C241FE4-E3B3-4101-8251-BC9609EE5587";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "chest_ctrl_rotateY";
	rename -uid "8C5308FA-4A68-459C-8C32-EAB5A0C301DF";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 62 ".ktv[0:61]"  1 4.028425248327066e-06 15 0.14016003676501163 17 0.22535248160135912
		 18 0.22859079133783194 22 -1.4316575394182323 24 -3.468844729227404 26 -4.85036641074399 27.999999999999996 -5.452848301896519
		 30 -4.9958620396677755 32 -3.4870219348262252 35 2.3678267919715625 37 4.219908429208563 38 5.30470408269843
		 40 6.396418813477781 41 6.111291617113865 43 5.14717916786302 46 -0.10048130224632944 49.99999999999999 -5.04158350352533
		 52 -6.535398759688337 52.99999999999999 -6.333982625290251 55 -5.374750626730301 58 -0.4784395874970288
		 61 3.724000273221591 64 6.462772922384385 67 5.495449681621497 70 1.0808992641395814 73 -3.4788001037614165
		 77 -6.495680025471046 78 -6.12010963211495 80 -5.040832484016797 81 -3.7880779384419543 83 0.5065929901351861
		 86 4.134413800193126 89 6.480917096058148 92 5.186920890230825 93 4.142769192243091 95 0.0016320887081173552
		 99 -4.918722836181445 101 -6.4627942670121605 102 -6.295683282907483 104 -5.370549693303934
		 107 -0.6102128326628434 110 3.6699630305762336 113 6.46721047500717 116 5.551550011857162 119 1.2197200098048941
		 122 -3.4258176614419416 126 -6.387455540479049 126.99999999999999 -6.012340126654354 130 -3.665460671696134
		 132 0.6306085181550638 134 3.061333219889157 135 3.7036912928432093 138 5.522319164424456 139 5.262480345651305
		 141 4.3336628620422335 145 1.4123903855952193 149 0.19513649963152296 150 -0.03817885176687995
		 152 -0.1996599513915831 161 -0.011104481342905842 166 -0.0012425639459779055;
	setAttr -s 62 ".kix[0:61]"  0.9999997950154225 0.9998713442967053 0.9999904616815749 0.9998459675170353
		 0.868265657839083 0.9647681167829738 0.9476853489140437 0.9999044690683409 0.9967129229762551
		 0.848252843375425 0.9224462491057372 0.9310464120050187 0.9108771058612513 0.999795508854739
		 0.9899471313823828 0.9766294453364137 0.7186065649214635 0.8772766988901457 0.9975553249886175
		 0.9901167665611962 0.9848056405363139 0.6953123624380273 0.9481686651524981 0.9951932041239282
		 0.9880935223302072 0.6877840293085874 0.9560335306973946 0.9879768350822061 0.9829539655744346
		 0.954874995744636 0.8009297838149525 0.7370439716435112 0.9228842987705053 0.9976158997782782
		 0.9759880283534433 0.8359387471157415 0.7092671907172658 0.8812836247250706 0.996477569529769
		 0.9910927233058654 0.9865292019621267 0.694888653650987 0.9500636340026154 0.9915350578876237
		 0.9884119340164125 0.684047803733428 0.9596690246518527 0.9886516073781881 0.971235010048725
		 0.815668887880981 0.7476630907812861 0.9751567849490443 0.9529535256691258 0.9943692870366251
		 0.9873076054219322 0.9779371655409785 0.9747898277135187 0.9923287123621242 0.996395469947623
		 0.9999194239073042 0.9999996780400378 0.99999943078769;
	setAttr -s 62 ".kiy[0:61]"  0.0006402883044987641 0.01604041315862125 0.0043676705313934906
		 -0.017551103666829132 -0.49609953378053506 -0.2631016549530506 -0.3192060141251527 0.01382218279287028
		 0.08101449976473143 0.5295914592452439 0.38612552040852754 0.3649007792435926 0.41267771689034866
		 -0.02022227667433037 -0.14143789120243402 -0.21493005025330628 -0.6954168568936006 -0.4799849930825012
		 -0.06988113899224627 0.14024545830222726 0.17366015768696166 0.7187076725907754 0.3177674974300078
		 0.09793102912534526 -0.15385444786903113 -0.725915373186189 -0.29325737532460067 0.1546019836255247
		 0.1838518467720502 0.29700798390225397 0.5987582829474125 0.6758447927327391 0.3850773572710715
		 -0.06901098832487709 -0.21782416879391106 -0.5488227501393913 -0.7049397507390526 -0.47258774083913885
		 -0.0838597246838108 0.13317362280182807 0.16358524895591797 0.7191173471882866 0.31205623106380126
		 0.12983924283430864 -0.15179541723627477 -0.7294371818103829 -0.2811322875867551 0.15022649309800548
		 0.23812298346789834 0.5785190276412725 0.6640782353634053 0.22151578898092816 0.30311644283143524
		 -0.10597037792833408 -0.15881968478752856 -0.20889925862404748 -0.22312505862463866 -0.12362737003483028
		 -0.0848296379094934 0.01269431734615449 0.0008024461483204753 -0.001066969678937307;
	setAttr -s 62 ".kox[0:61]"  0.9999997950154225 0.9998713442967053 0.9999904616815749 0.9998459675170353
		 0.868265657839083 0.9647681167829738 0.9476853489140437 0.9999044690683409 0.9967129229762551
		 0.848252843375425 0.9224462491057372 0.9310464120050187 0.9108771058612513 0.999795508854739
		 0.9899471313823828 0.9766294453364137 0.7186065649214635 0.8772766988901457 0.9975553249886175
		 0.9901167665611962 0.9848056405363139 0.6953123624380273 0.9481686651524981 0.9951932041239282
		 0.9880935223302072 0.6877840293085874 0.9560335306973946 0.9879768350822061 0.9829539655744346
		 0.954874995744636 0.8009297838149525 0.7370439716435112 0.9228842987705053 0.9976158997782782
		 0.9759880283534433 0.8359387471157415 0.7092671907172658 0.8812836247250706 0.996477569529769
		 0.9910927233058654 0.9865292019621267 0.694888653650987 0.9500636340026154 0.9915350578876237
		 0.9884119340164125 0.684047803733428 0.9596690246518527 0.9886516073781881 0.971235010048725
		 0.815668887880981 0.7476630907812861 0.9751567849490443 0.9529535256691258 0.9943692870366251
		 0.9873076054219322 0.9779371655409785 0.9747898277135187 0.9923287123621242 0.996395469947623
		 0.9999194239073042 0.9999996780400378 0.99999943078769;
	setAttr -s 62 ".koy[0:61]"  0.0006402883044987641 0.01604041315862125 0.0043676705313934906
		 -0.017551103666829132 -0.49609953378053506 -0.2631016549530506 -0.3192060141251527 0.01382218279287028
		 0.08101449976473143 0.5295914592452439 0.38612552040852754 0.3649007792435926 0.41267771689034866
		 -0.02022227667433037 -0.14143789120243402 -0.21493005025330628 -0.6954168568936006 -0.4799849930825012
		 -0.06988113899224627 0.14024545830222726 0.17366015768696166 0.7187076725907754 0.3177674974300078
		 0.09793102912534526 -0.15385444786903113 -0.725915373186189 -0.29325737532460067 0.1546019836255247
		 0.1838518467720502 0.29700798390225397 0.5987582829474125 0.6758447927327391 0.3850773572710715
		 -0.06901098832487709 -0.21782416879391106 -0.5488227501393913 -0.7049397507390526 -0.47258774083913885
		 -0.0838597246838108 0.13317362280182807 0.16358524895591797 0.7191173471882866 0.31205623106380126
		 0.12983924283430864 -0.15179541723627477 -0.7294371818103829 -0.2811322875867551 0.15022649309800548
		 0.23812298346789834 0.5785190276412725 0.6640782353634053 0.22151578898092816 0.30311644283143524
		 -0.10597037792833408 -0.15881968478752856 -0.20889925862404748 -0.22312505862463866 -0.12362737003483028
		 -0.0848296379094934 0.01269431734615449 0.0008024461483204753 -0.001066969678937307;
createNode animCurveTA -n "head_ctrl_rotateY";
	rename -uid "0FAD19C8-FE2E-4884-82C6-9CF03598C6B4";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 63 ".ktv[0:62]"  1 -1.9073428071735197e-06 9 0.046330216080759434 16 -0.012648144752999973
		 18 0.00749976277062026 20 0.2807819985500113 24 2.4811707209208067 24.999999999999996 2.826115109409217
		 27.999999999999996 3.1947327516458657 29 3.070224628765189 30.999999999999996 1.863952046200583
		 35 -2.4714602508717958 36 -2.882675017519673 38 -3.127255787852164 40 -3.347511553185626 43 -2.0078218916055883
		 47 2.3072167251534665 48 2.8018601647098453 51 3.198822745270755 52 3.312336123521057 55 2.154699646262121
		 55.99999999999999 1.0506896540970667 58.99999999999999 -2.3025997777706104 60 -2.8821509257884323
		 63 -3.310081562889678 65 -3.4182015007158117 68 -1.6153205719445625 71 1.7715274080030927 73 2.7996825662064517
		 76 3.1998634770714887 77 3.2973989373436194 80 1.6701968030244856 82 -0.7586643923465717 83 -1.833989436169711
		 86 -3.190665258497813 89 -3.3815223237551484 92 -2.025020122154606 93 -0.8767529924699887 96 2.3721253202769477
		 96.99999999999999 2.884299211921995 99.99999999999999 3.2889451955339415 101 3.3948517703324272
		 104 2.3734420789013493 108 -1.975589710786738 108.99999999999999 -2.5779274178222673 111.99999999999999 -3.0850344219307977
		 114 -3.2929501059596276 117 -1.433129414815868 120 2.0393060856405687 122 3.086243745093386
		 125 3.3526044891360893 126 3.3933817429545696 129 1.892336510867128 133 -2.326225211530858
		 134 -2.6991670562874996 137 -2.931499499826771 138 -3.010306073877537 145 -0.535455804917941
		 146 -0.30660968224252 150 0.12118163251811251 151 0.16034523209727902 157 0.019493672216499613
		 162 -0.01668255044408232 166 0.0006142102578736264;
	setAttr -s 63 ".kix[0:62]"  0.9999955165702041 0.9999995403935783 0.9999999121784683 0.999951391567574
		 0.992820850998337 0.9875133127985968 0.9938891907480447 0.999901517466662 0.9949492446151209
		 0.9224403381043319 0.9758529926008805 0.9947743407558496 0.9988653884309917 0.99949689736116
		 0.9186129609661571 0.9677855922635091 0.9907135298174063 0.9980464090494302 0.9989434085609812
		 0.9224460561538459 0.8887956754280072 0.9558347557858531 0.9856585311386317 0.9989143461363866
		 0.9998359592709528 0.9005366757032797 0.9434489874245165 0.9965207770236206 0.9962121941921932
		 0.9998432284707415 0.9062857878316825 0.8916519719663366 0.9281368644816795 0.9998069405090845
		 0.9996895934820987 0.913581717138859 0.8847647309536975 0.9637756818376156 0.9898310504385744
		 0.998140433761831 0.9991260826546732 0.9377438724951207 0.9548866362466726 0.9836133639259964
		 0.9982249285369902 0.9999999996823019 0.8966553553861597 0.9407555622176357 0.9968151116562035
		 0.9986077994220691 0.999988506884141 0.9125992962053711 0.97844572599329 0.99680502978848 0.9982129513336555
		 0.9999586060577835 0.9940309075653232 0.9975772062052094 0.9994906509987069 0.9999958322881093
		 0.9999834493409332 0.9999994700699445 0.9999998526734206;
	setAttr -s 63 ".kiy[0:62]"  -0.002994468148226983 0.0009587557730939656 -0.0004190979070821803
		 0.00985974148101286 0.11961085997073106 0.1575355739048825 0.11038241034783018 0.014034078803640545
		 -0.1003792839175512 -0.3861396413707943 -0.2184283334000094 -0.10209804588612319 -0.047622849501094834
		 -0.03171674897297966 0.39515848459192876 0.25177578796851935 0.13596581127892074 0.06247691880636619
		 0.04595722459601532 -0.386125981366465 -0.4583036628049925 -0.2939046097491473 -0.1687520666351526
		 -0.04658464428237236 0.01811227618863443 0.4347800544106023 0.3315177342581453 0.08334471165130582
		 0.08695552968486692 0.017706453094985707 -0.4226654359825352 -0.4527215047780956 -0.37223911775915863
		 -0.019648962055641445 -0.024914186392420032 0.40665519314231496 0.46603795002170284 0.2667141449163108
		 0.1422479932641164 0.0609563326467692 0.04179797793107834 -0.34732755375560814 -0.2969705573243157
		 -0.18029073827067593 -0.05955662891165731 -2.5207070352205392e-05 0.44272923289220434 0.3390854938751885
		 0.07974730825445214 0.0527490562324335 0.004794382090138058 -0.40885513885172287 -0.20650414350676718
		 -0.07987322823316693 -0.05975703966691227 -0.009098690618690047 0.10909883044680245 0.06956807931665886
		 0.03191298428823046 -0.0028871103913387115 -0.005753350694103881 0.0010294949393678669 -0.0005428196175905491;
	setAttr -s 63 ".kox[0:62]"  0.9999955165702041 0.9999995403935783 0.9999999121784683 0.999951391567574
		 0.992820850998337 0.9875133127985968 0.9938891907480447 0.999901517466662 0.9949492446151209
		 0.9224403381043319 0.9758529926008805 0.9947743407558496 0.9988653884309917 0.99949689736116
		 0.9186129609661571 0.9677855922635091 0.9907135298174063 0.9980464090494302 0.9989434085609812
		 0.9224460561538459 0.8887956754280072 0.9558347557858531 0.9856585311386317 0.9989143461363866
		 0.9998359592709528 0.9005366757032797 0.9434489874245165 0.9965207770236206 0.9962121941921932
		 0.9998432284707415 0.9062857878316825 0.8916519719663366 0.9281368644816795 0.9998069405090845
		 0.9996895934820987 0.913581717138859 0.8847647309536975 0.9637756818376156 0.9898310504385744
		 0.998140433761831 0.9991260826546732 0.9377438724951207 0.9548866362466726 0.9836133639259964
		 0.9982249285369902 0.9999999996823019 0.8966553553861597 0.9407555622176357 0.9968151116562035
		 0.9986077994220691 0.999988506884141 0.9125992962053711 0.97844572599329 0.99680502978848 0.9982129513336555
		 0.9999586060577835 0.9940309075653232 0.9975772062052094 0.9994906509987069 0.9999958322881093
		 0.9999834493409332 0.9999994700699445 0.9999998526734206;
	setAttr -s 63 ".koy[0:62]"  -0.002994468148226983 0.0009587557730939656 -0.0004190979070821803
		 0.00985974148101286 0.11961085997073106 0.1575355739048825 0.11038241034783018 0.014034078803640545
		 -0.1003792839175512 -0.3861396413707943 -0.2184283334000094 -0.10209804588612319 -0.047622849501094834
		 -0.03171674897297966 0.39515848459192876 0.25177578796851935 0.13596581127892074 0.06247691880636619
		 0.04595722459601532 -0.386125981366465 -0.4583036628049925 -0.2939046097491473 -0.1687520666351526
		 -0.04658464428237236 0.01811227618863443 0.4347800544106023 0.3315177342581453 0.08334471165130582
		 0.08695552968486692 0.017706453094985707 -0.4226654359825352 -0.4527215047780956 -0.37223911775915863
		 -0.019648962055641445 -0.024914186392420032 0.40665519314231496 0.46603795002170284 0.2667141449163108
		 0.1422479932641164 0.0609563326467692 0.04179797793107834 -0.34732755375560814 -0.2969705573243157
		 -0.18029073827067593 -0.05955662891165731 -2.5207070352205392e-05 0.44272923289220434 0.3390854938751885
		 0.07974730825445214 0.0527490562324335 0.004794382090138058 -0.40885513885172287 -0.20650414350676718
		 -0.07987322823316693 -0.05975703966691227 -0.009098690618690047 0.10909883044680245 0.06956807931665886
		 0.03191298428823046 -0.0028871103913387115 -0.005753350694103881 0.0010294949393678669 -0.0005428196175905491;
createNode animCurveTA -n "foot_L_ctrl_rotateY";
	rename -uid "6E574209-D312-4DCB-B1B2-14A9E20D4542";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 33 ".ktv[0:32]"  1 -0.015710681080346015 24.999999999999996 -0.015710681080346203
		 30 -0.014959700746622407 30.999999999999996 0.17814188914537132 34 4.811313289405278 37 11.222902474469176
		 38 12.175603051924451 40 12.448786926946154 54 12.448786926946152 55 12.46231345212161 58 13.863586608428136
		 61.99999999999999 17.071820022106557 63 17.305641282577948 64 17.336186771056227 79 17.33602511204531
		 80 17.06812936710576 83 9.408875017306267 85 1.3169321796185207 88 -3.952202315967477 89 -3.966879230917071
		 102.99999999999999 -3.9668792309170557 104 -3.996620786132984 105.99999999999999 -5.635491445010287
		 110 -14.61645307872805 111.99999999999999 -16.725562247421173 113 -16.824845564808637 128 -16.82482116468781
		 129 -16.768511043303196 132 -15.12026905071577 136 -12.31383569961647 138 -12.187444642129465
		 139 -12.187444642129469 166 -12.187444642129455;
	setAttr -s 33 ".kix[0:32]"  0.9999999999998068 0.9999999999996567 0.9999999467806193 0.9875998040253632
		 0.7019879989671635 0.8744244084830048 0.976507360291936 1 1 0.9999613733467854 0.9381028091517281
		 0.9894210481519571 0.9984706611279878 0.9999999999618483 0.9999999995130562 0.971559089862232
		 0.49787089296294257 0.5447486164197538 0.9996902850442202 1 1 0.999812521357565 0.8363869617127421
		 0.7957037201312319 0.9950400887167059 0.9999999999991309 0.9999999999889067 0.9986740740338966
		 0.9357722675276715 0.9965407170423405 0.9998824606975081 1 1;
	setAttr -s 33 ".kiy[0:32]"  6.215999512795803e-07 8.287853883498732e-07 0.0003262495344084815
		 0.1569924427769188 0.7121887736450765 0.4851617811092988 0.21548404881957078 -2.100420143551659e-14
		 -1.4508979582485786e-14 0.008789301133246243 0.3463569249511786 0.14507235944135807 0.055284164700563736
		 -8.735195392262175e-06 -3.1207175957091435e-05 -0.23679724429577167 -0.867251159664997 -0.8385993947700916
		 0.024886421763801514 1.7795546525834385e-15 -2.8035843442689454e-16 -0.019362906203064734 -0.5481394441900053
		 -0.6056860488481784 -0.09947472968874983 1.3184530912841524e-06 4.710277883827469e-06 0.051479062273309534
		 0.35260496781259304 0.08310595211377954 -0.015331822771486387 1.5263133714906861e-15 4.234773493801742e-16;
	setAttr -s 33 ".kox[0:32]"  0.9999999999998068 0.9999999999996567 0.9999999467806193 0.9875998040253632
		 0.7019879989671635 0.8744244084830048 0.976507360291936 1 1 0.9999613733467854 0.9381028091517281
		 0.9894210481519571 0.9984706611279878 0.9999999999618483 0.9999999995130562 0.971559089862232
		 0.49787089296294257 0.5447486164197538 0.9996902850442202 1 1 0.999812521357565 0.8363869617127421
		 0.7957037201312319 0.9950400887167059 0.9999999999991309 0.9999999999889067 0.9986740740338966
		 0.9357722675276715 0.9965407170423405 0.9998824606975081 1 1;
	setAttr -s 33 ".koy[0:32]"  6.215999512795803e-07 8.287853883498732e-07 0.0003262495344084815
		 0.1569924427769188 0.7121887736450765 0.4851617811092988 0.21548404881957078 -2.100420143551659e-14
		 -1.4508979582485786e-14 0.008789301133246243 0.3463569249511786 0.14507235944135807 0.055284164700563736
		 -8.735195392262175e-06 -3.1207175957091435e-05 -0.23679724429577167 -0.867251159664997 -0.8385993947700916
		 0.024886421763801514 1.7795546525834385e-15 -2.8035843442689454e-16 -0.019362906203064734 -0.5481394441900053
		 -0.6056860488481784 -0.09947472968874983 1.3184530912841524e-06 4.710277883827469e-06 0.051479062273309534
		 0.35260496781259304 0.08310595211377954 -0.015331822771486387 1.5263133714906861e-15 4.234773493801742e-16;
createNode animCurveTA -n "toe_L_ctrl_rotateY";
	rename -uid "1DCFBA7F-2476-456B-B19F-9AD9CD685E10";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "foot_R_ctrl_rotateY";
	rename -uid "81DFF81C-EE71-46A7-9E36-695109B588FD";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 38 ".ktv[0:37]"  1 -0.015710681080346015 15 -0.015710681080346966 19 -0.015710681080346046
		 20 0.06148105965559536 23 3.0352469581597497 24.999999999999996 5.610078481810376 27 6.330611899028882
		 42 6.33064746822451 43 6.409261165983321 46 9.8178692712762 49 15.328318828262955 49.99999999999999 16.289559627738708
		 52.99999999999999 16.662646902123548 54 16.66264690212355 67 16.65782371873531 70 15.005045714651905
		 71 13.775651455896954 74 10.45617279073505 75 10.02903854935409 77 9.936667164691443 91 9.93666716469144
		 92 9.798389452165885 94 6.128765367351316 98 -10.468478320643401 99.99999999999999 -13.646012618849284
		 101 -13.715146821785119 116 -13.715898852635144 117.99999999999999 -13.925013291108904 123 -15.69448620120245
		 123.99999999999999 -15.83939986847467 126 -15.873116068013845 139 -15.873116068013863 140 -15.87311606801386
		 143 -15.478758759301051 149 -12.41011070126267 150 -12.23160012010837 153 -12.187444642129455
		 166 -12.187444642129455;
	setAttr -s 38 ".ktl[12]"  no;
	setAttr -s 38 ".kix[0:37]"  1 1 1 0.9973553033957389 0.8399139256120748 0.931871179301038 0.9999999995724522
		 0.9999999996834257 0.9975939183477764 0.7759239896674042 0.8817766672055801 0.9683714405810062
		 0.9992912832091018 0.9999999691438478 0.9999994954296917 0.8982079954099528 0.8750000566487035
		 0.9684802599860238 0.9970391252640091 1 1 0.9902410819311124 0.5923100609738089 0.6250185960096676
		 0.9983712551028593 0.9999999996839748 0.9999999922478041 0.9955574017578925 0.9964016333253252
		 0.9996074998502866 1 1 0.999914126151071 0.9891875054007666 0.9949650218585882 0.9995874120714126
		 0.9999999983742571 0.9999999990851483;
	setAttr -s 38 ".kiy[0:37]"  1.4513935715430512e-15 1.8051957076479168e-15 5.49716294928336e-14
		 0.07268011274340433 0.5427196307145284 0.3627893399592833 -2.9242022185194893e-05 -2.5162446854710434e-05
		 0.06932801796914524 0.630826412144116 0.47166715931027003 0.2495130318581907 0.03764214795022873
		 -0.0002484196119640512 -0.0010045597850840311 -0.4395706962271643 -0.48412281588948675 -0.24909031698844458
		 -0.07689592117127883 4.164064166400769e-17 -1.998434487601318e-15 -0.13936498719513432 -0.8057101163999387
		 -0.78060986071283 -0.05705117864112207 -2.5140613797178245e-05 -0.00012451663358796505 -0.09415657069516817
		 -0.08475721271151065 -0.02801510740759644 -2.0579357700617233e-15 -1.1449981993011014e-15 -0.013104973236907708
		 0.1466563301020743 0.10022277823897606 0.02872291120997657 5.702179956917899e-05 4.277503373351104e-05;
	setAttr -s 38 ".kox[0:37]"  1 1 1 0.9973553033957389 0.8399139256120748 0.931871179301038 0.9999999995724522
		 0.9999999996834257 0.9975939183477764 0.7759239896674042 0.8817766672055801 0.9683714405810062
		 1 0.9999999691438478 0.9999994954296917 0.8982079954099528 0.8750000566487035 0.9684802599860238
		 0.9970391252640091 1 1 0.9902410819311124 0.5923100609738089 0.6250185960096676 0.9983712551028593
		 0.9999999996839748 0.9999999922478041 0.9955574017578925 0.9964016333253252 0.9996074998502866
		 1 1 0.999914126151071 0.9891875054007666 0.9949650218585882 0.9995874120714126 0.9999999983742571
		 0.9999999990851483;
	setAttr -s 38 ".koy[0:37]"  1.4513935715430512e-15 1.8051957076479168e-15 5.49716294928336e-14
		 0.07268011274340433 0.5427196307145284 0.3627893399592833 -2.9242022185194893e-05 -2.5162446854710434e-05
		 0.06932801796914524 0.630826412144116 0.47166715931027003 0.2495130318581907 2.6645352591003568e-15
		 -0.0002484196119640512 -0.0010045597850840311 -0.4395706962271643 -0.48412281588948675 -0.24909031698844458
		 -0.07689592117127883 4.164064166400769e-17 -1.998434487601318e-15 -0.13936498719513432 -0.8057101163999387
		 -0.78060986071283 -0.05705117864112207 -2.5140613797178245e-05 -0.00012451663358796505 -0.09415657069516817
		 -0.08475721271151065 -0.02801510740759644 -2.0579357700617233e-15 -1.1449981993011014e-15 -0.013104973236907708
		 0.1466563301020743 0.10022277823897606 0.02872291120997657 5.702179956917899e-05 4.277503373351104e-05;
createNode animCurveTA -n "toe_R_ctrl_rotateY";
	rename -uid "ADA2699C-1FB8-4655-85B8-9C86BC988B90";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "hand_L_ctrl_rotateY";
	rename -uid "C1361352-3C4B-40A9-8BE7-D3908ED7EABD";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 68 ".ktv[0:67]"  1 -11.898062095165766 4 -11.897609045426474 11 -12.324196958617687
		 13 -13.043120496418755 18 -18.942024139527724 19 -21.21008704362728 22 -30.476709202785297
		 24.999999999999996 -36.99994192664785 26 -37.05131870490463 30 -30.078525117273863 30.999999999999996 -26.946810745997578
		 34 -16.510665890390186 36 -10.961375533839272 38 -6.47568928807349 40 -3.942627718054248 41 -3.6506066593914204
		 44 -9.830990614460282 45 -14.211560013617184 48 -30.55406133162318 51 -40.124281035052896 52.99999999999999 -37.52173200172316
		 54 -34.04979997180689 57 -21.77194434835593 58 -18.35155888329326 61 -10.277062167908479 61.99999999999999 -8.000805477405269
		 65 -3.772470349807055 68 -7.917416970395405 69 -11.614725213397922 72 -27.26990839692928 75 -39.494588687213195
		 76 -40.35255306834294 79 -32.87582005686764 82 -20.671258613886817 83 -17.308073329778328 86 -8.96662801935342
		 87 -6.608539741106455 90 -3.0618601062419994 93 -9.51902301432177 94 -14.177192543492266 96.99999999999999 -31.790545088130855
		 99.99999999999999 -42.41501176006615 102 -39.83539672697538 102.99999999999999 -36.165740991653976
		 105.99999999999999 -22.70339191856949 107 -18.759087028870265 110 -9.106959771784867 111 -6.414801722743908
		 114 -1.6662218680049619 117 -6.607371591375568 117.99999999999999 -10.811996536377821 120.99999999999999 -28.06846850753405
		 123.99999999999999 -40.81226056006289 125 -41.49086220672362 128 -32.68442206914799 130 -23.0837253410473
		 131 -18.81778614712942 135 -7.369570813604309 136 -5.070002678352526 139 -1.539853506223561
		 142 -4.313108587726355 145 -9.57200505878447 149 -13.951404523494835 151 -14.908675525797959
		 152 -14.95547444287916 158 -13.610734154173933 161 -13.027891727827305 166 -12.729736806609514;
	setAttr -s 68 ".kix[0:67]"  0.9999913376242696 0.9999871281334277 0.9955055242954391 0.9789563514368512
		 0.7548194612881916 0.7048246932564839 0.5869666548330017 0.9556747988469684 0.9716495561858831
		 0.6699717240724788 0.5615208084554337 0.6272298473169253 0.6891121997298946 0.8108424721173925
		 0.931822818910766 0.9959945406805201 0.5227347237167732 0.44318191504346366 0.41383185136345074
		 0.9814927285440871 0.61658799712139 0.5151403247599357 0.5513842577235749 0.6019006861574372
		 0.7059791118160038 0.7408349431770987 0.9923811114658537 0.6010172644255077 0.49528854009559276
		 0.3947084064172672 0.8019253200979101 0.9995987510471154 0.49953278530385103 0.5618264832952461
		 0.6053370579463698 0.687395683323772 0.7339971854462637 0.9956303628184275 0.49953804469332425
		 0.4204330593193237 0.38527719792183507 0.9670289806241976 0.5990847304635075 0.49153850767754736
		 0.5018022232771603 0.5413850703907083 0.641531872160727 0.6854477422174753 0.9944258763310843
		 0.5479519678470554 0.45035262122104286 0.3703449453252367 0.8194529350384583 0.9916206978511594
		 0.45042819816507595 0.4631284914140741 0.5126758667074847 0.7105129203496103 0.7127671460701638
		 0.9960606641545535 0.8219214463776925 0.8404880659229064 0.9491756829265607 0.9964920201059838
		 0.999670817397529 0.9951622637621738 0.9986677270274649 0.9999895461763376;
	setAttr -s 68 ".kiy[0:67]"  -0.004162292207929726 -0.005073811925901102 -0.09470349041752829
		 -0.20406974783501855 -0.6559326039011968 -0.7093815276534226 -0.8096111079488447 -0.29442431769269073
		 0.2364257599412051 0.7423866168940213 0.8274626164797756 0.7788342048438721 0.7246546599473614
		 0.5852644576689718 0.36291353537336357 -0.0894140645234292 -0.8524954009381803 -0.8964316985573457
		 -0.9103533373350695 -0.1914994094379479 0.7872859974658717 0.8571058544930305 0.8342514011583213
		 0.7985709511390996 0.7082326550502216 0.6716871198465733 0.12320604532975074 -0.7992360401423846
		 -0.8687285318498387 -0.918806439846577 -0.5974242889152269 0.028325552157853165 0.8662949823279463
		 0.8272551013249159 0.7959692495799278 0.7262831228576392 0.6791525099393826 -0.09338190742347294
		 -0.8662919495781836 -0.9073235600552838 -0.9228008890120876 -0.2546663515914998 0.8006856347690188
		 0.870855840808414 0.8649823863606119 0.8407747650578292 0.7670963805167853 0.7281218254447297
		 0.10543802199944444 -0.8365097972722971 -0.8928507806791324 -0.9288943004842086 -0.5731464797561407
		 0.1291835577508977 0.892812655767022 0.8862911487996052 0.8585822358375053 0.703684155012935
		 0.7014007381540126 -0.08867442316693991 -0.5696008567272367 -0.5418300573437875 -0.31474676001652085
		 -0.08368783582513802 0.025656516594348883 0.09824494278967097 0.05160204447303341 -0.004572476139059794;
	setAttr -s 68 ".kox[0:67]"  0.9999913376242696 0.9999871281334277 0.9955055242954391 0.9789563514368512
		 0.7548194612881916 0.7048246932564839 0.5869666548330017 0.9556747988469684 0.9716495561858831
		 0.6699717240724788 0.5615208084554337 0.6272298473169253 0.6891121997298946 0.8108424721173925
		 0.931822818910766 0.9959945406805201 0.5227347237167732 0.44318191504346366 0.41383185136345074
		 0.9814927285440871 0.61658799712139 0.5151403247599357 0.5513842577235749 0.6019006861574372
		 0.7059791118160038 0.7408349431770987 0.9923811114658537 0.6010172644255077 0.49528854009559276
		 0.3947084064172672 0.8019253200979101 0.9995987510471154 0.49953278530385103 0.5618264832952461
		 0.6053370579463698 0.687395683323772 0.7339971854462637 0.9956303628184275 0.49953804469332425
		 0.4204330593193237 0.38527719792183507 0.9670289806241976 0.5990847304635075 0.49153850767754736
		 0.5018022232771603 0.5413850703907083 0.641531872160727 0.6854477422174753 0.9944258763310843
		 0.5479519678470554 0.45035262122104286 0.3703449453252367 0.8194529350384583 0.9916206978511594
		 0.45042819816507595 0.4631284914140741 0.5126758667074847 0.7105129203496103 0.7127671460701638
		 0.9960606641545535 0.8219214463776925 0.8404880659229064 0.9491756829265607 0.9964920201059838
		 0.999670817397529 0.9951622637621738 0.9986677270274649 0.9999895461763376;
	setAttr -s 68 ".koy[0:67]"  -0.004162292207929726 -0.005073811925901102 -0.09470349041752829
		 -0.20406974783501855 -0.6559326039011968 -0.7093815276534226 -0.8096111079488447 -0.29442431769269073
		 0.2364257599412051 0.7423866168940213 0.8274626164797756 0.7788342048438721 0.7246546599473614
		 0.5852644576689718 0.36291353537336357 -0.0894140645234292 -0.8524954009381803 -0.8964316985573457
		 -0.9103533373350695 -0.1914994094379479 0.7872859974658717 0.8571058544930305 0.8342514011583213
		 0.7985709511390996 0.7082326550502216 0.6716871198465733 0.12320604532975074 -0.7992360401423846
		 -0.8687285318498387 -0.918806439846577 -0.5974242889152269 0.028325552157853165 0.8662949823279463
		 0.8272551013249159 0.7959692495799278 0.7262831228576392 0.6791525099393826 -0.09338190742347294
		 -0.8662919495781836 -0.9073235600552838 -0.9228008890120876 -0.2546663515914998 0.8006856347690188
		 0.870855840808414 0.8649823863606119 0.8407747650578292 0.7670963805167853 0.7281218254447297
		 0.10543802199944444 -0.8365097972722971 -0.8928507806791324 -0.9288943004842086 -0.5731464797561407
		 0.1291835577508977 0.892812655767022 0.8862911487996052 0.8585822358375053 0.703684155012935
		 0.7014007381540126 -0.08867442316693991 -0.5696008567272367 -0.5418300573437875 -0.31474676001652085
		 -0.08368783582513802 0.025656516594348883 0.09824494278967097 0.05160204447303341 -0.004572476139059794;
createNode animCurveTA -n "hand_R_ctrl_rotateY";
	rename -uid "BDE26900-6DC9-4F10-AADD-791EBACA08DD";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 70 ".ktv[0:69]"  1 11.895658800635028 8 11.971946415857886 9 12.074530327405533
		 13 13.840494924913536 16 17.048622083598314 18 18.751318487236187 19 18.78827468513381 23 12.210243900197678
		 26 7.609397872133921 27 6.071831399200738 29 4.648819081406069 32 11.585999689653544 33 16.40655955858811
		 36 33.522900329224285 38 41.10552668404531 39 42.14361809338202 42 34.57556020676776 45 21.364427102912835
		 46 17.576877232131267 49 8.20634109702017 49.99999999999999 5.621702549027668 52.99999999999999 1.6481434550384568
		 55.99999999999999 7.830500382298054 57 12.40036560491772 58.99999999999999 23.96118084623037
		 61.99999999999999 39.27186710711677 63 41.43359595790887 64 41.56582559328717 68 27.591459854763446
		 69 23.174201868731583 72 12.44359639567743 74 6.875543392694224 77 1.9026538981968844 80 6.151756322797274
		 81 10.121499116199674 84 27.217542264588808 87 41.304901442705926 88 42.59429699961423 91 35.10042360950327
		 94 21.724926706031127 95 18.090894017625303 98 9.582137725358768 99 7.238992442216258 102 3.3443737985898645
		 105 8.598443156090369 105.99999999999999 12.690446746552238 108 23.254061736930456 111 37.70697694046157
		 111.99999999999999 39.83552536522835 113 40.03248003283507 117 27.000957795859172 117.99999999999999 22.953329904508976
		 120.99999999999999 13.553575059166961 123 8.803180367596347 126 4.2645149367123505 126.99999999999999 4.176094803465766
		 130 10.665665321110922 132 20.583331199210445 133 26.157942880845734 136 36.25485694559216
		 137 35.64180355509269 140 26.08094016205744 142 20.84264033364431 143 19.12552842853482 145 17.058208975352787
		 148 15.683183793690155 150 14.33706725156179 153 13.231983787600491 162 11.125422981000527
		 166 10.91020862609836;
	setAttr -s 70 ".kix[0:69]"  0.9999938587188759 0.9997409987258765 0.9985266325353281 0.9430945380267338
		 0.8976913188331324 0.9840596580577835 0.9962092688238957 0.8553614051773322 0.8119347695488635
		 0.8512176428520155 0.9950517843460543 0.4824678377932409 0.41320641373263894 0.41635285995374804
		 0.7611650113762157 0.9996808315480257 0.4821602570971076 0.518099054250752 0.5566822723452919
		 0.652561699223375 0.7037301032164172 0.9986434456958087 0.5081542544147197 0.42515227334289185
		 0.3620746724783037 0.610408703981254 0.901366328776538 0.9459625688933031 0.46546705977154235
		 0.4894226361808003 0.6204756068841358 0.6888263188791217 0.9838990243842943 0.5757738743550298
		 0.46769325661364186 0.36112317459191284 0.7190485625841311 0.993341986141716 0.47194133853755915
		 0.5278706324773226 0.5800873213794349 0.6913340397465991 0.7345779904819912 0.9999245595982984
		 0.5533691065031345 0.46267165366851953 0.3874697913190894 0.6207298642725989 0.8990349106579578
		 0.958709014641599 0.4943207850462001 0.5260457257600298 0.6830802198871753 0.7412397634178066
		 0.9812596234525776 0.988622265293097 0.5082790785095374 0.3871629884172638 0.3994048857347947
		 0.9877042736142834 0.8383289092277104 0.614183981370437 0.8085573308386753 0.8458114184965551
		 0.9686654946706773 0.9679749709620037 0.9600034680268146 0.9948270783761658 0.9990883919596191
		 0.9999633458779962;
	setAttr -s 70 ".kiy[0:69]"  0.003504643281806752 0.022758195591628942 0.05426383802918688 0.33252472441029335
		 0.44062489272807936 0.17783866110381777 -0.08698903786891156 -0.518031723481352 -0.5837481734426534
		 -0.5248128471154824 0.09935766940570526 0.875913686098759 0.9106373919679618 0.9092031104260118
		 0.6485582668169804 0.025263314023461762 -0.8760830362905397 -0.855320624084604 -0.8307254947673642
		 -0.757735592873069 -0.7104674108127769 0.052069841259626715 0.8612660760300619 0.9051218395726462
		 0.9321490929833752 0.7920866203288159 0.43305743423696813 -0.3242758366773302 -0.8850652045288162
		 -0.8720467207631916 -0.784225746365014 -0.7249264117270375 -0.17872523553106334 0.817608980876677
		 0.883890840385919 0.9325181246349364 0.694959829519444 0.11520285833272924 -0.8816299524059835
		 -0.8493247879156663 -0.8145542950441255 -0.722535290133048 -0.6785242633093084 -0.012283123061700554
		 0.8329361511952298 0.8865297179968856 0.9218824007513873 0.7840245121168858 0.43787695693909007
		 -0.28438886273012576 -0.8692795646230895 -0.8504562860074605 -0.730343352950438 -0.6712403542162181
		 -0.19269029913751679 0.15041946870915782 0.8611924165652503 0.922011290820136 0.9167746382024186
		 0.1563338347386159 -0.545164782385177 -0.7891628710399131 -0.5884174052040243 -0.533482000015788
		 -0.2483689985372818 -0.25104671993696337 -0.27998810934839513 -0.10158289289807705 -0.04268940209867624
		 0.008561944900730907;
	setAttr -s 70 ".kox[0:69]"  0.9999938587188759 0.9997409987258765 0.9985266325353281 0.9430945380267338
		 0.8976913188331324 0.9840596580577835 0.9962092688238957 0.8553614051773322 0.8119347695488635
		 0.8512176428520155 0.9950517843460543 0.4824678377932409 0.41320641373263894 0.41635285995374804
		 0.7611650113762157 0.9996808315480257 0.4821602570971076 0.518099054250752 0.5566822723452919
		 0.652561699223375 0.7037301032164172 0.9986434456958087 0.5081542544147197 0.42515227334289185
		 0.3620746724783037 0.610408703981254 0.901366328776538 0.9459625688933031 0.46546705977154235
		 0.4894226361808003 0.6204756068841358 0.6888263188791217 0.9838990243842943 0.5757738743550298
		 0.46769325661364186 0.36112317459191284 0.7190485625841311 0.993341986141716 0.47194133853755915
		 0.5278706324773226 0.5800873213794349 0.6913340397465991 0.7345779904819912 0.9999245595982984
		 0.5533691065031345 0.46267165366851953 0.3874697913190894 0.6207298642725989 0.8990349106579578
		 0.958709014641599 0.4943207850462001 0.5260457257600298 0.6830802198871753 0.7412397634178066
		 0.9812596234525776 0.988622265293097 0.5082790785095374 0.3871629884172638 0.3994048857347947
		 0.9877042736142834 0.8383289092277104 0.614183981370437 0.8085573308386753 0.8458114184965551
		 0.9686654946706773 0.9679749709620037 0.9600034680268146 0.9948270783761658 0.9990883919596191
		 0.9999633458779962;
	setAttr -s 70 ".koy[0:69]"  0.003504643281806752 0.022758195591628942 0.05426383802918688 0.33252472441029335
		 0.44062489272807936 0.17783866110381777 -0.08698903786891156 -0.518031723481352 -0.5837481734426534
		 -0.5248128471154824 0.09935766940570526 0.875913686098759 0.9106373919679618 0.9092031104260118
		 0.6485582668169804 0.025263314023461762 -0.8760830362905397 -0.855320624084604 -0.8307254947673642
		 -0.757735592873069 -0.7104674108127769 0.052069841259626715 0.8612660760300619 0.9051218395726462
		 0.9321490929833752 0.7920866203288159 0.43305743423696813 -0.3242758366773302 -0.8850652045288162
		 -0.8720467207631916 -0.784225746365014 -0.7249264117270375 -0.17872523553106334 0.817608980876677
		 0.883890840385919 0.9325181246349364 0.694959829519444 0.11520285833272924 -0.8816299524059835
		 -0.8493247879156663 -0.8145542950441255 -0.722535290133048 -0.6785242633093084 -0.012283123061700554
		 0.8329361511952298 0.8865297179968856 0.9218824007513873 0.7840245121168858 0.43787695693909007
		 -0.28438886273012576 -0.8692795646230895 -0.8504562860074605 -0.730343352950438 -0.6712403542162181
		 -0.19269029913751679 0.15041946870915782 0.8611924165652503 0.922011290820136 0.9167746382024186
		 0.1563338347386159 -0.545164782385177 -0.7891628710399131 -0.5884174052040243 -0.533482000015788
		 -0.2483689985372818 -0.25104671993696337 -0.27998810934839513 -0.10158289289807705 -0.04268940209867624
		 0.008561944900730907;
createNode animCurveTA -n "body_ctrl_rotateZ";
	rename -uid "30E0FA8D-473F-4711-BAEE-4D05683A548E";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 64 ".ktv[0:63]"  1 0 15 -0.05613146100320115 17 0.047632802225259126 18 0.36451628557269317
		 21 2.114115258801703 24 3.31646241122638 26 3.8329084651837 29 1.825983342942145 30 0.3658824719291407
		 32 -2.179081001362234 35 -3.281249284343309 36 -3.846971371202939 39 -4.582509864863386 40 -4.113930096422652
		 43 0.907852648406303 45 2.647244824731821 48 3.771847950365176 49.99999999999999 4.726459103902605
		 51 4.892941519086076 54 1.6128013352697412 57 -2.666558000690228 58 -2.879130311208434 61.99999999999999 -4.605446386644125
		 63 -4.786843474587138 66 -2.0679784865539137 69 2.493110060085434 70 2.7845319757139966 72 3.494220047410178
		 74 4.548873951598352 75 4.837394212356621 78 2.6644649879535027 80 -1.2283065295770332 82 -2.7112141484206216
		 84 -3.2649288891863804 88 -4.647732025796394 89 -4.2091332505452925 92 0.7816518954309519 94 2.598691815321014
		 96.99999999999999 3.6384886574737054 99 4.522483782998183 99.99999999999999 4.659978560292134
		 102.99999999999999 1.6244194337316527 105.99999999999999 -2.543299294375816 107 -2.7834915058252756
		 111 -4.617401139977206 111.99999999999999 -4.875478044119224 114.99999999999999 -2.2789396567168305
		 117.99999999999999 2.5229202428662374 119 2.8243645445751535 122 4.031019414644118 123.99999999999999 4.730641399183183
		 126.99999999999999 2.692861734322252 130 -2.2305647591933186 131 -2.6841648347843603 134 -3.774746104251
		 136 -4.291748845827229 139 -2.2289414621212944 142 0.7014131489599609 144 1.2923428040446543
		 149 1.6227448001843094 152 0.9007691192568277 155 0.10205814944152171 156 0.058951968447260125
		 166 0.00020504967136543404;
	setAttr -s 64 ".kix[0:63]"  0.9999995792172106 0.9999688489146018 0.9976509762752825 0.9845498671192817
		 0.9813626636365336 0.9776352890783826 0.9994712683328798 0.8674540697459028 0.834497344574874
		 0.9584759839794421 0.9655240495067258 0.9741929359003355 0.9981691146078123 0.959266483939334
		 0.8210587764470397 0.9976404296936798 0.9607584054906713 0.9873351774888164 0.9991347756263219
		 0.7270370881282551 0.9974209148537134 0.9992253246540961 0.9940889262194068 0.9987537294288663
		 0.7505295324165774 0.990575892568261 0.9978903124165007 0.9695840792761933 0.9857148083059393
		 0.996098260803233 0.7708618774134539 0.8288303172754046 0.9974538268720521 0.9752065313748516
		 0.9989671436147666 0.9638087369438906 0.8136161676509586 0.9972445812030247 0.9640032033587557
		 0.9897370831522762 0.9995423465233242 0.7461700944918568 0.9960103411524615 0.9990118329603308
		 0.9897720512086386 0.9963267078614843 0.7485925411425237 0.987537428995811 0.9997068653560566
		 0.9720892018979055 0.997602881479745 0.7961580689270786 0.9685860648785385 0.9982701030710646
		 0.9764429523663656 0.9999996923441351 0.8896869978698875 0.976513685402693 0.9991605848813685
		 0.9999052435265428 0.9815726742805363 0.9999977618175225 0.9999328549285129 0.9999987236407795;
	setAttr -s 64 ".kiy[0:63]"  -0.0009173687382243517 -0.007893110946009571 0.06850204038549049
		 0.17510442357463335 0.19216483138235216 0.21030749284946434 -0.0325143626273804 -0.49751727294765413
		 -0.5510119616646121 -0.2851732598520415 -0.26031386790590655 -0.22571691040301967 0.060484862924997704
		 0.28250276598764074 0.5708436612762642 0.06865546621071104 0.27738652865455266 0.1586481871725209
		 0.04158966378968619 -0.6865981885251285 -0.07177408036597474 -0.039354168393145796 -0.1085689033192583
		 -0.04990979815558184 0.6608369095098682 0.13696496290144167 0.0649224490087861 0.24475847935084208
		 0.16842302896689948 0.08825108965205022 -0.6370023280574454 -0.5595000492986149 -0.07131523861208425
		 -0.22129668132132221 0.04543837561086878 0.26659467097191286 0.5814023836698363 0.07418386119098794
		 0.26589062396793467 0.14290033671487412 0.0302505786167296 -0.6657553530284331 -0.08923788610986517
		 -0.04444499527776047 -0.14265793579834285 -0.08563347010308937 0.6630303215885222 0.1573843268319423
		 0.024211223842820394 0.2346115588659121 0.06919892241437015 -0.605088695384656 -0.24867857753153494
		 -0.058794568749893125 -0.2157757186850625 -0.0007844180233597846 0.45657096471552705 0.21545538336567566
		 0.04096493158204547 0.013766044025989627 -0.19108920719327935 -0.0021157409919972912 -0.011588167866988523
		 -0.001597722382588012;
	setAttr -s 64 ".kox[0:63]"  0.9999995792172106 0.9999688489146018 0.9976509762752825 0.9845498671192817
		 0.9813626636365336 0.9776352890783826 0.9994712683328798 0.8674540697459028 0.834497344574874
		 0.9584759839794421 0.9655240495067258 0.9741929359003355 0.9981691146078123 0.959266483939334
		 0.8210587764470397 0.9976404296936798 0.9607584054906713 0.9873351774888164 0.9991347756263219
		 0.7270370881282551 0.9974209148537134 0.9992253246540961 0.9940889262194068 0.9987537294288663
		 0.7505295324165774 0.990575892568261 0.9978903124165007 0.9695840792761933 0.9857148083059393
		 0.996098260803233 0.7708618774134539 0.8288303172754046 0.9974538268720521 0.9752065313748516
		 0.9989671436147666 0.9638087369438906 0.8136161676509586 0.9972445812030247 0.9640032033587557
		 0.9897370831522762 0.9995423465233242 0.7461700944918568 0.9960103411524615 0.9990118329603308
		 0.9897720512086386 0.9963267078614843 0.7485925411425237 0.987537428995811 0.9997068653560566
		 0.9720892018979055 0.997602881479745 0.7961580689270786 0.9685860648785385 0.9982701030710646
		 0.9764429523663656 0.9999996923441351 0.8896869978698875 0.976513685402693 0.9991605848813685
		 0.9999052435265428 0.9815726742805363 0.9999977618175225 0.9999328549285129 0.9999987236407795;
	setAttr -s 64 ".koy[0:63]"  -0.0009173687382243517 -0.007893110946009571 0.06850204038549049
		 0.17510442357463335 0.19216483138235216 0.21030749284946434 -0.0325143626273804 -0.49751727294765413
		 -0.5510119616646121 -0.2851732598520415 -0.26031386790590655 -0.22571691040301967 0.060484862924997704
		 0.28250276598764074 0.5708436612762642 0.06865546621071104 0.27738652865455266 0.1586481871725209
		 0.04158966378968619 -0.6865981885251285 -0.07177408036597474 -0.039354168393145796 -0.1085689033192583
		 -0.04990979815558184 0.6608369095098682 0.13696496290144167 0.0649224490087861 0.24475847935084208
		 0.16842302896689948 0.08825108965205022 -0.6370023280574454 -0.5595000492986149 -0.07131523861208425
		 -0.22129668132132221 0.04543837561086878 0.26659467097191286 0.5814023836698363 0.07418386119098794
		 0.26589062396793467 0.14290033671487412 0.0302505786167296 -0.6657553530284331 -0.08923788610986517
		 -0.04444499527776047 -0.14265793579834285 -0.08563347010308937 0.6630303215885222 0.1573843268319423
		 0.024211223842820394 0.2346115588659121 0.06919892241437015 -0.605088695384656 -0.24867857753153494
		 -0.058794568749893125 -0.2157757186850625 -0.0007844180233597846 0.45657096471552705 0.21545538336567566
		 0.04096493158204547 0.013766044025989627 -0.19108920719327935 -0.0021157409919972912 -0.011588167866988523
		 -0.001597722382588012;
createNode animCurveTA -n "hips_ctrl_rotateZ";
	rename -uid "DA67B90D-7069-4328-9110-603D4FFE205B";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "chest_ctrl_rotateZ";
	rename -uid "1C648E57-9ECB-4FA8-8533-D20855ED9CC0";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 70 ".ktv[0:69]"  1 -7.511942342102042e-20 3 -2.2862845336467036e-19 15 0.049669347127722675
		 17 -0.08932699976245993 19 -1.4353179637172662 21 -3.315977615451357 24 -5.282179766329262
		 26 -6.068909808411041 27.999999999999996 -4.618026627302547 30 -0.4137418236842177 32 3.549077997323608
		 35 5.200714355622964 36 6.267467785150438 38 7.341430497596956 41 4.300334350710492 43 -1.9776688573224008
		 45 -4.253092993718279 47 -4.9559866841784315 49.99999999999999 -7.389080643822057 51 -7.487080350007128
		 54 -2.0283127854369365 57 4.222037468708391 58 4.311090582034653 60 5.704901951871635 63 7.485672308703403
		 64 7.1172567886197395 66 2.8522124105620974 69 -4.131346946021565 70 -4.282893711213748 72 -5.412719847814407
		 75 -7.481266803797197 76 -7.328983060490194 78 -3.8045487244869376 81 3.9652159838391428 82 4.268701279538262
		 84 5.131057451660599 86 6.997015150623941 87 7.410784785052292 90 4.540531568418149 92 -1.7802364072269374
		 94 -4.21724050504957 96 -4.895899310519969 99 -7.325399098498931 99.99999999999999 -7.43331132635988
		 102.99999999999999 -2.1791341298469176 105.99999999999999 4.200960916164932 107 4.30277859748055
		 111 7.270882133978744 111.99999999999999 7.506434327511518 114.99999999999999 3.115170450502988
		 117.99999999999999 -4.1036210220344955 119 -4.277251868846973 120.99999999999999 -5.3568411577962705
		 123.99999999999999 -7.424491602416617 125 -7.259883023028439 126.99999999999999 -3.9411543831827314
		 130 3.686475247520134 132 4.343878309203635 134 5.934562793650751 135 6.488194987302449 138 4.622586873877272
		 141 -0.30753009896534755 142 -1.3692251477923503 145 -2.3842946403032217 148 -2.755094619965448
		 149 -2.8085880115741477 152 -1.3736935271062258 155 -0.06954356617211185 156 -0.03669853340707987
		 166 -0.0002139438480361663;
	setAttr -s 70 ".kix[0:69]"  0.9999999940315618 0.9999999940315618 0.9999776414307551 0.9956437175746053
		 0.9272312409590191 0.9635199133571857 0.9332924103656316 0.9987736362091625 0.8757348533677255
		 0.6872153559716488 0.9382764761872949 0.8797411042555194 0.9266570124721646 0.999109003702263
		 0.6267621496412743 0.6587775726109655 0.9997453378233535 0.9229817627775816 0.9959572154751082
		 0.9999583820896983 0.5407989837552061 0.9985739509864284 0.999016095572254 0.8996330277243001
		 0.9999854837917442 0.9402630941700223 0.560782519457673 0.9990422767384411 0.9999694886156413
		 0.9012815042853977 0.9994224880435127 0.9792495976939426 0.5966742758289232 0.982517334116465
		 0.9999505542093847 0.9131887423859083 0.9653667167341807 0.996364822593379 0.6374658641606624
		 0.6498994252495506 0.9995177999153305 0.9287729753498106 0.995981403458894 0.9999289920934471
		 0.5478061676495949 0.999555731764429 0.9999853368941551 0.9922776953327515 0.9982799106563699
		 0.5643928629248687 0.997438708774367 0.999999802934648 0.9023681750791811 0.9996633990073505
		 0.9799588055548564 0.6229453499463508 0.9710276077161837 0.9953529346321734 0.9660613374884595
		 0.9915743558041366 0.8512830871055878 0.8856298261789779 0.9466060087732446 0.997673620304814
		 0.9988586991505334 0.9999451519508309 0.9406998937593042 0.9998802036474954 0.9999715167708665
		 0.9999992772765288;
	setAttr -s 70 ".kiy[0:69]"  0.00010925601186880928 0.00010925601187580145 0.006687050065910872
		 -0.09323941041329784 -0.3744892866152483 -0.26763665026330297 -0.35911735791229804 0.04950983350333255
		 0.4827923638553205 0.7264537524968536 0.34588618682097216 0.4754530360438131 0.3759079425021006
		 0.042204250035650974 -0.7792106312012491 -0.7523377631255818 -0.022566778690557295 -0.38484368980144146
		 -0.08982886475442617 -0.009123271811842049 0.8411518645104084 -0.05338599452435105 0.04434907876798696
		 0.4366467856604568 -0.005388154210051203 -0.3404486947277312 -0.8279631428214088 -0.0437553344093292
		 -0.007811647570967553 -0.4332339437683188 -0.03398073561467379 0.20265790242734527 0.8024835254159615
		 0.1861711260122646 -0.009944301702203203 0.407536894991905 0.2608967271198853 0.0851888507873198
		 -0.7704785993328431 -0.7600202214811812 -0.031051049135530907 -0.3706491066492135 -0.08956028117447992
		 -0.011916827219645456 0.8366052848775604 -0.029805017981486773 -0.005415348251310239 0.12403618562791771
		 0.05862780892980919 -0.8255063272195255 -0.07152637442596475 -0.0006277982677713249 -0.43096598079693993
		 -0.025943952764964046 0.1992002495367385 0.7822653584176016 0.2389673305139957 0.09629400562402586
		 0.2583127798038824 0.12953878535640093 -0.5247066853090211 -0.4643918722180583 -0.32239271727876856
		 -0.06817145552124984 -0.04776294726358455 -0.010473446902995695 0.3392399001904609 -0.015478318831299862
		 0.0075475590075654905 0.0012022672000064206;
	setAttr -s 70 ".kox[0:69]"  0.9999999940315618 0.9999999940315618 0.9999776414307551 0.9956437175746053
		 0.9272312409590191 0.9635199133571857 0.9332924103656316 0.9987736362091625 0.8757348533677255
		 0.6872153559716488 0.9382764761872949 0.8797411042555194 0.9266570124721646 0.999109003702263
		 0.6267621496412743 0.6587775726109655 0.9997453378233535 0.9229817627775816 0.9959572154751082
		 0.9999583820896983 0.5407989837552061 0.9985739509864284 0.999016095572254 0.8996330277243001
		 0.9999854837917442 0.9402630941700223 0.560782519457673 0.9990422767384411 0.9999694886156413
		 0.9012815042853977 0.9994224880435127 0.9792495976939426 0.5966742758289232 0.982517334116465
		 0.9999505542093847 0.9131887423859083 0.9653667167341807 0.996364822593379 0.6374658641606624
		 0.6498994252495506 0.9995177999153305 0.9287729753498106 0.995981403458894 0.9999289920934471
		 0.5478061676495949 0.999555731764429 0.9999853368941551 0.9922776953327515 0.9982799106563699
		 0.5643928629248687 0.997438708774367 0.999999802934648 0.9023681750791811 0.9996633990073505
		 0.9799588055548564 0.6229453499463508 0.9710276077161837 0.9953529346321734 0.9660613374884595
		 0.9915743558041366 0.8512830871055878 0.8856298261789779 0.9466060087732446 0.997673620304814
		 0.9988586991505334 0.9999451519508309 0.9406998937593042 0.9998802036474954 0.9999715167708665
		 0.9999992772765288;
	setAttr -s 70 ".koy[0:69]"  0.00010925601186880928 0.00010925601187580145 0.006687050065910872
		 -0.09323941041329784 -0.3744892866152483 -0.26763665026330297 -0.35911735791229804 0.04950983350333255
		 0.4827923638553205 0.7264537524968536 0.34588618682097216 0.4754530360438131 0.3759079425021006
		 0.042204250035650974 -0.7792106312012491 -0.7523377631255818 -0.022566778690557295 -0.38484368980144146
		 -0.08982886475442617 -0.009123271811842049 0.8411518645104084 -0.05338599452435105 0.04434907876798696
		 0.4366467856604568 -0.005388154210051203 -0.3404486947277312 -0.8279631428214088 -0.0437553344093292
		 -0.007811647570967553 -0.4332339437683188 -0.03398073561467379 0.20265790242734527 0.8024835254159615
		 0.1861711260122646 -0.009944301702203203 0.407536894991905 0.2608967271198853 0.0851888507873198
		 -0.7704785993328431 -0.7600202214811812 -0.031051049135530907 -0.3706491066492135 -0.08956028117447992
		 -0.011916827219645456 0.8366052848775604 -0.029805017981486773 -0.005415348251310239 0.12403618562791771
		 0.05862780892980919 -0.8255063272195255 -0.07152637442596475 -0.0006277982677713249 -0.43096598079693993
		 -0.025943952764964046 0.1992002495367385 0.7822653584176016 0.2389673305139957 0.09629400562402586
		 0.2583127798038824 0.12953878535640093 -0.5247066853090211 -0.4643918722180583 -0.32239271727876856
		 -0.06817145552124984 -0.04776294726358455 -0.010473446902995695 0.3392399001904609 -0.015478318831299862
		 0.0075475590075654905 0.0012022672000064206;
createNode animCurveTA -n "head_ctrl_rotateZ";
	rename -uid "E76F7567-F3F2-40A3-B55B-B38C56F50BD4";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 68 ".ktv[0:67]"  1 5.723745648241518e-08 12 -0.00178725845455165 16 0.008898518719266385
		 18 0.21104244034265113 21 1.1362153304441969 24 1.566774108553884 24.999999999999996 1.6976872793856759
		 29 0.5043392612584309 30 -0.3434413062127152 32 -1.5000728084934796 34 -1.3186843431930437
		 37 -2.1907557950106624 38 -2.204803710736547 41 -0.9483909159482778 44 1.7736102047700195 45 1.6018837450041423
		 46 1.3676739665000825 49 2.1815509024714985 49.99999999999999 2.2765459858215658 52.99999999999999 1.2488436773514855
		 55.99999999999999 -1.7371424092434111 58 -1.3800992460930153 61 -2.0902113573073007 61.99999999999999 -2.2337492998854294
		 65 -1.4463804934167326 66 -0.3719683618568914 68 1.6758038207624297 69 1.7611495667021617 71 1.393020247372905
		 74 2.2690211882356826 75 2.2798697174869607 78 0.7573328704163782 81 -1.7660562169176983 83 -1.3328897692364996
		 84 -1.522954442574023 86 -2.1793695061444884 87 -2.235837524628083 90 -1.0338876695883044 93 1.7344118824595556
		 94 1.5862787145431714 95 1.3479413013983854 98 2.1364427483645803 99 2.2345306526182878 102 1.267136835424784
		 105 -1.7375200552704173 105.99999999999999 -1.7079645663811727 108 -1.421069711701544 111 -2.2838291707975067
		 114 -1.5404027973733083 114.99999999999999 -0.49015556346739025 117.99999999999999 1.7380941584216048
		 120 1.3410279023512217 120.99999999999999 1.606154957304841 123.99999999999999 2.213344567267465
		 126.99999999999999 0.815176468897886 129 -1.309609379996406 130 -1.6162876768967382 132 -1.306623796942662
		 135 -1.9858984977428495 136 -1.823241656105607 142 0.8781769570699788 144 1.0435926810951754
		 145 1.076415856356652 149 1.2272224451181681 152 0.4894134051480941 154 -0.0057800132304505316
		 155 -0.032011857437408614 166 -4.599278833237178e-06;
	setAttr -s 68 ".kix[0:67]"  0.9999999924020436 0.999999960676629 0.9999999638170993 0.9945207267976858
		 0.998129029269245 0.99306501172386 0.9999758889054823 0.9500102904681412 0.9317252781383987
		 0.9995074604837684 0.9995251595143709 0.9999728944265374 0.9997083767529498 0.9059550872558451
		 0.9997353052646978 0.9964053529750964 0.9986487970852924 0.9976978984673995 0.9999625986497768
		 0.9243918214588551 0.9980194144303838 0.9937621681457526 0.9949434615936988 0.9999860346732454
		 0.9446111151947677 0.8658954007833153 0.9794964897366304 0.994620223754425 0.9983495093816684
		 0.999946543789513 0.9997761494689335 0.8855742077221789 0.9958051798229995 0.9989401991774692
		 0.9854416577030197 0.9976895775670033 0.999908634052247 0.9097689361200393 0.9999741302119624
		 0.9967401885031776 0.9981464522410233 0.9974075264194848 0.9999564552025534 0.9318696515208916
		 0.9962131282672829 0.9924151017439983 0.9946118933533696 0.9999928072091802 0.9484184562151536
		 0.869190111812963 0.9894506854511192 0.9999958203552802 0.980637452180496 0.9994927904869989
		 0.8985503357033239 0.9570397420034206 0.9996051866877439 0.9998772458604236 0.9994007056157355
		 0.9915584867598621 0.9974930496941599 0.9999889937416961 0.9998540376223335 0.9999963002224181
		 0.9862880637591683 0.999346896647559 0.9999875363978883 0.999999972007125;
	setAttr -s 68 ".kiy[0:67]"  -0.000123271703229103 -0.00028044026164723086 -0.00026900892144893744
		 0.10453958087635021 0.06114279131700615 0.11756650241412277 -0.00694417797082049 -0.3122185901009708
		 -0.3631638832234337 -0.03138210377409831 -0.03081323575627029 -0.007362772046797364 0.024148735991399124
		 0.4233738063168932 -0.023006942589177598 -0.08471347332374851 -0.05196710575064158 0.06781521506073926
		 -0.008648774571326541 -0.3814443084120932 -0.06290666435310496 0.11152019172442669 -0.1004365881138348
		 0.005284927480969411 0.32819177480628214 0.5002251042303872 0.20146122851213544 -0.10358866008737404
		 0.05743045461583921 0.010339708091024443 -0.021157763423223515 -0.4644979253099366 0.09149887342303037
		 0.046026931977679306 -0.17001393843895515 -0.06793752140146482 0.013517527428108316 0.41511502366333575
		 -0.007192976214971966 -0.08067835287516553 -0.06085770188446837 0.07195989328622336 -0.009332079015080237
		 -0.36279326423506275 -0.08694482772375894 0.12293195609950108 -0.10366861434409635 0.003792826110344549
		 0.3170211852707402 0.4944780576795789 -0.14487008338614976 -0.002891240558994397 0.19583203869884297
		 -0.03184590655818106 -0.43887047543374796 -0.2899567764788851 0.028097522078659527 -0.015668222955209157
		 0.034615453409860546 0.12966019950043345 0.07076450954994544 -0.004691736935318719 0.017085182185660245
		 -0.0027202098219469106 -0.16503289152829742 -0.036135580262300016 0.004992699558530308 0.00023661307938855274;
	setAttr -s 68 ".kox[0:67]"  0.9999999924020436 0.999999960676629 0.9999999638170993 0.9945207267976858
		 0.998129029269245 0.99306501172386 0.9999758889054823 0.9500102904681412 0.9317252781383987
		 0.9995074604837684 0.9995251595143709 0.9999728944265374 0.9997083767529498 0.9059550872558451
		 0.9997353052646978 0.9964053529750964 0.9986487970852924 0.9976978984673995 0.9999625986497768
		 0.9243918214588551 0.9980194144303838 0.9937621681457526 0.9949434615936988 0.9999860346732454
		 0.9446111151947677 0.8658954007833153 0.9794964897366304 0.994620223754425 0.9983495093816684
		 0.999946543789513 0.9997761494689335 0.8855742077221789 0.9958051798229995 0.9989401991774692
		 0.9854416577030197 0.9976895775670033 0.999908634052247 0.9097689361200393 0.9999741302119624
		 0.9967401885031776 0.9981464522410233 0.9974075264194848 0.9999564552025534 0.9318696515208916
		 0.9962131282672829 0.9924151017439983 0.9946118933533696 0.9999928072091802 0.9484184562151536
		 0.869190111812963 0.9894506854511192 0.9999958203552802 0.980637452180496 0.9994927904869989
		 0.8985503357033239 0.9570397420034206 0.9996051866877439 0.9998772458604236 0.9994007056157355
		 0.9915584867598621 0.9974930496941599 0.9999889937416961 0.9998540376223335 0.9999963002224181
		 0.9862880637591683 0.999346896647559 0.9999875363978883 0.999999972007125;
	setAttr -s 68 ".koy[0:67]"  -0.000123271703229103 -0.00028044026164723086 -0.00026900892144893744
		 0.10453958087635021 0.06114279131700615 0.11756650241412277 -0.00694417797082049 -0.3122185901009708
		 -0.3631638832234337 -0.03138210377409831 -0.03081323575627029 -0.007362772046797364 0.024148735991399124
		 0.4233738063168932 -0.023006942589177598 -0.08471347332374851 -0.05196710575064158 0.06781521506073926
		 -0.008648774571326541 -0.3814443084120932 -0.06290666435310496 0.11152019172442669 -0.1004365881138348
		 0.005284927480969411 0.32819177480628214 0.5002251042303872 0.20146122851213544 -0.10358866008737404
		 0.05743045461583921 0.010339708091024443 -0.021157763423223515 -0.4644979253099366 0.09149887342303037
		 0.046026931977679306 -0.17001393843895515 -0.06793752140146482 0.013517527428108316 0.41511502366333575
		 -0.007192976214971966 -0.08067835287516553 -0.06085770188446837 0.07195989328622336 -0.009332079015080237
		 -0.36279326423506275 -0.08694482772375894 0.12293195609950108 -0.10366861434409635 0.003792826110344549
		 0.3170211852707402 0.4944780576795789 -0.14487008338614976 -0.002891240558994397 0.19583203869884297
		 -0.03184590655818106 -0.43887047543374796 -0.2899567764788851 0.028097522078659527 -0.015668222955209157
		 0.034615453409860546 0.12966019950043345 0.07076450954994544 -0.004691736935318719 0.017085182185660245
		 -0.0027202098219469106 -0.16503289152829742 -0.036135580262300016 0.004992699558530308 0.00023661307938855274;
createNode animCurveTA -n "foot_L_ctrl_rotateZ";
	rename -uid "B5D32C6D-75C3-48EC-8969-89B4488E707B";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  -3.511566651198953e-18 8.125310037938184e-18;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  -3.511566651198953e-18 8.125310037938184e-18;
createNode animCurveTA -n "toe_L_ctrl_rotateZ";
	rename -uid "275BA355-A326-4ECA-B7EB-429A940CE760";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "foot_R_ctrl_rotateZ";
	rename -uid "5A046C2D-D1BF-435F-A6E4-611215AEF8D0";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  -1.1079649633772353e-17 -1.005127723467204e-18;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  -1.1079649633772353e-17 -1.005127723467204e-18;
createNode animCurveTA -n "toe_R_ctrl_rotateZ";
	rename -uid "56064C23-50ED-43AC-A685-2952E2207DEB";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 166 0;
	setAttr -s 2 ".kix[0:1]"  1 1;
	setAttr -s 2 ".kiy[0:1]"  0 0;
	setAttr -s 2 ".kox[0:1]"  1 1;
	setAttr -s 2 ".koy[0:1]"  0 0;
createNode animCurveTA -n "hand_L_ctrl_rotateZ";
	rename -uid "716FBB2F-0033-4A6D-BD1B-832FE9144623";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 59 ".ktv[0:58]"  1 -85.57119825181343 3 -85.57119015569222 10 -85.79606053620768
		 15 -87.20604010537002 18 -88.13359511864427 20 -88.31172680254382 24.999999999999996 -85.81292037687486
		 26 -85.32103775276954 27.999999999999996 -84.92664958814905 30.999999999999996 -86.04530191308898
		 36 -92.04743265661992 37 -92.93251798398916 39 -93.7998699339432 40 -93.8530110251598 44 -89.7822985424787
		 46 -85.22833286626575 48 -79.86434491505963 51 -74.10102097306999 52 -73.96327227268746 55 -78.52706490552643
		 55.99999999999999 -80.75467034391227 61.99999999999999 -91.58797130938278 65 -93.22236854068062
		 67 -91.6532790483526 70 -85.45630136512376 73 -77.63279758003544 74 -75.69625681125054 76 -74.57782320371307
		 79 -79.48673795280706 80 -81.79823768834548 87 -93.36197800016379 89 -94.084115798809 94 -90.89674511391024
		 96.99999999999999 -89.62317810860316 99 -90.49300408925458 101 -91.74871896409535 105 -92.9966708313195
		 105.99999999999999 -93.40983968992435 110 -95.0428895356027 111 -95.15128794371768 117 -93.9790086943764
		 120.99999999999999 -96.20151525582374 122 -97.46783865315673 125 -99.77978743060062 126 -99.20603995664557
		 128 -97.08738010822307 131 -95.6681513872599 135 -96.56311588924635 136 -96.2996037226775 138 -95.29158928717224
		 141 -93.91394131997113 142 -93.80344897956452 146 -94.06288710866913 150 -93.53405128823118
		 154 -91.09619348078557 155 -90.57655541974562 161 -88.71090122667566 165 -88.39000468883374
		 166 -88.39000468883374;
	setAttr -s 59 ".kix[0:58]"  0.9999932578316262 0.9999932706177534 0.998566775809834 0.9879517576945446
		 0.9938279859829826 0.9994193951932823 0.9682861719612269 0.9881882845125712 0.9998292616366752
		 0.9436808096442524 0.9220360885002638 0.9551115650525319 0.9982590698087058 0.9993086906074491
		 0.7758957465803076 0.6793952050628428 0.6657764729377108 0.962858547282102 0.986582030852989
		 0.739901018993279 0.7248690210216648 0.8972045604768775 0.9967343096246716 0.8705784440344685
		 0.6767204114613126 0.7230281672611312 0.8271517250418218 0.9783589585499259 0.725755097786567
		 0.7146206789847316 0.9552649652759597 0.9999779231918028 0.943786407760295 0.9990149426054891
		 0.9608947775200196 0.9817461689902189 0.986320144469301 0.9825149200794782 0.9970050399324801
		 0.9998496002657469 0.9999605005018294 0.8906039914696713 0.8722910570674837 0.9928150812844567
		 0.9316847128573383 0.9153758253678186 0.9994512751417359 0.9983382838954477 0.9828814353679367
		 0.9818231361768537 0.9984078600593455 0.9999832603853758 0.9999993628194231 0.9902020952026651
		 0.9731246855131184 0.9809581215190718 0.9980854485645647 0.9998825811555923 1;
	setAttr -s 59 ".kiy[0:58]"  -0.0036720963074403285 -0.0036686127089627487 -0.053520035956194374
		 -0.15476215450897535 -0.1109321156248653 0.034071579233929894 0.2498437295364307 0.15324462258787913
		 -0.0184783001128658 -0.3308572645555307 -0.38710392855554115 -0.2962463473241539 -0.058981603442576504
		 0.0371771553030284 0.630861149888458 0.733772550139086 0.7461512501380814 0.2700063294180344
		 -0.16326633577682753 -0.6727157513338806 -0.6888867122851864 -0.4416151907028258 0.08075095056424593
		 0.49202964624352036 0.7362400999073819 0.6908185502337134 0.5619786684210873 -0.20691483326505267
		 -0.6879531510479551 -0.6995121765683578 -0.29575132479216293 -0.006644782088887415 0.33055592042333504
		 -0.0443750431092905 -0.2769137528812033 -0.19019584557247438 -0.1648410525750706 -0.1861838656307697
		 -0.07733660420030031 -0.01734291925905557 0.008888050187246388 -0.4547796503564001 -0.4889870261674555
		 0.11965874131937719 0.36326793944406816 0.4026004201838158 -0.03312323380285157 0.05762526276463104
		 0.18423920323607726 0.18979812767213344 0.056406958539868025 0.005786099639122708 0.0011288758778950385
		 0.13964172247667364 0.230278844979287 0.194219370367051 0.06185012015890823 0.015323964944828999
		 0;
	setAttr -s 59 ".kox[0:58]"  0.9999932578316262 0.9999932706177534 0.998566775809834 0.9879517576945446
		 0.9938279859829826 0.9994193951932823 0.9682861719612269 0.9881882845125712 0.9998292616366752
		 0.9436808096442524 0.9220360885002638 0.9551115650525319 0.9982590698087058 0.9993086906074491
		 0.7758957465803076 0.6793952050628428 0.6657764729377108 0.962858547282102 0.986582030852989
		 0.739901018993279 0.7248690210216648 0.8972045604768775 0.9967343096246716 0.8705784440344685
		 0.6767204114613126 0.7230281672611312 0.8271517250418218 0.9783589585499259 0.725755097786567
		 0.7146206789847316 0.9552649652759597 0.9999779231918028 0.943786407760295 0.9990149426054891
		 0.9608947775200196 0.9817461689902189 0.986320144469301 0.9825149200794782 0.9970050399324801
		 0.9998496002657469 0.9999605005018294 0.8906039914696713 0.8722910570674837 0.9928150812844567
		 0.9316847128573383 0.9153758253678186 0.9994512751417359 0.9983382838954477 0.9828814353679367
		 0.9818231361768537 0.9984078600593455 0.9999832603853758 0.9999993628194231 0.9902020952026651
		 0.9731246855131184 0.9809581215190718 0.9980854485645647 0.9998825811555923 1;
	setAttr -s 59 ".koy[0:58]"  -0.0036720963074403285 -0.0036686127089627487 -0.053520035956194374
		 -0.15476215450897535 -0.1109321156248653 0.034071579233929894 0.2498437295364307 0.15324462258787913
		 -0.0184783001128658 -0.3308572645555307 -0.38710392855554115 -0.2962463473241539 -0.058981603442576504
		 0.0371771553030284 0.630861149888458 0.733772550139086 0.7461512501380814 0.2700063294180344
		 -0.16326633577682753 -0.6727157513338806 -0.6888867122851864 -0.4416151907028258 0.08075095056424593
		 0.49202964624352036 0.7362400999073819 0.6908185502337134 0.5619786684210873 -0.20691483326505267
		 -0.6879531510479551 -0.6995121765683578 -0.29575132479216293 -0.006644782088887415 0.33055592042333504
		 -0.0443750431092905 -0.2769137528812033 -0.19019584557247438 -0.1648410525750706 -0.1861838656307697
		 -0.07733660420030031 -0.01734291925905557 0.008888050187246388 -0.4547796503564001 -0.4889870261674555
		 0.11965874131937719 0.36326793944406816 0.4026004201838158 -0.03312323380285157 0.05762526276463104
		 0.18423920323607726 0.18979812767213344 0.056406958539868025 0.005786099639122708 0.0011288758778950385
		 0.13964172247667364 0.230278844979287 0.194219370367051 0.06185012015890823 0.015323964944828999
		 0;
createNode animCurveTA -n "hand_R_ctrl_rotateZ";
	rename -uid "DCB88E61-8116-4DA0-B279-C458FC64FA6A";
	setAttr ".tan" 1;
	setAttr ".wgt" no;
	setAttr -s 55 ".ktv[0:54]"  1 85.564599327608 8 85.62114995199981 13.999999999999998 86.87171454065977
		 15 87.24430457280683 18 88.43142608702466 21 90.3803526297503 24 94.63189258747576 24.999999999999996 95.96444818449798
		 26 96.5964246746913 33 92.3727337519469 34 91.9389253673684 35 91.80089632058927 39 93.39874967128179
		 40 93.5682828860734 43 93.3905692506148 45 93.79712938659367 49 95.10829831832797 49.99999999999999 95.15114370045197
		 55.99999999999999 93.97113306100798 58 94.62407086817859 61 97.84784749503855 63 99.74560634495862
		 67 96.85024655810145 69 95.51338692281901 71 95.24826787694506 73 95.32168512489896 83 92.34038993209492
		 85 91.5660658462709 87 90.43113289316443 91 87.74395077915739 92 87.83917853406086 96 90.86062804805192
		 101 93.88750335351585 105 90.50346723214216 107 86.19837911951035 108.99999999999999 80.8369584423076
		 111.99999999999999 74.3544628110989 113 73.85305278379936 117 80.02659711084529 119 84.42738993099431
		 120.99999999999999 88.24828866065866 126 93.35871097911232 128 92.33033948870793 130 89.01833762243484
		 133 81.11793514878335 135 76.8657038386192 136 76.20038528409049 140 81.72793290041939 141 83.16579634164056
		 144 86.08999148576544 147 87.02235971570735 153 85.46663106285637 155 84.69062094683069 165 83.22400139408502
		 166 83.22400139408502;
	setAttr -s 55 ".kix[0:54]"  0.999997095756059 0.9998571697972013 0.9882215167847523 0.9870101321524581
		 0.9880346414694312 0.9113558050557568 0.8460874933844177 0.9247803219031785 0.9995130235292469
		 0.972887285857754 0.992904373057248 0.9999726803394187 0.9915473738352859 0.9999418010466881
		 0.999670514603179 0.9894598704700368 0.9988741936613295 0.9999623942297602 0.9998076292915482
		 0.9676423685409703 0.8681947115159667 0.9853050422107984 0.9297762979769175 0.9908546693304745
		 0.9998082619423903 0.9999863427488698 0.9879848020799892 0.9852006583968395 0.953317081276317
		 0.9997418473702695 0.9920295319327971 0.9324092793692088 0.9999594403043569 0.801739696804103
		 0.6897949812751519 0.6553132082596781 0.9151884979163257 0.9997253827590251 0.7310123940896266
		 0.7581339572167178 0.8142425416116061 0.9999975055831309 0.9095830283213445 0.738919877222259
		 0.6550788118842612 0.8797398228648797 0.9987401095808062 0.8542346815185904 0.8810245651619618
		 0.962548030700242 0.9999062607530522 0.9900588615287723 0.9867475713083269 0.9999578202134383
		 1;
	setAttr -s 55 ".kiy[0:54]"  0.002410078722298149 0.01690088770244577 0.15303017272303995 0.16065801887359074
		 0.1542321213508143 0.4116194803349004 0.53304404465154 0.3805014536380299 0.031204419485437444
		 -0.231279763525331 -0.11891554130471457 -0.007391791041337148 0.12974515574905943 0.010788629176384821
		 0.02566831184584292 0.14480733658699088 0.04743780388497106 -0.008672377199221641 0.0196138831039211
		 0.25232567567415937 0.49622368232049074 0.1708039045044845 -0.36812502729417623 -0.13493340678273916
		 0.019581607486028062 0.005226309954449166 -0.15455106230293122 -0.17140496694796814 -0.30197109554857127
		 -0.02272088503295354 0.1260055862777347 0.36140411694693353 0.00900653907986091 -0.5976733711388396
		 -0.7240047539951744 -0.7553572658553089 -0.40302607022581 0.023434143195787818 0.6823641840596211
		 0.6520988444361175 0.5805248344643595 0.0022335683369995433 -0.41552221912885984 -0.6737933029096101
		 -0.7555605536423303 -0.47545540702117384 -0.05018160534019744 0.5198875925532676 0.47307051861342597
		 0.27111121075139255 0.013691957743474292 -0.14065365515460765 -0.1622628439203447 -0.009184649911067606
		 0;
	setAttr -s 55 ".kox[0:54]"  0.999997095756059 0.9998571697972013 0.9882215167847523 0.9870101321524581
		 0.9880346414694312 0.9113558050557568 0.8460874933844177 0.9247803219031785 0.9995130235292469
		 0.972887285857754 0.992904373057248 0.9999726803394187 0.9915473738352859 0.9999418010466881
		 0.999670514603179 0.9894598704700368 0.9988741936613295 0.9999623942297602 0.9998076292915482
		 0.9676423685409703 0.8681947115159667 0.9853050422107984 0.9297762979769175 0.9908546693304745
		 0.9998082619423903 0.9999863427488698 0.9879848020799892 0.9852006583968395 0.953317081276317
		 0.9997418473702695 0.9920295319327971 0.9324092793692088 0.9999594403043569 0.801739696804103
		 0.6897949812751519 0.6553132082596781 0.9151884979163257 0.9997253827590251 0.7310123940896266
		 0.7581339572167178 0.8142425416116061 0.9999975055831309 0.9095830283213445 0.738919877222259
		 0.6550788118842612 0.8797398228648797 0.9987401095808062 0.8542346815185904 0.8810245651619618
		 0.962548030700242 0.9999062607530522 0.9900588615287723 0.9867475713083269 0.9999578202134383
		 1;
	setAttr -s 55 ".koy[0:54]"  0.002410078722298149 0.01690088770244577 0.15303017272303995 0.16065801887359074
		 0.1542321213508143 0.4116194803349004 0.53304404465154 0.3805014536380299 0.031204419485437444
		 -0.231279763525331 -0.11891554130471457 -0.007391791041337148 0.12974515574905943 0.010788629176384821
		 0.02566831184584292 0.14480733658699088 0.04743780388497106 -0.008672377199221641 0.0196138831039211
		 0.25232567567415937 0.49622368232049074 0.1708039045044845 -0.36812502729417623 -0.13493340678273916
		 0.019581607486028062 0.005226309954449166 -0.15455106230293122 -0.17140496694796814 -0.30197109554857127
		 -0.02272088503295354 0.1260055862777347 0.36140411694693353 0.00900653907986091 -0.5976733711388396
		 -0.7240047539951744 -0.7553572658553089 -0.40302607022581 0.023434143195787818 0.6823641840596211
		 0.6520988444361175 0.5805248344643595 0.0022335683369995433 -0.41552221912885984 -0.6737933029096101
		 -0.7555605536423303 -0.47545540702117384 -0.05018160534019744 0.5198875925532676 0.47307051861342597
		 0.27111121075139255 0.013691957743474292 -0.14065365515460765 -0.1622628439203447 -0.009184649911067606
		 0;
createNode ffTimeWarp -n "timing";
	rename -uid "DCDE9177-A078-43D2-81A9-510AE8BD9CAA";
	addAttr -ci true -sn "footfallControls" -ln "footfallControls" -dt "string";
	setAttr ".ip" 2;
	setAttr ".os" 1;
	setAttr -s 4 ".k[0:3]"  30 30 0 1 0 40 30 0 1 0 60 50 0 0 0 70 70 0 0 0;
	setAttr ".footfallControls" -type "string" "[\"|main_ctrl|body_ctrl_offset|body_ctrl\", \"|main_ctrl|body_ctrl_offset|body_ctrl|chest_ctrl_offset|chest_ctrl\", \"|main_ctrl|elbow_L_ctrl_offset|elbow_L_ctrl\", \"|main_ctrl|elbow_R_ctrl_offset|elbow_R_ctrl\", \"|main_ctrl|foot_L_ctrl_offset|foot_L_ctrl\", \"|main_ctrl|foot_R_ctrl_offset|foot_R_ctrl\", \"|main_ctrl|hand_L_ctrl_offset|hand_L_ctrl\", \"|main_ctrl|hand_R_ctrl_offset|hand_R_ctrl\", \"|main_ctrl|body_ctrl_offset|body_ctrl|chest_ctrl_offset|chest_ctrl|head_ctrl_offset|head_ctrl\", \"|main_ctrl|body_ctrl_offset|body_ctrl|hips_ctrl_offset|hips_ctrl\", \"|main_ctrl|knee_L_ctrl_offset|knee_L_ctrl\", \"|main_ctrl|knee_R_ctrl_offset|knee_R_ctrl\", \"|main_ctrl|foot_L_ctrl_offset|foot_L_ctrl|toe_L_ctrl_offset|toe_L_ctrl\", \"|main_ctrl|foot_R_ctrl_offset|foot_R_ctrl|toe_R_ctrl_offset|toe_R_ctrl\"]";
select -ne :time1;
	setAttr ".o" 1;
	setAttr ".unw" 1;
connectAttr "body_ctrl_translateX.o" "body_ctrl.tx";
connectAttr "body_ctrl_translateY.o" "body_ctrl.ty";
connectAttr "body_ctrl_translateZ.o" "body_ctrl.tz";
connectAttr "body_ctrl_rotateX.o" "body_ctrl.rx";
connectAttr "body_ctrl_rotateY.o" "body_ctrl.ry";
connectAttr "body_ctrl_rotateZ.o" "body_ctrl.rz";
connectAttr "hips_ctrl_translateX.o" "hips_ctrl.tx";
connectAttr "hips_ctrl_translateY.o" "hips_ctrl.ty";
connectAttr "hips_ctrl_translateZ.o" "hips_ctrl.tz";
connectAttr "hips_ctrl_rotateX.o" "hips_ctrl.rx";
connectAttr "hips_ctrl_rotateY.o" "hips_ctrl.ry";
connectAttr "hips_ctrl_rotateZ.o" "hips_ctrl.rz";
connectAttr "chest_ctrl_translateX.o" "chest_ctrl.tx";
connectAttr "chest_ctrl_translateY.o" "chest_ctrl.ty";
connectAttr "chest_ctrl_translateZ.o" "chest_ctrl.tz";
connectAttr "chest_ctrl_rotateX.o" "chest_ctrl.rx";
connectAttr "chest_ctrl_rotateY.o" "chest_ctrl.ry";
connectAttr "chest_ctrl_rotateZ.o" "chest_ctrl.rz";
connectAttr "head_ctrl_translateX.o" "head_ctrl.tx";
connectAttr "head_ctrl_translateY.o" "head_ctrl.ty";
connectAttr "head_ctrl_translateZ.o" "head_ctrl.tz";
connectAttr "head_ctrl_rotateX.o" "head_ctrl.rx";
connectAttr "head_ctrl_rotateY.o" "head_ctrl.ry";
connectAttr "head_ctrl_rotateZ.o" "head_ctrl.rz";
connectAttr "foot_L_ctrl_translateX.o" "foot_L_ctrl.tx";
connectAttr "foot_L_ctrl_translateY.o" "foot_L_ctrl.ty";
connectAttr "foot_L_ctrl_translateZ.o" "foot_L_ctrl.tz";
connectAttr "foot_L_ctrl_rotateX.o" "foot_L_ctrl.rx";
connectAttr "foot_L_ctrl_rotateY.o" "foot_L_ctrl.ry";
connectAttr "foot_L_ctrl_rotateZ.o" "foot_L_ctrl.rz";
connectAttr "toe_L_ctrl_rotateX.o" "toe_L_ctrl.rx";
connectAttr "toe_L_ctrl_rotateY.o" "toe_L_ctrl.ry";
connectAttr "toe_L_ctrl_rotateZ.o" "toe_L_ctrl.rz";
connectAttr "knee_L_ctrl_translateX.o" "knee_L_ctrl.tx";
connectAttr "knee_L_ctrl_translateY.o" "knee_L_ctrl.ty";
connectAttr "knee_L_ctrl_translateZ.o" "knee_L_ctrl.tz";
connectAttr "hand_L_ctrl_translateX.o" "hand_L_ctrl.tx";
connectAttr "hand_L_ctrl_translateY.o" "hand_L_ctrl.ty";
connectAttr "hand_L_ctrl_translateZ.o" "hand_L_ctrl.tz";
connectAttr "hand_L_ctrl_rotateX.o" "hand_L_ctrl.rx";
connectAttr "hand_L_ctrl_rotateY.o" "hand_L_ctrl.ry";
connectAttr "hand_L_ctrl_rotateZ.o" "hand_L_ctrl.rz";
connectAttr "elbow_L_ctrl_translateX.o" "elbow_L_ctrl.tx";
connectAttr "elbow_L_ctrl_translateY.o" "elbow_L_ctrl.ty";
connectAttr "elbow_L_ctrl_translateZ.o" "elbow_L_ctrl.tz";
connectAttr "foot_R_ctrl_translateX.o" "foot_R_ctrl.tx";
connectAttr "foot_R_ctrl_translateY.o" "foot_R_ctrl.ty";
connectAttr "foot_R_ctrl_translateZ.o" "foot_R_ctrl.tz";
connectAttr "foot_R_ctrl_rotateX.o" "foot_R_ctrl.rx";
connectAttr "foot_R_ctrl_rotateY.o" "foot_R_ctrl.ry";
connectAttr "foot_R_ctrl_rotateZ.o" "foot_R_ctrl.rz";
connectAttr "toe_R_ctrl_rotateX.o" "toe_R_ctrl.rx";
connectAttr "toe_R_ctrl_rotateY.o" "toe_R_ctrl.ry";
connectAttr "toe_R_ctrl_rotateZ.o" "toe_R_ctrl.rz";
connectAttr "knee_R_ctrl_translateX.o" "knee_R_ctrl.tx";
connectAttr "knee_R_ctrl_translateY.o" "knee_R_ctrl.ty";
connectAttr "knee_R_ctrl_translateZ.o" "knee_R_ctrl.tz";
connectAttr "hand_R_ctrl_translateX.o" "hand_R_ctrl.tx";
connectAttr "hand_R_ctrl_translateY.o" "hand_R_ctrl.ty";
connectAttr "hand_R_ctrl_translateZ.o" "hand_R_ctrl.tz";
connectAttr "hand_R_ctrl_rotateX.o" "hand_R_ctrl.rx";
connectAttr "hand_R_ctrl_rotateY.o" "hand_R_ctrl.ry";
connectAttr "hand_R_ctrl_rotateZ.o" "hand_R_ctrl.rz";
connectAttr "elbow_R_ctrl_translateX.o" "elbow_R_ctrl.tx";
connectAttr "elbow_R_ctrl_translateY.o" "elbow_R_ctrl.ty";
connectAttr "elbow_R_ctrl_translateZ.o" "elbow_R_ctrl.tz";
connectAttr "timing.ot" "body_ctrl_translateX.i";
connectAttr "timing.ot" "hips_ctrl_translateX.i";
connectAttr "timing.ot" "chest_ctrl_translateX.i";
connectAttr "timing.ot" "head_ctrl_translateX.i";
connectAttr "timing.ot" "foot_L_ctrl_translateX.i";
connectAttr "timing.ot" "knee_L_ctrl_translateX.i";
connectAttr "timing.ot" "foot_R_ctrl_translateX.i";
connectAttr "timing.ot" "knee_R_ctrl_translateX.i";
connectAttr "timing.ot" "hand_L_ctrl_translateX.i";
connectAttr "timing.ot" "elbow_L_ctrl_translateX.i";
connectAttr "timing.ot" "hand_R_ctrl_translateX.i";
connectAttr "timing.ot" "elbow_R_ctrl_translateX.i";
connectAttr "timing.ot" "body_ctrl_translateY.i";
connectAttr "timing.ot" "hips_ctrl_translateY.i";
connectAttr "timing.ot" "chest_ctrl_translateY.i";
connectAttr "timing.ot" "head_ctrl_translateY.i";
connectAttr "timing.ot" "foot_L_ctrl_translateY.i";
connectAttr "timing.ot" "knee_L_ctrl_translateY.i";
connectAttr "timing.ot" "foot_R_ctrl_translateY.i";
connectAttr "timing.ot" "knee_R_ctrl_translateY.i";
connectAttr "timing.ot" "hand_L_ctrl_translateY.i";
connectAttr "timing.ot" "elbow_L_ctrl_translateY.i";
connectAttr "timing.ot" "hand_R_ctrl_translateY.i";
connectAttr "timing.ot" "elbow_R_ctrl_translateY.i";
connectAttr "timing.ot" "body_ctrl_translateZ.i";
connectAttr "timing.ot" "hips_ctrl_translateZ.i";
connectAttr "timing.ot" "chest_ctrl_translateZ.i";
connectAttr "timing.ot" "head_ctrl_translateZ.i";
connectAttr "timing.ot" "foot_L_ctrl_translateZ.i";
connectAttr "timing.ot" "knee_L_ctrl_translateZ.i";
connectAttr "timing.ot" "foot_R_ctrl_translateZ.i";
connectAttr "timing.ot" "knee_R_ctrl_translateZ.i";
connectAttr "timing.ot" "hand_L_ctrl_translateZ.i";
connectAttr "timing.ot" "elbow_L_ctrl_translateZ.i";
connectAttr "timing.ot" "hand_R_ctrl_translateZ.i";
connectAttr "timing.ot" "elbow_R_ctrl_translateZ.i";
connectAttr "timing.ot" "body_ctrl_rotateX.i";
connectAttr "timing.ot" "hips_ctrl_rotateX.i";
connectAttr "timing.ot" "chest_ctrl_rotateX.i";
connectAttr "timing.ot" "head_ctrl_rotateX.i";
connectAttr "timing.ot" "foot_L_ctrl_rotateX.i";
connectAttr "timing.ot" "toe_L_ctrl_rotateX.i";
connectAttr "timing.ot" "foot_R_ctrl_rotateX.i";
connectAttr "timing.ot" "toe_R_ctrl_rotateX.i";
connectAttr "timing.ot" "hand_L_ctrl_rotateX.i";
connectAttr "timing.ot" "hand_R_ctrl_rotateX.i";
connectAttr "timing.ot" "body_ctrl_rotateY.i";
connectAttr "timing.ot" "hips_ctrl_rotateY.i";
connectAttr "timing.ot" "chest_ctrl_rotateY.i";
connectAttr "timing.ot" "head_ctrl_rotateY.i";
connectAttr "timing.ot" "foot_L_ctrl_rotateY.i";
connectAttr "timing.ot" "toe_L_ctrl_rotateY.i";
connectAttr "timing.ot" "foot_R_ctrl_rotateY.i";
connectAttr "timing.ot" "toe_R_ctrl_rotateY.i";
connectAttr "timing.ot" "hand_L_ctrl_rotateY.i";
connectAttr "timing.ot" "hand_R_ctrl_rotateY.i";
connectAttr "timing.ot" "body_ctrl_rotateZ.i";
connectAttr "timing.ot" "hips_ctrl_rotateZ.i";
connectAttr "timing.ot" "chest_ctrl_rotateZ.i";
connectAttr "timing.ot" "head_ctrl_rotateZ.i";
connectAttr "timing.ot" "foot_L_ctrl_rotateZ.i";
connectAttr "timing.ot" "toe_L_ctrl_rotateZ.i";
connectAttr "timing.ot" "foot_R_ctrl_rotateZ.i";
connectAttr "timing.ot" "toe_R_ctrl_rotateZ.i";
connectAttr "timing.ot" "hand_L_ctrl_rotateZ.i";
connectAttr "timing.ot" "hand_R_ctrl_rotateZ.i";
connectAttr ":time1.o" "timing.it";
connectAttr "pelvis_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "chest_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "head_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "foot_L.tx" "leg_L_ik_effector.tx";
connectAttr "foot_L.ty" "leg_L_ik_effector.ty";
connectAttr "foot_L.tz" "leg_L_ik_effector.tz";
connectAttr "thigh_L.msg" "leg_L_ik.hsj";
connectAttr "leg_L_ik_effector.hp" "leg_L_ik.hee";
connectAttr "ikRPsolver.msg" "leg_L_ik.hsv";
connectAttr "leg_L_ik_aim.w0" "leg_L_ik_aim.tg[0].tw";
connectAttr "leg_L_ik.pim" "leg_L_ik_aim.cpim";
connectAttr "thigh_L.pm" "leg_L_ik_aim.ps";
connectAttr "thigh_L.t" "leg_L_ik_aim.crp";
connectAttr "knee_L_ctrl.t" "leg_L_ik_aim.tg[0].tt";
connectAttr "knee_L_ctrl.rp" "leg_L_ik_aim.tg[0].trp";
connectAttr "knee_L_ctrl.rpt" "leg_L_ik_aim.tg[0].trt";
connectAttr "knee_L_ctrl.pm" "leg_L_ik_aim.tg[0].tpm";
connectAttr "leg_L_ik_aim.ctx" "leg_L_ik.pvx";
connectAttr "leg_L_ik_aim.cty" "leg_L_ik.pvy";
connectAttr "leg_L_ik_aim.ctz" "leg_L_ik.pvz";
connectAttr "thigh_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "shin_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "foot_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "toe_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hand_L.tx" "arm_L_ik_effector.tx";
connectAttr "hand_L.ty" "arm_L_ik_effector.ty";
connectAttr "hand_L.tz" "arm_L_ik_effector.tz";
connectAttr "upperarm_L.msg" "arm_L_ik.hsj";
connectAttr "arm_L_ik_effector.hp" "arm_L_ik.hee";
connectAttr "ikRPsolver.msg" "arm_L_ik.hsv";
connectAttr "arm_L_ik_aim.w0" "arm_L_ik_aim.tg[0].tw";
connectAttr "arm_L_ik.pim" "arm_L_ik_aim.cpim";
connectAttr "upperarm_L.pm" "arm_L_ik_aim.ps";
connectAttr "upperarm_L.t" "arm_L_ik_aim.crp";
connectAttr "elbow_L_ctrl.t" "arm_L_ik_aim.tg[0].tt";
connectAttr "elbow_L_ctrl.rp" "arm_L_ik_aim.tg[0].trp";
connectAttr "elbow_L_ctrl.rpt" "arm_L_ik_aim.tg[0].trt";
connectAttr "elbow_L_ctrl.pm" "arm_L_ik_aim.tg[0].tpm";
connectAttr "arm_L_ik_aim.ctx" "arm_L_ik.pvx";
connectAttr "arm_L_ik_aim.cty" "arm_L_ik.pvy";
connectAttr "arm_L_ik_aim.ctz" "arm_L_ik.pvz";
connectAttr "upperarm_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "forearm_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hand_L_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "foot_R.tx" "leg_R_ik_effector.tx";
connectAttr "foot_R.ty" "leg_R_ik_effector.ty";
connectAttr "foot_R.tz" "leg_R_ik_effector.tz";
connectAttr "thigh_R.msg" "leg_R_ik.hsj";
connectAttr "leg_R_ik_effector.hp" "leg_R_ik.hee";
connectAttr "ikRPsolver.msg" "leg_R_ik.hsv";
connectAttr "leg_R_ik_aim.w0" "leg_R_ik_aim.tg[0].tw";
connectAttr "leg_R_ik.pim" "leg_R_ik_aim.cpim";
connectAttr "thigh_R.pm" "leg_R_ik_aim.ps";
connectAttr "thigh_R.t" "leg_R_ik_aim.crp";
connectAttr "knee_R_ctrl.t" "leg_R_ik_aim.tg[0].tt";
connectAttr "knee_R_ctrl.rp" "leg_R_ik_aim.tg[0].trp";
connectAttr "knee_R_ctrl.rpt" "leg_R_ik_aim.tg[0].trt";
connectAttr "knee_R_ctrl.pm" "leg_R_ik_aim.tg[0].tpm";
connectAttr "leg_R_ik_aim.ctx" "leg_R_ik.pvx";
connectAttr "leg_R_ik_aim.cty" "leg_R_ik.pvy";
connectAttr "leg_R_ik_aim.ctz" "leg_R_ik.pvz";
connectAttr "thigh_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "shin_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "foot_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "toe_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hand_R.tx" "arm_R_ik_effector.tx";
connectAttr "hand_R.ty" "arm_R_ik_effector.ty";
connectAttr "hand_R.tz" "arm_R_ik_effector.tz";
connectAttr "upperarm_R.msg" "arm_R_ik.hsj";
connectAttr "arm_R_ik_effector.hp" "arm_R_ik.hee";
connectAttr "ikRPsolver.msg" "arm_R_ik.hsv";
connectAttr "arm_R_ik_aim.w0" "arm_R_ik_aim.tg[0].tw";
connectAttr "arm_R_ik.pim" "arm_R_ik_aim.cpim";
connectAttr "upperarm_R.pm" "arm_R_ik_aim.ps";
connectAttr "upperarm_R.t" "arm_R_ik_aim.crp";
connectAttr "elbow_R_ctrl.t" "arm_R_ik_aim.tg[0].tt";
connectAttr "elbow_R_ctrl.rp" "arm_R_ik_aim.tg[0].trp";
connectAttr "elbow_R_ctrl.rpt" "arm_R_ik_aim.tg[0].trt";
connectAttr "elbow_R_ctrl.pm" "arm_R_ik_aim.tg[0].tpm";
connectAttr "arm_R_ik_aim.ctx" "arm_R_ik.pvx";
connectAttr "arm_R_ik_aim.cty" "arm_R_ik.pvy";
connectAttr "arm_R_ik_aim.ctz" "arm_R_ik.pvz";
connectAttr "upperarm_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "forearm_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hand_R_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "ikRPsolver.msg" ":ikSystem.sol" -na;
createNode script -n "sceneConfigurationScriptNode";
	setAttr ".b" -type "string" "playbackOptions -min 1 -max 176 -ast 1 -aet 176 ";
	setAttr ".st" 6;
// End of retime.ma
