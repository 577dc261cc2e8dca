import { makeStyles, tokens } from "@fluentui/react-components";

export const useRecordFlowStyles = makeStyles({
  part: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container record (min-width: 820px)": { gridTemplateColumns: "300px minmax(0, 1fr)" },
  },
  canvas: { height: "min(60dvh, 560px)", "@media print": { height: "auto" } },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  numbers: { display: "flex", flexDirection: "column", gap: "4px", margin: 0, paddingInlineStart: "24px" },
  strong: { fontWeight: tokens.fontWeightSemibold },
  open: { color: tokens.colorStatusSuccessForeground1 },
  blocked: { color: tokens.colorStatusDangerForeground1 },
});
