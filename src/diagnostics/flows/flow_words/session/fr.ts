import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Être connecté",
  purpose:
    "Trouve qui est connecté à l’ouverture de l’application, le tient à jour pendant le travail et y met fin à la déconnexion.",
  states: {
    reading: {
      title: "Cherche une connexion gardée",
      sees: "Une page vide, moins d’une seconde.",
      try: "Attendre un instant ; si elle reste vide, recharger la page.",
    },
    exchangingCode: {
      title: "Termine la connexion",
      sees: "Le logo et « Connexion en cours », juste après la page de connexion.",
      try: "Attendre quelques secondes.",
    },
    checking: {
      title: "Vérifie qui est connecté",
      sees:
        "À l’ouverture, le logo et « Connexion en cours » ; en plein travail, la page reste telle quelle.",
      try: "Attendre, une dizaine de secondes au plus ; la saisie est conservée.",
    },
    "checking.fetchingUser": {
      title: "Vérifie qui est connecté",
      sees: "« Connexion en cours », ou la page telle qu’elle était.",
      try: "Attendre quelques secondes.",
    },
    "checking.waiting": {
      title: "Attend un nouvel essai",
      sees: "À l’ouverture, « Pas de connexion au serveur. Nouvel essai en cours. »",
      try: "Vérifier le réseau ou le Wi-Fi et attendre : trois nouveaux essais se font d’eux-mêmes.",
    },
    signedIn: {
      title: "Connecté",
      sees: "L’application, avec le nom de la personne dans la barre du haut.",
      try: "Rien : tout va bien.",
    },
    signedOut: {
      title: "Déconnecté",
      sees:
        "La page avec le bouton « Se connecter », qui dit pourquoi ; après une panne du serveur, la page de cette panne.",
      try: "Vérifier le réseau si la page en parle, puis appuyer sur « Se connecter ».",
    },
  },
  events: {
    "session.logOut": {
      title: "Déconnexion choisie",
      sees:
        "La personne a choisi « Se déconnecter » dans le menu de son nom. La saisie non enregistrée est perdue.",
      try: "Se reconnecter pour continuer.",
    },
    "stored.read": {
      title: "Connexion gardée cherchée",
      sees: "La page a regardé si ce navigateur garde une connexion ou revient de la page de connexion.",
      try: "Rien : la suite vient d’elle-même.",
    },
    "session.refused": {
      title: "Session refusée par le serveur",
      sees:
        "En plein travail, le serveur ne reconnaissait plus la session. La page reste pendant la vérification.",
      try: "Attendre ; si la page de connexion apparaît, se reconnecter : la saisie est conservée.",
    },
    "person.known": {
      title: "Nouvelles de la personne",
      sees: "Le nom, le solde ou les droits de la personne ont changé, et la page l’affiche d’elle-même.",
      try: "Rien à faire.",
    },
  },
  guards: {
    isCode: "Retour de la page de connexion",
    isToken: "Ce navigateur garde une connexion",
    isStray: "Connexion commencée ailleurs",
    isExchanged: "La connexion a abouti",
    hasOlderToken: "Quelqu’un était déjà connecté ici",
    isPerson: "Le serveur connaît la personne",
    canRetry: "Pas de réponse, il reste un essai",
    isSame: "C’est la même personne",
  },
  actors: {
    exchangeCode: "Terminer la connexion",
    fetchUser: "Vérifier qui est connecté",
  },
  delays: {
    retryDelay: "après 0,5 à 4 secondes",
    retryWindow: "après 10 secondes",
  },
};
