import { type GenericSchema, nullish, object } from "valibot";
import type { ProductionCostInput } from "../../generated/schema.ts";
import { price } from "../catalogue/item.ts";
import { unixSeconds } from "../numbers.ts";
import { line } from "../text.ts";

const ID = 64;

export const productionCostInput = object({
  item_id: nullish(line(ID)),
  location_id: nullish(line(ID)),
  cost_minor: nullish(price),
  effective_at: nullish(unixSeconds),
}) satisfies GenericSchema<unknown, ProductionCostInput>;
