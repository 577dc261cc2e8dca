/** Records stored files; refuses files of a sender while the disk or the seller's quota is full. */
import type { Database, Writer } from "../db/database.ts";
import { openChecked } from "./digest_check.ts";
import { mayHaveRow } from "./orphans.ts";
import { bytesOfOwners, fileRecord, forgetRecord, keepRecord } from "./records_store.ts";
import type { Room } from "./room.ts";
import { FileDamaged, type FileStore, RoomRefused, type Sender, StoreFull } from "./store.ts";
import { logError } from "../log.ts";

export interface RecordedOptions {
  readonly db: Database;
  readonly room: Room;
  /** Bytes that a seller may store; 0 sets no limit. */
  readonly sellerBytes: number;
}

export function recordedStore(files: FileStore, { db, room, sellerBytes }: RecordedOptions): FileStore {
  /** Returns the bytes that a sender may add, at least one. */
  async function roomFor({ sellerId }: Sender): Promise<number> {
    await room.refuseLow();
    if (sellerId === null || sellerBytes === 0) return Infinity;
    const left = sellerBytes - ((await bytesOfOwners(db.read, [sellerId])).get(sellerId) ?? 0);
    if (left <= 0) throw quotaReached();
    return left;
  }

  /** Must run in the transaction of the record, so that concurrent files are counted one after the other. */
  async function requireQuota(tx: Writer, sellerId: string | null): Promise<void> {
    if (sellerId === null || sellerBytes === 0) return;
    const bytes = (await bytesOfOwners(tx, [sellerId])).get(sellerId) ?? 0;
    if (bytes > sellerBytes) throw quotaReached();
  }

  function reportFault(error: unknown): unknown {
    if (error instanceof StoreFull) room.report("full");
    if (error instanceof FileDamaged) {
      room.report("damaged");
      logError(`${error.message}. Restore it from a backup.`);
    }
    return error;
  }

  return {
    ...files,
    async put(key, body, maxBytes, sender) {
      const left = sender ? await roomFor(sender) : Infinity;
      const stored = await files.put(key, body, Math.min(maxBytes, left)).catch((error: unknown) => {
        throw reportFault(error);
      });
      if (!stored && left < maxBytes) throw quotaReached();
      if (!stored) return null;
      const owner_id = sender?.sellerId ?? null;
      try {
        await db.write(async (tx) => {
          await keepRecord(tx, { key, owner_id, ...stored });
          await requireQuota(tx, owner_id);
        });
      } catch (error) {
        if (!mayHaveRow(error)) await files.remove(key);
        throw error;
      }
      return stored;
    },
    async admit(sender, bytes = 0) {
      if (await roomFor(sender) < bytes) throw quotaReached();
    },
    async open(key, range) {
      const known = await fileRecord(db.read, key);
      if (!known) return await files.open(key, range);
      return await openChecked(files, known, range, (error) => void reportFault(error));
    },
    async remove(key) {
      try {
        if (await fileRecord(db.read, key)) await db.write((tx) => forgetRecord(tx, key));
      } finally {
        await files.remove(key);
      }
    },
  };
}

const quotaReached = () => new RoomRefused("quotaReached", "The files of a seller have reached their quota");
