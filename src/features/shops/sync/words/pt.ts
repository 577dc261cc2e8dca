import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  choice: {
    events: { shop: { broken: "A ligação com uma loja está interrompida" } },
    hold_reason: { shopDifference: "Difere da loja", shopCancel: "Cancelado na loja" },
  },
  audit: {
    field: {
      shop: "Loja",
      secret: "Segredo",
      address: "Endereço da loja",
      secrets: "Segredos",
      from_day: "Pedidos a partir deste dia",
      order_states: "Pedidos que entram",
      methods: "Métodos de envio",
      value: "Valor",
      is_ours: "Feito por nós",
      variant_id: "Produto da loja",
    },
    action: {
      beginShopSignIn: "Entrada em uma plataforma iniciada",
      finishShopSignIn: "Entrada em uma plataforma concluída",
      testShop: "Ligação com uma loja testada",
      connectShop: "Loja ligada",
      changeShop: "Ligação com uma loja alterada",
      disconnectShop: "Loja desligada",
      syncShop: "Loja lida de imediato",
      matchShopVariants: "Produtos de uma loja associados",
      markShopVariants: "Produtos de uma loja marcados",
      settleShopOrder: "Diferença em relação à loja decidida",
      shop_sync: "Recebido da loja",
      shop_accept: "Alteração da loja aceite",
      shop_refuse: "Alteração da loja recusada",
    },
  },
};
