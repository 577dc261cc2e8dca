import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 639px)";
const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useLabelPageStyles = makeStyles({
  tabs: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    padding: "0 24px 4px",
    [NARROW]: { padding: "0 12px 8px" },
  },
  tab: {
    padding: "4px 8px",
    "&[aria-current]": {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
      textDecorationLine: "none",
    },
  },
  count: { fontVariantNumeric: "tabular-nums" },
  part: {
    display: "grid",
    gap: tokens.spacingVerticalS,
    padding: "4px 24px 8px",
    [NARROW]: { padding: "4px 12px 8px" },
  },
  zone: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: "12px 16px",
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  over: {
    backgroundColor: tokens.colorSubtleBackgroundHover,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorBrandStroke1}`,
  },
  hint: {
    flex: "1 1 240px",
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [NARROW]: { display: "none" },
  },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  names: { margin: 0, paddingInlineStart: "20px", overflowWrap: "anywhere" },
  small: {
    display: "block",
    width: "40px",
    height: "56px",
    objectFit: "contain",
    border: LINE,
    backgroundColor: "white",
  },
  beside: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: tokens.spacingHorizontalL,
    "@media (max-width: 899px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  picture: { display: "block", maxWidth: "100%", maxHeight: "80vh", border: LINE, backgroundColor: "white" },
  mono: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: "anywhere" },
});
