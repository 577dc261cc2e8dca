import { anyOf } from "../../../../api/access.ts";
import { app_config } from "../../../../resources/desk/app_config.ts";
import { extensions } from "../../../../resources/desk/extensions.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Module } from "../../../module.ts";
import { DELIVERIES } from "./store.ts";
import { deliveryWorker } from "./worker.ts";

export const deliveries: Module = {
  // The readers of their logs; a person's own deliveries have the audience of their settings.
  audiences: { [DELIVERIES]: { rule: anyOf(app_config.rule, extensions.rule) } },
  kinds: [pausedWork.bring({ kind: DELIVERIES, table: "deliveries", waits: isOneOf("status", ["Waiting"]) })],
  background: (tools) => deliveryWorker(tools),
};
