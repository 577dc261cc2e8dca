import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useNewCaseStyles = makeStyles({
  find: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS, alignItems: "center" },
  input: { minWidth: 0, flex: "1 1 200px", maxWidth: "320px" },
  order: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalM },
  lines: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
  },
  line: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
  },
  picked: { border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}` },
  goods: { display: "flex", gap: tokens.spacingHorizontalM, alignItems: "start", minWidth: 0 },
  what: { display: "flex", flexDirection: "column", minWidth: 0, overflowWrap: "anywhere" },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  units: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  },
  quantity: { width: "96px" },
  start: { alignSelf: "start" },
  kinds: { display: "flex", flexWrap: "wrap", columnGap: tokens.spacingHorizontalM },
  reasons: { display: "flex", flexDirection: "column" },
});
