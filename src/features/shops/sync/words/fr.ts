import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  choice: {
    events: { shop: { broken: "La connexion avec une boutique est interrompue" } },
    hold_reason: { shopDifference: "Elle diffère de la boutique", shopCancel: "Annulée dans la boutique" },
  },
  audit: {
    field: {
      shop: "Boutique",
      secret: "Secret",
      address: "Adresse de la boutique",
      secrets: "Secrets",
      from_day: "Commandes à partir de ce jour",
      order_states: "Commandes reprises",
      methods: "Modes d’expédition",
      value: "Valeur",
      is_ours: "Fabriqué par nous",
      variant_id: "Produit de la boutique",
    },
    action: {
      beginShopSignIn: "Connexion à une plateforme commencée",
      finishShopSignIn: "Connecté à une plateforme",
      testShop: "Connexion avec une boutique testée",
      connectShop: "Boutique connectée",
      changeShop: "Connexion avec une boutique modifiée",
      disconnectShop: "Boutique déconnectée",
      syncShop: "Boutique lue tout de suite",
      matchShopVariants: "Produits d’une boutique associés",
      markShopVariants: "Produits d’une boutique marqués",
      settleShopOrder: "Différence avec la boutique tranchée",
      shop_sync: "Repris de la boutique",
      shop_accept: "Changement de la boutique accepté",
      shop_refuse: "Changement de la boutique refusé",
    },
  },
};
