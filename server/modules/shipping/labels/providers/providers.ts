import { SPECIMEN } from "../../../../../api/shipping/methods.ts";
import { type Egress, makeEgress } from "../../../../egress/egress.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { addressOf } from "../../../desk/integrations/address.ts";
import { integrationRow } from "../../../desk/integrations/store.ts";
import type { LabelRow } from "../store.ts";
import { integrationOfMethod } from "./due_store.ts";
import { easypost } from "./easypost.ts";
import { keyedAddress } from "./easypost_address.ts";
import type { CarrierProvider } from "./port.ts";
import { disabledSpecimen, specimen, type Wait } from "./specimen.ts";

export interface ProviderOptions {
  readonly egress?: Egress;
  readonly wait?: Wait;
  readonly providers?: (label: LabelRow) => Promise<CarrierProvider | undefined>;
}

/** Milliseconds of a call: the worker's limit instead of the shorter default of the egress. */
const TIMEOUT_MS = 20_000;

export function providersOf(
  { db, settings }: BackgroundTools,
  { egress = makeEgress({ allow: settings.egressAllow, timeoutMs: TIMEOUT_MS }), providers, wait }:
    ProviderOptions,
): (label: LabelRow) => Promise<CarrierProvider | undefined> {
  const specimens = specimen({ ...wait && { wait } });
  return providers ?? (async ({ provider, method_code }) => {
    if (provider === SPECIMEN) return settings.demo ? specimens : disabledSpecimen;
    if (provider !== "easypost") return undefined;
    const integration = await integrationOfMethod(db.read, method_code);
    const row = integration ? await integrationRow(db.read, integration) : undefined;
    if (row?.kind !== "easypost" || row.status !== "Active") return undefined;
    const address = keyedAddress(addressOf(row, settings.secrets));
    return address ? easypost({ ...address, egress }) : undefined;
  });
}
