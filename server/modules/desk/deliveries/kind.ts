/** What a kind of delivery brings along. */
import type { Settings } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { OutRequest } from "../../../egress/egress.ts";
import type { Change } from "../../../events/outbox.ts";
import type { DeliveryRow } from "./store.ts";

export interface DeliveryKind {
  readonly kind: string;
  /**
   * The request as it is sent now, with the target's present address and secret. Null when the target is gone or
   * wants nothing any more: the delivery is given up; "off" when it waits for somebody to switch the target on.
   */
  readonly request: (
    reader: Reader,
    delivery: DeliveryRow,
    at: { readonly now: number; readonly settings: Settings },
  ) => Promise<OutRequest | "off" | null>;
  /** Told live when something became of one, where it is not for those who see what the house is connected with. */
  readonly news?: (reader: Reader, targetId: string) => Promise<Change | null>;
}
