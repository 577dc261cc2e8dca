/** `units.batch`: puts picked units into print batches by due time, in the same groups as single batches. */
import { allows } from "../../../../api/access.ts";
import { keyText, MAX_BATCH_UNITS } from "../../../../api/workshop/batches.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import type { JobPreview } from "../../../../api/generated/schema.ts";
import { entityOf } from "../../../../resources/define.ts";
import { batchRights, printBatches } from "../../../../resources/workshop/print_batches.ts";
import { units as unitsResource } from "../../../../resources/workshop/units.ts";
import { checkRule } from "../../../session/authorize.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { JobRecord, Outcome } from "../../../jobs/job_kind.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import { insertRecord } from "../../../entity/record_store.ts";
import type { AuditEntry } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { stampOf } from "../../../mutate.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { jobSelectionOf } from "../../desk/bulk/preview_states.ts";
import { rowJob } from "../../desk/bulk/row_job.ts";
import { ruleOfJob } from "../../desk/jobs/rights.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { batchLifecycle } from "./batch.ts";
import { batchesById, batchesList, openBatchOf, putInBatch, unitIdsIn } from "./store.ts";
import { arrangeByDue, countPicked, type PickedUnit, pickedUnits } from "./waiting_store.ts";

const BATCH_KIND = "units.batch";

interface PickWanted {
  /** Identifies the job, so that its later steps fill up the batches of its earlier steps. */
  readonly run: string;
}

interface UndoState {
  readonly version: number;
  readonly batch: string;
}

export const batchUnitsJob = rowJob<PickWanted>({
  kind: BATCH_KIND,
  rule: batchRights.add,
  read({ resource }) {
    if (resource !== unitsResource.id) throw badJob([{ path: "resource", code: "invalid" }]);
    return { input: { run: newId() }, title: (count) => `Print batches of ${count} garments` };
  },
  arrange: arrangeByDue,
  change,
  preview(params, context) {
    if (params.resource !== unitsResource.id) throw badJob([{ path: "resource", code: "invalid" }]);
    return previewPicked(jobSelectionOf(params, context).condition, context);
  },
  undo: {
    mayUndo: (_about, person) => allows(ruleOfJob(BATCH_KIND), person),
    change: (tx, records, _undone, context) => unpick(tx, records, context),
  },
});

/** Previews the number of batches, and why units are left out. @param condition on units with the alias `k` */
async function previewPicked(condition: Condition, { db }: AuthorizedContext): Promise<JobPreview> {
  const kinds = await countPicked(db.heavy, condition);
  const sum = (some: typeof kinds) => some.reduce((all, { count }) => all + count, 0);
  const groups = Map.groupBy(kinds.filter(({ refusal }) => refusal === ""), ({ key }) => keyText(key));
  const refusals = Map.groupBy(kinds.filter(({ refusal }) => refusal !== ""), ({ refusal }) => refusal);
  const sizes = [...groups.values()].map(sum);
  return {
    count: sum(kinds),
    fits: sizes.reduce((all, size) => all + size, 0),
    groups: [],
    charges: [],
    purchases: [],
    batches: sizes.reduce((all, size) => all + Math.ceil(size / MAX_BATCH_UNITS), 0),
    refusals: Array.from(refusals, ([code, some]) => ({ code, count: sum(some) }))
      .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
  };
}

const refused = (refusedBy: string): Outcome => ({ refusedBy, before: null, audit: [] });

async function change(
  tx: Writer,
  records: readonly JobRecord[],
  { run }: PickWanted,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(BATCH_KIND), context.session);
  const found = await pickedUnits(tx, context.scope, records.map(({ record_id }) => record_id));
  const filling = new BatchFiller(tx, run, context);
  const outcomes: Outcome[] = [];
  for (const { record_id } of records) {
    const unit = found.get(record_id);
    const refusal = unit ? unit.refusal : "notFound";
    outcomes.push(unit && refusal === "" ? await filling.put(unit) : refused(refusal));
  }
  const audit = await filling.write();
  return outcomes.map((outcome, at) => at === 0 ? { ...outcome, audit } : outcome);
}

interface FilledBatch {
  readonly _id: string;
  readonly isNew: boolean;
  readonly size: number;
  readonly units: PickedUnit[];
}

