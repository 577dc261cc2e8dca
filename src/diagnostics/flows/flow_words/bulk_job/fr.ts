import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Travail sur de nombreuses lignes",
  purpose:
    "Confie au serveur une étape pour de nombreuses lignes, montre d’avance ce qui est concerné et la suit jusqu’au bout.",
  states: {
    idle: {
      title: "Rien de commencé",
      sees: "La liste sans fenêtre de ce genre.",
      try: "Sélectionner des lignes et choisir ce qu’il faut en faire.",
    },
    asking: {
      title: "Demande confirmation",
      sees: "Une fenêtre demande si cela doit être fait pour tant de lignes.",
      try: "Lire ce qui est concerné, puis confirmer ou fermer.",
    },
    "asking.looking": {
      title: "Regarde ce qui est concerné",
      sees: "La fenêtre compte les lignes concernées.",
      try: "Attendre un instant, ou confirmer sans attendre.",
    },
    "asking.ready": {
      title: "Prêt à confirmer",
      sees: "La fenêtre montre les lignes par état et celles qui seront refusées.",
      try: "Confirmer, ou fermer la fenêtre.",
    },
    "asking.blind": {
      title: "Aperçu impossible",
      sees: "La fenêtre dit que ce qui est concerné n’a pas pu être compté.",
      try: "Réessayer ; confirmer est possible quand même.",
    },
    sending: {
      title: "Remise au serveur",
      sees: "La fenêtre est occupée.",
      try: "Attendre quelques secondes.",
    },
    "sending.first": {
      title: "Première fois",
      sees: "La fenêtre est occupée par le travail tout juste confirmé.",
      try: "Attendre quelques secondes.",
    },
    "sending.again": {
      title: "Encore une fois, sans fenêtre",
      sees: "La ligne dit que le travail est en cours d’envoi.",
      try: "Attendre quelques secondes.",
    },
    unknown: {
      title: "Réponse perdue",
      sees: "Aucune réponse n’est venue : on ne sait pas si le travail a commencé.",
      try: "Redemander avec le bouton : rien ne commence deux fois.",
    },
    following: {
      title: "Suit la tâche",
      sees: "La ligne montre où en est le travail.",
      try: "Laisser faire ; la page peut être quittée.",
    },
    "following.watching": {
      title: "La regarde avancer",
      sees: "La ligne avance, avec un bouton pour arrêter.",
      try: "Attendre, ou quitter la page : cela continue tout seul.",
    },
    "following.moving": {
      title: "Arrêt ou nouvel essai",
      sees: "Le bouton est occupé.",
      try: "Attendre quelques secondes.",
    },
    "following.looking": {
      title: "Regarde où elle en est",
      sees: "La ligne se met à jour.",
      try: "Attendre un instant.",
    },
    "following.ended": {
      title: "Terminée",
      sees:
        "La ligne dit combien sont faites et combien refusées, avec réessayer et annuler là où c’est possible.",
      try: "Regarder les refus et réessayer quand leur raison a disparu.",
    },
  },
  events: {
    "work.ask": {
      title: "Travail choisi",
      sees: "La personne a choisi un travail pour de nombreuses lignes.",
      try: "Lire la fenêtre.",
    },
    "work.confirm": {
      title: "Confirmé",
      sees: "La personne a confirmé le travail.",
      try: "Attendre qu’il commence.",
    },
    "work.dismiss": {
      title: "Fermé",
      sees: "La personne a fermé la fenêtre ou la ligne. Une tâche en cours continue.",
      try: "Retrouver une tâche en cours dans la page des tâches.",
    },
    "work.look": {
      title: "Regardé de nouveau",
      sees: "La personne a redemandé ce qui est concerné.",
      try: "Attendre un instant.",
    },
    "work.check": {
      title: "Redemandé",
      sees: "La personne a redemandé après une réponse perdue.",
      try: "Attendre la réponse.",
    },
    "job.seen": {
      title: "Nouvelles de la tâche",
      sees: "Le serveur a dit où en est la tâche.",
      try: "Rien.",
    },
    "job.step": {
      title: "Arrêter ou réessayer",
      sees: "La personne a arrêté la tâche ou réessayé les refus.",
      try: "Attendre quelques secondes.",
    },
    "job.undo": {
      title: "Annuler l’effet",
      sees: "La personne a demandé de remettre les lignes comme avant.",
      try: "Attendre : une tâche à part les remet.",
    },
  },
  guards: {
    isBegun: "Le serveur a commencé la tâche",
    isEnded: "La tâche est terminée",
    isRefused: "Le serveur a refusé le travail",
    isSeen: "Ce qui est concerné est connu",
    isUndoRefused: "L’annulation a été refusée",
  },
  actors: {
    beginJob: "Commencer la tâche",
    lookAhead: "Regarder ce qui est concerné",
    moveJob: "Arrêter ou réessayer la tâche",
    watchJob: "Observer la tâche",
  },
  delays: {},
};
