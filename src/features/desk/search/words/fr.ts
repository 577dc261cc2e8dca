import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const search: Translation<English["search"]> = {
  replaces: "Remplace {ticket}",
  group: {
    recent: "Récents",
    actions: "Actions",
    pages: "Pages",
    orders: "Commandes",
    units: "Pièces",
    packages: "Colis",
    items: "Articles",
    stores: "Boutiques",
    jobs: "Tâches",
    users: "Comptes",
    notifications: "Notifications",
  },
  page: {
    order_processing: "Commandes en traitement",
    order_in_production: "Commandes en production",
    items: "Articles",
    support: "Assistance",
    fulfilments: "Traitement des envois",
    notification_settings: "Réglages des notifications",
  },
  open: "Ouvrir {page}",
  results: "Résultats",
  count: {
    one: "{count} résultat",
    other: "{count} résultats",
  },
  asking: "Recherche en cours",
  none: "Rien ne correspond à « {text} ».",
  noAction: "Aucune action ici ne s’appelle « {text} ».",
  about:
    "Cherchez par numéro, numéro de boutique, numéro de suivi, destinataire, SKU ou nom. Un numéro complet mène droit à sa fiche.",
  aboutNobody: "Connectez-vous pour chercher commandes et articles. Une page s’affiche après la connexion.",
  short: "Trois lettres au moins trouvent des fiches ; un numéro plus court doit être complet.",
  failed: "La recherche a échoué. {reason}",
  retry: "Réessayer",
  keys: {
    move: "pour choisir",
    go: "pour ouvrir",
    close: "pour fermer",
    actions: "pour les actions seules",
    star: "étoile",
  },
};

export const words: Translation<English> = { search };
