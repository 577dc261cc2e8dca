import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useTabStyles = makeStyles({
  stack: { display: "flex", flexDirection: "column", gap: "16px", minWidth: 0 },
  apart: { display: "flex", flexDirection: "column", gap: "24px", minWidth: 0 },
  form: { display: "flex", flexDirection: "column", gap: "12px", maxWidth: "640px" },
  fields: { display: "flex", flexWrap: "wrap", gap: "12px" },
  field: { width: "180px" },
  input: { width: "100%", minWidth: 0 },
  text: { margin: 0, maxWidth: "75ch", color: tokens.colorNeutralForeground2 },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  scroll: { overflow: "auto", maxHeight: "60dvh", border: LINE, borderRadius: tokens.borderRadiusMedium },
  table: { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  head: {
    position: "sticky",
    insetBlockStart: 0,
    textAlign: "start",
    padding: "6px 8px",
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground3,
    whiteSpace: "nowrap",
  },
  cell: { padding: "6px 8px", borderTop: LINE, textAlign: "start" },
  end: { textAlign: "end", whiteSpace: "nowrap" },
  more: { color: tokens.colorStatusDangerForeground1 },
  less: { color: tokens.colorStatusSuccessForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
  figures: { display: "flex", flexWrap: "wrap", gap: "12px 32px", margin: 0 },
  figure: { display: "flex", flexDirection: "column" },
  big: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, margin: 0 },
});
