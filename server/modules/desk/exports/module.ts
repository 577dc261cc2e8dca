import { jobs } from "../../../../resources/desk/jobs.ts";
import { senderOf } from "../../../context.ts";
import { filesOf } from "../../../files/open.ts";
import type { JobKind } from "../../../jobs/job_kind.ts";
import { EXPORT_KIND, type ExportInput } from "./input.ts";
import { readExportRequest, visibleParts } from "./read.ts";
import { exportList } from "./run.ts";
import type { Module } from "../../../module.ts";
import { exportSweep, removeUnneededExports } from "./clean.ts";
import { fileRoute } from "./file_route.ts";

const exportKind: JobKind = {
  kind: EXPORT_KIND,
  // A person needs the rule of the exported list besides this one.
  rule: jobs.rule,
  async accept(params, context) {
    await filesOf(context.settings).admit(senderOf(context));
    const parts = await readExportRequest(params, context);
    return () => parts;
  },
  maySeeFile: ({ input }, person) => visibleParts(JSON.parse(input) as ExportInput, person) !== null,
  run: (job, tools) => exportList(job, tools),
  clean: ({ _id }, tools) => removeUnneededExports([_id], tools),
};

export const exports: Module = {
  jobKinds: [exportKind],
  routes: [fileRoute],
  background: exportSweep,
};
