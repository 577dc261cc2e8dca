import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Station der Werkstatt",
  purpose:
    "Findet heraus, welche Station ein Gerät ist, zeigt das Stück in Arbeit und sendet, was gescannt wird.",
  states: {
    bench: {
      title: "Am Arbeitsplatz",
      sees: "Die Ansicht einer Station.",
      try: "Scannen oder lesen, was dort steht.",
    },
    "bench.finding": {
      title: "Stationen werden gesucht",
      sees: "Der Titel der Ansicht, darunter noch nichts.",
      try: "Einen Moment warten.",
    },
    "bench.unfound": {
      title: "Stationen nicht geladen",
      sees: "„Die Station konnte nicht geladen werden“.",
      try: "Verbindung prüfen, „Erneut versuchen“ drücken.",
    },
    "bench.nowhere": {
      title: "Keine Station vorhanden",
      sees: "„Für … gibt es noch keine Station“.",
      try: "Das Büro bitten, eine anzulegen.",
    },
    "bench.choosing": {
      title: "Station wird gewählt",
      sees: "„Welche Station ist das?“ über einer Liste.",
      try: "Die Station drücken oder ihr Etikett scannen.",
    },
    "bench.opening": {
      title: "Wird geöffnet",
      sees: "Der Name der Station; die Arbeit kommt gleich.",
      try: "Einen Moment warten.",
    },
    "bench.atWork": {
      title: "In Betrieb",
      sees: "Die Station mit ihrer Arbeit und den letzten Scans.",
      try: "Einen Laufzettel scannen.",
    },
    "bench.atWork.resting": {
      title: "Nichts in Arbeit",
      sees: "Wie viele warten und was als Nächstes kommt.",
      try: "Das nächste Stück nehmen, seinen Laufzettel scannen.",
    },
    "bench.atWork.open": {
      title: "Ein Stück ist in Arbeit",
      sees: "Das Stück mit Druck, Farbe und Größe.",
      try: "Arbeiten, dann weitergeben.",
    },
    "bench.atWork.open.working": {
      title: "In Arbeit",
      sees: "Das Stück und Knöpfe zum Weitergeben und Aussortieren.",
      try: "Ist es gut: Enter drücken oder PASS scannen.",
    },
    "bench.atWork.open.asking": {
      title: "Grund fürs Aussortieren",
      sees: "Neun Gründe, jeder mit seiner Ziffer.",
      try: "Eine Ziffer drücken oder „Nicht aussortieren“.",
    },
    theirs: {
      title: "In anderer Hand",
      sees: "Was gefragt wird, wenn jemand anderes das Stück hat.",
      try: "Siehe unten.",
    },
    "theirs.none": { title: "Keine Frage", sees: "Nichts über jemand anderen.", try: "Nichts." },
    "theirs.asked": {
      title: "Übernehmen?",
      sees: "„Übernehmen?“ auf Gelb: wer das Stück hat und seit wann.",
      try: "Nachfragen; dann übernehmen oder liegen lassen.",
    },
    photo: {
      title: "Foto beim Aussortieren",
      sees: "Was nach dem Aussortieren verlangt wird.",
      try: "Siehe unten.",
    },
    "photo.none": { title: "Kein Foto verlangt", sees: "Nichts über Fotos.", try: "Nichts." },
    "photo.wanted": {
      title: "Foto verlangt",
      sees: "Ein Knopf für ein Foto des abgelehnten Stücks.",
      try: "Das Foto machen oder weiter scannen.",
    },
  },
  events: {
    "station.retry": {
      title: "Erneut versucht",
      sees: "„Erneut versuchen“ wurde gedrückt.",
      try: "Einen Moment warten.",
    },
    "station.choose": {
      title: "Station gewählt",
      sees: "Eine Station der Liste wurde gedrückt.",
      try: "Nichts.",
    },
    "station.change": {
      title: "Station wechseln",
      sees: "„Station wechseln“ wurde im Menü gedrückt.",
      try: "Die Station aus der Liste wählen.",
    },
    "desk.came": { title: "Arbeit geladen", sees: "Zahlen und Listen der Station sind da.", try: "Nichts." },
    "desk.missing": {
      title: "Station gibt es nicht mehr",
      sees: "Die Station gibt es nicht mehr.",
      try: "Eine andere wählen.",
    },
    "code.scanned": {
      title: "Code gelesen",
      sees: "Scanner oder Tastatur lieferten einen Code.",
      try: "Das Ergebnis lesen.",
    },
    "pass.press": {
      title: "Per Taste weitergegeben",
      sees: "Enter oder „Weitergeben“ wurde gedrückt.",
      try: "Das Ergebnis lesen.",
    },
    "pass.key": {
      title: "Mit Enter weitergegeben",
      sees: "Enter wurde gedrückt.",
      try: "Das Ergebnis lesen.",
    },
    "theirs.take": {
      title: "Übernommen",
      sees: "„Übernehmen“ oder Enter wurde gedrückt.",
      try: "Das Ergebnis lesen.",
    },
    "theirs.leave": {
      title: "Liegen gelassen",
      sees: "„Liegen lassen“ wurde gedrückt.",
      try: "Den nächsten Laufzettel scannen.",
    },
    "undo.press": {
      title: "Per Taste rückgängig",
      sees: "U oder „Rückgängig“ wurde gedrückt.",
      try: "Das Ergebnis lesen.",
    },
    "reject.ask": {
      title: "Aussortieren gedrückt",
      sees: "R oder „Aussortieren“ wurde gedrückt.",
      try: "Den Grund wählen.",
    },
    "reason.pick": {
      title: "Grund gewählt",
      sees: "Eine Ziffer oder ein Grund wurde gedrückt.",
      try: "Das Ergebnis lesen.",
    },
    "ask.cancel": {
      title: "Nicht abgelehnt",
      sees: "Escape oder „Nicht aussortieren“ wurde gedrückt.",
      try: "Mit dem Stück weitermachen.",
    },
    "note.write": {
      title: "Notiz geschrieben",
      sees: "In die Notiz wurde etwas getippt.",
      try: "Danach einen Grund wählen.",
    },
    "fault.choose": {
      title: "Schritt des Fehlers",
      sees: "Der Schritt, an dem der Fehler entstand, wurde gedrückt.",
      try: "Danach einen Grund wählen.",
    },
    "art.turn": {
      title: "Nächste Druckfläche",
      sees: "N wurde gedrückt: eine andere Druckdatei ist zu sehen.",
      try: "Nichts.",
    },
    "scan.sent": {
      title: "Scan unterwegs",
      sees: "Ein Code ist auf dem Gerät aufbewahrt und gesendet.",
      try: "Auf das Ergebnis warten.",
    },
    "scan.presumed": {
      title: "Angenommen",
      sees: "Ein aufbewahrter Scan gilt, als wäre er getan.",
      try: "Weiterarbeiten.",
    },
    "scan.answered": { title: "Scan beantwortet", sees: "Das Ergebnis ist da.", try: "Das Ergebnis lesen." },
    "photo.done": { title: "Foto gemacht", sees: "Das Foto liegt auf dem Gerät.", try: "Weiter scannen." },
  },
  guards: {
    isKnown: "Die Station des Geräts ist dabei",
    isOnlyOne: "Es gibt nur eine Station",
    isNowhere: "Es gibt keine Station",
    hasOpen: "Ein Stück ist hier in Arbeit",
    "not hasOpen": "Hier ist kein Stück in Arbeit",
    isAnother: "Jetzt ist ein anderes Stück in Arbeit",
    hasInHand: "Ein Stück ist in der Hand",
    isKeyForPass: "In der Hand, kein Stopp davor",
    isPassAfterStop: "PASS nach einer Ablehnung",
    isCardForTheirs: "Die Karte übernimmt",
    isConfirmCard: "Es ist die Karte zum Bestätigen",
    isTheirs: "Jemand anderes hat es in der Hand",
    isStillOpen: "Dasselbe Stück bleibt in Arbeit",
    isOwnCode: "Es ist das eigene Etikett",
    isStationCode: "Es ist das Etikett einer Station",
    isRejectCard: "Es ist die Karte zum Aussortieren",
    isReasonCard: "Es ist die Karte eines Grundes",
    isReprintCard: "Es ist die Karte zum Drucken",
    isNextCard: "Es ist die Karte für das Nächste",
    isUndoCard: "Es ist die Karte für Rückgängig",
    wantsPhoto: "Aussortieren an Station mit Fotos",
  },
  actors: {
    findStations: "Die Stationen des Schritts laden",
  },
  delays: {},
};
