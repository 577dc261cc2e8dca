import { anyOf } from "../../../../api/access.ts";
import { app_config } from "../../../../resources/desk/app_config.ts";
import { extensions } from "../../../../resources/desk/extensions.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Module } from "../../../module.ts";
import { DELIVERIES } from "./store.ts";
import { deliveryWorker } from "./worker.ts";

export const deliveries: Module = {
  // For people who may read the logs; deliveries of notifications have the audience of the person's settings.
  audiences: { [DELIVERIES]: { rule: anyOf(app_config.rule, extensions.rule) } },
  kinds: [pausedWork.bring({ kind: DELIVERIES, table: "deliveries", waits: isOneOf("status", ["Waiting"]) })],
  background: (tools) => deliveryWorker(tools),
};
