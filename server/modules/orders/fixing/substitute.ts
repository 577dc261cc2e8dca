import { ApiError } from "../../../../api/errors.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { mendFields } from "../../../../api/inputs/orders/job.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { covers } from "../../../scope.ts";
import { itemsById, levelOfSeller } from "../../catalogue/items/store.ts";
import { acceptWithin, type JobKind, type NewJobParts } from "../../../jobs/job_kind.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { assignItem, FIRST_DRAFT } from "./fix_run.ts";
import { fixingRule } from "./rights.ts";
import { moveMappings, type Replacement, unavailableIn, unavailableItem } from "./substitute_store.ts";
import { activeItem } from "./waiting_store.ts";

export const substitute: JobKind = {
  kind: "orders.substitute",
  rule: fixingRule,
  fields: mendFields,
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const replacement = JSON.parse(job.input) as Replacement;
    const { seller_id, replaces, item_id, sku } = replacement;
    return assignItem(job, {
      seller_id,
      item_id,
      waiting: unavailableIn(replacement),
      before: sku,
      async itemsOf(reader, _order, lines, chosen, at) {
        const ids = lines.flatMap(({ item_id: id }) => id ?? []);
        const items = await itemsById(reader, ids, await levelOfSeller(reader, seller_id, at));
        return ({ item_id: id }) => id === replaces ? chosen : items.get(id ?? "");
      },
    }, tools);
  },
};

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const seller_id = params.seller ?? "";
  if (seller_id === "") throw badJob([{ path: "seller", code: "required" }]);
  if (!covers(context.scope, seller_id)) throw new ApiError("NOT_FOUND", "There is no such seller.");
  const ended = await unavailableItem(tx, params.replaces ?? "");
  if (!ended) throw badJob([{ path: "replaces", code: "unknown" }]);
  const item = await activeItem(tx, params.item ?? "");
  if (!item) throw badJob([{ path: "item", code: "unknown" }]);
  const replacement: Replacement = { seller_id, replaces: ended._id, sku: ended.sku, item_id: item._id };
  // Mappings are moved only from a discontinued item, because an item that is out of stock will return.
  if (ended.status === "Discontinued") {
    const moved = { ...replacement, isSameProduct: ended.product_id === item.product_id };
    await moveMappings(tx, moved, context.session.person._id, context.now());
  }
  return {
    title: `Replace ${ended.sku} by ${item.sku}`,
    input: replacement,
    cursor: FIRST_DRAFT,
    total: await unavailableIn(replacement).count(tx),
    about: { external_sku: ended.sku, sku: item.sku },
  };
}
