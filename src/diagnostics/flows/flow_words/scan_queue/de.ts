import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Aufbewahrte Scans",
  purpose:
    "Bewahrt jeden Scan einer Station auf dem Gerät auf, bis der Server ihn beantwortet hat, der Reihe nach.",
  states: {
    keeping: { title: "Auf dem Gerät", sees: "Nichts.", try: "Nichts." },
    "keeping.opening": {
      title: "Sieht nach Aufbewahrtem",
      sees: "Die Station öffnet sich.",
      try: "Scannen. Was vorher gescannt wurde, wird zuerst gesendet.",
    },
    "keeping.resting": {
      title: "Alles ist aufbewahrt",
      sees: "Nichts, oder in Gelb: so viele Scans aufbewahrt, nicht bestätigt.",
      try: "Weiter scannen.",
    },
    "keeping.writing": {
      title: "Wird aufbewahrt",
      sees: "Nichts: es dauert Millisekunden.",
      try: "Weiter scannen.",
    },
    "keeping.without": {
      title: "Nichts lässt sich aufbewahren",
      sees: "„Dieses Gerät kann keine Scans aufbewahren.“",
      try:
        "Scannen, solange es eine Verbindung gibt. Speicher auf dem Gerät frei machen, private Fenster schließen und die Seite neu laden.",
    },
    sending: { title: "Zum Server", sees: "Nichts.", try: "Nichts." },
    "sending.resting": { title: "Nichts zu senden", sees: "Das letzte Ergebnis.", try: "Scannen." },
    "sending.asking": {
      title: "Wird gesendet",
      sees: "„Wird gesendet…“, dann das Ergebnis.",
      try: "Weiter scannen: was inzwischen kommt, wird als Nächstes gesendet.",
    },
    "sending.pausing": {
      title: "Keine Antwort",
      sees: "In Gelb: die Scans sind aufbewahrt und nicht bestätigt.",
      try: "Weiter scannen. Nach dem Netz sehen; „Jetzt senden“ versucht es sofort.",
    },
    "sending.stuck": {
      title: "Darf nicht senden",
      sees: "Dass die Scans gerade nicht gesendet werden können.",
      try: "Als die Person neu anmelden, die gescannt hat. Wenn es bleibt, nach ihren Rechten sehen.",
    },
  },
  events: {
    "scan.take": {
      title: "Gescannt",
      sees: "Ein Laufzettel oder ein Befehl wurde gescannt oder eingetippt.",
      try: "Auf das Ergebnis warten.",
    },
    "answers.hear": {
      title: "Von anderem Fenster gesendet",
      sees: "Das Ergebnis eines Scans, den ein anderes Fenster dieses Geräts gesendet hat.",
      try: "Das andere Fenster schließen.",
    },
    "refusal.tap": {
      title: "Ablehnung gesehen",
      sees: "Jemand hat die Ablehnung eines aufbewahrten Scans weggetippt.",
      try: "Das Stück beiseitelegen und seinen Laufzettel ansehen.",
    },
    "net.back": {
      title: "Verbindung ist wieder da",
      sees: "Das Gerät ist wieder online oder wurde geweckt.",
      try: "Einen Moment warten.",
    },
  },
  guards: {
    isFull: "2.000 Scans sind schon aufbewahrt",
    cannotKeep: "Weder aufzubewahren noch zu senden",
    hasUnwritten: "Ein Scan ist noch nicht auf dem Gerät",
    hasHead: "Ein Scan wartet auf seine Antwort",
    isOpened: "Das Gerät bewahrt Scans auf",
    isWritten: "Er ist auf dem Gerät",
    isAnswered: "Der Server hat geantwortet",
    isRefusedTogether: "Zusammen nicht angenommen",
    isBarred: "Niemand ist da, der scannen darf",
  },
  actors: {
    openStore: "Lesen, was hier aufbewahrt ist",
    writeScans: "Scans auf dem Gerät aufbewahren",
    sendScans: "Die ältesten Scans senden",
  },
  delays: { untilNextTry: "nach 1 bis 30 Sekunden", untilSignedIn: "nach 30 Sekunden" },
};
