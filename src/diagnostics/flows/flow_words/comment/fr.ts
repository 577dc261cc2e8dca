import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Écrire un commentaire",
  purpose: "Dit quelque chose d’une fiche, avec des fichiers, une seule fois ; rien d’écrit n’est perdu.",
  states: {
    editing: {
      title: "Rédaction",
      sees:
        "La zone du commentaire est en haut de l’historique ; une ligne rouge dit s’il n’a pas été envoyé.",
      try: "Écrire, attendre que tous les fichiers soient joints, puis commenter.",
    },
    overtaken: {
      title: "D’autres ont écrit entre-temps",
      sees:
        "Une ligne jaune dit qui a écrit et les nouveaux messages sont marqués. Le texte est toujours dans la zone.",
      try: "Lire les nouveaux messages, modifier le texte au besoin, puis envoyer de nouveau.",
    },
    sending: {
      title: "Envoi",
      sees: "Le bouton indique « Envoi en cours ».",
      try: "Attendre quelques secondes.",
    },
    unknown: {
      title: "Envoi incertain",
      sees:
        "Une ligne jaune dit qu’aucune réponse n’est venue, avec « Vérifier à nouveau ». Le texte est conservé.",
      try:
        "Vérifier la connexion, puis appuyer sur « Vérifier à nouveau ». Il ne peut pas apparaître deux fois.",
    },
    checking: {
      title: "Vérification",
      sees: "La ligne jaune est toujours là, son bouton est grisé : on redemande au serveur.",
      try: "Attendre quelques secondes.",
    },
  },
  events: {
    "comment.write": {
      title: "Texte écrit",
      sees: "La personne a écrit dans la zone.",
      try: "Rien : le texte est gardé sur cet appareil jusqu’à l’envoi.",
    },
    "comment.address": {
      title: "Lecteurs choisis",
      sees: "La personne a choisi « Équipe seulement » ou « Le vendeur le voit ».",
      try: "Vérifier qui le lit avant d’envoyer.",
    },
    "comment.send": {
      title: "Envoi demandé",
      sees: "La personne a appuyé sur le bouton pour commenter ou sur Ctrl+Entrée.",
      try: "Si rien ne se passe, le texte est vide ou un fichier est encore en cours d’ajout.",
    },
    "comment.check": {
      title: "Redemandé",
      sees: "La personne a appuyé sur « Vérifier à nouveau ».",
      try: "Attendre la réponse.",
    },
    "file.attached": {
      title: "Un fichier est joint",
      sees: "Le serveur a le fichier.",
      try: "Rien.",
    },
    "file.remove": {
      title: "Un fichier a été retiré",
      sees: "La personne a retiré un fichier du commentaire.",
      try: "Rien.",
    },
  },
  guards: {
    isAnswerMissing: "Une réponse antérieure manque encore",
    isOvertaken: "D’autres ont écrit entre-temps",
    isReady: "Il y a du texte",
    isRefused: "Le serveur a refusé le commentaire",
    isSaved: "Le serveur a le commentaire",
    isUnknown: "Aucune réponse n’est venue",
  },
  actors: {
    sendComment: "Envoyer le commentaire",
  },
  delays: {},
};
