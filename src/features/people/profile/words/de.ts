import type { Translation } from "../../../../words/translation.ts";
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
  pages: "Ihr Konto",
  notYours:
    "Diese Seite gehört {name}. Solange Sie für jemand anderen handeln, können Sie sie nicht ändern. Wechseln Sie zuerst zu sich selbst zurück.",
  failedTitle: "Ihr Profil konnte nicht geladen werden",
  retry: "Noch einmal versuchen",
  facts: "Von der Verwaltung festgelegt",
  identity: "Anmeldename",
  role: "Rolle",
  groups: "Gruppen",
  vip: "VIP-Stufe",
  files: "Dateien",
  filesOf: "{used} von {most}",
  save: "Profil speichern",
  saved: "Ihr Profil wurde gespeichert.",
  group: {
    about: { title: "Über Sie", help: "So sehen andere Sie hier." },
    contact: {
      title: "Kontakt",
      help: "So erreichen Kolleginnen und Kollegen Sie außerhalb der App. Alles darf leer bleiben.",
    },
    plan: { title: "Tarif", help: "Was Sie mit dem Vertrieb vereinbart haben." },
  },
  password: {
    current: "Wer Sie sind",
    currentHelp: "Damit es niemand an einem Bildschirm ändert, den Sie offen gelassen haben.",
    next: "Neues Passwort",
    nextHelp:
      "Mindestens 8 Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.",
    field: {
      password: "Jetziges Passwort",
      new_password: "Neues Passwort",
      repeat: "Neues Passwort wiederholen",
    },
    show: "Anzeigen: {field}",
    strength: { short: "Zu kurz", fair: "Gut. Länger ist besser.", strong: "Stark" },
    others: "Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet, und Ihr API-Token endet.",
    change: "Passwort ändern",
    changing: "Wird geändert",
    done: "Ihr Passwort wurde geändert, und alle Ihre anderen Sitzungen sind beendet, Ihr API-Token auch.",
    again: "Noch einmal ändern",
    failed: "Das Passwort wurde nicht geändert. {reason}",
    unknown:
      "Es kam keine Antwort: Ob das Passwort geändert wurde, ist nicht bekannt. Versuchen Sie es noch einmal; heißt es dann, das jetzige sei falsch, gilt bereits das neue.",
  },
  sessions: {
    help:
      "Überall, wo Sie sich angemeldet und nicht abgemeldet haben. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.",
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
      "Auf allen anderen Geräten abmelden? Auch Ihr API-Token und ein Link zum Setzen eines Passworts enden.",
    endAll: "Überall abmelden",
    questionAll:
      "Diese Person auf allen Geräten abmelden? Auch ihr API-Token und ein Link zum Setzen eines Passworts enden.",
    nowhere: "Nirgends angemeldet.",
    onlyThis: "Sie sind nirgends sonst angemeldet.",
    failedTitle: "Ihre Sitzungen konnten nicht geladen werden",
    failed: "Das hat nicht geklappt. {reason}",
  },
  maintenance: {
    waiting: "Diese Seite prüft die Verbindung von selbst und zeigt, wann der Server wieder da ist.",
    asking: "Die Verbindung wird geprüft",
    back: "Der Server ist wieder da.",
    again: "Jetzt prüfen",
  },
  release: {
    offered: "Es gibt eine neuere Version ({version}). Laden Sie neu, wenn es Ihnen passt.",
    needed:
      "Eine neuere Version ({version}) hat einen Teil dieser ersetzt. Laden Sie neu, um ihn zu öffnen; Ihre Eingaben in Formularen bleiben erhalten.",
    reload: "Neu laden",
    later: "Später",
  },
  token: {
    what:
      "Damit meldet sich ein Programm unter Ihrem Namen an. Es darf, was Sie dürfen, nur nicht Ihr Profil, Ihr Passwort oder das Token ändern.",
    none: "Sie haben kein API-Token.",
    shown: "Ihr Token endet auf {last}.",
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
    revealed:
      "Geben Sie es dem Programm, das sich unter Ihrem Namen anmeldet. Sie können es hier wieder kopieren.",
    label: "Ihr API-Token",
    prove:
      "Ihre Anmeldung ist mehr als zehn Minuten her. Geben Sie Ihr Passwort ein, um das Token zu kopieren.",
    signIn: "Neu anmelden",
    copy: "Kopieren",
    copied: "Kopiert",
    marked:
      "Der Browser hat das Kopieren nicht erlaubt. Das Token ist markiert: Drücken Sie Strg+C oder Cmd+C.",
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
    name: "Steht neben allem, was Sie tun.",
    h: "Damit erwähnen andere Sie: @Kürzel.",
    facebook: "Name oder Adresse Ihres Profils.",
    sale_plan: "Der Code Ihres Tarifs.",
  },
};

export const words: Translation<English> = {
  profile,
  choice: { events: { storage: { trouble: "Störung bei Dateien oder ihrer Festplatte" } } },
  entity: { profile: profileEntity },
  event: {
    token: { revoke: "API-Token widerrufen" },
  },
};
