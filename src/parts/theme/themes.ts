/** Themes other than the default, with generated ramps for equal contrasts; a test checks all of them. */
import { type BrandVariants, createDarkTheme, type Theme } from "@fluentui/react-components";
import type { Appearance } from "../../../api/people/customizer.ts";
import { rampOf } from "./ramp.ts";
import { ink, inkMenu, light, type MenuTokens, sharedTheme } from "./theme.ts";

export const dark: Theme = {
  ...createDarkTheme(ink),
  ...sharedTheme,
  colorNeutralBackground1: "#1c1d22",
  colorNeutralBackground1Hover: "#25262c",
  colorNeutralBackground2: "#17181c",
  colorNeutralBackground3: "#131418",
  colorNeutralStroke1: "#73747e",
  colorNeutralStroke1Hover: "#84858f",
  colorNeutralStroke1Pressed: "#92939d",
  colorNeutralStroke2: "#33343c",
  colorNeutralStroke3: "#2a2b32",
  colorBrandForeground1: ink[120],
  colorBrandForeground2: ink[130],
  colorBrandForegroundLink: ink[120],
  colorBrandForegroundLinkHover: ink[130],
  colorBrandForegroundLinkPressed: ink[110],
  // The step that Fluent uses for hovering is too dark for an icon.
  colorNeutralForeground2BrandHover: ink[120],
  colorNeutralForeground2BrandPressed: ink[110],
  colorNeutralForeground2BrandSelected: ink[120],
  colorNeutralForeground3BrandHover: ink[120],
  colorNeutralForeground3BrandPressed: ink[110],
  colorNeutralForeground3BrandSelected: ink[120],
};

type Color = Exclude<Appearance["menuTheme"], "dark">;

const RAMPS: Readonly<Record<Color, BrandVariants>> = {
  primary: ink,
  success: rampOf(150, 0.13),
  danger: rampOf(25, 0.19),
  info: rampOf(240, 0.14),
  warning: rampOf(70, 0.13),
};
const GRAY = rampOf(283, 0.012);
/** Amber for the navbar; behind the text of a menu it would be too strong. */
const AMBER = rampOf(78, 0.34);

/** Returns the tokens of the menu's accent on a light or a dark background. */
export function menuTokens(color: Appearance["menuTheme"], ground: "light" | "dark"): MenuTokens {
  if (color === "dark") return inkMenu(ground === "dark" ? dark : light);
  const ramp = RAMPS[color];
  if (ground === "dark") {
    return {
      colorBrandBackground2: ramp[40],
      colorBrandBackground2Hover: ramp[50],
      colorBrandBackground2Pressed: ramp[30],
      colorBrandForeground1: ramp[130],
      colorBrandForeground2: ramp[150],
      colorSubtleBackgroundHover: dark.colorNeutralStroke3,
    };
  }
  return {
    colorBrandBackground2: ramp[150],
    colorBrandBackground2Hover: ramp[140],
    colorBrandBackground2Pressed: ramp[130],
    colorBrandForeground1: ramp[70],
    colorBrandForeground2: ramp[50],
    colorSubtleBackgroundHover: light.colorNeutralStroke3,
  };
}

/** Three steps of a ramp (at rest, hovered, pressed), and the color of text on them. */
interface Paint {
  readonly steps: readonly [string, string, string];
  readonly text: string;
}

function paintOf(color: Exclude<Appearance["navbarColor"], "default">, page: "light" | "dark"): Paint {
  const white = light.colorNeutralForegroundOnBrand;
  if (color === "dark") return { steps: [GRAY[30], GRAY[50], GRAY[40]], text: white };
  // The steps of amber are bright, because darker ones would look brown.
  if (color === "warning") return { steps: [AMBER[130], AMBER[140], AMBER[120]], text: AMBER[10] };
  const ramp = RAMPS[color];
  return {
    steps: page === "dark" ? [ramp[60], ramp[50], ramp[40]] : [ramp[80], ramp[70], ramp[60]],
    text: white,
  };
}

/** Returns the tokens for everything in a bar of a color: text, icons, fields, focus. */
export function navbarTokens(
  color: Exclude<Appearance["navbarColor"], "default">,
  page: "light" | "dark",
): Readonly<Partial<Theme>> {
  const { steps: [rest, hover, pressed], text } = paintOf(color, page);
  const all = (keys: readonly (keyof Theme)[], value: string) =>
    Object.fromEntries(keys.map((key) => [key, value]));
  return {
    ...all(["colorNeutralBackground1", "colorNeutralBackground2", "colorNeutralBackground3"], rest),
    ...all(["colorStrokeFocus1"], rest),
    ...all(HOVERED, hover),
    ...all(PRESSED, pressed),
    ...all(WRITTEN, text),
    colorBrandBackground: text,
    colorNeutralForegroundOnBrand: rest,
  };
}

const HOVERED = [
  "colorNeutralBackground1Hover",
  "colorSubtleBackgroundHover",
  "colorTransparentBackgroundHover",
  "colorBrandBackground2Hover",
] as const;
const PRESSED = [
  "colorNeutralBackground1Pressed",
  "colorNeutralBackground1Selected",
  "colorSubtleBackgroundPressed",
  "colorSubtleBackgroundSelected",
  "colorTransparentBackgroundPressed",
  "colorBrandBackground2",
  "colorBrandBackground2Pressed",
  "colorNeutralStroke2",
  "colorNeutralStroke3",
] as const;
const WRITTEN = [
  "colorNeutralForeground1",
  "colorNeutralForeground1Hover",
  "colorNeutralForeground1Pressed",
  "colorNeutralForeground1Selected",
  "colorNeutralForeground2",
  "colorNeutralForeground2Hover",
  "colorNeutralForeground2Pressed",
  "colorNeutralForeground2Selected",
  "colorNeutralForeground2BrandHover",
  "colorNeutralForeground2BrandPressed",
  "colorNeutralForeground2BrandSelected",
  "colorNeutralForeground3",
  "colorNeutralForeground4",
  "colorBrandForeground1",
  "colorBrandForeground2",
  "colorBrandForegroundLink",
  "colorBrandForegroundLinkHover",
  "colorBrandForegroundLinkPressed",
  "colorNeutralStroke1",
  "colorNeutralStroke1Hover",
  "colorNeutralStroke1Pressed",
  "colorNeutralStrokeAccessible",
  "colorNeutralStrokeAccessibleHover",
  "colorNeutralStrokeAccessiblePressed",
  "colorCompoundBrandStroke",
  "colorCompoundBrandStrokePressed",
  "colorStrokeFocus2",
] as const;
