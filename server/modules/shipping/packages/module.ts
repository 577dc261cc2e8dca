import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { fulfilments } from "../../../../resources/shipping/fulfilments.ts";
import { packages as resource } from "../../../../resources/shipping/packages.ts";
import { actionOf } from "../../../../resources/steps.ts";
import { batchField, batchRowField, batchSelection, type Load } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { labelsOf, labelView, trackEventsOf } from "../labels/store.ts";
import { packageCharges } from "../../money/ledger/package_charges_store.ts";
import { sendingPort } from "../../orders/orders/sending_port.ts";
import { shipDayPort } from "../../catalogue/locations/ship_day_port.ts";
import { checkImportMethods, checkMethods } from "../policies/method_checks.ts";
import { unitsFor } from "../../workshop/units/parts_store.ts";
import { packBench } from "../../workshop/units/scan.ts";
import { type BenchPackage, benchPackageByCode, packageLeftAt, shownPackage } from "./bench_store.ts";
import { factsOfPackage, NO_PACKAGE_DATA } from "./facts.ts";
import { readPackageDataToBuy } from "./facts_store.ts";
import { lightenPackages } from "./lighten.ts";
import { namesOf, proposedCarriersOf } from "./listed_store.ts";
import { coverOf } from "./list_view.ts";
import { LAST_PACKAGES, makePackage, quotePostage } from "./order_package.ts";
import { methodsFor } from "./offers_store.ts";
import type { PackageRow } from "./rows.ts";
import { manyPackages } from "./purchases.ts";
import { scanAtPacking } from "./scan_pack.ts";
import { ordersIn, packageIdsOf, packagesById, packagesList } from "./store.ts";
import { packageLifecycle } from "./lifecycle.ts";
import { ordersShip } from "../../../../resources/shipping/orders_ship.ts";
import { forgetShipDays, shipDayWorker } from "./ship_days_store.ts";
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

const shownIfAny = (pkg: BenchPackage | null) => pkg && shownPackage(pkg);

const labels = batchField(labelsOf, []);
const rows = batchField<PackageRow | undefined>(packagesById, undefined);
const named = batchField(namesOf, { method_name: "", proposed_carrier: "", policy_code: "" });
/** Restricts the query for proposed carriers to people who may attach labels. */
const attachRule = actionOf(orders, "label.attach")!.rule;
const carrierOfOrder = batchField(proposedCarriersOf, "");
const around = batchField(
  async (reader, scope, ids, context) =>
    await readPackageDataToBuy(reader, [...(await packagesById(reader, scope, ids)).values()], {
      now: context?.now() ?? 0,
    }),
  NO_PACKAGE_DATA,
);

packBench.fill({
  scan: scanAtPacking,
  benchPackageByCode: async (...args) => shownIfAny(await benchPackageByCode(...args)),
  packageLeftAt: async (...args) => shownIfAny(await packageLeftAt(...args)),
});
sendingPort.fill({
  checkMethods,
  checkImportMethods,
  quotePostage,
  makePackage,
  lastPackages: LAST_PACKAGES,
  lighten: lightenPackages,
  packageIdsOf,
});

shipDayPort.fill({ forget: forgetShipDays });

export const packages: Module = {
  background: shipDayWorker,
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
      methods: (pkg, context) =>
        Number(pkg["of"]) > 0 && pkg["packed"] === pkg["of"] ? methodsFor(String(pkg["_id"]), context) : [],
    },
    Package: {
      units_made: async (pkg, context) =>
        pkg["units_made"] ?? Number((await around(pkg, context)).its?.made ?? 0),
      units_packed: async (pkg, context) =>
        pkg["units_packed"] ?? Number((await around(pkg, context)).its?.packed ?? 0),
      method_name: async (pkg, context) => pkg["method_name"] ?? (await named(pkg, context)).method_name,
      proposed_carrier: async (pkg, context) => (await named(pkg, context)).proposed_carrier,
      policy_code: async (pkg, context) => pkg["policy_code"] ?? (await named(pkg, context)).policy_code,
      covered: batchRowField(coverOf, ""),
      order_closed: (pkg) => pkg["order_closed"] ?? "",
      async facts(pkg, context) {
        const [row, its] = [await rows(pkg, context), await around(pkg, context)];
        const { now, session: { actor } } = context;
        const asking = { now: now(), actor: actor._id, device: "" };
        return row ? factsOfPackage(row, its, asking) : null;
      },
      units: batchSelection(unitsFor("package_id"), []),
      orders: batchField(bare(ordersIn), []),
      labels: async (row, context) => (await labels(row, context)).map(labelView(context)),
      events: batchField(bare(trackEventsOf), []),
      charges: batchField(packageCharges, []),
    },
    Order: {
      proposed_carrier: (order, context) =>
        allows(attachRule, context.session.person) ? carrierOfOrder(order, context) : "",
    },
  },
};
