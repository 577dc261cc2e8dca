import { makeStyles, tokens } from "@fluentui/react-components";

export const useMapStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  search: { maxWidth: "320px" },
  rows: { minHeight: "32px" },
  end: { textAlign: "end", width: "32px" },
  add: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.spacingHorizontalM,
    alignItems: "start",
    "@container record (min-width: 480px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
  narrow: { minWidth: 0 },
  start: { justifySelf: "start" },
});
