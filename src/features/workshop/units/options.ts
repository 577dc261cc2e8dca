/** Locations that make garments, as options. */
import { UnitPlaces } from "../../../../api/generated/operations/units.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const unitPlaces = optionsFrom(
  UnitPlaces,
  (data) => data.unitPlaces.map(({ _id, code, name }) => ({ value: _id, name, more: code })),
);
