/**
 * How the app looks: a violet ramp of its own, because blue, green, amber and red already mean something on a
 * status pill. The only file with raw colours; everything else reads tokens.
 */
import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from "@fluentui/react-components";

/** OKLCH hue 283; 80 carries white text at 7:1, 100 stands on dark grey at 4.5:1. */
const ink: BrandVariants = {
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
const shared: Partial<Theme> = {
  fontFamilyBase: SANS,
  fontFamilyNumeric: SANS,
  fontFamilyMonospace: MONO,
  borderRadiusMedium: "6px",
};

export const light: Theme = {
  ...createLightTheme(ink),
  ...shared,
  colorNeutralBackground2: "#fbfbfc",
  colorNeutralBackground3: "#f6f6f8",
  colorNeutralStroke2: "#e4e4e9",
  colorNeutralStroke3: "#eeeef2",
};

export const dark: Theme = {
  ...createDarkTheme(ink),
  ...shared,
  colorNeutralBackground1: "#1c1d22",
  colorNeutralBackground1Hover: "#25262c",
  colorNeutralBackground2: "#17181c",
  colorNeutralBackground3: "#131418",
  colorNeutralStroke2: "#33343c",
  colorNeutralStroke3: "#2a2b32",
  colorBrandForeground1: ink[120],
  colorBrandForeground2: ink[130],
  colorBrandForegroundLink: ink[120],
  colorBrandForegroundLinkHover: ink[130],
  colorBrandForegroundLinkPressed: ink[110],
};
