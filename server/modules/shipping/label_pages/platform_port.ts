/** Port to the department handover, which finds orders by the platform's ids. */
import type { Reader } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";
import type { Scope } from "../../../scope.ts";

export interface OrderAtPlatform {
  readonly order_id: string;
  /** The platform's id of the order. */
  readonly ref: string;
  /** The platform's tracking number; empty if the order has none. */
  readonly tracking_number: string;
}

export interface PlatformPort {
  /** Returns orders in the scope that have one of the ids or tracking numbers. */
  readonly ordersAtPlatform: (
    reader: Reader,
    scope: Scope,
    wanted: { readonly refs: readonly string[]; readonly numbers: readonly string[] },
  ) => Promise<readonly OrderAtPlatform[]>;
}

export const platformPort = definePort<PlatformPort>("orders of platforms");
