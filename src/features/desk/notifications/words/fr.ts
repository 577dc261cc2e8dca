import { notices as notice } from "../../../../../api/generated/notices/fr.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const notifications: Translation<English["notifications"]> = {
  bar: {
    open: "Notifications",
    unread: { one: "Notifications : {count} non lue", other: "Notifications : {count} non lues" },
  },
  title: "Notifications",
  all: "Toutes les notifications",
  readAll: "Tout marquer comme lu",
  show: "Afficher",
  every: "Toutes",
  unreadOnly: "Non lues",
  type: "Sujet",
  types: { Order: "Commandes", Item: "Articles", Support: "Assistance" },
  kind: { Order: "Commande", Item: "Article", Support: "Assistance" },
  unread: "Non lue",
  markRead: "Marquer comme lue",
  markUnread: "Marquer comme non lue",
  fresh: { one: "{count} nouvelle", other: "{count} nouvelles" },
  more: "En charger d’autres",
  loading: "Chargement des notifications",
  loadingMore: "Chargement des notifications plus anciennes",
  end: "Il n’y en a pas d’autres.",
  emptyTitle: "Aucune notification pour l’instant",
  emptyText: "Quand quelqu’un vous mentionne ou que votre travail vous attend, c’est ici que vous le lirez.",
  noneTitle: "Rien de ce genre",
  noneText: "Tout est lu, ou il n’y a rien eu.",
  showAll: "Afficher toutes les notifications",
  failedTitle: "Les notifications n’ont pas pu être chargées",
  stale: "Ce que vous voyez n’est peut-être plus à jour. {reason}",
  moreFailed: "Les plus anciennes n’ont pas pu être chargées. {reason}",
  markFailed: "Votre marque n’a pas été prise en compte. {reason}",
  retry: "Réessayer",
};

export const words: Translation<English> = { notifications, notice };
