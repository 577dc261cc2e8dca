import { addWords, type Key, type Params, t } from "../../lib/i18n.ts";
import { DEMONSTRATION_WORDS } from "./generated/loaders.ts";
import { words as english } from "./words/en.ts";

type Leaf<Words> = Words extends string | { readonly other: string } ? ""
  : {
    [Name in keyof Words & string]: Leaf<Words[Name]> extends "" ? Name : `${Name}.${Leaf<Words[Name]>}`;
  }[keyof Words & string];

/** Adds the words of the demonstration. Call it before anything is drawn. */
export function addDemonstrationWords(): void {
  addWords(english, DEMONSTRATION_WORDS);
}

export const words = (key: Leaf<typeof english["demonstration"]>, params?: Params): string =>
  t(`demonstration.${key}` as Key, params);
