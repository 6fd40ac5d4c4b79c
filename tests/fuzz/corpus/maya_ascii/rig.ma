//Maya ASCII 2022 scene
requires maya "2022";
currentUnit -l meter -a radian -t ntsc;
createNode joint -n "root";
	addAttr -ci true -sn "pl" -ln "plant" -at "double";
	setAttr ".t" -type "double3" 0 95 0 ;
createNode joint -n "hip" -p "|root";
	setAttr ".jo" -type "double3" 0 0 -90 ;
createNode animCurveTL -n "root_tz";
	rename -uid "A";
	setAttr ".tan" 2;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 25 130;
	setAttr -s 2 ".kit[0:1]"  1 18;
	setAttr -s 2 ".kix[0:1]"  0.5 1;
	setAttr -s 2 ".kiy[0]"  -2;
	setAttr -s 2 ".ktl[0:1]" no yes;
	setAttr ".pst" 4;
createNode animCurveUA -n "d";
	setAttr ".ktv[3]"  1 2;
	setAttr ".kot[3]"  1;
	setAttr ".kox[3]"  0;
	setAttr ".koy[3]"  3;
createNode script -n "sceneConfigurationScriptNode";
	setAttr ".b" -type "string" ( "playbackOptions -min 1 "
		+ "-max 120 \"\\n" );
select -ne :time1;
	setAttr ".o" 1;
connectAttr "root_tz.o" "root.tz";
connectAttr "d.o" "uc.i";
connectAttr "root.s" "hip.is";
// End
