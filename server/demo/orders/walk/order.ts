import type { MadeGarments } from "../../../../api/money/production_costs.ts";
import { areGoodsFree, isReship } from "../../../../api/orders/remedies.ts";
import { isRush } from "../../../../api/orders/rush.ts";
import { firstStepOf, LAST_STEP } from "../../../../api/steps.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { commands, PACKAGE_STATUSES } from "../../../modules/orders/orders/commands.ts";
import {
  awaitedFunds,
  clearHold,
  effects,
  type EffectWork,
  followedPackages,
} from "../../../modules/orders/orders/effects.ts";
import { draftPackage, packageChange } from "../../../modules/shipping/packages/order_package.ts";
import { factsOf } from "../../../modules/orders/orders/facts.ts";
import { orderLifecycle } from "../../../modules/orders/orders/lifecycle.ts";
import type { LineRow, OrderRow } from "../../../modules/orders/orders/rows.ts";
import type { RefundPart } from "../../../modules/money/ledger/charge_store.ts";
import { sharesOf, spreadRefund } from "../../../../api/money/shares.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { type OrderPatch, timesOf } from "../../../modules/orders/orders/store.ts";
import { quotePatch } from "../../../modules/shipping/packages/rateable.ts";
import { newPackage } from "../../../modules/shipping/packages/store.ts";
import { newUnit } from "../../../modules/workshop/units/new_units_store.ts";
import { workIn } from "./facts.ts";
import { lighten } from "./contents.ts";
import type { DemoBusiness } from "./business.ts";
import { declaredWhole, postageHoldOf, quotePackage } from "./postage.ts";
import { liveUnits, packagesIn, type Scene, type SceneOrder, type SceneUnit } from "./scene.ts";

/** @param sceneNow returns the scene that is being played */
export function orderLifecycleOf(business: DemoBusiness, sceneNow: () => Scene): AnyLifecycle {
  const found = (ids: readonly string[]) => ids.flatMap((id) => sceneNow().orders.get(id) ?? []);
  return {
    ...orderLifecycle,
    // Cases follow their remedies in cases.ts.
    parents: [],
    rows: (_reader, ids) => Promise.resolve(new Map(found(ids).map((row) => [row._id, row]))),
    facts: (_reader, rows: readonly OrderRow[], { now }) =>
      Promise.resolve(new Map(rows.map((row) => [row._id, factsOf(row, workIn(sceneNow(), row._id), now)]))),
    effects: { ...effects, ...moneyOf(business, sceneNow), ...makingOf(business, sceneNow) },
    commands: Object.fromEntries(
      Object.entries(commands).map(([name, command]) => [name, {
        ...command,
        idsOf: (tx, rows: readonly OrderRow[], step) =>
          name === "dropUnits"
            ? command.idsOf(tx, rows, step)
            : Promise.resolve(new Map(rows.map(({ _id }) => [_id, commandedIn(sceneNow(), name, _id)]))),
      }]),
    ),
    prefetch: () => Promise.resolve(),
    refuse: () => null,
    write(_tx, row: OrderRow, change: OrderPatch, at) {
      const { orders } = sceneNow();
      const version = row.version + 1;
      orders.set(row._id, {
        ...(orders.get(row._id) as SceneOrder),
        ...change,
        ...timesOf(row, change, at),
        updated_at: at,
        version,
      });
      return Promise.resolve(version);
    },
  };
}

function commandedIn(scene: Scene, name: string, orderId: string): readonly string[] {
  const statuses: readonly string[] | null = name in PACKAGE_STATUSES
    ? PACKAGE_STATUSES[name as keyof typeof PACKAGE_STATUSES]
    : null;
  if (!statuses) return liveUnits(scene, "order_id", orderId).map(({ _id }) => _id);
  return packagesIn(scene, orderId).filter(({ shipment_status }) => statuses.includes(shipment_status))
    .map(({ _id }) => _id);
}

type Effects = typeof effects;

function moneyOf(business: DemoBusiness, sceneNow: () => Scene): Effects {
  const { books } = business;
  const chargesOf = (id: string) => sceneNow().charges.get(id) ?? [];
  const stepOf = ({ stamp, event }: EffectWork) => ({ at: stamp.at, actorId: stamp.actor._id, event });
  const postRefund = (work: EffectWork, refundParts: readonly RefundPart[]) => {
    const { row } = work;
    for (const some of groupRows(refundParts, ({ line }) => line.txn_id).values()) {
      books.refund(row, some, stepOf(work));
    }
    const given = new Map(refundParts.map(({ line, minor }) => [line._id, minor]));
    const left = chargesOf(row._id).map((line) => {
      const minor = given.get(line._id) ?? 0;
      return { ...line, refunded_minor: line.refunded_minor + minor, leftMinor: line.leftMinor - minor };
    });
    sceneNow().charges.set(row._id, left.filter(({ leftMinor }) => leftMinor > 0));
  };
  return {
    captureTotal(work) {
      const { row } = work;
      if (areGoodsFree(row)) return { patch: { paid: 1 } };
      const made = books.charge(row, sceneNow().lines.get(row._id) ?? [], stepOf(work));
      sceneNow().charges.set(row._id, [...chargesOf(row._id), ...made]);
      return { patch: { paid: 1 } };
    },
    awaitFunds({ row, params, stamp: { at } }) {
      const lines = sceneNow().lines.get(row._id) ?? [];
      const postageMinor = postageHoldOf(business, draftOf(business, sceneNow(), row), row, {
        lines,
        at,
        isAhead: true,
      });
      const seenMinor = row.total_minor + postageMinor;
      return { patch: awaitedFunds({ seenMinor, postageMinor }, params, at) };
    },
    bookProduction(work) {
      const { row } = work;
      if (isReship(row)) return {};
      books.produce(row, garmentsIn(business, sceneNow(), row._id), stepOf(work));
      return {};
    },
    // The catalogue of the demo does not change, so an order keeps its problems.
    forgetHold: ({ row }) => clearHold(row),
    // Holds are written at the end (holds.ts).
    reservePostage: () => ({}),
    lightenPackages: ({ params, stamp }) => ({
      others: lighten(business, sceneNow(), params.unit_ids ?? [], stamp.at),
    }),
    refundTotal(work) {
      const { row } = work;
      if (row.paid === 0) return {};
      postRefund(work, chargesOf(row._id).map((line) => ({ line, minor: line.leftMinor })));
      return { patch: { paid: 0, cools_until: null } };
    },
    refundUnits(work) {
      const { row, params } = work;
      if (row.paid === 0) return {};
      const scene = sceneNow();
      const picked = (params.unit_ids ?? []).flatMap((id) => scene.units.get(id) ?? []);
      const live = new Map<string, number>();
      for (const { order_line_id } of liveUnits(scene, "order_id", row._id)) {
        live.set(order_line_id, (live.get(order_line_id) ?? 0) + 1);
      }
      postRefund(
        work,
        spreadRefund(chargesOf(row._id), sharesOf(scene.lines.get(row._id) ?? [], live, picked)),
      );
      return {};
    },
  };
}

