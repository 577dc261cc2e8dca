import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const fixing: Translation<English["fixing"]> = {
  forAll: "Associer les SKU inconnus pour tous les brouillons",
  title: "SKU inconnus",
  drafts: "Brouillons à corriger",
  help:
    "Chaque ligne est un SKU que notre catalogue ne connaît pas. Dites une fois de quel article il s’agit : tous les brouillons de la boutique sont corrigés et le prochain import le connaîtra.",
  loading: "Recherche des SKU inconnus…",
  failedTitle: "Les SKU inconnus n’ont pas pu être chargés",
  retry: "Réessayer",
  stale: "Cette liste est peut-être ancienne : {why}",
  emptyTitle: "Tous les SKU sont connus",
  emptyText: "Aucun brouillon n’attend un article du catalogue.",
  toDrafts: "Voir les brouillons",
  draftsCount: "Brouillons : {count}",
  itemFor: "Article pour {sku}",
  check: "Vérifier à nouveau",
  unknown: "La réponse s’est perdue. Redemander ne fait rien deux fois.",
  failed: "Rien n’a été modifié : {why}",
  working: "{done} brouillons sur {all}…",
  job: "Voir la tâche",
  match: { one: "Associer {count} brouillon", other: "Associer {count} brouillons" },
  done: { one: "{count} brouillon corrigé.", other: "{count} brouillons corrigés." },
  refused: { one: "{count} n’a pas pu être corrigé.", other: "{count} n’ont pas pu être corrigés." },
};

export const words: Translation<English> = { fixing };
