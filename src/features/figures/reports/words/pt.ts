import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: { order_report: "Relatório de pedidos" },
  entity: {
    figures: {
      name: {
        orders: "Pedidos",
        garments: "Peças",
        value: "Valor",
        open: "Abertos",
        late: "Atrasados",
        on_hold: "Retidos",
        cancelled: "Cancelados",
        cancelled_share: "Parte cancelada",
        returned: "Devolvidos",
        returned_share: "Parte devolvida",
        remade: "Reimpressões",
        remade_share: "Parte de reimpressões",
        shipped: "Enviados",
        on_time: "Enviados no prazo",
        on_time_share: "Parte no prazo",
        hours_50: "Metade enviada em",
        hours_90: "90% enviados em",
      },
      means: {
        orders: "Pedidos que chegaram nestes dias.",
        garments: "Peças destes pedidos.",
        value: "O que estes pedidos custam, sem imposto nem porte.",
        open: "Pedidos destes dias, enviados e ainda não concluídos.",
        late: "Pedidos abertos destes dias cujo prazo passou.",
        on_hold: "Pedidos destes dias que estão retidos agora.",
        cancelled: "Pedidos destes dias que foram cancelados.",
        cancelled_share: "Pedidos cancelados entre todos os destes dias.",
        returned: "Pedidos destes dias que voltaram.",
        returned_share: "Pedidos devolvidos entre todos os destes dias.",
        remade: "Pedidos destes dias que substituem peças com defeito.",
        remade_share: "Reimpressões entre todos os pedidos destes dias.",
        shipped: "Pedidos entregues à transportadora nestes dias.",
        on_time: "Pedidos enviados nestes dias, dentro do prazo.",
        on_time_share: "Pedidos enviados no prazo entre todos os enviados nestes dias.",
        hours_50: "Metade dos pedidos enviados nestes dias levou no máximo este tempo, da chegada à entrega.",
        hours_90:
          "Nove em cada dez pedidos enviados nestes dias levaram no máximo este tempo, da chegada à entrega.",
      },
    },
  },
};
