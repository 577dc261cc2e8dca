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
    help: "Mindestens 8 Zeichen. Nimm kein Passwort, das du anderswo verwendest.",
  },
  field: { name: "Name", email: "E-Mail", password: "Passwort" },
  showPassword: "Passwort zeigen",
  hidePassword: "Passwort verbergen",
  reason: {
    asked: "Du bist abgemeldet.",
    expired: "Deine Sitzung ist beendet. Melde dich wieder an, um weiterzumachen.",
    failed: "Deine Sitzung konnte nicht fortgesetzt werden. Melde dich wieder an, um weiterzumachen.",
  },
  problem: {
    failed: "Etwas ist schiefgegangen",
    wrongPair: "E-Mail oder Passwort ungültig",
    badToken: "Ungültiges Zugriffstoken",
    nameMissing: "Bitte gib deinen Namen ein.",
    emailTaken: "Diese E-Mail-Adresse wird bereits verwendet.",
    nameLong: "Bitte gib einen kürzeren Namen ein.",
    emailMissing: "Bitte gib deine E-Mail-Adresse ein.",
    emailBad: "Bitte gib eine E-Mail-Adresse wie name@example.com ein.",
    passwordMissing: "Bitte gib dein Passwort ein.",
    passwordShort: "Bitte wähle ein Passwort mit mindestens 8 Zeichen.",
    passwordLong: "Bitte wähle ein Passwort mit höchstens 200 Zeichen.",
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
    failedText: "Es ist nichts verloren. Versuche es noch einmal.",
    retry: "Noch einmal versuchen",
  },
};

export const words: Translation<English> = { demonstration };
