//Maya ASCII 2022 scene
//Name: dog_over_hills.ma
//Codeset: UTF-8
requires maya "2022";
requires -nodeType "ffGait" "footfall" "0.1.0";
currentUnit -l centimeter -a degree -t film;
fileInfo "application" "maya";
fileInfo "product" "Maya 2022";
fileInfo "version" "2022";
createNode transform -n "main_ctrl";
	rename -uid "233087D2-7FF5-49A0-B06F-E3C4571B05CF";
createNode nurbsCurve -n "main_ctrlShape" -p "main_ctrl";
	rename -uid "662015C5-C2F1-4E04-BCE8-A4F8A2364729";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 65 17.2207545
		 0 61.574579 31.8198052 0 51.8198052 41.574579 0 37.2207545 45 0 20 41.574579 0 2.77924554
		 31.8198052 0 -11.8198052 17.2207545 0 -21.574579 5.5109106e-15 0 -25 -17.2207545 0 -21.574579
		 -31.8198052 0 -11.8198052 -41.574579 0 2.77924554 -45 0 20 -41.574579 0 37.2207545 -31.8198052
		 0 51.8198052 -17.2207545 0 61.574579 -1.10218212e-14 0 65;
createNode transform -n "body_ctrl_offset" -p "main_ctrl";
	rename -uid "D46CDC68-FD42-4933-B1D2-EB1069CF43CA";
	setAttr ".t" -type "double3" 0 55 0 ;
createNode transform -n "body_ctrl" -p "body_ctrl_offset";
	rename -uid "F3A71EF0-67AC-4EA4-A50C-4A4D9FDC21D5";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "body_ctrlShape" -p "body_ctrl";
	rename -uid "D7C2DBD4-F026-4AA4-BAE2-2EEF926D0807";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 20 7.65366865
		 0 18.4775907 14.1421356 0 14.1421356 18.4775907 0 7.65366865 20 0 1.2246468e-15 18.4775907
		 0 -7.65366865 14.1421356 0 -14.1421356 7.65366865 0 -18.4775907 2.4492936e-15 0 -20 -7.65366865
		 0 -18.4775907 -14.1421356 0 -14.1421356 -18.4775907 0 -7.65366865 -20 0 -3.6739404e-15 -18.4775907
		 0 7.65366865 -14.1421356 0 14.1421356 -7.65366865 0 18.4775907 -4.8985872e-15 0 20;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode transform -n "chest_ctrl_offset" -p "body_ctrl";
	rename -uid "19FA6644-25BC-4643-819C-99AAC0E7219B";
	setAttr ".t" -type "double3" 0 2 42 ;
createNode transform -n "chest_ctrl" -p "chest_ctrl_offset";
	rename -uid "602D1C43-478E-420D-BA51-BC65DD66F7AC";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "chest_ctrlShape" -p "chest_ctrl";
	rename -uid "BCD95FC9-1343-4A7F-A935-606809659D11";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 18 6.88830178
		 0 16.6298316 12.7279221 0 12.7279221 16.6298316 0 6.88830178 18 0 1.10218212e-15 16.6298316
		 0 -6.88830178 12.7279221 0 -12.7279221 6.88830178 0 -16.6298316 2.20436424e-15 0 -18 -6.88830178
		 0 -16.6298316 -12.7279221 0 -12.7279221 -16.6298316 0 -6.88830178 -18 0 -3.30654636e-15 -16.6298316
		 0 6.88830178 -12.7279221 0 12.7279221 -6.88830178 0 16.6298316 -4.40872848e-15 0 18;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode transform -n "head_ctrl_offset" -p "chest_ctrl";
	rename -uid "2981DAB4-3BA5-4DF9-9713-E935EF2643CA";
	setAttr ".t" -type "double3" 0 21 24 ;
createNode transform -n "head_ctrl" -p "head_ctrl_offset";
	rename -uid "973D23B1-4C9A-48CC-8501-7DA499323307";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "head_ctrlShape" -p "head_ctrl";
	rename -uid "979175BF-B956-4CEE-9690-36034B056E23";
	setAttr ".cc" -type "nurbsCurve" 1 16 0 no 3 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 0 0 12 4.59220119
		 0 11.0865544 8.48528137 0 8.48528137 11.0865544 0 4.59220119 12 0 7.34788079e-16 11.0865544
		 0 -4.59220119 8.48528137 0 -8.48528137 4.59220119 0 -11.0865544 1.46957616e-15 0 -12 -4.59220119
		 0 -11.0865544 -8.48528137 0 -8.48528137 -11.0865544 0 -4.59220119 -12 0 -2.20436424e-15 -11.0865544
		 0 4.59220119 -8.48528137 0 8.48528137 -4.59220119 0 11.0865544 -2.93915232e-15 0 12;
	setAttr ".ove" yes;
	setAttr ".ovc" 17;
createNode joint -n "head" -p "head_ctrl";
	rename -uid "8AFDC832-2E33-4A79-842A-1F280DC4D3DB";
createNode transform -n "head_box" -p "head";
	rename -uid "8D788628-BD27-4C12-8312-C8BAB65B349D";
	setAttr ".t" -type "double3" 0 -2 8 ;
	setAttr ".r" -type "double3" 105.255119 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "head_boxShape" -p "head_box";
	rename -uid "A99882FA-D608-4CDD-B642-06610C1CF4C4";
	setAttr -s 8 ".vt[0:7]" -4.5 -11.4017543 4.5 4.5 -11.4017543 4.5 -4.5 11.4017543 4.5 4.5 11.4017543 4.5 -4.5 11.4017543 -4.5 4.5 11.4017543 -4.5 -4.5 -11.4017543 -4.5 4.5 -11.4017543 -4.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "chest" -p "chest_ctrl";
	rename -uid "0E248F5C-BC70-4C3A-899A-E6357541FE86";
createNode transform -n "belly_box" -p "chest";
	rename -uid "94B142BE-9869-4794-BDBC-48D432A267CE";
	setAttr ".t" -type "double3" 0 0 -20 ;
	setAttr ".r" -type "double3" 90 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "belly_boxShape" -p "belly_box";
	rename -uid "F2B66B57-733F-477B-89BF-F06397186BE6";
	setAttr -s 8 ".vt[0:7]" -7.5 -8 8 7.5 -8 8 -7.5 8 8 7.5 8 8 -7.5 8 -8 7.5 8 -8 -7.5 -8 -8 7.5 -8 -8;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "chest_box" -p "chest";
	rename -uid "8C33FEAD-A69C-4AB3-A162-DF6846DF93B9";
	setAttr ".t" -type "double3" 0 -0.5 -2 ;
	setAttr ".r" -type "double3" 87.9545915 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "chest_boxShape" -p "chest_box";
	rename -uid "5986AC50-6BEB-45E5-8A52-FF63EB976EF8";
	setAttr -s 8 ".vt[0:7]" -9.5 -14.0089257 12 9.5 -14.0089257 12 -9.5 14.0089257 12 9.5 14.0089257 12 -9.5 14.0089257 -12 9.5 14.0089257 -12 -9.5 -14.0089257 -12 9.5 -14.0089257 -12;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "neck_box" -p "chest";
	rename -uid "FC871DCB-0F2B-48E8-93B6-815CA0AEC56C";
	setAttr ".t" -type "double3" 0 11 16.5 ;
	setAttr ".r" -type "double3" 39.0938589 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "neck_boxShape" -p "neck_box";
	rename -uid "7CD5A686-A7FB-4F30-8BF9-C309F80EAB45";
	setAttr -s 8 ".vt[0:7]" -4.5 -10.3077641 5 4.5 -10.3077641 5 -4.5 10.3077641 5 4.5 10.3077641 5 -4.5 10.3077641 -5 4.5 10.3077641 -5 -4.5 -10.3077641 -5 4.5 -10.3077641 -5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "front_L_upper" -p "chest";
	rename -uid "E671CFD1-3B0B-438F-A8F0-9C781ED69B77";
	setAttr ".t" -type "double3" 7.5 -13 7 ;
