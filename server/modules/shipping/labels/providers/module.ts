import { packages } from "../../../../../resources/shipping/packages.ts";
import { pausedWork } from "../../../../backup/paused_work.ts";
import { every, isNoneOf, isOneOf } from "../../../../db/conditions.ts";
import type { Module } from "../../../../module.ts";
import { integrationKinds } from "../../../desk/integrations/kinds.ts";
import { labelLifecycle } from "../lifecycle.ts";
import { easypostLabels } from "./easypost_kind.ts";
import { CARRIERS } from "./pauses.ts";
import { pausedCarriers } from "./pauses_store.ts";
import { scanWatch } from "./scan_watch.ts";
import { carrierRoute } from "./webhook.ts";
import { carrierWorker, LABELS } from "./worker.ts";

export const carriers: Module = {
  lifecycles: [labelLifecycle],
  kinds: [
    integrationKinds.bring(easypostLabels),
    pausedWork.bring({
      kind: LABELS,
      table: "labels",
      waits: every([isOneOf("status", ["Asked", "Unknown"]), isNoneOf("provider", ["house"])]),
    }),
  ],
  queries: { pausedCarriers: (_args, { db, now }) => pausedCarriers(db.read, now()) },
  audiences: { [CARRIERS]: { rule: packages.rule } },
  routes: [carrierRoute],
  background(tools) {
    const [worker, watch] = [carrierWorker(tools), scanWatch(tools)];
    return { stop: async () => void await Promise.all([worker.stop(), watch.stop()]) };
  },
};
