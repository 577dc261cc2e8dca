import type { FlowWords } from "../words.ts";

/** Returns the words of a step of the workshop and of a garment's three states in it. */
const at = (step: string, name: string, work: string): FlowWords["states"] => ({
  [step]: {
    title: name,
    sees: `Der Schritt des Stücks ist „${name}“: Hier ${work}.`,
    try: "Sehen Sie nach, ob es wartet, in Arbeit oder gesperrt ist.",
  },
  [`${step}.Waiting`]: {
    title: `${name}: wartet`,
    sees: `„${name}“, „Wartet“: Noch arbeitet niemand daran.`,
    try: `Abwarten, oder es dort mit „Arbeit beginnen“ anfangen lassen.`,
  },
  [`${step}.Inprocess`]: {
    title: `${name}: in Arbeit`,
    sees: `„${name}“, „In Arbeit“: Jemand arbeitet daran.`,
    try: `Auf „Weitergeben“ warten. Was nicht stimmt, wird mit „Aussortieren“ zurückgelegt.`,
  },
  [`${step}.On Hold`]: {
    title: `${name}: gesperrt`,
    sees: `„${name}“, „Gesperrt“: Die Bestellung ist gesperrt oder soll storniert werden.`,
    try: `Geben Sie die Bestellung frei oder entscheiden Sie über das Storno; das Stück folgt.`,
  },
});

