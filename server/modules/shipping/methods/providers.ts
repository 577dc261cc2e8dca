import { PROVIDERS, SPECIMEN } from "../../../../api/shipping/methods.ts";
import type { Context } from "../../../context.ts";

export const providersOf = ({ demo = false }: Pick<Context["settings"], "demo">): readonly string[] =>
  PROVIDERS.filter((provider) => demo || provider !== SPECIMEN);
