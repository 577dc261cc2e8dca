import type { StatusMeanings } from "../shape.ts";

export const postageMeanings: Pick<StatusMeanings, "postage_invoice" | "postage_line" | "postage_request"> = {
  postage_invoice: {
    status: {
      Imported: "Le fichier attend d’être lu.",
      Matching: "Les lignes sont lues et comparées aux étiquettes.",
      Review: "On décide de ses lignes.",
      Approved: "Ses lignes sont comptabilisées en arrière-plan.",
      Paid: "Le prestataire est payé, ou l’était d’avance.",
      Void: "Rien n’en a été comptabilisé.",
    },
  },
  postage_line: {
    status: {
      Open: "Personne n’a décidé de la ligne.",
      Accepted: "Son écart est à notre charge.",
      Passed: "Son écart est pour le vendeur.",
      Disputed: "Nous réclamons son écart au prestataire.",
      Ignored: "Son écart n’est pas comptabilisé.",
    },
  },
  postage_request: {
    status: {
      Pending: "Personne n’a transmis la réclamation.",
      Submitted: "Le prestataire a la réclamation.",
      Accepted: "Le prestataire a accepté ; une ligne de facture créditera l’argent.",
      Denied: "Le prestataire a refusé.",
      Credited: "Une ligne de facture a crédité l’argent.",
      Expired: "L’échéance est passée avant qu’on la transmette.",
      Cancelled: "La réclamation a été retirée.",
    },
  },
};
