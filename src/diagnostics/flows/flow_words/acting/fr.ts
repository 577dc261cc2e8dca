import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Agir au nom d’une autre personne",
  purpose:
    "Met fin au temps pendant lequel un membre de l’équipe travaille au nom d’une autre personne, au plus tard après une heure.",
  states: {
    acting: {
      title: "Agit pour une autre personne",
      sees: "La barre du haut nomme l’autre personne, avec un bouton pour revenir.",
      try: "Appuyer sur Revenir dans la barre pour redevenir soi-même.",
    },
    goingBack: {
      title: "Retour en cours",
      sees: "Le bouton de la barre est occupé un instant.",
      try: "Attendre quelques secondes.",
    },
    stuck: {
      title: "Retour impossible",
      sees: "La barre dit pourquoi le retour a été refusé.",
      try: "Appuyer de nouveau sur Revenir ; en cas de nouveau refus, se déconnecter puis se reconnecter.",
    },
    back: {
      title: "De retour",
      sees: "La page recommence avec le nom de la personne elle-même.",
      try: "Rien : tout est fait.",
    },
  },
  events: {
    "back.ask": {
      title: "Retour demandé",
      sees: "La personne a appuyé sur Revenir dans la barre.",
      try: "Attendre que la page ait recommencé.",
    },
  },
  guards: { isBack: "Le serveur a rendu la personne" },
  actors: { goBack: "Revenir à soi" },
  delays: { endDelay: "après presque une heure" },
};
