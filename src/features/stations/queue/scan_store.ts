/**
 * Scans in the device's own storage, each under the person who scanned it. The number that a row gets is the device's
 * `seq`: it rises over all windows and is never given twice.
 */
import { type DBSchema, openDB } from "idb";
import type {
  KeptScan,
  OthersScans,
  Refusal,
  ScanReply,
  TakenScan,
} from "../../../../machines/scan_queue_facts.ts";

export interface ScanOwner {
  readonly _id: string;
  readonly name: string;
}

export interface StoredScans {
  readonly scans: readonly KeptScan[];
  readonly refusals: readonly Refusal[];
  readonly others: readonly OthersScans[];
}

/** An answered scan goes; one whose refusal waits for somebody stays with its answer. */
export interface Settled {
  readonly key: string;
  readonly refusal: ScanReply | null;
}

export interface ScanStore {
  readonly read: (person: string) => Promise<StoredScans>;
  /**
   * @param isAnsweredSoon they are sent at once: the system may write them to the disk a moment later
   * @returns the number of each, by its key
   */
  readonly write: (
    owner: ScanOwner,
    scans: readonly TakenScan[],
    isAnsweredSoon: boolean,
  ) => Promise<Readonly<Record<string, number>>>;
  /** What is there stays there when the power goes. */
  readonly secure: () => Promise<void>;
  readonly settle: (settled: readonly Settled[]) => Promise<void>;
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
/** What is said to be kept is kept when the power goes. */
const STRICT = { durability: "strict" } as const;
const RELAXED = { durability: "relaxed" } as const;

function countsOf(rows: readonly StoredScan[]): readonly OthersScans[] {
  const waiting = rows.filter(({ answer }) => answer === null);
  return [...Map.groupBy(waiting, ({ person }) => person).values()]
    .map((own) => ({ name: own[0]?.name ?? "", count: own.length }));
}

/** @throws where the browser keeps nothing */
export async function openScanStore(): Promise<ScanStore> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      const store = database.createObjectStore("scans", { keyPath: "seq", autoIncrement: true });
      store.createIndex("key", "key", { unique: true });
    },
    // A window with a newer build waits for nobody.
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
        scans.map(async (scan) =>
          [scan.key, await store.add({ key: scan.key, person, name, scan, answer: null })] as const
        ),
      );
      await writing.done;
      return Object.fromEntries(seqs);
    },
    async secure() {
      // The log of the storage is one: a row that is written to the disk takes all before it along.
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
