import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Einen Store mit seinem Shop verbinden",
  purpose:
    "Ein Verkäufer gibt Adresse und Zugangsdaten eines Shops ein, testet sie und speichert die Verbindung.",
  states: {
    editing: {
      title: "Formular ausfüllen",
      sees:
        "Schritte, die sagen, was aus dem Shop zu kopieren ist, und Felder dafür. Eine Meldung sagt, was ein Test ergab oder was falsch ist.",
      try: "Den Schritten folgen, die Felder ausfüllen, „Testen“ drücken, dann „Verbinden“.",
    },
    testing: {
      title: "Test läuft",
      sees: "„Testen“ zeigt einen Kreisel: Der Shop wird aufgerufen. Es wird nichts gespeichert.",
      try: "Bis zu 20 Sekunden warten. Dann lesen, was der Shop geantwortet hat.",
    },
    saving: {
      title: "Wird verbunden",
      sees: "„Verbinden“ oder „Verbindung speichern“ zeigt einen Kreisel.",
      try: "Bis zu 20 Sekunden warten und die Seite offen lassen.",
    },
    unknown: {
      title: "Keine Antwort",
      sees:
        "Eine Meldung sagt, dass keine Antwort kam. Wurde gespeichert, steht die Verbindung anstelle des Formulars da.",
      try:
        "Den Knopf noch einmal drücken. Ein Store hat eine Verbindung, also wird nichts doppelt gespeichert.",
    },
    saved: {
      title: "Verbunden",
      sees: "Die Verbindung mit ihrem Status, dem letzten und dem nächsten Lesen.",
      try: "Neue Bestellungen kommen in wenigen Minuten an. „Jetzt synchronisieren“ liest den Shop sofort.",
    },
  },
  events: {
    "shop.type": {
      title: "Etwas eingegeben",
      sees:
        "Ein Feld wurde geändert; seine Meldung ist weg. Nach einer Änderung von Adresse oder Zugangsdaten ist auch das Ergebnis des Tests weg.",
      try: "Weiter ausfüllen und neu testen.",
    },
    "shop.test": {
      title: "Test verlangt",
      sees: "„Testen“ wurde gedrückt.",
      try: "Auf die Antwort warten oder das markierte Feld ausfüllen.",
    },
    "shop.save": {
      title: "Verbindung verlangt",
      sees: "„Verbinden“ oder „Verbindung speichern“ wurde gedrückt.",
      try: "Auf die Antwort warten oder das markierte Feld ausfüllen.",
    },
  },
  guards: {
    hasProblems: "Ein Feld fehlt oder ist falsch",
    isSaved: "Die Verbindung ist gespeichert",
    isUnknown: "Keine Antwort erhalten",
  },
  actors: { testShop: "Den Shop aufrufen", saveShop: "Die Verbindung speichern" },
  delays: {},
};
