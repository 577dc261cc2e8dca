/** Themes beyond the default are loaded for the people who chose one. */
import type { Theme } from "@fluentui/react-components";
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type Appearance, DEFAULT_APPEARANCE } from "../../../api/people/customizer.ts";
import { light, lightInkMenu } from "./theme.ts";

type Themes = typeof import("./themes.ts");

/** Null while they are loading; `missing` when they could not be loaded, and the default is used. */
const themes = signal<Themes | "missing" | null>(null);

/** The customizer loads every theme before anybody chooses one. */
export async function loadThemes(): Promise<void> {
  if (themes.peek() !== null && themes.peek() !== "missing") return;
  themes.value = await import("./themes.ts").catch(() => "missing" as const);
}

/** Resets the themes for tests, as on a new page. */
export const forgetThemes = (): void => void (themes.value = null);

/** True if the appearance needs themes that the first bundle does not have. */
export const isChosen = ({ theme, menuTheme, navbarColor }: Appearance): boolean =>
  theme !== DEFAULT_APPEARANCE.theme || menuTheme !== DEFAULT_APPEARANCE.menuTheme ||
  navbarColor !== DEFAULT_APPEARANCE.navbarColor;

/** True once the themes of this appearance are loaded, or cannot be. */
export function useHasThemes(appearance: Appearance): boolean {
  useSignals();
  return !isChosen(appearance) || themes.value !== null;
}

function useThemes(): Themes | null {
  useSignals();
  return themes.value === "missing" ? null : themes.value;
}

/**
 * Semi-dark is not offered with the horizontal layout, where it is a light page. Source: docs/requirements.md
 * S4.12.
 */
const hasDarkMenu = ({ theme, layout }: Appearance): boolean =>
  theme === "dark" || (theme === "semi-dark" && layout !== "horizontal");

export function usePageTheme({ theme }: Appearance): Theme {
  const more = useThemes();
  return theme === "dark" && more ? more.dark : light;
}

export interface MenuAppearance {
  /** Null for the menu's own accent. */
  readonly theme: Readonly<Partial<Theme>> | null;
  readonly scheme: "light" | "dark";
  /** Overlays opened from the menu need its theme too. */
  readonly isDeep: boolean;
}

export function useMenuAppearance(appearance: Appearance): MenuAppearance {
  const more = useThemes();
  const isDeep = appearance.layout === "horizontal";
  if (!more) return { theme: isDeep ? lightInkMenu : null, scheme: "light", isDeep };
  if (!hasDarkMenu(appearance)) {
    const isOwn = !isDeep && appearance.menuTheme === DEFAULT_APPEARANCE.menuTheme;
    return { theme: isOwn ? null : more.menuTokens(appearance.menuTheme, "light"), scheme: "light", isDeep };
  }
  return {
    theme: { ...more.dark, ...more.menuTokens(appearance.menuTheme, "dark") },
    scheme: "dark",
    isDeep: true,
  };
}

/** Null if the navbar has the page's own colors. */
export function useNavbarTokens({ navbarColor, theme }: Appearance): Readonly<Partial<Theme>> | null {
  const more = useThemes();
  if (navbarColor === "default" || !more) return null;
  return more.navbarTokens(navbarColor, theme === "dark" ? "dark" : "light");
}
