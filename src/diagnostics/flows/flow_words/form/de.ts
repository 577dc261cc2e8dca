import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Einen Datensatz bearbeiten",
  purpose:
    "Ändert einen Datensatz: einmal gespeichert, nie über fremde Arbeit, nichts Eingegebenes geht verloren.",
  states: {
    editing: {
      title: "Wird bearbeitet",
      sees:
        "Das Formular ist offen. Unten steht, was geändert wurde, daneben die Schaltfläche zum Speichern.",
      try: "Markierte Felder berichtigen, falls es welche gibt, dann speichern.",
    },
    comparing: {
      title: "Beide Fassungen im Vergleich",
      sees: "Es heißt „Jemand anders hat dies zuerst gespeichert“; beide Fassungen sind zu sehen.",
      try: "Je Feld wählen, dann „Mit dieser Auswahl speichern“ – oder „Meine Änderungen verwerfen“.",
    },
    saving: {
      title: "Wird gespeichert",
      sees: "Auf der Schaltfläche steht „Wird gespeichert“.",
      try: "Ein paar Sekunden warten.",
    },
    unknown: {
      title: "Unklar, ob gespeichert",
      sees: "Es heißt, dass keine Antwort kam, mit „Erneut prüfen“. Die Eingaben sind noch da.",
      try: "Die Verbindung prüfen, dann „Erneut prüfen“ drücken. Doppelt gespeichert wird nie.",
    },
    checking: {
      title: "Wird geklärt",
      sees: "Auf der Schaltfläche steht „Wird geprüft“: Der Server wird gefragt, ob gespeichert ist.",
      try: "Ein paar Sekunden warten.",
    },
    saved: {
      title: "Gespeichert",
      sees: "Das Formular schließt sich, eine Meldung sagt, dass gespeichert ist.",
      try: "Nichts: Alles ist getan.",
    },
  },
  events: {
    "form.change": {
      title: "Ein Feld wurde geändert",
      sees: "Die Person hat etwas eingegeben oder gewählt.",
      try: "Nichts: Es bleibt auf diesem Gerät, bis es gespeichert ist.",
    },
    "form.submit": {
      title: "Speichern verlangt",
      sees: "Die Person hat auf Speichern oder Strg+Eingabe gedrückt.",
      try: "Sind Felder markiert, sie berichtigen und noch einmal speichern.",
    },
    "form.check": {
      title: "Gefragt, ob gespeichert ist",
      sees: "Die Person hat auf „Erneut prüfen“ gedrückt.",
      try: "Auf die Antwort warten.",
    },
    "form.reset": {
      title: "Änderungen verworfen",
      sees: "Die Person hat „Abbrechen“ oder „Meine Änderungen verwerfen“ gedrückt.",
      try: "Nichts: Das Formular zeigt, was gespeichert ist.",
    },
    "form.changedElsewhere": {
      title: "Andere Fassung gespeichert",
      sees: "Jemand anders hat denselben Datensatz geändert. Die Eingaben sind unberührt.",
      try: "Auf „Beide Fassungen vergleichen“ drücken.",
    },
    "form.compare": {
      title: "Vergleich verlangt",
      sees: "Die Person hat auf „Beide Fassungen vergleichen“ gedrückt.",
      try: "Für jedes Feld eine Fassung wählen.",
    },
    "form.choose": {
      title: "Fassung gewählt",
      sees: "Die Person hat für ein Feld „Ihre Fassung“ oder „Die andere Fassung“ gewählt.",
      try: "Auch für die übrigen Felder wählen.",
    },
    "form.merge": {
      title: "Fassungen zusammengeführt",
      sees: "Die Person hat auf „Mit dieser Auswahl speichern“ gedrückt.",
      try: "Warten, bis gespeichert ist.",
    },
  },
  guards: {
    hasCurrent: "Es gibt eine neuere Fassung von anderen",
    hasProblems: "Ein Feld ist zu berichtigen",
    isChanged: "Etwas wurde geändert",
    isInvalid: "Der Server hat Felder abgelehnt",
    isNewer: "Die andere Fassung ist neuer",
    isNewerAndUntouched: "Sie ist neuer, hier nichts eingegeben",
    isAnswerMissing: "Eine frühere Antwort steht noch aus",
    isSaved: "Der Server hat gespeichert",
    isStale: "Jemand anders war schneller",
    isUnknown: "Es kam keine Antwort",
  },
  actors: {
    saveRecord: "Beim Server speichern",
  },
  delays: {},
};
