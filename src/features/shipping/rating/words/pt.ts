import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  status: {
    draft: "Rascunho",
    scheduled: "Programada",
    active: "Vigente",
    ended: "Encerrada",
    withdrawn: "Retirada",
  },
  event: { table: { schedule: "Programar", withdraw: "Retirar", revise: "Revisar" } },
  audit: {
    action: {
      makePriceTable: "Tabela de preços salva",
      makeCostTable: "Tabela de custos salva",
      trashPriceTable: "Tabelas de preços excluídas",
      trashCostTable: "Tabelas de custos excluídas",
      movePriceTable: "Status da tabela mudou",
      table_schedule: "Tabela programada",
      table_withdraw: "Tabela retirada",
      table_revise: "Tabela revisada",
      table_settle: "A tabela seguiu as datas",
      prices_backtest: "Teste retroativo concluído",
    },
    entity: { priceTables: "Tabelas de preços" },
  },
};
