/** Words of orders that come from connected shops. */
export const words = {
  choice: {
    events: { shop: { broken: "Connection with a shop is broken" } },
    hold_reason: { shopDifference: "It differs from the shop", shopCancel: "Cancelled in the shop" },
  },
  audit: {
    action: {
      testShop: "Connection with a shop tested",
      connectShop: "Shop connected",
      changeShop: "Connection with a shop changed",
      disconnectShop: "Shop disconnected",
      syncShop: "Shop read at once",
      settleShopOrder: "Difference from the shop decided",
      shop_sync: "Taken over from the shop",
      shop_accept: "Change of the shop accepted",
      shop_refuse: "Change of the shop refused",
    },
  },
} as const;
export type English = typeof words;
