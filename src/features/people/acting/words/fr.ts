import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const acting: Translation<English["acting"]> = {
  bar: "Vous agissez au nom de quelqu’un d’autre",
  as: "Vous agissez en tant que {name}",
  left: { one: "encore {count} minute", other: "encore {count} minutes" },
  ending: "Se termine maintenant",
  back: "Revenir à {name}",
  goingBack: "Retour en cours…",
  backFailed: "Le retour a échoué : {why}",
  backKey: "Revenir à vous-même",
  open: "Changer d’utilisateur",
  title: "Changer d’utilisateur",
  search: "Chercher par nom",
  people: "Personnes au nom desquelles vous pouvez agir",
  found: { one: "{count} personne", other: "{count} personnes" },
  none:
    "Personne de ce nom. Seules les personnes placées sous vous figurent ici, et aucune dont le compte est bloqué.",
  searching: "Recherche…",
  unsearched:
    "La recherche a échoué : seules les premières personnes de la liste ont été examinées. Saisissez à nouveau.",
  away: "Absent",
  why: "Pourquoi agissez-vous en tant que {name} ?",
  whyHelp: "Conservé dans le journal de ce changement. Peut rester vide.",
  recent: "Motifs déjà donnés",
  rules:
    "Vous agissez une heure au plus. Tout ce que vous faites est enregistré comme fait par vous, en son nom.",
  somebodyElse: "Choisir quelqu’un d’autre",
  confirm: "Agir en tant que {name}",
  switching: "Changement…",
  refused: "Vous agissez toujours en votre nom : {why}",
  refusedActing: "Rien n’a changé : {why}",
  network: "le serveur est injoignable. Vérifiez la connexion, puis réessayez.",
};

export const words: Translation<English> = { acting };
