import { makeStyles, tokens } from "@fluentui/react-components";

export const useDraftFileStyles = makeStyles({
  part: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    outlineOffset: "4px",
  },
  roomy: { gap: tokens.spacingVerticalM },
  dropping: { outline: `${tokens.strokeWidthThick} dashed ${tokens.colorBrandStroke1}` },
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  files: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    listStyleType: "none",
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
  },
  file: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    minHeight: "32px",
    paddingInlineStart: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  name: { flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" },
  video: { maxWidth: "100%", maxHeight: "360px" },
  bar: { flex: "0 1 120px", minWidth: "60px" },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  wrong: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
});
