//Maya ASCII 2022 scene
file -r -ns "r" -dr 1 -rfn "rRN" -typ "mayaAscii" "r.ma";
createNode reference -n "rRN";
	setAttr ".ed" -type "dataReferenceEdits" "rRN" "rRN" 1
		5 4 "rRN" "|r:a|r:c.translateX" "rRN.placeHolderList[1]" "";
lockNode -l 1 ;
createNode unitConversion -n "u"; createNode animCurveTA -n "c"; /* x */ setAttr ".ktv[0]" 1 2;
createNode animCurveTT -n "t";
	setAttr ".ktv[0:1]" 1 2 3 4; // end
connectAttr "c.o" "rRN.phl[1]";
connectAttr "t.o" "u.i"; connectAttr "u.o" "c.i";
