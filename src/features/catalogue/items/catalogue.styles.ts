import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useCatalogueStyles = makeStyles({
  gridPage: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    boxSizing: "border-box",
    width: "100%",
    padding: "12px 24px 32px",
    "@media (max-width: 639px)": { padding: "12px" },
  },
  gridTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  level: { display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "4px 12px" },
  /** Aligned with the list below. */
  note: { padding: "0 24px 4px", "@media (max-width: 639px)": { padding: "0 12px 8px" } },
  scroll: { overflowX: "auto", minWidth: 0 },
  size: { textAlign: "end", whiteSpace: "nowrap", minWidth: "72px" },
  color: {
    textAlign: "start",
    // A word is never broken for the prices beside it.
    minWidth: "min-content",
    overflowWrap: "normal",
    fontWeight: tokens.fontWeightRegular,
    position: "sticky",
    insetInlineStart: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  areas: { display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "24px" },
  area: { display: "flex", flexDirection: "column", gap: "8px", margin: 0, minWidth: 0 },
  drawing: { display: "block", maxWidth: "100%", height: "auto" },
  edge: { fill: tokens.colorNeutralBackground3, stroke: tokens.colorNeutralStrokeAccessible },
  safe: { fill: "none", stroke: tokens.colorBrandStroke1, strokeDasharray: "6 6" },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, display: "block" },
  thumb: {
    width: "32px",
    height: "32px",
    objectFit: "contain",
    borderRadius: tokens.borderRadiusSmall,
    display: "block",
  },
  blank: {
    width: "32px",
    height: "32px",
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    display: "block",
  },
  pictures: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))",
    gap: "16px",
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  picture: { display: "flex", flexDirection: "column", gap: "4px", minWidth: 0, overflowWrap: "anywhere" },
  large: {
    width: "100%",
    aspectRatio: "1",
    objectFit: "contain",
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
  },
  previews: {
    columnWidth: "208px",
    listStyleType: "none",
    margin: 0,
    padding: "8px",
    maxHeight: "240px",
    overflowY: "auto",
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
  },
  adding: { display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "12px", marginBottom: "16px" },
});
