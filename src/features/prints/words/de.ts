import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  prints: {
    tickets: { one: "Laufzettel drucken", other: "{count} Laufzettel drucken" },
    stations: { one: "Stationsetikett drucken", other: "{count} Stationsetiketten drucken" },
    bins: { one: "Fachetikett drucken", other: "{count} Fachetiketten drucken" },
    badges: { one: "Ausweis drucken", other: "{count} Ausweise drucken" },
    commands: "Befehlsblatt drucken",
    format: "Format",
    formats: {
      pdf: "PDF für jeden Drucker",
      zpl203: "ZPL für Etikettendrucker mit 203 dpi",
      zpl300: "ZPL für Etikettendrucker mit 300 dpi",
    },
    copies: "Exemplare",
    reason: "Warum noch einmal gedruckt wird",
    again: "Ein Laufzettel wurde schon gedruckt.",
    go: "Drucken",
    failed: "Das Etikett konnte nicht geladen werden. {reason}",
    times: { one: "Laufzettel {count} Mal gedruckt", other: "Laufzettel {count} Mal gedruckt" },
    badge: "Mitarbeiterausweis",
    badgeAbout:
      "Stationen vermerken, wer gearbeitet hat, wenn der Ausweis gescannt wird. Er meldet niemanden an.",
    most: "1 bis {max} Stücke auswählen.",
  },
  audit: { action: { makePrintJob: "Etiketten gedruckt" } },
  event: { labels: { print: "Etiketten drucken" } },
};
