import { makeStyles, tokens } from "@fluentui/react-components";
import type { SheetColumn } from "../../../../../machines/shipping/price_sheet.ts";

const WIDTHS_PX: Readonly<Record<SheetColumn["kind"], number>> = {
  weight: 96,
  money: 96,
  number: 104,
  text: 180,
};
/** Approximate width of a letter in a column header, padding of a header, and maximum width of a column. */
const [LETTER_PX, AROUND_PX, MAX_PX] = [8, 20, 240];

/** Returns the width of a column, independent of the visible rows, so that nothing moves during scrolling. */
export const widthPxOf = (kind: SheetColumn["kind"], title = ""): number =>
  Math.max(WIDTHS_PX[kind], Math.min(MAX_PX, title.length * LETTER_PX + AROUND_PX));

export const useSheetStyles = makeStyles({
  table: { tableLayout: "fixed" },
  /** The whole header row is one compositing layer; sticky cells would be one layer each. */
  heads: { position: "sticky", insetBlockStart: 0, zIndex: 2 },
  head: { position: "relative", overflow: "hidden", textOverflow: "ellipsis" },
  cell: { minWidth: 0, maxWidth: "none" },
  first: { backgroundColor: tokens.colorNeutralBackground2 },
  amber: {
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  pickedMark: { textDecorationLine: "underline", textDecorationStyle: "wavy" },
  places: {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  empty: { padding: "24px", color: tokens.colorNeutralForeground2 },
  problems: { margin: 0, paddingInlineStart: 0, listStyleType: "none", display: "grid", gap: "4px" },
  problem: { display: "flex", gap: "8px", alignItems: "center", minHeight: "28px", textAlign: "start" },
  red: { color: tokens.colorStatusDangerForeground1, flexShrink: 0 },
  warn: { color: tokens.colorStatusWarningForeground3, flexShrink: 0 },
  bar: {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 4,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "8px 0",
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
