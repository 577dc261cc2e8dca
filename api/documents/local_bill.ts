/** Papers of a forwarder's bill: the delivery note to be signed, which has no amounts, and the invoice. Pure. */
import { formatMinor } from "../money.ts";
import { formatFileInstant } from "../time/file_instants.ts";
import { formatDay } from "../time/instants.ts";
import { unitsText } from "../typed_amount.ts";
import type { Block, DocumentDescription } from "./document.ts";
import { documentWords } from "./words/mod.ts";

export interface BillPaperBox {
  readonly code: string;
  readonly sscc: string;
  readonly gateway: string;
  readonly packages: number;
  readonly gross_g: number;
}

export interface BillPaperFacts {
  readonly code: string;
  readonly location: string;
  readonly forwarder: string;
  readonly day: number;
  readonly vehicle: string;
  readonly driver: string;
  readonly signed_by: string;
  readonly signed_at: number | null;
  readonly boxes: readonly BillPaperBox[];
}

export interface BillMoneyFacts {
  readonly chargeable_g: number;
  readonly currency: string;
  readonly unit_price_minor: number | null;
  readonly amount_minor: number | null;
  readonly invoiced_minor: number | null;
  readonly forwarder_no: string;
  readonly paid_on: number | null;
  readonly note: string;
}

export interface BillPrint {
  readonly language: string;
  readonly timeZone: string;
  readonly at: number;
}

const GRAM_DECIMALS = 3;
const kilograms = (grams: number): string => unitsText(grams, GRAM_DECIMALS);
/** A blank to fill in by hand at the truck. */
const BLANK = "\n\n______________________________";

function boxTable(boxes: readonly BillPaperBox[], language: string): Block {
  const own = documentWords(language).bill;
  const sumOf = (of: (box: BillPaperBox) => number) => boxes.reduce((sum, box) => sum + of(box), 0);
  return {
    kind: "table",
    columns: [
      { title: own.box, share: 3 },
      { title: own.sscc, share: 4 },
      { title: own.to, share: 4 },
      { title: own.packages, share: 2, isFigure: true },
      { title: own.kilograms, share: 2, isFigure: true },
    ],
    rows: boxes.map(({ code, sscc, gateway, packages, gross_g }) => [
      code,
      sscc,
      gateway,
      String(packages),
      kilograms(gross_g),
    ]),
    totals: [[
      own.total,
      String(boxes.length),
      "",
      String(sumOf(({ packages }) => packages)),
      kilograms(sumOf(({ gross_g }) => gross_g)),
    ]],
  };
}

function headOf(facts: BillPaperFacts, { language, timeZone }: BillPrint): Block[] {
  const own = documentWords(language).bill;
  const { code, location, forwarder, day, vehicle, driver } = facts;
  return [
    { kind: "bars", code, mm: 12 },
    {
      kind: "facts",
      facts: [
        [own.from, location],
        [own.forwarder, forwarder],
        [own.day, formatDay(day, timeZone)],
        ...vehicle ? [[own.vehicle, vehicle] as const] : [],
        ...driver ? [[own.driver, driver] as const] : [],
      ],
    },
    boxTable(facts.boxes, language),
  ];
}

const BUSINESS_NAME = "Pressdock";

const paperOf = (
  title: string,
  { code }: BillPaperFacts,
  { language, at }: BillPrint,
  blocks: readonly Block[],
): DocumentDescription => ({
  title,
  subtitle: code,
  language,
  at,
  blocks,
  foot: `${BUSINESS_NAME} · ${title} · ${code}`,
  page: documentWords(language).page,
});

export function deliveryNote(facts: BillPaperFacts, print: BillPrint): DocumentDescription {
  const own = documentWords(print.language).bill;
  const { signed_by, signed_at } = facts;
  const signature: Block = signed_at === null
    ? { kind: "facts", facts: [[own.takenBy, BLANK], [own.at, BLANK], [own.signature, BLANK]] }
    : {
      kind: "facts",
      facts: [[own.takenBy, signed_by], [own.at, formatFileInstant(signed_at, print.timeZone)]],
    };
  return paperOf(own.note, facts, print, [...headOf(facts, print), signature]);
}

export function billInvoice(
  facts: BillPaperFacts & BillMoneyFacts,
  print: BillPrint,
): DocumentDescription {
  const own = documentWords(print.language).bill;
  const { currency, chargeable_g, unit_price_minor, amount_minor, invoiced_minor, paid_on } = facts;
  const money = (minor: number | null) =>
    minor === null ? "–" : `${formatMinor(minor, currency)} ${currency}`;
  const rows: readonly (readonly [string, string])[] = [
    [own.chargeable, `${kilograms(chargeable_g)} ${own.kilograms}`],
    [own.perKilogram, money(unit_price_minor)],
    [own.rated, money(amount_minor)],
    [own.forwarderNo, facts.forwarder_no || "–"],
    [own.invoiced, money(invoiced_minor)],
    ...facts.note ? [[own.agreement, facts.note] as const] : [],
    ...paid_on === null ? [] : [[own.paid, formatDay(paid_on, print.timeZone)] as const],
    [own.takenBy, facts.signed_by || own.unsigned],
  ];
  return paperOf(own.invoice, facts, print, [...headOf(facts, print), { kind: "facts", facts: rows }]);
}
