import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const fixing: Translation<English["fixing"]> = {
  chooseMethods: "Escolher a forma de envio de todos os rascunhos sem uma",
  forAll: "Corrigir estes SKUs em todos os rascunhos de uma vez",
  title: "Corrigir SKUs dos rascunhos",
  drafts: "Rascunhos com problema",
  help:
    "Cada linha é um SKU que o nosso catálogo não conhece. Diga uma vez qual item ele é: todos os rascunhos da loja são corrigidos e a próxima importação já o conhece.",
  stores: { one: "Em {count} loja", other: "Em {count} lojas, associadas em uma etapa" },
  skus: "SKUs desconhecidos",
  items: "Itens que não podem ser pedidos",
  itemsHelp:
    "Cada linha é um item de rascunhos sem estoque ou descontinuado. Escolha uma vez o que é pedido no lugar: todos os rascunhos do vendedor são alterados, ao preço de hoje. Um item descontinuado também é substituído nos mapas de SKU das lojas.",
  loading: "Procurando SKUs para corrigir…",
  failedTitle: "Não foi possível carregar os SKUs para corrigir",
  retry: "Tentar de novo",
  stale: "Esta lista pode estar desatualizada: {why}",
  emptyTitle: "Nada a corrigir",
  emptyText: "Todo SKU dos rascunhos é conhecido e pode ser pedido.",
  toDrafts: "Ver os rascunhos",
  draftsCount: "Rascunhos: {count}",
  itemFor: "Item para {sku}",
  insteadOf: "Item no lugar de {sku}",
  check: "Verificar de novo",
  unknown: "A resposta se perdeu. Perguntar de novo não faz nada duas vezes.",
  failed: "Nada foi alterado: {why}",
  working: "{done} de {all} rascunhos…",
  job: "Ver a tarefa",
  match: { one: "Associar {count} rascunho", other: "Associar {count} rascunhos" },
  replace: { one: "Substituir em {count} rascunho", other: "Substituir em {count} rascunhos" },
  done: { one: "{count} rascunho corrigido.", other: "{count} rascunhos corrigidos." },
  refused: { one: "{count} não pôde ser corrigido.", other: "{count} não puderam ser corrigidos." },
};

export const words: Translation<English> = { fixing };
