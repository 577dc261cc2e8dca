import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Aufgaben der Demonstration",
  purpose: "Lädt die Aufgabenliste, die die Demonstration zeigt.",
  states: {
    loading: {
      title: "Aufgaben werden geladen",
      sees: "Die Tabelle, während sie lädt.",
      try: "Einen Moment warten.",
    },
    failed: {
      title: "Laden ging nicht",
      sees: "Die Seite sagt, dass die Aufgaben nicht geladen werden konnten.",
      try: "Auf Erneut versuchen drücken.",
    },
    shown: { title: "Gezeigt", sees: "Die Tabelle der Aufgaben.", try: "Suchen oder einen Status wählen." },
  },
  events: {
    "tasks.retry": {
      title: "Neuer Versuch",
      sees: "Die Person hat auf Erneut versuchen gedrückt.",
      try: "Einen Moment warten.",
    },
  },
  guards: {
    isTasks: "Die Antwort enthält Aufgaben",
  },
  actors: {
    fetchTasks: "Die Aufgaben holen",
  },
  delays: {},
};
