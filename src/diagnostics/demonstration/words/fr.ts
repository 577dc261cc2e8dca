import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const demonstration: Translation<English["demonstration"]> = {
  badge: "Démonstration",
  note:
    "Ceci est une démonstration. Elle ne tourne que dans ce navigateur : rien n’est envoyé, et tout est oublié à la fermeture de l’onglet.",
  dark: "Utiliser le thème sombre",
  light: "Utiliser le thème clair",
  login: {
    title: "Se connecter",
    submit: "Se connecter",
    busy: "Connexion en cours",
    question: "Pas encore de compte ?",
    link: "S’inscrire",
    account: "Il existe un compte pour tout le monde : {email}, mot de passe {password}.",
    fill: "Le saisir",
  },
  register: {
    title: "S’inscrire",
    submit: "S’inscrire",
    busy: "Inscription en cours",
    question: "Déjà inscrit ?",
    link: "Se connecter",
    help: "Au moins 8 caractères. Ne prenez pas un mot de passe que vous utilisez ailleurs.",
  },
  field: { name: "Nom", email: "E-mail", password: "Mot de passe" },
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  reason: {
    loggedOut: "Vous êtes déconnecté.",
    expired: "Votre session est terminée. Reconnectez-vous pour continuer.",
    failed: "Votre session n’a pas pu être poursuivie. Reconnectez-vous pour continuer.",
  },
  problem: {
    failed: "Une erreur s’est produite",
    wrongPair: "E-mail ou mot de passe non valide",
    badToken: "Jeton d’accès non valide",
    nameMissing: "Veuillez saisir votre nom.",
    emailTaken: "Cette adresse e-mail est déjà utilisée.",
    nameLong: "Veuillez saisir un nom plus court.",
    emailMissing: "Veuillez saisir votre adresse e-mail.",
    emailBad: "Veuillez saisir une adresse e-mail comme nom@example.com.",
    passwordMissing: "Veuillez saisir votre mot de passe.",
    passwordShort: "Veuillez choisir un mot de passe d’au moins 8 caractères.",
    passwordLong: "Veuillez choisir un mot de passe de 200 caractères au plus.",
  },
  tasks: {
    title: "Tâches",
    table: "Tâches, les plus récentes d’abord",
    count: { one: "{count} tâche", other: "{count} tâches" },
    search: "Rechercher des tâches",
    status: "Statut",
    all: "Tous les statuts",
    column: {
      id: "Numéro",
      status: "Statut",
      title: "Titre",
      store_name: "Boutique",
      created_at: "Création",
    },
    loading: "Chargement des tâches",
    emptyTitle: "Aucune tâche pour l’instant",
    emptyText: "Ce qu’il y a à faire dans les boutiques apparaît ici.",
    noneTitle: "Aucune tâche ne correspond",
    noneText: "Aucune tâche n’a ce statut et ces mots.",
    clear: "Effacer les filtres",
    failedTitle: "Les tâches n’ont pas pu être chargées",
    failedText: "Rien n’est perdu. Réessayez.",
    retry: "Réessayer",
  },
};

export const words: Translation<English> = { demonstration };
