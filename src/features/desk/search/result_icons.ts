/** One icon for each kind of result; a page has that of its menu item. */
import {
  AddRegular,
  AlertRegular,
  ChatMultipleRegular,
  FlashRegular,
  type FluentIcon,
  PersonRegular,
  TagRegular,
} from "@fluentui/react-icons";
import { menuIcon } from "../../../engine/menu_icon.ts";

const ICONS: Readonly<Record<string, FluentIcon>> = {
  action: FlashRegular,
  add: AddRegular,
  canned_replies: ChatMultipleRegular,
  items: TagRegular,
  notifications: AlertRegular,
  users: PersonRegular,
};

export const resultIcon = (name: string): FluentIcon =>
  (Object.hasOwn(ICONS, name) && ICONS[name]) || menuIcon(name);
