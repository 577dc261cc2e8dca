import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Son propre jeton d’API",
  purpose:
    "Crée, copie, remplace et révoque le jeton avec lequel un programme se connecte au nom de la personne.",
  states: {
    loading: {
      title: "Cherche un jeton",
      sees: "La fenêtre « Jeton d’API » dit Chargement.",
      try: "Attendre quelques secondes.",
    },
    unreadable: {
      title: "Consultation impossible",
      sees: "« Cela n’a pas marché », avec la raison, et le bouton Réessayer.",
      try: "Vérifier le réseau, puis appuyer sur Réessayer.",
    },
    settling: {
      title: "Décide quoi afficher",
      sees: "Rien de particulier : cela ne prend pas de temps.",
      try: "Rien : la suite vient d’elle-même.",
    },
    none: {
      title: "Pas de jeton",
      sees:
        "« Vous n’avez pas de jeton d’API. » et le bouton « Créer un jeton ». Au-dessus, pourquoi le dernier essai n’a pas marché.",
      try: "Appuyer sur « Créer un jeton » si un programme en a besoin.",
    },
    kept: {
      title: "Il y a un jeton",
      sees:
        "Les derniers caractères du jeton, quand il a été créé et utilisé pour la dernière fois, et les boutons Copier, « Le remplacer » et « Le révoquer ». Au-dessus, pourquoi le dernier essai n’a pas marché.",
      try:
        "Appuyer sur Copier pour avoir à nouveau le jeton. Si quelqu’un l’a vu, appuyer sur « Le remplacer ».",
    },
    copying: {
      title: "Copie du jeton",
      sees: "La fenêtre dit « En cours ».",
      try: "Attendre quelques secondes.",
    },
    proving: {
      title: "Mot de passe demandé",
      sees:
        "Un champ pour le mot de passe actuel, avec les boutons « Annuler » et Copier. Sous le champ, que le dernier était faux.",
      try:
        "Saisir le mot de passe avec lequel la personne se connecte ici. Il est demandé dix minutes après la connexion.",
    },
    confirming: {
      title: "Question avant d’agir",
      sees: "Une question, et le bouton « Annuler ».",
      try:
        "Ne continuer que si les programmes qui utilisent le jeton peuvent s’arrêter aussitôt ; sinon appuyer sur « Annuler ».",
    },
    "confirming.rotation": {
      title: "Question : le remplacer",
      sees: "« Remplacer le jeton ? » avec les boutons « Annuler » et « Remplacer le jeton ».",
      try: "Appuyer sur « Remplacer le jeton », puis donner le nouveau aux programmes.",
    },
    "confirming.end": {
      title: "Question : le révoquer",
      sees: "« Révoquer le jeton ? » avec les boutons « Annuler » et « Révoquer le jeton ».",
      try: "Appuyer sur « Révoquer le jeton » si plus aucun programme n’en a besoin.",
    },
    making: {
      title: "Création du jeton",
      sees: "La fenêtre dit « En cours ».",
      try: "Attendre quelques secondes et laisser la fenêtre ouverte.",
    },
    revealed: {
      title: "Jeton affiché",
      sees: "Le jeton avec les boutons Copier et « Je l’ai copié ».",
      try:
        "Le copier et le mettre là où le programme en a besoin, puis appuyer sur « Je l’ai copié ». Ne jamais le lire au téléphone.",
    },
    revoking: {
      title: "Révocation du jeton",
      sees: "La fenêtre dit « En cours ».",
      try: "Attendre quelques secondes.",
    },
    asking: {
      title: "Vérifie ce qui est vrai",
      sees: "« Cela n’a pas marché », avec la raison, et « En cours » dessous.",
      try: "Attendre quelques secondes : la fenêtre montre ensuite s’il y a un jeton.",
    },
  },
  events: {
    "token.retry": {
      title: "Nouvel essai demandé",
      sees: "La personne a appuyé sur Réessayer.",
      try: "Attendre quelques secondes.",
    },
    "token.make": {
      title: "Nouveau jeton voulu",
      sees: "La personne a appuyé sur « Créer un jeton » ou « Le remplacer ».",
      try: "S’il y en a déjà un, répondre à la question qui suit.",
    },
    "token.copy": {
      title: "Copie voulue",
      sees: "La personne a appuyé sur Copier.",
      try: "Répondre à la demande du mot de passe, si elle vient.",
    },
    "token.prove": {
      title: "Mot de passe saisi",
      sees: "La personne a saisi le mot de passe et appuyé sur Copier.",
      try: "Attendre quelques secondes.",
    },
    "token.revoke": {
      title: "Révocation voulue",
      sees: "La personne a appuyé sur « Le révoquer ».",
      try: "Répondre à la question qui suit.",
    },
    "token.cancel": {
      title: "Réponse : non",
      sees: "La personne a appuyé sur « Annuler » : le jeton reste tel quel.",
      try: "Rien à faire.",
    },
    "token.confirm": {
      title: "Réponse : oui",
      sees: "La personne a confirmé que le jeton doit être remplacé ou révoqué.",
      try: "Attendre quelques secondes.",
    },
    "token.hide": {
      title: "Jeton rangé",
      sees: "La personne a appuyé sur « Je l’ai copié » : le jeton n’est plus affiché.",
      try: "Appuyer sur Copier s’il n’a finalement pas été copié.",
    },
  },
  guards: {
    hasToken: "Il y a un jeton",
    isKnown: "Le serveur a répondu",
    isCopied: "Le presse-papiers l’a",
    isHeld: "Le navigateur n’a pas permis la copie",
    isUnproved: "Le mot de passe manque ou était faux",
  },
  actors: {
    fetchToken: "Vérifier s’il y a un jeton",
    makeToken: "Créer un nouveau jeton",
    copyToken: "Copier le jeton",
    revokeToken: "Révoquer le jeton",
  },
  delays: {},
};
