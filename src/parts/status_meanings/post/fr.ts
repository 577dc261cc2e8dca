import type { StatusMeanings } from "../shape.ts";

export const postMeanings: Pick<StatusMeanings, "manifest" | "number_range" | "postal_number"> = {
  manifest: {
    status: {
      Processing: "On ajoute et on retire des colis.",
      Generated: "La liste est figée et attend le guichet.",
      Submitted: "La poste a les colis ; on attend sa réponse.",
      Accepted: "La poste les a pris ; ils sont remis.",
      Closed: "La poste les a pris, et rien n’est en suspens.",
      Cancelled: "Il n’a pas servi ; ses colis sont libres.",
    },
  },
  number_range: {
    status: {
      Active: "Ses numéros sont attribués.",
      Paused: "Aucun de ses numéros n’est attribué.",
      Exhausted: "Tous ses numéros ont été attribués.",
    },
  },
  postal_number: {
    status: {
      Reserved: "Le numéro est imprimé et sur aucun colis.",
      Assigned: "L’étiquette d’un colis porte le numéro.",
      Used: "Le transporteur a scanné le numéro.",
      Retired: "Le colis du numéro est arrivé, revenu ou perdu.",
      Void: "Personne ne peut utiliser le numéro.",
    },
  },
};
