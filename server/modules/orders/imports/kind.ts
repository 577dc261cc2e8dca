/** The import of orders, as the worker knows it. */
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { filesOf } from "../../../files/open.ts";
import type { JobKind } from "../../../job_kind.ts";
import { removeUpload } from "../../desk/uploads/files.ts";
import { IMPORT_KIND } from "./input.ts";
import { importOrders } from "./run.ts";

/** A file above this is dear to take up again: its first reading comes anew each time. */
const LONG_BYTES = 512 * 1024;

export const imports: JobKind = {
  kind: IMPORT_KIND,
  rule: ordersRights.add,
  isLong: ({ total }) => total > LONG_BYTES,
  run: importOrders,
  clean: (job, { settings }) => removeUpload(filesOf(settings), job._id),
};
