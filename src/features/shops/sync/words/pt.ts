import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  choice: {
    events: { shop: { broken: "A ligação com uma loja está interrompida" } },
    hold_reason: { shopDifference: "Difere da loja", shopCancel: "Cancelado na loja" },
  },
  audit: {
    action: {
      testShop: "Ligação com uma loja testada",
      connectShop: "Loja ligada",
      changeShop: "Ligação com uma loja alterada",
      disconnectShop: "Loja desligada",
      syncShop: "Loja lida de imediato",
      settleShopOrder: "Diferença em relação à loja decidida",
      shop_sync: "Recebido da loja",
      shop_accept: "Alteração da loja aceite",
      shop_refuse: "Alteração da loja recusada",
    },
  },
};
