const notifications = {
  bar: {
    open: "Notifications",
    unread: { one: "Notifications: {count} unread", other: "Notifications: {count} unread" },
  },
} as const;

export const words = { notifications };
