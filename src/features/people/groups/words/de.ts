import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const group: Noun = { gender: "f", one: "Gruppe", other: "Gruppen" };

const rights: Translation<English["rights"]> = {
  title: "Rechte",
  part: "Bereich",
  whence: "Woher",
  own: "Hier gesetzt",
  nothing: "nichts",
  failed: "Die Rechte der Gruppen konnten nicht geladen werden. {reason}",
  from: "Wie in {name}",
  ofRole: "Standard der Rolle {role}",
  ofEachRole: "Standard der Rolle jeder Person",
  ofNobody: "Niemand, bis es vergeben wird",
  column: "{bit}: alle Bereiche",
  row: "{part}: alle Rechte",
  box: "{part}: {bit}",
  reset: "{part}: wie es war, ohne hier gesetzt zu sein",
  bit: { view: "Sehen", add: "Anlegen", update: "Ändern", delete: "Löschen" },
  module: {
    orders: "Bestellungen",
    packages: "Pakete",
    stores: "Shops",
    jobs: "Aufträge",
    item_info: "Produkte",
    production: "Produktion",
    order_fulfillment: "Auftragsabwicklung",
    finance: "Finanzen",
    call_to_action: "Hinweise",
    app_config: "Integrationen",
    users: "Benutzer",
    user_groups: "Benutzergruppen",
    extensions: "Erweiterungen",
    audit: "Protokoll",
  },
  members: {
    title: "Personen",
    add: "Personen hinzufügen",
    find: "In dieser Gruppe suchen",
    findOthers: "Personen zum Hinzufügen suchen",
    take: "Hinzufügen",
    remove: "Entfernen",
    none: "Noch niemand ist in dieser Gruppe. Wer hinzukommt, erhält ihre Rechte.",
    noneFound: "Niemand gefunden.",
    failed: "Die Personen konnten nicht geladen werden. {reason}",
  },
  trash: {
    asking: "Es wird nachgesehen, was sich ändert …",
    people: { one: "{count} Person verlässt sie.", other: "{count} Personen verlassen sie." },
    children: {
      one: "{count} Gruppe darunter rückt nach oben.",
      other: "{count} Gruppen darunter rücken nach oben.",
    },
    lost: { one: "{count} Person verliert „{right}“.", other: "{count} Personen verlieren „{right}“." },
    gained: { one: "{count} Person erhält „{right}“.", other: "{count} Personen erhalten „{right}“." },
    nothing: "Niemandes Rechte ändern sich.",
  },
};

const userGroups: Translation<English["entity"]["user_groups"]> = {
  ...sentences.record(group),
  section: { group: "Gruppe", record: "Eintrag" },
  group: {
    group: { title: "Gruppe", help: "Wie sie heißt und wo sie steht." },
    rights: {
      title: "Rechte",
      help:
        "Was Personen dieser Gruppe dürfen, innerhalb dessen, was ihre Rolle überhaupt erlaubt. Es gilt ab ihrem nächsten Klick. Von mehreren Gruppen genügt eine, die erlaubt; was für eine Person allein gesetzt ist, geht allen Gruppen vor.",
    },
  },
  help: {
    name: "root, super_root und accounting sind fest eingebaut und lassen sich nicht umbenennen.",
    status: "Eine gesperrte Gruppe gibt ihren Personen nichts.",
    role:
      "Die Rolle, für die diese Gruppe gedacht ist. Die Tabelle unten beginnt mit den Rechten dieser Rolle.",
    parent_id: "Wo diese Gruppe nichts festlegt, gilt die übergeordnete.",
    is_default: "Neue Personen kommen in diese Gruppe. Nur eine Gruppe kann Standard sein.",
  },
  field: {
    path: "Gruppe",
    members: "Personen",
    is_default: "Für neue Personen",
    parent_id: "Übergeordnete Gruppe",
    parent_name: "Übergeordnete Gruppe",
    role: "Rolle",
    permission: "Rechte",
  },
};

const groupsChoices: Translation<English["choice"]> = {
  is_default: { true: "Ja", false: "Nein" },
};

export const words: Translation<English> = {
  list: {
    hint: {
      user_groups: "Name der Gruppe …",
    },
    primary: {
      user_groups: sentences.newOne(group),
    },
  },
  rights,
  entity: { user_groups: userGroups },
  choice: groupsChoices,
  event: {
    member: { add: "Person hinzufügen", remove: "Person entfernen" },
  },
};
