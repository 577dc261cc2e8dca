import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const user: Noun = { gender: "m", one: "Benutzer", other: "Benutzer" };

const users: Translation<English["entity"]["users"]> = {
  ...sentences.record(user),
  made: "Der Benutzer wurde angelegt. Ein Passwort gibt es noch nicht.",
  trashAsk:
    "„{name}“ löschen? Die Person wird sofort abgemeldet und kann nicht zurückkehren. Was sie getan hat, behält ihren Namen; ihre E-Mail-Adresse wird wieder frei.",
  trashed: "„{name}“ wurde gelöscht.",
  missingText: "Er existiert nicht mehr, oder Ihr Konto darf ihn nicht sehen.",
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
      "Wer eingeladen wird und was die Person darf. Sie bekommen für sie einen einmaligen Link und geben ihn selbst weiter.",
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
    billing: { title: "Abrechnung und Grenzen", help: "Wie sie zahlt und welche Grenzen für sie gelten." },
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
    credit_limit_minor: "Wie weit das Guthaben unter null gehen darf.",
    low_minor:
      "Der Verkäufer wird jedes Mal einmal benachrichtigt, wenn das Guthaben darunter fällt. 0 schaltet das aus.",
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
    once: "Kopieren Sie ihn jetzt: er wird nur dieses eine Mal gezeigt. Er gilt bis {until}.",
    label: "Einmal-Link",
    hide: "Ich habe ihn kopiert",
    own: "Ihr eigenes Passwort ändern Sie auf Ihrer eigenen Seite.",
    locked: "Gesperrte Personen können keinen Link bekommen.",
    failed: "Es wurde kein Link erstellt. {reason}",
  },
  effective: "Geltende Rechte und woher sie kommen",
  noHubs: "Noch kein Hub.",
  field: {
    group: "Hauptgruppe",
    groups: "Gruppen",
    target: "Gehört zu, Art",
    referent: "Gehört zu, Id",
    scope: "Verkäuferkonten",
    scope_names: "Verkäuferkonten",
    payment_type: "Zahlung",
    credit_limit_minor: "Kreditrahmen",
    low_minor: "Niedrig, wenn weniger verfügbar ist als",
    time_of_payment: "Zahlungsziel in Tagen",
    default_pricing_id: "Standard-Preisliste",
    is_rounded_tax: "Steuer wird gerundet",
    order_daily_level: "Bestellungen pro Tag",
    when_tracking_update: "Sendungsmeldungen",
    day_update_tracking: "Tage nach Versand",
    default_carrier: "Standard-Versender",
    is_usps_tracking: "USPS-Verfolgung",
    active_status: "Status hinter „Bereit“",
    contract_services: "Vertragsleistungen",
    pricing_plans: "Preispläne",
    level: "Stufe",
    effective_at: "Ab",
    expired_at: "Bis, nicht eingeschlossen",
    hubs: "Hub",
    hub_action: "Aktion",
    hub_domain_name: "Domainname",
    hub_label: "Bezeichnung",
    hub_server: "Server",
    hub_id: "Hub-Id",
    docker_groups: "Docker-Gruppen",
    identity: "Anmeldename",
    role: "Rolle",
    group_names: "Gruppen",
    total_credit: "Guthaben",
    vip: "VIP",
    last_login: "Letzte Anmeldung",
    ids: "Personen",
    h: "Kürzel",
    phone_number: "Telefon",
    facebook: "Facebook",
    skype: "Skype",
    sale_plan: "Verkaufstarif",
    permission: "Rechte",
  },
};

const usersChoices: Translation<English["choice"]> = {
  payment_type: { prepaid: "Im Voraus", postpaid: "Auf Rechnung" },
  when_tracking_update: { never: "Nie", immediately: "Sofort", daily: "Einmal am Tag" },
  is_rounded_tax: { true: "Ja", false: "Nein" },
  is_usps_tracking: { true: "Ja", false: "Nein" },
  hub_action: { Create: "Anlegen", Assigned: "Zugewiesen", Unset: "Aufgehoben", Edit: "Ändern" },
};

export const words: Translation<English> = {
  list: {
    hint: {
      users: "Name, Anmeldename oder E-Mail …",
    },
    primary: {
      users: sentences.newOne(user),
    },
  },
  entity: { users },
  choice: usersChoices,
};
