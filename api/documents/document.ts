/** Describes documents without positions; flow.ts computes them. Source: docs/adr/0036. */

import type { LabelSize } from "./label.ts";

export interface TableColumn {
  readonly title: string;
  /** Width in relation to the shares of the other columns. */
  readonly share: number;
  readonly isFigure?: boolean;
  /** Also draws each text of the column as Code 128. */
  readonly isBars?: boolean;
}

export type Row = readonly string[];

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly isQuiet?: boolean }
  /** Code 128 of this height, with its text below. */
  | { readonly kind: "bars"; readonly code: string; readonly mm: number }
  | { readonly kind: "facts"; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** The head is repeated on every further page; `before` and `totals` are emphasized. */
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
  /** Unix seconds. */
  readonly at: number;
  /** A4 by default. */
  readonly size?: LabelSize;
  readonly blocks: readonly Block[];
  /** Footers of each page, on the left and on the right; in `page`, {page} and {pages} are replaced. */
  readonly foot: string;
  readonly page: string;
}

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
