import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { isByCarrier } from "../../../../api/shipping/tracking.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { labelLifecycle } from "../../../modules/shipping/labels/lifecycle.ts";
import {
  type LabelPatch,
  type LabelRow,
  newLabel,
  newTrackEvent,
} from "../../../modules/shipping/labels/store.ts";
import { commands, draftOf, effects, END_STATUSES } from "../../../modules/shipping/packages/effects.ts";
import { factsOfPackage, labelColumnsOf } from "../../../modules/shipping/packages/facts.ts";
import { packageLifecycle } from "../../../modules/shipping/packages/lifecycle.ts";
import type { PackagePatch, PackageRow } from "../../../modules/shipping/packages/rows.ts";
import { changedPackage, newPackage } from "../../../modules/shipping/packages/store.ts";
import { aroundPackage } from "./facts.ts";
import { contentsIn, refill } from "./contents.ts";
import type { DemoBusiness } from "./business.ts";
import { putInto } from "./order.ts";
import { labelEffectsOf, purchaseEffectsOf, requotePackage } from "./postage.ts";
import { liveLabel, liveUnits, type Scene } from "./scene.ts";

export function packageLifecycleOf(business: DemoBusiness, sceneNow: () => Scene): AnyLifecycle {
  const [parents] = packageLifecycle.parents ?? [];
  const commanded = (name: string, id: string): readonly string[] => {
    if (name === "voidLabel") return [liveLabel(sceneNow(), id)].flatMap((label) => label?._id ?? []);
    return liveUnits(sceneNow(), "package_id", id).map(({ _id }) => _id);
  };
  return {
    ...packageLifecycle,
    rows(_reader, ids) {
      const found = ids.flatMap((id) => sceneNow().packages.get(id) ?? []);
      return Promise.resolve(new Map(found.map((row) => [row._id, { ...row, seller_name: "" }])));
    },
    facts: (_reader, rows: readonly PackageRow[], { now }) =>
      Promise.resolve(
        new Map(rows.map((row) => {
          const asking = { now, actor: undefined, device: "" };
          return [row._id, factsOfPackage(row, aroundPackage(sceneNow(), row._id), asking)];
        })),
      ),
    effects: { ...effects, ...effectsOf(business, sceneNow), ...purchaseEffectsOf(business, sceneNow) },
    commands: Object.fromEntries(
      Object.entries(commands).map(([name, command]) => [name, {
        ...command,
        idsOf: (_tx, rows: readonly PackageRow[]) =>
          Promise.resolve(new Map(rows.map(({ _id }) => [_id, commanded(name, _id)]))),
      }]),
    ),
    refuse: () => null,
    write(_tx, row: PackageRow, change: PackagePatch, at) {
      const { packages } = sceneNow();
      const { seller_name: _name, ...stored } = row;
      packages.set(row._id, {
        ...stored,
        search_text: packages.get(row._id)?.search_text ?? "",
        ...changedPackage(row, change, at),
      });
      return Promise.resolve(row.version + 1);
    },
    ...parents && {
      parents: [{
        ...parents,
        idsOf: (_tx, rows: readonly PackageRow[]) => ordersWith(sceneNow(), rows.map(({ _id }) => _id)),
      }],
    },
  };
}

const ordersWith = ({ packageOrders }: Scene, packageIds: readonly string[]): string[] => [
  ...new Set(
    packageOrders.filter(({ package_id }) => packageIds.includes(package_id)).map(({ order_id }) => order_id),
  ),
];

const settle = (event: string, ...ids: readonly string[]) => ({ lifecycle: "package", event, ids }) as const;

