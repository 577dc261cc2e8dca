/** The store of an installation: its bucket where it has one, else the data's folder. */
import type { Settings } from "../context.ts";
import { bucketStore } from "./bucket.ts";
import type { BucketPlace } from "./bucket_place.ts";
import { folderStore } from "./folder.ts";
import type { FileStore } from "./store.ts";

export const openFiles = (dataDir: string, bucket?: BucketPlace): FileStore =>
  bucket ? bucketStore(bucket) : folderStore(dataDir);

export const filesOf = ({ files, dataDir }: Pick<Settings, "files" | "dataDir">): FileStore =>
  files ?? folderStore(dataDir);
