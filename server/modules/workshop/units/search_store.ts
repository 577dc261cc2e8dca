import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { codeIn } from "../../../../api/codes/scan.ts";
import { units as resource } from "../../../../resources/workshop/units.ts";
import { joinTexts, recordLink, type Searchable } from "../../../search/searchable.ts";
import { unitByCode } from "./open_units_store.ts";

export const searchedUnits: Searchable = {
  kind: "units",
  title: "Garments",
  rule: resource.rule,
  async find(text, context) {
    const code = codeIn(text);
    if (code?.kind !== "unit") return { items: [] };
    const row = await unitByCode(context.db.read, context.scope, code.code);
    if (!row) return { items: [] };
    const ticket = ticketOf(row.code, row.cycle);
    const link = recordLink(resource.path, row._id);
    // A replaced ticket is shown with the current one, and does not open the unit directly.
    const isOld = code.cycle !== row.cycle;
    return {
      items: [{
        id: row._id,
        title: ticket,
        link,
        icon: "units",
        subtitle: joinTexts(" · ", row.title, row.variant),
        code: row.order_code,
        status: row.print_status,
        ...isOld && { replaced: code.ticket },
      }],
      exact: isOld ? [] : [{ link, orderId: row.order_id }],
    };
  },
};
