/**
 * Models a device with windows, a storage and a lock, and an API that knows keys. All actions run in turns of
 * promises, so that a test can interrupt them at any turn. Windows die as real ones do: pending promises
 * never resolve.
 */
import assert from "node:assert/strict";
import type { ScanInput } from "../../../api/generated/schema.ts";
import type { QueuedScan, Refusal, ScanReply } from "../../../machines/workshop/scan_queue_context.ts";
import { type ScanQueue, startQueue } from "../../../src/features/workshop/stations/queue/queue.ts";
import type { WindowMessage } from "../../../src/features/workshop/stations/queue/device_services.ts";
import type { ScanOwner, ScanStore } from "../../../src/features/workshop/stations/queue/scan_store.ts";
import { turnOf } from "../../../src/features/workshop/stations/queue/turn.ts";
import { localReply } from "../../../src/features/workshop/stations/queue/send_scans.ts";

/** Outcome of a call. `half`: the server dies in the middle of it. */
export type Fate = "ok" | "lostBefore" | "lostAfter" | "half" | "signedOut" | "noRoom" | "badInput";

/** Lets all pending promises run. */
export async function letPromisesRun(count = 60): Promise<void> {
  for (let each = 0; each < count; each++) await null;
}

const never = <T>() => new Promise<T>(() => {});

interface Row {
  readonly seq: number;
  readonly person: ScanOwner;
  readonly scan: QueuedScan;
  answer: ScanReply | null;
  /** True if the disk has the row, false if only the system's cache has it. */
  isSafe: boolean;
}

/** A scan with the number that the device gave it. */
export interface NumberedScan {
  readonly key: string;
  readonly person: string;
  readonly seq: number | null;
}

export interface Window {
  readonly queue: ScanQueue;
  readonly messages: string[];
  readonly kill: () => void;
}

export class ScanWorld {
  /** Keys in the sequence in which the API executed them. */
  readonly done: NumberedScan[] = [];
  readonly written: NumberedScan[] = [];
  readonly rows: Row[] = [];
  /** Outcomes of the next calls; later calls succeed. */
  readonly fates: Fate[] = [];
  readonly refused = new Set<string>();
  readonly calls: number[] = [];
  /** Codes that were sent before they were stored. */
  readonly early: string[] = [];
  /** Number of turns that the storage takes. */
  storageTurns = 1;
  isFull = false;
  /** True if windows receive no messages from each other. */
  isDeaf = false;
  /** Current number of concurrent calls, and its maximum. */
  readonly underWay = { now: 0, most: 0 };
  now = 0;
  #seq = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #wanted = new Set<() => void>();
  readonly #answers = new Map<string, ScanReply>();
  readonly #windows = new Set<(heard: WindowMessage) => void>();

