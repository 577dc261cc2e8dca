import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Connexion à la démonstration",
  purpose: "Sait qui est connecté à la démonstration, qui ne tourne que dans ce navigateur.",
  states: {
    reading: {
      title: "Lit ce qui est gardé",
      sees: "Une page vide pendant un instant.",
      try: "Attendre un instant.",
    },
    refreshing: { title: "Renouvelle la session", sees: "La page se charge.", try: "Attendre un instant." },
    signedIn: {
      title: "Connecté",
      sees: "Les tâches de la démonstration.",
      try: "Regarder partout : rien ne peut être cassé.",
    },
    "signedIn.resting": {
      title: "Rien à renouveler",
      sees: "Les tâches de la démonstration.",
      try: "Regarder partout.",
    },
    "signedIn.renewing": {
      title: "Renouvelle en silence",
      sees: "Les tâches ; la session est renouvelée sans bruit.",
      try: "Continuer.",
    },
    signedOut: {
      title: "Déconnecté",
      sees: "La page de connexion, avec la raison s’il y en a une.",
      try: "Se connecter avec le compte que la page indique.",
    },
    loggingIn: { title: "Connexion en cours", sees: "Le bouton est occupé.", try: "Attendre un instant." },
    registering: {
      title: "Inscription en cours",
      sees: "Le bouton est occupé.",
      try: "Attendre un instant.",
    },
  },
  events: {
    "stored.read": {
      title: "Contenu gardé lu",
      sees: "Le navigateur a été interrogé sur un jeton gardé.",
      try: "Rien.",
    },
    "session.logOut": {
      title: "Déconnexion",
      sees: "La personne s’est déconnectée.",
      try: "Se reconnecter si besoin.",
    },
    "token.due": { title: "Jeton à renouveler", sees: "Le jeton finit bientôt.", try: "Rien." },
    "logIn.asked": {
      title: "Connexion demandée",
      sees: "La personne a demandé la connexion.",
      try: "Attendre un instant.",
    },
    "register.asked": {
      title: "Inscription demandée",
      sees: "La personne a demandé l’inscription.",
      try: "Attendre un instant.",
    },
    "form.opened": {
      title: "Formulaire ouvert",
      sees: "La personne a ouvert la connexion ou l’inscription.",
      try: "Remplir le formulaire.",
    },
    "field.changed": { title: "Saisie", sees: "La personne a écrit dans le formulaire.", try: "Continuer." },
  },
  guards: {
    hasToken: "Un jeton est gardé",
    isPerson: "La réponse nomme la personne",
    isRefused: "Le jeton a été refusé",
  },
  actors: {
    refreshToken: "Renouveler le jeton",
    logIn: "Vérifier e-mail et mot de passe",
    register: "Créer le compte",
  },
  delays: {
    renewalDelay: "un peu avant la fin du jeton",
  },
};
