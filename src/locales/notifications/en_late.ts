/** Words of notifications that the first screen does without: the panel and the page. */
import type { Both } from "../translation.ts";
import type { notifications } from "./en.ts";

export const notificationsLate = {
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
  end: "These are all.",
  emptyTitle: "Nothing has been told yet",
  emptyText: "When somebody mentions you or your work needs you, it stands here.",
  noneTitle: "Nothing of this kind",
  noneText: "All of it is read, or there was none.",
  showAll: "Show all notifications",
  failedTitle: "The notifications could not be loaded",
  stale: "What you see may be old. {reason}",
  moreFailed: "Older ones could not be loaded. {reason}",
  markFailed: "It is still as it was before you marked it. {reason}",
  retry: "Try again",
} as const;

export type NotificationsWords = Both<typeof notifications, typeof notificationsLate>;
