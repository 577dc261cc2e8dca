/** Every domain of the API: one line each. */
import type { Module } from "../fields.ts";
import { jobs } from "./jobs/module.ts";
import { orders } from "./orders/module.ts";
import { packages } from "./packages/module.ts";
import { session } from "./session/module.ts";
import { stores } from "./stores/module.ts";
import { upkeep } from "./upkeep/module.ts";

export const modules: readonly Module[] = [session, orders, packages, stores, jobs, upkeep];
