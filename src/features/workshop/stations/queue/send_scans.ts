/** Sends the oldest scans of a person on this device with their keys. Each call has scans of one station only. */
import { Scan } from "../../../../../api/generated/operations/stations.ts";
import type { ScanInput } from "../../../../../api/generated/schema.ts";
import type {
  QueuedScan,
  ScanAnswer,
  ScanReply,
  SendResult,
} from "../../../../../machines/workshop/scan_queue_context.ts";
import { isRefusal } from "../../../../../machines/workshop/scan_queue_context.ts";
import { ask } from "../../../../lib/client.ts";
import { codeOf, type Failure, isOutOfRoom, type Outcome } from "../../../../lib/outcome.ts";
import type { ScanStore, SettledScan } from "./scan_store.ts";

/** Timeout of a call, after which the same scans are sent again: a person at a machine cannot wait for minutes. */
const ANSWER_MS = 15_000;

type Answered = Outcome<{ readonly scan: readonly ScanReply[] }>;

/** Calls the API; tests replace it. */
export type Ask = (
  variables: { readonly station: string; readonly device: string; readonly scans: ScanInput[] },
  signal: AbortSignal,
) => Promise<Answered>;

export const askApi: Ask = (variables, signal) => ask(Scan, variables, { background: true, signal });

const inputOf = ({ station: _station, device: _device, ...scan }: QueuedScan): ScanInput => {
  const { key, code, typed, device_at, seq, about, note, fault_step, weight_g, sure, method_code } = scan;
  const { net_sure, into, out, tare_g, count } = scan;
  return {
    key,
    code,
    typed,
    device_at,
    ...seq !== null && { seq },
    ...about !== undefined && { about },
    ...note !== undefined && { note },
    ...fault_step !== undefined && { fault_step },
    ...weight_g !== undefined && { weight_g },
    ...sure !== undefined && { sure },
    ...method_code !== undefined && { method_code },
    ...net_sure !== undefined && { net_sure },
    ...into !== undefined && { into },
    ...out !== undefined && { out },
    ...tare_g !== undefined && { tare_g },
    ...count !== undefined && { count },
  };
};

/** Returns the oldest scans that one call can carry. */
function batchOf(scans: readonly QueuedScan[], most: number): readonly QueuedScan[] {
  const [first] = scans;
  const end = scans.findIndex((scan) => scan.station !== first?.station || scan.device !== first.device);
  return scans.slice(0, Math.min(most, end === -1 ? scans.length : end));
}

/** Error codes for the case that another person is signed in, that nobody is, or that the person may not scan. */
const BARRING: readonly string[] = ["UNAUTHENTICATED", "IDENTITY_MISMATCH", "FORBIDDEN"];
/** Temporary errors, after which the scans are sent again. */
const PASSING: readonly string[] = ["IN_PROGRESS", "RATE_LIMITED", "INTERNAL"];

function failedOf(failure: Failure, isLate: boolean): "barred" | "unanswered" | "refused" {
  const code = codeOf(failure);
  if (isOutOfRoom(failure)) return "unanswered";
  if (code !== null) {
    return BARRING.includes(code) ? "barred" : PASSING.includes(code) ? "unanswered" : "refused";
  }
  if (failure.kind === "aborted") return isLate ? "unanswered" : "barred";
  if (failure.kind !== "http") return "unanswered";
  return failure.status === 401 || failure.status === 403 ? "barred" : "unanswered";
}

/** Returns a refusal as the answer of a scan, if the API refused the whole call or the scan was not stored. */
export const localReply = (key: string, code: string, text: string): ScanReply => ({
  key,
  outcome: "refused",
  code,
  text,
  event: "",
  at: Math.floor(Date.now() / 1000),
  unit: null,
  passed: "",
  undo_until: null,
  bin: null,
  next: null,
  parcel: null,
  holder: null,
  box: null,
  boxed: null,
});

/** State of the storage as far as this window knows it while it may send. */
export interface Overview {
  /** True if this window has all scans of the person that are in the storage. */
  isWhole: boolean;
}

