import { makeStyles, tokens } from "@fluentui/react-components";

export const useFeedBarStyles = makeStyles({
  bar: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    flexShrink: 0,
    padding: "12px 8px 12px 16px",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  line: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "8px" },
  choices: { display: "flex", flexWrap: "wrap", gap: "4px 16px" },
  group: { display: "flex", flexWrap: "wrap", gap: "4px" },
  choice: { minWidth: 0, fontWeight: tokens.fontWeightRegular },
  on: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    borderTopColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    ":hover": { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
    "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});
