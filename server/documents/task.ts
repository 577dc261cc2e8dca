/** What the thread that draws documents is told, and what it says. */
import type { DocumentDescription } from "../../api/documents/document.ts";

export type Task = DocumentDescription;

export type Said =
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly message: string };
