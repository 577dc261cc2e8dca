import type { Outcome } from "../../lib/outcome.ts";

/** One of the choices of a filter or field. */
export interface Option {
  readonly value: string;
  readonly name: string;
  /** Told beside the name: whose store it is. */
  readonly more?: string;
}

export type Options = Outcome<readonly Option[]>;

/** Asks for the choices of one source. */
export type OptionLoader = () => Promise<Options>;
