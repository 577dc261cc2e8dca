/** Sells specimens that no carrier accepts. The label's id determines the number, so repeated requests agree. */
import { createHash } from "node:crypto";
import { withMod10 } from "../../../../../api/codes/digits.ts";
import { upsOf } from "../../../../../api/codes/ups.ts";
import type { LabelRow } from "../store.ts";
import type { BuyAnswer, CarrierProvider } from "./port.ts";

/** Services of a method that simulate a bad provider, whatever their case; others sell a label at once. */
export const SIMULATED_FAULTS = ["FAIL", "TIMEOUT", "SLOW"] as const;
type SimulatedFault = (typeof SIMULATED_FAULTS)[number] | "";

const ANSWER_MS = 200;
const SLOW_MS = 5_000;

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits by the system clock; tests pass another function. */
export const waitByClock: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, ms);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

function refuseAt(signal: AbortSignal, reject: (reason: unknown) => void): void {
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
}

const moodOf = (service: string): SimulatedFault =>
  SIMULATED_FAULTS.find((mood) => mood === service.toUpperCase()) ?? "";
const REF = "specimen";
const refOf = (mood: SimulatedFault): string => mood === "" ? REF : `${REF}-${mood}`;

/** Makes a number with a valid check digit: in UPS's format for UPS labels, in that of the US mail for others. */
export function specimenNumber({ _id, carrier }: Pick<LabelRow, "_id" | "carrier">): string {
  const digits = BigInt(`0x${createHash("sha256").update(_id).digest("hex").slice(0, 24)}`).toString().slice(
    -15,
  );
  // Uses a shipper and an application number that do not exist.
  return carrier === "UPS"
    ? upsOf(`SPECMN${digits.slice(-9)}`)
    : withMod10(`920019${digits.padStart(15, "0")}`);
}

export function specimen({ wait = waitByClock }: { readonly wait?: Wait } = {}): CarrierProvider {
  const live = (label: LabelRow): BuyAnswer => ({ kind: "live", number: specimenNumber(label) });
  return {
    code: "specimen",
    create: ({ service }) => Promise.resolve({ kind: "created", ref: refOf(moodOf(service)) }),
    async buy({ label, service }, signal) {
      const mood = moodOf(service);
      if (mood === "TIMEOUT") return await new Promise((_, reject) => refuseAt(signal, reject));
      await wait(mood === "SLOW" ? SLOW_MS : ANSWER_MS, signal);
      return mood === "FAIL" ? { kind: "failed", error: "specimenFails" } : live(label);
    },
    poll: (label) =>
      Promise.resolve(label.provider_ref === refOf("TIMEOUT") ? { kind: "none" } : live(label)),
    void: () => Promise.resolve({ kind: "voided" }),
    track: () => Promise.resolve({ kind: "answered", events: [] }),
    page: () => Promise.resolve(null),
  };
}

/** Replaces `specimen` without DEMO and always fails, because no package can be shipped with a specimen. */
export const disabledSpecimen: CarrierProvider = {
  ...specimen(),
  create: () => Promise.resolve({ kind: "failed", error: "specimenOff" }),
};
