/** Words of orders that come from connected shops. */
export const words = {
  choice: {
    events: { shop: { broken: "Connection with a shop is broken" } },
    hold_reason: { shopDifference: "It differs from the shop", shopCancel: "Cancelled in the shop" },
  },
  audit: {
    field: {
      shop: "Shop",
      secret: "Secret",
      address: "Address of the shop",
      secrets: "Secrets",
      from_day: "Orders from this day on",
      order_states: "Orders that come in",
      methods: "Shipping methods",
      value: "Value",
      is_ours: "Made by us",
      variant_id: "Product of the shop",
    },
    action: {
      beginShopSignIn: "Sign-in at a platform begun",
      finishShopSignIn: "Signed in at a platform",
      testShop: "Connection with a shop tested",
      connectShop: "Shop connected",
      changeShop: "Connection with a shop changed",
      disconnectShop: "Shop disconnected",
      syncShop: "Shop read at once",
      matchShopVariants: "Products of a shop matched",
      markShopVariants: "Products of a shop marked",
      settleShopOrder: "Difference from the shop decided",
      shop_sync: "Synced from the shop",
      shop_accept: "Change of the shop accepted",
      shop_refuse: "Change of the shop refused",
    },
  },
} as const;
export type English = typeof words;
