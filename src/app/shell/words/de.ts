import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en_first.ts";

const shell: Translation<English["shell"]> = {
  skip: "Zum Inhalt springen",
  menu: "Hauptmenü",
  bookmarks: "Lesezeichen",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  collapseMenu: "Menü einklappen",
  expandMenu: "Menü offen halten",
  toTop: "Nach oben",
  footer: { copyright: "© {year} {name}", version: "Version {version}", commit: "Stand {commit}" },
  account: "Konto von {name}",
  balance: "Guthaben",
  available: "Verfügbar",
  low: "Niedrig",
  vip: "Vip: {n}",
  customize: "Anpassen",
  logOut: "Abmelden",
  language: "Sprache",
  languageFailed:
    "Die Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie sie noch einmal.",
  role: {
    root: "Root",
    super_root: "Super-Root",
    order_qc: "Auftragsprüfung",
    sale: "Vertrieb",
    cutting: "Zuschnitt",
    printer: "Druck",
    sewer: "Näherei",
    packager: "Verpackung",
  },
  cancel: "Abbrechen",
  search: "Suche",
  searchHint: "Bestellung, Artikel, ...",
  loading: "Wird geladen",
  loadingLong: "Wird noch geladen. Die Verbindung oder der Server ist langsam.",
  signingIn: "Anmeldung läuft",
  retrying: "Keine Verbindung zum Server. Neuer Versuch läuft.",
  memoryOnly:
    "Dieser Browser behält keine Cookies dieser Seite. Sie bleiben angemeldet, bis Sie sie schließen oder neu laden.",
  login: {
    title: "Bei {name} anmelden",
    text: "Sie melden sich auf unserer Anmeldeseite an und kommen direkt hierher zurück.",
    signIn: "Anmelden",
    signUp: "Registrieren",
    asked: "Sie sind abgemeldet.",
    refused: "Ihre Sitzung ist beendet. Melden Sie sich wieder an; Ihre Eingaben bleiben erhalten.",
    failed:
      "Die Sitzung konnte nicht geprüft werden. Melden Sie sich wieder an; Ihre Eingaben bleiben erhalten.",
    unreachable:
      "Der Server war nicht erreichbar. Prüfen Sie die Verbindung und melden Sie sich dann wieder an.",
    timeout:
      "Der Server hat innerhalb von {minutes} Minuten nicht geantwortet. Melden Sie sich an, um es erneut zu versuchen.",
    blocked:
      "Der Browser hat den Aufruf des Servers verhindert, weil die Sicherheitsrichtlinie der App eine andere Adresse nennt. Bitte melden Sie das den Betreibern der App.",
    mismatch:
      "Diese Anmeldung hat nicht in diesem Fenster begonnen und wurde nicht verwendet. Bitte melden Sie sich hier an.",
    exchange:
      "Die Anmeldung konnte nicht abgeschlossen werden, vielleicht hat sie zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  },
  page: {
    home: "Zur Startseite",
    back: "Zurück zur letzten Seite",
    signIn: "Zur Anmeldung",
    notFoundTitle: "Seite nicht gefunden",
    notFoundText: "Sie ist vielleicht umgezogen, oder Ihr Konto darf sie nicht sehen.",
    failedTitle: "Auf dem Server ist etwas schiefgegangen",
    failedText: "Ihre Eingaben bleiben erhalten. Gehen Sie zurück und versuchen Sie es gleich noch einmal.",
    maintenanceTitle: "Gleich wieder da",
    maintenanceText: "Der Server startet oder wird gewartet. Ihre Eingaben bleiben erhalten.",
    notAuthorizedTitle: "Kein Zugriff",
    notAuthorizedText:
      "Ihre Rolle umfasst diese Seite nicht. Fragen Sie die Verwaltung, falls sie es sollte.",
    nothingTitle: "Noch nichts zu sehen",
    nothingText: "Ihr Konto hat noch auf keine Seite Zugriff. Bitten Sie die Verwaltung um eine Rolle.",
  },
  crash: {
    title: "Diese Ansicht ist ausgefallen",
    text: "Der Fehler liegt bei uns. Alles andere funktioniert; was Sie gespeichert haben, ist sicher.",
    again: "Noch einmal versuchen",
    outdated: "Dieser Teil konnte nicht geladen werden",
    outdatedText:
      "Eine neuere Version hat ihn ersetzt, oder die Verbindung ist weg. Laden Sie neu, um weiterzumachen; Ihre Eingaben in Formularen bleiben erhalten.",
    reload: "Neu laden",
  },
  boot: {
    title: "Die App kann nicht starten",
    text:
      "Die Einstellungen der App (config.json) waren nicht lesbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    again: "Noch einmal versuchen",
  },
  leave: {
    title: "Ohne Speichern verlassen?",
    text: "Was Sie hier geändert haben, ist noch nicht gespeichert.",
    leave: "Verlassen",
  },
  keys: {
    title: "Tastatur",
    close: "Schließen",
    enabled: "Kürzel mit einer Taste verwenden",
    sheet: "Tasten anzeigen",
    star: "Dieser Seite einen Stern geben",
    bookmarks: "Lesezeichen zeigen",
    names: { alt: "Alt", mod: "Strg", escape: "Esc" },
    scope: { app: "Überall", list: "Liste", record: "Datensatz" },
  },
  failure: {
    network: "Keine Verbindung zum Server. Prüfen Sie das Netz und versuchen Sie es noch einmal.",
    timeout: "Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.",
    blocked:
      "Der Browser hat den Aufruf des Servers verhindert, weil die Sicherheitsrichtlinie der App eine andere Adresse nennt. Bitte melden Sie das den Betreibern der App.",
    aborted: "Die Anfrage wurde abgebrochen.",
    garbled:
      "Die Antwort war nicht lesbar. Versuchen Sie es noch einmal; wenn es so bleibt, melden Sie es dem Support.",
    http:
      "Der Server hat mit Status {status} abgelehnt. Versuchen Sie es noch einmal; wenn es so bleibt, melden Sie es dem Support.",
    request: "Anfrage {id}",
  },
};

export const words: Translation<English> = { shell };
