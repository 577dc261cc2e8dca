import {
  BoxCheckmarkFilled,
  BoxCheckmarkRegular,
  bundleIcon,
  ClipboardTaskFilled,
  ClipboardTaskRegular,
  CutFilled,
  CutRegular,
  LineStyleFilled,
  LineStyleRegular,
  PaintBrushFilled,
  PaintBrushRegular,
  RibbonStarFilled,
  RibbonStarRegular,
} from "@fluentui/react-icons";

export const icons = {
  station_qc: bundleIcon(ClipboardTaskFilled, ClipboardTaskRegular),
  station_cutting: bundleIcon(CutFilled, CutRegular),
  station_print: bundleIcon(PaintBrushFilled, PaintBrushRegular),
  station_sewing: bundleIcon(LineStyleFilled, LineStyleRegular),
  station_final_qc: bundleIcon(RibbonStarFilled, RibbonStarRegular),
  station_pack: bundleIcon(BoxCheckmarkFilled, BoxCheckmarkRegular),
};
