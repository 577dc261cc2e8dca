/** What leaves the house, in the background. */
import type { Module } from "../../fields.ts";
import { deliveryWorker } from "./worker.ts";

export const deliveries: Module = { background: (tools) => deliveryWorker(tools) };
