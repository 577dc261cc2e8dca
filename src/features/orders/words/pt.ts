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
        pay_seen_minor: "Pagar no máximo",
        pay_stopped: "Deixou de esperar porque",
        available_minor: "Disponível",
        cools_until: "Tempo de reflexão até",
        refunds_minor: "Reembolsado",
        note: "Observação",
        paid: "Pago",
        phone: "Telefone",
        platform: "Plataforma",
        quantity: "Quantidade",
        version: "Versão",
        wait_step: "Etapa aguardada",
        wait_since: "Aguarda desde",
      },
    },
  },
  paying: {
    goods: "Mercadorias",
    shipping: "Envio",
    shippingTaxed: "Envio, imposto incluído",
    tax: "Imposto",
    goodsTax: "Imposto sobre as mercadorias",
    total: "Total",
    unpriced: "Ainda sem preço: cobrado com a etiqueta",
    ownLabel: "Você fornece a etiqueta",
    captured: "Cobrança do envio",
    reserved: "Reservado",
    reservedPostage: "Reservado para o envio",
    noShipping: "Nada reservado nem cobrado",
    refunded: "Reembolsado",
    afterRefunds: "Total após reembolsos",
    refundedOf: "{amount} reembolsados",
    stoppedPieces: { one: "{number} parada", other: "{number} paradas" },
    dropNone:
      "Escolha as peças de {code} que param. O que foi cobrado por elas volta ao saldo. Não é possível desfazer.",
    dropPaid: {
      one: "{number} peça de {code} será parada e {amount} reembolsados no saldo. Não é possível desfazer.",
      other:
        "{number} peças de {code} serão paradas e {amount} reembolsados no saldo. Não é possível desfazer.",
    },
    dropUnpaid: {
      one: "{number} peça de {code} será parada. Não há nada a reembolsar. Não é possível desfazer.",
      other: "{number} peças de {code} serão paradas. Não há nada a reembolsar. Não é possível desfazer.",
    },
    postageLater: "O envio é reservado agora e cobrado na compra da etiqueta.",
    left: "Resta depois",
    awaited: "Outros pedidos em espera",
    short: "Faltam",
    act: "Pagar {amount}",
    changed: "O preço mudou. Você viu {before}; agora é {now}.",
    later: "Pode ser pago sozinho assim que o saldo o cobrir, por {amount} no máximo.",
    awaiting: "À espera de saldo desde {when}. É pago assim que o saldo o cobrir, por {amount} no máximo.",
    stopped: "Deixou de esperar saldo. {why}",
  },
  event: {
    order: {
      awaitFunds: "Pagar quando houver saldo",
      forgetFunds: "Deixar de esperar saldo",
      unpay: "Desfazer pagamento",
      drop: "Parar itens",
      repack: "Montar um pacote",
    },
  },
  choice: {
    funds: { awaiting: "À espera de saldo", stopped: "Deixou de esperar saldo" },
    wait: {
      money: "Pagamento",
      art: "Um arquivo de impressão",
      blank: "Uma peça em branco",
      decision: "Uma decisão",
      cooling: "Prazo de reflexão",
      step: "Uma etapa da oficina",
      label: "Uma etiqueta",
      carrier: "A transportadora",
    },
  },
  wait: {
    money: "Aguarda o pagamento desde {since}",
    art: "Aguarda um arquivo de impressão desde {since}",
    blank: "Aguarda uma peça em branco desde {since}",
    decision: {
      Draft: "Aguarda o envio desde {since}",
      "On Hold": "Aguarda que alguém levante a suspensão desde {since}",
      "Cancel Requested": "Aguarda resposta ao pedido de cancelamento desde {since}",
      Rejected: "Aguarda uma decisão sobre uma peça rejeitada desde {since}",
    },
    cooling: "Aguarda o fim do prazo de reflexão desde {since}",
    step: {
      QC: "Aguarda a inspeção desde {since}",
      Cutting: "Aguarda o corte desde {since}",
      Printing: "Aguarda a impressão desde {since}",
      Sewing: "Aguarda a costura desde {since}",
      "Final QC": "Aguarda a inspeção final desde {since}",
      Packing: "Aguarda a embalagem desde {since}",
    },
    open: {
      QC: "Em inspeção desde {since}",
      Cutting: "Em corte desde {since}",
      Printing: "Em impressão desde {since}",
      Sewing: "Em costura desde {since}",
      "Final QC": "Em inspeção final desde {since}",
      Packing: "Em embalagem desde {since}",
    },
    label: "Aguarda uma etiqueta desde {since}",
    carrier: {
      Ready: "Aguarda a recolha pela transportadora desde {since}",
      Shipped: "Aguarda a entrega desde {since}",
    },
    units: { one: "{units} de {count} peça", other: "{units} de {count} peças" },
    all: { one: "a única peça", other: "todas as {count} peças" },
    ahead: "{number} à frente",
    next: "a próxima",
  },
  bulk: {
    work: {
      order: {
        awaitFunds: {
          act: {
            one: "Pagar {number} pedido quando houver saldo",
            other: "Pagar {number} pedidos quando houver saldo",
          },
          acted: { one: "{number} à espera de saldo", other: "{number} à espera de saldo" },
          means:
            "São pagos assim que o saldo os cobrir, primeiro os de prazo mais próximo, e nunca acima dos totais mostrados.",
        },
        forgetFunds: {
          act: {
            one: "Deixar de esperar saldo para {number} pedido",
            other: "Deixar de esperar saldo para {number} pedidos",
          },
          acted: { one: "{number} já não espera", other: "{number} já não esperam" },
          means: "Ficam por pagar até alguém os pagar.",
        },
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
