import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const NARROW = "@media (max-width: 767px)";

export const useFixingStyles = makeStyles({
  inner: { display: "flex", flexDirection: "column", gap: "16px", maxWidth: "1120px" },
  help: { margin: 0, maxWidth: "75ch", color: tokens.colorNeutralForeground2 },
  part: { display: "flex", flexDirection: "column", gap: "8px" },
  subtitle: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  list: { listStyleType: "none", margin: 0, padding: 0, borderTop: LINE },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr) minmax(280px, 1.2fr)",
    alignItems: "center",
    gap: "8px 24px",
    padding: "12px 0",
    borderBottom: LINE,
    [NARROW]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  words: { display: "flex", flexDirection: "column", minWidth: 0, overflowWrap: "anywhere" },
  sku: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  fix: { display: "flex", alignItems: "center", gap: "8px", minWidth: 0 },
  picker: { flexGrow: 1, minWidth: 0 },
  message: { display: "flex", alignItems: "center", gap: "8px", minHeight: "32px" },
  done: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  skeleton: {
    height: "240px",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});
