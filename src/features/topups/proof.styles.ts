/** How a proof of payment looks, in its form and beside its record. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useProofStyles = makeStyles({
  field: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    outlineOffset: "4px",
  },
  dropping: { outline: `${tokens.strokeWidthThick} dashed ${tokens.colorBrandStroke1}` },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  clipped: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", maxWidth: "240px" },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  wrong: { fontSize: tokens.fontSizeBase200, color: tokens.colorPaletteRedForeground1 },
  shown: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
  },
  /** Paper is white by day and by night; its place is kept while the picture comes. */
  paper: {
    display: "block",
    minWidth: "120px",
    minHeight: "120px",
    maxWidth: "100%",
    padding: 0,
    cursor: "pointer",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: "#ffffff",
    overflow: "hidden",
  },
  /** As high as leaves the facts in sight. */
  picture: { display: "block", maxWidth: "100%", maxHeight: "260px" },
  large: { maxHeight: "none" },
});
