import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Angemeldet sein",
  purpose:
    "Findet beim Öffnen der App heraus, wer angemeldet ist, hält es während der Arbeit aktuell und beendet es beim Abmelden.",
  states: {
    reading: {
      title: "Sucht behaltene Anmeldung",
      sees: "Eine leere Seite, kürzer als eine Sekunde.",
      try: "Einen Moment warten; bleibt sie leer, die Seite neu laden.",
    },
    exchangingCode: {
      title: "Schließt die Anmeldung ab",
      sees: "Das Logo und „Anmeldung läuft“, gleich nach der Anmeldeseite.",
      try: "Ein paar Sekunden warten.",
    },
    checking: {
      title: "Prüft, wer angemeldet ist",
      sees:
        "Beim Öffnen der App das Logo und „Anmeldung läuft“; mitten in der Arbeit bleibt die Seite, wie sie ist.",
      try: "Warten, höchstens etwa zehn Sekunden; Eingaben bleiben erhalten.",
    },
    "checking.fetchingUser": {
      title: "Prüft, wer angemeldet ist",
      sees: "„Anmeldung läuft“, oder die Seite wie zuvor.",
      try: "Ein paar Sekunden warten.",
    },
    "checking.waiting": {
      title: "Wartet auf neuen Versuch",
      sees: "Beim Öffnen der App „Keine Verbindung zum Server. Neuer Versuch läuft.“",
      try: "Netz oder WLAN prüfen und warten: Es wird von selbst dreimal neu versucht.",
    },
    signedIn: {
      title: "Angemeldet",
      sees: "Die App, mit dem eigenen Namen in der oberen Leiste.",
      try: "Nichts: alles ist in Ordnung.",
    },
    signedOut: {
      title: "Abgemeldet",
      sees:
        "Die Seite mit der Schaltfläche Anmelden, die den Grund nennt; nach einem Serverfehler die Seite zu diesem Fehler.",
      try: "Das Netz prüfen, wenn die Seite davon spricht, dann auf Anmelden drücken.",
    },
  },
  events: {
    "session.logOut": {
      title: "Abgemeldet durch die Person",
      sees: "Die Person hat im Menü ihres Namens Abmelden gewählt. Nicht gespeicherte Eingaben sind weg.",
      try: "Neu anmelden, um weiterzuarbeiten.",
    },
    "stored.read": {
      title: "Anmeldung nachgesehen",
      sees:
        "Die Seite hat nachgesehen, ob dieser Browser eine Anmeldung behält oder von der Anmeldeseite kommt.",
      try: "Nichts: Der nächste Schritt folgt von selbst.",
    },
    "session.refused": {
      title: "Sitzung vom Server abgelehnt",
      sees:
        "Mitten in der Arbeit kannte der Server die Sitzung nicht mehr. Die Seite bleibt, während geprüft wird.",
      try: "Warten; kommt die Anmeldeseite, neu anmelden: Eingaben bleiben erhalten.",
    },
    "person.known": {
      title: "Neues zur Person",
      sees: "Name, Guthaben oder Rechte der Person haben sich geändert, und die Seite zeigt es von selbst.",
      try: "Nichts zu tun.",
    },
  },
  guards: {
    isCode: "Die Person kommt von der Anmeldeseite",
    isToken: "Dieser Browser behält eine Anmeldung",
    isStray: "Die Anmeldung begann in anderem Fenster",
    isExchanged: "Die Anmeldung wurde abgeschlossen",
    hasOlderToken: "Hier war schon jemand angemeldet",
    isPerson: "Der Server kennt die Person",
    canRetry: "Keine Antwort, ein Versuch ist noch frei",
    isSame: "Es ist dieselbe Person",
  },
  actors: {
    exchangeCode: "Anmeldung abschließen",
    fetchUser: "Prüfen, wer angemeldet ist",
  },
  delays: {
    retryDelay: "nach 0,5 bis 4 Sekunden",
    retryWindow: "nach 10 Sekunden",
  },
};
