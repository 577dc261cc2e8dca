/** A simulated shop with buyers, orders and shipments; the same seed gives the same shop. */
import { DAY_SECONDS } from "../../api/constants.ts";
import { type Random, seededRandom } from "../demo/random.ts";

export interface SimulatedProduct {
  readonly variantId: number;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  /** The price in cents of the shop's currency. */
  readonly cents: number;
  readonly isGiftCard?: boolean;
  /** The location in Shopify that sends it, if it differs from that of other products. */
  readonly location?: string;
}

export interface SimulatedLine {
  readonly id: number;
  readonly product: SimulatedProduct;
  readonly quantity: number;
  /** The quantity that the shop refunded or removed. */
  removed: number;
  readonly properties: readonly (readonly [string, string])[];
}

export interface SimulatedNumber {
  readonly number: string;
  readonly company: string;
  readonly url: string;
}

export interface SimulatedShipment {
  readonly id: number;
  readonly lines: readonly { readonly line: SimulatedLine; readonly quantity: number }[];
  numbers: readonly SimulatedNumber[];
  isCancelled: boolean;
}

export interface SimulatedBuyer {
  readonly first: string;
  readonly last: string;
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly provinceCode: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
}

export interface SimulatedOrder {
  readonly id: number;
  readonly number: number;
  readonly createdAt: number;
  updatedAt: number;
  cancelledAt: number | null;
  paid: "paid" | "pending" | "refunded" | "expired";
  readonly buyer: SimulatedBuyer;
  readonly method: string;
  note: string;
  readonly giftMessage: string;
  readonly lines: SimulatedLine[];
  readonly shipments: SimulatedShipment[];
  readonly notes: { readonly id: number; readonly text: string; readonly isForBuyer: boolean }[];
  readonly metadata: Map<string, unknown>;
}

export interface SimulatedShopOptions {
  readonly seed: number;
  /** Unix seconds. */
  readonly now: () => number;
  readonly name?: string;
  readonly currency?: string;
  readonly orders?: number;
  /** Days within which the initial orders were placed. */
  readonly days?: number;
  readonly products?: readonly SimulatedProduct[];
}

export type OrderChange = "created" | "updated" | "cancelled";

export interface NewOrder {
  readonly lines?: readonly { readonly sku: string; readonly quantity: number }[];
  readonly at?: number;
  readonly method?: string;
}

const product = (
  nth: number,
  sku: string,
  title: string,
  variant: string,
  cents: number,
): SimulatedProduct => ({
  variantId: 41_000_000_000_000 + nth,
  sku,
  title,
  variant,
  cents,
});

const PRODUCTS: readonly SimulatedProduct[] = [
  product(1, "HP-SAIL-TEE-NAVY-M", "Sail T-shirt", "Navy / M", 2_400),
  product(2, "HP-SAIL-TEE-NAVY-L", "Sail T-shirt", "Navy / L", 2_400),
  product(3, "HP-PINE-HOODIE-GREEN-L", "Pine hoodie", "Green / L", 4_800),
  product(4, "HP-LIGHTHOUSE-MUG", "Lighthouse mug", "", 1_650),
  product(5, "HP-HARBOR-TOTE", "Harbor tote bag", "", 1_950),
];

const BUYERS: readonly SimulatedBuyer[] = [
  ["Dana", "Whitfield", "41 Chandler Street", "Portland", "Maine", "ME", "04101", "US", "+12075550142"],
  ["Luis", "Ortega", "1908 Alder Avenue", "Sacramento", "California", "CA", "95811", "US", "+19165550117"],
  ["Priya", "Nair", "77 King Street West", "Toronto", "Ontario", "ON", "M5V 1J5", "CA", "+14165550163"],
  ["Tom", "Ashby", "12 Mill Lane", "Leeds", "", "", "LS1 4DY", "GB", "+441135550190"],
  ["Amelie", "Roth", "Lange Straße 4", "Köln", "", "", "50667", "DE", "+492215550134"],
].map(([first, last, street, city, province, provinceCode, zip, country, phone]) => ({
  first: first!,
  last: last!,
  street: street!,
  city: city!,
  province: province!,
  provinceCode: provinceCode!,
  zip: zip!,
  country: country!,
  phone: phone!,
}));

const METHODS = ["Standard", "Standard", "Express"] as const;

