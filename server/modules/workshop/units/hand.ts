import type { UnitRow } from "./rows.ts";

export interface Hand {
  readonly actor: string;
  readonly device: string;
}

export const isInHand = (
  { taken_by, taken_on }: Pick<UnitRow, "taken_by" | "taken_on">,
  { actor, device }: Hand,
): boolean => taken_by === actor && taken_on === device;
