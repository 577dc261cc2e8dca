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
import { factsOfPackage, NOTHING_AROUND } from "./facts.ts";
import { aroundPackages } from "./facts_store.ts";
import { movePackage } from "./lifecycle.ts";
import type { PackageRow } from "./rows.ts";
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
const rows = batched<PackageRow | undefined>(packagesById, undefined);
const around = batched((reader, _scope, ids) => aroundPackages(reader, ids), NOTHING_AROUND);

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
      async facts(parcel, context) {
        const [row, its] = [await rows(parcel, context), await around(parcel, context)];
        return row
          ? factsOfPackage(row, its, { now: context.now(), person: context.session.person._id })
          : null;
      },
      units: batched(unitsIn("package_id"), []),
      orders: batched(bare(ordersIn), []),
      labels: async (row, context) => (await labels(row, context)).map(labelView),
      events: batched(bare(trackEventsOf), []),
      timeline: batched(timelinesOf("packages"), []),
    },
  },
};
