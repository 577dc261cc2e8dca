import { allows } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { checkRule } from "../../../session/authorize.ts";
import { filesOf } from "../../../files/open.ts";
import type { JobKind } from "../../../jobs/job_kind.ts";
import { removeUpload } from "../../desk/uploads/files.ts";
import { IMPORT_KIND } from "./input.ts";
import { importOrders } from "./run.ts";
import { collectImported, deleteImported } from "./undo.ts";

/** Bytes above which a file is long: resuming it is expensive, since it is read from the start each time. */
const LONG_BYTES = 512 * 1024;

export const imports: JobKind = {
  kind: IMPORT_KIND,
  rule: ordersRights.add,
  isLong: ({ total }) => total > LONG_BYTES,
  run: importOrders,
  undo: {
    // Orders that older versions imported do not have the id of their import.
    mayUndo: (about, person) => about.import !== undefined && allows(ordersRights.add, person),
    collect: collectImported,
    change(tx, records, _undone, context) {
      checkRule(ordersRights.add, context.session);
      return deleteImported(tx, records, context);
    },
  },
  clean: (job, { settings }) => removeUpload(filesOf(settings), job._id),
};
