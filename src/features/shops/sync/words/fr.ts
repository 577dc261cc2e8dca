import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  choice: {
    events: { shop: { broken: "La connexion avec une boutique est interrompue" } },
    hold_reason: { shopDifference: "Elle diffère de la boutique", shopCancel: "Annulée dans la boutique" },
  },
  audit: {
    action: {
      testShop: "Connexion avec une boutique testée",
      connectShop: "Boutique connectée",
      changeShop: "Connexion avec une boutique modifiée",
      disconnectShop: "Boutique déconnectée",
      syncShop: "Boutique lue tout de suite",
      settleShopOrder: "Différence avec la boutique tranchée",
      shop_sync: "Repris de la boutique",
      shop_accept: "Changement de la boutique accepté",
      shop_refuse: "Changement de la boutique refusé",
    },
  },
};
