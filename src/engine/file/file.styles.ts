import { makeStyles, tokens } from "@fluentui/react-components";

export const useFileStyles = makeStyles({
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
  /** Reserves the space while the picture loads. */
  frame: {
    display: "block",
    minWidth: "120px",
    minHeight: "120px",
    maxWidth: "100%",
    padding: 0,
    cursor: "pointer",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    overflow: "hidden",
  },
  /** Paper is white in the dark theme too. */
  paper: { backgroundColor: "#ffffff" },
  /** Grey and white squares make transparency visible in both themes. */
  checkered: {
    backgroundColor: "#ffffff",
    backgroundImage: "repeating-conic-gradient(#d6d6d6 0% 25%, #ffffff 0% 50%)",
    backgroundSize: "16px 16px",
  },
  /** Limits the height, so that the form around the picture stays visible. */
  picture: { display: "block", maxWidth: "100%", maxHeight: "260px" },
  large: { maxHeight: "none" },
});
