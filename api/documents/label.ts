/**
 * A label as data: what stands on it, one thing below the other, without a place in dots. Drawn as PDF and as ZPL from
 * the same places (label_flow.ts). Source: docs/adr/0036.
 */

import type { Rgb } from "../catalogue/garment_colors.ts";
import type { PrintedGarment } from "../catalogue/garment_picture.ts";

/** In millimetres. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes of paper that label printers have, and two that others print. Source: ISO 7810, ISO 216. */
export const LABEL_SIZES = {
  parcel: { width: 101.6, height: 152.4 },
  half: { width: 101.6, height: 76.2 },
  card: { width: 85.6, height: 54 },
  a4: { width: 210, height: 297 },
} as const satisfies Readonly<Record<string, LabelSize>>;

/** A picture by its name, and how wide it is for its height: it has its place before anybody reads it. */
export interface LabelImage {
  readonly key: string;
  readonly ratio: number;
  /** Shows it on its garment; the ratio is then that of the garment's drawing. */
  readonly garment?: PrintedGarment;
  /** Color of the garment, where it is known: paper shows it, printers of black dots do not. */
  readonly cloth?: Rgb;
}

export type LabelBlock =
  | {
    readonly kind: "text";
    readonly text: string;
    /** How high its letters are. */
    readonly mm: number;
    readonly isBold?: boolean;
    /** Lines at most; one unless said. What is left is cut off with a mark. */
    readonly lines?: number;
    /** Has fewer lines where the label is too full; an address never has. */
    readonly givesWay?: boolean;
    /** In one line whatever it says: smaller letters instead of fewer. */
    readonly isWhole?: boolean;
    readonly isCentred?: boolean;
    /** Its lines end at the right margin; as its first letter says unless said. */
    readonly isFromRight?: boolean;
  }
  /** Code 128, so high and as wide as it may be. */
  | { readonly kind: "bars"; readonly code: string; readonly mm: number }
  /** At most so wide. */
  | { readonly kind: "qr"; readonly code: string; readonly mm: number }
  | {
    readonly kind: "columns";
    readonly columns: readonly { readonly share: number; readonly blocks: readonly LabelBlock[] }[];
  }
  /** Beside one another, each so high at most and as wide as its share of the room; what each shows is told to who draws. */
  | { readonly kind: "pictures"; readonly pictures: readonly LabelImage[]; readonly mm: number }
  /** One to be ticked for each. */
  | { readonly kind: "boxes"; readonly texts: readonly string[]; readonly mm: number }
  | { readonly kind: "rule" }
  | { readonly kind: "gap"; readonly mm: number };

export interface LabelDocument {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** Unix seconds: when it was made. */
  readonly at: number;
  readonly size: LabelSize;
  /** One page each. */
  readonly labels: readonly (readonly LabelBlock[])[];
}

/** The same document with each of its texts as `change` makes it; codes stay as they are. */
export const labelTextsMapped = (
  document: LabelDocument,
  change: (text: string) => string,
): LabelDocument => ({
  ...document,
  labels: document.labels.map((blocks) => blocks.map((block) => mapped(block, change))),
});

/** Everything that stands on one, but its codes. */
export const labelTexts = (blocks: readonly LabelBlock[]): readonly string[] => blocks.flatMap(textsIn);

/** The pictures that its labels show, each once. */
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

function mapped(block: LabelBlock, change: (text: string) => string): LabelBlock {
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
          blocks: blocks.map((each) => mapped(each, change)),
        })),
      };
    default:
      return block;
  }
}