createNode joint -n "front_L_lower" -p "front_L_upper";
	rename -uid "5BFE2937-93DC-44F6-9964-38B8C41D5BE2";
	setAttr ".t" -type "double3" 0 -19 -11 ;
	setAttr ".pa" -type "double3" -30 0 0 ;
createNode joint -n "front_L_paw" -p "front_L_lower";
	rename -uid "E606F02D-B76E-4671-8169-5C188069253A";
	setAttr ".t" -type "double3" 0 -22 6.5 ;
createNode ikEffector -n "front_L_ik_effector" -p "front_L_lower";
	rename -uid "E71E07AF-9B3A-4AFC-85CF-E78564FF0EB9";
	setAttr ".v" no;
createNode transform -n "front_L_lower_box" -p "front_L_lower";
	rename -uid "DF4A3125-2EB5-400E-8766-9D3D3C429FFB";
	setAttr ".t" -type "double3" 0 -11 3.25 ;
	setAttr ".r" -type "double3" 163.539985 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "front_L_lower_boxShape" -p "front_L_lower_box";
	rename -uid "F649B8A2-F365-4951-9142-3061C5650D66";
	setAttr -s 8 ".vt[0:7]" -2.25 -11.4700697 2.5 2.25 -11.4700697 2.5 -2.25 11.4700697 2.5 2.25 11.4700697 2.5 -2.25 11.4700697 -2.5 2.25 11.4700697 -2.5 -2.25 -11.4700697 -2.5 2.25 -11.4700697 -2.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "front_L_upper_box" -p "front_L_upper";
	rename -uid "DB5FA637-17B7-46C7-B3D0-F7C6CFF9FA0C";
	setAttr ".t" -type "double3" 0 -9.5 -5.5 ;
	setAttr ".r" -type "double3" -149.931417 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "front_L_upper_boxShape" -p "front_L_upper_box";
	rename -uid "76C7F79B-D8E0-4A32-8541-841716F71C99";
	setAttr -s 8 ".vt[0:7]" -3 -10.9772492 4 3 -10.9772492 4 -3 10.9772492 4 3 10.9772492 4 -3 10.9772492 -4 3 10.9772492 -4 -3 -10.9772492 -4 3 -10.9772492 -4;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "front_R_upper" -p "chest";
	rename -uid "2FCF15CB-EE25-4A30-84DF-53DBC30DF67E";
	setAttr ".t" -type "double3" -7.5 -13 7 ;
createNode joint -n "front_R_lower" -p "front_R_upper";
	rename -uid "DACE8C1B-CC94-4987-9D2D-AA01EFDEAB5E";
	setAttr ".t" -type "double3" 0 -19 -11 ;
	setAttr ".pa" -type "double3" -30 0 0 ;
createNode joint -n "front_R_paw" -p "front_R_lower";
	rename -uid "22E337EC-FF0B-41E0-B640-F9142F12F982";
	setAttr ".t" -type "double3" 0 -22 6.5 ;
createNode ikEffector -n "front_R_ik_effector" -p "front_R_lower";
	rename -uid "0F67C641-B6FE-4F68-AE86-3725F0B5BC84";
	setAttr ".v" no;
createNode transform -n "front_R_lower_box" -p "front_R_lower";
	rename -uid "4A79D1C0-9EAA-488D-B09A-3207D4A8864B";
	setAttr ".t" -type "double3" 0 -11 3.25 ;
	setAttr ".r" -type "double3" 163.539985 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "front_R_lower_boxShape" -p "front_R_lower_box";
	rename -uid "FDE11ED9-06F2-458E-8F1E-E16D60B5CCB1";
	setAttr -s 8 ".vt[0:7]" -2.25 -11.4700697 2.5 2.25 -11.4700697 2.5 -2.25 11.4700697 2.5 2.25 11.4700697 2.5 -2.25 11.4700697 -2.5 2.25 11.4700697 -2.5 -2.25 -11.4700697 -2.5 2.25 -11.4700697 -2.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "front_R_upper_box" -p "front_R_upper";
	rename -uid "456A5124-13B1-4FE2-8DDF-3906D162EA3C";
	setAttr ".t" -type "double3" 0 -9.5 -5.5 ;
	setAttr ".r" -type "double3" -149.931417 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "front_R_upper_boxShape" -p "front_R_upper_box";
	rename -uid "4E6CC4C7-BF32-4F89-9B55-2EE81B330577";
	setAttr -s 8 ".vt[0:7]" -3 -10.9772492 4 3 -10.9772492 4 -3 10.9772492 4 3 10.9772492 4 -3 10.9772492 -4 3 10.9772492 -4 -3 -10.9772492 -4 3 -10.9772492 -4;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "body" -p "body_ctrl";
	rename -uid "1D349BFE-5D7C-44F7-B02C-723BDC1C48DC";
createNode transform -n "rump_box" -p "body";
	rename -uid "8FBF0A80-6512-43AE-8477-F43B2E78928C";
	setAttr ".t" -type "double3" 0 0.5 3 ;
	setAttr ".r" -type "double3" 87.7974018 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "rump_boxShape" -p "rump_box";
	rename -uid "A5C1CF3B-A88F-4485-BBD4-F3F8A77D9CAD";
	setAttr -s 8 ".vt[0:7]" -8.5 -13.0096118 9 8.5 -13.0096118 9 -8.5 13.0096118 9 8.5 13.0096118 9 -8.5 13.0096118 -9 8.5 13.0096118 -9 -8.5 -13.0096118 -9 8.5 -13.0096118 -9;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "tail_box" -p "body";
	rename -uid "33D1D7B7-496A-4F8D-B361-DCC02EC67FE4";
	setAttr ".t" -type "double3" 0 -5.5 -24.5 ;
	setAttr ".r" -type "double3" -108.434949 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "tail_boxShape" -p "tail_box";
	rename -uid "4EA53406-9BA1-46BB-B226-2E9FDDDCB293";
	setAttr -s 8 ".vt[0:7]" -1.5 -14.2302495 1.5 1.5 -14.2302495 1.5 -1.5 14.2302495 1.5 1.5 14.2302495 1.5 -1.5 14.2302495 -1.5 1.5 14.2302495 -1.5 -1.5 -14.2302495 -1.5 1.5 -14.2302495 -1.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "hind_L_upper" -p "body";
	rename -uid "459367A7-3FC7-44FD-8E19-95369DBFDAE3";
	setAttr ".t" -type "double3" 7 -5 -2 ;
createNode joint -n "hind_L_lower" -p "hind_L_upper";
	rename -uid "03DDC356-01D5-4B6A-8568-4E9FAC404A1A";
	setAttr ".t" -type "double3" 0 -22 9 ;
	setAttr ".pa" -type "double3" 30 0 0 ;
createNode joint -n "hind_L_paw" -p "hind_L_lower";
	rename -uid "7F972467-5D4C-40CF-BFCC-719631479782";
	setAttr ".t" -type "double3" 0 -25 -10.5 ;
createNode ikEffector -n "hind_L_ik_effector" -p "hind_L_lower";
	rename -uid "39927331-2FB7-4B7D-AA6A-802D61E913BB";
	setAttr ".v" no;
createNode transform -n "hind_L_lower_box" -p "hind_L_lower";
	rename -uid "EC13EF57-2C64-4FFC-BF29-078DEA5AC3DD";
	setAttr ".t" -type "double3" 0 -12.5 -5.25 ;
	setAttr ".r" -type "double3" -157.217594 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "hind_L_lower_boxShape" -p "hind_L_lower_box";
	rename -uid "527C60D9-1A40-4A21-A255-651C3EADC638";
	setAttr -s 8 ".vt[0:7]" -2.25 -13.5577469 2.5 2.25 -13.5577469 2.5 -2.25 13.5577469 2.5 2.25 13.5577469 2.5 -2.25 13.5577469 -2.5 2.25 13.5577469 -2.5 -2.25 -13.5577469 -2.5 2.25 -13.5577469 -2.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "hind_L_upper_box" -p "hind_L_upper";
	rename -uid "76D91CDC-DD27-4563-9203-DCDFA6012F7A";
	setAttr ".t" -type "double3" 0 -11 4.5 ;
	setAttr ".r" -type "double3" 157.750976 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "hind_L_upper_boxShape" -p "hind_L_upper_box";
	rename -uid "04BE1CFE-5B4E-49E1-A211-D5E72C1CAA47";
	setAttr -s 8 ".vt[0:7]" -3 -11.8848643 4 3 -11.8848643 4 -3 11.8848643 4 3 11.8848643 4 -3 11.8848643 -4 3 11.8848643 -4 -3 -11.8848643 -4 3 -11.8848643 -4;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode joint -n "hind_R_upper" -p "body";
	rename -uid "E2FE96F5-6B52-4E94-AB7C-5EBA7E74238A";
	setAttr ".t" -type "double3" -7 -5 -2 ;
