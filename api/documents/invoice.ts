import { formatDay } from "../time/instants.ts";
import { customsTable } from "./customs_form.ts";
import type { DocumentDescription } from "./document.ts";
import { addressLines, kilograms, type PackagePaperFacts, type PackagePrint, paperOf } from "./packages.ts";
import { customsWords } from "./words/customs.ts";

export function commercialInvoice(facts: PackagePaperFacts, print: PackagePrint): DocumentDescription {
  const { at, timeZone } = print;
  const { code, orders, store, seller, from, to, carrier, service, number, weight_g, declaration } = facts;
  const words = customsWords.invoice;
  const types = customsWords.contentTypes as Readonly<Record<string, string>>;
  return {
    title: words.title,
    subtitle: code,
    language: "en",
    at,
    size: paperOf(print),
    blocks: [
      {
        kind: "facts",
        facts: [
          [words.number, [code, ...orders].join(" · ")],
          [words.date, formatDay(at, timeZone)],
          [words.exporter, addressLines(from).join("\n")],
          [words.soldBy, [store, seller].filter(Boolean).join(", ")],
          [words.consignee, addressLines(to).join("\n")],
          [words.carrier, [carrier, service, number].filter(Boolean).join(" · ")],
          [words.reason, types[declaration.content_type] ?? declaration.content_type],
          [customsWords.incoterm, declaration.incoterm],
          [customsWords.gross, kilograms(weight_g)],
        ],
      },
      customsTable(declaration.lines),
      { kind: "text", text: words.certify, isQuiet: true },
      {
        kind: "text",
        text: customsWords.signature.replace("{date}", formatDay(at, timeZone)),
        isQuiet: true,
      },
    ],
    foot: code,
    page: customsWords.page,
  };
}
