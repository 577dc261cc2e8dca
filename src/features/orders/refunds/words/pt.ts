import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const refundRequest: Noun = {
  gender: "f",
  one: "solicitação de reembolso",
  other: "solicitações de reembolso",
};

export const words: Translation<English> = {
  menu: {
    refund_requests: "Solicitações de reembolso",
  },
  refunds: {
    noOrder: "Escolha primeiro o pedido.",
    loading: "Carregando as cobranças",
    nothingCharged: "Este pedido nunca foi cobrado.",
    allOfAll: "Tudo o que resta",
    total: "A reembolsar",
    gives: "{name} recebe {amount} de volta no saldo.",
    all: "Tudo",
    allOf: "Tudo o que resta de {name}",
    amountOf: "Reembolso de {name}",
    paid: "Pago",
    refunded: "Reembolsado",
    asked: "Solicitado",
    left: "Resta",
    leftNow: "Restam apenas {amount}.",
    another: "Outro pedido",
    unknownOrder: "Não há pedido com este número.",
    find: "Buscar",
    lines: "O que é solicitado",
    line: "Cobrado por",
    requested: "Reembolso",
    returned: "Já devolvido",
    photo: {
      drop: "Solte a foto aqui",
      hint: "Uma foto do problema, até {size} MB. Você também pode soltar ou colar.",
      tooLarge: "A foto é maior que {size} MB. Salve-a menor.",
      invalid: "O arquivo não é uma imagem que possa ser mostrada.",
    },
    request: "Solicitar reembolso",
    requests: "Solicitações de reembolso",
    heading: {
      goods: "Itens",
      postage: "Frete",
      handling: "Manuseio",
      fee: "Taxa",
      adjustment: "Ajuste",
    },
  },
  entity: {
    refund_requests: {
      ...sentences.loading(refundRequest),
      ...sentences.saving(refundRequest),
      make: "Solicitar reembolso",
      made: "O reembolso foi solicitado. Os valores ficam reservados até a decisão.",
      section: {
        request: "Solicitação",
        decision: "Decisão",
      },
      group: {
        request: {
          title: "Solicitação de reembolso",
          help: "Alguém decide. Depois o dinheiro volta ao saldo do vendedor.",
        },
      },
      help: {
        order_id: "O número dele, como PD-000123.",
        lines: "Informe quanto de cada cobrança deve voltar.",
        reason: "O que deu errado. Quem decide lê isto.",
      },
      field: {
        photo_id: "Foto",
        order: "Pedido",
        order_id: "Pedido",
        order_code: "Pedido",
        seller_name: "Vendedor",
        lines: "Cobranças",
        charge_line_id: "Cobrança",
        amount_minor: "Reembolso",
        reason: "Motivo",
        requested_minor: "Solicitado",
        approved_minor: "Aprovado",
        maker_name: "Solicitado por",
        checker_name: "Decidido por",
        second_name: "Reembolsado por",
        status: "Status",
        created_at: "Solicitado em",
        decided_at: "Decidido em",
        note: "Motivo da decisão",
      },
    },
  },
  choice: {
    note: {
      givenBack: "Tudo já foi devolvido.",
    },
    events: {
      refund: {
        mention: "Menção em uma solicitação de reembolso",
        asked: "Reembolso solicitado",
        decided: "Sua solicitação de reembolso foi decidida",
        made: "Reembolso solicitado",
        moved: "Status da solicitação de reembolso mudou",
      },
    },
  },
  ...statusWords({
    Posted: "Reembolsado|Reembolsada",
  }),
  list: {
    hint: {
      refund_requests: "Código, pedido, motivo…",
    },
    primary: {
      refund_requests: "Solicitar reembolso",
    },
  },
  event: {
    refund: {
      approve: "Aprovar",
      post: "Reembolsar",
      reject: "Rejeitar",
      cancel: "Cancelar solicitação",
    },
  },
  audit: {
    action: {
      makeRefundRequest: "Reembolso solicitado",
      moveRefundRequest: "Solicitação de reembolso mudou de status",
      refund_approve: "Reembolso aprovado",
      refund_post: "Reembolso devolvido",
      refund_reject: "Reembolso rejeitado",
      refund_cancel: "Solicitação de reembolso cancelada",
      remedies_settle: "Seguiu seus reembolsos",
      orders_settle: "Reduzida pelo que já foi devolvido",
    },
    entity: {
      refundRequests: "Solicitações de reembolso",
    },
  },
};
