import { makeStyles, tokens } from "@fluentui/react-components";

const ELLIPSIS = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const useCellStyles = makeStyles({
  /** The text has the direction of its own script, so that its beginning is visible, but the alignment of its column. */
  line: { display: "block", textAlign: "match-parent", ...ELLIPSIS },
  code: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2px",
    maxWidth: "100%",
    ":hover > button": { opacity: 1 },
    ":focus-within > button": { opacity: 1 },
  },
  tree: { display: "block", ...ELLIPSIS },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: "none",
    ...ELLIPSIS,
    ":hover": { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: "underline" },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  tags: { display: "flex", gap: "4px", overflow: "hidden" },
  tag: {
    flexShrink: 0,
    maxWidth: "100%",
    boxSizing: "border-box",
    paddingInline: "6px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: tokens.fontSizeBase200,
    ...ELLIPSIS,
  },
  /** If there is no room for the whole word, it wraps into a hidden second line, because a cut word would be misleading. */
  late: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4px",
    height: "1lh",
    overflow: "hidden",
  },
  overdue: { color: tokens.colorStatusDangerForeground2, fontWeight: tokens.fontWeightSemibold },
  number: { fontVariantNumeric: "tabular-nums" },
  progress: { display: "flex", alignItems: "center", gap: "8px" },
  bar: { width: "88px", height: "6px", accentColor: tokens.colorBrandBackground },
  copy: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    width: "24px",
    height: "24px",
    padding: 0,
    border: "none",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: tokens.colorNeutralForeground3,
    cursor: "pointer",
    opacity: 0,
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    "@media (hover: none)": { display: "none" },
  },
  shown: { opacity: 1, color: tokens.colorStatusSuccessForeground1 },
});
