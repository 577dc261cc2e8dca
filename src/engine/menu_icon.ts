/** Icons by id of the resource or page: an outline, or a filled icon for the active item. They load with the menu. */
import { bundleIcon, DocumentFilled, DocumentRegular, type FluentIcon } from "@fluentui/react-icons";

const OTHER = bundleIcon(DocumentFilled, DocumentRegular);
const known = new Map<string, FluentIcon>();

export type MenuIcons = Readonly<Record<string, FluentIcon>>;

export function registerMenuIcons(icons: MenuIcons): void {
  for (const [id, icon] of Object.entries(icons)) known.set(id, icon);
}

export const hasMenuIcon = (id: string): boolean => known.has(id);

export const menuIcon = (id: string): FluentIcon => known.get(id) ?? OTHER;
