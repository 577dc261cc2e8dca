import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const catalogue: Translation<English["catalogue"]> = {
  failed: "Der Katalog konnte nicht gefragt werden: {why}",
  looking: "Suche läuft…",
  none: "Kein Artikel im Katalog heißt so",
  pick: "Artikel suchen",
};

export const words: Translation<English> = { catalogue };
