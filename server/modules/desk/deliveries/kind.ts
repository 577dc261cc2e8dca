import type { Settings } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { OutRequest } from "../../../egress/egress.ts";
import type { Change } from "../../../events/outbox.ts";
import type { DeliveryRow } from "./store.ts";

export interface DeliveryKind {
  readonly kind: string;
  /**
   * Makes the request with the target's present address and secret. Returns null if the target is gone, so that
   * the delivery is given up, and "off" if it is tried again later, because the target is turned off.
   */
  readonly request: (
    reader: Reader,
    delivery: DeliveryRow,
    at: { readonly now: number; readonly settings: Settings },
  ) => Promise<OutRequest | "off" | null>;
  /** Returns the live event; left out if the people who see the connections of the business receive it. */
  readonly news?: (reader: Reader, targetId: string) => Promise<Change | null>;
}
