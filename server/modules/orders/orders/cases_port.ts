/** Defines the port of orders to their cases, which know orders. */
import type { Reader } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

export interface CasesPort {
  /** Counts open cases by order; orders without one are left out. */
  readonly openCasesOf: (
    reader: Reader,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
}

export const casesPort = definePort<CasesPort>("cases of orders");
