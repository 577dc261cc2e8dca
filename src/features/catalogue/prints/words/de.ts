import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  prints: {
    tickets: { one: "Laufzettel drucken", other: "{count} Laufzettel drucken" },
    stations: { one: "Stationsetikett drucken", other: "{count} Stationsetiketten drucken" },
    bins: { one: "Fachetikett drucken", other: "{count} Fachetiketten drucken" },
    badges: { one: "Ausweis drucken", other: "{count} Ausweise drucken" },
    boxes: { one: "Kartonetikett drucken", other: "{count} Kartonetiketten drucken" },
    packing_lists: { one: "Packliste drucken", other: "{count} Packlisten drucken" },
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
    mostPackages: "Wählen Sie 1 bis {max} Pakete.",
    parcels: { one: "Dokumente drucken", other: "Dokumente von {count} Paketen drucken" },
    documents: "Dokumente",
    document: {
      labels: "Versandetikett",
      slips: "Packzettel",
      customs: "Zollformular",
      invoices: "Handelsrechnung",
    },
    printer: "Drucker",
    browser: "Aus dem Browser drucken",
    stationPrinters: "Wie die Station druckt",
    chooseReason: "Grund wählen",
    reasonWords: "Was passiert ist",
    packageAgain: "Ein Dokument wurde schon gedruckt.",
    again_damaged: "Beschädigt",
    again_jammed: "Papierstau",
    again_lost: "Verloren",
    again_faded: "Verblasst",
    again_changed: "Das Paket hat sich geändert",
    again_other: "Anderer Grund",
    leftOut: "Ohne {document}: {codes}",
    boxed:
      "Manche Zeichen, etwa Emojis, können nicht gedruckt werden; an ihrer Stelle stehen Kästchen: {codes}",
    andMore: "{codes} und {more} weitere",
    notFetched: "Das Dokument konnte nicht geladen werden. {reason}",
  },
  choice: {
    events: {
      label: { unused: "Frist zum Verwerfen eines ungenutzten Etiketts läuft ab" },
      postage: { higher: "Porto ist höher als reserviert" },
    },
  },
  audit: { action: { makePrintJob: "Etiketten gedruckt", declarePackage: "Zollangaben gespeichert" } },
  event: { labels: { print: "Etiketten drucken" }, packages: { print: "Dokumente drucken" } },
};
