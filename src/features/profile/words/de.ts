import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const profile: Translation<English["profile"]> = {
  own: {
    info: "Profil bearbeiten",
    password: "Passwort ändern",
    token: "API-Token",
    notifications: "Benachrichtigungen",
    sessions: "Sitzungen und Geräte",
    inbox: "Mein Posteingang",
  },
  pages: "Dein Konto",
  notYours:
    "Diese Seite gehört {name}. Solange du für jemand anderen handelst, kannst du sie nicht ändern. Kehre zuerst zu dir selbst zurück.",
  failedTitle: "Dein Profil konnte nicht geladen werden",
  retry: "Noch einmal versuchen",
  facts: "Von anderen festgelegt",
  identity: "Anmeldename",
  role: "Rolle",
  groups: "Gruppen",
  vip: "VIP-Stufe",
  save: "Profil speichern",
  saved: "Dein Profil wurde gespeichert.",
  group: {
    about: { title: "Über dich", help: "So sehen dich andere hier." },
    contact: {
      title: "Kontakt",
      help: "So erreichen dich Kolleginnen und Kollegen außerhalb der App. Alles darf leer bleiben.",
    },
    plan: { title: "Tarif", help: "Was du mit dem Vertrieb vereinbart hast." },
  },
  password: {
    current: "Wer du bist",
    currentHelp: "Damit es niemand an einem Bildschirm ändert, den du offen gelassen hast.",
    next: "Neues Passwort",
    nextHelp:
      "Mindestens 8 Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.",
    field: {
      password: "Jetziges Passwort",
      new_password: "Neues Passwort",
      repeat: "Neues Passwort noch einmal",
    },
    show: "Anzeigen: {field}",
    strength: { short: "Zu kurz", fair: "Gut. Länger ist besser.", strong: "Stark" },
    others: "Hier bleibst du angemeldet, überall sonst wirst du abgemeldet, und dein API-Token endet.",
    change: "Passwort ändern",
    changing: "Wird geändert",
    done: "Dein Passwort wurde geändert, und alle deine anderen Sitzungen sind beendet, dein API-Token auch.",
    again: "Noch einmal ändern",
    failed: "Das Passwort wurde nicht geändert. {reason}",
    unknown:
      "Es kam keine Antwort: Ob das Passwort geändert wurde, ist nicht bekannt. Versuche es noch einmal; heißt es dann, das jetzige sei falsch, gilt bereits das neue.",
  },
  sessions: {
    help:
      "Überall, wo du dich angemeldet und nicht abgemeldet hast. Beende, was du nicht kennst, und ändere dann dein Passwort.",
    this: "Dieses Gerät",
    device: "{browser} auf {system}",
    unknown: "Unbekanntes Gerät",
    seen: "Zuletzt benutzt",
    made: "Angemeldet",
    from: "Netz",
    acting: "Handelt als {name}",
    end: "Abmelden",
    endOne: "Abmelden: {device}",
    endOthers: "Überall sonst abmelden",
    question:
      "Auf allen anderen Geräten abmelden? Auch dein API-Token und ein Link zum Setzen eines Passworts enden.",
    endAll: "Überall abmelden",
    questionAll:
      "Diese Person auf allen Geräten abmelden? Auch ihr API-Token und ein Link zum Setzen eines Passworts enden.",
    nowhere: "Nirgends angemeldet.",
    onlyThis: "Du bist nirgends sonst angemeldet.",
    failedTitle: "Deine Sitzungen konnten nicht geladen werden",
    failed: "Das hat nicht geklappt. {reason}",
  },
  maintenance: {
    waiting: "Diese Seite fragt von selbst nach dem Server und sagt dir, wenn er wieder da ist.",
    asking: "Der Server wird gefragt",
    back: "Der Server ist wieder da.",
    again: "Jetzt fragen",
  },
  release: {
    offered: "Es gibt eine neuere Version ({version}). Lade neu, wenn es dir passt.",
    needed:
      "Eine neuere Version ({version}) hat einen Teil dieser ersetzt. Lade neu, um ihn zu öffnen; deine Eingaben in Formularen bleiben erhalten.",
    reload: "Neu laden",
    later: "Später",
  },
  token: {
    what:
      "Damit meldet sich ein Programm als du an. Es darf, was du darfst, nur nicht dein Profil, dein Passwort oder das Token ändern.",
    none: "Du hast kein API-Token.",
    shown: "Dein Token endet auf {last}.",
    made: "Erstellt {when}",
    used: "Zuletzt benutzt {when}",
    unused: "Nie benutzt",
    make: "Token erstellen",
    rotate: "Ersetzen",
    revoke: "Widerrufen",
    rotateQuestion:
      "Das Token ersetzen? Programme, die das jetzige benutzen, funktionieren sofort nicht mehr.",
    revokeQuestion: "Das Token widerrufen? Programme, die es benutzen, funktionieren sofort nicht mehr.",
    confirmRotate: "Token ersetzen",
    confirmRevoke: "Token widerrufen",
    once: "Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt und lässt sich nie wieder nachsehen.",
    label: "Dein neues API-Token",
    copy: "Kopieren",
    copied: "Kopiert",
    marked: "Der Browser hat das Kopieren nicht erlaubt. Das Token ist markiert: Drücke Strg+C oder Cmd+C.",
    hide: "Ich habe es kopiert",
    close: "Schließen",
    loading: "Wird geladen",
    working: "In Arbeit",
    retry: "Noch einmal versuchen",
    failed: "Das hat nicht geklappt. {reason}",
  },
};

const profileEntity: Translation<English["entity"]["profile"]> = {
  help: {
    name: "Steht neben allem, was du tust.",
    h: "Damit erwähnen dich andere: @Kürzel.",
    facebook: "Name oder Adresse deines Profils.",
    sale_plan: "Der Code deines Tarifs.",
  },
};

export const words: Translation<English> = {
  profile,
  entity: { profile: profileEntity },
  event: {
    token: { revoke: "API-Token widerrufen" },
  },
};
