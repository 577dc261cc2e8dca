/** Stores scans on the device by person. The number of a row is the `seq` of the device, which is never reused. */
import { type DBSchema, openDB } from "idb";
import type {
  OthersScans,
  QueuedScan,
  Refusal,
  ScanReply,
  TakenScan,
} from "../../../../../machines/workshop/scan_queue_context.ts";

export interface ScanOwner {
  readonly _id: string;
  readonly name: string;
}

export interface StoredScans {
  readonly scans: readonly QueuedScan[];
  readonly refusals: readonly Refusal[];
  readonly others: readonly OthersScans[];
}

/** An answered scan, which is deleted unless it has a `refusal` that nobody has seen yet. */
export interface SettledScan {
  readonly key: string;
  readonly refusal: ScanReply | null;
}

export interface ScanStore {
  readonly read: (person: string) => Promise<StoredScans>;
  /**
   * @param isAnsweredSoon true if the scans are sent at once, so that they may be written to disk a little later
   *
   * @returns the number of each scan by its key; a scan without a number gets the next one
   */
  readonly write: (
    owner: ScanOwner,
    scans: readonly QueuedScan[],
    isAnsweredSoon: boolean,
  ) => Promise<Readonly<Record<string, number>>>;
  readonly reserve: () => Promise<number>;
  /** Writes all stored scans to disk, so that they survive a power cut. */
  readonly secure: () => Promise<void>;
  readonly settle: (settled: readonly SettledScan[]) => Promise<void>;
}

interface StoredScan {
  readonly seq?: number;
  readonly key: string;
  readonly person: string;
  readonly name: string;
  readonly scan: TakenScan;
  readonly answer: ScanReply | null;
}

interface Schema extends DBSchema {
  scans: { key: number; value: StoredScan; indexes: { key: string } };
}

const [NAME, VERSION] = ["scans", 1] as const;
/** Writes to disk before it returns: a scan that is shown as stored survives a power cut. */
const STRICT = { durability: "strict" } as const;
const RELAXED = { durability: "relaxed" } as const;
/** Row that is added and deleted in one transaction to reserve its number. */
const NOBODY: StoredScan = {
  key: "",
  person: "",
  name: "",
  scan: { key: "", station: "", device: "", code: "", typed: false, device_at: 0 },
  answer: null,
};

function countsOf(rows: readonly StoredScan[]): readonly OthersScans[] {
  const waiting = rows.filter(({ answer }) => answer === null);
  return [...Map.groupBy(waiting, ({ person }) => person).values()]
    .map((own) => ({ name: own[0]?.name ?? "", count: own.length }));
}

/** @throws if the browser has no storage */
export async function openScanStore(): Promise<ScanStore> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      const store = database.createObjectStore("scans", { keyPath: "seq", autoIncrement: true });
      store.createIndex("key", "key", { unique: true });
    },
    // A window with a newer build must not wait for this one.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });
  return {
    async read(person) {
      const rows = await db.getAll("scans");
      const own = rows.filter((row) => row.person === person)
        .map(({ scan, answer, seq = null }) => ({ scan: { ...scan, seq }, answer }));
      return {
        scans: own.flatMap(({ scan, answer }) => answer ? [] : [scan]),
        refusals: own.flatMap(({ scan, answer }) => answer ? [{ scan, answer }] : []),
        others: countsOf(rows.filter((row) => row.person !== person)),
      };
    },
    async write({ _id: person, name }, scans, isAnsweredSoon) {
      const writing = db.transaction("scans", "readwrite", isAnsweredSoon ? RELAXED : STRICT);
      const { store } = writing;
      const seqs = await Promise.all(
        scans.map(async ({ seq, ...scan }) => {
          const row = { key: scan.key, person, name, scan, answer: null, ...seq !== null && { seq } };
          return [scan.key, await store.add(row)] as const;
        }),
      );
      await writing.done;
      return Object.fromEntries(seqs);
    },
    async reserve() {
      const writing = db.transaction("scans", "readwrite", RELAXED);
      const seq = await writing.store.add(NOBODY);
      await writing.store.delete(seq);
      await writing.done;
      return seq;
    },
    async secure() {
      // The storage has one log: writing a row to disk also writes all rows before it.
      const writing = db.transaction("scans", "readwrite", STRICT);
      const last = await writing.store.openCursor(null, "prev");
      await last?.update(last.value);
      await writing.done;
    },
    async settle(settled) {
      const writing = db.transaction("scans", "readwrite");
      const byKey = writing.store.index("key");
      await Promise.all(settled.map(async ({ key, refusal }) => {
        const cursor = await byKey.openCursor(key);
        if (refusal) await cursor?.update({ ...cursor.value, answer: refusal });
        else await cursor?.delete();
      }));
      await writing.done;
    },
  };
}
