/** Polls labels without recent events, until their package has arrived. */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { isGivenUp, isPackageEnded } from "../../../../../api/statuses.ts";
import { POLL_AFTER_SECONDS } from "../effects.ts";
import { availableProvider, type LabelWorkerTools, type LeasedLabel } from "./worker_tools.ts";
import { updateLeasedLabel } from "./due_store.ts";
import { keepPage } from "./page.ts";
import { nextPollAt } from "./outcome.ts";
import { noteAnswer } from "./pauses.ts";
import type { CarrierProvider } from "./port.ts";
import { bookEvents, packageProgressOf } from "./tracking_store.ts";

/** Seconds since the last event, or the purchase, after which a label is no longer polled. */
const FORGET_SECONDS = 60 * DAY_SECONDS;

export async function followLabel(tools: LabelWorkerTools, label: LeasedLabel): Promise<void> {
  const { db, now, timeoutMs, stopping } = tools;
  const pkg = await packageProgressOf(db.read, label.package_id);
  const lastReportAt = Math.max(label.live_at ?? label.created_at, pkg?.last_event_at ?? 0);
  const isOver = !pkg || isPackageEnded(pkg.shipment_status) || isGivenUp(pkg.shipment_status) ||
    now() - lastReportAt > FORGET_SECONDS;
  if (isOver || label.provider_ref === "") {
    await db.write((tx) => updateLeasedLabel(tx, label, { wake_at: null, leased_until: null }));
    return;
  }
  const provider = await availableProvider(tools, label);
  if (!provider) return;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const isPageMissing = label.file_id === null && !await hasPageNow(tools, label, provider, signal);
  const answer = await provider.track(label, signal)
    .catch((error: unknown) => ({ kind: "unknown", error: String(error) } as const));
  await noteAnswer(tools, label.provider, answer.kind === "answered");
  await db.write(async (tx) => {
    const next = isPageMissing
      ? { wake_at: nextPollAt(label.tries, now()) }
      : { wake_at: now() + POLL_AFTER_SECONDS, tries: 0 };
    if (!await updateLeasedLabel(tx, label, { ...next, leased_until: null })) return;
    if (answer.kind === "answered") await bookEvents(tx, tools, label, answer.events, "poll");
  });
  db.wake();
}

/** Fetches the page of a label. Returns true also if the provider has none, so that it is not asked again soon. */
async function hasPageNow(
  tools: LabelWorkerTools,
  label: LeasedLabel,
  provider: CarrierProvider,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await provider.poll(label, signal).catch(() => null);
  if (found?.kind !== "live" || !found.file_url) return true;
  return await keepPage(tools, label, found.file_url, signal).catch(() => false);
}
