/** The lifecycle of a call to action, as the API carries it out. */
import { callToAction } from "../../../resources/call_to_action.ts";
import { changedFields } from "../../entity/changes.ts";
import { recordsById, updateRecord } from "../../entity/record_store.ts";
import { callerOf, defineLifecycle } from "../../lifecycle/lifecycle.ts";
import { tellEverybody } from "./mine_store.ts";
import { callsList, type ShownCall } from "./store.ts";

type Patch = Partial<Pick<ShownCall, "status">>;

export const callLifecycle = defineLifecycle<"CallToAction", ShownCall, object, Patch>({
  resource: callToAction,
  called: "call to action",
  rows: (reader, ids, caller) => recordsById(reader, callsList, ids, callerOf(caller)),
  facts: (_reader, rows) => Promise.resolve(new Map(rows.map(({ _id }) => [_id, {}]))),
  effects: {},
  async write(tx, row, change, at) {
    await updateRecord(tx, callsList.table, row, change, at);
    await tellEverybody(tx, [row._id], at);
    return row.version + 1;
  },
  seller: () => null,
  changes: (row, change) => changedFields<"status", Patch>(["status"], row, change),
  likely: [{}],
});
