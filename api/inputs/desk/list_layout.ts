import { array, type GenericSchema, maxLength, object, picklist, pipe } from "valibot";
import { DENSITIES, type Density } from "../../list_layout.ts";
import type { ViewColumnInput } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";
import { MAX_COLUMNS, viewColumnInput } from "./view.ts";

const ID = 64;

export interface ListLayoutInput {
  readonly resource: string;
  readonly columns: readonly ViewColumnInput[];
  readonly density: Density;
}

export const listLayoutInput = object({
  resource: requiredLine(ID),
  columns: pipe(array(viewColumnInput), maxLength(MAX_COLUMNS, says("tooMany"))),
  density: picklist(DENSITIES, says("unknown")),
}) satisfies GenericSchema<unknown, ListLayoutInput>;
