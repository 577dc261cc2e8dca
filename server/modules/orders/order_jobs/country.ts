/** Sets the country of orders whose address can be edited, and restores zeros lost from postcodes. */
import { isCountry } from "../../../../api/places/countries.ts";
import { withLostZeros } from "../../../../api/places/postal_codes.ts";
import { countryFields } from "../../../../api/inputs/orders/job.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { deriveColumns } from "./derive.ts";
import { editOrders, editsUndo, readAddressRefusals } from "./edit.ts";
import { previewAddressEdits } from "./preview.ts";
import { rowJob } from "../../desk/bulk/row_job.ts";

export const country = rowJob<{ readonly code: string }>({
  kind: "orders.country",
  rule: ordersRights.update,
  fields: countryFields,
  preview: previewAddressEdits,
  undo: editsUndo,
  read({ country: code, resource }) {
    if (resource !== "orders") throw badJob([{ path: "resource", code: "invalid" }]);
    if (!code) throw badJob([{ path: "country", code: "required" }]);
    if (!isCountry(code)) throw badJob([{ path: "country", code: "badCountry" }]);
    return { input: { code }, title: (count) => `Country ${code}: ${count} orders` };
  },
  async change(tx, records, { code }, context) {
    const derived = await deriveColumns(tx, records, context);
    const refusalOf = await readAddressRefusals(tx, records, context);
    return await editOrders(tx, records, "orders.country", context, async (row) => {
      const refusedBy = refusalOf(row);
      if (refusedBy) return { refusedBy };
      const address = { country: code, postal_code: withLostZeros(row.postal_code, code) };
      const isSame = row.country === code && row.postal_code === address.postal_code;
      return { patch: isSame ? {} : { ...address, ...await derived(row, address) } };
    });
  },
});
