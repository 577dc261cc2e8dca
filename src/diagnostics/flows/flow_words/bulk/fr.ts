import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Une étape pour plusieurs lignes",
  purpose:
    "Envoie une étape, par exemple un blocage, à toutes les lignes sélectionnées et dit ce que chacune est devenue.",
  states: {
    settled: {
      title: "Rien en cours d’envoi",
      sees: "La liste est au repos ; rien n’est envoyé.",
      try: "Sélectionner des lignes et choisir une étape.",
    },
    "settled.idle": {
      title: "Rien d’envoyé",
      sees: "La liste sans message.",
      try: "Sélectionner des lignes et choisir une étape.",
    },
    "settled.answered": {
      title: "Résultat affiché",
      sees: "La ligne dit combien sont faites et combien sont refusées, avec les raisons.",
      try: "Lire les raisons des refus ; les autres sont faites.",
    },
    "settled.failed": {
      title: "Non exécutée",
      sees: "La ligne dit que l’étape n’a pas été exécutée, et pourquoi.",
      try: "Corriger ce qui est nommé, puis choisir l’étape de nouveau : rien n’a changé.",
    },
    sending: {
      title: "Envoi en cours",
      sees: "La ligne dit que l’étape est en cours d’envoi.",
      try: "Attendre quelques secondes.",
    },
    unknown: {
      title: "Réponse perdue",
      sees: "La ligne dit qu’aucune réponse n’est venue, avec un bouton pour redemander.",
      try: "Redemander avec ce bouton : rien n’est fait deux fois.",
    },
  },
  events: {
    "bulk.send": {
      title: "Étape choisie",
      sees: "La personne a choisi une étape pour les lignes sélectionnées.",
      try: "Attendre la réponse.",
    },
    "bulk.check": {
      title: "Redemandé",
      sees: "La personne a demandé une nouvelle fois.",
      try: "Attendre la réponse.",
    },
    "bulk.dismiss": {
      title: "Message fermé",
      sees: "La personne a fermé le message.",
      try: "Rien : tout est comme avant.",
    },
  },
  guards: {
    hasIds: "Au moins une ligne est sélectionnée",
    hasResults: "Le serveur a répondu pour chaque ligne",
    isFailed: "Le serveur a refusé l’étape entière",
  },
  actors: {
    sendMoves: "Envoyer l’étape au serveur",
  },
  delays: {},
};
