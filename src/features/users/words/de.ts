/** Wörter eines Benutzers: Reiter, Angaben, Formular. */
import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const users: Translation<English["entity"]["users"]> = {
  make: "Benutzer anlegen",
  made: "Der Benutzer wurde angelegt. Ein Passwort gibt es noch nicht.",
  edit: "Benutzer bearbeiten",
  save: "Benutzer speichern",
  saved: "Der Benutzer ist gespeichert.",
  trash: "Benutzer löschen",
  trashAsk:
    "„{name}“ löschen? Die Person wird sofort abgemeldet und kann nicht zurückkehren. Was sie getan hat, behält ihren Namen; ihre E-Mail-Adresse wird wieder frei.",
  trashed: "„{name}“ wurde gelöscht.",
  missingTitle: "Diesen Benutzer gibt es nicht",
  missingText: "Er existiert nicht mehr, oder Ihr Konto darf ihn nicht sehen.",
  failedTitle: "Der Benutzer konnte nicht geladen werden",
  tab: {
    profile: "Profil",
    power: "Rolle und Rechte",
    pricing: "Preise",
    billing: "Abrechnung",
    tracking: "Verfolgung",
    services: "Leistungen",
    hubs: "Hubs",
    notifications: "Benachrichtigungen",
    sign_in: "Anmeldung",
  },
  section: {
    profile: "Profil",
    power: "Rolle und Rechte",
    billing: "Abrechnung und Grenzen",
    tracking: "Sendungsverfolgung",
    services: "Vertragsleistungen",
  },
  first: {
    title: "Einladung",
    help:
      "Wer eingeladen wird und was die Person darf. Du bekommst für sie einen einmaligen Link und gibst ihn selbst weiter.",
  },
  openMade: "Person öffnen",
  group: {
    profile: { title: "Profil", help: "Wer die Person ist, wie sie sich anmeldet und erreichbar ist." },
    power: {
      title: "Rolle und Rechte",
      help:
        "Was sie sehen und tun darf. Niemand vergibt mehr, als er hat, oder ändert die eigenen Rechte. Gesperrt beendet Sitzungen, API-Token und Link.",
    },
    pricing: {
      title: "Preispläne",
      help: "Welche Preisliste wann gilt. Nie gelten zwei zugleich; ein Plan ohne Ende gilt weiter.",
    },
    billing: { title: "Abrechnung und Grenzen", help: "Wie sie zahlt und wie viel sie senden darf." },
    tracking: { title: "Sendungsverfolgung", help: "Wann und wie sie von ihren Paketen erfährt." },
    services: { title: "Vertragsleistungen", help: "Was mit ihr vereinbart ist, eines je Zeile." },
    hubs: {
      title: "Hubs",
      help: "Wohin ihre Arbeit weitergegeben wird. Das ist eine Notiz: Nichts davon wird ausgeführt.",
    },
  },
  help: {
    identity: "Der Name für die Anmeldung. Leer: die E-Mail-Adresse.",
    h: "Was hinter dem @ steht, wenn jemand sie erwähnt. Leer: aus der E-Mail-Adresse gebildet.",
    status: "Wer gesperrt ist, wird sofort abgemeldet.",
    groups: "Rechte mehrerer Gruppen zählen zusammen.",
    group: "Eine ihrer Gruppen.",
    scope: "Die Konten, die jemand im Verkauf sehen darf. Neu und ohne Auswahl: ein eigenes Verkäuferkonto.",
    order_daily_level: "So viele Bestellungen darf das Konto am Tag senden; 0 für beliebig viele.",
    time_of_payment: "Tage, bis eine Rechnung fällig ist.",
    active_status: "Zu welchem Versandstatus der Link „Bereit“ führt.",
    day_update_tracking: "Tage nach dem Versand bis zur ersten Meldung.",
  },
  plans: {
    title: "Preispläne im Zeitverlauf",
    none: "Noch kein Plan: Es gelten die Standardpreise.",
    open: "Ohne Ende",
    past: "Vorbei",
    now: "Jetzt gültig",
    coming: "Kommt",
  },
  token: {
    title: "API-Token",
    none: "Die Person hat kein API-Token.",
    shown: "Das Token endet auf {last}.",
    own: "Das eigene steht im Menü des eigenen Kontos.",
  },
  link: {
    title: "Link zum Setzen eines Passworts",
    what:
      "Er öffnet die Anmeldeseite, wo die Person ein Passwort setzt. Er gilt einmal; der Link davor gilt nicht mehr. Es geht keine E-Mail hinaus: Sie geben ihn weiter.",
    make: "Link erstellen",
    once: "Kopiere ihn jetzt: er wird nur dieses eine Mal gezeigt. Er gilt bis {until}.",
    label: "Einmal-Link",
    hide: "Ich habe ihn kopiert",
    own: "Dein eigenes Passwort änderst du auf deiner eigenen Seite.",
    locked: "Gesperrte Personen können keinen Link bekommen.",
    failed: "Es wurde kein Link erstellt. {reason}",
  },
  effective: "Geltende Rechte und woher sie kommen",
  noHubs: "Noch kein Hub.",
};

export const words: Translation<English> = { entity: { users } };
