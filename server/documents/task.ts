/** What the thread that draws documents is told, and what it says. */
import type { DocumentDescription } from "../../api/documents/document.ts";
import type { LabelDocument } from "../../api/documents/label.ts";
import type { PrinterDpi } from "../../api/documents/label_flow.ts";

export type Task =
  | { readonly kind: "pages"; readonly document: DocumentDescription }
  | {
    readonly kind: "labels";
    readonly document: LabelDocument;
    readonly copies: number;
    /** Of the printer that ZPL is for; null for a PDF. */
    readonly dpi: PrinterDpi | null;
  };

export type Said =
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly message: string };
