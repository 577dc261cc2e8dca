/** Shipments › Packages: the list, its count, one package with what belongs to it, and its steps. */
import { ApiError } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";
import { fulfilments } from "../../../resources/fulfilments.ts";
import { packages as resource } from "../../../resources/packages.ts";
import { batched, type Load } from "../../batch.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { listOf } from "../../list_resolver.ts";
import { labelsOf, labelView, trackEventsOf } from "../labels/store.ts";
import { unitsIn } from "../units/store.ts";
import { packageFacts } from "./facts_store.ts";
import { movePackage } from "./lifecycle.ts";
import { ordersIn, packagesById, packagesList } from "./store.ts";
import { viewOf } from "./view.ts";

const { list, count } = listOf(resource, packagesList);
const followed = listOf(fulfilments, packagesList);

async function packageOf({ _id }: { readonly _id: string }, context: AuthorizedContext) {
  const row = (await packagesById(context.db.read, context.scope, [_id])).get(_id);
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  return viewOf(row, context);
}

/** Rows of many packages without what says whose they are. */
const bare = <Row extends { readonly package_id: string }>(
  load: Load<readonly Row[]>,
): Load<readonly Omit<Row, "package_id">[]> =>
async (reader, scope, ids) => {
  const groups = await load(reader, scope, ids);
  return new Map(Array.from(groups, ([id, rows]) => [id, rows.map(({ package_id: _, ...row }) => row)]));
};

const labels = batched(labelsOf, []);

export const packages: Module = {
  queries: {
    packages: list,
    packagesCount: count,
    fulfilments: followed.list,
    fulfilmentsCount: followed.count,
    getPackageById: packageOf,
    getFulfilmentById: packageOf,
  },
  mutations: { movePackage },
  fields: {
    Package: {
      async facts({ _id }, context) {
        const id = String(_id);
        const rows = await packagesById(context.db.read, context.scope, [id]);
        const asking = { scope: context.scope, context, now: context.now() };
        return (await packageFacts(context.db.read, [...rows.values()], asking)).get(id);
      },
      units: batched(unitsIn("package_id"), []),
      orders: batched(bare(ordersIn), []),
      labels: async (row, context) => (await labels(row, context)).map(labelView),
      events: batched(bare(trackEventsOf), []),
      timeline: batched(timelinesOf("packages"), []),
    },
  },
};
