/** Lists as files. */
import type { Module } from "../../module.ts";
import { exportSweep } from "./clean.ts";
import { exportKind } from "./kind.ts";
import { fileRoute } from "./file_route.ts";

export const exports: Module = {
  jobKinds: [exportKind],
  routes: [fileRoute],
  background: exportSweep,
};
