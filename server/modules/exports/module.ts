/** Lists as files. */
import type { Module } from "../../fields.ts";

export const exports: Module = {};