createNode joint -n "hind_R_lower" -p "hind_R_upper";
	rename -uid "AC1A6E92-8A10-4721-B86B-210DEFAEDAAB";
	setAttr ".t" -type "double3" 0 -22 9 ;
	setAttr ".pa" -type "double3" 30 0 0 ;
createNode joint -n "hind_R_paw" -p "hind_R_lower";
	rename -uid "219AC9C2-AF9C-47FA-AF66-6D2147CFA3F9";
	setAttr ".t" -type "double3" 0 -25 -10.5 ;
createNode ikEffector -n "hind_R_ik_effector" -p "hind_R_lower";
	rename -uid "618194F6-657B-4A32-B5E9-F73A05C386E4";
	setAttr ".v" no;
createNode transform -n "hind_R_lower_box" -p "hind_R_lower";
	rename -uid "63C472AC-5809-41B0-88A4-51C79E4FB154";
	setAttr ".t" -type "double3" 0 -12.5 -5.25 ;
	setAttr ".r" -type "double3" -157.217594 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "hind_R_lower_boxShape" -p "hind_R_lower_box";
	rename -uid "4B963FC2-F461-4D39-8091-1C9EFC0D9704";
	setAttr -s 8 ".vt[0:7]" -2.25 -13.5577469 2.5 2.25 -13.5577469 2.5 -2.25 13.5577469 2.5 2.25 13.5577469 2.5 -2.25 13.5577469 -2.5 2.25 13.5577469 -2.5 -2.25 -13.5577469 -2.5 2.25 -13.5577469 -2.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "hind_R_upper_box" -p "hind_R_upper";
	rename -uid "BB74C666-B690-432E-8653-4B8BD39F5ED7";
	setAttr ".t" -type "double3" 0 -11 4.5 ;
	setAttr ".r" -type "double3" 157.750976 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "hind_R_upper_boxShape" -p "hind_R_upper_box";
	rename -uid "5D7F37BE-004A-4C44-9818-244E567BD231";
	setAttr -s 8 ".vt[0:7]" -3 -11.8848643 4 3 -11.8848643 4 -3 11.8848643 4 3 11.8848643 4 -3 11.8848643 -4 3 11.8848643 -4 -3 -11.8848643 -4 3 -11.8848643 -4;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "front_L_paw_ctrl_offset" -p "main_ctrl";
	rename -uid "24427295-A0BC-4B61-B417-76B3E9369376";
	setAttr ".t" -type "double3" 7.5 3 44.5 ;
createNode transform -n "front_L_paw_ctrl" -p "front_L_paw_ctrl_offset";
	rename -uid "4CCADA6B-08E3-4043-894A-9EF64F97E54C";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "front_L_paw_ctrlShape" -p "front_L_paw_ctrl";
	rename -uid "EB3EAF11-180E-4A2D-869D-8E599C284F63";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -4.5 -4.5 4.5 4.5
		 -4.5 4.5 4.5 4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5 -4.5 -4.5 -4.5 4.5 -4.5 -4.5 4.5 -4.5 4.5
		 4.5 4.5 4.5 4.5 4.5 -4.5 4.5 -4.5 -4.5 -4.5 -4.5 -4.5 -4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5
		 -4.5 -4.5 4.5 4.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode ikHandle -n "front_L_ik" -p "front_L_paw_ctrl";
	rename -uid "6B972469-F663-4D0E-A216-01D7E271C72A";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "front_L_ik_aim" -p "front_L_ik";
	rename -uid "E19EDE68-360A-4E8A-B6BC-E2C666229E24";
	addAttr -ci true -k true -sn "w0" -ln "front_L_pole_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "front_L_paw_box" -p "front_L_paw_ctrl";
	rename -uid "3DB105CD-6A64-40FF-856E-2D38EBA4FD51";
	setAttr ".t" -type "double3" 0 -1.5 3 ;
	setAttr ".r" -type "double3" 90 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "front_L_paw_boxShape" -p "front_L_paw_box";
	rename -uid "33B25F40-C5E3-430E-A38E-9AC1F78AEE79";
	setAttr -s 8 ".vt[0:7]" -2.5 -5 1.5 2.5 -5 1.5 -2.5 5 1.5 2.5 5 1.5 -2.5 5 -1.5 2.5 5 -1.5 -2.5 -5 -1.5 2.5 -5 -1.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "front_L_pole_ctrl_offset" -p "main_ctrl";
	rename -uid "7F54F0E7-22FE-4969-B8B4-7264F4BF8523";
	setAttr ".t" -type "double3" 7.5 25 -7 ;
createNode transform -n "front_L_pole_ctrl" -p "front_L_pole_ctrl_offset";
	rename -uid "A0B97930-A9B6-45C6-9D67-765284613BBD";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "front_L_pole_ctrlShape" -p "front_L_pole_ctrl";
	rename -uid "C5972536-D186-4303-84EB-D8BF8123A8B1";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -2.5 -2.5 2.5 2.5
		 -2.5 2.5 2.5 2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5 -2.5 -2.5 -2.5 2.5 -2.5 -2.5 2.5 -2.5 2.5
		 2.5 2.5 2.5 2.5 2.5 -2.5 2.5 -2.5 -2.5 -2.5 -2.5 -2.5 -2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5
		 -2.5 -2.5 2.5 2.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode transform -n "hind_L_paw_ctrl_offset" -p "main_ctrl";
	rename -uid "AB426422-702A-4FF4-98F6-0C50AC085FCB";
	setAttr ".t" -type "double3" 7 3 -3.5 ;
createNode transform -n "hind_L_paw_ctrl" -p "hind_L_paw_ctrl_offset";
	rename -uid "CE571E7D-F40E-40C7-86F6-34BECDA3AB84";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hind_L_paw_ctrlShape" -p "hind_L_paw_ctrl";
	rename -uid "171413EE-BA00-4F8F-A28C-AF6F9145385E";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -4.5 -4.5 4.5 4.5
		 -4.5 4.5 4.5 4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5 -4.5 -4.5 -4.5 4.5 -4.5 -4.5 4.5 -4.5 4.5
		 4.5 4.5 4.5 4.5 4.5 -4.5 4.5 -4.5 -4.5 -4.5 -4.5 -4.5 -4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5
		 -4.5 -4.5 4.5 4.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode ikHandle -n "hind_L_ik" -p "hind_L_paw_ctrl";
	rename -uid "AA8B3FB9-57F2-41BC-99AE-8825A1303F05";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "hind_L_ik_aim" -p "hind_L_ik";
	rename -uid "72B11165-EB61-4ED1-916F-9D14CC2DCBFC";
	addAttr -ci true -k true -sn "w0" -ln "hind_L_pole_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "hind_L_paw_box" -p "hind_L_paw_ctrl";
	rename -uid "15E381FE-6391-46FE-991A-09951B0D1430";
	setAttr ".t" -type "double3" 0 -1.5 3 ;
	setAttr ".r" -type "double3" 90 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "hind_L_paw_boxShape" -p "hind_L_paw_box";
	rename -uid "4C011000-B1C4-41E7-8F05-178C3380E92C";
	setAttr -s 8 ".vt[0:7]" -2.5 -5 1.5 2.5 -5 1.5 -2.5 5 1.5 2.5 5 1.5 -2.5 5 -1.5 2.5 5 -1.5 -2.5 -5 -1.5 2.5 -5 -1.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "hind_L_pole_ctrl_offset" -p "main_ctrl";
	rename -uid "F383C9B5-CCBE-41D4-BDF7-242132D3CB49";
	setAttr ".t" -type "double3" 7 28 52 ;
