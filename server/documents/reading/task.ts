/** What the thread that reads a label file is told, and what it says. */
import type { LabelKind, LabelRefusal } from "../../../api/documents/label_files.ts";
import type { Size } from "./size.ts";

export interface Task {
  readonly kind: LabelKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pages from 1, in the order they are wanted in. */
  readonly picked: readonly number[];
}

export interface LabelFile extends Size {
  readonly kind: LabelKind;
  /** Of the file it came from. */
  readonly pages: number;
  /** What is kept: written by us from what the file shows. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A PNG of its first page; null where the label is a picture itself. */
  readonly preview: Uint8Array<ArrayBuffer> | null;
}

export type Said =
  /** What it needs is open: the file's time begins. */
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly file: LabelFile }
  | { readonly kind: "refused"; readonly code: LabelRefusal; readonly pages: number | null }
  /** It is ours. */
  | { readonly kind: "failed"; readonly message: string };
