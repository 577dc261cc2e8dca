import { callToAction } from "../../../../resources/desk/call_to_action.ts";
import { updateRecord } from "../../../entity/record_store.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { announceToEverybody } from "./mine_store.ts";
import { callsList, type ShownCall } from "./store.ts";

type Patch = Partial<Pick<ShownCall, "status">>;

export const callLifecycle = defineLifecycle<"CallToAction", ShownCall, object, Patch>({
  resource: callToAction,
  called: "call to action",
  source: callsList,
  factsOf: () => ({}),
  async write(tx, row, change, at) {
    await updateRecord(tx, callsList.table, row, change, at);
    await announceToEverybody(tx, [row._id], at);
  },
  sampleFacts: [{}],
});