createNode transform -n "hind_L_pole_ctrl" -p "hind_L_pole_ctrl_offset";
	rename -uid "5D2589FC-D597-41A1-BB33-BBD2BD480AEB";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hind_L_pole_ctrlShape" -p "hind_L_pole_ctrl";
	rename -uid "FEC9EFB5-30FB-4B72-BC9A-D7CF91562CA1";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -2.5 -2.5 2.5 2.5
		 -2.5 2.5 2.5 2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5 -2.5 -2.5 -2.5 2.5 -2.5 -2.5 2.5 -2.5 2.5
		 2.5 2.5 2.5 2.5 2.5 -2.5 2.5 -2.5 -2.5 -2.5 -2.5 -2.5 -2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5
		 -2.5 -2.5 2.5 2.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 6;
createNode transform -n "front_R_paw_ctrl_offset" -p "main_ctrl";
	rename -uid "72F000F2-66A8-46CF-BAD2-CC96C5CDD51D";
	setAttr ".t" -type "double3" -7.5 3 44.5 ;
createNode transform -n "front_R_paw_ctrl" -p "front_R_paw_ctrl_offset";
	rename -uid "D3251996-3249-4608-A5CD-70863E523B07";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "front_R_paw_ctrlShape" -p "front_R_paw_ctrl";
	rename -uid "331A934E-BED0-4061-8C59-370DEF67BD76";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -4.5 -4.5 4.5 4.5
		 -4.5 4.5 4.5 4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5 -4.5 -4.5 -4.5 4.5 -4.5 -4.5 4.5 -4.5 4.5
		 4.5 4.5 4.5 4.5 4.5 -4.5 4.5 -4.5 -4.5 -4.5 -4.5 -4.5 -4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5
		 -4.5 -4.5 4.5 4.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode ikHandle -n "front_R_ik" -p "front_R_paw_ctrl";
	rename -uid "B5E59D89-E804-48BD-9C60-CF4192CC3D5F";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "front_R_ik_aim" -p "front_R_ik";
	rename -uid "5523F43E-7315-48D8-88AD-FFE7ED937831";
	addAttr -ci true -k true -sn "w0" -ln "front_R_pole_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "front_R_paw_box" -p "front_R_paw_ctrl";
	rename -uid "93AFE9CF-BA6C-42C9-81FF-5483CA5C5F83";
	setAttr ".t" -type "double3" 0 -1.5 3 ;
	setAttr ".r" -type "double3" 90 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "front_R_paw_boxShape" -p "front_R_paw_box";
	rename -uid "59E964A6-D4CF-4976-9E9D-0F448DDBC7FA";
	setAttr -s 8 ".vt[0:7]" -2.5 -5 1.5 2.5 -5 1.5 -2.5 5 1.5 2.5 5 1.5 -2.5 5 -1.5 2.5 5 -1.5 -2.5 -5 -1.5 2.5 -5 -1.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "front_R_pole_ctrl_offset" -p "main_ctrl";
	rename -uid "EE4D2132-B48A-4902-9050-82BE5C86F9EF";
	setAttr ".t" -type "double3" -7.5 25 -7 ;
createNode transform -n "front_R_pole_ctrl" -p "front_R_pole_ctrl_offset";
	rename -uid "8CC13517-8E35-4732-B603-DBB4C496D7AD";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "front_R_pole_ctrlShape" -p "front_R_pole_ctrl";
	rename -uid "BED70A48-8663-4E55-A591-51F4B0DBF9F6";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -2.5 -2.5 2.5 2.5
		 -2.5 2.5 2.5 2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5 -2.5 -2.5 -2.5 2.5 -2.5 -2.5 2.5 -2.5 2.5
		 2.5 2.5 2.5 2.5 2.5 -2.5 2.5 -2.5 -2.5 -2.5 -2.5 -2.5 -2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5
		 -2.5 -2.5 2.5 2.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode transform -n "hind_R_paw_ctrl_offset" -p "main_ctrl";
	rename -uid "B4BC1E0D-F9DF-4BF9-8133-74A175D5C0CE";
	setAttr ".t" -type "double3" -7 3 -3.5 ;
createNode transform -n "hind_R_paw_ctrl" -p "hind_R_paw_ctrl_offset";
	rename -uid "90281DBA-A15F-4819-BBCA-2F3D81AEC8FA";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hind_R_paw_ctrlShape" -p "hind_R_paw_ctrl";
	rename -uid "731B61F8-487C-4853-B7E9-52C7A9E889D7";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -4.5 -4.5 4.5 4.5
		 -4.5 4.5 4.5 4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5 -4.5 -4.5 -4.5 4.5 -4.5 -4.5 4.5 -4.5 4.5
		 4.5 4.5 4.5 4.5 4.5 -4.5 4.5 -4.5 -4.5 -4.5 -4.5 -4.5 -4.5 4.5 -4.5 4.5 4.5 -4.5 -4.5 4.5
		 -4.5 -4.5 4.5 4.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode ikHandle -n "hind_R_ik" -p "hind_R_paw_ctrl";
	rename -uid "DD108255-91DE-4D29-820C-8AA5CA3E8456";
	setAttr ".v" no;
	setAttr ".roc" yes;
createNode poleVectorConstraint -n "hind_R_ik_aim" -p "hind_R_ik";
	rename -uid "B43FEF94-8C70-43F0-8281-C9A9AAD9AFE3";
	addAttr -ci true -k true -sn "w0" -ln "hind_R_pole_ctrlW0" -dv 1 -min 0 -at "double";
	setAttr -k on ".w0";
createNode transform -n "hind_R_paw_box" -p "hind_R_paw_ctrl";
	rename -uid "BEBF3078-F70E-4F37-AEBD-6CF213BEF3DF";
	setAttr ".t" -type "double3" 0 -1.5 3 ;
	setAttr ".r" -type "double3" 90 0 0 ;
	setAttr ".ro" 2;
createNode mesh -n "hind_R_paw_boxShape" -p "hind_R_paw_box";
	rename -uid "CFDD2CE0-29FB-4C30-991D-A3F1A8945A41";
	setAttr -s 8 ".vt[0:7]" -2.5 -5 1.5 2.5 -5 1.5 -2.5 5 1.5 2.5 5 1.5 -2.5 5 -1.5 2.5 5 -1.5 -2.5 -5 -1.5 2.5 -5 -1.5;
	setAttr -s 12 ".ed[0:11]" 0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0;
	setAttr -s 6 -ch 24 ".fc[0:5]" -type "polyFaces" f 4 0 5 -2 -5 f 4 1 7 -3 -7 f 4 2 9 -4 -9 f 4 3 11 -1 -11 f 4 -12 -10 -8 -6 f 4 10 4 6 8;
createNode transform -n "hind_R_pole_ctrl_offset" -p "main_ctrl";
	rename -uid "213BA8FC-845E-4F2E-B865-276D743ECB01";
	setAttr ".t" -type "double3" -7 28 52 ;
createNode transform -n "hind_R_pole_ctrl" -p "hind_R_pole_ctrl_offset";
	rename -uid "E5A69120-E34A-44F3-AACF-539B404BB546";
	setAttr -l on -k off ".rx";
	setAttr -l on -k off ".ry";
	setAttr -l on -k off ".rz";
	setAttr -l on -k off ".sx";
	setAttr -l on -k off ".sy";
	setAttr -l on -k off ".sz";
