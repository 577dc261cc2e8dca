/**
 * A document as data: what stands on it, one thing below the other. Where pages end, and how letters look, is decided
 * where it is drawn (server/documents). Source: docs/adr/0036.
 */

import type { LabelSize } from "./label.ts";

export interface TableColumn {
  readonly title: string;
  /** Its share of the width of the page. */
  readonly share: number;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
}

export type Row = readonly string[];

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly isQuiet?: boolean }
  /** Code 128, so high, with what it says below it. */
  | { readonly kind: "bars"; readonly code: string; readonly mm: number }
  /** What something is called, and what it is. */
  | { readonly kind: "facts"; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Its head stands again on every page that it goes on to; `before` and `totals` stand out. */
  | {
    readonly kind: "table";
    readonly columns: readonly TableColumn[];
    readonly before?: readonly Row[];
    readonly rows: readonly Row[];
    readonly totals?: readonly Row[];
  };

export interface DocumentDescription {
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly language: string;
  /** Unix seconds: when it was made. */
  readonly at: number;
  /** A4 unless said. */
  readonly size?: LabelSize;
  readonly blocks: readonly Block[];
  /** At the foot of each page: who made it, and `page` with {page} and {pages} in it. */
  readonly foot: string;
  readonly page: string;
}

/** Everything that stands on it, in the order in which it is read. */
export const textsOf = ({ title, subtitle, blocks, foot }: DocumentDescription): readonly string[] => [
  title,
  subtitle,
  ...blocks.flatMap(textsIn),
  foot,
];

function textsIn(block: Block): readonly string[] {
  switch (block.kind) {
    case "facts":
      return block.facts.flat();
    case "table": {
      const { columns, before = [], rows, totals = [] } = block;
      return [...columns.map(({ title }) => title), ...[...before, ...rows, ...totals].flat()];
    }
    case "bars":
      return [block.code];
    default:
      return [block.text];
  }
}
