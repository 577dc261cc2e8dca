/** Draws our own label; a label of a carrier is a file. Source: docs/shipping.md; UPU S10, CN 22. */
import type { PostalAddress } from "../places/addresses.ts";
import { CN22_LINES, type CustomsLine, sumsOf } from "../shipping/customs.ts";
import { formatDay } from "../time/instants.ts";
import { formatMinor } from "../money.ts";
import { labelMediaOf, type Media, MEDIA_SIZES } from "../catalogue/printers.ts";
import type { LabelBlock, LabelDocument } from "./label.ts";
import { isFromRight } from "./lines.ts";
import { addressLines, kilograms, type PackagePaperFacts, type PackagePrint } from "./packages.ts";
import { customsWords as words } from "./words/customs.ts";

type Text = LabelBlock & { kind: "text" };

const text = (contents: string, mm: number, more: Partial<Text> = {}): LabelBlock => ({
  kind: "text",
  text: contents,
  mm,
  ...more,
});
const gap = (mm: number): LabelBlock => ({ kind: "gap", mm });
const RULE: LabelBlock = { kind: "rule" };

/** An address is never cut off: long lines get smaller letters, then wrap. */
function addressText(line: string, mm: number, how: Partial<Text>): LabelBlock {
  if (line.length <= 36) return text(line, mm, { ...how, isWhole: true, lines: 2 });
  return line.length <= 80
    ? text(line, Math.min(mm, 3), { ...how, lines: 3 })
    : text(line, 2, { ...how, lines: 6 });
}

/** Longest address, in characters, that keeps its lines; ROOMY_IN_MORE is for addresses of more than six lines. */
const [ROOMY, ROOMY_IN_MORE] = [300, 216] as const;
/** The usual lines of an address: name, company, two address lines, place and country. */
const USUAL_LINES = 6;
const [LINE_MM, GAP_MM] = [1.6, 1.2] as const;

/** Makes letters smaller so that more lines than usual are as high as the usual ones. */
function lettersOf(lines: number, mm: number): number {
  const room = USUAL_LINES * (LINE_MM * mm + GAP_MM);
  return lines <= USUAL_LINES ? mm : (room / lines - GAP_MM) / LINE_MM;
}

function bounded(lines: readonly string[]): readonly string[] {
  const more = lines.length - USUAL_LINES;
  if (more <= 0 || lines.join("").length <= ROOMY_IN_MORE) return lines;
  const place = lines.slice(USUAL_LINES - 2, -1).join(", ");
  return [...lines.slice(0, USUAL_LINES - 2), place, ...lines.slice(-1)];
}

function addressBlocks(address: PostalAddress, mm: number): readonly LabelBlock[] {
  const lines = bounded(addressLines(address));
  const whole = lines.join(" · ");
  if (whole.length > ROOMY) return [text(whole, 2, { isBold: true, lines: 16 })];
  // One address has one margin, also for lines in another script.
  const fromRight = isFromRight(whole);
  const name = lines.indexOf((address.name || address.company).trim());
  return lines.map((line, at) =>
    addressText(line, lettersOf(lines.length, mm), {
      isBold: at === name || at === lines.length - 1,
      isFromRight: fromRight,
    })
  );
}

/** Maximum number of orders that a label names; a package of more orders is found by its own code. */
const NAMED_ORDERS = 2;

