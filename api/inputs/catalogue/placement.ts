import { array, type GenericSchema, maxLength, nullish, object, picklist, pipe } from "valibot";
import { MAX_ART_MM } from "../../catalogue/artwork.ts";
import { AREAS, MAX_AREAS } from "../../catalogue/catalogue.ts";
import type { PlacementInput } from "../../generated/schema.ts";
import { METHODS } from "../../catalogue/locations.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const ID = 64;

export const placementInput = object({
  area: picklist(AREAS, says("unknown")),
  file_id: requiredLine(ID),
  x_mm: whole(-MAX_ART_MM, MAX_ART_MM),
  y_mm: whole(-MAX_ART_MM, MAX_ART_MM),
  w_mm: whole(1, MAX_ART_MM),
  method: nullish(picklist(METHODS, says("unknown"))),
}) satisfies GenericSchema<unknown, PlacementInput>;

export const placementList = pipe(
  array(placementInput, says("invalid")),
  maxLength(MAX_AREAS, says("tooMany")),
);

export const placementsInput = object({ placements: placementList }) satisfies GenericSchema<
  unknown,
  { readonly placements: readonly PlacementInput[] }
>;
