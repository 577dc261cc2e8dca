import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Arbeit an vielen Einträgen",
  purpose:
    "Übergibt einen Schritt für viele Einträge dem Server, zeigt vorher, was betroffen ist, und verfolgt ihn bis zum Ende.",
  states: {
    idle: {
      title: "Nichts begonnen",
      sees: "Die Liste ohne ein solches Fenster.",
      try: "Zeilen auswählen und wählen, was mit ihnen geschehen soll.",
    },
    asking: {
      title: "Fragt nach",
      sees: "Ein Fenster fragt, ob das mit so vielen Einträgen geschehen soll.",
      try: "Lesen, was betroffen ist, dann bestätigen oder schließen.",
    },
    "asking.looking": {
      title: "Sieht nach, was betroffen ist",
      sees: "Das Fenster zählt, welche Einträge betroffen sind.",
      try: "Einen Moment warten oder ohne Warten bestätigen.",
    },
    "asking.ready": {
      title: "Bereit zum Bestätigen",
      sees: "Das Fenster zeigt die Einträge nach Zustand und welche abgelehnt werden.",
      try: "Bestätigen oder das Fenster schließen.",
    },
    "asking.blind": {
      title: "Vorausschau ging nicht",
      sees: "Das Fenster sagt, dass sich nicht nachsehen ließ, was betroffen ist.",
      try: "Auf Erneut versuchen drücken; bestätigen geht trotzdem.",
    },
    sending: {
      title: "Wird dem Server übergeben",
      sees: "Das Fenster ist beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    "sending.first": {
      title: "Zum ersten Mal",
      sees: "Das Fenster ist mit der eben bestätigten Arbeit beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    "sending.again": {
      title: "Noch einmal, ohne Fenster",
      sees: "Die Zeile sagt, dass die Arbeit gesendet wird.",
      try: "Ein paar Sekunden warten.",
    },
    unknown: {
      title: "Antwort verloren",
      sees: "Es kam keine Antwort: Ob die Arbeit begonnen hat, ist nicht bekannt.",
      try: "Auf Erneut fragen drücken: Nichts beginnt doppelt.",
    },
    following: {
      title: "Verfolgt den Auftrag",
      sees: "Die Zeile zeigt, wie weit die Arbeit ist.",
      try: "Laufen lassen; die Seite darf verlassen werden.",
    },
    "following.watching": {
      title: "Sieht beim Laufen zu",
      sees: "Die Zeile zählt weiter, mit der Schaltfläche Anhalten.",
      try: "Warten oder die Seite verlassen: Es geht von selbst weiter.",
    },
    "following.moving": {
      title: "Hält an oder versucht neu",
      sees: "Die Schaltfläche ist beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    "following.looking": {
      title: "Sieht nach dem Stand",
      sees: "Die Zeile wird auf den neuesten Stand gebracht.",
      try: "Einen Moment warten.",
    },
    "following.ended": {
      title: "Beendet",
      sees: "Die Zeile nennt Erledigte und Abgelehnte, mit Wiederholen und Rückgängig, wo es geht.",
      try: "Die abgelehnten ansehen und wiederholen, wenn der Grund behoben ist.",
    },
  },
  events: {
    "work.ask": {
      title: "Arbeit gewählt",
      sees: "Die Person hat Arbeit für viele Einträge gewählt.",
      try: "Das Fenster lesen.",
    },
    "work.confirm": {
      title: "Bestätigt",
      sees: "Die Person hat die Arbeit bestätigt.",
      try: "Auf den Beginn warten.",
    },
    "work.dismiss": {
      title: "Geschlossen",
      sees: "Die Person hat Fenster oder Zeile geschlossen. Ein laufender Auftrag geht weiter.",
      try: "Einen laufenden Auftrag unter Aufträge im Hintergrund suchen.",
    },
    "work.look": {
      title: "Noch einmal nachgesehen",
      sees: "Die Person hat noch einmal gefragt, was betroffen ist.",
      try: "Einen Moment warten.",
    },
    "work.check": {
      title: "Erneut gefragt",
      sees: "Die Person hat nach einer verlorenen Antwort auf Erneut fragen gedrückt.",
      try: "Auf die Antwort warten.",
    },
    "job.seen": {
      title: "Neues vom Auftrag",
      sees: "Der Server hat gesagt, wie weit der Auftrag ist.",
      try: "Nichts.",
    },
    "job.step": {
      title: "Anhalten oder wiederholen",
      sees: "Die Person hat den Auftrag angehalten oder die abgelehnten wiederholt.",
      try: "Ein paar Sekunden warten.",
    },
    "job.undo": {
      title: "Rückgängig",
      sees: "Die Person will die Einträge zurücksetzen.",
      try: "Warten: Ein eigener Auftrag setzt sie zurück.",
    },
  },
  guards: {
    isBegun: "Der Server hat den Auftrag begonnen",
    isEnded: "Der Auftrag ist beendet",
    isRefused: "Der Server hat die Arbeit abgelehnt",
    isSeen: "Es ist bekannt, was betroffen ist",
    isUndoRefused: "Das Rückgängigmachen wurde abgelehnt",
  },
  actors: {
    beginJob: "Den Auftrag beginnen",
    lookAhead: "Nachsehen, was betroffen ist",
    moveJob: "Anhalten oder wiederholen",
    watchJob: "Den Auftrag beobachten",
  },
  delays: {},
};
