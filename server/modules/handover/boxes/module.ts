import { containers as resource } from "../../../../resources/handover/containers.ts";
import { batchField, batchRowField, type Load } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { boxPrints } from "../../catalogue/prints/box_prints.ts";
import { boxPort } from "../../shipping/packages/box_port.ts";
import { boxFacts } from "./facts_store.ts";
import { boxLifecycle } from "./lifecycle.ts";
import { box } from "./make.ts";
import { notifyOfBoxes } from "./notify.ts";
import { boxPapers } from "./paper_store.ts";
import { refusalToEnter } from "./place.ts";
import { searchedBoxes } from "./search_store.ts";
import { boxesById, boxesList, parentCodes } from "./store.ts";
import type { BoxFacts } from "../../../../api/generated/schema.ts";

boxPort.fill({ refusalToEnter });
boxPrints.fill({ facts: boxPapers });

const factsOf: Load<BoxFacts | null> = async (reader, _scope, ids) =>
  await boxFacts(reader, [...(await boxesById(reader, ids)).values()], {});
const facts = batchField(factsOf, null);
const codes = batchRowField(parentCodes, { bill_code: "", flight_code: "" });

export const boxes: Module = {
  searchable: [searchedBoxes],
  lists: [listOf(resource, boxesList)],
  entities: [box],
  lifecycles: [boxLifecycle],
  onEvents: notifyOfBoxes,
  fields: {
    Box: {
      facts,
      bill_code: async (row, context) => row["bill_code"] ?? (await codes(row, context)).bill_code,
      flight_code: async (row, context) => row["flight_code"] ?? (await codes(row, context)).flight_code,
    },
  },
};
