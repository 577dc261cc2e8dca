/** What a sheet of a card has beyond any grid. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useSheetStyles = makeStyles({
  cell: { minWidth: "76px" },
  first: { minWidth: "84px", backgroundColor: tokens.colorNeutralBackground2 },
  amber: {
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  pickedMark: { textDecorationLine: "underline", textDecorationStyle: "wavy" },
  places: {
    display: "block",
    maxWidth: "140px",
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
