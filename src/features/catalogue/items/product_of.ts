import { ProductOf } from "../../../../api/generated/operations/products.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import type { EntityRecord } from "../../../engine/form/entity_form.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";

export type ProductShown = NonNullable<DataOf<typeof ProductOf>["getProductById"]>;
export type Variant = ProductShown["items"][number];

interface Answer {
  readonly product: ProductShown | null;
}

export const productIdOf = (record: EntityRecord): string => String(record["product_id"] ?? record._id);

export const productSource = (id: string): AnswerSource<Answer> => ({
  name: `products.of.${id}`,
  entities: ["products", "catalogueItems"],
  debounceMs: 0,
  ask: async (options) =>
    mapOutcome(
      await ask(ProductOf, { _id: id }, { ...options, background: true }),
      (data) => ({ product: data.getProductById }),
    ),
});
