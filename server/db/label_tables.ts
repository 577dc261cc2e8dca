/** Tables of labels. The conventions are those of tables.ts. */

export interface LabelFilesTable {
  _id: string;
  /** Whose parcel its label is on; null until there is one. */
  seller_id: string | null;
  /** Id of the real person who brought it. */
  maker: string;
  /** SHA-256 of what we keep, hex. */
  digest: string;
  /** pdf or png. */
  kind: string;
  /** Of the file that it was taken from. */
  pages: number;
  width_mm: number;
  height_mm: number;
  /** Of what we keep. */
  bytes: number;
  /** The label that it is the file of; null while it waits for one. */
  label_id: string | null;
  created_at: number;
}
