import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Importer des commandes",
  purpose: "Envoie un fichier de commandes au serveur et suit l’importation jusqu’à sa fin.",
  states: {
    form: {
      title: "Formulaire en cours",
      sees: "La page Importer des commandes avec boutique et fichier.",
      try: "Choisir boutique et fichier, puis lancer l’importation.",
    },
    uploading: {
      title: "Envoi du fichier",
      sees: "La barre montre la part du fichier déjà envoyée.",
      try: "Garder la page ouverte jusqu’à ce que le fichier soit sur le serveur.",
    },
    unknown: {
      title: "Arrivée incertaine",
      sees: "La page dit qu’on ne sait pas si le fichier est arrivé.",
      try: "Envoyer de nouveau : rien n’est importé deux fois.",
    },
    working: {
      title: "Le serveur importe",
      sees: "La page montre où en est l’importation.",
      try: "Laisser faire ; la page peut être quittée.",
    },
    "working.asking": {
      title: "Demande où elle en est",
      sees: "La progression se met à jour sur la page.",
      try: "Attendre un instant.",
    },
    "working.resting": {
      title: "Attend la prochaine vérification",
      sees: "La progression sur la page.",
      try: "Attendre un instant.",
    },
    "working.waiting": {
      title: "Attend des nouvelles",
      sees: "La progression sur la page.",
      try: "Attendre ; cela continue tout seul.",
    },
    done: {
      title: "Terminée",
      sees: "La page dit combien de commandes sont importées, ignorées et refusées.",
      try: "Afficher les brouillons à corriger ou télécharger les lignes refusées.",
    },
    failed: {
      title: "Échouée",
      sees: "La page dit pourquoi l’importation a échoué, ou qu’elle a été annulée.",
      try: "Réessayer : seules les commandes manquantes sont ajoutées.",
    },
    missing: {
      title: "Importation introuvable",
      sees: "La page dit que cette importation n’existe pas.",
      try: "Vérifier le lien et le compte ; regarder dans la page des tâches.",
    },
  },
  events: {
    "import.start": {
      title: "Importation lancée",
      sees: "La personne a lancé l’importation.",
      try: "Attendre l’envoi.",
    },
    "import.stop": {
      title: "Envoi arrêté",
      sees: "La personne a arrêté l’envoi ou quitté la page.",
      try: "Importer le fichier de nouveau.",
    },
    "import.resend": {
      title: "Envoyé de nouveau",
      sees: "La personne a envoyé le fichier une nouvelle fois.",
      try: "Attendre l’envoi.",
    },
    "import.another": {
      title: "Autre fichier",
      sees: "La personne veut importer un autre fichier.",
      try: "Choisir le fichier suivant.",
    },
    "import.retry": {
      title: "Nouvel essai",
      sees: "La personne a réessayé après un échec.",
      try: "Relancer l’importation.",
    },
    "upload.progress": {
      title: "Davantage est envoyé",
      sees: "La barre a avancé.",
      try: "Garder la page ouverte.",
    },
    "upload.answer": {
      title: "Le serveur a répondu",
      sees: "Le serveur a répondu à l’envoi, ou sa réponse s’est perdue.",
      try: "Lire ce que dit la page.",
    },
    "job.open": {
      title: "Importation ouverte",
      sees: "Un lien a mené à une importation existante.",
      try: "Attendre un instant.",
    },
    "job.changed": {
      title: "L’importation a avancé",
      sees: "Le serveur a dit que l’importation a avancé.",
      try: "Rien.",
    },
  },
  guards: {
    isAnswerMissing: "Une réponse s’est perdue",
    hasStore: "Une boutique est choisie",
    hasFile: "Le fichier est encore là",
    hasJob: "L’adresse nomme une importation",
    isAccepted: "Le serveur a pris le fichier",
    isChanged: "L’importation a avancé entre-temps",
    isDone: "L’importation est terminée",
    isFailed: "L’importation a échoué ou est annulée",
    isFree: "Aucune réponse n’est attendue",
    isMissing: "Cette importation n’existe pas ici",
    isOpen: "L’arrivée du fichier est incertaine",
    isPartSent: "Il manque au serveur une part du fichier",
    "isPartSent and isAnswerMissing": "Fichier partiel et réponse perdue",
  },
  actors: {
    uploadFile: "Envoyer le fichier",
    readJob: "Vérifier l’avancement",
  },
  delays: {
    pollDelay: "après un moment sans nouvelles",
    restDelay: "après une courte pause",
  },
};
