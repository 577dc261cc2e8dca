import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const cannedReply: Noun = { gender: "f", one: "resposta pronta", other: "respostas prontas" };

export const words: Translation<English> = {
  menu: { canned_replies: "Respostas prontas" },
  replies: {
    insert: "Inserir resposta",
    search: "Procurar uma resposta",
    none: "Nenhuma resposta ativa tem essas palavras.",
    found: {
      one: "{count} resposta: escolha com as setas",
      other: "{count} respostas: escolha com as setas",
    },
    ofKind: "Só respostas para “{kind}”",
    language: "Idioma da resposta",
    manage: "Gerenciar respostas",
  },
  list: {
    hint: { canned_replies: "Título ou texto …" },
    primary: { canned_replies: sentences.newOne(cannedReply) },
  },
  entity: {
    canned_replies: {
      ...sentences.record(cannedReply, "Os comentários escritos com ela permanecem."),
      section: { texts: "Textos", record: "Registro" },
      group: {
        reply: {
          title: "Resposta em inglês",
          help: "A equipe a insere em um comentário e pode mudá-la ali antes de enviar.",
        },
        translations: {
          title: "Outros idiomas",
          help: "O texto em inglês é usado em um idioma que não tem o seu.",
        },
      },
      help: {
        title: "A equipe a encontra por este nome. Cada resposta precisa do seu.",
        status: "Uma resposta pausada não é oferecida nos comentários.",
        body:
          "As palavras order, tracking e name entre chaves viram o número do pedido, o código de rastreio e o nome do vendedor.",
      },
      field: {
        title: "Título",
        support_case: "Tipo",
        body: "Texto em inglês",
        body_de: "Texto em alemão",
        body_fr: "Texto em francês",
        body_pt: "Texto em português",
      },
    },
  },
  choice: {
    support_case: {
      Product: "Produto",
      Print: "Impressão",
      Shipping: "Envio",
      Address: "Endereço",
      Billing: "Cobrança",
      Other: "Outro",
    },
  },
  search: { group: { canned_replies: "Respostas prontas" } },
  rights: { module: { canned_replies: "Respostas prontas" } },
  audit: {
    entity: { cannedReplies: "Respostas prontas" },
    action: {
      makeCannedReply: sentences.wasSaved(cannedReply),
      trashCannedReply: sentences.wasDeleted(cannedReply),
    },
  },
};
