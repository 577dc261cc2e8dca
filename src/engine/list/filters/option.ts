import type { QueryName } from "../../../../api/generated/schema.ts";
import type { Outcome } from "../../../lib/outcome.ts";

export interface Option {
  readonly value: string;
  readonly name: string;
  /** Additional text next to the name, such as the seller of a store. */
  readonly more?: string;
}

export type Options = Outcome<readonly Option[]>;

export interface OptionLoader {
  /** Entity whose live changes make the choices outdated. */
  readonly entity: QueryName | undefined;
  /** @param given the values of other fields that the choices depend on */
  readonly load: (given: readonly string[]) => Promise<Options>;
}
