/** Lists the makers of labels that a server offers. */
import { PROVIDERS, SPECIMEN } from "../../../../api/shipping/methods.ts";
import type { Context } from "../../../context.ts";

/** Specimens are offered with the demo data alone. */
export const providersOf = ({ demo = false }: Pick<Context["settings"], "demo">): readonly string[] =>
  PROVIDERS.filter((provider) => demo || provider !== SPECIMEN);
