import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Endereço",
        address_line2: "Complemento",
        company: "Empresa",
        expected_minor: "Total visto",
        cools_until: "Tempo de reflexão até",
        note: "Observação",
        paid: "Pago",
        phone: "Telefone",
        platform: "Plataforma",
        quantity: "Quantidade",
        version: "Versão",
      },
    },
  },
};
