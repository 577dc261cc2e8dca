/** The table of files that are kept. The conventions are those of tables.ts. */

export interface StoredFilesTable {
  /** The file's key in the store: `folder/name`. */
  key: string;
  /** The seller who sent or exported it, or whom it was sent for; null for ours. */
  owner_id: string | null;
  bytes: number;
  /** SHA-256 of all of it, hex; empty where it was not taken. */
  digest: string;
  /** SHA-256 of each megabyte, hex, one behind the other; empty where it is one, or where they were not taken. */
  blocks: string;
}
