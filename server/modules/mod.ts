/** Every domain of the API: one line each. */
import type { Module } from "../fields.ts";
import { session } from "./session/module.ts";

export const modules: readonly Module[] = [session];
