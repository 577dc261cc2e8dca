import { makeStyles, tokens } from "@fluentui/react-components";

export const useTopBarStyles = makeStyles({
  root: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    height: "52px",
    flexShrink: 0,
    padding: "0 16px",
    boxSizing: "border-box",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media (max-width: 640px)": { padding: "0 8px", gap: "2px" },
  },
  /** Source: docs/requirements.md S9.9. */
  scrolling: { boxShadow: tokens.shadow4, position: "relative", zIndex: 4 },
  floating: {
    margin: "8px 12px 4px",
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow4,
    "@media (max-width: 640px)": { margin: "4px 4px 0" },
  },
  /** The bar is scrolled away with the screen; focusing it with the keyboard shows it again. */
  away: { marginTop: "-52px", ":focus-within": { marginTop: 0 } },
  moving: {
    transitionProperty: "margin-top",
    transitionDuration: tokens.durationNormal,
    "@media (prefers-reduced-motion: reduce)": { transitionDuration: "0s" },
  },
  start: { display: "flex", alignItems: "center", gap: "inherit", flexGrow: 1, minWidth: 0 },
  end: { display: "flex", alignItems: "center", gap: "inherit", flexShrink: 0 },
  brand: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    flexShrink: 0,
    minWidth: 0,
    padding: "4px",
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    borderRadius: tokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: { "@media (max-width: 640px)": { display: "none" } },
  wide: { display: "contents", "@media (max-width: 640px)": { display: "none" } },
});
