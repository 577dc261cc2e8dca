/** Places print files on all drafts that lack them for a SKU, and on the SKU if it maps to the item. */
import { ApiError } from "../../../../api/errors.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { mendFields } from "../../../../api/inputs/orders/job.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { stampOf } from "../../../mutate.ts";
import { FIRST_DRAFT, mendDrafts } from "./fix_run.ts";
import { fixingRule } from "./rights.ts";
import {
  acceptWithin,
  type JobKind,
  type JobRow,
  type JobTools,
  type NewJobParts,
} from "../../../jobs/job_kind.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { addRows } from "../../desk/jobs/rows_store.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { rewriteProblems } from "../orders/recheck.ts";
import { ordersById } from "../orders/store.ts";
import { storeById } from "../stores/store.ts";
import { itemOwner, ownerOfSku } from "../../catalogue/artwork/artwork_store.ts";
import { checkPlacements, place } from "../../catalogue/artwork/make.ts";
import { bareDrafts, type BareKind, bareLines } from "./missing_artwork_store.ts";
import { insertPlacements, type NewPlacement } from "../../catalogue/artwork/placements_store.ts";

type ArtworkInput = BareKind & { readonly placements: readonly NewPlacement[] };

export const artworkKind: JobKind = {
  kind: "orders.artwork",
  rule: fixingRule,
  fields: mendFields,
  accept: acceptWithin(accept),
  run(job, tools) {
    const decided = JSON.parse(job.input) as ArtworkInput;
    return mendDrafts(job, {
      waiting: bareDrafts(decided),
      mend: (tx, ids, at) => placeOn(tx, at, ids, decided, tools),
    }, tools);
  },
};

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const { external_sku, placements } = params;
  if (!external_sku) throw badJob([{ path: "external_sku", code: says("required") }]);
  if (!placements || placements.length === 0) throw badJob([{ path: "placements", code: says("required") }]);
  const { scope } = context;
  const store = await storeById(tx, scope, params.store ?? "");
  if (!store) throw new ApiError("NOT_FOUND", "There is no such store.");
  const item = await itemOwner(tx, params.item ?? "", store);
  if (!item) throw badJob([{ path: "item", code: says("unknown") }]);
  const checked = await checkPlacements(tx, scope, item, placements);
  const mapped = await ownerOfSku(tx, scope, store._id, external_sku);
  if (mapped?.sku === item.sku) {
    await place(tx, { line: null, store: store._id, sku: external_sku }, checked, context.now());
  }
  const kind: BareKind = {
    store_id: store._id,
    seller_id: store.seller_id,
    external_sku,
    item_id: item.item_id,
  };
  return {
    title: `Place artwork on ${external_sku}`,
    input: { ...kind, placements: checked } satisfies ArtworkInput,
    cursor: FIRST_DRAFT,
    total: await bareDrafts(kind).count(tx),
    about: { external_sku },
  };
}

async function placeOn(
  tx: Writer,
  job: JobRow,
  ids: readonly string[],
  { placements, ...kind }: ArtworkInput,
  tools: JobTools,
): Promise<number> {
  const context = await contextOfJob(tx, job, tools);
  const orders = [...(await ordersById(tx, context.scope, ids)).values()];
  if (orders.length === 0) return 0;
  const at = tools.now();
  const lines = await bareLines(tx, kind, orders.map(({ _id }) => _id));
  const placed = lines.flatMap((line_id) =>
    placements.map((each) => ({ ...each, line_id, store_id: null, external_sku: null }))
  );
  await insertPlacements(tx, placed, at);
  await rewriteProblems(tx, orders.map(({ _id }) => _id), at);
  const changes = [{ field: "artwork", before: "", after: kind.external_sku }];
  const audit = orders.map(({ _id, seller_id }) => ({
    entity: "orders",
    entityId: _id,
    sellerId: seller_id,
    action: job.kind,
    changes,
  }));
  await recordAudit(tx, audit, stampOf(context));
  await addRows(tx, job, job.made + 1, orders.map(({ _id, code }) => ({ record_id: _id, code })), "Done");
  return orders.length;
}