export function shippingLabel(
  facts: PackagePaperFacts,
  { timeZone, at, media }: PackagePrint,
): readonly LabelBlock[] {
  const { code, orders, from, to, carrier, service, number, isSpecimen, weight_g, declaration } = facts;
  const isAbroad = declaration.form !== null;
  const more = orders.length - NAMED_ORDERS;
  const named = orders.slice(0, NAMED_ORDERS).join(" ") + (more > 0 ? ` +${more}` : "");
  const recipient = text(words.label.to, 2.1, { isBold: true });
  const specimen = text(words.label.specimen, isAbroad ? 5 : 9, { isBold: true, isWhole: true });
  return [
    {
      kind: "columns",
      columns: [
        { share: 3, blocks: [text(carrier, 6, { isBold: true, isWhole: true })] },
        { share: 2, blocks: [text(service, 4, { isWhole: true })] },
      ],
    },
    RULE,
    text(`${words.label.from}: ${addressLines(from).join(" · ")}`, 2.1, {
      lines: isAbroad ? 2 : 4,
      givesWay: isAbroad,
    }),
    RULE,
    isSpecimen
      ? { kind: "columns", columns: [{ share: 1, blocks: [recipient] }, { share: 5, blocks: [specimen] }] }
      : recipient,
    ...addressBlocks(to, isAbroad ? 3.4 : 4.4),
    RULE,
    ...number
      ? [
        { kind: "bars", code: number, mm: isAbroad ? 12 : 20 } as const,
        text(number, 4.4, { isBold: true, isWhole: true, isCentred: true }),
      ]
      : [],
    RULE,
    {
      kind: "columns",
      columns: [
        // The QR code has the number, like the barcode: a scan of either proves that this very label was seen.
        { share: 2, blocks: [{ kind: "qr", code: number || code, mm: 14 }] },
        {
          share: 5,
          blocks: [
            text(code, 4, { isBold: true, isWhole: true }),
            text(
              [
                `${words.label.weight} ${kilograms(weight_g)}`,
                formatDay(at, timeZone),
              ].join(" · "),
              2.4,
              { isWhole: true },
            ),
            text(`${words.label.orders} ${named}`, 2.4, { isWhole: true }),
          ],
        },
      ],
    },
    ...isAbroad ? customsPart(facts, formatDay(at, timeZone), linesOn(media, isSpecimen)) : [],
  ];
}

/** Returns the maximum number of lines of the CN 22 above its total: A6 is shorter, and SPECIMEN takes room. */
const linesOn = (media: Media, isSpecimen: boolean): number =>
  CN22_LINES - Number(labelMediaOf(media) === "A6") - Number(isSpecimen);

function customsPart(
  { declaration, weight_g }: PackagePaperFacts,
  date: string,
  most: number,
): readonly LabelBlock[] {
  const { lines, content_type, form, incoterm } = declaration;
  const types = Object.entries(words.contentTypes).map(([type, text]) =>
    type === content_type ? `[X] ${text}` : `[  ] ${text}`
  );
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  return [
    RULE,
    text(
      `${words.title.replace("{form}", "CN22")} · ${words.mayBeOpened} · ${incoterm}${
        form === "CN23" ? " · CN23 enclosed" : ""
      }`,
      2.2,
      { isBold: true, isWhole: true },
    ),
    text(types.join("  "), 2, { isWhole: true, lines: 2 }),
    ...shown.map((line) => text(lineText(line), 2, { isWhole: true })),
    ...lines.length > most ? [text(`+ ${lines.length - shown.length}`, 2)] : [],
    text(
      `${words.total}: ${lines.reduce((sum, { qty }) => sum + qty, 0)} · ${sumText(lines)} · ${
        kilograms(weight_g)
      }`,
      2.2,
      { isBold: true, isWhole: true },
    ),
    text(words.signature.replace("{date}", date), 2, { isWhole: true }),
  ];
}

const lineText = ({ desc, qty, net_g, value_minor, currency, hs, origin }: CustomsLine): string =>
  [`${qty} × ${desc}`, kilograms(net_g), `${formatMinor(value_minor, currency)} ${currency}`, hs, origin]
    .join(" · ");

export const sumText = (lines: readonly CustomsLine[]): string =>
  sumsOf(lines).map(({ value_minor, currency }) => `${formatMinor(value_minor, currency)} ${currency}`)
    .join(" + ");

/** Drawn in place of a label whose file is lost or cannot be opened. */
export const unreadableLabel = (code: string): readonly LabelBlock[] => [
  gap(10),
  text(words.label.unreadable.replace("{code}", code), 6, { isBold: true, lines: 3 }),
  text(words.label.bringAgain, 4, { lines: 4 }),
];

export function labelDocument(
  labels: readonly (readonly LabelBlock[])[],
  { at, media }: PackagePrint,
): LabelDocument {
  return {
    title: words.label.title,
    language: "en",
    at,
    size: MEDIA_SIZES[labelMediaOf(media)],
    labels,
  };
}
