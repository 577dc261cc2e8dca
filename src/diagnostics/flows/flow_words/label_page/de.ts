import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Etikettenseite",
  purpose: "Führt eine Seite einer abgelegten Datei zu dem Paket, dessen Etikett sie ist.",
  states: {
    Unmatched: {
      title: "Ohne Treffer",
      sees: "Die Seite ist „Ohne Treffer“: Nichts darauf nennt mit Sicherheit eine Bestellung.",
      try: "Sie öffnen, ihr Paket suchen und „Zuordnen“ drücken.",
    },
    Matched: {
      title: "Zugeordnet",
      sees: "Die Seite ist „Zugeordnet“: Sie gehört zu einer Bestellung und ist noch nicht deren Etikett.",
      try: "„Anhängen“ drücken.",
    },
    Duplicate: {
      title: "Doppelt",
      sees: "Die Seite ist „Doppelt“: Eine frühere Seite ist dasselbe Etikett.",
      try: "Sie verwerfen, oder mit „Ersetzen“ statt der früheren benutzen.",
    },
    Mismatch: {
      title: "Widerspruch",
      sees: "Die Seite ist ein „Widerspruch“: Ihre Angaben widersprechen sich oder der Bestellung.",
      try: "Seite und Bestellung vergleichen, dann „Zuordnen“ oder „Verwerfen“ drücken.",
    },
    Attached: {
      title: "Angehängt",
      sees: "Die Seite ist „Angehängt“: Sie ist das Etikett ihres Pakets.",
      try: "Das Etikett drucken und packen.",
    },
    Discarded: {
      title: "Verworfen",
      sees: "Die Seite ist „Verworfen“: Niemand benutzt sie.",
      try: "„Wiederherstellen“ drücken, falls sie doch gebraucht wird.",
    },
  },
  events: {
    "page.rematch": {
      title: "Neu zuordnen",
      sees: "Jemand hat „Neu zuordnen“ gedrückt.",
      try: "Nichts. Sie ist „Zugeordnet“, wenn ihre Bestellung jetzt bekannt ist.",
    },
    "page.match": { title: "Zuordnen", sees: "Jemand hat „Zuordnen“ gedrückt.", try: "Sie anhängen." },
    "page.attach": {
      title: "Anhängen",
      sees: "Jemand hat „Anhängen“ gedrückt.",
      try: "Das Etikett drucken.",
    },
    "page.replace": {
      title: "Ersetzen",
      sees: "Jemand hat „Ersetzen“ gedrückt.",
      try: "Die Seite prüfen, und anhängen, falls sie es noch nicht war.",
    },
    "page.discard": { title: "Verwerfen", sees: "Jemand hat „Verwerfen“ gedrückt.", try: "Nichts." },
    "page.restore": {
      title: "Wiederherstellen",
      sees: "Jemand hat „Wiederherstellen“ gedrückt.",
      try: "Sie zuordnen.",
    },
    "match.settle": {
      title: "Seite gelesen",
      sees: "Eine Seite wurde gelesen, und ihr Inhalt hat ihren Platz bestimmt.",
      try: "Nichts.",
    },
    "order.settle": {
      title: "Bestellung bezahlt",
      sees: "Die Bestellung wurde bezahlt, und ihre Seite hängt sich von selbst an.",
      try: "Nichts.",
    },
  },
  guards: {
    isFound: "Sie nennt eine Bestellung",
    isContradicted: "Sie widerspricht sich oder Bestellung",
    isDoubled: "Eine frühere Seite ist dasselbe Etikett",
    isLabelPage: "Sie ist ein Etikett",
    hasNumber: "Sie hat eine Sendungsnummer",
    isPagePaid: "Ihre Bestellung ist bezahlt",
    isOrderOpen: "Ihre Bestellung ist offen",
    isLabelIdle: "Ihr Paket hat kein Etikett",
    hasUnits: "In ihrem Paket sind Stücke",
    isArmed: "Sie wartet auf die Zahlung",
    isFirstInHouse: "Das Paket ist noch da",
    isFirstAttached: "Die frühere Seite ist angehängt",
    isFirstMatched: "Die frühere Seite ist zugeordnet",
    "isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "Kann angehängt werden",
    "isArmed and isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "Wartet und kann angehängt werden",
    "isFirstInHouse and isFirstAttached": "Noch da, frühere angehängt",
    "isFirstInHouse and isFirstMatched": "Noch da, frühere zugeordnet",
  },
  actors: {},
  delays: {},
};
