import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Packtisch",
  purpose: "Führt ein Paket vom ersten Stück bis zum gescannten Etikett.",
  states: {
    "empty": {
      title: "Nichts auf dem Tisch",
      sees: "„Ein Stück scannen“.",
      try: "Scannen Sie ein Stück, ein Paket oder ein Etikett.",
    },
    "sorting": { title: "Stand wird bestimmt", sees: "Nichts: Es dauert nicht.", try: "Nichts." },
    "packing": {
      title: "Einpacken",
      sees: "Wie viele Stücke von wie vielen darin liegen.",
      try: "Scannen Sie das nächste Stück, oder teilen Sie ab, was fehlt.",
    },
    "weighing": { title: "Wiegen", sees: "Ein großes Feld für Gramm.", try: "Wiegen Sie das Paket." },
    "weighing.asking": {
      title: "Gewicht gefragt",
      sees: "„Wiegen“ und was erwartet wird.",
      try: "Tippen Sie die Gramm ein, oder bestätigen Sie das Erwartete.",
    },
    "weighing.unsure": {
      title: "Weit daneben",
      sees: "Gelb mit beiden Gewichten.",
      try: "Bestätigen Sie, oder wiegen Sie noch einmal.",
    },
    "weighing.asked": {
      title: "Gewicht gesendet",
      sees: "„Wird gesendet…“.",
      try: "Warten Sie einen Moment.",
    },
    "buying": {
      title: "Etikett unterwegs",
      sees: "„Das Etikett wird gekauft …“.",
      try: "Warten Sie einen Moment.",
    },
    "buying.waiting": {
      title: "Warten",
      sees: "„Das Etikett wird gekauft …“.",
      try: "Warten Sie einen Moment.",
    },
    "buying.long": {
      title: "Dauert lange",
      sees: "„Das Etikett dauert länger als sonst“.",
      try: "Legen Sie es zur Seite und machen Sie weiter.",
    },
    "labelled": {
      title: "Etikett ist da",
      sees: "„Etikett aufkleben, dann scannen“.",
      try: "Scannen Sie das Etikett auf dem Paket.",
    },
    "labelled.sorting": { title: "Etikett gesehen", sees: "Nichts: Es dauert nicht.", try: "Nichts." },
    "labelled.printing": {
      title: "Von selbst gedruckt",
      sees: "Das Etikett kommt aus dem Drucker.",
      try: "Kleben Sie es auf und scannen Sie es.",
    },
    "labelled.there": {
      title: "Etikett bekannt",
      sees: "Die Nummer des Etiketts.",
      try: "Drucken Sie es, falls es fehlt, dann scannen Sie es.",
    },
    "failed": {
      title: "Kein Etikett",
      sees: "„Zur Seite legen, kein Etikett“ mit dem Grund.",
      try: "Zur Seite legen, weitermachen, dem Büro sagen.",
    },
    "refused": {
      title: "Etikett verweigert",
      sees: "„Zur Seite legen, kein Etikett“ mit dem Grund.",
      try: "Zur Seite legen, oder noch einmal versuchen.",
    },
    "retried": {
      title: "Noch einmal",
      sees: "„Das Etikett wird gekauft …“.",
      try: "Warten Sie einen Moment.",
    },
    "done": { title: "Fertig", sees: "Der Code des Pakets auf Grün.", try: "Nehmen Sie das nächste Stück." },
  },
  events: {
    "scan.sent": {
      title: "Scan unterwegs",
      sees: "Ein Code wurde auf dem Gerät aufbewahrt und gesendet.",
      try: "Warten Sie auf das Ergebnis.",
    },
    "scan.answered": {
      title: "Scan beantwortet",
      sees: "Das Ergebnis ist da.",
      try: "Lesen Sie das Ergebnis.",
    },
    "parcel.came": { title: "Paket geladen", sees: "Das Paket, wie es jetzt ist.", try: "Nichts." },
    "weight.enter": {
      title: "Gewicht eingegeben",
      sees: "Gramm wurden getippt oder kamen von einer Waage.",
      try: "Lesen Sie das Ergebnis.",
    },
    "confirm.press": {
      title: "Bestätigt",
      sees: "CONFIRM wurde gescannt oder gedrückt.",
      try: "Lesen Sie das Ergebnis.",
    },
    "method.pick": {
      title: "Andere Versandart gewählt",
      sees: "Eine Versandart oder ihre Ziffer wurde gedrückt.",
      try: "Auf das Etikett warten.",
    },
    "next.press": {
      title: "Weiter",
      sees: "NEXT wurde gescannt oder gedrückt.",
      try: "Scannen Sie das nächste Stück.",
    },
  },
  guards: {
    "isAt": "Das Paket ist an diesem Punkt",
    "isClosed": "Sein Etikett wurde gescannt",
    "isBought": "Sein Etikett wurde verlangt",
    "isUnsure": "Das Gewicht ist weit daneben",
    "isRefused": "Das Etikett wurde verweigert",
    "hasPackage": "Die Antwort gilt einem Paket",
    "isSame": "Nichts davon hat sich geändert",
    "isNews": "Es ist neuer als das Gezeigte",
    isWeightFarOff: "Das Gewicht ist weit daneben",
    "isOffered": "Die Versandart wird dafür angeboten",
    "isBoughtHere": "Sein Etikett wurde hier gekauft",
  },
  actors: {},
  delays: { BUY_MS: "Lange für ein Etikett" },
};
