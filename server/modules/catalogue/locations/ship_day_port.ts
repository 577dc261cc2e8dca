import type { Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

interface ShipDays {
  /** Clears the stored days of packages at a location, because they depend on its time zone. */
  readonly forget: (tx: Writer, location_id: string) => Promise<void>;
}

export const shipDayPort = definePort<ShipDays>("days of packages");
