import type { Translation } from "../translation.ts";
import type { catalogue as en } from "./en.ts";

export const catalogue: Translation<typeof en> = {
  failed: "Der Katalog konnte nicht gefragt werden: {why}",
  looking: "Suche läuft…",
  none: "Kein Artikel im Katalog heißt so",
  pick: "Artikel suchen",
};
