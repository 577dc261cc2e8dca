import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Une version plus récente",
  purpose:
    "Remarque qu’une version plus récente de l’application est là et propose de recharger ; elle ne recharge jamais d’elle-même.",
  states: {
    watching: {
      title: "Guette une nouvelle version",
      sees: "Rien de cela.",
      try: "Rien à faire. Recharger la page pour être sûr d’avoir la dernière version.",
    },
    "watching.recent": {
      title: "Vérifié à l’instant",
      sees: "Rien de cela : la vérification date de moins d’une minute.",
      try: "Rien à faire.",
    },
    "watching.due": {
      title: "Vérifiera bientôt",
      sees:
        "Rien de cela : revenir à cette fenêtre vérifie aussitôt, sinon cela se fait dans les quatre minutes.",
      try: "Rien à faire.",
    },
    "watching.checking": {
      title: "Cherche une nouvelle version",
      sees:
        "Rien de cela ; s’il manque une partie, « Cette partie n’a pas pu être chargée » avec le bouton Recharger.",
      try: "Attendre quelques secondes ; devant le message, appuyer sur Recharger.",
    },
    offered: {
      title: "Nouvelle version proposée",
      sees:
        "Un petit avis dans le coin annonce la version plus récente, avec les boutons Recharger et « Plus tard ». Si elle a remplacé une partie de celle-ci, il le dit.",
      try:
        "Enregistrer ce qui est ouvert, puis appuyer sur Recharger ; la saisie dans les formulaires est conservée.",
    },
    putOff: {
      title: "Remis d’une heure",
      sees: "L’avis a disparu ; il revient après une heure, ou aussitôt s’il manque une partie.",
      try: "Recharger la page quand cela convient.",
    },
  },
  events: {
    "chunk.missing": {
      title: "Partie impossible à charger",
      sees:
        "Une partie de l’application n’était plus là, le plus souvent remplacée par une version plus récente.",
      try: "Vérifier le réseau et appuyer sur Recharger ; la saisie dans les formulaires est conservée.",
    },
    "window.focus": {
      title: "De retour dans la fenêtre",
      sees: "La personne est revenue à cette fenêtre.",
      try: "Rien à faire.",
    },
    "release.reload": {
      title: "Rechargement voulu",
      sees:
        "La personne a appuyé sur Recharger. Si quelque chose n’est pas enregistré, une question vient d’abord.",
      try: "Attendre que la page soit de nouveau là.",
    },
    "release.later": {
      title: "Remis à plus tard",
      sees: "La personne a appuyé sur « Plus tard ».",
      try: "Rien à faire : l’avis revient après une heure.",
    },
  },
  guards: { isOther: "Il y a une autre version que celle-ci" },
  actors: { fetchRelease: "Chercher une nouvelle version" },
  delays: {
    recentFor: "après une minute",
    dueFor: "après 4 minutes de plus",
    laterFor: "après une heure",
  },
};
