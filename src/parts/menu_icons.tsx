/** One icon for each menu item, by resource id: the outline, and the filled one of the active item. */
import {
  BoxFilled,
  BoxRegular,
  bundleIcon,
  ChatMultipleFilled,
  ChatMultipleRegular,
  DataBarVerticalFilled,
  DataBarVerticalRegular,
  DocumentFilled,
  DocumentRegular,
  FlowchartFilled,
  FlowchartRegular,
  type FluentIcon,
  HistoryFilled,
  HistoryRegular,
  MegaphoneFilled,
  MegaphoneRegular,
  PeopleTeamFilled,
  PeopleTeamRegular,
  PersonFilled,
  PersonRegular,
  PlugConnectedFilled,
  PlugConnectedRegular,
  PuzzlePieceFilled,
  PuzzlePieceRegular,
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
  chat_room: bundleIcon(ChatMultipleFilled, ChatMultipleRegular),
  call_to_action: bundleIcon(MegaphoneFilled, MegaphoneRegular),
  dashboard: bundleIcon(DataBarVerticalFilled, DataBarVerticalRegular),
  flows: bundleIcon(FlowchartFilled, FlowchartRegular),
  extensions: bundleIcon(PuzzlePieceFilled, PuzzlePieceRegular),
  jobs: bundleIcon(HistoryFilled, HistoryRegular),
  orders: bundleIcon(ReceiptFilled, ReceiptRegular),
  packages: bundleIcon(BoxFilled, BoxRegular),
  stores: bundleIcon(StoreMicrosoftFilled, StoreMicrosoftRegular),
  user_groups: bundleIcon(PeopleTeamFilled, PeopleTeamRegular),
  users: bundleIcon(PersonFilled, PersonRegular),
};
const OTHER = bundleIcon(DocumentFilled, DocumentRegular);

/** True where an item has one of its own. */
export const hasMenuIcon = (id: string): boolean => Object.hasOwn(ICONS, id);

/** The id may be what somebody sent, and every object has a `constructor`. */
export const menuIcon = (id: string): FluentIcon => (hasMenuIcon(id) ? ICONS[id] : null) ?? OTHER;
