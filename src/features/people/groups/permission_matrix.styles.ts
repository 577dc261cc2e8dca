import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useMatrixStyles = makeStyles({
  scroll: { overflowX: "auto" },
  table: { borderCollapse: "collapse", minWidth: "100%" },
  head: {
    textAlign: "start",
    verticalAlign: "bottom",
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: LINE,
    whiteSpace: "nowrap",
  },
  name: {
    textAlign: "start",
    fontWeight: tokens.fontWeightRegular,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderBottom: LINE,
    whiteSpace: "nowrap",
  },
  words: { marginInlineStart: tokens.spacingHorizontalXS, verticalAlign: "middle" },
  cell: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderBottom: LINE,
    color: tokens.colorNeutralForeground1,
  },
  middle: { textAlign: "center" },
  box: {
    display: "inline-block",
    width: "16px",
    height: "16px",
    // The target is 24 px wide and high: WCAG 2.5.8.
    margin: "4px",
    verticalAlign: "middle",
    accentColor: tokens.colorBrandBackground,
    cursor: "pointer",
    ":focus-visible": {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "2px",
    },
  },
  inherited: { opacity: 0.55 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  own: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  whence: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    minHeight: "24px",
    minWidth: "120px",
  },
});
