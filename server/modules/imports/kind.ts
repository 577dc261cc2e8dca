/** The import of orders, as the worker knows it. */
import type { JobKind } from "../jobs/kind.ts";
import { removeUpload } from "./files.ts";
import { IMPORT_KIND } from "./input.ts";
import { importOrders } from "./run.ts";

export const imports: JobKind = {
  kind: IMPORT_KIND,
  run: importOrders,
  clean: (job, { settings }) => removeUpload(settings.dataDir, job._id),
};
