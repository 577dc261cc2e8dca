import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Signaler un problème",
  purpose:
    "Envoie à l’assistance ce qui s’est passé en dernier dans un onglet, le montre d’abord et donne un code court à lire.",
  states: {
    "collecting": {
      title: "Rassemblement des étapes",
      sees: "La fenêtre avec le champ de la phrase ; ce qui sera envoyé arrive.",
      try: "Attendre un instant ; la phrase peut déjà être écrite.",
    },
    "asking": {
      title: "Demande d’une phrase",
      sees: "La fenêtre avec le champ et, dessous, tout ce qui sera envoyé.",
      try: "Écrire en une phrase ce qui n’a pas marché, puis appuyer sur « Envoyer le signalement ».",
    },
    "sending": { title: "Envoi", sees: "Le bouton est occupé.", try: "Attendre quelques secondes." },
    "refused": {
      title: "Non envoyé",
      sees: "La fenêtre dit pourquoi le signalement n’a pas été pris.",
      try:
        "Corriger ce qui est indiqué et renvoyer ; après trop de signalements, attendre une minute. « Enregistrer dans un fichier » marche toujours.",
    },
    "unknown": {
      title: "Pas de réponse",
      sees: "La fenêtre dit qu’on ignore si le signalement est arrivé.",
      try: "Appuyer sur « Vérifier à nouveau » : le même signalement n’est fait qu’une fois.",
    },
    "sent": {
      title: "Envoyé",
      sees: "Le code en grands signes, et jusqu’à quand le signalement est gardé.",
      try: "Lire le code ; l’ouvrir sous Processus › Signalements.",
    },
    "deleting": {
      title: "Suppression du signalement",
      sees: "Le bouton est occupé.",
      try: "Attendre un instant.",
    },
    "deleted": {
      title: "Supprimé",
      sees: "La fenêtre dit que le signalement est supprimé.",
      try: "Rien : le code n’ouvre plus rien.",
    },
  },
  events: {
    "report.write": {
      title: "Phrase écrite",
      sees: "La phrase a changé et reste comme brouillon.",
      try: "Continuer ; le brouillon survit à un rechargement.",
    },
    "report.send": {
      title: "Envoi demandé",
      sees: "La personne a appuyé sur « Envoyer le signalement ».",
      try: "Attendre le code.",
    },
    "report.check": {
      title: "Nouvelle demande",
      sees: "La personne a appuyé sur « Vérifier à nouveau ».",
      try: "Attendre la réponse.",
    },
    "report.delete": {
      title: "Suppression demandée",
      sees: "La personne a appuyé sur « Supprimer ce signalement ».",
      try: "Rien de plus : il disparaît aussitôt.",
    },
  },
  guards: {
    "hasProblems": "La phrase a un défaut",
    "isSent": "Le serveur a pris le signalement",
    "isRefused": "Le serveur l’a refusé",
    "isDeleted": "Le signalement est supprimé",
  },
  actors: {
    "collect": "Rassembler les étapes",
    "sendReport": "Envoyer le signalement",
    "deleteReport": "Supprimer le signalement",
  },
  delays: {},
};
