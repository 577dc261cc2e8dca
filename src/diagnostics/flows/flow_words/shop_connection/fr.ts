import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Connecter une boutique",
  purpose:
    "Un vendeur saisit l’adresse et les identifiants d’une boutique, les teste et enregistre la connexion.",
  states: {
    editing: {
      title: "Remplir le formulaire",
      sees:
        "Des étapes qui disent quoi copier depuis la boutique, et des champs. Un message dit ce qu’un test a trouvé ou ce qui ne va pas.",
      try: "Suivre les étapes, remplir les champs, appuyer sur « Tester », puis sur « Connecter ».",
    },
    testing: {
      title: "Test en cours",
      sees: "« Tester » tourne : la boutique est appelée. Rien n’est enregistré.",
      try: "Attendre jusqu’à 20 secondes, puis lire la réponse de la boutique.",
    },
    saving: {
      title: "Connexion en cours",
      sees: "« Connecter » ou « Enregistrer la connexion » tourne.",
      try: "Attendre jusqu’à 20 secondes et laisser la page ouverte.",
    },
    unknown: {
      title: "Pas de réponse",
      sees:
        "Un message dit qu’aucune réponse n’est arrivée. Si elle a été enregistrée, la connexion remplace le formulaire.",
      try:
        "Appuyer de nouveau sur le bouton. Une boutique n’a qu’une connexion : rien n’est enregistré deux fois.",
    },
    saved: {
      title: "Connectée",
      sees: "La connexion avec son statut, la dernière lecture et la prochaine.",
      try:
        "Les nouvelles commandes arrivent en quelques minutes. « Synchroniser maintenant » lit la boutique tout de suite.",
    },
  },
  events: {
    "shop.type": {
      title: "Saisie",
      sees:
        "Un champ a été modifié ; son message a disparu. Après un changement d’adresse ou d’identifiant, le résultat du test disparaît aussi.",
      try: "Continuer la saisie et tester de nouveau.",
    },
    "shop.test": {
      title: "Test demandé",
      sees: "La personne a appuyé sur « Tester ».",
      try: "Attendre la réponse, ou remplir le champ signalé.",
    },
    "shop.save": {
      title: "Connexion demandée",
      sees: "La personne a appuyé sur « Connecter » ou « Enregistrer la connexion ».",
      try: "Attendre la réponse, ou remplir le champ signalé.",
    },
  },
  guards: {
    hasProblems: "Un champ manque ou est faux",
    isSaved: "La connexion est enregistrée",
    isUnknown: "Aucune réponse reçue",
  },
  actors: { testShop: "Appeler la boutique", saveShop: "Enregistrer la connexion" },
  delays: {},
};
