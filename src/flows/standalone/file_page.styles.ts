import { makeStyles, tokens } from "@fluentui/react-components";

const WIDE = "@media (min-width: 1024px)";

export const useFilePageStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    minHeight: "100dvh",
    boxSizing: "border-box",
    padding: "16px 24px",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    [WIDE]: { height: "100dvh" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: "75ch" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
    flexGrow: 1,
    minHeight: 0,
    [WIDE]: { gridTemplateColumns: "minmax(0, 1fr) 400px", gridTemplateRows: "minmax(0, 1fr)" },
  },
  canvas: { height: "60dvh", [WIDE]: { height: "auto" } },
  tree: { minWidth: 0, [WIDE]: { overflowY: "auto" } },
  story: { margin: 0, paddingInlineStart: "32px", [WIDE]: { overflowY: "auto" } },
  step: {
    display: "block",
    width: "100%",
    minHeight: "28px",
    padding: "4px 8px",
    border: "0",
    borderRadius: tokens.borderRadiusMedium,
    color: "inherit",
    font: "inherit",
    fontSize: tokens.fontSizeBase200,
    textAlign: "start",
    cursor: "pointer",
    backgroundColor: "transparent",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    "&[aria-current=step]": {
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
});
