# SPDX-License-Identifier: MIT
"""The flags of controls: buttons, fields, lists."""
from ._ui_tables import COMMON, GROUP

_NUMBER = """
changeCommand cc script
dragCommand dc script
enterCommand ec script
receiveFocusCommand rfc script
precision pre int
step s any
value v any
minValue min any
maxValue max any
showTrailingZeros tze bool
editable ed bool
"""
_TEXT = """
text tx string
changeCommand cc script
enterCommand ec script
alwaysInvokeEnterCommandOnReturn aie bool
textChangedCommand tcc script
receiveFocusCommand rfc script
editable ed bool
insertText it string
font fn string
placeholderText pht string
fileName fi string
"""
_ICON = """
image i string
image1 i1 string
image2 i2 string
image3 i3 string
imageOverlayLabel iol string
disabledImage di string
highlightImage hi string
selectionImage si string
style st string
align al string
label l string
labelOffset lo int
font fn string
flat fla bool
flipX fx bool
flipY fy bool
marginWidth mw int
marginHeight mh int
rotation rot float
useAlpha ua bool
scaleIcon sic
overlayLabelColor olc float float float
overlayLabelBackColor olb float float float float
command c script
doubleClickCommand dcc script
commandRepeatable rpt bool
handleNodeDropCallback hnd script
labelEditingCallback lec script
ltVersion lt string
sourceType stp string
version ver string
"""
_LIST = """
append a string+
appendPosition ap int string+
allItems ai
numberOfItems ni
removeAll ra
removeItem ri string+
removeIndexedItem rii int+
selectItem si string+
selectIndexedItem sii int+
selectUniqueTagItem sut string+
deselectAll da
deselectItem di string+
deselectIndexedItem dii int+
numberOfSelectedItems nsi
numberOfRows nr int
allowMultiSelection ams bool
allowAutomaticSelection aas bool
showIndexedItem shi int
selectCommand sc script
doubleClickCommand dcc script
deleteKeyCommand dkc script
font fn string
lineFont lf int string+
uniqueTag utg string+
"""
_OPTIONS = """
label l string
value v string
select sl int
numberOfItems ni
itemListLong ill
itemListShort ils
deleteAllItems dai
changeCommand cc script
maxVisibleItems mvi int
postMenuCommand pmc script
beforeShowPopup bsp script
"""
_BOX = """
label l string
value v bool
align al string
changeCommand cc script
onCommand onc script
offCommand ofc script
editable ed bool
recomputeSize rs bool
"""
_FOUR = "".join("""
value{0} v{0} any
label{0} l{0} string
enable{0} en{0} bool
select{0} sl{0}
changeCommand{0} cc{0} script
onCommand{0} on{0} script
offCommand{0} of{0} script
annotation{0} an{0} string
data{0} da{0} int
""".format(i) for i in (1, 2, 3, 4))
_RADIO = """
numberOfRadioButtons nrb int
select sl int
vertical vr
changeCommand cc script
onCommand on script
offCommand of script
labelArray2 la2 string string
labelArray3 la3 string string string
labelArray4 la4 string string string string
shareCollection scl string
"""
_SLIDER = """
field f bool
fieldMinValue fmn any
fieldMaxValue fmx any
fieldStep fs any
sliderStep ss any
"""
_ARRAYS = "".join("value%d v%d any\nenable%d en%d bool\n" % (i, i, i, i) for i in (1, 2, 3, 4))

KINDS = {
    "button": ("control", COMMON + """
label l string
command c script
align al string
actOnPress aop bool
actionIsSubstitute ais bool
recomputeSize rs bool
"""),
    "iconTextButton": ("control", COMMON + _ICON),
    "symbolButton": ("control", COMMON + "image i string\ncommand c script\n"),
    "shelfButton": ("control", COMMON + _ICON + """
enableCommandRepeat ecr bool
flexibleWidthType fwt int
flexibleWidthValue fwv int
menuItem mi string script+
menuItemPython mip int+
noDefaultPopup ndp
"""),
    "text": ("control", COMMON + "label l string\nalign al string\nfont fn string\nwordWrap ww bool\n"
             "hyperlink hl bool\nrecomputeSize rs bool\n"),
    "textField": ("control", COMMON + _TEXT),
    "textFieldGrp": ("control", COMMON + GROUP + _TEXT),
    "textFieldButtonGrp": ("control", COMMON + GROUP + _TEXT + "buttonLabel bl string\nbuttonCommand bc script\n"),
    "scrollField": ("control", COMMON + _TEXT + "wordWrap ww bool\nnumberOfLines nl int\nclear cl\nselection sl\n"),
    "floatField": ("control", COMMON + _NUMBER),
    "intField": ("control", COMMON + _NUMBER),
    "floatFieldGrp": ("control", COMMON + GROUP + _NUMBER.replace("value v any", "value v float float float float")
                      + "numberOfFields nof int\n" + _ARRAYS),
    "intFieldGrp": ("control", COMMON + GROUP + _NUMBER.replace("value v any", "value v int int int int")
                    + "numberOfFields nof int\n" + _ARRAYS),
    "floatSliderGrp": ("control", COMMON + GROUP + _NUMBER + _SLIDER),
    "intSliderGrp": ("control", COMMON + GROUP + _NUMBER + _SLIDER),
    "floatSlider": ("control", COMMON + _NUMBER + "horizontal hr bool\n"),
    "intSlider": ("control", COMMON + _NUMBER + "horizontal hr bool\n"),
    "checkBox": ("control", COMMON + _BOX),
    "checkBoxGrp": ("control", COMMON + GROUP + _FOUR + "numberOfCheckBoxes ncb int\nvertical vr\n"
                    "changeCommand cc script\nonCommand onc script\noffCommand ofc script\n"),
    "radioButton": ("control", COMMON + _BOX.replace("value v bool", "select sl\ndata da int")
                    + "collection cl string\n"),
    "radioCollection": ("control", "exists ex\nselect sl string\nparent p string\nnumberOfCollectionItems nci\n"
                        "collectionItemArray cia\nglobal gl\n"),
    "radioButtonGrp": ("control", COMMON + GROUP + _FOUR + _RADIO),
    "optionMenu": ("control", COMMON + _OPTIONS),
    "optionMenuGrp": ("control", COMMON + GROUP + _OPTIONS.replace("label l string\n", "")),
    "textScrollList": ("control", COMMON + _LIST),
    "separator": ("control", COMMON + "style st string\nhorizontal hr bool\n"),
    "image": ("control", COMMON + "image i string\n"),
    "picture": ("control", COMMON + "image i string\ntile tl bool\n"),
    "progressBar": ("control", COMMON + """
beginProgress bp
endProgress ep
isInterruptable ii bool
isMainProgressBar imp bool
isCancelled ic
status st string
maxValue max int
minValue min int
progress pr int
step s int
"""),
    "timeControl": ("control", COMMON + """
rangeArray ra
rangeVisible rv
range rng
forceRefresh fr
displaySound ds bool
sound s string
showKeys sk string
pressCommand pc script
releaseCommand rc script
mainListConnection mlc string
tickSize ts string
"""),
}
