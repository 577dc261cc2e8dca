import type { Module } from "../../../module.ts";
import { shopHook } from "./route.ts";

export const shopHooks: Module = { routes: [shopHook] };
