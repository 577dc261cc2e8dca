import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: {
    quality: "Qualidade",
    quality_of_orders: "Qualidade dos pedidos",
    reprint_costs: "Custos das reimpressões",
    faults: "Defeitos",
  },
  quality: {
    tab: { garments: "Peças", faults: "Defeitos", orders: "Pedidos", costs: "Custos" },
    card: {
      title: "Qualidade: rejeições por etapa, últimos 7 dias",
      open: "Abrir a qualidade",
      none: "Nenhum defeito.",
    },
  },
  entity: {
    faults: {
      field: {
        at: "Data",
        ticket: "Peça",
        step: "Onde o erro surgiu",
        reason: "O que está errado",
        station: "Estação",
        found: "Encontrado por",
        found_step: "Rejeitada em",
        order_code: "Pedido",
        case_code: "Caso",
        note: "Nota",
        quantity: "Peças",
        seller: "Vendedor",
        seller_name: "Vendedor",
      },
    },
    report_entries: { field: { remedy: "Reposição" } },
    figures: {
      name: {
        rejects: "Rejeições",
        escapes: "Encontrados por compradores",
        faults: "Defeitos",
        escapes_share: "Parte encontrada por compradores",
        faulty_garments: "Peças com defeito",
        paid: "Pagos",
        paid_50: "Metade paga em",
        paid_90: "90% pagos em",
        produced: "Produzidos",
        produced_50: "Metade produzida em",
        produced_90: "90% produzidos em",
        cost_remade: "Produção das reimpressões",
        cost_remade_share: "Parte de reimpressões",
      },
      means: {
        rejects: "Peças que uma estação rejeitou nestes dias, contadas a cada vez. As desfeitas não contam.",
        escapes:
          "Linhas de casos com uma causa cuja etapa foi feita nestes dias; sem a hora dela, casos abertos nestes dias.",
        faults: "Rejeições e defeitos encontrados por compradores.",
        escapes_share: "Defeitos que nenhuma estação viu, entre todos os defeitos.",
        faulty_garments: "Peças de todos os defeitos; uma linha de um caso pode ser sobre várias.",
        paid: "Pedidos pagos nestes dias.",
        paid_50: "Metade dos pedidos pagos nestes dias levou no máximo este tempo, da chegada ao pagamento.",
        paid_90:
          "Nove de cada dez pedidos pagos nestes dias levaram no máximo este tempo, da chegada ao pagamento.",
        produced: "Pedidos cuja última peça ficou pronta nestes dias.",
        produced_50:
          "Metade dos pedidos produzidos nestes dias levou no máximo este tempo, da chegada à última peça pronta.",
        produced_90:
          "Nove de cada dez pedidos produzidos nestes dias levaram no máximo este tempo, da chegada à última peça pronta.",
        cost_remade: "Custos de produção causados por reimpressões.",
        cost_remade_share: "Produção das reimpressões entre todos os custos de produção.",
      },
    },
  },
  axis: { step: { Printing: "Impressão" }, found_step: { Printing: "Impressão" } },
  choice: {
    found: { station: "Estação", buyer: "Comprador" },
    reason: {
      misprint: "Erro de impressão",
      hole: "Furo",
      seam: "Costura aberta",
      position: "Estampa fora do lugar",
      artwork: "Arte errada",
      another: "Outra coisa",
    },
  },
};
