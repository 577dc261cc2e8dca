/** Sets the state or province of orders whose address can be edited; some countries require it. */
import { regionFields } from "../../../../api/inputs/orders/job.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { deriveColumns } from "./derive.ts";
import { editOrders, editsUndo, readAddressRefusals } from "./edit.ts";
import { previewAddressEdits } from "./preview.ts";
import { rowJob } from "../../desk/bulk/row_job.ts";

export const region = rowJob<{ readonly region: string }>({
  kind: "orders.region",
  rule: ordersRights.update,
  fields: regionFields,
  preview: previewAddressEdits,
  undo: editsUndo,
  read({ region, resource }) {
    if (resource !== "orders") throw badJob([{ path: "resource", code: "invalid" }]);
    if (!region) throw badJob([{ path: "region", code: "required" }]);
    return { input: { region }, title: (count) => `State ${region}: ${count} orders` };
  },
  async change(tx, records, { region }, context) {
    const derived = await deriveColumns(tx, records, context);
    const refusalOf = await readAddressRefusals(tx, records, context);
    return await editOrders(tx, records, "orders.region", context, async (row) => {
      const refusedBy = refusalOf(row);
      if (refusedBy) return { refusedBy };
      // A shipping policy may depend on the state, so the problems of the order may change.
      return { patch: row.region === region ? {} : { region, ...await derived(row, { region }) } };
    });
  },
});
