import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Endereço",
        address_line2: "Complemento",
        company: "Empresa",
        file: "Arquivo da etiqueta",
        unit_ids: "Peças",
        expected_minor: "Total visto",
        cools_until: "Tempo de reflexão até",
        refunds_minor: "Reembolsado",
        note: "Observação",
        paid: "Pago",
        phone: "Telefone",
        platform: "Plataforma",
        quantity: "Quantidade",
        version: "Versão",
      },
    },
  },
  event: {
    order: {
      unpay: "Desfazer pagamento",
      drop: "Parar itens",
      repack: "Montar um pacote",
    },
  },
  bulk: {
    work: {
      order: {
        unpay: {
          act: {
            one: "Desfazer pagamento de {number} pedido",
            other: "Desfazer pagamento de {number} pedidos",
          },
          acted: {
            one: "{number} sem pagamento de novo",
            other: "{number} sem pagamento de novo",
          },
          means: "O que foi pago volta para o saldo, e os pedidos esperam o pagamento.",
        },
        repack: {
          act: {
            one: "Montar um pacote para {number} pedido",
            other: "Montar pacotes para {number} pedidos",
          },
          acted: {
            one: "{number} com pacote",
            other: "{number} com pacote",
          },
          means: "Peças que não estão em nenhum pacote recebem um.",
        },
      },
    },
  },
};
