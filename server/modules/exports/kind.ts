/** The export of a list, as `makeJob` and the worker know it. */
import { senderOf } from "../../context.ts";
import { filesOf } from "../../files/open.ts";
import type { JobKind } from "../../job_kind.ts";
import { removeUseless } from "./clean.ts";
import { EXPORT_KIND } from "./input.ts";
import { readExport } from "./read.ts";
import { exportList } from "./run.ts";

export const exportKind: JobKind = {
  kind: EXPORT_KIND,
  async accept(params, context) {
    await filesOf(context.settings).admit(senderOf(context));
    const parts = await readExport(params, context);
    return () => parts;
  },
  run: (job, tools) => exportList(job, tools),
  clean: ({ _id }, tools) => removeUseless([_id], tools),
};
