import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const figures = {
  by: "Agrupar por",
  then: "depois por",
  nothing: "nada",
  figure: "Número do gráfico",
  period: { day: "Dia", week: "Semana", month: "Mês" },
  days: "{first} – {last}",
  none: "Nenhum",
  points: "{change} pontos",
  before: "antes: {value}",
  all: "todas as linhas",
  cards: "Números principais",
  table: "Números por {by}",
  open: "{figure} de {of}: {n}. Mostrar.",
  others: "Outros",
  othersOf: { one: "{count} outro", other: "{count} outros" },
  openOthers: "Mostrar",
  total: "Total",
  loading: "A contar …",
  failed: "Não foi possível calcular os números",
  stale: "Estes números podem estar desatualizados. {why}",
  retry: "Tentar novamente",
  emptyTitle: "Nada aconteceu nestes dias",
  emptyText: "Escolha outros dias, ou retire os filtros.",
  clear: "Retirar filtros",
  counted: "Contado em {when}, {zone}",
  printedBy: "Impresso por {name}",
  export: { csv: "Exportar CSV", xlsx: "Exportar XLSX" },
  print: "Imprimir",
};

export const words: Translation<English> = { figures };
