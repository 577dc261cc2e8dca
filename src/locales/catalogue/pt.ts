import type { Translation } from "../translation.ts";
import type { catalogue as en } from "./en.ts";

export const catalogue: Translation<typeof en> = {
  failed: "Não foi possível consultar o catálogo: {why}",
  looking: "Procurando…",
  none: "Nenhum item do catálogo tem esse nome",
  pick: "Encontrar um item",
};
