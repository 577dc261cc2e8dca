/** The printed list of a postal manifest, and its CSV with the same columns. Pure. */
import { BYTE_ORDER_MARK, csvRows } from "../csv/write.ts";
import { formatMinor } from "../money.ts";
import { formatDay } from "../time/instants.ts";
import { MANIFEST_CURRENCY } from "../handover/postal_manifest.ts";
import type { DocumentDescription, Row } from "./document.ts";
import { documentWords } from "./words/mod.ts";

export interface ManifestItem {
  readonly code: string;
  readonly country: string;
  readonly weight_g: number;
  readonly postage_minor: number | null;
}

export interface ManifestPaper {
  readonly code: string;
  readonly location: string;
  readonly office: string;
  readonly carrier: string;
  readonly method: string;
  /** Unix seconds. */
  readonly day: number;
  readonly digest: string;
  readonly items_count: number;
  readonly weight_g: number;
  readonly postage_minor: number | null;
  readonly items: readonly ManifestItem[];
}

interface Print {
  readonly language: string;
  readonly timeZone: string;
  readonly at: number;
}

const money = (minor: number | null): string => minor === null ? "–" : formatMinor(minor, MANIFEST_CURRENCY);
/** A blank to fill in by hand at the counter. */
const BLANK = "\n\n______________________________";
const BUSINESS_NAME = "Pressdock";

function cellsOf({ code, country, weight_g, postage_minor }: ManifestItem, at: number): Row {
  return [String(at + 1), code, country, String(weight_g), money(postage_minor)];
}

const titlesOf = (language: string): readonly string[] => {
  const own = documentWords(language).manifest;
  return [own.no, own.number, own.to, own.grams, MANIFEST_CURRENCY];
};

export function manifestDocument(
  paper: ManifestPaper,
  { language, timeZone, at }: Print,
): DocumentDescription {
  const own = documentWords(language).manifest;
  const [no = "", number = "", to = "", grams = "", postage = ""] = titlesOf(language);
  const { code, location, office, carrier, method, day, digest, items } = paper;
  return {
    title: own.title,
    subtitle: code,
    language,
    at,
    blocks: [
      { kind: "bars", code, mm: 12 },
      {
        kind: "facts",
        facts: [
          [own.from, location],
          ...office ? [[own.office, office] as const] : [],
          ...carrier ? [[own.carrier, carrier] as const] : [],
          [own.method, method],
          [own.day, formatDay(day, timeZone)],
          [own.items, String(paper.items_count)],
          [own.digest, digest || own.draft],
        ],
      },
      {
        kind: "table",
        columns: [
          { title: no, share: 2 },
          { title: number, share: 8, isBars: true },
          { title: to, share: 2 },
          { title: grams, share: 3, isFigure: true },
          { title: postage, share: 4, isFigure: true },
        ],
        rows: items.map(cellsOf),
        totals: [[
          own.total,
          String(paper.items_count),
          "",
          String(paper.weight_g),
          money(paper.postage_minor),
        ]],
      },
      {
        kind: "facts",
        facts: [[own.givenBy, `${own.signature}${BLANK}`], [own.takenBy, `${own.signature}${BLANK}`]],
      },
    ],
    foot: `${BUSINESS_NAME} · ${own.title} · ${code}`,
    page: documentWords(language).page,
  };
}

export function manifestCsv({ items }: Pick<ManifestPaper, "items">, language: string): string {
  const rows = items.map(({ code, country, weight_g, postage_minor }, at) => [
    at + 1,
    code,
    country,
    weight_g,
    postage_minor,
  ]);
  return BYTE_ORDER_MARK + csvRows([[...titlesOf(language)], ...rows]);
}
