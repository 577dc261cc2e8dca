import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  wrongState: "Cette étape n’est pas possible dans le statut actuel.",
  othersChange:
    "D’autres modifient les mêmes enregistrements. Rien n’a été fait : réessayez dans un instant.",
  notYours: "Votre rôle ne le permet pas.",
  notFound: "Cet élément n’existe pas.",
  reasonNeeded: "Indiquez un motif.",
  badDate: "Entrez le jour au format JJ-MM-AAAA, par exemple 31-12-2026.",
  changedMeanwhile: "Quelqu’un l’a modifié avant. Chargez-le de nouveau, puis modifiez-le.",
  valueTaken: "Une autre fiche utilise déjà l’une de ces valeurs. Modifiez-la.",
  badValue: "Une valeur ne peut pas être enregistrée. Ouvrez la fiche pour voir laquelle.",
  changedSince: "Une modification a eu lieu après la tâche.",
  storeFull: "Le serveur n’a plus de place. Rien n’a été conservé ; réessayez plus tard.",
  quotaReached:
    "Les fichiers du vendeur ont atteint leur quota. Tout ce qui existe est conservé ; rien ne peut être ajouté.",
  storeUnreachable: "Les fichiers étaient inaccessibles. Recommencez plus tard.",
};