function effectsOf(business: DemoBusiness, sceneNow: () => Scene): typeof effects {
  const { newId, codes } = business;
  const add = (scene: Scene, package_id: string, seller_id: string, orders: Iterable<string>) => {
    const known = scene.packageOrders.filter((row) => row.package_id === package_id);
    for (const order_id of new Set(orders)) {
      if (known.some((row) => row.order_id === order_id)) continue;
      scene.packageOrders.push({ package_id, order_id, seller_id });
    }
  };
  return {
    attachLabel({ row, params: { carrier, tracking_number, file }, stamp: { at } }) {
      const number = tracking_number ?? "";
      const { _id: package_id, seller_id } = row;
      const label = { package_id, seller_id, carrier: carrier ?? "", number, file_id: file ?? null };
      const _id = newId(at);
      sceneNow().labels.set(_id, newLabel(label, _id, at));
      return {
        patch: { carrier: label.carrier, tracking_number: number },
        settles: [settle("labels.settle", row._id)],
      };
    },
    followLabel({ row }) {
      const labels = [...sceneNow().labels.values()].filter(({ package_id }) => package_id === row._id);
      return { patch: labelColumnsOf(labels) };
    },
    splitUnits({ row, params, stamp: { at } }) {
      const scene = sceneNow();
      const picked = (params.unit_ids ?? []).flatMap((id) => scene.units.get(id) ?? []);
      const ids = { _id: newId(at), code: codes.packages.take() };
      const made = newPackage({ ...draftOf(row), ...contentsIn(business, picked) }, ids, at);
      scene.packages.set(made._id, made);
      add(scene, made._id, made.seller_id, picked.map(({ order_id }) => order_id));
      putInto(scene, picked, made._id, at);
      scene.packages.set(made._id, { ...made, ...requotePackage(business, scene, made, at) });
      const left = contentsIn(business, liveUnits(scene, "package_id", row._id));
      return {
        patch: { ...left, ...requotePackage(business, scene, { ...row, ...left }, at) },
        others: [{
          entity: "packages",
          entityId: made._id,
          sellerId: row.seller_id,
          isNew: true,
          changes: [{ field: "code", before: "", after: made.code }],
        }],
      };
    },
    mergeInto({ row, params, stamp: { at } }) {
      const scene = sceneNow();
      const into = params.into ?? "";
      const inside = liveUnits(scene, "package_id", row._id);
      add(scene, into, row.seller_id, inside.map(({ order_id }) => order_id));
      putInto(scene, inside, into, at);
      const others = refill(business, scene, into, liveUnits(scene, "package_id", into), at);
      return { patch: { items_count: 0 }, settles: [settle("units.settle", into)], others };
    },
    // Holds are written at the end (holds.ts).
    freePostage: () => ({}),
    freeUnits({ row, stamp: { at } }) {
      putInto(sceneNow(), liveUnits(sceneNow(), "package_id", row._id), null, at);
      return {};
    },
    addEvent({ row, event, params, stamp: { at } }) {
      const scene = sceneNow();
      const label = liveLabel(scene, row._id);
      if (!label) return {};
      scene.trackEvents.push(
        newTrackEvent(trackEventOf(label._id, row._id, event, params, at), newId(at), at),
      );
      const patch = {
        last_event: END_STATUSES[event] ?? params.status ?? "",
        last_event_at: params.at ?? at,
      };
      return event in END_STATUSES ? { patch } : { patch, settles: [settle("track.settle", row._id)] };
    },
  };
}

const trackEventOf = (
  label_id: string,
  package_id: string,
  event: string,
  params: MovePackageInput,
  at: number,
) => ({
  label_id,
  package_id,
  at: params.at ?? at,
  status: END_STATUSES[event] ?? params.status ?? "",
  raw: params.reason ?? "",
  place: params.place ?? "",
  source: "hand",
});

export function labelLifecycleOf(business: DemoBusiness, sceneNow: () => Scene): AnyLifecycle {
  const isScanned = (id: string) =>
    sceneNow().trackEvents.some(({ label_id, source }) => label_id === id && isByCarrier({ source }));
  return {
    ...labelLifecycle,
    effects: { ...labelLifecycle.effects, ...labelEffectsOf(business, sceneNow) },
    rows(_reader, ids) {
      const found = ids.flatMap((id) => sceneNow().labels.get(id) ?? []);
      return Promise.resolve(
        new Map(
          found.map((row) => [row._id, { ...row, code: row.number, scanned: Number(isScanned(row._id)) }]),
        ),
      );
    },
    write(_tx, { code: _code, scanned: _scanned, ...row }: LabelRow, change: LabelPatch, at) {
      const voided_at = change.status === "Voided" ? at : row.voided_at;
      const version = row.version + 1;
      sceneNow().labels.set(row._id, { ...row, ...change, voided_at, updated_at: at, version });
      return Promise.resolve(version);
    },
  };
}
