/** Lists as files. */
import type { Module } from "../../fields.ts";
import { exportSweep } from "./clean.ts";
import { fileRoute } from "./file_route.ts";

export const exports: Module = { routes: [fileRoute], background: exportSweep };