export function garmentsIn({ place }: Pick<DemoBusiness, "place">, scene: Scene, orderId: string) {
  const units = groupRows(liveUnits(scene, "order_id", orderId), ({ item_id }) => item_id ?? "");
  return [...units.values()].map((some): MadeGarments => ({
    item_id: some[0]?.item_id ?? null,
    location_id: place._id,
    provider: place.code,
    count: some.length,
  }));
}

const lineOf = ({ sku, title, variant, quantity }: LineRow) => ({ sku, title, variant, quantity });

const draftOf = ({ weights, place, rules }: DemoBusiness, { lines }: Scene, order: OrderRow, loose = 0) =>
  draftPackage(order, { lines: lines.get(order._id) ?? [], weights, loose, location_id: place._id, rules });

function makingOf(business: DemoBusiness, sceneNow: () => Scene): Effects {
  const { newId, codes, place, routes } = business;
  const linesOf = (id: string) => sceneNow().lines.get(id) ?? [];
  return {
    makePackage({ row, stamp }) {
      const scene = sceneNow();
      const loose = liveUnits(scene, "order_id", row._id).filter(({ package_id }) => package_id === null);
      const draft = draftOf(business, scene, row, loose.length);
      const declared = declaredWhole(business, linesOf(row._id), row);
      const quote = quotePatch(
        quotePackage(business, draft, { order: row, declared, at: stamp.at }),
        draft.currency,
      );
      const made = newPackage(
        { ...draft, ...quote },
        { _id: newId(stamp.at), code: codes.packages.take() },
        stamp.at,
      );
      scene.packages.set(made._id, made);
      scene.packageOrders.push({ package_id: made._id, order_id: row._id, seller_id: row.seller_id });
      putInto(scene, loose, made._id, stamp.at);
      const settles = loose.length > 0
        ? [{ lifecycle: "order", event: "packages.settle", ids: [row._id] } as const]
        : [];
      const patch = loose.length > 0 ? {} : { location_id: place._id };
      return { patch, others: [packageChange(row, made)], settles };
    },
    makeUnits({ row, stamp }) {
      const scene = sceneNow();
      const made = {
        order_code: row.code,
        location_id: place._id,
        package_id: packagesIn(scene, row._id).at(-1)?._id ?? "",
        due_at: row.due_at,
        rush: isRush(row.shipping_method) ? 1 : 0,
      };
      const around = {
        seller_name: row.seller_name,
        order_code: row.code,
        order_status: row.status,
        order_print: row.print_status,
        cools_until: row.cools_until,
        location_code: place.code,
        package_code: null,
        package_status: null,
        package_sent: 0,
        station_code: null,
        substitute_sku: null,
        offered_sku: null,
        batch_code: null,
        batch_status: null,
        is_bare: 0,
        color: null,
        size: null,
        methods: "[]",
        bin_id: null,
        bin_code: null,
      };
      for (const line of linesOf(row._id)) {
        const route = routes.get(line.item_id ?? "") ?? place.steps;
        // Blanks are assigned at the end (stock.ts).
        const first = isReship(row) ? LAST_STEP : firstStepOf(route);
        const routed = { ...line, first, blank: "None" as const };
        for (let piece = 0; piece < line.quantity; piece++) {
          const ids = { _id: newId(stamp.at), code: codes.units.take() };
          const unit = newUnit(routed, made, ids, stamp.at);
          scene.units.set(ids._id, { ...unit, ...around, ...lineOf(line), route });
        }
      }
      // Garments of a reship are made already.
      return isReship(row)
        ? { settles: [{ lifecycle: "order", event: "units.settle", ids: [row._id] }] }
        : {};
    },
    followPackages({ row, stamp }) {
      const around = workIn(sceneNow(), row._id);
      return { patch: followedPackages(row, linesOf(row._id), around, stamp.at) };
    },
  };
}

export function putInto(
  { units }: Scene,
  some: readonly SceneUnit[],
  package_id: string | null,
  at: number,
): void {
  for (const unit of some) {
    units.set(unit._id, { ...unit, package_id, updated_at: at, version: unit.version + 1 });
  }
}
