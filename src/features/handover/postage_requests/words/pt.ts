import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const request: Noun = { gender: "f", one: "cobrança de postagem", other: "cobranças de postagem" };

export const words: Translation<English> = {
  menu: {
    pb_request: "Pedidos PB",
  },
  entity: {
    pb_request: {
      ...sentences.record(request),
      section: {
        request: "Cobrança",
        money: "Valores",
      },
      group: {
        request: {
          title: "Dinheiro de volta de um fornecedor",
          help: "Para a etiqueta mais nova deste número. Outra pessoa a envia ao fornecedor.",
        },
      },
      help: {
        expected_minor: "Deixe vazio para o custo da etiqueta.",
        case_code: "O número de um caso, por exemplo CS-000123.",
      },
      field: {
        code: "Número",
        tracking_number: "Rastreio",
        kind: "Tipo",
        expected_minor: "Valor",
        days_left: "Dias restantes",
        source: "Origem",
        status: "Status",
        credited_minor: "Creditado",
        package: "Pacote",
        package_code: "Pacote",
        deadline_at: "Prazo",
        biller: "Faturado por",
        dispute_ref: "Número do fornecedor",
        case_code: "Caso",
        note: "Motivo",
        reason: "Motivo",
        maker_name: "Pedida por",
        checker_name: "Enviada por",
        decided_at: "Decidida em",
        created_at: "Criada em",
      },
    },
  },
  choice: {
    kind: {
      void: "Anular etiqueta",
      apv: "Contestar ajuste",
      claim: "Reclamar perda",
      missing_credit: "Crédito em falta",
    },
    source: {
      manual: "À mão",
      "auto-void": "Etiqueta não usada",
      case: "Caso",
      "invoice-variance": "Linha de fatura",
    },
  },
  ...statusWords({ Denied: "Negado|Negada", Credited: "Creditado|Creditada", Expired: "Expirado|Expirada" }),
  list: {
    hint: {
      pb_request: "Número, rastreio, número do fornecedor …",
    },
    primary: {
      pb_request: sentences.newOne(request),
    },
  },
  search: {
    group: {
      pb_request: sentences.all(request),
    },
  },
  rights: {
    module: {
      pb_request: "Pedidos PB",
    },
  },
  event: {
    request: {
      submit: "Enviar",
      accept: "Aceita pelo fornecedor",
      deny: "Negada",
      cancel: "Retirar cobrança",
      credit: "Creditada",
      lapse: "Expirada",
    },
  },
  jobs: {
    records: {
      pb_request: { one: "{n} cobrança de postagem", other: "{n} cobranças de postagem" },
    },
  },
  bulk: {
    work: {
      request: {
        submit: {
          act: { one: "Enviar {number} cobrança", other: "Enviar {number} cobranças" },
          acted: { one: "{number} enviada", other: "{number} enviadas" },
          means: "São marcadas como enviadas ao fornecedor.",
        },
        accept: {
          act: { one: "Aceitar {number} cobrança", other: "Aceitar {number} cobranças" },
          acted: { one: "{number} aceita", other: "{number} aceitas" },
          means: "Etiquetas são anuladas e perdas reclamadas.",
        },
        deny: {
          act: { one: "Negar {number} cobrança", other: "Negar {number} cobranças" },
          acted: { one: "{number} negada", other: "{number} negadas" },
          means: "O fornecedor as recusou.",
        },
        cancel: {
          act: { one: "Retirar {number} cobrança", other: "Retirar {number} cobranças" },
          acted: { one: "{number} retirada", other: "{number} retiradas" },
          means: "Nada é pedido ao fornecedor.",
        },
      },
    },
  },
  postageRequests: {
    days: { one: "{n} dia", other: "{n} dias" },
    over: "Prazo vencido",
  },
  audit: {
    action: {
      makePostageRequest: "Cobrança de postagem criada",
      movePostageRequest: "A cobrança de postagem mudou de status",
      request_submit: "Cobrança de postagem enviada",
      request_accept: "Cobrança de postagem aceita",
      request_deny: "Cobrança de postagem negada",
      request_cancel: "Cobrança de postagem retirada",
      request_credit: "Postagem creditada",
      request_lapse: "Cobrança de postagem expirada",
    },
    entity: {
      postageRequests: sentences.all(request),
    },
  },
};
