import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine Datei mit Bestellungen ansehen",
  purpose: "Liest die gewählte Datei im Browser, findet ihre Spalten und zeigt, was daraus würde.",
  states: {
    choosing: {
      title: "Keine Datei gewählt",
      sees: "Das Feld, auf dem sich eine Datei ablegen lässt.",
      try: "Eine CSV-Datei wählen.",
    },
    looking: {
      title: "Datei wird angesehen",
      sees: "Die Seite sagt, dass die Datei angesehen wird.",
      try: "Einen Moment warten.",
    },
    unfit: {
      title: "Die Datei passt nicht",
      sees: "Die Seite sagt, was an der Datei nicht stimmt.",
      try: "Beheben, was genannt ist, oder die Leseart ändern.",
    },
    read: {
      title: "Die Datei ist lesbar",
      sees: "Spalten und eine Vorschau werden gezeigt.",
      try: "Die Spalten prüfen, dann importieren.",
    },
    "read.deciding": {
      title: "Spalten werden geprüft",
      sees: "Die Spalten werden gezeigt.",
      try: "Einen Moment warten.",
    },
    "read.mapping": {
      title: "Eine nötige Spalte fehlt",
      sees: "Die Seite nennt die Spalten, die zu wählen sind.",
      try: "Diese Spalten von Hand wählen.",
    },
    "read.counting": {
      title: "Liest die ganze Datei",
      sees: "Die Vorschau zählt weiter.",
      try: "Warten oder ohne Warten importieren.",
    },
    "read.counted": {
      title: "Bis zum Ende gelesen",
      sees: "Die Vorschau zeigt Bestellungen und Zeilen, die abgelehnt werden.",
      try: "Die abgelehnten Zeilen prüfen, dann importieren.",
    },
  },
  events: {
    "file.choose": {
      title: "Datei gewählt",
      sees: "Die Person hat eine Datei gewählt oder abgelegt.",
      try: "Einen Moment warten.",
    },
    "file.again": {
      title: "Noch einmal angesehen",
      sees: "Die Person ließ dieselbe Datei noch einmal ansehen.",
      try: "Einen Moment warten.",
    },
    "file.remove": {
      title: "Datei weggenommen",
      sees: "Die Person hat die Datei weggenommen.",
      try: "Eine Datei wählen.",
    },
    "store.choose": {
      title: "Shop gewählt",
      sees: "Die Person hat einen Shop gewählt.",
      try: "Mit der Datei weitermachen.",
    },
    "sheet.choose": {
      title: "Blatt gewählt",
      sees: "Die Person hat ein anderes Blatt der Arbeitsmappe gewählt.",
      try: "Die Spalten ansehen.",
    },
    "header.choose": {
      title: "Zeile der Namen gewählt",
      sees: "Die Person hat die Zeile mit den Spaltennamen gewählt.",
      try: "Die Spalten ansehen.",
    },
    "format.change": {
      title: "Leseart geändert",
      sees: "Die Person hat Kodierung, Trennzeichen, Zeichen oder Tage geändert.",
      try: "Die Vorschau ansehen.",
    },
    "format.settle": {
      title: "Frage beantwortet",
      sees: "Die Person hat gesagt, wie Zahlen oder Tage der Datei geschrieben sind.",
      try: "Sehen Sie die Vorschau an.",
    },
    "rows.choose": {
      title: "Zeilen behalten oder ausgelassen",
      sees:
        "Die Person hat gesagt, ob im Shop stornierte, versandte oder erstattete Zeilen importiert werden.",
      try: "Sehen Sie die Vorschau an.",
    },
    "column.choose": {
      title: "Spalte gewählt",
      sees: "Die Person hat eine Spalte von Hand gewählt.",
      try: "Die Vorschau ansehen.",
    },
    "column.join": {
      title: "Spalte hinzugefügt",
      sees: "Die Person hat mehrere Spalten für ein Feld gewählt.",
      try: "Die Vorschau ansehen.",
    },
    "items.choose": {
      title: "Positionen einer Zeile gewählt",
      sees: "Die Person hat die Spalten weiterer Positionen einer Zeile gewählt.",
      try: "Die Vorschau ansehen.",
    },
    "profile.choose": {
      title: "Art der Datei gewählt",
      sees: "Die Person hat eine andere Art der Datei gewählt.",
      try: "Die Spalten ansehen.",
    },
    "grouping.choose": {
      title: "Zeilen anders zusammengefasst",
      sees: "Die Person hat gesagt, welche Zeilen eine Bestellung sind.",
      try: "Die Vorschau ansehen.",
    },
    "country.choose": {
      title: "Land gewählt",
      sees: "Die Person hat ein Land für Bestellungen ohne Land gewählt.",
      try: "Die Vorschau ansehen.",
    },
    "method.choose": {
      title: "Versandart gewählt",
      sees: "Die Person hat eine Versandart für Bestellungen ohne Versandart gewählt.",
      try: "Die Vorschau ansehen.",
    },
    "check.done": {
      title: "Vorhandene Bestellungen geprüft",
      sees: "Die Vorschau zeigt, welche Bestellungen es schon gibt und was den neuen fehlt.",
      try: "Importieren, oder zuerst die Datei verbessern.",
    },
    "count.progress": { title: "Mehr ist gelesen", sees: "Die Vorschau hat weitergezählt.", try: "Nichts." },
    "count.done": {
      title: "Alles ist gelesen",
      sees: "Die Vorschau ist vollständig.",
      try: "Die abgelehnten Zeilen prüfen.",
    },
    "count.failed": {
      title: "Lesen gescheitert",
      sees: "Die Datei ließ sich nicht bis zum Ende lesen.",
      try: "Die Datei noch einmal wählen.",
    },
  },
  guards: {
    hasFile: "Eine Datei ist gewählt",
    isByHand: "Von Hand eingestellt",
    isProvenOtherwise: "Der Rest der Datei belegt anderes",
    isFit: "Die Datei ist lesbar",
    isMissing: "Eine nötige Spalte ist nicht gewählt",
    isOpen: "Datei gewählt, nichts von Hand gesetzt",
  },
  actors: {
    lookAtFile: "Den Anfang der Datei ansehen",
    countOrders: "Die ganze Datei lesen",
    checkOrders: "Prüfen, welche es schon gibt",
  },
  delays: {},
};
