import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const fixing: Translation<English["fixing"]> = {
  forAll: "Associar SKUs desconhecidos de todos os rascunhos de uma vez",
  title: "SKUs desconhecidos",
  drafts: "Rascunhos com problema",
  help:
    "Cada linha é um SKU que o nosso catálogo não conhece. Diga uma vez qual item ele é: todos os rascunhos da loja são corrigidos e a próxima importação já o conhece.",
  loading: "Procurando SKUs desconhecidos…",
  failedTitle: "Não foi possível carregar os SKUs desconhecidos",
  retry: "Tentar de novo",
  stale: "Esta lista pode estar desatualizada: {why}",
  emptyTitle: "Todos os SKUs são conhecidos",
  emptyText: "Nenhum rascunho espera por um item do catálogo.",
  toDrafts: "Ver os rascunhos",
  draftsCount: "Rascunhos: {count}",
  itemFor: "Item para {sku}",
  check: "Verificar de novo",
  unknown: "A resposta se perdeu. Perguntar de novo não faz nada duas vezes.",
  failed: "Nada foi alterado: {why}",
  working: "{done} de {all} rascunhos…",
  job: "Ver a tarefa",
  match: { one: "Associar {count} rascunho", other: "Associar {count} rascunhos" },
  done: { one: "{count} rascunho corrigido.", other: "{count} rascunhos corrigidos." },
  refused: { one: "{count} não pôde ser corrigido.", other: "{count} não puderam ser corrigidos." },
};

export const words: Translation<English> = { fixing };
