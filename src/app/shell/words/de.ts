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
  low: "Niedrig",
  vip: "Vip: {n}",
  customize: "Anpassen",
  logOut: "Abmelden",
  language: "Sprache",
  languageFailed: "Die Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.",
  languages: { en: "English", de: "Deutsch", fr: "Français", pt: "Português" },
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
    "Dieser Browser behält keine Cookies dieser Seite. Du bleibst angemeldet, bis du sie schließt oder neu lädst.",
  login: {
    title: "Bei {name} anmelden",
    text: "Du meldest dich auf unserer Anmeldeseite an und kommst direkt hierher zurück.",
    signIn: "Anmelden",
    signUp: "Registrieren",
    asked: "Du bist abgemeldet.",
    refused: "Deine Sitzung ist beendet. Melde dich wieder an; deine Eingaben bleiben erhalten.",
    failed: "Die Sitzung konnte nicht geprüft werden. Melde dich wieder an; deine Eingaben bleiben erhalten.",
    unreachable: "Der Server war nicht erreichbar. Prüfe die Verbindung und melde dich dann wieder an.",
    mismatch:
      "Diese Anmeldung hat nicht in diesem Fenster begonnen und wurde nicht verwendet. Bitte melde dich hier an.",
    exchange:
      "Die Anmeldung konnte nicht abgeschlossen werden, vielleicht hat sie zu lange gedauert. Bitte versuche es noch einmal.",
  },
  page: {
    home: "Zur Startseite",
    back: "Zurück zur letzten Seite",
    signIn: "Zur Anmeldung",
    notFoundTitle: "Seite nicht gefunden",
    notFoundText: "Sie ist vielleicht umgezogen, oder dein Konto darf sie nicht sehen.",
    failedTitle: "Auf dem Server ist etwas schiefgegangen",
    failedText: "Deine Eingaben bleiben erhalten. Geh zurück und versuche es gleich noch einmal.",
    maintenanceTitle: "Gleich wieder da",
    maintenanceText: "Der Server startet oder wird gewartet. Deine Eingaben bleiben erhalten.",
    notAuthorizedTitle: "Kein Zugriff",
    notAuthorizedText: "Deine Rolle umfasst diese Seite nicht. Frage die Verwaltung, falls sie es sollte.",
    nothingTitle: "Noch nichts zu sehen",
    nothingText: "Dein Konto hat noch auf keine Seite Zugriff. Bitte die Verwaltung um eine Rolle.",
  },
  crash: {
    title: "Diese Ansicht ist ausgefallen",
    text: "Der Fehler liegt bei uns. Alles andere funktioniert; was du gespeichert hast, ist sicher.",
    again: "Noch einmal versuchen",
    outdated: "Dieser Teil konnte nicht geladen werden",
    outdatedText:
      "Eine neuere Version hat ihn ersetzt, oder die Verbindung ist weg. Lade neu, um weiterzumachen; deine Eingaben in Formularen bleiben erhalten.",
    reload: "Neu laden",
  },
  boot: {
    title: "Die App kann nicht starten",
    text:
      "Ihre Einstellungen (config.json) waren nicht lesbar. Prüfe die Verbindung und versuche es noch einmal.",
    again: "Noch einmal versuchen",
  },
  leave: {
    title: "Ohne Speichern verlassen?",
    text: "Was du hier geändert hast, ist noch nicht gespeichert.",
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
    network: "Keine Verbindung zum Server. Prüfe das Netz und versuche es noch einmal.",
    timeout: "Der Server hat nicht rechtzeitig geantwortet. Versuche es noch einmal.",
    aborted: "Die Anfrage wurde abgebrochen.",
    garbled:
      "Die Antwort war nicht lesbar. Versuche es noch einmal; wenn es so bleibt, melde es dem Support.",
    http:
      "Der Server hat mit Status {status} abgelehnt. Versuche es noch einmal; wenn es so bleibt, melde es dem Support.",
    request: "Anfrage {id}",
  },
};

export const words: Translation<English> = { shell };
