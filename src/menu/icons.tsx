/** One icon for each menu item, by resource id: the outline, and the filled one of the active item. */
import {
  BoxFilled,
  BoxRegular,
  bundleIcon,
  DataBarVerticalFilled,
  DataBarVerticalRegular,
  DocumentFilled,
  DocumentRegular,
  type FluentIcon,
  HistoryFilled,
  HistoryRegular,
  PeopleTeamFilled,
  PeopleTeamRegular,
  PlugConnectedFilled,
  PlugConnectedRegular,
  ReceiptFilled,
  ReceiptRegular,
  ShieldTaskFilled,
  ShieldTaskRegular,
  StoreMicrosoftFilled,
  StoreMicrosoftRegular,
} from "@fluentui/react-icons";

const ICONS: Readonly<Record<string, FluentIcon>> = {
  app_config: bundleIcon(PlugConnectedFilled, PlugConnectedRegular),
  audit: bundleIcon(ShieldTaskFilled, ShieldTaskRegular),
  dashboard: bundleIcon(DataBarVerticalFilled, DataBarVerticalRegular),
  jobs: bundleIcon(HistoryFilled, HistoryRegular),
  orders: bundleIcon(ReceiptFilled, ReceiptRegular),
  packages: bundleIcon(BoxFilled, BoxRegular),
  user_groups: bundleIcon(PeopleTeamFilled, PeopleTeamRegular),
  stores: bundleIcon(StoreMicrosoftFilled, StoreMicrosoftRegular),
};
const OTHER = bundleIcon(DocumentFilled, DocumentRegular);

/** The id may be what somebody sent, and every object has a `constructor`. */
export const menuIcon = (id: string): FluentIcon => (Object.hasOwn(ICONS, id) ? ICONS[id] : null) ?? OTHER;
