/** `boxes.scan`: records the scans of a forwarder's file box by box; importing a file again adds nothing. */
import type { BoxScanInput, JobInput } from "../../../../api/generated/schema.ts";
import { isGatewayKind } from "../../../../api/handover/box_scans.ts";
import { boxScanFields } from "../../../../api/inputs/handover/box_scan.ts";
import { boxRights, containers } from "../../../../resources/handover/containers.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import {
  acceptWithin,
  type JobKind,
  type JobRecord,
  type NewJobParts,
  type Outcome,
} from "../../../jobs/job_kind.ts";
import type { AuditEntry } from "../../../fields.ts";
import { checkRule } from "../../../session/authorize.ts";
import { type Cursor, doRows } from "../../desk/bulk/row_job.ts";
import { addRows } from "../../desk/jobs/rows_store.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { checkScans } from "./check_scans.ts";
import { recordBoxEvent } from "./record_store.ts";

const rule = boxRights.decide;

interface ScanInput {
  /** Scans by box id; a box has at most one scan of each kind. */
  readonly scans: Readonly<Record<string, readonly BoxScanInput[]>>;
}

export const boxScanJob: JobKind = {
  kind: "boxes.scan",
  rule,
  fields: boxScanFields,
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const input = JSON.parse(job.input) as ScanInput;
    // `begin` has stored the rows of all boxes.
    const nothing = () => Promise.reject(new Error("An import of scans has nothing to collect"));
    return doRows(job, tools, nothing, (tx, records, context) => record(tx, records, input, context));
  },
};

/** Refuses the job for unknown boxes. Other problems are refused row by row, because boxes may move meanwhile. */
async function accept(
  tx: Writer,
  { resource, scans }: JobInput,
  { now }: AuthorizedContext,
): Promise<NewJobParts> {
  if (resource !== containers.id) throw badJob([{ path: "resource", code: "invalid" }]);
  if (!scans || scans.length === 0) throw badJob([{ path: "scans", code: "required" }]);
  const checked = await checkScans(tx, scans, now());
  const unknown = checked.flatMap(({ box }, at) =>
    box ? [] : [{ path: `scans.${at}.code`, code: "unknown" as const }]
  );
  if (unknown.length > 0) throw badJob(unknown);
  // Drops repeated scans: only the earliest scan of each kind counts.
  const kept = checked.flatMap((each, at) =>
    each.problem === "scanTwice" ? [] : [{ ...each, scan: scans[at]! }]
  );
  const boxes = [...Map.groupBy(kept, ({ box_id }) => box_id ?? "")];
  return {
    title: `Scans of ${boxes.length} boxes`,
    input: {
      scans: Object.fromEntries(boxes.map(([id, some]) => [id, some.map(({ scan }) => scan)])),
    } satisfies ScanInput,
    cursor: { phase: "doing", done: 0 } satisfies Cursor,
    total: boxes.length,
    about: { count: boxes.length },
    begin: (transaction, job) =>
      addRows(
        transaction,
        job,
        1,
        boxes.map(([record_id, [first]]) => ({
          record_id,
          code: first?.box_code ?? "",
        })),
      ),
  };
}

async function record(
  tx: Writer,
  records: readonly JobRecord[],
  { scans }: ScanInput,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(rule, context.session);
  const outcomes: Outcome[] = [];
  for (const { record_id } of records) {
    outcomes.push(await recordScans(tx, scans[record_id] ?? [], context));
  }
  return outcomes;
}

/** Refuses a box for its first problem, but still records its other, valid scan. */
async function recordScans(
  tx: Writer,
  scans: readonly BoxScanInput[],
  context: AuthorizedContext,
): Promise<Outcome> {
  const checked = await checkScans(tx, scans, context.now());
  const audit: AuditEntry[] = [];
  let isSame = true;
  for (const [index, { at, place, kind }] of scans.entries()) {
    const { box, problem, recorded } = checked[index]!;
    if (problem !== "" || recorded || !box || !isGatewayKind(kind)) continue;
    const usual = kind === "received" ? box.gateway_code : "";
    const event = { kind, at, place: place || usual, source: "forwarder" } as const;
    const done = await recordBoxEvent(tx, box, event, context);
    isSame &&= !done.isNew;
    audit.push(...done.audit);
  }
  const refusedBy = checked.find(({ problem }) => problem !== "")?.problem ?? null;
  return { refusedBy, ...refusedBy === null && { isSame }, before: null, audit };
}
