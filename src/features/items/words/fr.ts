import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const catalogue: Translation<English["catalogue"]> = {
  failed: "Le catalogue n’a pas pu être consulté : {why}",
  looking: "Recherche…",
  none: "Aucun article du catalogue ne porte ce nom",
  pick: "Trouver un article",
};

export const words: Translation<English> = { catalogue };
