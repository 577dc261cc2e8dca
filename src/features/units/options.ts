/** Places that take orders, to choose from. */
import { MakingLocations } from "../../../api/generated/operations/units.ts";
import { optionsFrom } from "../../engine/list/options.ts";

export const makingLocations = optionsFrom(
  MakingLocations,
  (data) => data.makingLocations.map(({ _id, code, name }) => ({ value: _id, name, more: code })),
);
