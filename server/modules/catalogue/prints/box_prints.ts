/** Defines the port to boxes, whose labels and packing lists are printed in the same way as labels of stations. */
import type { BoxPaperFacts } from "../../../../api/documents/boxes.ts";
import type { Reader } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

export interface BoxPrints {
  readonly facts: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, BoxPaperFacts>>;
}

export const boxPrints = definePort<BoxPrints>("prints of boxes");