export interface Sender {
  readonly person: string;
  /** Null if the browser has no storage. */
  readonly store: ScanStore | null;
  readonly ask: Ask;
  /** Returns true if the person who scanned is still the one on the screen. */
  readonly mayAsk: () => boolean;
  readonly most: number;
  readonly isLate: (scan: QueuedScan) => boolean;
  readonly overview: Overview;
  /** Keys of answered scans that the storage could not delete; they are not sent again. */
  readonly answered: Set<string>;
}

/** Returns the next scans. A scan that another window has already sent may be among them, which is harmless. */
async function nextOf(head: readonly QueuedScan[], { store, person, most, answered }: Sender) {
  const stored = await store?.read(person).catch(() => null);
  if (!stored) return { scans: batchOf(head, most), beside: null };
  const scans = stored.scans.filter(({ key }) => !answered.has(key));
  const storedKeys = new Set(scans.map(({ key }) => key));
  const missing = head.filter(({ key }) => !storedKeys.has(key));
  const own = new Set(head.map(({ key }) => key));
  const beside = scans.filter(({ key }) => !own.has(key)).map(({ key }) => key);
  return { scans: batchOf(missing.length > 0 ? missing : scans, most), beside };
}

/** Sends the oldest scans. Only one window at a time may call this. */
export async function sendHead(head: readonly QueuedScan[], sender: Sender): Promise<SendResult> {
  if (!sender.mayAsk()) return { kind: "barred" };
  const { overview, most } = sender;
  // Without a read of the storage nothing is awaited, so the call starts at once.
  const { scans, beside } = overview.isWhole
    ? { scans: batchOf(head, most), beside: [] }
    : await nextOf(head, sender);
  const [first] = scans;
  if (!first) return { kind: "unanswered" };
  const { station, device } = first;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const outcome = await sender.ask({ station, device, scans: scans.map(inputOf) }, signal);
  const sent = sentOf(scans, outcome, signal.aborted, sender);
  const answered = sent.kind === "answered" ? new Set(sent.answers.map(({ answer }) => answer.key)) : null;
  overview.isWhole = beside !== null && beside.every((key) => answered?.has(key));
  return sent;
}

function sentOf(
  scans: readonly QueuedScan[],
  outcome: Answered,
  isLate: boolean,
  sender: Sender,
): SendResult {
  const [first] = scans;
  if (!outcome.ok) {
    const kind = failedOf(outcome.failure, isLate);
    if (kind !== "refused" || scans.length > 1 || !first) return { kind };
    const errors = "errors" in outcome.failure ? outcome.failure.errors : [];
    return settled(
      scans,
      [localReply(first.key, errors[0]?.code ?? "", errors[0]?.message ?? "")],
      sender,
    );
  }
  return settled(scans, outcome.data.scan, sender);
}

/** Deletes answered scans from the storage while their answers are announced. */
function settled(
  scans: readonly QueuedScan[],
  answers: readonly ScanReply[],
  { store, isLate, answered }: Sender,
): SendResult {
  const byKey = new Map(scans.map((scan) => [scan.key, scan]));
  const scanAnswers = answers.flatMap((answer): ScanAnswer[] => {
    const scan = byKey.get(answer.key);
    return scan ? [{ answer, isLate: isLate(scan) }] : [];
  });
  if (scanAnswers.length === 0) return { kind: "unanswered" };
  const done = scanAnswers.map(({ answer, isLate }): SettledScan => ({
    key: answer.key,
    refusal: isLate && isRefusal(answer) ? answer : null,
  }));
  for (const { key } of done) answered.add(key);
  // Not awaited, since later reads of the storage wait for it anyway. A scan that could not be deleted stays in
  // `answered`; the next window sends it again with the same key and gets the same answer.
  void store?.settle(done).then(() => done.forEach(({ key }) => answered.delete(key)), () => {});
  return { kind: "answered", answers: scanAnswers };
}
