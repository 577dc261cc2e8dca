/** Stores unsent files in the browser. If the browser refuses storage, they last only as long as the page. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { UNFINISHED_SECONDS } from "../../../api/desk/upload_parts.ts";
import { DRAFT_FILES } from "../../lib/drafts.ts";
import type { FileTarget } from "./send_file.ts";

export interface StoredFile extends FileTarget {
  /** Key of the person and the text to which the file belongs. */
  readonly draft: string;
  /** Contents of the file; empty once it is attached. */
  readonly blob: Blob;
  readonly bytes: number;
  readonly attachment: string;
  /** Unix milliseconds. */
  readonly at: number;
}

export interface DraftFileStore {
  readonly of: (draft: string) => Promise<readonly StoredFile[]>;
  readonly put: (file: StoredFile) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

interface Schema extends DBSchema {
  readonly files: {
    readonly key: string;
    readonly value: StoredFile;
    readonly indexes: { readonly at: number };
  };
}

export function draftFileStore(now: () => number = Date.now): DraftFileStore {
  let opened: Promise<IDBPDatabase<Schema> | null> | null = null;
  const open = () =>
    opened ??= Promise.try(() =>
      openDB<Schema>(DRAFT_FILES, 1, {
        upgrade: (db) => void db.createObjectStore("files", { keyPath: "key" }).createIndex("at", "at"),
        // Another tab can delete the database at Log Out only if this connection closes.
        blocking: (_, __, { target }) => (target as IDBDatabase).close(),
      })
    ).catch(() => null);
  const tried = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, none: T): Promise<T> => {
    const db = await open();
    return db ? await work(db).catch(() => none) : none;
  };
  return {
    of: (draft) =>
      tried(async (db) => {
        // The server does not keep unfinished uploads longer than this either.
        const old = IDBKeyRange.upperBound(now() - UNFINISHED_SECONDS * 1_000);
        for (const key of await db.getAllKeysFromIndex("files", "at", old)) await db.delete("files", key);
        const files = await db.getAll("files");
        return files.filter((file) => file.draft === draft).toSorted((a, b) => a.at - b.at);
      }, []),
    put: (file) => tried(async (db) => void await db.put("files", file), undefined),
    remove: (key) => tried((db) => db.delete("files", key), undefined),
  };
}
