import type { StatusMeanings } from "../shape.ts";

export const postMeanings: Pick<StatusMeanings, "manifest" | "number_range" | "postal_number"> = {
  manifest: {
    status: {
      Processing: "Pacotes entram na lista e saem dela.",
      Generated: "A lista está fixa e espera o balcão.",
      Submitted: "Os correios têm os pacotes; falta a resposta deles.",
      Accepted: "Os correios os aceitaram; estão despachados.",
      Closed: "Os correios os aceitaram, e nada está aberto.",
      Cancelled: "Não foi necessária; os pacotes estão livres.",
    },
  },
  number_range: {
    status: {
      Active: "Seus números são entregues.",
      Paused: "Nenhum dos seus números é entregue.",
      Exhausted: "Todos os seus números foram entregues.",
    },
  },
  postal_number: {
    status: {
      Reserved: "O número está impresso e em nenhum pacote.",
      Assigned: "A etiqueta de um pacote tem o número.",
      Used: "A transportadora leu o número.",
      Retired: "O pacote do número chegou, voltou ou se perdeu.",
      Void: "Ninguém pode usar o número.",
    },
  },
};
