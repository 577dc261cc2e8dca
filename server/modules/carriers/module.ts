/** Who sells labels, and what carriers tell of them. */
import type { Module } from "../../fields.ts";
import { scanWatch } from "./sweep.ts";
import { carrierRoute } from "./webhook.ts";
import { carrierWorker } from "./worker.ts";

export const carriers: Module = {
  routes: [carrierRoute],
  background(tools) {
    const [worker, watch] = [carrierWorker(tools), scanWatch(tools)];
    return { stop: async () => void await Promise.all([worker.stop(), watch.stop()]) };
  },
};
