//Maya ASCII 2024 scene
createNode animCurveTU -n "c";
	setAttr -s 999999999 ".ktv[0:999999999]"  1 2 3;
connectAttr "c.o" "n.v