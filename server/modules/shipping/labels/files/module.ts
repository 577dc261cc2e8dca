import { anyOf } from "../../../../../api/access.ts";
import { fulfilments } from "../../../../../resources/shipping/fulfilments.ts";
import { packages } from "../../../../../resources/shipping/packages.ts";
import { actionOf } from "../../../../../resources/steps.ts";
import type { LabelFile } from "../../../../../api/generated/schema.ts";
import { batchField } from "../../../../graphql/batch.ts";
import type { Module } from "../../../../module.ts";
import { sweeper } from "./files.ts";
import { serve } from "./serve.ts";
import { filesOfLabels } from "./store.ts";
import { upload } from "./upload.ts";

const seeing = anyOf(packages.rule, fulfilments.rule);
const attaching = actionOf(packages, "label.attach")!.rule;

export const labelFiles: Module = {
  routes: [
    { method: "POST", path: "/labels/upload", rule: attaching, handle: upload },
    { method: "GET", path: "/labels/file", rule: seeing, handle: serve },
  ],
  fields: { Label: { file: batchField<LabelFile | null>(filesOfLabels, null) } },
  background: sweeper,
};
