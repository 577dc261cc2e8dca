const search = {
  replaces: "Replaces {ticket}",
  group: {
    recent: "Recent",
    actions: "Actions",
    pages: "Pages",
    orders: "Orders",
    units: "Garments",
    packages: "Packages",
    items: "Items",
    stores: "Stores",
    jobs: "Jobs",
    users: "Users",
    notifications: "Notifications",
  },
  page: {
    order_processing: "Order processing",
    order_in_production: "Order in production",
    items: "Items",
    support: "Support",
    fulfilments: "Fulfillments",
    notification_settings: "Notification settings",
  },
  open: "Open {page}",
  results: "Results",
  count: {
    one: "{count} result",
    other: "{count} results",
  },
  asking: "Searching",
  none: "Nothing found for “{text}”.",
  noAction: "No action named “{text}”.",
  about:
    "Search by number, shop number, tracking number, recipient, SKU or name. A full number opens its record directly.",
  aboutNobody: "Sign in to search orders and items. A page is shown once you are signed in.",
  short: "Type at least three letters to find records. A shorter number has to be complete.",
  failed: "The search failed. {reason}",
  retry: "Try again",
  keys: {
    move: "to choose",
    go: "to open",
    close: "to close",
    actions: "for actions only",
    star: "to star the page",
  },
} as const;

export const words = { search };
export type English = typeof words;
