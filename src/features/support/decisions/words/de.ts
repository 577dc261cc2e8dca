import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  decision: {
    loading: "Positionen werden geladen",
    garments: { one: "{count} Stück", other: "{count} Stücke" },
    failed: "{code} hat nicht geklappt: Entscheiden Sie erneut.",
    outcome: "Ergebnis",
    choose: "Auswählen",
    notBack: "Erneut senden geht, sobald es wieder im Regal liegt.",
    amount: "Erstattung",
    amountOf: "Erstattung für {name}",
    most: "Höchstens {amount}",
    all: "Alles",
    charged: "Der Verkäufer zahlt",
    cause: "Ursache, nur für Mitarbeiter",
    nameCause: "Ursache nennen",
    noCause: "Keine Ursache",
    step: "Schritt",
    fault: "Was schiefging",
    proposed: "Aus dem Verlauf des Stücks vorgeschlagen",
    happens: "Was passieren wird",
    nothing: "Geben Sie jeder Position ein Ergebnis und jeder Erstattung ihren Betrag.",
    reprints: {
      one: "{count} Stück von {order} wird neu gedruckt und an dieselbe Adresse gesendet.",
      other: "{count} Stücke von {order} werden neu gedruckt und an dieselbe Adresse gesendet.",
    },
    reships: {
      one: "{count} Stück aus dem Regal wird erneut gesendet.",
      other: "{count} Stücke aus dem Regal werden erneut gesendet.",
    },
    charges: {
      one: "Der Verkäufer zahlt für {count} Stück. Reicht das Guthaben nicht, wartet es.",
      other: "Der Verkäufer zahlt für {count} Stücke. Reicht das Guthaben nicht, warten sie.",
    },
    refunds: "{amount} gehen auf das Guthaben des Verkäufers zurück, sobald die Erstattung genehmigt ist.",
    rejects: {
      one: "Für {count} Stück geschieht nichts.",
      other: "Für {count} Stücke geschieht nichts.",
    },
    aboveLimit: "Über {limit} entscheidet nur ein Administrator.",
    open: {
      one: "{count} Stück hat noch kein Ergebnis.",
      other: "{count} Stücke haben noch kein Ergebnis.",
    },
    applyToAll: "Auf alle Zeilen anwenden",
    reset: "Neu beginnen",
    sellerReads: "Der Verkäufer liest dies.",
    mergeHelp: "Nachrichten und Stücke gehen in den Fall über, den Sie wählen.",
    mergeNone: "Dieser Verkäufer hat keinen anderen offenen Fall.",
  },
};
