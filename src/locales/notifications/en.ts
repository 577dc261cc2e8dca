/** Words of notifications: the bell, its panel, the page. */
export const notifications = {
  bar: {
    open: "Notifications",
    unread: { one: "Notifications: {count} unread", other: "Notifications: {count} unread" },
  },
} as const;
