import { words as shell } from "../../../../app/shell/words/fr.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const announcement: Noun = { gender: "f", one: "annonce", other: "annonces" };

const calls: Translation<English["calls"]> = {
  label: "Annonces",
  more: { one: "{count} autre", other: "{count} autres" },
  whole: "Lire la suite",
  less: "Réduire",
  open: "Ouvrir {screen}",
  openPage: "Ouvrir la page",
  dismiss: "Masquer : {title}",
  refused: "L’annonce n’a pas pu être masquée, elle est donc de retour. {reason}",
  news: "Nouvelle annonce : {title}",
  preview: {
    title: "Aperçu",
    help: "Telle qu’elle sera au-dessus de l’écran.",
    empty: "Le titre apparaît ici.",
    inEnglish: "En anglais : {languages}.",
  },
  audience: {
    title: "Public",
    everybody: "Tout le monde",
    everywhere: "Tous les écrans",
    roles: "Rôles",
    groups: "Groupes",
    users: "Personnes",
    pages: "Écrans",
    failed: "Les noms n’ont pas pu être chargés. {reason}",
  },
  people: {
    find: "Chercher des personnes",
    chosen: "Personnes choisies",
    add: "Ajouter {name}",
    remove: "Retirer {name}",
    none: "Personne de ce nom.",
    failed: "Les personnes n’ont pas pu être chargées. {reason}",
  },
};

const callFields: Translation<English["entity"]["call_to_action"]["field"]> = {
  phase: "Affichée",
  first_day: "Premier jour",
  last_day: "Dernier jour",
  shown: "Vu",
  clicked: "Cliqué",
  dismissed: "Masqué",
  groups: "Groupes",
  text: "Texte",
  link: "Lien",
  roles: "Rôles",
  users: "Personnes",
  pages: "Écrans",
  title_de: "Titre en allemand",
  text_de: "Texte en allemand",
  title_fr: "Titre en français",
  text_fr: "Texte en français",
  title_pt: "Titre en portugais",
  text_pt: "Texte en portugais",
};

const callRoles: Translation<English["choice"]["roles"]> = shell.shell.role;

const callToAction: Omit<Translation<English["entity"]["call_to_action"]>, "field"> = {
  ...sentences.record(announcement, "Elle disparaît partout, et ses chiffres avec elle."),
  section: { times: "Quand", counts: "Personnes qui", record: "Fiche" },
  group: {
    words: {
      title: "Texte en anglais",
      help: "Du texte simple. Qui lit une autre langue le reçoit quand celle-ci n’en a pas.",
    },
    times: { title: "Quand", help: "Du début du premier jour à la fin du dernier." },
    audience: {
      title: "Public",
      help: "Toutes les personnes désignées ici d’une façon ou d’une autre. Rien de choisi : tout le monde.",
    },
    translations: { title: "Autres langues", help: "Une langue compte dès qu’elle a un titre." },
  },
  help: {
    title: "Une ligne qui dit tout.",
    link:
      "Une adresse de cette application, comme /orders/draft. Qui n’y a pas accès ne voit pas de lien. Vide : aucun.",
    first_day: "Laissez vide pour commencer tout de suite.",
    last_day: "Vide : jusqu’à sa mise en pause.",
    pages: "Où elle est montrée. Rien de choisi : partout.",
  },
};

const callChoices: Omit<Translation<English["choice"]>, "roles"> = {
  phase: { now: "Maintenant", later: "Plus tard", over: "Terminée", off: "Non" },
};

export const words: Translation<English> = {
  bulk: {
    work: {
      call: {
        pause: {
          act: { one: "Mettre {number} annonce en pause", other: "Mettre {number} annonces en pause" },
          acted: { one: "{number} en pause", other: "{number} en pause" },
          means: "Personne ne les voit avant leur reprise.",
        },
        resume: {
          act: { one: "Reprendre {number} annonce", other: "Reprendre {number} annonces" },
          acted: { one: "{number} reprises", other: "{number} reprises" },
          means: "Elles sont de nouveau affichées pendant leurs jours.",
        },
      },
    },
  },
  list: {
    hint: {
      call_to_action: "Titre ou texte…",
    },
    primary: {
      call_to_action: sentences.newOne(announcement),
    },
  },
  calls,
  choice: { ...callChoices, roles: callRoles },
  entity: { call_to_action: { ...callToAction, field: callFields } },
  event: { call: { pause: "Mettre en pause", resume: "Reprendre" } },
};
