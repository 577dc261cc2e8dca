/** One icon for each menu item, by resource id: the outline, and the filled one of the active item. */
import {
  BoxFilled,
  BoxRegular,
  bundleIcon,
  DocumentFilled,
  DocumentRegular,
  type FluentIcon,
  ReceiptFilled,
  ReceiptRegular,
} from "@fluentui/react-icons";

const ICONS: Readonly<Record<string, FluentIcon>> = {
  orders: bundleIcon(ReceiptFilled, ReceiptRegular),
  packages: bundleIcon(BoxFilled, BoxRegular),
};
const OTHER = bundleIcon(DocumentFilled, DocumentRegular);

export const menuIcon = (id: string): FluentIcon => ICONS[id] ?? OTHER;
