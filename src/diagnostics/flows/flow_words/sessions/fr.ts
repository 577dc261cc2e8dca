import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Sessions et appareils",
  purpose: "Montre où quelqu’un est connecté et le déconnecte d’un autre appareil ou de tous.",
  states: {
    loading: {
      title: "Charge les sessions",
      sees: "Des barres grises à la place de la liste.",
      try: "Attendre quelques secondes.",
    },
    unreadable: {
      title: "Chargement impossible",
      sees: "« Vos sessions n’ont pas pu être chargées », avec la raison dessous.",
      try: "Vérifier le réseau, puis appuyer sur Réessayer.",
    },
    listed: {
      title: "Sessions affichées",
      sees:
        "La liste des appareils, « Cet appareil » est indiqué, les autres ont un bouton Déconnecter. Un avis au-dessus dit si quelque chose n’a pas fonctionné.",
      try: "Appuyer sur Déconnecter à côté d’un appareil inconnu, puis changer le mot de passe.",
    },
    confirming: {
      title: "Question pour tous les autres",
      sees:
        "La question « Déconnecter tous les autres appareils ? » ; pour une autre personne, « Déconnecter cette personne de tous ses appareils ? ».",
      try:
        "Appuyer sur « Déconnecter partout ailleurs » ou « Déconnecter partout » pour le faire, sur Annuler pour ne rien changer.",
    },
    ending: {
      title: "Déconnexion ailleurs en cours",
      sees: "La liste reste, ses boutons sont occupés.",
      try: "Attendre quelques secondes.",
    },
    looking: {
      title: "Regarde ce qui reste",
      sees: "La liste reste, ses boutons sont occupés encore un instant.",
      try: "Attendre quelques secondes : la liste montrera ce qui est vrai maintenant.",
    },
  },
  events: {
    "sessions.retry": {
      title: "Nouvel essai demandé",
      sees: "La personne a appuyé sur Réessayer.",
      try: "Attendre que la liste soit là.",
    },
    "sessions.end": {
      title: "Un appareil déconnecté",
      sees:
        "La personne a appuyé sur Déconnecter à côté d’un autre appareil. Celui qu’elle utilise se quitte par « Se déconnecter » dans le menu du nom.",
      try: "Attendre que l’appareil ait disparu de la liste.",
    },
    "sessions.endOthers": {
      title: "Tous les autres demandés",
      sees:
        "La personne a appuyé sur « Déconnecter partout ailleurs », ou sur « Déconnecter partout » pour une autre personne.",
      try: "Répondre à la question qui suit.",
    },
    "sessions.cancel": {
      title: "Réponse : non",
      sees: "La personne a appuyé sur Annuler : personne n’est déconnecté.",
      try: "Rien à faire.",
    },
    "sessions.confirm": {
      title: "Réponse : oui",
      sees: "La personne a confirmé la déconnexion de tous les autres.",
      try: "Attendre que la liste montre ce qui reste.",
    },
  },
  guards: {
    isKnown: "Le serveur a donné la liste",
    isOther: "Ce n’est pas l’appareil utilisé",
    hasOthers: "Il y a d’autres appareils",
  },
  actors: {
    fetchSignIns: "Charger les sessions",
    endSignIns: "Terminer ces sessions",
  },
  delays: {},
};
