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
      movePriceTable: "Status da tabela de preços mudou",
      table_schedule: "Tabela de preços programada",
      table_withdraw: "Tabela de preços retirada",
      table_revise: "Tabela de preços revisada",
      table_settle: "A tabela de preços seguiu as datas",
      prices_backtest: "Teste retroativo concluído",
    },
  },
};
