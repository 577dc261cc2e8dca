import { formatDay } from "../time/instants.ts";
import type { Block, DocumentDescription } from "./document.ts";
import { addressLines, type PackagePaperFacts, type PackagePrint, paperOf } from "./packages.ts";
import { documentWords } from "./words/mod.ts";

export function packingSlip(facts: PackagePaperFacts, print: PackagePrint): DocumentDescription {
  const { language, at, timeZone } = print;
  const { code, orders, store, seller, to, lines, gift_messages, carrier, service, number } = facts;
  const words = documentWords(language);
  const own = words.slip;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const isMany = orders.length > 1;
  const blocks: Block[] = [
    { kind: "bars", code, mm: 12 },
    {
      kind: "facts",
      facts: [
        [own.to, addressLines(to).join("\n")],
        [own.package, code],
        [own.order, orders.join(", ")],
        [own.date, formatDay(at, timeZone)],
        ...carrier || service || number
          ? [[own.shipped, [carrier, service, number].filter(Boolean).join(" · ")] as const]
          : [],
      ],
    },
    {
      kind: "table",
      columns: [
        { title: own.columns.sku, share: 3 },
        { title: own.columns.title, share: 6 },
        { title: own.columns.variant, share: 3 },
        ...isMany ? [{ title: own.order, share: 2.4 }] : [],
        { title: own.columns.qty, share: 1.4, isFigure: true },
      ],
      rows: lines.map(({ sku, title, variant, order_code, qty }) => [
        sku,
        title,
        variant,
        ...isMany ? [order_code] : [],
        String(qty),
      ]),
      totals: [[own.pieces, "", "", ...isMany ? [""] : [], String(pieces)]],
    },
  ];
  for (const [order, message] of gift_messages) {
    const heading = isMany ? `${own.giftMessage} (${order})` : own.giftMessage;
    blocks.push({ kind: "heading", text: heading }, { kind: "text", text: message });
  }
  return {
    title: store || seller,
    subtitle: own.title,
    language,
    at,
    size: paperOf(print),
    blocks,
    foot: own.thanks,
    page: words.page,
  };
}
