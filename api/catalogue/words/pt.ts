import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  noLabelYet: "Ainda não tem etiqueta.",
  noSuchDocument: "Fica no próprio país e não precisa deste documento.",
  artClosed: "A arte não pode mais ser alterada: uma peça já passou pelo QC, ou todas foram canceladas.",
  artNotWanted: "Nada é impresso neste item.",
  stockBelowZero: "Há menos do que isso em estoque. Digite um número menor.",
  stockTooMuch: "É mais do que um item pode ter em um local. Digite um número menor.",
  isProductActive: "O produto está descontinuado. Ative-o primeiro.",
  itemInUse:
    "Um item que está em pedidos ou associado ao SKU de uma loja não pode ser excluído. Descontinue-o.",
  productHasItems: "O produto tem itens e por isso não pode ser excluído. Descontinue-o.",
  locationIsDesk: "Esta é a central de atendimento. Desative isso antes de excluir o local.",
  locationHasWork: "Há peças a ser feitas ali. Termine-as ou envie-as a outro local primeiro.",
  whyAgain: "Isto já foi impresso. Diga por que imprimir de novo.",
  locationInUse: "Algo foi feito ou é contado ali, por isso não pode ser eliminado. Feche-o em vez disso.",
  binHoldsOrder: "Um escaninho ainda tem peças de um pedido. Esvazie-o primeiro.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  stockLow: {
    subject: "{sku} está acabando em {location}",
    content: "Livres: {count}. Peça mais, ou passe peças para outro local.",
  },
  stocksLow: { subject: "{count} artigos estão acabando", content: "{lines}" },
};
