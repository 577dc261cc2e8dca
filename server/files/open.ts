/** Opens the bucket of an installation, or its data folder if it has no bucket. */
import { join } from "node:path";
import type { Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import { bucketStore } from "./bucket.ts";
import type { BucketPlace } from "./bucket_place.ts";
import { folderStore } from "./folder.ts";
import { freeBytesAt } from "./free_space.ts";
import { recordedStore } from "./recorded_store.ts";
import { type Room, watchDiskSpace } from "./room.ts";
import { FILE_FOLDERS, type FileStore, type StorageTrouble } from "./store.ts";

export const openFiles = (dataDir: string, bucket?: BucketPlace): FileStore =>
  bucket ? bucketStore(bucket) : folderStore(dataDir);

export const filesOf = ({ files, dataDir }: Pick<Settings, "files" | "dataDir">): FileStore =>
  files ?? folderStore(dataDir);

export interface Storage {
  readonly files: FileStore;
  readonly room: Room;
}

export function openStorage(
  db: Database,
  settings: Pick<Settings, "files" | "dataDir" | "storage">,
  notify: (trouble: StorageTrouble) => Promise<void>,
): Storage {
  const { dataDir, storage } = settings;
  const { sellerBytes = 0, minFreeBytes = 0 } = storage ?? {};
  // A folder of files may be a mounted disk.
  const folders = [dataDir, ...FILE_FOLDERS.map((folder) => join(dataDir, folder))];
  const freeBytes = storage?.freeBytes ?? (() => freeBytesAt(folders));
  const room = watchDiskSpace({ minFreeBytes, freeBytes, notify });
  return { room, files: recordedStore(filesOf(settings), { db, room, sellerBytes }) };
}
