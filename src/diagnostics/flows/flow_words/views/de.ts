import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Die gespeicherten Ansichten einer Liste",
  purpose: "Weiß, welche Ansichten eine Liste hat und wie viele Einträge jeder Reiter zeigt.",
  states: {
    opening: { title: "Wird geöffnet", sees: "Die Liste noch ohne Reiter.", try: "Einen Moment warten." },
    loading: {
      title: "Ansichten werden geladen",
      sees: "Die Reiter sind unterwegs.",
      try: "Einen Moment warten.",
    },
    "loading.held": {
      title: "Die Liste wartet darauf",
      sees: "Die Liste wartet bis zu einer Sekunde auf ihre Ansichten.",
      try: "Einen Moment warten.",
    },
    "loading.late": {
      title: "Die Liste wartet nicht länger",
      sees: "Die Liste ist da; die Reiter kommen später.",
      try: "Weiterarbeiten; die Reiter folgen.",
    },
    shown: { title: "Gezeigt", sees: "Die Reiter der Liste.", try: "Einen Reiter wählen." },
    "shown.resting": {
      title: "Zahlen sind aktuell",
      sees: "Die Reiter mit ihren Zahlen.",
      try: "Einen Reiter wählen.",
    },
    "shown.counting": {
      title: "Wird gezählt",
      sees: "Die Reiter; ihre Zahlen werden gezählt.",
      try: "Einen Moment warten oder weiterarbeiten.",
    },
    refreshing: {
      title: "Wird neu geladen",
      sees: "Die Reiter, wie sie waren.",
      try: "Einen Moment warten oder weiterarbeiten.",
    },
    unknown: {
      title: "Laden ging nicht",
      sees: "Die Liste ohne gespeicherte Ansichten.",
      try: "Die Seite neu laden; die Liste geht auch ohne sie.",
    },
  },
  events: {
    "counts.due": {
      title: "Zahlen sind fällig",
      sees: "Einträge änderten sich, die Zahlen sind alt.",
      try: "Nichts.",
    },
    "views.changed": {
      title: "Ansichten geändert",
      sees: "Jemand hat eine Ansicht gespeichert, geteilt oder gelöscht.",
      try: "Nichts.",
    },
  },
  guards: {
    hasViews: "Die Ansichten sind schon bekannt",
    isDue: "Die Zahlen sind fällig",
    isFetched: "Der Server gab die Ansichten",
  },
  actors: {
    fetchViews: "Die Ansichten holen",
    fetchCounts: "Einträge je Reiter zählen",
  },
  delays: {},
};
