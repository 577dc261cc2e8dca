import type { SiteWords } from "./en.ts";

export const fr: SiteWords = {
  code: "fr",
  signIn: {
    title: "Se connecter",
    email: "E-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié ?",
    register: "Pas encore de compte ?",
    wrong: "L’e-mail ou le mot de passe est incorrect.",
    wait: "Trop d’essais. Attendez {seconds} secondes, puis réessayez.",
    astray: "Ce lien ne ramène pas à l’application. Recommencez depuis celle-ci.",
  },
  ask: {
    contact: "Contact : {contact}",
    back: "Retour à la connexion",
    registerTitle: "Obtenir un compte",
    register:
      "Les comptes sont créés par les administrateurs de {name}. Les vendeurs s’adressent à leur gestionnaire de compte, le personnel à son chef d’équipe. Vous recevez alors un lien pour définir votre mot de passe.",
    forgottenTitle: "Mot de passe oublié ?",
    forgotten:
      "Demandez un nouveau lien à un administrateur de {name} : les vendeurs par leur gestionnaire de compte, le personnel par son chef d’équipe. Le lien permet de définir un autre mot de passe. D’ici là, l’actuel reste valable.",
  },
  welcome: {
    title: "Bienvenue",
    code: "Code de votre lien",
    next: "Continuer",
    where: "Le code est ce qui suit « #code= » dans le lien reçu.",
    again: "Mot de passe, encore une fois",
    rule: "Au moins 8 caractères. Plusieurs mots à la suite sont faciles à retenir et difficiles à deviner.",
    passwordTitle: "Définir votre mot de passe",
    password:
      "Le lien ne sert qu’une fois. Partout où ce compte est connecté, il sera déconnecté, et son jeton d’API prendra fin.",
    setPassword: "Définir le mot de passe",
    firstTitle: "Créer le premier compte",
    first: "Ce compte peut tout faire. Le lien ne sert qu’une fois.",
    name: "Nom",
    make: "Créer le compte",
    usedUp:
      "Ce lien a déjà servi, est trop ancien ou n’a jamais existé. Demandez-en un autre à la personne qui vous l’a donné.",
  },
  problem: {
    nameMissing: "Saisissez votre nom, de 100 caractères au plus.",
    emailBad: "Saisissez une adresse e-mail.",
    passwordMissing: "Choisissez un mot de passe.",
    weakPassword: "Choisissez un mot de passe d’au moins 8 caractères qui ne soit pas votre propre nom.",
    commonPassword:
      "Choisissez un mot de passe qui ne soit pas parmi les plus utilisés : ce sont les premiers essayés.",
    tooLong: "Choisissez un mot de passe de 256 caractères au plus.",
    differ: "Les deux mots de passe sont différents.",
  },
  message: {
    open: "Ouvrir {name}",
    refusedTitle: "Connexion impossible",
    missingTitle: "Rien ici",
    missing: "Il n’y a pas de page à cette adresse.",
    broken: "Un problème est survenu sur le serveur. Réessayez dans un instant.",
    foreign:
      "Le formulaire vient d’un autre site. Ouvrez de nouveau la page de connexion depuis l’application.",
    noForm: "Ceci n’est pas un formulaire. Ouvrez de nouveau la page de connexion depuis l’application.",
  },
};
