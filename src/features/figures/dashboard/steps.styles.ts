import { makeStyles, tokens } from "@fluentui/react-components";

export const useStepStyles = makeStyles({
  list: {
    listStyleType: "none",
    margin: "12px 0 0",
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))",
    gap: "8px 24px",
  },
  step: { display: "flex", alignItems: "flex-start", gap: "8px", minHeight: "24px" },
  words: { display: "flex", flexDirection: "column" },
  done: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  open: { flexShrink: 0 },
  over: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});
