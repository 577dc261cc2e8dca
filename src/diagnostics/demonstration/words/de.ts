import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const demonstration: Translation<English["demonstration"]> = {
  badge: "Demonstration",
  note:
    "Dies ist eine Demonstration. Sie läuft allein in diesem Browser: Nichts wird gesendet, und mit dem Tab ist alles vergessen.",
  dark: "Dunkles Design verwenden",
  light: "Helles Design verwenden",
  login: {
    title: "Anmelden",
    submit: "Anmelden",
    busy: "Anmeldung läuft",
    question: "Noch kein Konto?",
    link: "Registrieren",
    account: "Es gibt ein Konto für alle: {email}, Passwort {password}.",
    fill: "Eintragen",
  },
  register: {
    title: "Registrieren",
    submit: "Registrieren",
    busy: "Registrierung läuft",
    question: "Schon registriert?",
    link: "Anmelden",
    help: "Mindestens 8 Zeichen. Nehmen Sie kein Passwort, das Sie anderswo verwenden.",
  },
  field: { name: "Name", email: "E-Mail", password: "Passwort" },
  showPassword: "Passwort zeigen",
  hidePassword: "Passwort verbergen",
  reason: {
    loggedOut: "Sie sind abgemeldet.",
    expired: "Ihre Sitzung ist beendet. Melden Sie sich wieder an, um weiterzumachen.",
    failed: "Ihre Sitzung konnte nicht fortgesetzt werden. Melden Sie sich wieder an, um weiterzumachen.",
  },
  problem: {
    failed: "Etwas ist schiefgegangen",
    wrongPair: "E-Mail oder Passwort ungültig",
    badToken: "Ungültiges Zugriffstoken",
    nameMissing: "Bitte geben Sie Ihren Namen ein.",
    emailTaken: "Diese E-Mail-Adresse wird bereits verwendet.",
    nameLong: "Bitte geben Sie einen kürzeren Namen ein.",
    emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    emailBad: "Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.",
    passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
    passwordShort: "Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen.",
    passwordLong: "Bitte wählen Sie ein Passwort mit höchstens 200 Zeichen.",
  },
  tasks: {
    title: "Aufgaben",
    table: "Aufgaben, neueste zuerst",
    count: { one: "{count} Aufgabe", other: "{count} Aufgaben" },
    search: "Aufgaben suchen",
    status: "Status",
    all: "Alle Status",
    column: { id: "Nummer", status: "Status", title: "Titel", store_name: "Shop", created_at: "Erstellt" },
    loading: "Aufgaben werden geladen",
    emptyTitle: "Noch keine Aufgaben",
    emptyText: "Hier erscheint, was in den Shops zu tun ist.",
    noneTitle: "Keine Aufgabe passt",
    noneText: "Keine Aufgabe hat diesen Status und diese Wörter.",
    clear: "Filter entfernen",
    failedTitle: "Die Aufgaben konnten nicht geladen werden",
    failedText: "Es ist nichts verloren. Versuchen Sie es noch einmal.",
    retry: "Noch einmal versuchen",
  },
};

export const words: Translation<English> = { demonstration };
