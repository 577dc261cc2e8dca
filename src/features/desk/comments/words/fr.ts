import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const comments: Translation<English["comments"]> = {
  new: "Commentaire sur {code}",
  change: "Modifier le commentaire",
  placeholder: "Écrivez un commentaire. @ mentionne quelqu’un.",
  readers: "Qui le lit",
  staff: "Équipe seulement",
  seller: "Le vendeur le voit",
  staffMark: "Équipe seulement",
  sellerMark: "Visible du vendeur",
  send: "Commenter",
  sendStaff: "Commenter pour l’équipe seulement",
  sendSeller: "Commenter aussi pour le vendeur",
  sendRead: "Envoyer maintenant",
  sendBox: { seller: "Envoyer au vendeur", staff: "Enregistrer la note interne" },
  box: { seller: "Au vendeur", staff: "Note interne" },
  boxPlaceholder: {
    seller: "Écrire au vendeur.",
    staff: "Une note qu’aucun vendeur ne voit. @ mentionne quelqu’un.",
  },
  conversation: "Conversation",
  messages: "Messages",
  nothing: "Personne n’a encore écrit.",
  loading: "Chargement des messages",
  loadAgain: "Recharger",
  fresh: "Nouveau",
  overtaken:
    "Quelqu’un a écrit entre-temps. Lisez d’abord ; votre texte est conservé. Envoyez-le ensuite, ou modifiez-le.",
  overtakenBy:
    "Ont écrit entre-temps : {names}. Lisez d’abord ; votre texte est conservé. Envoyez-le ensuite, ou modifiez-le.",
  save: "Enregistrer le commentaire",
  posted: "Commentaire publié",
  saved: "Commentaire enregistré",
  deleted: "Commentaire supprimé",
  sending: "Envoi en cours",
  left: "{count} caractères restants",
  tooLong: "{count} caractères de trop",
  failed: "Non envoyé ; votre texte est conservé. {reason}",
  stale:
    "Ce commentaire a été modifié dans une autre fenêtre. Votre texte est conservé ; son état actuel est dans l’historique.",
  unknown:
    "Aucune réponse : on ne sait pas si le commentaire a été envoyé. Il ne peut pas apparaître deux fois.",
  check: "Vérifier à nouveau",
  found: {
    one: "{count} personne : choisissez avec les flèches",
    other: "{count} personnes : choisissez avec les flèches",
  },
  people: "Personnes à mentionner",
  onBehalf: "pour {name}",
  edited: "modifié",
  edit: "Modifier",
  delete: "Supprimer",
  deleteAsk: "Supprimer ce commentaire et ses fichiers ?",
  deleteYes: "Supprimer le commentaire",
  notDeleted: "Le commentaire n’a pas été supprimé. {reason}",
  saveFile: "Enregistrer {name}",
  enlarge: "Agrandir {name}",
  missingFile: "Manque dans le stockage des fichiers",
  noPicture: "L’image n’a pas pu être chargée",
  missing: "Les commentaires n’ont pas pu être chargés. {reason}",
};

export const words: Translation<English> = { comments };
