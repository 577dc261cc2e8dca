import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const stock: Noun = { gender: "m", one: "estoque", other: "estoques" };

const STATES = { "In stock": "Em estoque", Low: "Acabando", Out: "Esgotado" };

export const words: Translation<English> = {
  entity: {
    stock: {
      ...sentences.loading(stock),
      title: "Estoque",
      about:
        "Peças em branco que estão aqui. Cada peça recebe a sua assim que o pedido é pago, primeiro a que vence primeiro.",
      add: "Receber ou contar",
      none: "Nada é contado aqui ainda. Comece por um recebimento ou uma contagem.",
      failed: "Não foi possível carregar o estoque. {reason}",
      make: "Salvar estoque",
      made: "O estoque está salvo.",
      edit: "Alterar nível mínimo",
      save: "Salvar nível",
      saved: "O nível está salvo.",
      missingText: "Não existe, ou a sua conta não pode vê-lo.",
      group: { stock: { title: "Nível mínimo", help: "Quando se avisa que está acabando." } },
      help: {
        low_at: "Você é avisado uma vez quando não houver mais que isso livre. 0 significa nunca.",
        reason: "Necessário para uma correção.",
      },
      helpOf: {
        receive: "Quantas chegaram.",
        count: "Quantas há de fato.",
        adjust: "Quantas a mais, ou a menos com sinal de menos.",
      },
      kind: { receive: "Recebimento", count: "Contagem", adjust: "Correção" },
      shortNow: {
        one: "{count} peça espera agora uma peça em branco: {codes}",
        other: "{count} peças esperam agora uma peça em branco: {codes}",
      },
      moves: "Movimentos",
      noMoves: "Nada se moveu ainda.",
      shelf: "{place}: {on_hand} em estoque, {reserved} reservadas, {free} livres",
      untracked: "Este item não é contado em nenhum local. Pode ser pedido sem limite.",
      by: "por {name}",
      automatic: "Automático",
      undone: "desfeito",
      field: {
        code: "SKU",
        name: "Item",
        on_hand: "Em estoque",
        reserved: "Reservadas",
        free: "Livres",
        short: "Em espera",
        low_at: "Mínimo",
        state: "Estoque",
        item: "Item",
        item_id: "Item",
        location: "Local",
        location_id: "Local",
        kind: "O que aconteceu",
        count: "Peças",
        reason: "Motivo",
      },
    },
    items: { tab: { stock: "Estoque" }, field: { stock: "Estoque" } },
    locations: { tab: { stock: "Estoque" }, field: { open_units: "Peças abertas" } },
    units: { field: { blank: "Peça em branco", offered_sku: "Substituto" } },
  },
  list: { hint: { stock: "SKU, título …" } },
  bulk: {
    work: {
      stock: {
        import: {
          act: { one: "Salvar o estoque de {number} item", other: "Salvar o estoque de {number} itens" },
          acted: { one: "{number} salvo", other: "{number} salvos" },
          means: "Cada movimento aparece no item.",
        },
      },
    },
  },
  stockImport: {
    title: "Importar estoque",
    location: "Local",
    text:
      "Aceita uma tabela com uma linha por SKU: quantas há ou quantas chegaram. Você vê primeiro o que muda.",
    reasonHelp: "Fica em cada movimento, por exemplo “Contagem de novembro”.",
    paste: "Ou cole SKU e quantidade",
    pasteHelp: "Duas colunas, como uma planilha as copia.",
    look: "Mostrar mudanças",
    needsColumns: "Escolha as colunas do SKU e da quantidade.",
    noRows: "Nenhuma linha tem quantidade.",
    tooMany: "Uma importação aceita no máximo {most} linhas. Divida a tabela.",
    refused: { one: "{number} linha não pode ser lida", other: "{number} linhas não podem ser lidas" },
    unseen: "Não foi possível carregar a prévia. {why}",
    failed: "A importação não pôde começar. {why}",
    start: { one: "Salvar o estoque de {number} item", other: "Salvar o estoque de {number} itens" },
    short: {
      one: "{number} peça vai esperar uma peça em branco.",
      other: "{number} peças vão esperar uma peça em branco.",
    },
    noneShort: "Nenhuma peça perde a peça em branco.",
    changes: "Mudanças",
    was: "Antes",
    will: "Depois",
    means: "O que significa",
    wait: { one: "{number} peça vai esperar: {codes}", other: "{number} peças vão esperar: {codes}" },
    begins: "Contado a partir de agora",
    same: "Sem mudança",
    problem: {
      unknown: "Esse SKU não existe. A linha fica de fora.",
      double: "Esse SKU já está na tabela. A linha fica de fora.",
      belowZero: "Não há tantas. A linha fica de fora.",
      badNumber: "É mais do que um item pode ter. A linha fica de fora.",
    },
  },
  choice: {
    state: STATES,
    stock: STATES,
    stock_move: {
      receive: "Recebido",
      count: "Contado",
      adjust: "Corrigido",
      reserve: "Reservado",
      release: "Liberado",
      take: "Retirado",
      scrap: "Descartado",
    },
    blank: { None: "Nenhuma", Short: "Espera peça em branco", Reserved: "Reservada", Taken: "Retirada" },
  },
  substitute: {
    about: "Substituto",
    askFor: "Perguntar ao vendedor: {sku}",
    offer: "Não há peça em branco {sku}. {other} pode ser feita pelo mesmo preço.",
    waits: "Perguntou-se ao vendedor se aceita {other}.",
    saved: "Salvo.",
  },
  event: {
    substitute: { ask: "Perguntar ao vendedor", accept: "Aceitar", refuse: "Recusar" },
    stock: { move: "Salvar estoque" },
  },
  audit: {
    action: {
      offerSubstitute: "Substituto oferecido",
      answerSubstitute: "Substituto respondido",
      makeStock: "Nível de estoque salvo",
      makeStockMove: "Estoque movido",
      stock_import: "Estoque importado",
    },
    entity: { stock: "Estoque" },
  },
};
