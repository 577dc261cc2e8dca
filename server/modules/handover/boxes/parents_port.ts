/** A box may be on a bill and on a flight. Their modules depend on this one, so they fill these ports. */
import type { Reader } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

export interface BoxParent {
  readonly code: string;
  /** True while boxes may be added and removed. */
  readonly isOpen: boolean;
}
export interface BoxBill extends BoxParent {
  readonly location_id: string;
  /** True if no box may be added any more; boxes of a full bill may still be removed. */
  readonly isFull: boolean;
}
export interface BoxFlight extends BoxParent {
  readonly gateway_id: string;
  readonly gateway_code: string;
}

interface Parents<P extends BoxParent> {
  /** Takes no scope: boxes belong to no seller. */
  readonly byId: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, P>>;
}

export const boxBills = definePort<Parents<BoxBill>>("bills of boxes");
export const boxFlights = definePort<Parents<BoxFlight>>("flights of boxes");
