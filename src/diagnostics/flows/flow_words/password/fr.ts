import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Changer son mot de passe",
  purpose:
    "Permet à quelqu’un de changer son propre mot de passe, avec l’actuel comme preuve, et le déconnecte partout ailleurs.",
  states: {
    editing: {
      title: "Saisie des mots de passe",
      sees:
        "Trois champs : mot de passe actuel, nouveau mot de passe, nouveau mot de passe encore une fois. Un avis en haut ou sous un champ dit ce qui n’allait pas.",
      try:
        "Remplir les trois, le nouveau avec au moins 8 caractères et deux fois le même, et appuyer sur « Changer le mot de passe ». Après « Aucune réponse » : réessayer ; si l’actuel est alors dit faux, le nouveau est déjà en vigueur.",
    },
    changing: {
      title: "Changement en cours",
      sees: "Le bouton dit « Changement en cours » ; rien ne peut être saisi.",
      try: "Attendre quelques secondes et laisser la page ouverte.",
    },
    changed: {
      title: "Mot de passe changé",
      sees:
        "« Votre mot de passe est changé … » et le bouton « Le changer encore ». Toutes les autres sessions de la personne sont terminées.",
      try:
        "Se connecter sur les autres appareils avec le nouveau mot de passe. Créer un nouveau jeton d’API si un programme en utilisait un.",
    },
  },
  events: {
    "password.type": {
      title: "Saisie dans un champ",
      sees: "La personne a saisi dans un champ ; ce qui y était dit faux a disparu.",
      try: "Continuer la saisie.",
    },
    "password.submit": {
      title: "Changement demandé",
      sees: "La personne a appuyé sur « Changer le mot de passe ».",
      try: "Attendre la réponse, ou corriger le champ signalé.",
    },
    "password.again": {
      title: "Encore un changement demandé",
      sees: "La personne a appuyé sur « Le changer encore ».",
      try: "Remplir de nouveau les trois champs.",
    },
  },
  guards: {
    hasProblems: "Un champ n’est pas correct",
    isChanged: "Le serveur a changé le mot de passe",
    isUnknown: "Pas de réponse : peut-être changé",
  },
  actors: { changePassword: "Changer le mot de passe" },
  delays: {},
};
