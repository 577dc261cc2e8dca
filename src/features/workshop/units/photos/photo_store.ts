/** Stores photos that wait on the device for a connection, so that they survive a reload. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** The reject of a photo: `event` is its id, or else `scan` is the key of the scan that rejected the garment. */
export interface PhotoOf {
  readonly unit: string;
  readonly event: string;
  readonly scan: string;
}

export interface StoredPhoto extends PhotoOf {
  /** Idempotency key of the upload. */
  readonly key: string;
  /** Id of the person who took the photo; nobody else sends it. */
  readonly person: string;
  readonly blob: Blob;
  /** Unix milliseconds. */
  readonly at: number;
}

export interface PhotoStore {
  readonly of: (person: string) => Promise<readonly StoredPhoto[]>;
  readonly put: (photo: StoredPhoto) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

interface Schema extends DBSchema {
  readonly photos: {
    readonly key: string;
    readonly value: StoredPhoto;
    readonly indexes: { readonly person: string };
  };
}

const NAME = "pressdock.photos";

export function photoStore(): PhotoStore {
  let opened: Promise<IDBPDatabase<Schema> | null> | null = null;
  // Private windows and full disks may refuse storage. Then a photo is lost when the page closes.
  const open = () =>
    opened ??= Promise.try(() =>
      openDB<Schema>(NAME, 1, {
        upgrade(db) {
          db.createObjectStore("photos", { keyPath: "key" }).createIndex("person", "person");
        },
      })
    ).catch(() => null);
  const tried = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, none: T): Promise<T> => {
    const db = await open();
    return db ? await work(db).catch(() => none) : none;
  };
  return {
    of: (person) => tried((db) => db.getAllFromIndex("photos", "person", person), []),
    put: (photo) => tried(async (db) => void await db.put("photos", photo), undefined),
    remove: (key) => tried((db) => db.delete("photos", key), undefined),
  };
}
