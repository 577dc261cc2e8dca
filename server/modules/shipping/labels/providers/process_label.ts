import { ALL_SELLERS } from "../../../../scope.ts";
import { bindPage } from "../files/page_store.ts";
import { isNumberLive, labelsById } from "../store.ts";
import { consignmentOf } from "./consignment_store.ts";
import { availableProvider, type LabelWorkerTools, type LeasedLabel, timeoutSignal } from "./worker_tools.ts";
import { updateLeasedLabel, wakeLabel } from "./due_store.ts";
import { settleAnswer, settleVoid, UNSENT_SECONDS } from "./outcome.ts";
import { dropPage, storePage } from "./page.ts";
import { noteAnswer } from "./pauses.ts";
import type { BuyAnswer } from "./port.ts";
import { stepLabels } from "./steps.ts";
import { followLabel } from "./tracking.ts";
import { logError } from "../../../../log.ts";

export async function processLabel(
  tools: LabelWorkerTools,
  id: string,
  leased_until: number,
): Promise<void> {
  const { db } = tools;
  const label = (await labelsById(db.read, ALL_SELLERS, [id])).get(id);
  if (!label) return;
  const leased = { ...label, leased_until };
  switch (label.status) {
    case "Asked":
      return await buyLabel(tools, leased);
    case "Unknown":
      return await pollPurchase(tools, leased);
    case "Voided":
    case "Failed":
      return await voidLabel(tools, leased);
    case "Live":
      return await followLabel(tools, leased);
    default:
      await db.write((tx) => updateLeasedLabel(tx, leased, { wake_at: null, leased_until: null }));
  }
}

async function buyLabel(tools: LabelWorkerTools, label: LeasedLabel): Promise<void> {
  const { db, now } = tools;
  const isUnsent = label.provider_ref === "";
  if (isUnsent && now() - label.created_at > UNSENT_SECONDS) {
    return await recordAnswer(tools, label, { kind: "failed", error: "notSent" }, false);
  }
  const provider = await availableProvider(tools, label);
  if (!provider) return;
  const consignment = await consignmentOf(db.read, label);
  if (!consignment) return await recordAnswer(tools, label, { kind: "failed", error: "notSent" }, false);
  // An earlier attempt may have bought this label.
  if (!isUnsent) {
    const found = await guarded(provider.poll(label, timeoutSignal(tools)));
    await noteAnswer(tools, label.provider, found.kind !== "unknown");
    if (found.kind !== "none") return await recordAnswer(tools, label, found, found.kind === "unknown");
  }
  let current = label;
  if (isUnsent) {
    const created = await provider.create(consignment, timeoutSignal(tools)).catch(failedBy);
    // A refusal, as of a wrong address, is an answer: only a provider that gives none is paused.
    await noteAnswer(tools, label.provider, created.kind !== "unknown");
    // A shipment costs nothing before its postage is bought, so a lost answer is harmless.
    if (created.kind !== "created") {
      return await recordAnswer(tools, label, { kind: "failed", error: created.error }, false);
    }
    const patch = { provider_ref: created.ref };
    if (!await db.write((tx) => updateLeasedLabel(tx, label, patch))) return;
    current = { ...label, ...patch };
  }
  const bought = await guarded(provider.buy({ ...consignment, label: current }, timeoutSignal(tools)));
  await noteAnswer(tools, label.provider, bought.kind !== "unknown");
  await recordAnswer(tools, current, bought, true);
}

const failedBy = (error: unknown) => ({ kind: "unknown", error: String(error) } as const);
/** Turns an exception of an adapter into the answer `unknown`. */
const guarded = (answer: Promise<BuyAnswer>): Promise<BuyAnswer> =>
  answer.catch((error: unknown): BuyAnswer => ({ kind: "unknown", error: String(error) }));

async function pollPurchase(tools: LabelWorkerTools, label: LeasedLabel): Promise<void> {
  // After a restore the provider's id of the label may be lost, so a person must resolve it.
  if (label.provider_ref === "") {
    await tools.db.write((tx) => updateLeasedLabel(tx, label, { wake_at: null, leased_until: null }));
    return;
  }
  const provider = await availableProvider(tools, label);
  if (!provider) return;
  const found = await guarded(provider.poll(label, timeoutSignal(tools)));
  await noteAnswer(tools, label.provider, found.kind !== "unknown");
  await recordAnswer(tools, label, found, false);
}

/**
 * Records the provider's answer, unless a person or another worker recorded one meanwhile and so ended the lease. A
 * bought label is live only once its page was fetched, because it is printed at once.
 */
async function recordAnswer(
  tools: LabelWorkerTools,
  label: LeasedLabel,
  answer: BuyAnswer,
  wasBuying: boolean,
): Promise<void> {
  const { db, now } = tools;
  const page = answer.kind === "live" && answer.file_url
    ? await storePage(tools, label, answer.file_url, timeoutSignal(tools)).catch((error: unknown) => {
      logError(`The page of label ${label._id} could not be kept; it is fetched again.`, error);
      return null;
    })
    : null;
  const isKept = await db.write(async (tx) => {
    const isTaken = answer.kind === "live" &&
      await isNumberLive(tx, answer.carrier ?? label.carrier, answer.number);
    // A bought label whose number another live label has is unusable, so it is refunded.
    const result: BuyAnswer = isTaken ? { kind: "failed", error: "numberLive" } : answer;
    const { step, patch } = settleAnswer(label, result, { now: now(), wasBuying });
    if (!await updateLeasedLabel(tx, label, patch)) return false;
    const isBound = page !== null && !isTaken && await bindPage(tx, page);
    if (step) await stepLabels(tx, tools, step, [label._id]);
    if (isTaken) await wakeLabel(tx, label._id, now());
    return isBound;
  });
  db.wake();
  if (page && !isKept) await dropPage(tools, page);
}

async function voidLabel(tools: LabelWorkerTools, label: LeasedLabel): Promise<void> {
  const { db, now } = tools;
  if (label.provider_ref === "") {
    await db.write((tx) => updateLeasedLabel(tx, label, { wake_at: null, leased_until: null }));
    return;
  }
  const provider = await availableProvider(tools, label);
  if (!provider) return;
  const answer = await provider.void(label, timeoutSignal(tools))
    .catch((error: unknown) => ({ kind: "unknown", error: String(error) } as const));
  await noteAnswer(tools, label.provider, answer.kind !== "unknown");
  await db.write((tx) => updateLeasedLabel(tx, label, settleVoid(label, answer, now())));
}
