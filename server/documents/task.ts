import type { DocumentDescription } from "../../api/documents/document.ts";
import type { LabelBlock, LabelDocument, LabelSize } from "../../api/documents/label.ts";
import type { PrinterDpi } from "../../api/documents/label_flow.ts";

/** PNGs by the key of the picture in the document. */
export type PictureFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export type Task =
  | { readonly kind: "pages"; readonly documents: readonly DocumentDescription[]; readonly copies: number }
  | {
    readonly kind: "labels";
    readonly document: LabelDocument;
    /** Missing pictures stay white. */
    readonly pictures?: PictureFiles;
    readonly copies: number;
    /** The density of the ZPL printer; null for a PDF. */
    readonly dpi: PrinterDpi | null;
  }
  | {
    readonly kind: "parcels";
    readonly document: Omit<LabelDocument, "labels">;
    readonly labels: readonly PackageLabel[];
    readonly copies: number;
    /** The paper in millimeters; a label is in the upper left corner. */
    readonly paper: LabelSize;
    /** The density of the ZPL printer; null for a PDF. */
    readonly dpi: PrinterDpi | null;
  };

export type PackageLabel =
  | { readonly kind: "drawn"; readonly blocks: readonly LabelBlock[] }
  | {
    readonly kind: "file";
    readonly type: "pdf" | "png";
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly width_mm: number;
    readonly height_mm: number;
    /** The replacement for an unreadable file. */
    readonly otherwise: readonly LabelBlock[];
  };

export type ThreadAnswer =
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly message: string };