createNode nurbsCurve -n "hind_R_pole_ctrlShape" -p "hind_R_pole_ctrl";
	rename -uid "2384B172-D07E-4FF8-BFF1-8953C46F2176";
	setAttr ".cc" -type "nurbsCurve" 1 15 0 no 3 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -2.5 -2.5 2.5 2.5
		 -2.5 2.5 2.5 2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5 -2.5 -2.5 -2.5 2.5 -2.5 -2.5 2.5 -2.5 2.5
		 2.5 2.5 2.5 2.5 2.5 -2.5 2.5 -2.5 -2.5 -2.5 -2.5 -2.5 -2.5 2.5 -2.5 2.5 2.5 -2.5 -2.5 2.5
		 -2.5 -2.5 2.5 2.5;
	setAttr ".ove" yes;
	setAttr ".ovc" 13;
createNode transform -n "hills";
	rename -uid "BF9BD8BE-D91C-4935-B1B4-258D1B803D76";
createNode mesh -n "hillsShape" -p "hills";
	rename -uid "AF12B10C-00DB-4CCF-BB48-673E9158BF79";
	setAttr ".cim" -type "mesh" "v" 297 -100 -2 650 -75 -0.08229785 650 -50 1.365884 650 -25 1.98998 650 0 1.6371897
		 650 25 0.39388856 650 50 -1.4355199 650 75 -3.403133 650 100 -5.0272098 650 -100 3.981799
		 625 -75 5.6337276 625 -50 6.560772 625 -25 6.535959 625 0 5.5653634 625 25 3.886622 625 50
		 1.9107482 625 75 0.12150527 625 100 -1.0430379 625 -100 9.081753 600 -75 10.286053 600 -50
		 10.589905 600 -25 9.918915 600 0 8.437364 600 25 6.5079875 600 50 4.6031647 600 75 3.1892626
		 600 100 2.6124535 600 -100 12.550353 575 -75 13.174449 575 -50 12.821659 575 -25 11.578358
		 575 0 9.748949 575 25 7.7813363 575 50 6.157259 575 75 5.2743487 575 100 5.348772 575 -100
		 13.882635 550 -75 13.857821 550 -50 12.887227 550 -25 11.208485 550 0 9.232612 550 25 7.4433684
		 550 50 6.2788253 550 75 6.0241027 550 100 6.7415657 550 -100 12.893201 525 -75 12.222211
		 525 -50 10.74066 525 -25 8.811283 525 0 6.906461 525 25 5.4925585 525 50 4.9157495 525 75
		 5.3172565 525 100 6.5987763 525 -100 9.742748 500 -75 8.499447 500 -50 6.670038 500 -25 4.7024255
		 500 0 3.0783482 500 25 2.1954377 500 50 2.269861 500 75 3.283397 500 100 4.987896 500 -100
		 4.9122014 475 -75 3.2334597 475 -50 1.257586 475 -25 -0.53165704 475 0 -1.6962003 475 25
		 -1.9509227 475 50 -1.2334597 475 75 0.28052884 475 100 2.2203658 475 -100 -0.8713992 450
		 -75 -2.8007753 450 -50 -4.705598 450 -25 -6.1195 450 0 -6.6963096 450 25 -6.2948027 450 50
		 -5.013283 450 75 -3.1655104 450 100 -1.2038848 450 -100 -6.745765 425 -75 -8.713378 425 -50
		 -10.337456 425 -25 -11.220366 425 0 -11.145943 425 25 -10.132406 425 50 -8.427907 425 75
		 -6.449765 425 100 -4.682299 425 -100 -11.843902 400 -75 -13.633144 400 -50 -14.797688 400
		 -25 -15.05241 400 0 -14.334948 400 25 -12.820959 400 50 -10.881122 400 75 -8.990376 400 100
		 -7.6116424 400 -100 -15.424333 375 -75 -16.838236 375 -50 -17.415045 375 -25 -17.013538 375
		 0 -15.7320175 375 25 -13.884246 375 50 -11.92262 375 75 -10.327415 375 100 -9.489194 375
		 -100 -16.981186 350 -75 -17.864096 350 -50 -17.789673 350 -25 -16.776136 350 0 -15.071637
		 350 25 -13.093495 350 50 -11.326029 350 75 -10.201976 350 100 -9.996542 350 -100 -16.317514
		 325 -75 -16.572237 325 -50 -15.8547735 325 -25 -14.340785 325 0 -12.400948 325 25 -10.510202
		 325 50 -9.131469 325 75 -8.602308 325 100 -9.052279 325 -100 -13.571019 300 -75 -13.169513
		 300 -50 -11.887993 300 -25 -10.04022 300 0 -8.078595 300 25 -6.4833903 300 50 -5.6451683
		 300 75 -5.7691555 300 100 -6.8249946 300 -100 -9.1886835 275 -75 -8.175147 275 -50 -6.470648
		 275 -25 -4.492506 275 0 -2.7250395 275 25 -1.6009861 275 50 -1.395553 275 75 -2.1590376 275
		 100 -3.7045121 275 -100 -3.854727 250 -75 -2.3407385 250 -50 -0.4009015 250 -25 1.4898441
		 250 0 2.868578 250 25 3.3977377 250 50 2.9477668 250 75 1.6288338 250 100 -0.2361406 250
		 -100 1.6165673 225 -75 3.4643395 225 -50 5.4259653 225 -25 7.0211697 225 0 7.859391 225 25
		 7.7354045 225 50 6.679565 225 75 4.95038 225 100 2.971213 225 -100 6.4063525 200 -75 8.384495
		 200 -50 10.15196 200 -25 11.276014 200 0 11.481447 200 25 10.717963 200 50 9.172488 200 75
		 7.2234097 200 100 5.34793 200 -100 9.815544 175 -75 11.706289 175 -50 13.085024 175 -25 13.614183
		 175 0 13.164212 175 25 11.84528 175 50 9.980305 175 75 8.0259 175 100 6.460571 175 -100 11.368904
		 150 -75 12.964108 150 -50 13.80233 150 -25 13.678343 150 0 12.622504 150 25 10.893318 150
		 50 8.914152 150 75 7.1695733 150 100 6.0867157 150 -100 10.883133 125 -75 12.007187 125 -50
		 12.21262 125 -25 11.449136 125 0 9.903661 125 25 7.954582 125 50 6.0791025 125 75 4.736404
		 125 100 4.255226 125 -100 8.488994 100 -75 9.018153 100 -50 8.568183 100 -25 7.2492495 100
		 0 5.3842754 100 25 3.4298704 100 50 1.8645412 100 75 1.0715352 100 100 1.2450078 100 -100
		 4.60471 75 -75 4.4807234 75 -50 3.4248838 75 -25 1.6956985 75 0 -0.28346813 75 25 -2.0280468
		 75 50 -3.110904 75 75 -3.2669184 75 100 -2.4578924 75 -100 -0.13448839 50 -75 -0.89797294
		 50 -50 -2.4434474 50 -25 -4.3925257 50 0 -6.268006 50 25 -7.6107044 50 50 -8.091882 50 75
		 -7.59373 50 100 -6.238213 50 -100 -4.979077 25 -75 -6.29801 25 -50 -8.162985 25 -25 -10.11739
		 25 0 -11.682718 25 25 -12.475724 25 50 -12.302252 25 75 -11.204773 25 100 -9.451988 25 -100
		 -9.183713 0 -75 -10.912898 0 -50 -12.892065 0 -25 -14.636643 0 0 -15.719501 0 25 -15.875515
		 0 50 -15.066489 0 75 -13.4905 0 100 -11.533405 0 -100 -12.122761 -25 -75 -14.071839 -25 -50
		 -15.947319 -25 -25 -17.290018 -25 0 -17.771196 -25 25 -17.273043 -25 50 -15.917526 -25 75
		 -14.036522 -25 100 -12.090567 -25 -100 -13.384864 -50 -75 -15.339269 -50 -50 -16.904598 -50
		 -25 -17.697603 -50 0 -17.524132 -50 25 -16.426653 -50 50 -14.673868 -50 75 -12.694921 -50
		 100 -10.974327 -50 -100 -12.83209 -75 -75 -14.576669 -75 -50 -15.659526 -75 -25 -15.81554
		 -75 0 -15.006515 -75 25 -13.430526 -75 50 -11.473432 -75 75 -9.614396 -75 100 -8.308577 -75
		 -100 -10.61496 -100 -75 -11.957658 -100 -50 -12.438836 -100 -25 -11.940683 -100 0 -10.585167
		 -100 25 -8.704163 -100 50 -6.758207 -100 75 -5.2237372 -100 100 -4.4764457 -100 -100 -7.141715
		 -125 -75 -7.934721 -125 -50 -7.7612486 -125 -25 -6.6637697 -125 0 -4.910985 -125 25 -2.9320383
		 -125 50 -1.211444 -125 75 -0.17046385 -125 100 -0.063966125 -125 -100 -3.0074651 -150 -75
		 -3.1634796 -150 -50 -2.3544536 -150 -25 -0.7784647 -150 0 1.1786299 -150 25 3.0376651 -150
		 50 4.3434844 -150 75 4.7763777 -150 100 4.230357 -150 "f" 256 4 0 1 10 9 4 1 2 11 10 4 2
		 3 12 11 4 3 4 13 12 4 4 5 14 13 4 5 6 15 14 4 6 7 16 15 4 7 8 17 16 4 9 10 19 18 4 10 11
		 20 19 4 11 12 21 20 4 12 13 22 21 4 13 14 23 22 4 14 15 24 23 4 15 16 25 24 4 16 17 26 25
		 4 18 19 28 27 4 19 20 29 28 4 20 21 30 29 4 21 22 31 30 4 22 23 32 31 4 23 24 33 32 4 24
		 25 34 33 4 25 26 35 34 4 27 28 37 36 4 28 29 38 37 4 29 30 39 38 4 30 31 40 39 4 31 32 41
		 40 4 32 33 42 41 4 33 34 43 42 4 34 35 44 43 4 36 37 46 45 4 37 38 47 46 4 38 39 48 47 4
		 39 40 49 48 4 40 41 50 49 4 41 42 51 50 4 42 43 52 51 4 43 44 53 52 4 45 46 55 54 4 46 47
		 56 55 4 47 48 57 56 4 48 49 58 57 4 49 50 59 58 4 50 51 60 59 4 51 52 61 60 4 52 53 62 61
		 4 54 55 64 63 4 55 56 65 64 4 56 57 66 65 4 57 58 67 66 4 58 59 68 67 4 59 60 69 68 4 60
		 61 70 69 4 61 62 71 70 4 63 64 73 72 4 64 65 74 73 4 65 66 75 74 4 66 67 76 75 4 67 68 77
		 76 4 68 69 78 77 4 69 70 79 78 4 70 71 80 79 4 72 73 82 81 4 73 74 83 82 4 74 75 84 83 4
		 75 76 85 84 4 76 77 86 85 4 77 78 87 86 4 78 79 88 87 4 79 80 89 88 4 81 82 91 90 4 82 83
		 92 91 4 83 84 93 92 4 84 85 94 93 4 85 86 95 94 4 86 87 96 95 4 87 88 97 96 4 88 89 98 97
		 4 90 91 100 99 4 91 92 101 100 4 92 93 102 101 4 93 94 103 102 4 94 95 104 103 4 95 96 105
		 104 4 96 97 106 105 4 97 98 107 106 4 99 100 109 108 4 100 101 110 109 4 101 102 111 110
		 4 102 103 112 111 4 103 104 113 112 4 104 105 114 113 4 105 106 115 114 4 106 107 116 115
		 4 108 109 118 117 4 109 110 119 118 4 110 111 120 119 4 111 112 121 120 4 112 113 122 121
		 4 113 114 123 122 4 114 115 124 123 4 115 116 125 124 4 117 118 127 126 4 118 119 128 127
		 4 119 120 129 128 4 120 121 130 129 4 121 122 131 130 4 122 123 132 131 4 123 124 133 132
		 4 124 125 134 133 4 126 127 136 135 4 127 128 137 136 4 128 129 138 137 4 129 130 139 138
		 4 130 131 140 139 4 131 132 141 140 4 132 133 142 141 4 133 134 143 142 4 135 136 145 144
		 4 136 137 146 145 4 137 138 147 146 4 138 139 148 147 4 139 140 149 148 4 140 141 150 149
		 4 141 142 151 150 4 142 143 152 151 4 144 145 154 153 4 145 146 155 154 4 146 147 156 155
		 4 147 148 157 156 4 148 149 158 157 4 149 150 159 158 4 150 151 160 159 4 151 152 161 160
		 4 153 154 163 162 4 154 155 164 163 4 155 156 165 164 4 156 157 166 165 4 157 158 167 166
		 4 158 159 168 167 4 159 160 169 168 4 160 161 170 169 4 162 163 172 171 4 163 164 173 172
		 4 164 165 174 173 4 165 166 175 174 4 166 167 176 175 4 167 168 177 176 4 168 169 178 177
		 4 169 170 179 178 4 171 172 181 180 4 172 173 182 181 4 173 174 183 182 4 174 175 184 183
		 4 175 176 185 184 4 176 177 186 185 4 177 178 187 186 4 178 179 188 187 4 180 181 190 189
		 4 181 182 191 190 4 182 183 192 191 4 183 184 193 192 4 184 185 194 193 4 185 186 195 194
		 4 186 187 196 195 4 187 188 197 196 4 189 190 199 198 4 190 191 200 199 4 191 192 201 200
		 4 192 193 202 201 4 193 194 203 202 4 194 195 204 203 4 195 196 205 204 4 196 197 206 205
		 4 198 199 208 207 4 199 200 209 208 4 200 201 210 209 4 201 202 211 210 4 202 203 212 211
		 4 203 204 213 212 4 204 205 214 213 4 205 206 215 214 4 207 208 217 216 4 208 209 218 217
		 4 209 210 219 218 4 210 211 220 219 4 211 212 221 220 4 212 213 222 221 4 213 214 223 222
		 4 214 215 224 223 4 216 217 226 225 4 217 218 227 226 4 218 219 228 227 4 219 220 229 228
		 4 220 221 230 229 4 221 222 231 230 4 222 223 232 231 4 223 224 233 232 4 225 226 235 234
		 4 226 227 236 235 4 227 228 237 236 4 228 229 238 237 4 229 230 239 238 4 230 231 240 239
		 4 231 232 241 240 4 232 233 242 241 4 234 235 244 243 4 235 236 245 244 4 236 237 246 245
		 4 237 238 247 246 4 238 239 248 247 4 239 240 249 248 4 240 241 250 249 4 241 242 251 250
		 4 243 244 253 252 4 244 245 254 253 4 245 246 255 254 4 246 247 256 255 4 247 248 257 256
		 4 248 249 258 257 4 249 250 259 258 4 250 251 260 259 4 252 253 262 261 4 253 254 263 262
		 4 254 255 264 263 4 255 256 265 264 4 256 257 266 265 4 257 258 267 266 4 258 259 268 267
		 4 259 260 269 268 4 261 262 271 270 4 262 263 272 271 4 263 264 273 272 4 264 265 274 273
		 4 265 266 275 274 4 266 267 276 275 4 267 268 277 276 4 268 269 278 277 4 270 271 280 279
		 4 271 272 281 280 4 272 273 282 281 4 273 274 283 282 4 274 275 284 283 4 275 276 285 284
		 4 276 277 286 285 4 277 278 287 286 4 279 280 289 288 4 280 281 290 289 4 281 282 291 290
		 4 282 283 292 291 4 283 284 293 292 4 284 285 294 293 4 285 286 295 294 4 286 287 296 295;
