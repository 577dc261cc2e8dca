/** Predicts the result for a file's orders. The problems of a draft are those that the server will store with it. */
import { missingParts } from "../places/addresses.ts";
import { type OrderProblemCode, orderProblems } from "../orders/order_problems.ts";
import { fitsCountry } from "../places/postal_codes.ts";
import { repeatedLines } from "../orders/repeated_lines.ts";
import type { ImportedOrder } from "./assembly.ts";

export interface StoreKnowledge {
  readonly taken: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  readonly unpriced: ReadonlySet<string>;
  readonly unavailable: ReadonlySet<string>;
  readonly withoutArt: ReadonlySet<string>;
  /** Keys (`methodKey`) of orders that get no shipping method. */
  readonly withoutMethod: ReadonlySet<string>;
}

/** The API's answer about some orders of the file: order numbers or SKUs, or `methodKey`s in `methodless`. */
export type CheckAnswer = Readonly<
  Record<"taken" | "unknown" | "unpriced" | "unavailable" | "artless" | "methodless", readonly string[]>
>;

/** Names the facts of an order by which its shipping method is chosen before its weight is known. */
export const methodKey = (
  { country, shipping_method }: Pick<ImportedOrder, "country" | "shipping_method">,
): string => `${country}\n${shipping_method}`;

export interface ProblemCount {
  readonly code: OrderProblemCode;
  readonly orders: number;
}

export interface Outlook {
  readonly checked: number;
  readonly skipped: number;
  readonly ready: number;
  readonly repeated: number;
  readonly problems: readonly ProblemCount[];
  readonly knowledge: StoreKnowledge;
}

export function predictProblems(order: ImportedOrder, knowledge: StoreKnowledge): OrderProblemCode[] {
  const { unknown, unpriced, unavailable, withoutArt, withoutMethod } = knowledge;
  const lines = order.lines.map(({ sku, quantity }) => ({
    known: !unknown.has(sku),
    isAvailable: !unavailable.has(sku),
    hasArt: !withoutArt.has(sku),
    quantity,
    total_minor: unpriced.has(sku) ? 0 : 1,
  }));
  return [
    ...new Set(
      orderProblems({
        ...order,
        lines,
        isPostalFit: fitsCountry(order.postal_code, order.country),
        missingParts: missingParts(order),
        hasMethod: !withoutMethod.has(methodKey(order)),
      }).map(({ code }) => code),
    ),
  ];
}

export class OutlookCounter {
  readonly #problems = new Map<OrderProblemCode, number>();
  readonly #taken = new Set<string>();
  readonly #unknown = new Set<string>();
  readonly #unpriced = new Set<string>();
  readonly #unavailable = new Set<string>();
  readonly #withoutArt = new Set<string>();
  readonly #withoutMethod = new Set<string>();
  #checked = 0;
  #ready = 0;
  #repeated = 0;

  learn(facts: CheckAnswer): void {
    for (const number of facts.taken) this.#taken.add(number);
    for (const sku of facts.unknown) this.#unknown.add(sku);
    for (const sku of facts.unpriced) this.#unpriced.add(sku);
    for (const sku of facts.unavailable) this.#unavailable.add(sku);
    for (const sku of facts.artless) this.#withoutArt.add(sku);
    for (const key of facts.methodless) this.#withoutMethod.add(key);
  }

  take(orders: readonly ImportedOrder[]): void {
    this.#checked += orders.length;
    for (const order of orders) {
      if (this.#taken.has(order.external_number)) continue;
      const problems = predictProblems(order, this.#knowledge());
      if (problems.length === 0) this.#ready++;
      if (repeatedLines(order.lines).length > 0) this.#repeated++;
      for (const code of problems) this.#problems.set(code, (this.#problems.get(code) ?? 0) + 1);
    }
  }

  result(): Outlook {
    const problems = Array.from(this.#problems, ([code, orders]) => ({ code, orders }));
    return {
      checked: this.#checked,
      skipped: this.#taken.size,
      ready: this.#ready,
      repeated: this.#repeated,
      problems: problems.sort((one, other) => other.orders - one.orders),
      knowledge: this.#knowledge(),
    };
  }

  #knowledge(): StoreKnowledge {
    return {
      taken: this.#taken,
      unknown: this.#unknown,
      unpriced: this.#unpriced,
      unavailable: this.#unavailable,
      withoutArt: this.#withoutArt,
      withoutMethod: this.#withoutMethod,
    };
  }
}
