import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Kartonstation",
  purpose:
    "Nimmt Pakete in einen Karton, hält an, was abgelehnt wurde, und schließt den Karton nach Gewicht.",
  states: {
    "bench": { title: "Der Karton", sees: "Der große Teil des Bildschirms.", try: "Siehe unten." },
    "bench.empty": {
      title: "Kein Karton",
      sees: "„Karton scannen“ und die Kartons, die hier gefüllt werden.",
      try: "Einen Karton scannen oder anlegen.",
    },
    "bench.filling": {
      title: "Wird gefüllt",
      sees: "Nummer, Pakete und Gewicht des Kartons.",
      try: "Das nächste Paket scannen.",
    },
    "bench.closing": {
      title: "Wird geschlossen",
      sees: "Ein Feld für das Gewicht.",
      try: "Den Karton wiegen.",
    },
    "bench.closing.weighing": {
      title: "Gewicht gefragt",
      sees: "„Auf die Waage stellen“.",
      try: "Eintippen, was die Waage zeigt.",
    },
    "bench.closing.counting": {
      title: "Anzahl gefragt",
      sees: "„Pakete zählen“ auf Gelb.",
      try: "Zählen und die Zahl eintippen.",
    },
    "bench.closing.unfit": {
      title: "Gewicht stimmt nicht",
      sees: "Um wie viel er zu schwer oder zu leicht ist.",
      try: "Den Grund suchen, dann neu wiegen.",
    },
    "bench.closing.asked": {
      title: "Schließt",
      sees: "„Der Karton wird geschlossen …“.",
      try: "Einen Moment warten.",
    },
    "hold": { title: "Abgelehntes", sees: "Ob „Ich habe es beiseitegelegt“ da ist.", try: "Siehe unten." },
    "hold.free": {
      title: "Nichts beiseitezulegen",
      sees: "Kein Knopf zum Beiseitelegen.",
      try: "Weiterscannen.",
    },
    "hold.held": {
      title: "Wartet aufs Beiseitelegen",
      sees: "Ein rotes Achteck mit dem Ort, an den es gehört.",
      try: "Dorthin legen, dann tippen oder BEISEITELEGEN scannen.",
    },
    "out": { title: "Richtung", sees: "Ob ein Paket hinein- oder herauskommt.", try: "Siehe unten." },
    "out.off": { title: "In den Karton", sees: "„Paket scannen“.", try: "Scannen." },
    "out.on": {
      title: "Aus dem Karton",
      sees: "Ein gestrichelter Rahmen: „Paket scannen, das herauskommt“.",
      try: "Scannen oder den Knopf noch einmal drücken.",
    },
  },
  events: {
    "scan.sent": {
      title: "Scan unterwegs",
      sees: "Ein Code wurde auf dem Gerät behalten und gesendet.",
      try: "Auf das Ergebnis warten.",
    },
    "scan.answered": { title: "Scan beantwortet", sees: "Das Ergebnis ist da.", try: "Das Ergebnis lesen." },
    "box.came": { title: "Karton geladen", sees: "Der Karton, wie er jetzt ist.", try: "Nichts." },
    "refusal.found": {
      title: "Späte Ablehnung",
      sees: "Ein behaltener Scan wurde abgelehnt.",
      try: "Das Paket beiseitelegen.",
    },
    "scan.miss": {
      title: "Nicht angenommen",
      sees: "Ein Code wurde gescannt, bevor Abgelehntes beiseitelag.",
      try: "Beiseitelegen, dann noch einmal scannen.",
    },
    "aside.press": {
      title: "Beiseitegelegt",
      sees: "BEISEITELEGEN wurde gescannt oder getippt.",
      try: "Weiterscannen.",
    },
    "out.press": {
      title: "Herausnehmen",
      sees: "HERAUSNEHMEN wurde gescannt oder gedrückt.",
      try: "Das Paket scannen.",
    },
    "close.press": {
      title: "Schließen",
      sees: "KARTON SCHLIESSEN wurde gescannt oder gedrückt.",
      try: "Den Karton wiegen.",
    },
    "close.cancel": { title: "Offen lassen", sees: "Jemand füllt ihn weiter.", try: "Weiterscannen." },
    "tare.enter": {
      title: "Leeren Karton gewogen",
      sees: "Das Gewicht des leeren Kartons wurde eingetippt.",
      try: "Nichts.",
    },
    "weight.enter": {
      title: "Gewicht eingegeben",
      sees: "Gramm wurden eingetippt oder kamen von einer Waage.",
      try: "Das Ergebnis lesen.",
    },
    "count.enter": {
      title: "Anzahl eingegeben",
      sees: "Jemand hat die Pakete gezählt.",
      try: "Das Ergebnis lesen.",
    },
    "reason.enter": {
      title: "Mit Grund geschlossen",
      sees: "Das Büro schließt ihn bei jedem Gewicht.",
      try: "Das Ergebnis lesen.",
    },
  },
  guards: {
    hasBox: "Ein Karton ist offen",
    hasNoBox: "Kein Karton ist offen",
    isWaiting: "Scans sind nicht bestätigt",
    isClosed: "Der Karton wurde geschlossen",
    isCountAsked: "Das Gewicht beweist nichts",
    isWeightAsked: "Das Gewicht stimmt nicht",
    isCloseRefused: "Das Schließen wurde abgelehnt",
    isNews: "Es ist neuer als die Anzeige",
    isHolding: "Es wurde abgelehnt",
    isLastHeld: "Sonst wartet nichts",
    isHeld: "Etwas wartet",
    isPackage: "Es geht um keinen Karton",
  },
  actors: {},
  delays: {},
};
