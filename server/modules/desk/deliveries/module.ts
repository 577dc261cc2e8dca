/** What leaves the house, in the background. */
import { anyOf } from "../../../../api/access.ts";
import { app_config } from "../../../../resources/desk/app_config.ts";
import { extensions } from "../../../../resources/desk/extensions.ts";
import type { Module } from "../../../module.ts";
import { DELIVERIES } from "./store.ts";
import { deliveryWorker } from "./worker.ts";

export const deliveries: Module = {
  // Whose logs they stand in; a person's own are told as their settings are.
  audiences: { [DELIVERIES]: { rule: anyOf(app_config.rule, extensions.rule) } },
  background: (tools) => deliveryWorker(tools),
};
