import { methodFields } from "../../../../api/inputs/orders/job.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { shippingMethodsOf } from "../stores/store.ts";
import { editOrders, editsUndo, readAddressRefusals } from "./edit.ts";
import { previewAddressEdits } from "./preview.ts";
import { deriveColumns } from "./derive.ts";
import { rowJob } from "../../desk/bulk/row_job.ts";

export const method = rowJob<{ readonly code: string }>({
  kind: "orders.method",
  rule: ordersRights.update,
  fields: methodFields,
  preview: previewAddressEdits,
  undo: editsUndo,
  async read({ shipping_method, resource }, _context, tx) {
    if (resource !== "orders") throw badJob([{ path: "resource", code: "invalid" }]);
    if (!shipping_method) throw badJob([{ path: "shipping_method", code: "required" }]);
    const known = (await shippingMethodsOf(tx)).find(({ code }) => code === shipping_method);
    if (!known) throw badJob([{ path: "shipping_method", code: "unknown" }]);
    return { input: { code: known.code }, title: (count) => `Ship by ${known.name}: ${count} orders` };
  },
  async change(tx, records, { code }, context) {
    const derived = await deriveColumns(tx, records, context);
    const refusalOf = await readAddressRefusals(tx, records, context);
    return await editOrders(tx, records, "orders.method", context, async (row) => {
      const refusedBy = refusalOf(row);
      if (refusedBy) return { refusedBy };
      const patch = { shipping_method: code };
      return { patch: row.shipping_method === code ? {} : { ...patch, ...await derived(row, patch) } };
    });
  },
});
