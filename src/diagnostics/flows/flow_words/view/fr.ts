import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Modifier une vue enregistrée",
  purpose: "Enregistre, renomme, partage ou supprime une vue d’une liste, une seule fois.",
  states: {
    comparing: { title: "Compare avec la vue", sees: "La liste avec sa vue.", try: "Attendre un instant." },
    plain: {
      title: "Comme le dit la vue",
      sees: "La liste montre exactement ce que dit la vue.",
      try: "Changer les filtres ou choisir une autre vue.",
    },
    modified: {
      title: "Modifiée",
      sees: "La vue est marquée comme modifiée.",
      try: "Enregistrer, enregistrer sous ou rétablir.",
    },
    saving: {
      title: "Enregistrement en cours",
      sees: "La fenêtre ou le bouton est occupé.",
      try: "Attendre quelques secondes.",
    },
    saved: {
      title: "Enregistrée",
      sees: "Un message dit que la vue a été enregistrée, modifiée ou supprimée.",
      try: "Rien : tout est fait.",
    },
    failed: {
      title: "Rien n’a changé",
      sees: "La fenêtre dit que rien n’a changé, et pourquoi.",
      try: "Corriger ce qui est nommé, puis enregistrer de nouveau.",
    },
    stale: {
      title: "Quelqu’un d’autre a précédé",
      sees: "La fenêtre dit que quelqu’un d’autre a modifié cette vue avant.",
      try: "Écraser, ou fermer et regarder l’autre modification.",
    },
    unknown: {
      title: "Réponse perdue",
      sees: "La fenêtre dit que la réponse s’est perdue.",
      try: "Redemander avec le bouton : rien n’est fait deux fois.",
    },
  },
  events: {
    "view.compare": {
      title: "L’adresse a changé",
      sees: "Des filtres, le tri ou les colonnes ont changé, ou la vue est revenue.",
      try: "Rien.",
    },
    "view.send": {
      title: "Enregistrement demandé",
      sees: "La personne a enregistré, renommé, partagé ou supprimé la vue.",
      try: "Attendre la réponse.",
    },
    "view.overwrite": {
      title: "Écrasée",
      sees: "La personne a choisi d’écraser l’autre modification.",
      try: "Attendre la réponse.",
    },
    "view.dismiss": { title: "Fermé", sees: "La personne a fermé le message ou la fenêtre.", try: "Rien." },
    "view.retry": { title: "Redemandé", sees: "La personne a redemandé.", try: "Attendre la réponse." },
  },
  guards: {
    isDone: "Le serveur a fait la modification",
    isFailed: "Le serveur a refusé la modification",
    isModified: "La liste diffère de sa vue",
    isStale: "Quelqu’un d’autre l’a modifiée avant",
  },
  actors: {
    sendChange: "Envoyer la modification",
  },
  delays: {},
};
