# SPDX-License-Identifier: MIT
"""The flags of windows, layouts and menus; those of controls are in _ui_controls.py. What all have is in COMMON."""

COMMON = """
exists ex
annotation ann string
backgroundColor bgc float float float
defineTemplate dt string
useTemplate ut string
docTag dtg string
dragCallback dgc script
dropCallback dpc script
enable en bool
enableBackground ebg bool
fullPathName fpn
height h int
highlightColor hlc float float float
isObscured io
manage m bool
noBackground nbg bool
numberOfPopupMenus npm
popupMenuArray pma
parent p string
preventOverride po bool
statusBarMessage sbm script
visible vis bool
visibleChangeCommand vcc script
width w int
"""
LAYOUT = COMMON + """
childArray ca
numberOfChildren nch
"""
GROUP = """
label l string
extraLabel el string
numberOf nf int
adjustableColumn adj int
columnWidth cw int int+
columnWidth1 cw1 int
columnWidth2 cw2 int int
columnWidth3 cw3 int int int
columnWidth4 cw4 int int int int
columnAlign cal int string+
columnAlign2 cl2 string string
columnAlign3 cl3 string string string
columnAttach cat int string int+
rowAttach rat int string int+
"""
_ATTACH = """
attachForm af string string int+
attachControl ac string string int string+
attachOppositeControl aoc string string int string+
attachPosition ap string string int int+
attachNone an string string+
numberOfDivisions nd int
"""
_WINDOW = """
exists ex
title t string
titleCommand tc script
iconName in string
widthHeight wh int int
width w int
height h int
topEdge te int
leftEdge le int
topLeftCorner tlc int int
sizeable s bool
resizeToFitChildren rtf bool
minimizeButton mnb bool
maximizeButton mxb bool
titleBar tb bool
titleBarMenu tbm bool
toolbox tlb bool
menuBar mb bool
menuBarVisible mbv bool
menuBarResize mbr bool
menuArray ma
numberOfMenus nm
closeCommand cc script
minimizeCommand mnc script
restoreCommand rc script
visible vis bool
backgroundColor bgc float float float
docTag dtg string
retain ret
parent p string
frontWindow fw string
mainWindow mw bool
useTemplate ut string
state st string
"""
_MENU = """
exists ex
label l string
annotation ann string
allowOptionBoxes aob bool
deleteAllItems dai
docTag dtg string
enable en bool
enableBackground ebg bool
familyImage fi string
helpMenu hm bool
itemArray ia
ltVersion lt string
mnemonic mn string
numberOfItems ni
parent p string
postMenuCommand pmc script
postMenuCommandOnce pmo bool
tearOff to bool
useTemplate ut string
version vs string
visible vis bool
scrollable s bool
"""
_ITEM = """
exists ex
label l string
annotation ann string
command c script
image i string
subMenu sm bool
tearOff to bool
divider d bool
dividerLabel dl string
longDivider ld bool
checkBox cb bool
isCheckBox icb
radioButton rb bool
isRadioButton irb
optionBox ob bool
isOptionBox iob
optionBoxIcon obi string
boldFont bf bool
italicized it bool
data da int
enable en bool
echoCommand ec bool
insertAfter ia string
collection cl string
keyEquivalent ke string
mnemonic mn string
parent p string
postMenuCommand pmc script
postMenuCommandOnce pmo bool
radialPosition rp string
runTimeCommand rtc string
sourceType stp string
docTag dtg string
dragMenuCommand dmc script
dragDoubleClickCommand ddc script
allowOptionBoxes aob bool
enableCommandRepeat ecr bool
ltVersion lt string
version vs string
visible vis bool
"""
# What it is (window, layout, menu or item of one), and its flags.
KINDS = {
    "window": ("window", _WINDOW),
    "columnLayout": ("layout", LAYOUT + """
adjustableColumn adj bool
columnAlign cal string
columnAttach cat string int
columnOffset co string int
columnWidth cw int
rowSpacing rs int
generalSpacing gs int
margins mar int
"""),
    "rowLayout": ("layout", LAYOUT + GROUP.replace("label l string\n", "").replace("extraLabel el string\n", "")
                  + """
numberOfColumns nc int
adjustableColumn1 ad1
adjustableColumn2 ad2
adjustableColumn3 ad3
columnOffset co int string int+
columnAttach2 ct2 string string
columnAttach3 ct3 string string string
columnWidth5 cw5 int int int int int
columnWidth6 cw6 int int int int int int
generalSpacing gs int
margins mar int
"""),
    "rowColumnLayout": ("layout", LAYOUT + """
numberOfColumns nc int
numberOfRows nr int
columnWidth cw int int+
columnAlign cal int string+
columnAttach cat int string int+
columnOffset co int string int+
columnSpacing cs int int+
rowHeight rh int int+
rowSpacing rs int int+
rowOffset ro int string int+
adjustableColumn adj int
"""),
    "formLayout": ("layout", LAYOUT + _ATTACH),
    "frameLayout": ("layout", LAYOUT + """
label l string
labelVisible lv bool
labelAlign la string
labelIndent li int
labelWidth lw int
borderStyle bs string
borderVisible bv bool
collapsable cll bool
collapse cl bool
collapseCommand cc script
preCollapseCommand pcc script
expandCommand ec script
preExpandCommand pec script
font fn string
marginWidth mw int
marginHeight mh int
"""),
    "scrollLayout": ("layout", LAYOUT + """
childResizable cr bool
horizontalScrollBarThickness hst int
verticalScrollBarThickness vst int
minChildWidth mcw int
panEnabled pe bool
resizeCommand rc script
scrollPage sp string
"""),
    "tabLayout": ("layout", LAYOUT + """
tabLabel tl string string+
tabLabelIndex tli int string+
selectTab st string
selectTabIndex sti int
tabsVisible tv bool
changeCommand cc script
innerMarginWidth imw int
innerMarginHeight imh int
scrollable scr bool
childResizable cr bool
moveTab mt int int
"""),
    "shelfTabLayout": ("layout", LAYOUT + """
tabLabel tl string string+
selectTab st string
selectTabIndex sti int
tabsVisible tv bool
changeCommand cc script
image i string
imageVisible iv bool
innerMarginWidth imw int
scrollable scr bool
"""),
    "paneLayout": ("layout", LAYOUT + """
configuration cn string
paneSize ps int int int+
setPane sp string int+
separatorThickness st int
staticWidthPane swp int
staticHeightPane shp int
activePane ap string
"""),
    "gridLayout": ("layout", LAYOUT + """
numberOfColumns nc int
numberOfRows nr int
cellWidth cw int
cellHeight ch int
cellWidthHeight cwh int int
autoGrow ag bool
"""),
    "shelfLayout": ("layout", LAYOUT + """
cellWidth cw int
cellHeight ch int
cellWidthHeight cwh int int
style st string
alignment aln string
position pos string int
spacing spa int
dropRectArray dra
"""),
    "menuBarLayout": ("layout", LAYOUT + """
menuBarVisible mbv bool
menuArray ma
numberOfMenus nm
menuIndex mi string int
"""),
    "workspaceControl": ("layout", LAYOUT + """
label l string
uiScript ui script
floating fl bool
retain rt bool
restore rs
close cl
collapse cp bool
closeCommand cc script
requiredPlugin rp string
requiredControl rc string
tabToControl ttc string int
dockToMainWindow dtm string bool
dockToControl dtc string string
initialWidth iw int
initialHeight ih int
minimumWidth mw int
widthProperty wp string
heightProperty hp string
loadImmediately li bool
checksPlugins chp bool
raise r
"""),
    "menu": ("menu", _MENU),
    "popupMenu": ("menu", _MENU.replace("label l string\n", "") + "button b int\nmarkingMenu mm bool\n"
                  "ctrlModifier ctl bool\nshiftModifier sh bool\naltModifier alt bool\n"),
    "menuItem": ("item", _ITEM),
}
