import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Wählen, für wen man handelt",
  purpose:
    "Lässt jemanden aus dem Team, dessen Anmeldung es erlaubt, eine Person unter sich wählen und höchstens eine Stunde in deren Namen arbeiten.",
  states: {
    deciding: {
      title: "Sieht nach, ob es erlaubt ist",
      sees: "Noch nichts: Es dauert keinen Moment.",
      try: "Nichts: Der nächste Schritt folgt von selbst.",
    },
    loading: {
      title: "Lädt die Personen",
      sees: "In der oberen Leiste gibt es noch keine Schaltfläche „Benutzer wechseln“.",
      try: "Ein paar Sekunden warten.",
    },
    waiting: {
      title: "Wartet auf neues Laden",
      sees: "Keine Schaltfläche „Benutzer wechseln“: Die Personen konnten nicht geladen werden.",
      try:
        "Eine halbe Minute warten: Es wird von selbst neu versucht. Die Seite neu zu laden versucht es sofort.",
    },
    ready: {
      title: "Bereit zum Wechseln",
      sees: "Die Schaltfläche „Benutzer wechseln“ in der oberen Leiste.",
      try: "Darauf drücken, um für jemanden zu handeln.",
    },
    "ready.closed": {
      title: "Nicht geöffnet",
      sees: "Nur die Schaltfläche „Benutzer wechseln“ in der oberen Leiste.",
      try: "Darauf drücken, um für jemanden zu handeln; sonst nichts.",
    },
    "ready.choosing": {
      title: "Wählt eine Person",
      sees: "Der Dialog mit Suchfeld und den Personen, für die man handeln darf.",
      try:
        "Einen Teil des Namens tippen, dann die Person wählen. Nur Personen unter einem selbst stehen hier, keine mit gesperrtem Konto.",
    },
    "ready.choosing.listed": {
      title: "Personen aufgelistet",
      sees: "Die Personen, darunter ihre Anzahl.",
      try: "Jemanden wählen oder mehr vom Namen tippen.",
    },
    "ready.choosing.debouncing": {
      title: "Sucht gleich",
      sees: "„Suche läuft …“ unter den schon bekannten Personen.",
      try: "Weiter tippen oder einen Moment warten.",
    },
    "ready.choosing.searching": {
      title: "Sucht weitere Personen",
      sees: "„Suche läuft …“ unter den schon bekannten Personen.",
      try: "Ein paar Sekunden warten oder jemanden wählen, der schon dasteht.",
    },
    "ready.choosing.unsearched": {
      title: "Suche fehlgeschlagen",
      sees: "„Die Suche ist fehlgeschlagen: Nur die ersten Personen der Liste wurden durchsucht.“",
      try: "Das Netz prüfen, dann noch einmal tippen.",
    },
    "ready.givingReason": {
      title: "Nennt den Grund",
      sees:
        "Die Frage, warum man als diese Person handelt, mit früheren Gründen. Eine rote Zeile sagt, warum der letzte Wechsel abgelehnt wurde.",
      try:
        "Einen Grund nennen oder leer lassen, dann auf die Schaltfläche „Als … handeln“ drücken; nach einer Ablehnung tun, was die rote Zeile sagt.",
    },
    "ready.switching": {
      title: "Wechselt",
      sees: "Die Schaltfläche sagt „Es wird gewechselt …“.",
      try: "Ein paar Sekunden warten.",
    },
    unavailable: {
      title: "Nicht angeboten",
      sees:
        "Keine Schaltfläche „Benutzer wechseln“: Diese Anmeldung darf nicht für andere handeln, oder es gibt niemanden, für den man handeln darf.",
      try:
        "Neu anmelden, wenn das Recht eben erst gegeben wurde. Wer niemanden unter sich hat, kann nicht wechseln.",
    },
    switched: {
      title: "Gewechselt",
      sees: "Die Seite beginnt neu als die andere Person, mit einer Leiste oben, die es sagt.",
      try: "Weiterarbeiten; die Leiste oben führt zurück.",
    },
  },
  events: {
    "dialog.open": {
      title: "Dialog geöffnet",
      sees: "Die Person hat in der oberen Leiste auf „Benutzer wechseln“ gedrückt.",
      try: "Jemanden aus der Liste wählen.",
    },
    "dialog.close": {
      title: "Dialog geschlossen",
      sees:
        "Die Person hat den Dialog geschlossen: Nichts ändert sich, und was darin getippt war, ist vergessen.",
      try: "Nichts zu tun.",
    },
    "query.type": {
      title: "Name getippt",
      sees: "Die Person hat im Suchfeld einen Teil eines Namens getippt.",
      try: "Einen Moment auf die Liste warten.",
    },
    "person.choose": {
      title: "Person gewählt",
      sees: "Die Person hat gewählt, für wen sie handeln will.",
      try: "Als Nächstes einen Grund nennen oder ihn leer lassen.",
    },
    "reason.type": {
      title: "Grund getippt",
      sees: "Die Person hat einen Grund getippt oder einen früheren gewählt.",
      try: "Danach auf die Schaltfläche „Als … handeln“ drücken.",
    },
    "person.drop": {
      title: "Jemand anderes gewünscht",
      sees: "Die Person hat auf „Jemand anderen wählen“ gedrückt.",
      try: "Noch einmal aus der Liste wählen.",
    },
    "switch.confirm": {
      title: "Wechsel verlangt",
      sees: "Die Person hat auf die Schaltfläche „Als … handeln“ gedrückt.",
      try: "Warten, bis die Seite neu begonnen hat.",
    },
  },
  guards: {
    hasSuperToken: "Diese Anmeldung darf für andere handeln",
    hasPeople: "Es gibt Personen zur Auswahl",
    isNobody: "Es gibt niemanden dafür",
    isBeyond: "Es gibt mehr Personen als in der Liste",
    isFound: "Die Suche wurde beantwortet",
    isSwitched: "Der Server hat den Wechsel erlaubt",
  },
  actors: {
    loadPeople: "Personen laden",
    searchPeople: "Auf dem Server nach Namen suchen",
    switchTo: "Benutzer wechseln",
  },
  delays: {
    debounce: "nach kurzer Tipppause",
    retry: "nach einer halben Minute",
  },
};
