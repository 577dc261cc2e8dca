/** Meanings of the statuses of platforms' labels and orders. */
import type { StatusMeanings } from "../shape.ts";

export const ofPlatforms: Pick<StatusMeanings, "label_page" | "tiktok_order"> = {
  label_page: {
    status: {
      Unmatched: "Nada na página indica um pedido com certeza.",
      Matched: "A página pertence a um pedido e pode ser anexada.",
      Duplicate: "Uma página anterior é a mesma etiqueta.",
      Mismatch: "O conteúdo da página contradiz a si mesmo ou o pedido.",
      Attached: "A página é a etiqueta do pacote.",
      Discarded: "Ninguém usa a página.",
    },
  },
  tiktok_order: {
    status: {
      "On Hold": "O TikTok retém o pedido, ou ele não está pago.",
      Processing: "O TikTok espera pelo pacote.",
      "Cancel Requested": "O comprador pediu ao TikTok para cancelar o pedido.",
      Shipped: "Uma transportadora tem o pacote.",
      Completed: "O TikTok concluiu o pedido.",
      Cancelled: "O TikTok cancelou o pedido.",
    },
  },
};
