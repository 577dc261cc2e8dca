import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useDashboardStyles = makeStyles({
  inner: { display: "flex", flexDirection: "column", gap: "24px", maxWidth: "1280px" },
  head: { display: "flex", alignItems: "baseline", flexWrap: "wrap", gap: "4px 16px", minHeight: "32px" },
  quiet: { color: tokens.colorNeutralForeground3 },
  balance: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 16px",
    marginInlineStart: "auto",
    fontVariantNumeric: "tabular-nums",
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  tiles: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))", gap: "12px" },
  tile: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    padding: "12px 16px",
    border: LINE,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  number: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  calm: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  name: { display: "flex", alignItems: "center", gap: "6px", fontWeight: tokens.fontWeightSemibold },
  alert: { color: tokens.colorStatusWarningForeground2 },
  hint: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)",
    gap: "24px",
    alignItems: "start",
    "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  stack: { display: "flex", flexDirection: "column", gap: "24px", minWidth: 0 },
  card: { border: LINE, borderRadius: tokens.borderRadiusLarge, padding: "12px 16px 16px", minWidth: 0 },
  cardHead: { display: "flex", alignItems: "center", gap: "8px", minHeight: "32px", marginBottom: "8px" },
  cardTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  end: { marginInlineStart: "auto" },
  skeleton: {
    height: "320px",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  skeletonTile: {
    height: "96px",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});
