import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  profit: {
    title: "Lucro",
    packageText:
      "Sem imposto. As peças contam com o seu pedido. A diferença é o valor cobrado menos o custo no razão: uma fatura corrige o que foi lançado, e um valor contestado só é custo quando é perdido.",
    orderText:
      "Sem imposto, com os pacotes que este pedido paga. A diferença é o valor cobrado menos o custo no razão: uma fatura corrige o que foi lançado, e um valor contestado só é custo quando é perdido.",
    column: {
      part: "Parte",
      charged: "Cobrado",
      booked: "Custo lançado",
      invoiced: "Custo faturado",
      difference: "Diferença",
    },
    part: {
      goods: "Artigos e produção",
      postage: "Postagem",
      handling: "Manuseio",
      fee: "Taxas",
      adjustment: "Repassado",
      local: "Agente de carga",
      duty: "Impostos",
    },
    total: "Total",
  },
};
