import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const COLUMNS = "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr)";
const PHONE = "@media (max-width: 639px)";

export const useMapStyles = makeStyles({
  /** Check boxes of the columns of a file, side by side, since a file may have twenty columns. */
  picks: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
    maxHeight: "240px",
    overflow: "auto",
  },
  country: { maxWidth: "320px" },
  table: { border: LINE, borderRadius: tokens.borderRadiusMedium, overflowX: "clip" },
  head: {
    display: "grid",
    gridTemplateColumns: COLUMNS,
    gap: tokens.spacingHorizontalM,
    padding: "6px 12px",
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
    [PHONE]: { display: "none" },
  },
  rows: { margin: 0, padding: 0, listStyle: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: COLUMNS,
    gap: tokens.spacingHorizontalM,
    alignItems: "center",
    padding: "4px 12px",
    "&:not(:first-child)": { borderTop: LINE },
    [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px", padding: "8px 12px" },
  },
  field: { overflowWrap: "anywhere" },
  star: { color: tokens.colorStatusDangerForeground1, marginInlineStart: "4px" },
  columns: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px", minWidth: 0 },
  join: { flexShrink: 0, minWidth: "24px" },
  select: { minWidth: 0, flex: "1 1 112px" },
  samples: {
    display: "flex",
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sample: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    maxWidth: "100%",
    "&:not(:first-child)": {
      borderInlineStartWidth: tokens.strokeWidthThin,
      borderInlineStartStyle: "solid",
      borderInlineStartColor: tokens.colorNeutralStroke2,
      paddingInlineStart: tokens.spacingHorizontalS,
    },
  },
});
