/**
 * Voids unused labels and requests their refund some days before the deadline. A label, its package and its
 * request are updated in one transaction that checks the label again, so two processes make only one request.
 */
import { startLoop } from "../../../background/loop.ts";
import { isPaused } from "../../../backup/paused_work_store.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { moveAsSystem, systemStep } from "../../../lifecycle/system_step.ts";
import { packageLifecycle } from "../../shipping/packages/lifecycle.ts";
import { hasAutoVoid, type UnusedLabel, unusedLabels } from "./auto_void_store.ts";
import { requestLifecycle } from "./lifecycle.ts";
import { auditOfRequest, insertRequest, labelById } from "./store.ts";

/** Names this work in `pausedWork`. */
export const AUTO_VOID = "autoVoid";
const ROUND_MS = 300_000;
const AT_ONCE = 20;

export const autoVoidLoop = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Voiding unused labels",
    run: (signal) => voidUnusedLabels(tools, signal),
    everyMs: ROUND_MS,
    isEager: true,
  });

/** Voids labels in batches. If a step is refused, the next round tries that label again. */
export async function voidUnusedLabels(tools: BackgroundTools, signal?: AbortSignal): Promise<void> {
  const { db, now } = tools;
  if (!await hasAutoVoid(db.read) || await isPaused(db.read, AUTO_VOID)) return;
  let voided = AT_ONCE;
  while (voided === AT_ONCE && !signal?.aborted) {
    if ((await unusedLabels(db.read, now(), 1)).length === 0) return;
    voided = await db.write((tx) => voidSome(tx, tools));
    if (voided > 0) db.wake();
  }
}

async function voidSome(tx: Writer, { now, settings: { timeZone } }: BackgroundTools): Promise<number> {
  const at = now();
  let voided = 0;
  for (const label of await unusedLabels(tx, at, AT_ONCE)) {
    if (await voidUnused(tx, label, { at, timeZone })) voided++;
  }
  return voided;
}

async function voidUnused(
  tx: Writer,
  { _id, package_id, void_until }: UnusedLabel,
  moment: { readonly at: number; readonly timeZone: string },
): Promise<boolean> {
  const step = { ...moment, event: "label.void", ids: [package_id] };
  const [moved] = await moveAsSystem(tx, packageLifecycle, step);
  const label = moved?.result.ok ? await labelById(tx, _id) : undefined;
  if (!label || label.status === "Live") return false;
  const request = await insertRequest(tx, {
    ...{ kind: "void", source: "auto-void", label, expected_minor: label.cost_minor },
    ...{ deadline_at: void_until, maker: null, maker_for: null },
  }, moment.at);
  if (request === null) return false;
  const { stamp } = systemStep(tx, "makePostageRequest", moment);
  await recordAudit(tx, [auditOfRequest(request, "auto-void")], stamp);
  // The refund of a voided label is requested through the provider's API, so nobody needs to submit the request.
  if (label.status === "Voided") {
    await moveAsSystem(tx, requestLifecycle, { ...moment, event: "labels.settle", ids: [request] });
  }
  return true;
}
