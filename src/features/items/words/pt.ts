import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const catalogue: Translation<English["catalogue"]> = {
  failed: "Não foi possível consultar o catálogo: {why}",
  looking: "Procurando…",
  none: "Nenhum item do catálogo tem esse nome",
  pick: "Encontrar um item",
};

export const words: Translation<English> = { catalogue };
