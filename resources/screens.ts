/** Pages with an id and all lists, by address; a path below a screen's address belongs to the screen. */
import { resources } from "./generated/resources.ts";
import { activeItem } from "./menu.ts";
import { pages } from "./pages.ts";

const SCREENS = [...pages, ...resources].map(({ id, path }) => ({ id, path }));

export const SCREEN_IDS: readonly string[] = SCREENS.map(({ id }) => id);

export function screenAt(address: string): string | null {
  const [path = ""] = address.split(/[?#]/);
  return activeItem(SCREENS, path)?.id ?? null;
}