  #do(person: string, { key, code, seq = null }: ScanInput): ScanReply {
    const known = this.#answers.get(key);
    if (known) return known;
    this.done.push({ key, person, seq });
    const reply = { ...localReply(key, "", ""), outcome: this.refused.has(code) ? "refused" : "done" };
    this.#answers.set(key, reply);
    return reply;
  }

  #store(isAlive: () => boolean): ScanStore {
    const guarded = async <T>(work: () => T): Promise<T> => {
      await letPromisesRun(this.storageTurns);
      return isAlive() ? work() : await never();
    };
    return {
      read: (person) =>
        guarded(() => {
          const own = this.rows.filter((row) => row.person._id === person);
          const others = this.rows.filter((row) => row.person._id !== person && !row.answer);
          return {
            scans: own.flatMap(({ scan, answer }) => answer ? [] : [scan]),
            refusals: own.flatMap(({ scan, answer }): Refusal[] => answer ? [{ scan, answer }] : []),
            others: [...Map.groupBy(others, (row) => row.person.name)]
              .map(([name, rows]) => ({ name, count: rows.length })),
          };
        }),
      write: (person, scans, isAnsweredSoon) =>
        guarded(() => {
          if (this.isFull) throw new Error("Quota exceeded");
          return Object.fromEntries(scans.map((scan) => {
            const seq = scan.seq ?? ++this.#seq;
            assert.ok(this.rows.every((row) => row.seq !== seq), "a number is used once");
            this.written.push({ key: scan.key, person: person._id, seq });
            this.rows.push({ seq, person, scan: { ...scan, seq }, answer: null, isSafe: !isAnsweredSoon });
            // A storage is read in the sequence of its numbers.
            this.rows.sort((one, other) => one.seq - other.seq);
            return [scan.key, seq];
          }));
        }),
      reserve: () => guarded(() => ++this.#seq),
      secure: () =>
        guarded(() => {
          for (const row of this.rows) row.isSafe = true;
        }),
      settle: (settled) =>
        guarded(() => {
          for (const { key, refusal } of settled) {
            const at = this.rows.findIndex(({ scan }) => scan.key === key);
            if (refusal && this.rows[at]) this.rows[at].answer = refusal;
            else if (at >= 0) this.rows.splice(at, 1);
          }
        }),
    };
  }

  /** Waits for the lock, which is free when its window releases it or is closed. */
  async #lock(dead: Promise<void>): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = before.then(() => Promise.race([promise, dead]));
    await before;
    return resolve;
  }

  async #answer(person: string, scans: readonly ScanInput[], isAlive: () => boolean) {
    await null;
    const fate = this.fates.shift() ?? "ok";
    this.calls.push(scans.length);
    const lost = { ok: false, failure: { kind: "network" } } as const;
    if (fate === "lostBefore") return lost;
    if (fate === "signedOut") {
      return { ok: false, failure: { kind: "http", status: 401, errors: [] } } as const;
    }
    const error = { message: "", requestId: null, problems: [], current: null, legal: [] } as const;
    if (fate === "noRoom") {
      const errors = [{ ...error, code: "LIMIT", reason: "storeFull" } as const];
      return { ok: false, failure: { kind: "http", status: 507, errors } } as const;
    }
    if (fate === "badInput") {
      const errors = [{ ...error, code: "BAD_INPUT", reason: "" } as const];
      return { ok: false, failure: { kind: "errors", errors } } as const;
    }
    const reached = fate === "half" ? scans.slice(0, Math.ceil(scans.length / 2)) : scans;
    const scan = reached.map((each) => this.#do(person, each));
    await null;
    if (!isAlive()) return await never<typeof lost>();
    return fate === "ok" ? { ok: true, data: { scan } } as const : lost;
  }

  /** Reduces the storage to the rows that reached the disk. */
  cutPower(...windows: Window[]): void {
    for (const { kill } of windows) kill();
    this.rows.splice(0, this.rows.length, ...this.rows.filter(({ isSafe }) => isSafe));
  }

  open(person: ScanOwner, isKeeping = true): Window {
    let isAlive = true;
    const [dead, die] = (() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      return [promise, resolve] as const;
    })();
    let wanted: () => void;
    const listeners = new Set<(heard: WindowMessage) => void>();
    const hear = (heard: WindowMessage) => listeners.forEach((each) => each(heard));
    this.#windows.add(hear);
    const queue = startQueue(person, {
      open: () =>
        isKeeping ? Promise.resolve(this.#store(() => isAlive)) : Promise.reject(new Error("Forbidden")),
      ask: async ({ scans }) => {
        const isWritten = (key: string) => this.written.some((each) => each.key === key);
        this.early.push(...scans.filter(({ key }) => !isWritten(key)).map(({ code }) => code));
        this.underWay.most = Math.max(this.underWay.most, ++this.underWay.now);
        dead.then(() => isAnswered || this.underWay.now--);
        let isAnswered = false;
        const answer = await this.#answer(person._id, scans, () => isAlive);
        isAnswered = true;
        this.underWay.now--;
        return answer;
      },
      turn: () =>
        turnOf({
          lock: () => this.#lock(dead),
          notifyOthers: () => {
            for (const each of this.#wanted) if (each !== wanted) queueMicrotask(each);
          },
          onWanted: (listener) => {
            wanted = listener;
            this.#wanted.add(listener);
            return () => void this.#wanted.delete(listener);
          },
          mayKeep: () => true,
        }),
      windows: () => ({
        tell: (heard) => {
          if (this.isDeaf) return;
          for (const each of this.#windows) if (each !== hear) queueMicrotask(() => each(heard));
        },
        onHear: (listener) => listeners.add(listener),
        close: () => listeners.clear(),
      }),
      now: () => this.now,
    });
    const messages: string[] = [];
    const place = queue.at("ST-000001", "device");
    place.onAnswer(({ answer }) => messages.push(answer.key));
    return {
      queue: place,
      messages,
      kill: () => {
        isAlive = false;
        this.#windows.delete(hear);
        queue.stop();
        die();
      },
    };
  }
}
