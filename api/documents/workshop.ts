import { commandCode } from "../codes/commands.ts";
import type { Command } from "../codes/scan_codes.ts";
import { formatDay } from "../time/instants.ts";
import { REJECT_REASONS } from "../workshop/reject_reasons.ts";
import { LABEL_SIZES, type LabelBlock, type LabelDocument, type LabelImage } from "./label.ts";
import { type DocumentWords, documentWords } from "./words/mod.ts";

export interface PrintContext {
  /** BCP 47. */
  readonly language: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly at: number;
}

/** A ticket names neither the buyer nor prices. */
export interface TicketFacts {
  readonly ticket: string;
  readonly order_code: string;
  readonly title: string;
  readonly sku: string;
  readonly color: string;
  readonly size: string;
  /** Print areas; empty if unknown. */
  readonly areas: readonly string[];
  /** Pictures of the print files, except those without a preview. */
  readonly art: readonly LabelImage[];
  /** Number of this unit in its order, and the number of the order's units. */
  readonly n: number;
  readonly of: number;
  readonly due_at: number;
  readonly isRush: boolean;
  readonly note: string;
  readonly route: readonly string[];
}

export interface StationFacts {
  readonly code: string;
  readonly name: string;
  readonly location: string;
  /** A step of api/catalogue/locations.ts. */
  readonly step: string;
}

export interface BinFacts {
  readonly code: string;
  readonly label: string;
  readonly location: string;
}

export interface BadgeFacts {
  readonly code: string;
  readonly name: string;
}

type Words = DocumentWords["workshop"];

const wordsOf = ({ language }: PrintContext): Words => documentWords(language).workshop;
const text = (
  words: string,
  mm: number,
  more: Partial<LabelBlock & { kind: "text" }> = {},
): LabelBlock => ({ kind: "text", text: words, mm, ...more });
const fact = (name: string, value: string, mm: number): readonly LabelBlock[] => [
  text(name, 2.6),
  text(value, mm, { isBold: true, isWhole: true }),
];
const wordOf = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

const codeBlocks = (code: string, bars: number, qr: number): LabelBlock => ({
  kind: "columns",
  columns: [
    { share: 3, blocks: [{ kind: "bars", code, mm: bars }, text(code, 6, { isBold: true, isWhole: true })] },
    { share: 1, blocks: [{ kind: "qr", code, mm: qr }] },
  ],
});

/** Height of pictures: they fit below the color, beside the size, so that most tickets do not get longer. */
const ART_MM = 17;
/** Maximum number of pictures: more would be too small to distinguish, and the areas are named below. */
const MAX_ART = 3;

export function ticketsDocument(facts: readonly TicketFacts[], context: PrintContext): LabelDocument {
  const words = wordsOf(context);
  return {
    ...context,
    title: words.tickets,
    size: LABEL_SIZES.parcel,
    labels: facts.map((each) => ticketBlocks(each, words, context.timeZone)),
  };
}

function ticketBlocks(facts: TicketFacts, words: Words, timeZone: string): readonly LabelBlock[] {
  const { ticket, title, sku, color, size, areas, n, of, due_at, isRush, note, route, order_code } = facts;
  return [
    codeBlocks(ticket, 16, 24),
    { kind: "rule" },
    ...isRush ? [text(words.rush, 8, { isBold: true, isCentred: true, isWhole: true })] : [],
    text(title, 5, { isBold: true, lines: 2, givesWay: true }),
    text(sku, 3.2, { isWhole: true }),
    {
      kind: "columns",
      columns: [
        { share: 1, blocks: [...fact(words.color, color || "–", 8), ...artBlocks(facts)] },
        { share: 1, blocks: fact(words.size, size || "–", 20) },
      ],
    },
    ...areas.length > 0
      ? [
        text(words.areas.replace("{areas}", areas.join(" · ")), 4, {
          isBold: true,
          lines: 2,
          givesWay: true,
        }),
      ]
      : [],
    {
      kind: "columns",
      columns: [
        { share: 5, blocks: fact(words.order, order_code, 5) },
        {
          share: 3,
          blocks: fact(words.garment, words.nOf.replace("{n}", String(n)).replace("{of}", String(of)), 5),
        },
        { share: 4, blocks: fact(words.due, formatDay(due_at, timeZone), 5) },
      ],
    },
    ...note ? [text(note, 3.4, { lines: 4, givesWay: true })] : [],
    { kind: "boxes", texts: route.map((state) => wordOf(words.states, state)), mm: 10 },
  ];
}

