/** The icon of a menu item, by the id of its resource or page: the outline, and the filled one of the active item. */
import { bundleIcon, DocumentFilled, DocumentRegular, type FluentIcon } from "@fluentui/react-icons";
import { registered } from "./features.ts";

const OTHER = bundleIcon(DocumentFilled, DocumentRegular);

/** True where an item has one of its own. */
export const hasMenuIcon = (id: string): boolean => registered("icons", id) !== undefined;

export const menuIcon = (id: string): FluentIcon => registered("icons", id) ?? OTHER;
