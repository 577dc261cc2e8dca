import type { BackgroundTools } from "../../../../fields.ts";
import type { LabelRow } from "../store.ts";
import { updateLeasedLabel } from "./due_store.ts";
import { isPaused } from "./pauses.ts";
import type { CarrierProvider } from "./port.ts";

export interface LabelWorkerTools extends BackgroundTools {
  readonly providers: (label: LabelRow) => Promise<CarrierProvider | undefined>;
  readonly timeoutMs: number;
  readonly stopping: AbortSignal;
}

/** Seconds before a provider that is off or paused is tried again. */
const OFF_SECONDS = 30;

export type LeasedLabel = LabelRow & { readonly leased_until: number };

export const timeoutSignal = ({ timeoutMs, stopping }: LabelWorkerTools): AbortSignal =>
  AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);

/** Returns the label's provider, or postpones the label if the provider is not available. */
export async function availableProvider(
  tools: LabelWorkerTools,
  label: LeasedLabel,
): Promise<CarrierProvider | undefined> {
  const { providers, db, now } = tools;
  const provider = await providers(label);
  if (provider && !await isPaused(db.read, label.provider, now())) return provider;
  await db.write((tx) => updateLeasedLabel(tx, label, { wake_at: now() + OFF_SECONDS, leased_until: null }));
  return undefined;
}
