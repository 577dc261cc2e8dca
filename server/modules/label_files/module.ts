/** Labels that are brought as files. */
import { orders } from "../../../resources/orders.ts";
import { actionOf } from "../../../resources/steps.ts";
import type { Module } from "../../fields.ts";
import { sweeper } from "./files.ts";
import { serve } from "./serve.ts";
import { upload } from "./upload.ts";

/** Whoever may attach a label. */
const attaching = actionOf(orders, "label.attach")!.rule;

export const labelFiles: Module = {
  routes: [
    { method: "POST", path: "/labels/upload", rule: attaching, handle: upload },
    { method: "GET", path: "/labels/file", rule: attaching, handle: serve },
  ],
  background: sweeper,
};
