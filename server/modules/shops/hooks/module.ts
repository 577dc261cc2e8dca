import type { Module } from "../../../module.ts";
import { hookRoutes } from "./route.ts";

export const shopHooks: Module = { routes: hookRoutes };
