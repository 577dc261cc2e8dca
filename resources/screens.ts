/** The screens of the menu by their addresses: what is said of a screen is said of all that stands below it. */
import { resources } from "./generated/resources.ts";
import { activeItem } from "./menu.ts";
import { pages } from "./pages.ts";

const SCREENS = [...pages, ...resources].map(({ id, path }) => ({ id, path }));

export const SCREEN_IDS: readonly string[] = SCREENS.map(({ id }) => id);

/** The screen at a path, with or without a query; null where it is none of the menu's. */
export function screenAt(address: string): string | null {
  const [path = ""] = address.split(/[?#]/);
  return activeItem(SCREENS, path)?.id ?? null;
}
