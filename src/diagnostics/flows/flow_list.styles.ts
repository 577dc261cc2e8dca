import { makeStyles, tokens } from "@fluentui/react-components";

export const useFlowListStyles = makeStyles({
  head: { display: "flex", flexDirection: "column", gap: "8px", marginBottom: "16px" },
  intro: { margin: 0, maxWidth: "75ch", color: tokens.colorNeutralForeground2 },
  search: { width: "420px", maxWidth: "100%" },
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  card: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    height: "100%",
    boxSizing: "border-box",
    padding: "12px 16px",
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  purpose: { color: tokens.colorNeutralForeground2 },
  parts: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200 },
});