class BatchFiller {
  readonly #filled: FilledBatch[] = [];
  readonly #last = new Map<string, FilledBatch>();

  constructor(readonly tx: Writer, readonly run: string, readonly context: AuthorizedContext) {}

  async put(unit: PickedUnit): Promise<Outcome> {
    const batch = await this.#roomFor(unit);
    batch.units.push(unit);
    const before: UndoState = { version: unit.version + 1, batch: batch._id };
    return { refusedBy: null, before, audit: [] };
  }

  async write() {
    const at = this.context.now();
    for (const { _id, units } of this.#filled) {
      await putInBatch(this.tx, units.map((unit) => unit._id), _id, at);
    }
    return this.#filled.map(({ _id, isNew, units }) => ({
      entity: entityOf(printBatches),
      entityId: _id,
      sellerId: null,
      action: BATCH_KIND,
      isNew,
      changes: [{
        field: "units",
        before: "",
        after: units.map(({ ticket_code, cycle }) => ticketOf(ticket_code, cycle)).join(", "),
      }],
      along: [{ entity: entityOf(unitsResource), sellerId: null, ids: units.map((unit) => unit._id) }],
    }));
  }

  async #roomFor(unit: PickedUnit): Promise<FilledBatch> {
    const group = keyText(unit.key);
    const last = this.#last.get(group) ?? await this.#begun(group);
    if (last && last.size + last.units.length < MAX_BATCH_UNITS) return last;
    return this.#remember(group, { _id: await this.#begin(unit), isNew: true, size: 0, units: [] });
  }

  async #begun(group: string): Promise<FilledBatch | null> {
    const row = await openBatchOf(this.tx, this.run, group);
    if (!row) return null;
    return this.#remember(group, { ...row, isNew: false, units: [] });
  }

  #remember(group: string, batch: FilledBatch): FilledBatch {
    this.#last.set(group, batch);
    this.#filled.push(batch);
    return batch;
  }

  async #begin({ key: { location_id, method }, key, title, color }: PickedUnit): Promise<string> {
    const _id = newId();
    const [code = ""] = await nextCodes(this.tx, "batches", 1);
    const maker = stampOf(this.context).actor._id;
    const group_key = keyText(key);
    const columns = {
      code,
      location_id,
      method,
      group_key,
      title,
      color,
      status: "Open",
      maker,
      run_id: this.run,
    };
    const cells = { _id, ...columns, search_text: searchText(title, color) };
    await insertRecord(this.tx, batchesList.table, cells, this.context.now());
    return _id;
  }
}

async function unpick(
  tx: Writer,
  records: readonly JobRecord[],
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(BATCH_KIND), context.session);
  const found = await pickedUnits(tx, context.scope, records.map(({ record_id }) => record_id));
  const states = records.map(({ before }) => JSON.parse(before) as UndoState);
  const batches = await batchesById(tx, [...new Set(states.map(({ batch }) => batch))]);
  const isBack = records.map(({ record_id }, at) => {
    const [unit, { batch, version } = { batch: "", version: 0 }] = [found.get(record_id), states[at]];
    return unit?.version === version && unit.batch_id === batch && batches.get(batch)?.status === "Open";
  });
  const back = records.filter((_, at) => isBack[at]).map(({ record_id }) => record_id);
  await putInBatch(tx, back, null, context.now());
  const audit: AuditEntry[] = [];
  for (const _id of batches.keys()) {
    if ((await unitIdsIn(tx, _id)).length > 0) continue;
    const step = stepOf(tx, { event: "batch.cancel", params: {} }, context);
    audit.push(...(await moveMany(batchLifecycle, step, [_id])).flatMap((moved) => moved.audit));
  }
  const live = { entity: entityOf(unitsResource), sellerId: null, ids: back };
  const entries = back.length === 0 ? [] : [...batches.keys()].map((entityId) => ({
    entity: entityOf(printBatches),
    entityId,
    sellerId: null,
    action: "list.undo",
    changes: [],
    along: [live],
  }));
  return records.map((_, at) => ({
    refusedBy: isBack[at] ? null : "changedSince",
    before: null,
    audit: at === 0 ? [...entries, ...audit] : [],
  }));
}
