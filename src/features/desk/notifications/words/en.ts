import { notices as notice } from "../../../../../api/generated/notices/en.ts";
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

const notificationsLate = {
  title: "Notifications",
  all: "All notifications",
  readAll: "Mark all read",
  show: "Show",
  every: "All",
  unreadOnly: "Unread",
  type: "About",
  types: { Order: "Orders", Item: "Items", Support: "Support" },
  kind: { Order: "Order", Item: "Item", Support: "Support" },
  unread: "Unread",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  fresh: { one: "{count} new", other: "{count} new" },
  more: "Load more",
  loading: "Loading notifications",
  loadingMore: "Loading older notifications",
  end: "You have reached the end.",
  emptyTitle: "No notifications yet",
  emptyText: "Notifications appear here when somebody mentions you, or when something needs your attention.",
  noneTitle: "No notifications here",
  noneText: "They are all read, or there were none.",
  showAll: "Show all notifications",
  failedTitle: "The notifications could not be loaded",
  stale: "This may be out of date. {reason}",
  moreFailed: "Older ones could not be loaded. {reason}",
  markFailed: "The change was not saved. {reason}",
  retry: "Try again",
} as const;

export const words = { notifications: notificationsLate, notice };
export type English = Both<typeof first, typeof words>;
