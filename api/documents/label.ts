/** Describes labels without positions: PDF and ZPL have the same layout (label_flow.ts). Source: docs/adr/0036. */

import type { Rgb } from "../catalogue/garment_colors.ts";
import type { PrintedGarment } from "../catalogue/garment_picture.ts";

/** Millimeters. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Paper sizes of label printers, and two of other printers. Source: ISO 7810, ISO 216. */
export const LABEL_SIZES = {
  parcel: { width: 101.6, height: 152.4 },
  half: { width: 101.6, height: 76.2 },
  card: { width: 85.6, height: 54 },
  a4: { width: 210, height: 297 },
} as const satisfies Readonly<Record<string, LabelSize>>;

/** The aspect ratio reserves room for the picture before its file is read. */
export interface LabelImage {
  readonly key: string;
  readonly ratio: number;
  /** Draws the picture on its garment; the ratio is then that of the garment's drawing. */
  readonly garment?: PrintedGarment;
  /** Color of the garment, if it is known: paper shows it, printers of black dots do not. */
  readonly cloth?: Rgb;
}

export type LabelBlock =
  | {
    readonly kind: "text";
    readonly text: string;
    readonly mm: number;
    readonly isBold?: boolean;
    /** Maximum number of lines, one by default. The rest is cut off with a mark. */
    readonly lines?: number;
    /** Gets fewer lines if the label is too full; an address never does. */
    readonly givesWay?: boolean;
    /** Makes the letters smaller until the text fits on one line, instead of cutting it off. */
    readonly isWhole?: boolean;
    readonly isCentred?: boolean;
    /** Aligns the text right, or left if false; by default its first letter decides. */
    readonly isFromRight?: boolean;
  }
  /** Code 128 of this height, as wide as possible. */
  | { readonly kind: "bars"; readonly code: string; readonly mm: number }
  /** QR code of at most this width. */
  | { readonly kind: "qr"; readonly code: string; readonly mm: number }
  | {
    readonly kind: "columns";
    readonly columns: readonly { readonly share: number; readonly blocks: readonly LabelBlock[] }[];
  }
  /** Pictures beside one another, each at most this high and as wide as its share; the drawer reads them. */
  | { readonly kind: "pictures"; readonly pictures: readonly LabelImage[]; readonly mm: number }
  | { readonly kind: "boxes"; readonly texts: readonly string[]; readonly mm: number }
  | { readonly kind: "rule" }
  | { readonly kind: "gap"; readonly mm: number };

export interface LabelDocument {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** Unix seconds. */
  readonly at: number;
  readonly size: LabelSize;
  readonly labels: readonly (readonly LabelBlock[])[];
}

export const mapLabelTexts = (
  document: LabelDocument,
  change: (text: string) => string,
): LabelDocument => ({
  ...document,
  labels: document.labels.map((blocks) => blocks.map((block) => mapTexts(block, change))),
});

export const labelTexts = (blocks: readonly LabelBlock[]): readonly string[] => blocks.flatMap(textsIn);

export const picturesIn = ({ labels }: LabelDocument): readonly string[] => [
  ...new Set(labels.flatMap((blocks) => blocks.flatMap(picturesOf))),
];

function picturesOf(block: LabelBlock): readonly string[] {
  if (block.kind === "pictures") return block.pictures.map(({ key }) => key);
  return block.kind === "columns" ? block.columns.flatMap(({ blocks }) => blocks.flatMap(picturesOf)) : [];
}

function textsIn(block: LabelBlock): readonly string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "boxes":
      return block.texts;
    case "columns":
      return block.columns.flatMap(({ blocks }) => labelTexts(blocks));
    default:
      return [];
  }
}

function mapTexts(block: LabelBlock, change: (text: string) => string): LabelBlock {
  switch (block.kind) {
    case "text":
      return { ...block, text: change(block.text) };
    case "boxes":
      return { ...block, texts: block.texts.map(change) };
    case "columns":
      return {
        ...block,
        columns: block.columns.map(({ share, blocks }) => ({
          share,
          blocks: blocks.map((each) => mapTexts(each, change)),
        })),
      };
    default:
      return block;
  }
}
