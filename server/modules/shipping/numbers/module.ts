/** Ranges of numbers for labels, sheets and boxes, and the numbers of sheets. Source: docs/requirements.md S2.16. */
import { rangeName } from "../../../../api/shipping/number_ranges.ts";
import { numberRanges } from "../../../../resources/shipping/number_ranges.ts";
import { postalNumbers } from "../../../../resources/shipping/postal_numbers.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { batchField } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { issuePostalNumbers } from "./issue.ts";
import { findNumbers } from "./find_store.ts";
import { rangeLifecycle } from "./lifecycle.ts";
import { range } from "./make.ts";
import { postalNumberLifecycle } from "./postal_number_lifecycle.ts";
import { issuesOfRanges, postalNumbersList } from "./postal_numbers_store.ts";
import { sheetRoute } from "./sheet_route.ts";
import { rangesById, rangesList } from "./store.ts";

export const numbers: Module = {
  lists: [listOf(numberRanges, rangesList), listOf(postalNumbers, postalNumbersList)],
  entities: [range],
  lifecycles: [rangeLifecycle, postalNumberLifecycle],
  queries: {
    checkNumbers: ({ codes }, { db }) => findNumbers(db.read, [...new Set(codes)]),
  },
  mutations: { issuePostalNumbers },
  onEvents: notifyOfRanges,
  routes: [sheetRoute],
  fields: { NumberRange: { issues: batchField(issuesOfRanges, []) } },
};

/** Notifies people who may see ranges when a range has run out of numbers. */
async function notifyOfRanges(tx: Writer, { events, at }: EventBatch): Promise<void> {
  const exhausted = events.filter(({ entity, changes }) =>
    entity === numberRanges.query &&
    changes.some(({ field, after }) => field === "status" && after === "Exhausted")
  );
  if (exhausted.length === 0) return;
  const ranges = await rangesById(tx, exhausted.map(({ entityId }) => entityId));
  const news = [...ranges.values()].map((range) => {
    const code = rangeName(range);
    const words = { key: "rangeExhausted" as const, args: { code } };
    return { code, words, referent: `${numberRanges.path}/all/${range._id}` };
  });
  await notifyStaff(tx, "range.exhausted", news, at);
}
