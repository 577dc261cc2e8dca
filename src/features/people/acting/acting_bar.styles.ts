import { makeStyles, tokens } from "@fluentui/react-components";

export const useActingStyles = makeStyles({
  bar: {
    height: "100%",
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalM,
    padding: "0 16px",
    "@media (max-width: 640px)": { padding: "0 8px", gap: tokens.spacingHorizontalS },
  },
  icon: { fontSize: "20px", flexShrink: 0 },
  text: { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  name: { fontWeight: tokens.fontWeightSemibold },
  left: {
    flexShrink: 0,
    fontVariantNumeric: "tabular-nums",
    fontSize: tokens.fontSizeBase200,
    "@media (max-width: 480px)": { display: "none" },
  },
  space: { flexGrow: 1 },
  back: {
    flexShrink: 0,
    whiteSpace: "nowrap",
    maxWidth: "50%",
    "@media (max-width: 480px)": { minWidth: "auto" },
  },
  backName: { overflow: "hidden", textOverflow: "ellipsis" },
});

export const useSwitchStyles = makeStyles({
  content: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM, minHeight: "320px" },
  why: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: "none",
    height: "288px",
    overflowY: "auto",
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  person: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalM,
    minHeight: "40px",
    padding: "0 12px",
    cursor: "pointer",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outlineStyle: "solid",
    outlineWidth: "2px",
    outlineColor: tokens.colorStrokeFocus2,
    outlineOffset: "-2px",
  },
  label: { flexGrow: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, flexShrink: 0 },
  none: { padding: "16px", margin: 0, color: tokens.colorNeutralForeground2 },
  reasons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS, alignItems: "center" },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  rules: { margin: 0, color: tokens.colorNeutralForeground2 },
});
