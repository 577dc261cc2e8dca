import { makeStyles, tokens } from "@fluentui/react-components";

export const useRouteStyles = makeStyles({
  way: { listStyleType: "none", margin: 0, padding: 0, display: "flex", flexDirection: "column", gap: "4px" },
  step: {
    display: "grid",
    gridTemplateColumns: "20px minmax(96px, max-content) 1fr",
    gap: "8px",
    alignItems: "baseline",
  },
  icon: { alignSelf: "center", color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  now: { fontWeight: tokens.fontWeightSemibold },
});
