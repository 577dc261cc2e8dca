import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const caseRecord = {
  queue: "Dossiers de la liste",
  queueEmpty: "Aucun dossier n’attend l’équipe.",
  evidence: "Preuves et fichiers d’impression",
  photos: "Photos et vidéos",
  noPhotos: "Aucune photo ni vidéo.",
  artwork: "Fichiers d’impression",
  noArtwork: "Aucun fichier d’impression.",
  garments: "Vêtements",
  noGarments: "Pas encore de vêtement.",
  packages: "Colis",
  noPackages: "Pas encore de colis.",
  charges: "Montants restants",
  wholeOrder: "Commande entière",
  earlier: "Autres dossiers de la commande",
  noEarlier: "Il n’y en a pas.",
  decision: "Décision",
  sellerPays: "À la charge du vendeur",
  cause: "Cause : {facts}",
  short: {
    reprint: "La réimpression attend le paiement : il manque {amount} au solde.",
    reship: "Les articles repartent une fois le port payé : il manque {amount} au solde.",
  },
  unpaid: {
    reprint: "La réimpression attend le paiement. Le solde suffit.",
    reship: "Les articles repartent une fois le port payé. Le solde suffit.",
  },
  claims: "Réclamations au transporteur",
  ofSeller: "Autres dossiers du vendeur",
  allOfSeller: { one: "{count} dossier du vendeur", other: "Les {count} dossiers du vendeur" },
  noOrder: "La commande est introuvable.",
  merged: "{code} a été fusionné avec {target}",
  mergedNote: "Votre texte est conservé. Il ira dans {target} à l’envoi.",
  elsewhere: "Votre message est dans un autre dossier, maintenant ouvert",
  follows: "Suite de",
  closedNote: "Ce dossier est fermé. Un message à l’autre partie ouvre un nouveau dossier, lié à celui-ci.",
  tab: { conversation: "Conversation", facts: "Faits", history: "Historique" },
  keys: { reply: "Écrire au vendeur", note: "Écrire une note interne" },
  rejects: { one: "{count} rejet", other: "{count} rejets" },
};

export const words: Translation<English> = {
  caseRecord,
  choice: { remedy_state: { Open: "En cours", Done: "Terminé", Failed: "Échoué" } },
};
