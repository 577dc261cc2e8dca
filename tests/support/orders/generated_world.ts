/** Worlds of two sellers that look alike: with equal names, items and countries, rows could easily be mixed up. */
import { fc } from "../property.ts";
import type { StoreId, World } from "./world.ts";
import { PRICES } from "./world.ts";

export interface GeneratedOrder {
  readonly store_id: StoreId;
  readonly recipient_name: string;
  readonly country: string;
  readonly sku: string;
  readonly quantity: number;
  readonly number: number;
  /** Number of steps in `WAY` that the order takes. */
  readonly steps: number;
}

const WAY = [
  "order.submit",
  "order.pay",
  "production.start",
  "label.attach",
  "production.finish",
  "shipment.handOver",
] as const;

const shape = {
  recipient_name: fc.constantFrom("Zoë Müller", "John Smith", "Ngô Thị Lan", "عمر حداد"),
  country: fc.constantFrom("DE", "US", "FR"),
  sku: fc.constantFrom(...Object.keys(PRICES), "FUR-BO-10001798"),
  quantity: fc.integer({ min: 1, max: 2 }),
  number: fc.nat(999),
  steps: fc.nat(WAY.length),
};

export const orderOf = (...stores: StoreId[]): fc.Arbitrary<GeneratedOrder> =>
  fc.record({ store_id: fc.constantFrom(...stores), ...shape });

/** Makes the order and takes its steps until one is refused. Returns its id. */
export async function place(world: World, order: GeneratedOrder): Promise<string> {
  const { store_id, recipient_name, country, sku, quantity, number, steps } = order;
  const external_number = `CA-2017-${number}-${placed++}`;
  const id = await world.order({
    store_id,
    recipient_name,
    country,
    external_number,
    lines: [{ sku, quantity }],
  });
  for (const event of WAY.slice(0, steps)) {
    const [result] = await world.move("root", [id], event);
    if (!result?.ok) break;
  }
  return id;
}
let placed = 0;

/** An act of a seller; `nth` is the position of the order in the list. */
export type Act =
  | { readonly kind: "make"; readonly order: GeneratedOrder }
  | { readonly kind: "move"; readonly nth: number; readonly event: string }
  | { readonly kind: "edit"; readonly nth: number; readonly name: string }
  | { readonly kind: "topUp"; readonly minor: number };

export const actIn = (...stores: StoreId[]): fc.Arbitrary<Act> =>
  fc.oneof(
    fc.record({ kind: fc.constant("make" as const), order: orderOf(...stores) }),
    fc.record({
      kind: fc.constant("move" as const),
      nth: fc.nat(9),
      event: fc.constantFrom(...WAY, "order.cancel", "order.hold", "order.release"),
    }),
    fc.record({ kind: fc.constant("edit" as const), nth: fc.nat(9), name: shape.recipient_name }),
    fc.record({ kind: fc.constant("topUp" as const), minor: fc.integer({ min: 1, max: 9999 }) }),
  );

export interface Filter {
  readonly status: readonly string[] | null;
  readonly country: readonly string[] | null;
  readonly search: string | null;
  readonly sort: string;
}

export const anyFilter: fc.Arbitrary<Filter> = fc.record({
  status: fc.option(fc.subarray(["Draft", "Pending", "Processing", "!Draft", "All", "In Production"])),
  country: fc.option(fc.subarray(["DE", "US", "FR"])),
  search: fc.option(fc.constantFrom("müller", "CA-2017", "smith tee", "JD0146", "lan", "fur", "PD-0", "ca")),
  sort: fc.constantFrom("-created_at", "code", "recipient_name", "-total_minor", "status", "external_number"),
});
