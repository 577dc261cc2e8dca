import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Mitteilungen",
  purpose:
    "Zählt an der Glocke, was ungelesen ist, zeigt die Mitteilungen und sagt dem Server, welche gelesen wurden.",
  states: {
    feed: {
      title: "Die Liste der Mitteilungen",
      sees: "Die Glocke in der oberen Leiste; geöffnet die Liste darunter oder die Seite Mitteilungen.",
      try: "Auf die Glocke drücken, um die Liste zu öffnen.",
    },
    "feed.closed": {
      title: "Liste geschlossen",
      sees: "Nur die Glocke, mit der Zahl der ungelesenen.",
      try: "Auf die Glocke drücken, um sie zu lesen.",
    },
    "feed.opened": {
      title: "Liste geöffnet",
      sees: "Die Liste unter der Glocke oder die Seite Mitteilungen.",
      try: "Eine Mitteilung anklicken, um dorthin zu gehen, wohin sie führt; damit gilt sie als gelesen.",
    },
    "feed.opened.loading": {
      title: "Lädt die Liste",
      sees: "Graue Balken, wo die Mitteilungen stehen werden.",
      try: "Ein paar Sekunden warten.",
    },
    "feed.opened.shown": {
      title: "Liste wird gezeigt",
      sees:
        "Die neuesten zuerst, ungelesene fett mit Punkt; oder dass es keine gibt. Ein Hinweis darüber sagt, wenn sie nicht mehr aktuell ist oder eine Markierung nicht übernommen wurde.",
      try:
        "Weiterlesen. Steht ein Hinweis darüber, das Netz prüfen und darin auf „Noch einmal versuchen“ drücken.",
    },
    "feed.opened.failed": {
      title: "Konnte nicht geladen werden",
      sees:
        "„Die Mitteilungen konnten nicht geladen werden“ mit dem Grund und der Schaltfläche „Noch einmal versuchen“.",
      try: "Das Netz prüfen, dann auf „Noch einmal versuchen“ drücken.",
    },
    traffic: {
      title: "Laden und Speichern",
      sees: "Nichts Eigenes: Es geschieht hinter der Liste und der Glocke.",
      try: "Nichts zu tun.",
    },
    "traffic.idle": {
      title: "Nichts zu laden oder zu sichern",
      sees: "Die Glocke und die Liste, wie sie sind.",
      try: "Nichts zu tun: Neue kommen von selbst.",
    },
    "traffic.sending": {
      title: "Speichert die Markierung",
      sees: "Die Markierung wird schon gezeigt.",
      try: "Ein paar Sekunden warten; wird sie nicht übernommen, sagt es ein Hinweis.",
    },
    "traffic.asking": {
      title: "Lädt",
      sees: "Die Glocke und die Liste wie zuvor, bis zur Antwort.",
      try: "Ein paar Sekunden warten.",
    },
    "traffic.asking.syncing": {
      title: "Fragt nach Neuem",
      sees: "Die Glocke und die Liste wie zuvor.",
      try: "Ein paar Sekunden warten: Neue warten über der Liste unter „… neue“.",
    },
    "traffic.asking.paging": {
      title: "Lädt ältere",
      sees: "Am Ende der Liste „Ältere Mitteilungen werden geladen“.",
      try: "Ein paar Sekunden warten.",
    },
  },
  events: {
    "notifications.changed": {
      title: "Etwas Neues",
      sees: "Mitteilungen kamen oder änderten sich, oder vielleicht, während die Verbindung weg war.",
      try: "Nichts: Sie werden von selbst nachgesehen.",
    },
    "feed.open": {
      title: "Liste geöffnet",
      sees: "Die Person hat auf die Glocke gedrückt oder die Seite Mitteilungen geöffnet.",
      try: "Warten, bis die Liste da ist.",
    },
    "feed.close": {
      title: "Liste geschlossen",
      sees: "Die Person hat die Liste geschlossen oder die Seite verlassen.",
      try: "Nichts zu tun.",
    },
    "feed.more": {
      title: "Ältere gewünscht",
      sees: "Die Person kam nahe ans Ende der Liste oder hat auf „Mehr laden“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "feed.refresh": {
      title: "Neues Laden verlangt",
      sees: "Die Person hat auf „Noch einmal versuchen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "fresh.show": {
      title: "Neue gezeigt",
      sees: "Die Person hat über der Liste auf die Schaltfläche mit der Zahl der neuen gedrückt.",
      try: "Sie oben in der Liste lesen.",
    },
    mark: {
      title: "Als (un)gelesen markiert",
      sees: "Die Person hat eine Mitteilung angeklickt oder als gelesen oder ungelesen markiert.",
      try: "Nichts zu tun.",
    },
    "mark.all": {
      title: "Alle als gelesen markiert",
      sees: "Die Person hat auf „Alle als gelesen markieren“ gedrückt.",
      try: "Nichts zu tun; die Zahl an der Glocke verschwindet.",
    },
    "mark.retry": {
      title: "Neues Markieren verlangt",
      sees: "Die Person hat im Hinweis zur Markierung auf „Noch einmal versuchen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "mark.dismiss": {
      title: "Hinweis geschlossen",
      sees: "Die Person hat den Hinweis geschlossen: Was nicht übernommen wurde, bleibt wie zuvor.",
      try: "Bei Bedarf noch einmal markieren.",
    },
    "view.change": {
      title: "Andere Auswahl gezeigt",
      sees: "Die Person hat über der Liste Alle, Ungelesene, Bestellungen, Artikel oder Support gewählt.",
      try: "Fehlt etwas, Alle wählen.",
    },
  },
  guards: {
    hasFresh: "Neue warten über der Liste",
    hasMore: "Es gibt ältere zu laden",
    hasRefused: "Eine Markierung wurde nicht übernommen",
    isLoaded: "Die Liste ist geladen",
    hasFailure: "Das letzte Nachsehen schlug fehl",
    "not isLoaded": "Die Liste ist noch nicht geladen",
    "not hasFailure": "Es wird neu versucht",
    isNeeded: "Die Markierung ändert etwas",
    isOtherView: "Es ist eine andere Auswahl als zuvor",
    hasMarks: "Markierungen warten aufs Speichern",
    isDue: "Es gibt vielleicht Neues",
    wantsMore: "Ältere sind gewünscht",
  },
  actors: {
    sync: "Neue Benachrichtigungen laden",
    fetchMore: "Ältere laden",
    sendMark: "Markierung speichern",
  },
  delays: {},
};
