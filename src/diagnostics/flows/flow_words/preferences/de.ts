import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Wie die App aussieht",
  purpose: "Zeigt sofort, was jemand unter Anpassen wählt, und speichert es einen Moment später im Profil.",
  states: {
    absent: {
      title: "Niemand angemeldet",
      sees: "Das übliche Aussehen.",
      try: "Sich anmelden, um das eigene Aussehen zu haben.",
    },
    opening: {
      title: "Übernimmt das Gespeicherte",
      sees: "Das Aussehen wird das der Person, ohne dass es dauert.",
      try: "Nichts: Der nächste Schritt folgt von selbst.",
    },
    previewing: {
      title: "Probiert nur aus",
      sees:
        "„Nur in diesem Fenster ausprobiert“: Jemand handelt als diese Person, deshalb wird nichts gespeichert.",
      try: "Zu sich selbst zurückkehren, um das eigene Aussehen zu ändern.",
    },
    settled: {
      title: "Gespeichert",
      sees: "Unter Anpassen „In Ihrem Profil gespeichert.“",
      try: "Nichts: Alles ist gespeichert.",
    },
    refreshing: {
      title: "Sieht nach Änderungen anderswo",
      sees: "Das Aussehen wie zuvor; es kann wechseln, wenn ein anderes Fenster etwas gespeichert hat.",
      try: "Nichts zu tun.",
    },
    debouncing: {
      title: "Speichert gleich",
      sees: "Das neue Aussehen und „Wird gespeichert …“.",
      try: "Einen Moment warten.",
    },
    saving: {
      title: "Speichert",
      sees: "Das neue Aussehen und „Wird gespeichert …“.",
      try: "Ein paar Sekunden warten.",
    },
    failed: {
      title: "Nicht gespeichert",
      sees:
        "„Ihre Wahl wird gezeigt, ist aber nicht gespeichert.“ mit dem Grund; an der Wahl steht „Nicht gespeichert“.",
      try:
        "Das Netz prüfen, dann auf „Erneut versuchen“ drücken; auf einem anderen Gerät gilt bis dahin das alte Aussehen.",
    },
  },
  events: {
    "person.known": {
      title: "Person bekannt",
      sees: "Es wurde bekannt, wer angemeldet ist, oder etwas an der Person hat sich geändert.",
      try: "Nichts zu tun.",
    },
    "person.left": {
      title: "Person gegangen",
      sees: "Hier ist niemand mehr angemeldet.",
      try: "Neu anmelden, um das eigene Aussehen zu haben.",
    },
    "look.doubt": {
      title: "Vielleicht anderswo geändert",
      sees: "Ein anderes Fenster oder Gerät hat vielleicht ein anderes Aussehen gespeichert.",
      try: "Nichts: Es wird von selbst nachgesehen.",
    },
    "look.change": {
      title: "Etwas gewählt",
      sees: "Die Person hat unter Anpassen etwas gewählt oder das Menü eingeklappt.",
      try: "Einen Moment warten, bis es gespeichert ist.",
    },
    "look.flush": {
      title: "Seite wird verlassen",
      sees: "Die Seite wird verlassen: Was wartet, wird jetzt gespeichert.",
      try: "Nichts zu tun.",
    },
    "look.retry": {
      title: "Neues Speichern verlangt",
      sees: "Die Person hat auf „Erneut versuchen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
  },
  guards: {
    isSame: "Es ist dieselbe Person wie zuvor",
    canSave: "Das eigene Aussehen darf man speichern",
    isDue: "Es hat sich vielleicht anderswo geändert",
    hasNoChange: "Es gibt nichts zu speichern",
    isSaved: "Der Server hat es gespeichert",
  },
  actors: {
    saveLook: "Aussehen speichern",
    fetchLook: "Das gespeicherte Aussehen laden",
  },
  delays: {},
};
