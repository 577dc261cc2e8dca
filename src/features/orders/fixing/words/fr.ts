import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const fixing: Translation<English["fixing"]> = {
  chooseMethods: "Choisir le mode d’expédition de tous les brouillons qui n’en ont pas",
  forAll: "Corriger ces SKU pour tous les brouillons",
  title: "Corriger les SKU des brouillons",
  drafts: "Brouillons à corriger",
  help:
    "Chaque ligne est un SKU que notre catalogue ne connaît pas. Dites une fois de quel article il s’agit : tous les brouillons de la boutique sont corrigés et le prochain import le connaîtra.",
  stores: { one: "Dans {count} boutique", other: "Dans {count} boutiques, associées en une étape" },
  skus: "SKU inconnus",
  items: "Articles non commandables",
  itemsHelp:
    "Chaque ligne est un article de brouillons, épuisé ou arrêté. Choisissez une fois ce qui est commandé à la place : tous les brouillons du vendeur sont modifiés, au prix du jour. Un article arrêté est aussi remplacé dans les correspondances de SKU des boutiques.",
  loading: "Recherche des SKU à corriger…",
  failedTitle: "Les SKU à corriger n’ont pas pu être chargés",
  retry: "Réessayer",
  stale: "Cette liste est peut-être ancienne : {why}",
  emptyTitle: "Rien à corriger",
  emptyText: "Chaque SKU des brouillons est connu et peut être commandé.",
  toDrafts: "Voir les brouillons",
  draftsCount: "Brouillons : {count}",
  itemFor: "Article pour {sku}",
  insteadOf: "Article à la place de {sku}",
  check: "Vérifier à nouveau",
  unknown: "La réponse s’est perdue. Redemander ne fait rien deux fois.",
  failed: "Rien n’a été modifié : {why}",
  working: "{done} brouillons sur {all}…",
  job: "Voir la tâche",
  match: { one: "Associer {count} brouillon", other: "Associer {count} brouillons" },
  replace: { one: "Remplacer dans {count} brouillon", other: "Remplacer dans {count} brouillons" },
  done: { one: "{count} brouillon corrigé.", other: "{count} brouillons corrigés." },
  refused: { one: "{count} n’a pas pu être corrigé.", other: "{count} n’ont pas pu être corrigés." },
};

export const words: Translation<English> = { fixing };
