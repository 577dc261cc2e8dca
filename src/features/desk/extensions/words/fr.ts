import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { LANGUAGE_NAMES } from "../../../../../api/languages.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const extension: Noun = { gender: "f", one: "extension", other: "extensions" };

const extensions: Omit<Translation<English["entity"]["extensions"]>, "field"> = {
  ...sentences.loading(extension),
  edit: "Modifier les réglages",
  save: "Enregistrer les réglages",
  saved: "Les réglages sont enregistrés.",
  missingText: "Cette version ne l’a pas, ou votre compte ne peut pas la voir.",
  purpose: {
    order_chat:
      "Publie dans un salon de discussion quand une commande a besoin de quelqu’un, et permet au personnel d’y signaler des commandes.",
  },
  group: {
    settings: { title: "Réglages", help: "Ils valent dès la prochaine publication." },
  },
  help: {
    chat_service: "Où se trouve le salon. La façon d’écrire les publications en dépend.",
    chat_webhook:
      "L’adresse que le service de discussion vous donne pour publier. Quiconque la connaît peut publier.",
    chat_room: "Une adresse https. Tant qu’elle est définie, le menu mène le personnel au salon.",
    chat_posts: "Ce qui est annoncé tout seul. Une commande peut être signalée à la main à tout moment.",
    chat_language: "La langue des publications.",
    chat_prefix: "Placé devant chaque publication, par exemple le nom de l’atelier.",
    chat_link: "Avec le chemin vers chaque commande.",
  },
  rights: {
    title: "Droits",
    accepted: "Acceptés le {when} par {name}.",
    none: "Personne ne les a encore acceptés.",
    more:
      "Elle demande plus que ce qui a été accepté : elle est donc désactivée. Lisez ses droits et activez-la de nouveau.",
    ask: "« {name} » demande ces droits. Activée, elle les a jusqu’à ce qu’elle soit désactivée.",
    accept: "Accepter et activer",
    needs: "Elle peut être activée dès que ceci est défini : {fields}.",
    of: {
      orders: "Voir les commandes : numéros, statuts, motifs de blocage, expédition et boutiques",
      orders_buyer: "Voir les acheteurs : noms, adresses, e-mails et téléphones",
      orders_money: "Voir ce que coûtent les commandes et si elles sont payées",
      packages: "Voir les colis et leur suivi",
      jobs: "Voir les tâches et leurs résultats",
      cases: "Voir les dossiers : leurs motifs, issues et statuts",
      send: "Envoyer aux adresses de ses réglages",
    },
  },
  hears: "Elle écoute : {events}.",
  adds: "Elle ajoute : {things}.",
  addsLink: "l’entrée de menu « {name} »",
  addsAction: "l’étape « {name} » sur les commandes",
  state: "État",
  secret: {
    none: "Pas encore défini.",
    set: "Défini : il se termine par {last}. Depuis le {when} par {name}.",
    change: "Remplacer le secret",
    make: "Définir le secret",
    kept: "Le secret est enregistré. Il n’est plus montré.",
  },
  ran: "{step} : {code}.",
  ranMany: { one: "{step} : {number} commande.", other: "{step} : {number} commandes." },
  most: "{max} commandes au plus",
  ranFailed: "{step} : cela n’a pas fonctionné. {reason}",
};

const extensionFields: Translation<English["entity"]["extensions"]["field"]> = {
  rights: "Droits",
  extension_version: "Version",
  accepted_by: "Acceptée par",
  waiting: "En attente",
  dead: "Échouées",
  last_at: "Dernier succès",
  chat_service: "Service de discussion",
  chat_webhook: "Adresse du webhook",
  chat_room: "Adresse du salon",
  chat_posts: "Publications",
  chat_language: "Langue",
  chat_prefix: "Préfixe",
  chat_link: "Lien vers la commande",
};

const extensionChoices: Translation<English["choice"]> = {
  chat_service: {
    slack: "Slack",
    mattermost: "Mattermost",
    google_chat: "Google Chat",
    discord: "Discord",
  },
  chat_posts: {
    made: "Nouvelles commandes",
    held: "Commandes bloquées",
    released: "Commandes débloquées",
    cancelRequested: "Annulations demandées",
    cancelled: "Commandes annulées",
  },
  chat_language: LANGUAGE_NAMES,
};

export const words: Translation<English> = {
  list: {
    hint: {
      extensions: "Nom de l’extension …",
    },
  },
  entity: { extensions: { ...extensions, field: extensionFields } },

  choice: extensionChoices,
  event: {
    extension: {
      on: "Activer",
      off: "Désactiver",
      secret: "Enregistrer le secret",
      test: "Essayer maintenant",
      replay: "Renvoyer",
      chat_post: "Publier dans le salon",
    },
  },
};
