/** Source: UPU Convention Manual, CN 22 and CN 23. */
import { formatDay } from "../time/instants.ts";
import { formatMinor } from "../money.ts";
import type { CustomsLine } from "../shipping/customs.ts";
import type { Block, DocumentDescription } from "./document.ts";
import { addressLines, kilograms, type PackagePaperFacts, type PackagePrint, paperOf } from "./packages.ts";
import { sumText } from "./shipping_label.ts";
import { customsWords as words } from "./words/customs.ts";

const BUSINESS_NAME = "Pressdock";

export function customsForm(facts: PackagePaperFacts, print: PackagePrint): DocumentDescription {
  const { at, timeZone } = print;
  const { code, from, to, number, weight_g, declaration: { form, content_type, incoterm, lines } } = facts;
  const types = words.contentTypes as Readonly<Record<string, string>>;
  const isLong = form === "CN23";
  return {
    title: words.title.replace("{form}", form ?? "CN22"),
    subtitle: words.mayBeOpened,
    language: "en",
    at,
    size: paperOf(print),
    blocks: [
      { kind: "bars", code: number || code, mm: 12 },
      {
        kind: "facts",
        facts: [
          [words.parcel, number],
          [words.package, code],
          ...isLong ? [[words.sender, addressLines(from).join("\n")] as const] : [],
          ...isLong ? [[words.receiver, addressLines(to).join("\n")] as const] : [],
          [words.contents, types[content_type] ?? content_type],
          [words.incoterm, incoterm],
          [words.gross, kilograms(weight_g)],
        ],
      },
      customsTable(lines),
      { kind: "text", text: words.certify, isQuiet: true },
      { kind: "text", text: words.signature.replace("{date}", formatDay(at, timeZone)), isQuiet: true },
    ],
    foot: `${BUSINESS_NAME} · ${code}`,
    page: words.page,
  };
}

export function customsTable(lines: readonly CustomsLine[]): Block {
  const { columns } = words;
  return {
    kind: "table",
    columns: [
      { title: columns.desc, share: 4 },
      { title: columns.qty, share: 1, isFigure: true },
      { title: columns.net, share: 1.7, isFigure: true },
      { title: columns.value, share: 2.2, isFigure: true },
      { title: columns.hs, share: 1.8 },
      { title: columns.origin, share: 1.2 },
    ],
    rows: lines.map(({ desc, qty, net_g, value_minor, currency, hs, origin }) => [
      desc,
      String(qty),
      kilograms(net_g),
      `${formatMinor(value_minor, currency)} ${currency}`,
      hs,
      origin,
    ]),
    totals: [[
      words.total,
      String(lines.reduce((sum, { qty }) => sum + qty, 0)),
      kilograms(lines.reduce((sum, { net_g }) => sum + net_g, 0)),
      sumText(lines),
      "",
      "",
    ]],
  };
}
