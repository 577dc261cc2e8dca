import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das Leben eines Versandetiketts",
  purpose: "Sagt, ob der Versanddienst ein Paket damit nimmt.",
  states: {
    Asked: {
      title: "Wird gekauft",
      sees: "Das Versandetikett wird gekauft; sein Preis ist reserviert.",
      try: "Kurz warten. Nach fünf Minuten gilt es als fehlgeschlagen.",
    },
    Failed: {
      title: "Fehlgeschlagen",
      sees: "Es gab kein Versandetikett; der Grund steht daneben.",
      try: "Beheben, was der Grund sagt, dann „Versandetikett kaufen“.",
    },
    Live: {
      title: "Gültig",
      sees: "Das Versandetikett gilt: Das Paket kann damit hinaus.",
      try: "Nichts. Stimmt es nicht: „Versandetikett verwerfen“, bevor es gescannt ist.",
    },
    Unknown: {
      title: "Ungewiss",
      sees: "Niemand weiß, ob das Versandetikett gekauft wurde.",
      try: "Warten: der Anbieter wird erneut gefragt. Ein Administrator kann auf „Etikett klären“ drücken.",
    },
    "Void Asked": {
      title: "Gutschrift erbeten",
      sees: "Das Versandetikett ist aufgegeben; die Gutschrift ist erbeten.",
      try: "Auf die Antwort des Rechnungsstellers warten.",
    },
    "Void Refused": {
      title: "Gutschrift abgelehnt",
      sees: "Das Versandetikett wurde nicht gutgeschrieben.",
      try: "Ein Administrator kann es wieder verwenden.",
    },
    Voided: {
      title: "Verworfen",
      sees: "Das Versandetikett gilt nicht mehr; es steht unter „Verworfene Versandetiketten“.",
      try: "Kaufen oder hinterlegen Sie beim Paket ein anderes.",
    },
  },
  events: {
    "label.succeed": {
      title: "Versandetikett gekauft",
      sees: "Der Anbieter gab eine Nummer; der Preis ist abgebucht.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "label.fail": {
      title: "Fehlgeschlagen",
      sees: "Der Anbieter lehnte ab; der Preis bleibt für das nächste Versandetikett reserviert.",
      try: "Sehen Sie den Grund an.",
    },
    "label.doubt": {
      title: "Keine klare Antwort",
      sees: "Der Anbieter sagte nicht, ob es gekauft wurde.",
      try: "Warten: Es wird nachgefragt.",
    },
    "label.resolve": {
      title: "Etikett klären",
      sees: "Ein Administrator hat gesagt, ob es gilt oder fehlschlug.",
      try: "Nichts.",
    },
    "label.void": {
      title: "Versandetikett verwerfen",
      sees: "Jemand hat „Versandetikett verwerfen“ gedrückt und einen Grund genannt.",
      try: "Hinterlegen Sie ein anderes, wenn das Paket noch hinaus soll.",
    },
    "label.voided": {
      title: "Gutgeschrieben",
      sees: "Ein Administrator hat die Gutschrift bestätigt: Der Preis kommt zurück.",
      try: "Nichts.",
    },
    "label.voidRefused": {
      title: "Gutschrift abgelehnt",
      sees: "Ein Administrator hat gesagt, dass nichts gutgeschrieben wird.",
      try: "Wieder verwenden, oder so lassen.",
    },
    "label.reinstate": {
      title: "Wieder verwenden",
      sees: "Ein Administrator hat das Versandetikett wieder gültig gemacht.",
      try: "Nichts: Das Paket kann damit hinaus.",
    },
  },
  guards: {
    isByRequest: "Gutschrift nur auf Anfrage",
    isLate: "Für ein Storno ist es zu spät",
    isNumbered: "Seine Nummer ist genannt",
    isUnscanned: "Der Versanddienst hat es nicht gescannt",
    "isUnscanned and isByRequest": "Ungescannt, Gutschrift auf Anfrage",
    "isUnscanned and isLate": "Ungescannt, Storno zu spät",
  },
  actors: {},
  delays: {},
};
