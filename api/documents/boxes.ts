/** The label of a box, and the list of its packages. Neither has a price or a buyer. */
import { formatMinute } from "../time/instants.ts";
import type { DocumentDescription } from "./document.ts";
import { LABEL_SIZES, type LabelBlock, type LabelDocument } from "./label.ts";
import { documentWords } from "./words/mod.ts";
import type { PrintContext } from "./workshop.ts";

export interface BoxPaperFacts {
  readonly code: string;
  /** Empty if the box has no SSCC. */
  readonly sscc: string;
  readonly location: string;
  readonly gateway: string;
  readonly method: string;
  /** Null before the box is closed. */
  readonly gross_g: number | null;
  readonly closed_at: number | null;
  readonly packages: readonly BoxedPackage[];
}

export interface BoxedPackage {
  readonly code: string;
  readonly order_code: string;
  readonly number: string;
  readonly pieces: number;
  readonly grams: number;
  readonly isWeighed: boolean;
}

const GRAMS_OF_KG = 1_000;
const kilograms = (grams: number): string => `${(grams / GRAMS_OF_KG).toFixed(2)} kg`;
const text = (words: string, mm: number): LabelBlock => ({
  kind: "text",
  text: words,
  mm,
  isBold: true,
  isWhole: true,
});
const fact = (name: string, value: string): readonly LabelBlock[] => [
  { kind: "text", text: name, mm: 3 },
  text(value || "–", 7),
];

export function boxLabelsDocument(facts: readonly BoxPaperFacts[], context: PrintContext): LabelDocument {
  const words = documentWords(context.language).box;
  return {
    ...context,
    title: words.labels,
    size: LABEL_SIZES.parcel,
    labels: facts.map(({ code, sscc, location, gateway, method, gross_g }) => [
      {
        kind: "columns",
        columns: [
          { share: 3, blocks: [{ kind: "bars", code, mm: 20 }, text(code, 9)] },
          { share: 1, blocks: [{ kind: "qr", code, mm: 26 }] },
        ],
      },
      { kind: "rule" },
      {
        kind: "columns",
        columns: [
          { share: 1, blocks: [...fact(words.from, location), ...fact(words.method, method)] },
          {
            share: 1,
            blocks: [
              ...fact(words.to, gateway),
              ...gross_g === null ? [] : fact(words.gross, kilograms(gross_g)),
            ],
          },
        ],
      },
      // The bars of an SSCC begin with its GS1 identifier, 00.
      ...sscc === "" ? [] : [
        { kind: "rule" as const },
        { kind: "bars" as const, code: `00${sscc}`, mm: 28 },
        text(`(00) ${sscc}`, 6),
      ],
    ]),
  };
}

export function packingList(
  facts: BoxPaperFacts,
  { language, at, timeZone }: PrintContext,
): DocumentDescription {
  const words = documentWords(language);
  const own = words.box;
  const { code, sscc, location, gateway, method, gross_g, closed_at, packages } = facts;
  const sum = (of: (pkg: BoxedPackage) => number) => packages.reduce((all, each) => all + of(each), 0);
  const about = [
    [own.from, location],
    [own.to, gateway],
    [own.method, method],
    ["SSCC", sscc],
    [own.gross, gross_g === null ? "" : kilograms(gross_g)],
    [own.closed, closed_at === null ? "" : formatMinute(closed_at, timeZone)],
  ] as const;
  return {
    title: own.list,
    subtitle: code,
    language,
    at,
    size: LABEL_SIZES.a4,
    blocks: [
      { kind: "bars", code, mm: 12 },
      { kind: "facts", facts: about.filter(([, value]) => value !== "") },
      {
        kind: "table",
        columns: [
          { title: own.columns.no, share: 1, isFigure: true },
          { title: own.columns.package, share: 3 },
          { title: own.columns.order, share: 3 },
          { title: own.columns.number, share: 5 },
          { title: own.columns.pieces, share: 1.5, isFigure: true },
          { title: own.columns.weight, share: 2.5, isFigure: true },
        ],
        rows: packages.map((pkg, index) => [
          String(index + 1),
          pkg.code,
          pkg.order_code,
          pkg.number,
          String(pkg.pieces),
          `${pkg.isWeighed ? "" : "≈ "}${kilograms(pkg.grams)}`,
        ]),
        totals: [[
          "",
          String(packages.length),
          "",
          "",
          String(sum(({ pieces }) => pieces)),
          kilograms(sum(({ grams }) => grams)),
        ]],
      },
    ],
    foot: own.foot,
    page: words.page,
  };
}
