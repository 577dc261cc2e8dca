import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Neuer Fall",
  purpose: "Eröffnet einen Fall einmal und verliert nichts, was eingegeben wurde.",
  states: {
    editing: {
      title: "Ausfüllen",
      sees: "Das Formular: Stücke, Grund, Beweis und Wunsch.",
      try: "Füllen Sie das Formular aus und drücken Sie „Fall senden“.",
    },
    saving: {
      title: "Entwurf wird gespeichert",
      sees: "Das Formular ist geschlossen.",
      try: "Warten Sie einen Moment.",
    },
    "saving.deciding": {
      title: "Verglichen",
      sees: "Das Formular ist geschlossen.",
      try: "Warten Sie einen Moment.",
    },
    "saving.asking": {
      title: "Entwurf unterwegs",
      sees: "Das Formular ist geschlossen.",
      try: "Warten Sie einen Moment.",
    },
    saved: {
      title: "Entwurf gespeichert",
      sees: "Das Formular ist geschlossen.",
      try: "Warten Sie einen Moment.",
    },
    describing: {
      title: "Beschreibung unterwegs",
      sees: "Das Formular ist geschlossen.",
      try: "Warten Sie einen Moment.",
    },
    submitting: {
      title: "Fall unterwegs",
      sees: "Das Formular ist geschlossen.",
      try: "Warten Sie einen Moment.",
    },
    unsure: {
      title: "Keine Antwort",
      sees: "Eine Meldung sagt, dass nichts zweimal eröffnet wird.",
      try: "Drücken Sie „Erneut prüfen“.",
    },
    sent: {
      title: "Gesendet",
      sees: "Der Fall öffnet sich.",
      try: "Warten Sie auf die Antwort des Supports.",
    },
  },
  events: {
    "case.change": {
      title: "Geändert",
      sees: "Die Person hat ein Feld geändert.",
      try: "Machen Sie weiter.",
    },
    "case.load": {
      title: "Entwurf geladen",
      sees: "Ein gespeicherter Entwurf füllt das Formular.",
      try: "Vervollständigen Sie ihn.",
    },
    "case.prepare": {
      title: "Beweis gewünscht",
      sees: "Die Person fügt ein Foto oder Video hinzu.",
      try: "Warten Sie, bis es da ist.",
    },
    "case.send": {
      title: "Gesendet",
      sees: "Die Person hat „Fall senden“ gedrückt.",
      try: "Warten Sie einen Moment.",
    },
    "case.again": {
      title: "Erneut geprüft",
      sees: "Die Person fragt nach der fehlenden Antwort.",
      try: "Warten Sie einen Moment.",
    },
    "case.discard": {
      title: "Verworfen",
      sees: "Die Person hat den Entwurf verworfen.",
      try: "Beginnen Sie neu.",
    },
  },
  guards: {
    hasProblems: "Etwas fehlt oder ist falsch",
    isAnswerMissing: "Eine Antwort fehlt",
    isSaving: "Der Entwurf wurde gerade gespeichert",
    isDescribing: "Die Beschreibung wurde gerade gesendet",
    isSaved: "Der Entwurf ist gespeichert",
    isDescribed: "Die Beschreibung ist gespeichert",
    isPreparing: "Entwurf nur für den Beweis",
    isDone: "Es wurde ausgeführt",
    isUnknown: "Niemand weiß, ob es ausgeführt wurde",
  },
  actors: {
    saveCase: "Entwurf speichern",
    describeCase: "Beschreibung und Beweis senden",
    submitCase: "Fall einreichen",
  },
  delays: {},
};
