import { packages } from "../../../../../resources/shipping/packages.ts";
import { pausedWork } from "../../../../backup/paused_work.ts";
import type { Module } from "../../../../module.ts";
import { integrationKinds } from "../../../desk/integrations/kinds.ts";
import { labelLifecycle } from "../lifecycle.ts";
import { easypostLabels } from "./easypost_kind.ts";
import { countUnsettled } from "./due_store.ts";
import { CARRIERS } from "./pauses.ts";
import { pausedCarriers } from "./pauses_store.ts";
import { scanWatch } from "./sweep.ts";
import { carrierRoute } from "./webhook.ts";
import { carrierWorker, LABELS } from "./worker.ts";

export const carriers: Module = {
  lifecycles: [labelLifecycle],
  kinds: [
    integrationKinds.bring(easypostLabels),
    pausedWork.bring({ kind: LABELS, waiting: countUnsettled }),
  ],
  queries: { pausedCarriers: (_args, { db, now }) => pausedCarriers(db.read, now()) },
  audiences: { [CARRIERS]: { rule: packages.rule } },
  routes: [carrierRoute],
  background(tools) {
    const [worker, watch] = [carrierWorker(tools), scanWatch(tools)];
    return { stop: async () => void await Promise.all([worker.stop(), watch.stop()]) };
  },
};
