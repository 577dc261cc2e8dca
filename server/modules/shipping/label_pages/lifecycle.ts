import type { LabelPageFacts } from "../../../../api/generated/schema.ts";
import { labelPages } from "../../../../resources/shipping/label_pages.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { effects, refuse } from "./effects.ts";
import { pageFacts } from "./facts_store.ts";
import { NO_PAGE_FACTS } from "./file_pages.ts";
import { type LabelPagePatch, type LabelPageRow, labelPagesList, pagesById } from "./store.ts";

export const labelPageLifecycle = defineLifecycle<"LabelPage", LabelPageRow, LabelPageFacts, LabelPagePatch>({
  resource: labelPages,
  called: "page",
  source: labelPagesList,
  rows: (reader, ids, { scope }) => pagesById(reader, scope, ids),
  facts: pageFacts,
  effects,
  refuse,
  audited: ["status", "package_id", "order_id", "tracking_number", "finding"],
  sampleFacts: [{
    ...NO_PAGE_FACTS,
    found: true,
    numbered: true,
    paid: true,
    orderOpen: true,
    labelIdle: true,
    filled: true,
    firstInHouse: true,
  }],
});
