/** Styles of the table. There is one scroll container; everything that stays visible has `position: sticky`. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const ROW_HEIGHTS_PX = { compact: 32, normal: 40, roomy: 48 } as const;
export const CHECK_WIDTH_PX = 40;
export const ACTIONS_WIDTH_PX = 44;

/** Indentation of the first column in a list without check boxes, to align it with the title. */
export const INDENT_PX = 16;

/** Returns the minimum width of the table; in a narrower window it scrolls. */
export const minWidthOf = (columns: readonly { readonly width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, CHECK_WIDTH_PX + ACTIONS_WIDTH_PX);

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

const EDGE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`;

export const useTableStyles = makeStyles({
  scroller: {
    position: "relative",
    flexGrow: 1,
    flexBasis: 0,
    minHeight: "160px",
    overflow: "auto",
    overscrollBehavior: "contain",
    // Keeps a focused row from being hidden under the head or the sticky first column.
    scrollPaddingTop: "44px",
    scrollPaddingBottom: "8px",
    borderTop: LINE,
    borderBottom: LINE,
    backgroundColor: tokens.colorNeutralBackground1,
    // Without horizontal scrolling no cell has to be sticky, which saves layers.
    "&[data-flat] tr > *": { position: "relative", insetInlineStart: "auto", insetInlineEnd: "auto" },
  },
  table: {
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  /** The height is set on the table, so that a change redraws no row. */
  compact: {
    fontSize: "13px",
    lineHeight: "18px",
    "> tbody > tr > td": { height: `${ROW_HEIGHTS_PX.compact}px` },
  },
  normal: {},
  roomy: { "> tbody > tr > td": { height: `${ROW_HEIGHTS_PX.roomy}px` } },
  stale: { opacity: 0.6, transitionProperty: "opacity", transitionDuration: "150ms" },
  heads: { position: "sticky", top: 0, zIndex: 2 },
  head: {
    position: "relative",
    height: "36px",
    boxSizing: "border-box",
    paddingInline: "8px",
    paddingBlock: 0,
    textAlign: "start",
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: LINE,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  cell: {
    height: `${ROW_HEIGHTS_PX.normal}px`,
    boxSizing: "border-box",
    paddingInline: "8px",
    paddingBlock: 0,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
    whiteSpace: "nowrap",
    overflow: "hidden",
  },
  alone: {
    paddingInlineStart: `${8 + INDENT_PX}px`,
    "@media (max-width: 1023px)": { paddingInlineStart: "16px" },
  },
  atEnd: { textAlign: "end" },
  check: { textAlign: "center", paddingInline: 0 },
  edgeGrip: {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    width: "9px",
    cursor: "col-resize",
    touchAction: "none",
    outlineStyle: "none",
    "::after": {
      content: '""',
      position: "absolute",
      insetBlock: "8px",
      insetInlineEnd: 0,
      width: "1px",
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ":hover::after": { insetBlock: 0, width: "2px", backgroundColor: tokens.colorBrandStroke1 },
    ":focus-visible::after": { insetBlock: 0, width: "3px", backgroundColor: tokens.colorStrokeFocus2 },
  },
  edge: { borderRight: EDGE },
  stickyStart: { position: "sticky", insetInlineStart: 0, zIndex: 1 },
  stickyCode: { position: "sticky", insetInlineStart: `${CHECK_WIDTH_PX}px`, zIndex: 1 },
  stickyEnd: { position: "sticky", insetInlineEnd: 0, zIndex: 1, borderLeft: EDGE },
  corner: { zIndex: 3 },
  row: {
    outlineStyle: "none",
    ":hover > td": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible > td:first-child": { boxShadow: `inset 3px 0 0 0 ${tokens.colorStrokeFocus2}` },
  },
  openable: { cursor: "pointer" },
  cursor: { "> td:first-child": { boxShadow: `inset 3px 0 0 0 ${tokens.colorBrandStroke1}` } },
  selected: {
    "> td": { backgroundColor: tokens.colorBrandBackground2 },
    ":hover > td": { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  gone: { "> td": { color: tokens.colorNeutralForeground4 } },
  goneMark: { display: "inline-flex", verticalAlign: "middle", color: tokens.colorStatusWarningForeground3 },
  checkbox: {
    width: "16px",
    height: "16px",
    margin: 0,
    verticalAlign: "middle",
    accentColor: tokens.colorBrandBackground,
    cursor: "pointer",
  },
  checkLabel: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "100%",
    height: "100%",
    minHeight: "24px",
    cursor: "pointer",
  },
  sort: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    maxWidth: "100%",
    minHeight: "24px",
    paddingInline: "4px",
    marginInline: "-4px",
    border: "none",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: "inherit",
    fontFamily: "inherit",
    fontSize: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
  },
  sorted: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  action: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "28px",
    height: "28px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
  },
  skeletonBar: {
    display: "block",
    height: "12px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  /** Delays the skeleton by 100 ms, so that a fast answer shows none. */
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: "100ms",
    animationDelay: "100ms",
    animationFillMode: "backwards",
  },
});
