import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  prints: {
    tickets: { one: "Imprimir ficha", other: "Imprimir {count} fichas" },
    stations: { one: "Imprimir etiqueta da estação", other: "Imprimir {count} etiquetas de estação" },
    bins: { one: "Imprimir etiqueta do escaninho", other: "Imprimir {count} etiquetas de escaninho" },
    badges: { one: "Imprimir crachá", other: "Imprimir {count} crachás" },
    commands: "Imprimir folha de comandos",
    format: "Formato",
    formats: {
      pdf: "PDF para qualquer impressora",
      zpl203: "ZPL para impressoras de etiquetas com 203 dpi",
      zpl300: "ZPL para impressoras de etiquetas com 300 dpi",
    },
    copies: "Cópias",
    reason: "Por que imprimir de novo",
    again: "Uma ficha já foi impressa.",
    go: "Imprimir",
    failed: "Não foi possível carregar a etiqueta. {reason}",
    times: { one: "Ficha impressa {count} vez", other: "Ficha impressa {count} vezes" },
    badge: "Crachá de operador",
    badgeAbout: "As estações anotam quem trabalhou quando o crachá é lido. Ele não dá acesso a ninguém.",
    most: "Selecione de 1 a {max} peças.",
  },
  audit: { action: { makePrintJob: "Etiquetas impressas" } },
  event: { labels: { print: "Imprimir etiquetas" } },
};
