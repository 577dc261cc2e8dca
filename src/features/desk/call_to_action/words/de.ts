import { words as shell } from "../../../../app/shell/words/de.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const announcement: Noun = { gender: "f", one: "Ankündigung", other: "Ankündigungen" };

const calls: Translation<English["calls"]> = {
  label: "Ankündigungen",
  more: { one: "{count} weitere", other: "{count} weitere" },
  whole: "Weiterlesen",
  less: "Weniger zeigen",
  open: "{screen} öffnen",
  openPage: "Seite öffnen",
  dismiss: "Ausblenden: {title}",
  refused: "Die Ankündigung konnte nicht ausgeblendet werden und ist wieder da. {reason}",
  news: "Neue Ankündigung: {title}",
  preview: {
    title: "Vorschau",
    help: "So steht sie dann über dem Bildschirm.",
    empty: "Hier erscheint der Titel.",
    inEnglish: "Auf Englisch: {languages}.",
  },
  audience: {
    title: "Zielgruppe",
    everybody: "Alle",
    everywhere: "Jeder Bildschirm",
    roles: "Rollen",
    groups: "Gruppen",
    users: "Personen",
    pages: "Bildschirme",
    failed: "Die Namen konnten nicht geladen werden. {reason}",
  },
  people: {
    find: "Personen suchen",
    chosen: "Gewählte Personen",
    add: "{name} hinzufügen",
    remove: "{name} entfernen",
    none: "Niemand heißt so.",
    failed: "Die Personen konnten nicht geladen werden. {reason}",
  },
};

const callFields: Translation<English["entity"]["call_to_action"]["field"]> = {
  phase: "Gezeigt",
  first_day: "Erster Tag",
  last_day: "Letzter Tag",
  shown: "Gesehen",
  clicked: "Angeklickt",
  dismissed: "Ausgeblendet",
  groups: "Gruppen",
  text: "Text",
  link: "Link",
  roles: "Rollen",
  users: "Personen",
  pages: "Bildschirme",
  title_de: "Titel auf Deutsch",
  text_de: "Text auf Deutsch",
  title_fr: "Titel auf Französisch",
  text_fr: "Text auf Französisch",
  title_pt: "Titel auf Portugiesisch",
  text_pt: "Text auf Portugiesisch",
};

const callRoles: Translation<English["choice"]["roles"]> = shell.shell.role;

const callToAction: Omit<Translation<English["entity"]["call_to_action"]>, "field"> = {
  ...sentences.record(announcement, "Sie verschwindet überall, und ihre Zahlen mit ihr."),
  section: { times: "Wann", counts: "Personen, die", record: "Datensatz" },
  group: {
    words: {
      title: "Worte auf Englisch",
      help: "Reiner Text. Wer eine andere Sprache liest, bekommt ihn, wo diese keinen hat.",
    },
    times: { title: "Wann", help: "Vom Beginn des ersten Tages bis zum Ende des letzten." },
    audience: {
      title: "Zielgruppe",
      help: "Für alle, die hier irgendwo genannt sind. Nichts gewählt: für alle.",
    },
    translations: { title: "Andere Sprachen", help: "Eine Sprache zählt, sobald sie einen Titel hat." },
  },
  help: {
    title: "Eine Zeile, die alles sagt.",
    link:
      "Eine Adresse dieser App, etwa /orders/draft. Wer dort nicht hin darf, sieht keinen Link. Leer: keiner.",
    first_day: "Leer lassen, um sofort zu beginnen.",
    last_day: "Leer: bis sie pausiert.",
    pages: "Wo sie gezeigt wird. Nichts gewählt: überall.",
  },
};

const callChoices: Omit<Translation<English["choice"]>, "roles"> = {
  phase: { now: "Jetzt", later: "Später", over: "Vorbei", off: "Nein" },
};

export const words: Translation<English> = {
  bulk: {
    work: {
      call: {
        pause: {
          act: { one: "{number} Ankündigung pausieren", other: "{number} Ankündigungen pausieren" },
          acted: { one: "{number} pausiert", other: "{number} pausiert" },
          means: "Niemand sieht sie, bis jemand sie fortsetzt.",
        },
        resume: {
          act: { one: "{number} Ankündigung fortsetzen", other: "{number} Ankündigungen fortsetzen" },
          acted: { one: "{number} fortgesetzt", other: "{number} fortgesetzt" },
          means: "An ihren Tagen sind sie wieder zu sehen.",
        },
      },
    },
  },
  list: {
    hint: {
      call_to_action: "Titel oder Text …",
    },
    primary: {
      call_to_action: sentences.newOne(announcement),
    },
  },
  calls,
  choice: { ...callChoices, roles: callRoles },
  entity: { call_to_action: { ...callToAction, field: callFields } },
  event: { call: { pause: "Pausieren", resume: "Fortsetzen" } },
};
