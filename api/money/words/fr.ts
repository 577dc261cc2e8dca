import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  rateFixed: "Un taux n’est jamais modifié. Ajoutez-en un autre pour le même jour.",
  requestFixed: "Une demande ne peut pas être modifiée. Annulez-la, puis faites-en une autre.",
  isOneEnough: "Une autre personne doit décider.",
  isSecond: "Vous l’avez approuvée : une autre personne rembourse.",
  isMaker: "Seule la personne qui l’a demandé peut l’annuler.",
  isNotMaker: "Vous l’avez demandé, ou avez agi pour la personne qui l’a fait : quelqu’un d’autre décide.",
  isNotChecker: "Vous l’avez approuvé : quelqu’un d’autre le contrepasse.",
  isOnce: "Une autre recharge avec cet ID de transaction est approuvée.",
  hasRate: "Il n’y a pas de taux pour ce jour. Ajoutez-en un, puis approuvez.",
  areBooksSound: "Les comptes ont une erreur : aucun argent ne sort avant qu’elle soit trouvée.",
  insufficientBalance: "Le solde ne couvre pas le total de la commande.",
  statementTooLong: "Ce mois compte plus de 10 000 écritures. Exportez plutôt la liste.",
};