const artBlocks = ({ art }: TicketFacts): readonly LabelBlock[] =>
  art.length > 0 ? [{ kind: "pictures", pictures: art.slice(0, MAX_ART), mm: ART_MM }] : [];

export function stationsDocument(facts: readonly StationFacts[], context: PrintContext): LabelDocument {
  const words = wordsOf(context);
  return {
    ...context,
    title: words.stations,
    size: LABEL_SIZES.half,
    labels: facts.map(({ code, name, location, step }) => [
      codeBlocks(code, 20, 26),
      { kind: "rule" },
      text(name, 9, { isBold: true, isWhole: true }),
      text([location, wordOf(words.steps, step)].join(" · "), 5, { isWhole: true }),
    ]),
  };
}

export function binsDocument(facts: readonly BinFacts[], context: PrintContext): LabelDocument {
  const words = wordsOf(context);
  return {
    ...context,
    title: words.bins,
    size: LABEL_SIZES.half,
    labels: facts.map(({ code, label, location }) => [
      text(label, 18, { isBold: true, isWhole: true, isCentred: true }),
      codeBlocks(code, 14, 20),
      text(location, 3.4, { isWhole: true }),
    ]),
  };
}

export function badgesDocument(facts: readonly BadgeFacts[], context: PrintContext): LabelDocument {
  const words = wordsOf(context);
  return {
    ...context,
    title: words.badges,
    size: LABEL_SIZES.card,
    labels: facts.map(({ code, name }) => [
      text(name, 7, { isBold: true, isWhole: true }),
      text(words.badge, 3),
      codeBlocks(code, 14, 18),
    ]),
  };
}

/** Commands for which a card is useful, the most needed first. */
const COMMANDS = [
  "pass",
  "reject",
  "undo",
  "confirm",
  "next",
  "reprint",
  "split",
  "newBox",
  "takeOut",
  "putAside",
  "closeBox",
] as const satisfies readonly Command[];
const CARDS_ACROSS = 3;

export function commandsDocument(context: PrintContext): LabelDocument {
  const words = wordsOf(context);
  const cards = [
    ...COMMANDS.map((command) => card(words.commands[command], commandCode(command))),
    ...REJECT_REASONS.map((reason, at) =>
      card(`${at + 1} · ${words.reasons[reason]}`, commandCode("reason", at + 1))
    ),
  ];
  const rows = Array.from(
    { length: Math.ceil(cards.length / CARDS_ACROSS) },
    (_, row) => cards.slice(row * CARDS_ACROSS, (row + 1) * CARDS_ACROSS),
  );
  return {
    ...context,
    title: words.commandSheet,
    size: LABEL_SIZES.a4,
    labels: [[
      text(words.commandSheet, 6, { isBold: true }),
      text(words.commandHelp, 3.4, { lines: 2 }),
      ...rows.flatMap((row): readonly LabelBlock[] => [
        { kind: "rule" },
        { kind: "columns", columns: row.map((blocks) => ({ share: 1, blocks })) },
      ]),
    ]],
  };
}

const card = (words: string, code: string): readonly LabelBlock[] => [
  text(words, 4, { isBold: true, isWhole: true }),
  { kind: "bars", code, mm: 12 },
  text(code, 2.6),
];
