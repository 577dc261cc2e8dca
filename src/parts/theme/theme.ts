/** The default theme. The accent is violet, because other colors have meanings on status pills. */
import { type BrandVariants, createLightTheme, type Theme } from "@fluentui/react-components";

/** Ramp of the OKLCH hue 283. White text on step 80 has a contrast of 7:1, step 100 on dark gray 4.5:1. */
export const ink: BrandVariants = {
  10: "#0b0922",
  20: "#150f3b",
  30: "#201656",
  40: "#2c1c73",
  50: "#38238e",
  60: "#422aa5",
  70: "#4b34b8",
  80: "#5642c9",
  90: "#6456d7",
  100: "#756de1",
  110: "#8784e7",
  120: "#9a9aed",
  130: "#aeb0f3",
  140: "#c3c5f8",
  150: "#d6d7fa",
  160: "#e8e9fe",
};

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';
const MONO = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';
export const sharedTheme: Partial<Theme> = {
  fontFamilyBase: SANS,
  fontFamilyNumeric: SANS,
  fontFamilyMonospace: MONO,
  borderRadiusMedium: "6px",
};

/** The light theme, with darker borders: Fluent's own have a contrast of 1.5:1, too faint to find a field. */
export const light: Theme = {
  ...createLightTheme(ink),
  ...sharedTheme,
  colorNeutralBackground2: "#fbfbfc",
  colorNeutralBackground3: "#f6f6f8",
  colorNeutralStroke1: "#828282",
  colorNeutralStroke1Hover: "#707070",
  colorNeutralStroke1Pressed: "#616161",
  colorNeutralStroke2: "#e4e4e9",
  colorNeutralStroke3: "#eeeef2",
};

/** Tokens that make a color the accent of a menu, which its active item has. */
export type MenuTokens = Pick<
  Theme,
  | "colorBrandBackground2"
  | "colorBrandBackground2Hover"
  | "colorBrandBackground2Pressed"
  | "colorBrandForeground1"
  | "colorBrandForeground2"
  | "colorSubtleBackgroundHover"
>;

/** Returns the tokens of the default menu: ink on gray, or light letters on a dark page. Source: docs/requirements.md S2.47. */
export const inkMenu = (theme: Theme): MenuTokens => ({
  colorBrandBackground2: theme.colorNeutralStroke2,
  colorBrandBackground2Hover: theme.colorSubtleBackgroundPressed,
  colorBrandBackground2Pressed: theme.colorSubtleBackgroundSelected,
  colorBrandForeground1: theme.colorNeutralForeground1,
  colorBrandForeground2: theme.colorNeutralForeground1,
  // Fluent's own hover color looks like the menu's background.
  colorSubtleBackgroundHover: theme.colorNeutralStroke3,
});

export const lightInkMenu: MenuTokens = inkMenu(light);
