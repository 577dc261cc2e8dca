import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { fulfilments } from "../../../../resources/shipping/fulfilments.ts";
import { packages as resource } from "../../../../resources/shipping/packages.ts";
import { batchField, batchSelection, type Load } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { labelsOf, labelView, trackEventsOf } from "../labels/store.ts";
import { packageCharges } from "../../money/ledger/package_charges_store.ts";
import { sendingPort } from "../../orders/orders/sending_port.ts";
import { methodsGiven, waysGiven } from "../policies/methodless.ts";
import { unitsFor } from "../../workshop/units/parts_store.ts";
import { packBench } from "../../workshop/units/scan.ts";
import { type BenchParcel, parcelByCode, parcelLeftAt, shownParcel } from "./bench_store.ts";
import { factsOfPackage, NOTHING_AROUND } from "./facts.ts";
import { aroundToBuy } from "./facts_store.ts";
import { lightenParcels } from "./lighten.ts";
import { namesOf } from "./listed_store.ts";
import { LAST_PARCELS, makePackage, quotePostage } from "./of_order.ts";
import { methodsFor } from "./offers_store.ts";
import type { PackageRow } from "./rows.ts";
import { manyPackages } from "./purchases.ts";
import { scanAtPacking } from "./scan_pack.ts";
import { ordersIn, packageIdsOf, packagesById, packagesList } from "./store.ts";
import { packageLifecycle } from "./lifecycle.ts";
import { ordersShip } from "../../../../resources/shipping/orders_ship.ts";
import { viewOf } from "./view.ts";
import { searchedPackages } from "./search_store.ts";

async function packageOf({ _id }: { readonly _id: string }, context: AuthorizedContext) {
  const row = (await packagesById(context.db.read, context.scope, [_id])).get(_id);
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  return viewOf(row, context);
}

const bare = <Row extends { readonly package_id: string }>(
  load: Load<readonly Row[]>,
): Load<readonly Omit<Row, "package_id">[]> =>
async (reader, scope, ids) => {
  const groups = await load(reader, scope, ids);
  return new Map(Array.from(groups, ([id, rows]) => [id, rows.map(({ package_id: _, ...row }) => row)]));
};

const shownIfAny = (parcel: BenchParcel | null) => parcel && shownParcel(parcel);

const labels = batchField(labelsOf, []);
const rows = batchField<PackageRow | undefined>(packagesById, undefined);
const named = batchField(namesOf, { method_name: "", method_carrier: "", policy_code: "" });
const around = batchField(
  async (reader, scope, ids, context) =>
    await aroundToBuy(reader, [...(await packagesById(reader, scope, ids)).values()], {
      now: context?.now() ?? 0,
    }),
  NOTHING_AROUND,
);

packBench.fill({
  scan: scanAtPacking,
  parcelByCode: async (...asked) => shownIfAny(await parcelByCode(...asked)),
  parcelLeftAt: async (...asked) => shownIfAny(await parcelLeftAt(...asked)),
});
sendingPort.fill({
  methodsGiven,
  waysGiven,
  quotePostage,
  makePackage,
  lastPackages: LAST_PARCELS,
  lighten: lightenParcels,
  packageIdsOf,
});

export const packages: Module = {
  searchable: [searchedPackages],
  lists: [
    listOf(resource, packagesList),
    listOf(fulfilments, packagesList),
    listOf(ordersShip, packagesList),
  ],
  lifecycles: [packageLifecycle],
  manySteps: { [resource.id]: manyPackages },
  queries: {
    getPackageById: packageOf,
    getFulfilmentById: packageOf,
  },
  fields: {
    ScannedParcel: {
      methods: (parcel, context) =>
        Number(parcel["of"]) > 0 && parcel["packed"] === parcel["of"]
          ? methodsFor(String(parcel["_id"]), context)
          : [],
    },
    Package: {
      units_made: async (parcel, context) =>
        parcel["units_made"] ?? Number((await around(parcel, context)).its?.made ?? 0),
      units_packed: async (parcel, context) =>
        parcel["units_packed"] ?? Number((await around(parcel, context)).its?.packed ?? 0),
      method_name: async (parcel, context) =>
        parcel["method_name"] ?? (await named(parcel, context)).method_name,
      method_carrier: async (parcel, context) => (await named(parcel, context)).method_carrier,
      policy_code: async (parcel, context) =>
        parcel["policy_code"] ?? (await named(parcel, context)).policy_code,
      covered: (parcel) => parcel["covered"] ?? "",
      order_closed: (parcel) => parcel["order_closed"] ?? "",
      async facts(parcel, context) {
        const [row, its] = [await rows(parcel, context), await around(parcel, context)];
        const { now, session: { person, actor } } = context;
        const asking = { now: now(), person: person._id, actor: actor._id, device: "" };
        return row ? factsOfPackage(row, its, asking) : null;
      },
      units: batchSelection(unitsFor("package_id"), []),
      orders: batchField(bare(ordersIn), []),
      labels: async (row, context) => (await labels(row, context)).map(labelView(context)),
      events: batchField(bare(trackEventsOf), []),
      charges: batchField(packageCharges, []),
    },
  },
};
