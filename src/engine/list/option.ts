import type { QueryName } from "../../../api/generated/schema.ts";
import type { Outcome } from "../../lib/outcome.ts";

/** One of the choices of a filter or field. */
export interface Option {
  readonly value: string;
  readonly name: string;
  /** Told beside the name: whose store it is. */
  readonly more?: string;
}

export type Options = Outcome<readonly Option[]>;

/** Fetches the choices of one source. */
export interface OptionLoader {
  /** Live changes of it make the choices old. */
  readonly entity: QueryName | undefined;
  readonly load: () => Promise<Options>;
}
