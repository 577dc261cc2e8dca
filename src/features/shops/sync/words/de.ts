import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  choice: {
    events: { shop: { broken: "Verbindung mit einem Shop ist gestört" } },
    hold_reason: { shopDifference: "Sie weicht vom Shop ab", shopCancel: "Im Shop storniert" },
  },
  audit: {
    field: {
      shop: "Shop",
      secret: "Geheimnis",
      address: "Adresse des Shops",
      secrets: "Geheimnisse",
      from_day: "Bestellungen ab diesem Tag",
      order_states: "Bestellungen, die übernommen werden",
      methods: "Versandarten",
      value: "Wert",
      is_ours: "Von uns hergestellt",
      variant_id: "Produkt des Shops",
    },
    action: {
      beginShopSignIn: "Anmeldung bei einer Plattform begonnen",
      finishShopSignIn: "Bei einer Plattform angemeldet",
      testShop: "Verbindung mit einem Shop getestet",
      connectShop: "Shop verbunden",
      changeShop: "Verbindung mit einem Shop geändert",
      disconnectShop: "Shop getrennt",
      syncShop: "Shop sofort gelesen",
      matchShopVariants: "Produkte eines Shops zugeordnet",
      markShopVariants: "Produkte eines Shops markiert",
      settleShopOrder: "Über einen Unterschied zum Shop entschieden",
      shop_sync: "Vom Shop übernommen",
      shop_accept: "Änderung des Shops angenommen",
      shop_refuse: "Änderung des Shops abgelehnt",
    },
  },
};
