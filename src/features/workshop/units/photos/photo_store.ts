/** Photos that wait on the device for a connection: they outlive the page. Without storage they are in memory. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** The reject of a photo: its id, or the key of the scan that rejected the garment. */
export interface PhotoOf {
  readonly unit: string;
  readonly event: string;
  readonly scan: string;
}

export interface StoredPhoto extends PhotoOf {
  /** The same key for the same photo. */
  readonly key: string;
  /** The person who took it: nobody else sends it. */
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
  // Private windows and full disks refuse storage: then a photo lives as long as its page.
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