export class SimulatedShop {
  readonly name: string;
  readonly currency: string;
  readonly products: readonly SimulatedProduct[];
  readonly orders = new Map<number, SimulatedOrder>();
  readonly #listeners: ((order: SimulatedOrder, change: OrderChange) => void)[] = [];
  readonly #sorted = new Map<string, readonly SimulatedOrder[]>();
  readonly #random: Random;
  readonly #now: () => number;
  /** Counts ids of orders and lines apart from other ids, so that the same orders always have the same ids. */
  #lastOrderId = 5_400_000_000_000;
  #lastId = 9_100_000_000_000;
  #lastNumber = 1_000;

  constructor({ seed, now, name, currency, orders = 0, days = 7, products }: SimulatedShopOptions) {
    this.#random = seededRandom(seed);
    this.#now = now;
    this.name = name ?? "Harbor and Pine";
    this.currency = currency ?? "USD";
    this.products = products ?? PRODUCTS;
    const from = now() - days * DAY_SECONDS;
    for (let nth = 0; nth < orders; nth++) {
      this.place({ at: from + Math.floor(((nth + 1) * days * DAY_SECONDS) / (orders + 1)) });
    }
  }

  /** Returns the orders by one of their times, then by id; sorted only once between changes. */
  sortedBy(time: "createdAt" | "updatedAt"): readonly SimulatedOrder[] {
    const before = this.#sorted.get(time);
    if (before) return before;
    const sorted = [...this.orders.values()].sort((a, b) => a[time] - b[time] || a.id - b.id);
    this.#sorted.set(time, sorted);
    return sorted;
  }

  now(): number {
    return this.#now();
  }

  nextId(): number {
    return ++this.#lastId;
  }

  onChange(listener: (order: SimulatedOrder, change: OrderChange) => void): void {
    this.#listeners.push(listener);
  }

  place({ lines, at = this.#now(), method }: NewOrder = {}): SimulatedOrder {
    const random = this.#random;
    const chosen = lines ?? Array.from({ length: random.between(1, 3) }, () => ({
      sku: random.pick(this.products).sku,
      quantity: random.between(1, 2),
    }));
    const order: SimulatedOrder = {
      id: ++this.#lastOrderId,
      number: ++this.#lastNumber,
      createdAt: at,
      updatedAt: at,
      cancelledAt: null,
      paid: "paid",
      buyer: random.pick(BUYERS),
      method: method ?? random.pick(METHODS),
      note: random.chance(0.1) ? "Please ring twice." : "",
      giftMessage: random.chance(0.1) ? "Happy birthday!" : "",
      lines: chosen.map(({ sku, quantity }) => ({
        id: ++this.#lastOrderId,
        product: this.#product(sku),
        quantity,
        removed: 0,
        properties: random.chance(0.2) ? [["Name", "Robin"]] : [],
      })),
      shipments: [],
      notes: [],
      metadata: new Map(),
    };
    this.orders.set(order.id, order);
    this.#notify(order, "created");
    return order;
  }

  cancel(order: SimulatedOrder): void {
    order.cancelledAt = this.#now();
    this.touch(order, "cancelled");
  }

  /** Reduces a line's quantity, as an edit or a partial refund does. */
  remove(order: SimulatedOrder, line: SimulatedLine, pieces: number): void {
    line.removed = Math.min(line.quantity, line.removed + pieces);
    this.touch(order);
  }

  touch(order: SimulatedOrder, change: OrderChange = "updated"): void {
    order.updatedAt = this.#now();
    // Adds the order again at the end, so that `orders` is sorted by the last change.
    this.orders.delete(order.id);
    this.orders.set(order.id, order);
    this.#notify(order, change);
  }

  ship(
    order: SimulatedOrder,
    lines: SimulatedShipment["lines"],
    numbers: readonly SimulatedNumber[],
  ): SimulatedShipment {
    const shipment = { id: this.nextId(), lines, numbers, isCancelled: false };
    order.shipments.push(shipment);
    this.touch(order);
    return shipment;
  }

  /** Returns the quantity of a line that was neither sent nor removed. */
  openPieces(order: SimulatedOrder, line: SimulatedLine): number {
    const sent = order.shipments.filter(({ isCancelled }) => !isCancelled)
      .flatMap(({ lines }) => lines.filter((each) => each.line === line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return Math.max(0, line.quantity - line.removed - sent);
  }

  #product(sku: string): SimulatedProduct {
    const found = this.products.find((each) => each.sku === sku);
    if (!found) throw new Error(`Cannot place an order: the simulated shop has no product "${sku}"`);
    return found;
  }

  #notify(order: SimulatedOrder, change: OrderChange): void {
    this.#sorted.clear();
    for (const listener of this.#listeners) listener(order, change);
  }
}