export const words: FlowWords = {
  title: "Der Weg eines Stücks",
  purpose: "Bringt ein Stück vom Rohling durch die Werkstatt in sein Paket.",
  states: {
    ...at("QC", "Wareneingang", "wird der Rohling geprüft"),
    ...at("Cutting", "Zuschnitt", "wird es zugeschnitten"),
    ...at("Printing", "Im Druck", "wird es gedruckt"),
    ...at("Sewing", "Näherei", "wird es genäht"),
    ...at("Final QC", "Endkontrolle", "wird das fertige Stück geprüft"),
    ...at("Packing", "Packen", "ist es fertig und kommt in sein Paket"),
    Packed: {
      title: "Verpackt",
      sees: "Das Stück ist „Verpackt“: Es liegt in seinem Paket.",
      try: "Nichts. Muss es wieder heraus: „Auspacken“, solange das Paket noch hier ist.",
    },
    Rejected: {
      title: "Aussortiert",
      sees: "Das Stück ist „Aussortiert“: zu oft, oder die Druckdatei stimmt nicht.",
      try: "Das Büro entscheidet: „Neu fertigen“, oder in der Bestellung „Stücke stornieren“.",
    },
    "Rejected.Waiting": {
      title: "Aussortiert: zu entscheiden",
      sees: "„Aussortiert“, „Wartet“: Es wartet auf eine Entscheidung.",
      try: "Beheben Sie den Fehler, dann „Neu fertigen“, oder stornieren Sie es in der Bestellung.",
    },
    "Rejected.On Hold": {
      title: "Aussortiert: gesperrt",
      sees: "„Aussortiert“, „Gesperrt“: Die Bestellung ist gesperrt.",
      try: "Geben Sie zuerst die Bestellung frei.",
    },
    Stopped: {
      title: "Storniert",
      sees: "Das Stück ist „Storniert“: Es wird nicht mehr gefertigt.",
      try: "Nichts: Was dafür bezahlt wurde, ist wieder auf dem Guthaben.",
    },
  },
  events: {
    "unit.start": {
      title: "Arbeit beginnen",
      sees: "Jemand hat daran zu arbeiten begonnen, mit Scan oder von Hand.",
      try: "Wenn es blockiert ist: die Bedenkzeit abwarten oder die Bestellung freigeben.",
    },
    "unit.pass": {
      title: "Weitergeben",
      sees: "Der Schritt ist getan: Es geht zum nächsten.",
      try: "Wenn es blockiert ist, ist es an einer anderen Station in Arbeit.",
    },
    "unit.reject": {
      title: "Aussortieren",
      sees: "Jemand hat es aussortiert und gesagt, was nicht stimmt.",
      try: "Nichts: Es beginnt mit neuem Laufzettel von vorn oder wartet auf eine Entscheidung.",
    },
    "unit.reprint": {
      title: "Neu fertigen",
      sees: "Jemand hat entschieden, dass es neu gefertigt wird.",
      try: "Drucken Sie seinen neuen Laufzettel.",
    },
    "unit.finish": {
      title: "Von Hand abschließen",
      sees: "Das Büro hat es ohne Stationen abgeschlossen und einen Grund genannt.",
      try: "Nichts: Es kann gepackt werden.",
    },
    "unit.reassign": {
      title: "Verlegen",
      sees: "Das Büro hat es an einen anderen Standort verlegt.",
      try: "Ist es gesperrt, wählen Sie einen Standort, der Bestellungen annimmt und alle Schritte kann.",
    },
    "unit.unpack": {
      title: "Auspacken",
      sees: "Jemand hat es aus seinem Paket genommen.",
      try: "Packen Sie es wieder ein oder sortieren Sie es aus.",
    },
    "unit.undo": {
      title: "Letzten Schritt zurücknehmen",
      sees: "Wer den letzten Schritt tat, hat ihn binnen zwei Minuten zurückgenommen.",
      try: "Nichts: Es ist, wo es vorher war.",
    },
    "unit.hold": {
      title: "Mit der Bestellung gesperrt",
      sees: "Die Bestellung wurde gesperrt, oder ein Storno wurde angefragt.",
      try: "Geben Sie die Bestellung frei.",
    },
    "unit.release": {
      title: "Mit ihr freigegeben",
      sees: "Die Bestellung geht weiter.",
      try: "Nichts: Das Stück geht weiter, wo es war.",
    },
    "unit.stop": {
      title: "Mit der Bestellung storniert",
      sees: "Die Bestellung wurde storniert oder dieses Stück.",
      try: "Nichts: Es wird nicht gefertigt.",
    },
    "unit.pack": {
      title: "Mit dem Paket gepackt",
      sees: "Das Paket wurde als gepackt bestätigt.",
      try: "Nichts.",
    },
    "unit.leave": {
      title: "Mit dem Paket hinausgegangen",
      sees: "Sein Paket wurde übergeben, bevor es gepackt war: Es gilt als gepackt.",
      try: "Nichts.",
    },
    "unit.stay": {
      title: "Mit dem Paket dageblieben",
      sees: "Die Übergabe seines Pakets wurde zurückgenommen: Es ist wie vorher.",
      try: "Packen Sie es ein, und übergeben Sie das Paket noch einmal.",
    },
  },
  guards: {
    isCooled: "Die Bedenkzeit ist vorbei",
    hasArtwork: "Druckdatei ist geprüft",
    isFirst: "Sein Weg beginnt dort",
    hasBlank: "Ein Rohling ist für es da",
    hasSpare: "Ein anderer Rohling ist da",
    "hasSpare and isFirst": "Ersatz da, Weg beginnt dort",
    "isCooled and hasBlank": "Bedenkzeit vorbei, Rohling da",
    "isReleased and hasBlank": "Nicht gesperrt, Rohling da",
    isMovable: "Der Standort kann es fertigen",
    isHere: "An keiner anderen Station in Arbeit",
    "isCooled and hasArtwork and hasBlank": "Bedenkzeit um, Datei gut, Rohling da",
    "isHere and hasArtwork and isNext": "Hier offen, Datei gut, nächster Schritt",
    "isHere and isNext": "Hier in Arbeit, dort geht es weiter",
    isOutOfBox: "Sein Paket liegt in keinem Karton",
    "isOutOfBox and isInHouse": "Nicht im Karton, noch hier",
    isInHouse: "Sein Paket ist noch hier",
    "isOutOfBox and isInHouse and isRemakable and hasSpare and isFirst": "Hier, neu fertigbar, Ersatz da",
    isLastScan: "Es war der letzte Schritt, eben erst",
    "isOutOfBox and isLastScan and wasAt": "Vor dem letzten Schritt war es dort",
    isNext: "Das ist sein nächster Schritt",
    isUntaken: "Von Hand begonnen, an keiner Station",
    isReleased: "Die Bestellung ist nicht gesperrt",
    isRemakable: "Nicht zu oft aussortiert, Druckdatei gut",
    wasAt: "Es war vorher dort",
    wasOpen: "Es war in Arbeit",
  },
  actors: {},
  delays: {},
};
