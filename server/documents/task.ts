/** What the thread that draws documents is told, and what it says. */
import type { DocumentDescription } from "../../api/documents/document.ts";
import type { LabelBlock, LabelDocument, LabelSize } from "../../api/documents/label.ts";
import type { PrinterDpi } from "../../api/documents/label_flow.ts";

/** PNGs by the name of their picture. */
export type PictureFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export type Task =
  | { readonly kind: "pages"; readonly documents: readonly DocumentDescription[]; readonly copies: number }
  | {
    readonly kind: "labels";
    readonly document: LabelDocument;
    /** What its pictures show; those that are missing stay white. */
    readonly pictures?: PictureFiles;
    readonly copies: number;
    /** Of the printer that ZPL is for; null for a PDF. */
    readonly dpi: PrinterDpi | null;
  }
  | {
    readonly kind: "parcels";
    /** Without its labels: what they are called, and their size. */
    readonly document: Omit<LabelDocument, "labels">;
    readonly labels: readonly ParcelLabel[];
    readonly copies: number;
    /** What is printed on, in millimetres: the label lies in its corner. */
    readonly paper: LabelSize;
    /** Of the printer that ZPL is for; null for a PDF. */
    readonly dpi: PrinterDpi | null;
  };

/** One label of a parcel: drawn by us, or the file that a carrier gave. */
export type ParcelLabel =
  | { readonly kind: "drawn"; readonly blocks: readonly LabelBlock[] }
  | {
    readonly kind: "file";
    readonly type: "pdf" | "png";
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly width_mm: number;
    readonly height_mm: number;
    /** What stands there where it cannot be read. */
    readonly otherwise: readonly LabelBlock[];
  };

export type Said =
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly message: string };
