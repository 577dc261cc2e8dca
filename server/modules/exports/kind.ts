/** The export of a list, as `makeJob` and the worker know it. */
import type { JobKind } from "../jobs/kind.ts";
import { removeUseless } from "./clean.ts";
import { EXPORT_KIND } from "./input.ts";
import { readExport } from "./read.ts";
import { exportList } from "./run.ts";

export const exportKind: JobKind = {
  kind: EXPORT_KIND,
  async accept(params, context) {
    const parts = await readExport(params, context);
    return () => parts;
  },
  run: (job, tools) => exportList(job, tools),
  clean: ({ _id }, tools) => removeUseless([_id], tools),
};
