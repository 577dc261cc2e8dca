import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Falls",
  purpose: "Führt die Beschwerde eines Verkäufers vom ersten Wort zu Ersatz oder Antwort.",
  states: {
    "Draft": {
      title: "Entwurf",
      sees: "Der Fall ist ein „Entwurf“: Der Verkäufer hat ihn nicht gesendet.",
      try: "Textilien auswählen, das Problem beschreiben, Fotos anhängen, dann „Fall senden“.",
    },
    "Processing": {
      title: "In Bearbeitung",
      sees: "Der Fall ist „In Bearbeitung“: Mitarbeiter antworten oder entscheiden. Die Frist läuft.",
      try: "Mitarbeiter fragen nach, entscheiden, lösen oder lehnen ab; der Verkäufer kann ihn zurückziehen.",
    },
    "Waiting Seller": {
      title: "Wartet auf den Verkäufer",
      sees: "Mitarbeiter haben den Verkäufer etwas gefragt. Die Frist ruht.",
      try: "Der Verkäufer antwortet. Ohne Antwort wird der Fall nach 7 Tagen geschlossen.",
    },
    "Inprocess": {
      title: "In Arbeit",
      sees: "Es ist entschieden, und der Ersatz ist unterwegs.",
      try: "Warten, bis die Bestellungen versandt und die Erstattungen bezahlt sind.",
    },
    "Resolved": {
      title: "Gelöst",
      sees: "Der Fall ist „Gelöst“: Der Ersatz ist da, oder eine Antwort genügte.",
      try: "Der Verkäufer kann ihn schließen oder innerhalb von 7 Tagen wieder öffnen.",
    },
    "Rejected": {
      title: "Abgelehnt",
      sees: "Der Fall ist „Abgelehnt“, mit einem Grund.",
      try: "Den Grund lesen. Der Verkäufer kann ihn innerhalb von 7 Tagen wieder öffnen.",
    },
    "Closed": {
      title: "Geschlossen",
      sees: "Der Fall ist „Geschlossen“: Nichts ändert ihn mehr.",
      try: "Für alles Weitere einen neuen Fall eröffnen.",
    },
  },
  events: {
    "case.submit": {
      title: "Fall senden",
      sees: "Jemand hat auf „Fall senden“ gedrückt: Mitarbeiter sehen ihn, die Frist läuft.",
      try: "Wenn es gesperrt ist, lesen, was fehlt.",
    },
    "case.assign": {
      title: "Zuweisen",
      sees: "Mitarbeiter haben den Fall übernommen oder einem Kollegen gegeben.",
      try: "Nichts.",
    },
    "case.raise": {
      title: "Priorität erhöhen",
      sees:
        "Ein Mitarbeiter hat die Priorität erhöht: ihre kürzeren Fristen gelten, verbrauchte Zeit bleibt verbraucht.",
      try: "Nichts.",
    },
    "case.lower": {
      title: "Priorität senken",
      sees: "Ein Mitarbeiter hat die Priorität gesenkt: ihre längeren Fristen gelten.",
      try: "Nichts.",
    },
    "case.ask": {
      title: "Verkäufer fragen",
      sees: "Mitarbeiter haben auf „Verkäufer fragen“ gedrückt und eine Frage geschrieben.",
      try: "Auf die Antwort warten.",
    },
    "case.answer": {
      title: "Antworten",
      sees: "Der Verkäufer hat geantwortet: Die Frist läuft wieder.",
      try: "Die Antwort lesen.",
    },
    "case.decide": {
      title: "Entscheiden",
      sees: "Mitarbeiter haben über jede Position entschieden: Bestellungen und Erstattungen sind angelegt.",
      try: "Darauf warten. Wenn es gesperrt ist, den Grund lesen.",
    },
    "case.resolve": {
      title: "Lösen",
      sees: "Mitarbeiter haben auf „Lösen“ gedrückt und eine Antwort geschrieben, die genügt.",
      try: "Die Antwort lesen.",
    },
    "case.reject": {
      title: "Ablehnen",
      sees: "Mitarbeiter haben auf „Ablehnen“ gedrückt und einen Grund genannt.",
      try: "Den Grund lesen.",
    },
    "remedies.settle": {
      title: "Ersatz beendet",
      sees: "Eine Bestellung oder Erstattung des Falls ist zu Ende.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "case.reopen": {
      title: "Wieder öffnen",
      sees: "Jemand hat auf „Wieder öffnen“ gedrückt und gesagt, warum: Die Frist beginnt neu.",
      try: "Lesen, warum.",
    },
    "case.close": {
      title: "Schließen",
      sees: "Der Verkäufer ist einverstanden, oder 7 Tage sind vergangen.",
      try: "Nichts: Es ist erledigt.",
    },
    "case.withdraw": {
      title: "Zurückziehen",
      sees: "Der Verkäufer hat auf „Zurückziehen“ gedrückt.",
      try: "Nichts: Es ist erledigt.",
    },
    "case.merge": {
      title: "Zusammenführen",
      sees: "Mitarbeiter haben den Fall mit einem anderen zusammengeführt.",
      try: "Den anderen Fall ansehen: Dort geht die Unterhaltung weiter.",
    },
    "case.claim": {
      title: "Forderung stellen",
      sees: "Mitarbeiter haben die Kosten eines verlorenen Pakets vom Frachtführer gefordert.",
      try: "Eine andere Person reicht die Forderung unter PB Requests ein.",
    },
  },
  guards: {
    hasLines: "Textilien sind ausgewählt",
    isDescribed: "Es ist beschrieben",
    hasEvidence: "Ein Foto oder Video ist da",
    isInWindow: "Die Frist ist eingehalten",
    isNormal: "Die Priorität ist normal",
    isHigh: "Die Priorität ist hoch",
    isAnswered: "Der Verkäufer schrieb zuletzt",
    isDecided: "Jede Position hat ein Ergebnis",
    isFreeLine: "Nichts wurde schon ersetzt",
    isHandedOver: "Die Ware ist versandt",
    isBack: "Die Ware ist zurück",
    refundFits: "Keine Erstattung ist zu hoch",
    isWithinLimit: "Die Summe ist in der Grenze",
    hasNoRemedy: "Kein Ersatz ist unterwegs",
    hasFailed: "Ein Ersatz ist gescheitert",
    areRemediesDone: "Aller Ersatz ist da",
    areRemediesStale: "Ein Ersatz ist beendet",
    isRecent: "Er endete vor wenigen Tagen",
    isReopenable: "Nicht zweimal wieder geöffnet",
    isMergeable: "Der andere Fall kann ihn aufnehmen",
    hasBoughtLabel: "Das Paket hat ein gekauftes Etikett",
    isUnclaimed: "Noch niemand hat es gefordert",
    isClaimInTime: "Die Frist der Forderung läuft noch",
    "hasLines and isDescribed and hasEvidence and isInWindow": "Vollständig und fristgerecht",
    "isDecided and isFreeLine and isHandedOver and isBack and refundFits and isWithinLimit":
      "Entschieden und möglich",
    "isRecent and isReopenable": "Vor wenigen Tagen, noch möglich",
    "hasNoRemedy and isMergeable": "Der andere kann ihn aufnehmen",
    "hasBoughtLabel and isUnclaimed and isClaimInTime": "Gekauft, nicht gefordert, in der Frist",
  },
  actors: {},
  delays: {},
};
