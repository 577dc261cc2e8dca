import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  superTokenMissing: "Cette connexion ne permet pas d’agir pour d’autres.",
  superTokenOld: "Votre connexion est trop ancienne pour agir pour d’autres : reconnectez-vous.",
  passwordNeeded: "Saisissez votre mot de passe pour continuer.",
  signInNeeded: "Reconnectez-vous, puis copiez le jeton dans les dix minutes.",
  tokenNotKept:
    "Ce jeton continue de fonctionner, mais son texte n’est pas conservé. Il doit être remplacé pour être copié.",
};
