import type { SiteWords } from "./en.ts";

export const de: SiteWords = {
  code: "de",
  signIn: {
    title: "Anmelden",
    email: "E-Mail",
    password: "Passwort",
    submit: "Anmelden",
    forgotten: "Passwort vergessen?",
    register: "Noch kein Konto?",
    wrong: "E-Mail oder Passwort stimmt nicht.",
    wait: "Zu viele Versuche. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.",
    astray: "Dieser Link führt nicht zur Anwendung zurück. Beginnen Sie dort noch einmal.",
  },
  ask: {
    contact: "Kontakt: {contact}",
    back: "Zurück zur Anmeldung",
    registerTitle: "Ein Konto bekommen",
    register:
      "Konten werden von den Administratoren von {name} angelegt. Verkäufer fragen ihre Betreuung, Beschäftigte ihre Teamleitung. Von ihnen bekommen Sie einen Link, über den Sie Ihr Passwort setzen.",
    forgottenTitle: "Passwort vergessen?",
    forgotten:
      "Bitten Sie die Administratoren von {name} um einen neuen Link: Verkäufer über ihre Betreuung, Beschäftigte über ihre Teamleitung. Mit dem Link setzen Sie ein anderes Passwort. Bis dahin gilt das bisherige weiter.",
  },
  welcome: {
    title: "Willkommen",
    code: "Code Ihres Links",
    next: "Weiter",
    where: "Der Code ist das, was in Ihrem Link nach „#code=“ steht.",
    again: "Passwort noch einmal",
    rule: "Mindestens 8 Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.",
    passwordTitle: "Passwort setzen",
    password:
      "Der Link gilt einmal. Wo dieses Konto angemeldet ist, wird es abgemeldet, und sein API-Token endet.",
    setPassword: "Passwort setzen",
    firstTitle: "Das erste Konto anlegen",
    first: "Dieses Konto darf alles. Der Link gilt einmal.",
    name: "Name",
    make: "Konto anlegen",
    usedUp:
      "Dieser Link ist verbraucht, zu alt oder wurde nie erstellt. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.",
  },
  problem: {
    nameMissing: "Geben Sie Ihren Namen ein, mit höchstens 100 Zeichen.",
    emailBad: "Geben Sie eine E-Mail-Adresse ein.",
    passwordMissing: "Wählen Sie ein Passwort.",
    weakPassword: "Wählen Sie ein Passwort mit mindestens 8 Zeichen, das nicht Ihr eigener Name ist.",
    commonPassword:
      "Wählen Sie ein Passwort, das nicht zu den meistbenutzten gehört: Die werden zuerst probiert.",
    tooLong: "Wählen Sie ein Passwort mit höchstens 256 Zeichen.",
    differ: "Die beiden Passwörter sind verschieden.",
  },
  message: {
    open: "{name} öffnen",
    refusedTitle: "Anmeldung nicht möglich",
    missingTitle: "Hier ist nichts",
    missing: "Unter dieser Adresse gibt es keine Seite.",
    broken: "Auf dem Server ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.",
    foreign:
      "Das Formular gehört zu einer anderen Website. Öffnen Sie die Anmeldung noch einmal aus der Anwendung.",
    noForm: "Das ist kein Formular. Öffnen Sie die Anmeldung noch einmal aus der Anwendung.",
  },
};
