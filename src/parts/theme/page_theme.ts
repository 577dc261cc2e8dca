/** Loads themes other than the default, only for people who have chosen one. */
import type { Theme } from "@fluentui/react-components";
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type Appearance, DEFAULT_APPEARANCE } from "../../../api/people/customizer.ts";
import { light, lightInkMenu } from "./theme.ts";

type Themes = typeof import("./themes.ts");

/** All themes; null until they are loaded, `missing` if they could not be loaded, so that the default is used. */
const themes = signal<Themes | "missing" | null>(null);

/** Loads all themes; the customizer calls this before a person chooses one. */
export async function loadThemes(): Promise<void> {
  if (themes.peek() !== null && themes.peek() !== "missing") return;
  themes.value = await import("./themes.ts").catch(() => "missing" as const);
}

/** Resets the themes for tests. */
export const forgetThemes = (): void => void (themes.value = null);

/** Returns true if the appearance needs themes that are not in the first bundle. */
const needsThemes = ({ theme, menuTheme, navbarColor }: Appearance): boolean =>
  theme !== DEFAULT_APPEARANCE.theme || menuTheme !== DEFAULT_APPEARANCE.menuTheme ||
  navbarColor !== DEFAULT_APPEARANCE.navbarColor;

/** Returns true once the themes of this appearance are loaded, or could not be loaded. */
export function useHasThemes(appearance: Appearance): boolean {
  useSignals();
  return !needsThemes(appearance) || themes.value !== null;
}

function useThemes(): Themes | null {
  useSignals();
  return themes.value === "missing" ? null : themes.value;
}

/** Returns true for a dark menu. The theme semi-dark has none in the horizontal layout. Source: docs/requirements.md S4.12. */
const hasDarkMenu = ({ theme, layout }: Appearance): boolean =>
  theme === "dark" || (theme === "semi-dark" && layout !== "horizontal");

export function usePageTheme({ theme }: Appearance): Theme {
  const more = useThemes();
  return theme === "dark" && more ? more.dark : light;
}

export interface MenuAppearance {
  /** Tokens of the menu's theme; null for the menu's default accent. */
  readonly theme: Readonly<Partial<Theme>> | null;
  readonly scheme: "light" | "dark";
  /** True if overlays that open from the menu need its theme too. */
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

/** Returns the tokens of the navbar; null if it has the colors of the page. */
export function useNavbarTokens({ navbarColor, theme }: Appearance): Readonly<Partial<Theme>> | null {
  const more = useThemes();
  if (navbarColor === "default" || !more) return null;
  return more.navbarTokens(navbarColor, theme === "dark" ? "dark" : "light");
}
