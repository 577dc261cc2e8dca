import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import type { Theme } from "@fluentui/react-components";
import { CHOICES } from "../../../../api/people/customizer.ts";
import { rampOf } from "../../../../src/parts/theme/ramp.ts";
import { ink, light, lightInkMenu } from "../../../../src/parts/theme/theme.ts";
import { dark, menuTokens, navbarTokens } from "../../../../src/parts/theme/themes.ts";

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  assert.match(hex, /^#[0-9a-f]{6}$/i, `a colour that can be measured: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/**
 * A color, its background, and the minimum contrast: 4.5 for words, 3 for icons and rings. Source: WCAG
 * 1.4.3,
 * 1.4.11.
 */
type Pair = readonly [state: string, on: keyof Theme, what: keyof Theme, least: number];

const MENU: readonly Pair[] = [
  ["rest", "colorNeutralBackground3", "colorNeutralForeground2", 4.5],
  ["rest, icon", "colorNeutralBackground3", "colorNeutralForeground3", 3],
  ["group header", "colorNeutralBackground3", "colorNeutralForeground3", 4.5],
  ["name of the product", "colorNeutralBackground3", "colorNeutralForeground1", 4.5],
  ["hover", "colorSubtleBackgroundHover", "colorNeutralForeground2Hover", 4.5],
  ["hover, icon", "colorSubtleBackgroundHover", "colorNeutralForeground3", 3],
  ["pressed", "colorSubtleBackgroundPressed", "colorNeutralForeground2Hover", 4.5],
  ["active", "colorBrandBackground2", "colorBrandForeground2", 4.5],
  ["active, icon", "colorBrandBackground2", "colorBrandForeground1", 3],
  ["active, hover", "colorBrandBackground2Hover", "colorBrandForeground2", 4.5],
  ["active, hover, icon", "colorBrandBackground2Hover", "colorBrandForeground1", 3],
  ["active, pressed", "colorBrandBackground2Pressed", "colorBrandForeground2", 4.5],
  ["focus", "colorNeutralBackground3", "colorStrokeFocus2", 3],
  ["focus, active", "colorBrandBackground2", "colorStrokeFocus2", 3],
];

const NAVBAR: readonly Pair[] = [
  ["words", "colorNeutralBackground1", "colorNeutralForeground1", 4.5],
  ["second words", "colorNeutralBackground1", "colorNeutralForeground2", 4.5],
  ["labels", "colorNeutralBackground1", "colorNeutralForeground3", 4.5],
  ["placeholder", "colorNeutralBackground1", "colorNeutralForeground4", 4.5],
  ["button, hover", "colorSubtleBackgroundHover", "colorNeutralForeground2Hover", 4.5],
  ["icon, hover", "colorSubtleBackgroundHover", "colorNeutralForeground2BrandHover", 3],
  ["button, pressed", "colorSubtleBackgroundPressed", "colorNeutralForeground2Pressed", 4.5],
  ["initials", "colorBrandBackground2", "colorBrandForeground2", 4.5],
  ["count", "colorBrandBackground", "colorNeutralForegroundOnBrand", 4.5],
  ["field", "colorNeutralBackground1", "colorNeutralStrokeAccessible", 3],
  ["focus", "colorNeutralBackground1", "colorStrokeFocus2", 3],
];

const GROUNDS = { light, dark, "semi-dark": dark } as const;

function assertClear(name: string, theme: Theme, pairs: readonly Pair[]): void {
  const unclear = pairs.flatMap(([state, on, what, least]) => {
    const found = contrast(theme[on] as string, theme[what] as string);
    return found < least ? [`${name}, ${state}: ${found.toFixed(2)} of ${least}`] : [];
  });
  assert.deepEqual(unclear, []);
}

for (const color of CHOICES.menuTheme) {
  Deno.test(`S4.12 the menu in ${color} is readable in every theme and every state`, () => {
    for (const [name, ground] of Object.entries(GROUNDS)) {
      const tokens = menuTokens(color, ground === light ? "light" : "dark");
      assertClear(`${color} on ${name}`, { ...ground, ...tokens }, MENU);
      assert.ok(
        contrast(tokens.colorBrandBackground2, ground.colorNeutralBackground3) > 1.15,
        `${color} on ${name}: the active item is distinct`,
      );
    }
  });
}

for (const color of CHOICES.navbarColor) {
  Deno.test(`S4.12 the navbar in ${color} is readable in every theme and every state`, () => {
    for (const page of ["light", "dark"] as const) {
      const tokens = color === "default" ? {} : navbarTokens(color, page);
      assertClear(`${color} on ${page}`, { ...(page === "dark" ? dark : light), ...tokens }, NAVBAR);
    }
  });
}

/** Borders of fields and buttons on each background, and the bars of charts. Source: WCAG 1.4.11. */
const CONTROLS: readonly Pair[] = [
  ...(["", "Hover", "Pressed"] as const).flatMap((state) =>
    ([1, 2, 3] as const).map((ground): Pair => [
      `border ${state} on ground ${ground}`,
      `colorNeutralBackground${ground}`,
      `colorNeutralStroke1${state}`,
      3,
    ])
  ),
  ["line below a field", "colorNeutralBackground1", "colorNeutralStrokeAccessible", 3],
  ["chip that is set", "colorNeutralBackground1", "colorBrandStroke1", 3],
  ["chip that is set, within", "colorBrandBackground2", "colorBrandStroke1", 3],
  ["first bar", "colorNeutralBackground1", "colorBrandStroke1", 3],
  ["second bar", "colorNeutralBackground1", "colorStatusSuccessBackground3", 3],
  ["bar of a part", "colorNeutralBackground3", "colorNeutralForeground3", 3],
];

Deno.test("Access 12 borders of fields and bars of charts are 3:1 in light, dark and semi-dark", () => {
  assertClear("light", light, CONTROLS);
  assertClear("dark", dark, CONTROLS);
  // A semi-dark page is light, with a dark menu.
  assertClear("semi-dark, menu", { ...dark, ...menuTokens("dark", "dark") }, CONTROLS.slice(0, 9));
});

Deno.test("S2.47 the default menu color needs no file that other choices load", () => {
  assert.deepEqual(menuTokens("dark", "light"), lightInkMenu);
});

Deno.test("every color of the menu and the navbar is different", () => {
  const menus = CHOICES.menuTheme.map((color) => menuTokens(color, "light").colorBrandForeground2);
  const bars = CHOICES.navbarColor.filter((color) => color !== "default")
    .map((color) => navbarTokens(color, "light").colorNeutralBackground1);
  assert.equal(new Set(menus).size, 6);
  assert.equal(new Set(bars).size, 6);
});

Deno.test("a generated color ramp has the lightness steps of our own violet", () => {
  for (const [hue, chroma] of [[150, 0.13], [25, 0.19], [240, 0.14], [70, 0.13], [283, 0.012]] as const) {
    for (const [step, hex] of Object.entries(rampOf(hue, chroma))) {
      const [made, own] = [contrast(hex, "#ffffff"), contrast(ink[Number(step) as 10], "#ffffff")];
      assert.ok(
        Math.abs(made / own - 1) < 0.25,
        `${hue} ${step}: ${made.toFixed(2)} beside ${own.toFixed(2)}`,
      );
    }
  }
});
