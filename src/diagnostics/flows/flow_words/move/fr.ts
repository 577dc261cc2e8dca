import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Effectuer une étape",
  purpose: "Envoie une étape, par exemple « Payer la commande », sans qu’elle se produise deux fois.",
  states: {
    idle: {
      title: "En attente d’une étape",
      sees: "Les étapes suivantes sont des boutons sous le numéro.",
      try: "Appuyer sur l’étape. Une étape grisée dit pourquoi elle est impossible.",
    },
    form: {
      title: "Étape ouverte",
      sees: "Les champs ou la question de l’étape sont à l’écran, ou un message à son sujet.",
      try: "Terminer l’étape ou la fermer.",
    },
    "form.asking": {
      title: "Demande ce qu’il faut",
      sees: "Des champs ou une question figurent sous les étapes.",
      try: "Remplir, puis appuyer sur le bouton de l’étape. « Annuler » ne fait rien.",
    },
    "form.refused": {
      title: "Refusée",
      sees: "Une ligne rouge dit pourquoi l’étape a été refusée et ce qui est possible.",
      try: "Régler le motif ou choisir une étape citée. « Fermer » retire la ligne.",
    },
    "form.failed": {
      title: "Non effectuée",
      sees: "Une ligne rouge dit que l’étape n’a pas été effectuée, avec « Réessayer » et « Fermer ».",
      try: "Vérifier la connexion, attendre un instant, puis appuyer sur « Réessayer ».",
    },
    sending: {
      title: "Envoi",
      sees: "Le bouton indique « Envoi » et le nom de l’étape.",
      try: "Attendre quelques secondes.",
    },
    waiting: {
      title: "Aucune réponse",
      sees: "Une ligne jaune dit qu’aucune réponse n’est venue et qu’on vérifie.",
      try: "Attendre : la question est reposée toute seule. Rien ne se produit deux fois.",
    },
    checking: {
      title: "Vérification",
      sees: "La ligne jaune est toujours là : on demande au serveur si l’étape est faite.",
      try: "Attendre quelques secondes.",
    },
    unknown: {
      title: "Toujours incertain",
      sees: "Une ligne jaune dit qu’on ne sait toujours pas si c’est fait, avec « Vérifier à nouveau ».",
      try: "Vérifier la connexion, puis appuyer sur « Vérifier à nouveau ». Rien ne se produit deux fois.",
    },
    done: {
      title: "Fait",
      sees: "Un message nomme la fiche et ce qui a été fait ; les boutons se reposent un instant.",
      try: "Rien : tout est fait.",
    },
  },
  events: {
    "move.begin": {
      title: "Étape choisie",
      sees: "La personne a appuyé sur une des étapes suivantes.",
      try: "Si des champs apparaissent, les remplir.",
    },
    "move.fill": {
      title: "Champ rempli",
      sees: "La personne a saisi quelque chose que l’étape demande.",
      try: "Remplir aussi le reste.",
    },
    "move.confirm": {
      title: "Étape confirmée",
      sees: "La personne a confirmé l’étape ou appuyé sur « Réessayer ».",
      try: "Si un champ est signalé, le corriger et confirmer de nouveau.",
    },
    "move.check": {
      title: "Redemandé",
      sees: "La personne a appuyé sur « Vérifier à nouveau ».",
      try: "Attendre la réponse.",
    },
    "move.dismiss": {
      title: "Étape fermée",
      sees: "La personne a appuyé sur « Annuler », « Fermer » ou Échap.",
      try: "Rien : la fiche reste telle quelle.",
    },
  },
  guards: {
    hasChecksLeft: "On a redemandé moins de 2 fois",
    hasProblems: "Un champ est à corriger",
    isAsking: "L’étape demande d’abord quelque chose",
    isDone: "Le serveur a effectué l’étape",
    isFailed: "Rien n’a été fait ni décidé",
    isPending: "Une réponse antérieure manque encore",
    isRefused: "Le serveur a refusé l’étape",
  },
  actors: {
    sendMove: "Envoyer l’étape au serveur",
  },
  delays: {
    checkDelay: "après 2 secondes",
    settle: "après moins d’une demi-seconde",
  },
};
