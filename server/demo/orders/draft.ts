import { type OrderTexts, orderTexts } from "../../../api/orders/order_texts.ts";
import { uniqueTags } from "../../../api/orders/tags.ts";
import type { NewItem, OrderLinesTable } from "../../db/tables.ts";
import { fill, makeBuyer } from "./buyers.ts";
import type { Random } from "../random.ts";
import type { DemoStore } from "../shops/shops.ts";

export type DemoLine = Omit<OrderLinesTable, "_id" | "order_id" | "seller_id" | "position">;

export interface DemoDraft {
  readonly texts: OrderTexts;
  readonly tags: readonly string[];
  readonly lines: readonly DemoLine[];
}

/** The shop's price, as a multiple of ours. */
const MARKUP = 1.8;

const NOTES = [
  "Gift: please leave out the invoice.",
  "Repeat customer, add a sticker.",
  "Artwork version 3, not 2!",
  "Bitte ohne Rechnung versenden.",
  "Call before delivery, the bell is broken.",
] as const;

const GIFTS = [
  "Happy birthday, Mia!\nWear it well.\nLove, Tom",
  "Alles Gute zum Einzug!\nDeine Nachbarn aus dem dritten Stock",
  "For the best aunt in the world.",
] as const;
const giftOf = (number: string): string =>
  GIFTS[(number.charCodeAt(number.length - 1) || 0) % GIFTS.length] ?? GIFTS[0];

const FOREIGN = [
  ["MUG-CUSTOM-NAME", 'Personalised mug, 11 oz, "World\'s Okayest Dad"'],
  ["BUNDLE-3TEE", "Bundle: three tees, mixed sizes"],
  ["TS-0042-XL", "Vintage sunset tee XL"],
] as const;

/** Weights and codes of `shipping_methods` by country; `ABROAD` is for all other countries. */
const METHODS: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  US: [[7, "standard"], [2, "express"], [1, "overnight"]],
};
const ABROAD = [[8, "international"], [2, "international-express"]] as const;

const TAGS = [[5, "gift"], [4, "rush"], [3, "wholesale"], [3, "vip"], [2, "reprint"], [
  1,
  "photo check",
]] as const;
const TAGGED_SHARE = 1 / 6;
const TWICE_SHARE = 0.2;

export function makeDraft(store: DemoStore, items: readonly NewItem[], random: Random): DemoDraft {
  const country = random.weighted(store.buyers);
  const wholesale = store.platform === "manual";
  const kinds = random.weighted([[62, 1], [22, 2], [10, 3], [4, 5], [2, 9]]);
  const chosen = new Map(
    Array.from({ length: kinds }, () => random.pick(items)).map((item) => [item.sku, item]),
  );
  const texts = orderTexts({
    ...makeBuyer(country, random),
    external_number: fill(store.numbers, random),
    shipping_method: random.weighted(METHODS[country] ?? ABROAD),
    note: random.chance(0.05) ? random.pick(NOTES) : "",
  });
  const tags = makeTags(random);
  return {
    texts: { ...texts, gift_message: tags.includes("gift") ? giftOf(texts.external_number) : "" },
    tags,
    lines: [...chosen.values()].map((item) =>
      wholesale
        ? { ...knownLine(item, random.between(4, 12)), ...SAYS_NOTHING }
        : knownLine(item, random.weighted([[80, 1], [14, 2], [4, 3], [2, 6]]))
    ),
  };
}

function makeTags(random: Random): string[] {
  if (!random.chance(TAGGED_SHARE)) return [];
  const count = random.chance(TWICE_SHARE) ? 2 : 1;
  return uniqueTags(Array.from({ length: count }, () => random.weighted(TAGS)));
}

function knownLine(item: NewItem, quantity: number): DemoLine {
  return {
    item_id: item._id,
    sku: item.sku,
    title: item.title,
    variant: item.variant,
    quantity,
    total_minor: item.price_minor * quantity,
    external_sku: "",
    ...declaredAs(Math.round(item.price_minor * MARKUP) * quantity),
  };
}

/** Makes an order as some shops send it: without street, name or price, or with an unknown item. */
export function spoil(draft: DemoDraft, random: Random): DemoDraft {
  const { texts, lines } = draft;
  switch (random.below(5)) {
    case 0:
      return { ...draft, texts: { ...texts, address_line1: "", address_line2: "" } };
    case 1:
      return { ...draft, texts: { ...texts, recipient_name: "", city: "" } };
    case 2:
      return { ...draft, lines: [...lines, foreignLine(random)] };
    case 3:
      return {
        ...draft,
        lines: lines.map((line, index) => index === 0 ? { ...line, total_minor: 0 } : line),
      };
    default:
      return { ...draft, texts: { ...texts, address_line1: "" }, lines: [foreignLine(random)] };
  }
}

const SAYS_NOTHING = { declared_minor: null, declared_currency: "", raw_total: "" } as const;
const declaredAs = (cents: number) => ({
  declared_minor: cents,
  declared_currency: "",
  raw_total: (cents / 100).toFixed(2),
});

function foreignLine(random: Random): DemoLine {
  const [sku, title] = random.pick(FOREIGN);
  const cents = random.between(900, 6900);
  return {
    item_id: null,
    sku,
    title,
    variant: "",
    quantity: 1,
    total_minor: 0,
    external_sku: "",
    ...declaredAs(cents),
  };
}
