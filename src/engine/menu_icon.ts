/**
 * The icon of a menu item, by the id of its resource or page: the outline, and the filled one of the active item. They
 * come with the menu, which tells them here.
 */
import { bundleIcon, DocumentFilled, DocumentRegular, type FluentIcon } from "@fluentui/react-icons";

const OTHER = bundleIcon(DocumentFilled, DocumentRegular);
const known = new Map<string, FluentIcon>();

export type MenuIcons = Readonly<Record<string, FluentIcon>>;

/** To be called before a menu is drawn. */
export function registerMenuIcons(icons: MenuIcons): void {
  for (const [id, icon] of Object.entries(icons)) known.set(id, icon);
}

/** True where an item has one of its own. */
export const hasMenuIcon = (id: string): boolean => known.has(id);

export const menuIcon = (id: string): FluentIcon => known.get(id) ?? OTHER;
