import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const draftFiles: Translation<English["draftFiles"]> = {
  play: "Lire {name}",
  missing: "La vidéo manque dans le stockage des fichiers.",
  notPlayed: "La vidéo ne peut pas être lue ici. Téléchargez-la.",
  list: "Fichiers",
  choose: "Ajouter des fichiers",
  camera: "Prendre une photo",
  video: "Filmer une vidéo",
  drop: "Déposez pour ajouter les fichiers",
  hint:
    "Photos, PDF et vidéos MP4, MOV ou WebM ; {size} Mo chacun, {count} au plus. Coller et déposer fonctionnent aussi.",
  preparing: "Réduction de la photo",
  held: "Sur cet appareil",
  sending: "{done} envoyés",
  waiting: "Pas de connexion. L’envoi reprend dès qu’elle est rétablie.",
  attached: "Ajouté",
  again: "Réessayer",
  againOf: "Réessayer {name}",
  remove: "Retirer {name}",
  tooLarge: "Plus de {size} Mo. Envoyez une vidéo plus courte.",
  badType: "Ni photo, ni PDF, ni vidéo lisible",
  tooMany: "{count} fichiers au plus",
  notSent: "Non ajouté. {reason}",
};

export const words = { draftFiles };
