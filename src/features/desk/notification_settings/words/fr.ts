import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const notificationSettings: Translation<English["notificationSettings"]> = {
  type: { Order: "Commandes", Item: "Articles", Support: "Dossiers, argent et tâches" },
  notify: "Prévenir",
  event: "Ce qui arrive",
  notifyHead: "Signalé",
  timesOf: "Quand c’est signalé : {event}",
  atOnce: "Sur le moment",
  atTimes: "En une fois, à",
  addTime: "Ajouter une heure",
  removeTime: "Supprimer l’heure {n}",
  hour: "Heures de l’heure {n}",
  minute: "Minutes de l’heure {n}",
  messages: "Messages vers une adresse extérieure",
  own: "Une adresse à part",
  field: {
    url: "Adresse web",
    room: "Salon chez le destinataire",
    mentions: "Noms avant le message",
    alias_mentions: "Collègues avant le message",
    subject: "Le message commence par",
  },
  help: {
    language:
      "Langue des messages, et des textes que l’assistance vous écrit à partir de ses réponses types. Celle de l’écran se choisit dans le menu de votre compte.",
    url:
      "Tout ce qui est signalé ici y est aussi envoyé, en JSON. Les messageries en lisent le texte. Vide : signalé ici seulement.",
    room: "Seulement si une même adresse dessert plusieurs salons.",
    mentions: "Tels que le destinataire les connaît, séparés par des virgules.",
    alias_mentions: "Ils sont nommés par leur identifiant.",
    subject: "Un mot ou deux qui distinguent nos messages des autres.",
  },
  findPerson: "Nom ou identifiant",
  nobody: "Personne ne s’appelle ainsi.",
  removePerson: "Retirer {name}",
  save: "Enregistrer",
  saved: "Les réglages des notifications sont enregistrés.",
  notSaved: "Ce réglage n’a pas été enregistré. {reason}",
  nothing: "Il n’y a encore rien dont ce rôle puisse être prévenu.",
  failedTitle: "Ces réglages n’ont pas pu être chargés",
  try: "Envoyer un message de test",
  tryEvent: "Envoyer un message de test : {event}",
  log: "Messages envoyés",
};

export const words: Translation<English> = {
  notificationSettings,
  field: {
    language: "Langue",
    subject: "Début du message",
    room: "Salon",
    mentions: "Noms",
    alias_mentions: "Collègues",
  },
};
