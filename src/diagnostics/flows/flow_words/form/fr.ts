import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Modifier une fiche",
  purpose:
    "Modifie une fiche : enregistrée une seule fois, jamais sur le travail d’autrui, rien de saisi n’est perdu.",
  states: {
    editing: {
      title: "Modification",
      sees: "Le formulaire est ouvert. En bas figure ce qui a changé, avec le bouton d’enregistrement.",
      try: "Corriger les champs signalés, s’il y en a, puis enregistrer.",
    },
    comparing: {
      title: "Comparaison des versions",
      sees: "Il est dit que quelqu’un d’autre a enregistré avant ; les deux versions sont affichées.",
      try:
        "Choisir pour chaque champ, puis « Enregistrer avec ces choix » ; sinon « Abandonner mes modifications ».",
    },
    saving: {
      title: "Enregistrement",
      sees: "Le bouton indique « Enregistrement ».",
      try: "Attendre quelques secondes.",
    },
    unknown: {
      title: "Enregistrement incertain",
      sees: "Il est dit qu’aucune réponse n’est venue, avec « Vérifier à nouveau ». La saisie est conservée.",
      try: "Vérifier la connexion, puis appuyer sur « Vérifier à nouveau ». Rien n’est enregistré deux fois.",
    },
    checking: {
      title: "Vérification",
      sees: "Le bouton indique « Vérification » : on demande au serveur si c’est enregistré.",
      try: "Attendre quelques secondes.",
    },
    saved: {
      title: "Enregistré",
      sees: "Le formulaire se ferme, un message dit que c’est enregistré.",
      try: "Rien : tout est fait.",
    },
  },
  events: {
    "form.change": {
      title: "Un champ a changé",
      sees: "La personne a saisi ou choisi quelque chose.",
      try: "Rien : c’est gardé sur cet appareil jusqu’à l’enregistrement.",
    },
    "form.submit": {
      title: "Enregistrement demandé",
      sees: "La personne a appuyé sur le bouton d’enregistrement ou sur Ctrl+Entrée.",
      try: "Si des champs sont signalés, les corriger et enregistrer de nouveau.",
    },
    "form.check": {
      title: "Demandé si c’est enregistré",
      sees: "La personne a appuyé sur « Vérifier à nouveau ».",
      try: "Attendre la réponse.",
    },
    "form.reset": {
      title: "Modifications abandonnées",
      sees: "La personne a abandonné ses modifications.",
      try: "Rien : le formulaire montre ce qui est enregistré.",
    },
    "form.changedElsewhere": {
      title: "Autre version enregistrée",
      sees: "Quelqu’un d’autre a modifié la même fiche ; le formulaire le dit. La saisie est intacte.",
      try: "Appuyer sur « Comparer les deux versions ».",
    },
    "form.compare": {
      title: "Comparaison demandée",
      sees: "La personne a appuyé sur « Comparer les deux versions ».",
      try: "Choisir une version pour chaque champ.",
    },
    "form.choose": {
      title: "Une version est choisie",
      sees: "La personne a choisi « Votre version » ou « L’autre version » pour un champ.",
      try: "Choisir aussi pour les autres champs.",
    },
    "form.merge": {
      title: "Versions réunies",
      sees: "La personne a appuyé sur « Enregistrer avec ces choix ».",
      try: "Attendre la fin de l’enregistrement.",
    },
  },
  guards: {
    hasCurrent: "Quelqu’un a enregistré une autre version",
    hasProblems: "Un champ est à corriger",
    isChanged: "Quelque chose a changé",
    isInvalid: "Le serveur a refusé des champs",
    isNewer: "L’autre version est plus récente",
    isNewerAndUntouched: "Plus récente, et rien n’est saisi ici",
    isAnswerMissing: "Une réponse antérieure manque encore",
    isSaved: "Le serveur a enregistré",
    isStale: "Quelqu’un d’autre a été plus rapide",
    isUnknown: "Aucune réponse n’est venue",
  },
  actors: {
    saveRecord: "Enregistrer sur le serveur",
  },
  delays: {},
};
