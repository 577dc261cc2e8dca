/** How the file of a label looks in a form. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useLabelFileStyles = makeStyles({
  field: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    outlineOffset: "4px",
  },
  dropping: { outline: `${tokens.strokeWidthThick} dashed ${tokens.colorBrandStroke1}` },
  /** Below its label, in a line of its own. */
  kept: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    flexBasis: "100%",
  },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  name: {
    display: "flex",
    flex: "1 1 auto",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
  },
  clipped: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", maxWidth: "240px" },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  wrong: { fontSize: tokens.fontSizeBase200, color: tokens.colorPaletteRedForeground1 },
  /** Paper is white by day and by night; its place is kept while the picture comes. */
  paper: {
    alignSelf: "start",
    minWidth: "120px",
    minHeight: "120px",
    maxWidth: "100%",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: "#ffffff",
    overflow: "hidden",
  },
  /** What sends the form stays in sight. */
  picture: { display: "block", maxWidth: "100%", maxHeight: "280px" },
});
