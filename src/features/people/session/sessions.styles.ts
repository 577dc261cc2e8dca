import { makeStyles, tokens } from "@fluentui/react-components";

export const useSessionsStyles = makeStyles({
  sessions: {
    display: "flex",
    flexDirection: "column",
    gap: "16px",
  },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: "none", margin: 0, padding: 0, outlineStyle: "none" },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    padding: "12px 0",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  facts: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
  },
  device: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  question: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
});
