import type { Translation } from "../translation.ts";
import type { catalogue as en } from "./en.ts";

export const catalogue: Translation<typeof en> = {
  failed: "Le catalogue n’a pas pu être consulté : {why}",
  looking: "Recherche…",
  none: "Aucun article du catalogue ne porte ce nom",
  pick: "Trouver un article",
};
