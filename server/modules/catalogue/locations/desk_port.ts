/** Defines the port of locations to cases, whose due times follow the opening hours of the support desk. */
import type { OpeningHours } from "../../../../api/catalogue/opening_hours.ts";
import type { Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

interface DeskPort {
  readonly moveDueTimes: (
    tx: Writer,
    hours: readonly [before: OpeningHours, after: OpeningHours],
    at: number,
  ) => Promise<void>;
}

export const deskPort = definePort<DeskPort>("hours of the support desk");
