import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das Leben einer Versandliste",
  purpose: "Bringt Pakete vom Regal an den Schalter der Post, als eine gezählte Liste.",
  states: {
    Processing: {
      title: "In Bearbeitung",
      sees: "Die Versandliste ist „In Bearbeitung“: Pakete kommen darauf und herunter.",
      try: "Setzen Sie die Pakete darauf, dann drücken Sie „Erstellen“.",
    },
    Generated: {
      title: "Erstellt",
      sees: "Die Versandliste ist „Erstellt“: Sie steht fest und kann gedruckt werden.",
      try:
        "Prüfen Sie sie durch Scannen, dann drücken Sie „Übergeben“. Zum Ändern drücken Sie „Neu erstellen“.",
    },
    Submitted: {
      title: "Übergeben",
      sees: "Die Versandliste ist „Übergeben“: Die Post hat die Pakete, und sie gelten als verschickt.",
      try: "Drücken Sie „Von der Post angenommen“, und nennen Sie, was sie nicht annahm.",
    },
    Accepted: {
      title: "Angenommen",
      sees: "Die Versandliste ist „Angenommen“: Ihre Pakete sind binnen einer Minute übergeben.",
      try: "Drücken Sie „Abschließen“, wenn nichts mehr offen ist.",
    },
    Closed: { title: "Abgeschlossen", sees: "Die Versandliste ist „Abgeschlossen“.", try: "Nichts." },
    Cancelled: {
      title: "Storniert",
      sees: "Die Versandliste ist „Storniert“: Ihre Pakete sind wieder frei.",
      try: "Legen Sie eine andere an, falls sie doch gebraucht wird.",
    },
  },
  events: {
    "manifest.add": {
      title: "Auf die Liste",
      sees: "Pakete kamen auf die Liste.",
      try:
        "Wenn es gesperrt ist, ist ein Paket nicht gepackt, auf einer anderen Liste oder gehört anderswohin.",
    },
    "manifest.remove": {
      title: "Von der Liste",
      sees: "Pakete wurden von der Liste genommen.",
      try: "Nichts.",
    },
    "manifest.generate": {
      title: "Erstellen",
      sees: "Jemand drückte „Erstellen“: Die Liste steht fest.",
      try:
        "Wenn es gesperrt ist, lassen Sie das genannte Paket weg, oder schließen Sie den genannten Karton.",
    },
    "manifest.submit": {
      title: "Übergeben",
      sees: "Jemand zählte die Sendungen und übergab sie.",
      try:
        "Wenn es gesperrt ist, lesen Sie, warum: Die Anzahl weicht ab, oder ein Paket darf nicht fort. Dann drücken Sie „Neu erstellen“.",
    },
    "manifest.accept": {
      title: "Von der Post angenommen",
      sees: "Die Post nahm die Pakete an, außer den abgelehnten.",
      try: "Wenn es gesperrt ist, ist das genannte Paket schon unterwegs.",
    },
    "manifest.close": { title: "Abschließen", sees: "Jemand drückte „Abschließen“.", try: "Nichts." },
    "manifest.remake": {
      title: "Neu erstellen",
      sees: "Jemand drückte „Neu erstellen“: Sie wurde storniert und eine andere angelegt.",
      try: "Öffnen Sie die neue Versandliste.",
    },
    "manifest.cancel": {
      title: "Versandliste stornieren",
      sees: "Jemand drückte „Versandliste stornieren“: Ihre Pakete sind frei.",
      try: "Nichts.",
    },
  },
  guards: {
    isRoomLeft: "Die Pakete können darauf",
    isAnyListed: "Sie hat ein Paket",
    isOneOrigin: "Alle sind an ihrem Standort",
    isOneMethod: "Alle haben ihre Versandart",
    isAllLabelled: "Alle haben eine Nummer der Post",
    isPostSound: "Alle dürfen fort",
    isEachBoxClosed: "Alle ihre Kartons sind zu",
    isNotPast: "Ihr Tag ist nicht vorbei",
    areItemsCounted: "Die Anzahl stimmt",
    isEachListed: "Die Pakete stehen darauf",
    isAnyLeft: "Ein Paket bleibt übrig",
    isEachRejectable: "Die Pakete sind noch hier",
    "isAnyListed and isOneOrigin and isOneMethod and isAllLabelled and isPostSound and isEachBoxClosed and isNotPast":
      "Alles, was die Post verlangt",
    "isAllLabelled and isPostSound and isEachBoxClosed and areItemsCounted": "In Ordnung und gezählt",
    "isEachListed and isAnyLeft": "Darauf, und eines bleibt",
    "isEachListed and isEachRejectable": "Darauf und noch hier",
  },
  actors: {},
  delays: {},
};
