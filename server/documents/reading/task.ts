import type { LabelKind, LabelRefusal } from "../../../api/documents/label_files.ts";
import type { Size } from "./size.ts";

export interface Task {
  readonly kind: LabelKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Numbers of pages from 1, in the wanted order. */
  readonly picked: readonly number[];
}

export interface LabelFile extends Size {
  readonly kind: LabelKind;
  readonly pages: number;
  /** The label as we rewrote it. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A PNG of the first page; null if the label is a picture itself. */
  readonly preview: Uint8Array<ArrayBuffer> | null;
}

export type ThreadAnswer =
  /** Sent when the libraries are loaded, so that the file's time limit begins. */
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly file: LabelFile }
  | { readonly kind: "refused"; readonly code: LabelRefusal; readonly pages: number | null }
  /** Sent after a bug in our code. */
  | { readonly kind: "failed"; readonly message: string };