createNode transform -n "way";
	rename -uid "50F19F1D-6F9F-4537-9A1A-4F12A9D3884D";
createNode nurbsCurve -n "wayShape" -p "way";
	rename -uid "11446431-393B-4122-8E88-F18B5E6428DC";
	setAttr ".cc" -type "nurbsCurve" 3 1 0 no 3 6 0 0 0 1 1 1 4 0 0 0 0 0 200 40 0 360 0 0 560;
createNode transform -n "gait1";
	rename -uid "D0DEFB95-3768-454C-A131-EBA28ADD36A4";
	setAttr ".t" -type "double3" 0 94.28049945831299 0 ;
createNode ffGait -n "gait1Shape" -p "gait1";
	rename -uid "62ADE49A-F653-4165-AD5D-BE0D9D8BAAE5";
	setAttr ".stt" 1;
	setAttr ".chr" 3;
	setAttr ".sde[0].sgt" -type "string" "trot";
	setAttr ".sde[0].cdu" 12;
	setAttr ".tgt[0].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 0 -7.105427357601002e-15 -2.7755575615628914e-15 1;
	setAttr ".tgt[1].tpt" 5;
	setAttr ".tgt[1].tun" 0;
	setAttr ".tgt[1].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 0 7.105427357601002e-15 -7.105427357601002e-15 1;
	setAttr ".tgt[1].tpi" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 0 -2 -42 1;
	setAttr ".tgt[2].tpt" 6;
	setAttr ".tgt[2].tun" 1;
	setAttr ".tgt[2].tpi" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 0 -21 -24 1;
	setAttr ".tgt[3].tpt" 1;
	setAttr ".tgt[4].tpt" 3;
	setAttr ".tgt[4].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 0 0 8.881784197001252e-16 1;
	setAttr ".tgt[5].tpt" 1;
	setAttr ".tgt[5].tlg" 1;
	setAttr ".tgt[6].tpt" 3;
	setAttr ".tgt[6].tlg" 1;
	setAttr ".tgt[6].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 0 0 8.881784197001252e-16 1;
	setAttr ".tgt[7].tpt" 1;
	setAttr ".tgt[7].tlg" 2;
	setAttr ".tgt[7].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 -8.881784197001252e-16 0 4.440892098500626e-16 1;
	setAttr ".tgt[8].tpt" 3;
	setAttr ".tgt[8].tlg" 2;
	setAttr ".tgt[8].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 -8.881784197001252e-16 -3.552713678800501e-15 0 1;
	setAttr ".tgt[9].tpt" 1;
	setAttr ".tgt[9].tlg" 3;
	setAttr ".tgt[9].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 8.881784197001252e-16 0 4.440892098500626e-16 1;
	setAttr ".tgt[10].tpt" 3;
	setAttr ".tgt[10].tlg" 3;
	setAttr ".tgt[10].tof" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 8.881784197001252e-16 -3.552713678800501e-15 0 1;
