import type { Settings } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { OutRequest } from "../../../egress/egress.ts";
import type { Change } from "../../../events/outbox.ts";
import type { DeliveryRow } from "./store.ts";

export interface DeliveryKind {
  readonly kind: string;
  /**
   * Makes the request with the target's present address and secret. Null when the target is gone: the
   * delivery is given up; "off" while it waits for the target to be turned on.
   */
  readonly request: (
    reader: Reader,
    delivery: DeliveryRow,
    at: { readonly now: number; readonly settings: Settings },
  ) => Promise<OutRequest | "off" | null>;
  /** The live change, if it is not for those who see the connections of the business. */
  readonly news?: (reader: Reader, targetId: string) => Promise<Change | null>;
}
