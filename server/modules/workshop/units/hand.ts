/** In whose hand an open garment is: of the person who scanned it, on the device that it was scanned with. */
import type { UnitRow } from "./rows.ts";

export interface Hand {
  /** The person's id. */
  readonly actor: string;
  readonly device: string;
}

export const isInHand = (
  { taken_by, taken_on }: Pick<UnitRow, "taken_by" | "taken_on">,
  { actor, device }: Hand,
): boolean => taken_by === actor && taken_on === device;