createNode ikRPsolver -n "ikRPsolver";
	rename -uid "0FECC7A7-9756-46A0-97D4-CFF7A807E2CF";
select -ne :time1;
	setAttr ".o" 1;
	setAttr ".unw" 1;
connectAttr "gait1Shape.ctl[0].ctt.cttx" "body_ctrl.tx";
connectAttr "gait1Shape.ctl[0].ctt.ctty" "body_ctrl.ty";
connectAttr "gait1Shape.ctl[0].ctt.cttz" "body_ctrl.tz";
connectAttr "gait1Shape.ctl[0].ctr.ctrx" "body_ctrl.rx";
connectAttr "gait1Shape.ctl[0].ctr.ctry" "body_ctrl.ry";
connectAttr "gait1Shape.ctl[0].ctr.ctrz" "body_ctrl.rz";
connectAttr "gait1Shape.ctl[1].ctt.cttx" "chest_ctrl.tx";
connectAttr "gait1Shape.ctl[1].ctt.ctty" "chest_ctrl.ty";
connectAttr "gait1Shape.ctl[1].ctt.cttz" "chest_ctrl.tz";
connectAttr "gait1Shape.ctl[1].ctr.ctrx" "chest_ctrl.rx";
connectAttr "gait1Shape.ctl[1].ctr.ctry" "chest_ctrl.ry";
connectAttr "gait1Shape.ctl[1].ctr.ctrz" "chest_ctrl.rz";
connectAttr "gait1Shape.ctl[2].ctt.cttx" "head_ctrl.tx";
connectAttr "gait1Shape.ctl[2].ctt.ctty" "head_ctrl.ty";
connectAttr "gait1Shape.ctl[2].ctt.cttz" "head_ctrl.tz";
connectAttr "gait1Shape.ctl[2].ctr.ctrx" "head_ctrl.rx";
connectAttr "gait1Shape.ctl[2].ctr.ctry" "head_ctrl.ry";
connectAttr "gait1Shape.ctl[2].ctr.ctrz" "head_ctrl.rz";
connectAttr "gait1Shape.ctl[3].ctt.cttx" "front_L_paw_ctrl.tx";
connectAttr "gait1Shape.ctl[3].ctt.ctty" "front_L_paw_ctrl.ty";
connectAttr "gait1Shape.ctl[3].ctt.cttz" "front_L_paw_ctrl.tz";
connectAttr "gait1Shape.ctl[3].ctr.ctrx" "front_L_paw_ctrl.rx";
connectAttr "gait1Shape.ctl[3].ctr.ctry" "front_L_paw_ctrl.ry";
connectAttr "gait1Shape.ctl[3].ctr.ctrz" "front_L_paw_ctrl.rz";
connectAttr "gait1Shape.ctl[4].ctt.cttx" "front_L_pole_ctrl.tx";
connectAttr "gait1Shape.ctl[4].ctt.ctty" "front_L_pole_ctrl.ty";
connectAttr "gait1Shape.ctl[4].ctt.cttz" "front_L_pole_ctrl.tz";
connectAttr "gait1Shape.ctl[7].ctt.cttx" "hind_L_paw_ctrl.tx";
connectAttr "gait1Shape.ctl[7].ctt.ctty" "hind_L_paw_ctrl.ty";
connectAttr "gait1Shape.ctl[7].ctt.cttz" "hind_L_paw_ctrl.tz";
connectAttr "gait1Shape.ctl[7].ctr.ctrx" "hind_L_paw_ctrl.rx";
connectAttr "gait1Shape.ctl[7].ctr.ctry" "hind_L_paw_ctrl.ry";
connectAttr "gait1Shape.ctl[7].ctr.ctrz" "hind_L_paw_ctrl.rz";
connectAttr "gait1Shape.ctl[8].ctt.cttx" "hind_L_pole_ctrl.tx";
connectAttr "gait1Shape.ctl[8].ctt.ctty" "hind_L_pole_ctrl.ty";
connectAttr "gait1Shape.ctl[8].ctt.cttz" "hind_L_pole_ctrl.tz";
connectAttr "gait1Shape.ctl[5].ctt.cttx" "front_R_paw_ctrl.tx";
connectAttr "gait1Shape.ctl[5].ctt.ctty" "front_R_paw_ctrl.ty";
connectAttr "gait1Shape.ctl[5].ctt.cttz" "front_R_paw_ctrl.tz";
connectAttr "gait1Shape.ctl[5].ctr.ctrx" "front_R_paw_ctrl.rx";
connectAttr "gait1Shape.ctl[5].ctr.ctry" "front_R_paw_ctrl.ry";
connectAttr "gait1Shape.ctl[5].ctr.ctrz" "front_R_paw_ctrl.rz";
connectAttr "gait1Shape.ctl[6].ctt.cttx" "front_R_pole_ctrl.tx";
connectAttr "gait1Shape.ctl[6].ctt.ctty" "front_R_pole_ctrl.ty";
connectAttr "gait1Shape.ctl[6].ctt.cttz" "front_R_pole_ctrl.tz";
connectAttr "gait1Shape.ctl[9].ctt.cttx" "hind_R_paw_ctrl.tx";
connectAttr "gait1Shape.ctl[9].ctt.ctty" "hind_R_paw_ctrl.ty";
connectAttr "gait1Shape.ctl[9].ctt.cttz" "hind_R_paw_ctrl.tz";
connectAttr "gait1Shape.ctl[9].ctr.ctrx" "hind_R_paw_ctrl.rx";
connectAttr "gait1Shape.ctl[9].ctr.ctry" "hind_R_paw_ctrl.ry";
connectAttr "gait1Shape.ctl[9].ctr.ctrz" "hind_R_paw_ctrl.rz";
connectAttr "gait1Shape.ctl[10].ctt.cttx" "hind_R_pole_ctrl.tx";
connectAttr "gait1Shape.ctl[10].ctt.ctty" "hind_R_pole_ctrl.ty";
connectAttr "gait1Shape.ctl[10].ctt.cttz" "hind_R_pole_ctrl.tz";
connectAttr ":time1.o" "gait1Shape.it";
connectAttr "wayShape.l" "gait1Shape.pth";
connectAttr "wayShape.wm[0]" "gait1Shape.ptm";
connectAttr "hillsShape.o" "gait1Shape.trn";
connectAttr "hillsShape.wm[0]" "gait1Shape.trm";
connectAttr "body_ctrl.pim[0]" "gait1Shape.tgt[0].tpi";
connectAttr "front_L_paw_ctrl.pim[0]" "gait1Shape.tgt[3].tpi";
connectAttr "front_L_pole_ctrl.pim[0]" "gait1Shape.tgt[4].tpi";
connectAttr "front_R_paw_ctrl.pim[0]" "gait1Shape.tgt[5].tpi";
connectAttr "front_R_pole_ctrl.pim[0]" "gait1Shape.tgt[6].tpi";
connectAttr "hind_L_paw_ctrl.pim[0]" "gait1Shape.tgt[7].tpi";
connectAttr "hind_L_pole_ctrl.pim[0]" "gait1Shape.tgt[8].tpi";
connectAttr "hind_R_paw_ctrl.pim[0]" "gait1Shape.tgt[9].tpi";
connectAttr "hind_R_pole_ctrl.pim[0]" "gait1Shape.tgt[10].tpi";
connectAttr "rump_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "belly_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "chest_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "neck_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "head_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "tail_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "front_L_paw.tx" "front_L_ik_effector.tx";
connectAttr "front_L_paw.ty" "front_L_ik_effector.ty";
connectAttr "front_L_paw.tz" "front_L_ik_effector.tz";
connectAttr "front_L_upper.msg" "front_L_ik.hsj";
connectAttr "front_L_ik_effector.hp" "front_L_ik.hee";
connectAttr "ikRPsolver.msg" "front_L_ik.hsv";
connectAttr "front_L_ik_aim.w0" "front_L_ik_aim.tg[0].tw";
connectAttr "front_L_ik.pim" "front_L_ik_aim.cpim";
connectAttr "front_L_upper.pm" "front_L_ik_aim.ps";
connectAttr "front_L_upper.t" "front_L_ik_aim.crp";
connectAttr "front_L_pole_ctrl.t" "front_L_ik_aim.tg[0].tt";
connectAttr "front_L_pole_ctrl.rp" "front_L_ik_aim.tg[0].trp";
connectAttr "front_L_pole_ctrl.rpt" "front_L_ik_aim.tg[0].trt";
connectAttr "front_L_pole_ctrl.pm" "front_L_ik_aim.tg[0].tpm";
connectAttr "front_L_ik_aim.ctx" "front_L_ik.pvx";
connectAttr "front_L_ik_aim.cty" "front_L_ik.pvy";
connectAttr "front_L_ik_aim.ctz" "front_L_ik.pvz";
connectAttr "front_L_upper_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "front_L_lower_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "front_L_paw_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hind_L_paw.tx" "hind_L_ik_effector.tx";
connectAttr "hind_L_paw.ty" "hind_L_ik_effector.ty";
connectAttr "hind_L_paw.tz" "hind_L_ik_effector.tz";
connectAttr "hind_L_upper.msg" "hind_L_ik.hsj";
connectAttr "hind_L_ik_effector.hp" "hind_L_ik.hee";
connectAttr "ikRPsolver.msg" "hind_L_ik.hsv";
connectAttr "hind_L_ik_aim.w0" "hind_L_ik_aim.tg[0].tw";
connectAttr "hind_L_ik.pim" "hind_L_ik_aim.cpim";
connectAttr "hind_L_upper.pm" "hind_L_ik_aim.ps";
connectAttr "hind_L_upper.t" "hind_L_ik_aim.crp";
connectAttr "hind_L_pole_ctrl.t" "hind_L_ik_aim.tg[0].tt";
connectAttr "hind_L_pole_ctrl.rp" "hind_L_ik_aim.tg[0].trp";
connectAttr "hind_L_pole_ctrl.rpt" "hind_L_ik_aim.tg[0].trt";
connectAttr "hind_L_pole_ctrl.pm" "hind_L_ik_aim.tg[0].tpm";
connectAttr "hind_L_ik_aim.ctx" "hind_L_ik.pvx";
connectAttr "hind_L_ik_aim.cty" "hind_L_ik.pvy";
connectAttr "hind_L_ik_aim.ctz" "hind_L_ik.pvz";
connectAttr "hind_L_upper_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hind_L_lower_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hind_L_paw_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "front_R_paw.tx" "front_R_ik_effector.tx";
connectAttr "front_R_paw.ty" "front_R_ik_effector.ty";
connectAttr "front_R_paw.tz" "front_R_ik_effector.tz";
connectAttr "front_R_upper.msg" "front_R_ik.hsj";
connectAttr "front_R_ik_effector.hp" "front_R_ik.hee";
connectAttr "ikRPsolver.msg" "front_R_ik.hsv";
connectAttr "front_R_ik_aim.w0" "front_R_ik_aim.tg[0].tw";
connectAttr "front_R_ik.pim" "front_R_ik_aim.cpim";
connectAttr "front_R_upper.pm" "front_R_ik_aim.ps";
connectAttr "front_R_upper.t" "front_R_ik_aim.crp";
connectAttr "front_R_pole_ctrl.t" "front_R_ik_aim.tg[0].tt";
connectAttr "front_R_pole_ctrl.rp" "front_R_ik_aim.tg[0].trp";
connectAttr "front_R_pole_ctrl.rpt" "front_R_ik_aim.tg[0].trt";
connectAttr "front_R_pole_ctrl.pm" "front_R_ik_aim.tg[0].tpm";
connectAttr "front_R_ik_aim.ctx" "front_R_ik.pvx";
connectAttr "front_R_ik_aim.cty" "front_R_ik.pvy";
connectAttr "front_R_ik_aim.ctz" "front_R_ik.pvz";
connectAttr "front_R_upper_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "front_R_lower_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "front_R_paw_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hind_R_paw.tx" "hind_R_ik_effector.tx";
connectAttr "hind_R_paw.ty" "hind_R_ik_effector.ty";
connectAttr "hind_R_paw.tz" "hind_R_ik_effector.tz";
connectAttr "hind_R_upper.msg" "hind_R_ik.hsj";
connectAttr "hind_R_ik_effector.hp" "hind_R_ik.hee";
connectAttr "ikRPsolver.msg" "hind_R_ik.hsv";
connectAttr "hind_R_ik_aim.w0" "hind_R_ik_aim.tg[0].tw";
connectAttr "hind_R_ik.pim" "hind_R_ik_aim.cpim";
connectAttr "hind_R_upper.pm" "hind_R_ik_aim.ps";
connectAttr "hind_R_upper.t" "hind_R_ik_aim.crp";
connectAttr "hind_R_pole_ctrl.t" "hind_R_ik_aim.tg[0].tt";
connectAttr "hind_R_pole_ctrl.rp" "hind_R_ik_aim.tg[0].trp";
connectAttr "hind_R_pole_ctrl.rpt" "hind_R_ik_aim.tg[0].trt";
connectAttr "hind_R_pole_ctrl.pm" "hind_R_ik_aim.tg[0].tpm";
connectAttr "hind_R_ik_aim.ctx" "hind_R_ik.pvx";
connectAttr "hind_R_ik_aim.cty" "hind_R_ik.pvy";
connectAttr "hind_R_ik_aim.ctz" "hind_R_ik.pvz";
connectAttr "hind_R_upper_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hind_R_lower_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "hind_R_paw_boxShape.iog" ":initialShadingGroup.dsm" -na;
connectAttr "ikRPsolver.msg" ":ikSystem.sol" -na;
createNode script -n "sceneConfigurationScriptNode";
	setAttr ".b" -type "string" "playbackOptions -min 1 -max 72 -ast 1 -aet 72 ";
	setAttr ".st" 6;
// End of dog_over_hills.ma
