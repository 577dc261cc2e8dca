/** Labels that are brought as files. */
import { packages } from "../../../resources/packages.ts";
import { actionOf } from "../../../resources/steps.ts";
import type { Module } from "../../fields.ts";
import { sweeper } from "./files.ts";
import { serve } from "./serve.ts";
import { upload } from "./upload.ts";

/** Whoever may attach a label. */
const attaching = actionOf(packages, "label.attach")!.rule;

export const labelFiles: Module = {
  routes: [
    { method: "POST", path: "/labels/upload", rule: attaching, handle: upload },
    { method: "GET", path: "/labels/file", rule: packages.rule, handle: serve },
  ],
  background: sweeper,
};
