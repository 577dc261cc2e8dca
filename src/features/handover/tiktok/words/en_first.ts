export const words = {
  view: {
    tiktok_map: "To match",
    tiktok_push: "To push",
    tiktok_label: "To label",
    tiktok_late: "Late",
    tiktok_cancel: "Cancel requested",
  },
  menu: {
    tiktok_orders: "TikTok Orders",
  },
} as const;
