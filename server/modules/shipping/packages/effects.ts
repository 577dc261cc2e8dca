import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { ApiError } from "../../../../api/errors.ts";
import { bindLabelFile } from "../labels/files/store.ts";
import type { Command, Effect, EffectResult, Work } from "../../../lifecycle/lifecycle.ts";
import { insertTrackEvent, labelsOf } from "../labels/store.ts";
import { lastEventsOf } from "../../workshop/units/events_store.ts";
import { putInPackage, unitIdsOf, unitsById, unitsChanged } from "../../workshop/units/store.ts";
import { insertAttached } from "./attach_label.ts";
import { boxEffects } from "./box_port.ts";
import { contentsOf } from "./contents_store.ts";
import { forgetTypedLines, keepQuote } from "../customs/store.ts";
import { labelCommands, labelEffects } from "./label_effects.ts";
import { returnEffects } from "./return_effects.ts";
import { requote } from "./quotes_store.ts";
import type { JoinedNames, PackagePatch, PackageRow } from "./rows.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { addOrders, insertPackage, type PackageDraft, packagesById, updatePackage } from "./store.ts";

export type PackageWork = Work<PackageRow, MovePackageInput>;
type PackageEffect = Effect<PackageRow, PackagePatch, MovePackageInput>;
type PackageDone = EffectResult<PackagePatch>;

const settle = (event: string, ...ids: readonly string[]) => ({ lifecycle: "package", event, ids }) as const;

/** Effects of all actions of the package machine, except commands; a test finds missing ones. */
export const effects: Readonly<Record<string, PackageEffect>> = {
  ...labelEffects,
  /** Attaches a label that was bought elsewhere, so nothing is charged. */
  async attachLabel({ tx, row, event, params, stamp }): Promise<PackageDone> {
    const { carrier, tracking_number, file } = params;
    if (!carrier || !tracking_number) {
      throw new RangeError("Cannot attach a label: expected a carrier and a number");
    }
    const { seller_id } = row;
    const label = { carrier, tracking_number, file_id: file || null };
    const label_id = await insertAttached(tx, row, label, { stamp, event });
    if (file && !await bindLabelFile(tx, file, { maker: stamp.actor._id, label_id, seller_id })) {
      throw new ApiError("BAD_INPUT", "The label file is not there any more: upload it again", {
        problems: [{ path: "params.file", code: "unknown" }],
      });
    }
    return { patch: { carrier, tracking_number }, settles: [settle("labels.settle", row._id)] };
  },
  async splitUnits({ tx, row, params, stamp, scope }): Promise<PackageDone> {
    const picked = await unitsById(tx, scope, params.unit_ids ?? []);
    const orders = [...new Set([...picked.values()].map(({ order_id }) => order_id))];
    const inside = (await unitIdsOf(tx, "package_id", [row._id])).get(row._id) ?? [];
    const contents = await contentsOf(tx, [...picked.keys()]);
    const made = await insertPackage(tx, { ...draftOf(row), ...contents }, orders, stamp.at);
    await putInPackage(tx, [...picked.keys()], made._id, stamp.at);
    await forgetTypedLines(tx, [row._id]);
    const left = await contentsOf(tx, inside.filter((id) => !picked.has(id)));
    const other = (await packagesById(tx, ALL_SELLERS, [made._id])).get(made._id);
    if (!other) throw new Error(`Cannot price package ${made.code}: it was made a moment ago`);
    const quotes = await requote(tx, [{ ...row, ...left }, other], stamp.at);
    const quote = quotes.get(made._id);
    if (quote) await keepQuote(tx, made._id, quote);
    return {
      live: unitsChanged(row, [...picked.keys()]),
      patch: { ...left, ...quotes.get(row._id) },
      others: [{
        entity: "packages",
        entityId: made._id,
        sellerId: row.seller_id,
        isNew: true,
        changes: [{ field: "code", before: "", after: made.code }],
      }],
    };
  },
  async mergeInto({ tx, row, params, stamp, scope }): Promise<PackageDone> {
    const into = params.into ?? "";
    const other = (await packagesById(tx, scope, [into])).get(into);
    if (!other) throw new Error(`Cannot merge into package ${into}: it was there a moment ago`);
    const ids = (await unitIdsOf(tx, "package_id", [row._id])).get(row._id) ?? [];
    const there = (await unitIdsOf(tx, "package_id", [into])).get(into) ?? [];
    const orders = await ordersOfUnits(tx, ids);
    await addOrders(tx, into, row.seller_id, orders);
    await putInPackage(tx, ids, into, stamp.at);
    await forgetTypedLines(tx, [into]);
    const contents = await contentsOf(tx, [...there, ...ids]);
    const quote = (await requote(tx, [{ ...other, ...contents }], stamp.at)).get(into);
    // The garments that are due first decide when the package is due.
    const due = row.due_at < other.due_at ? { due_at: row.due_at, ship_day: row.ship_day } : {};
    await updatePackage(tx, other, { ...contents, ...quote, ...due }, stamp.at);
    const [before, after] = [other.items_count, contents.items_count].map(String);
    return {
      patch: { items_count: 0 },
      settles: [settle("units.settle", into)],
      live: unitsChanged(row, ids),
      others: [{
        entity: "packages",
        entityId: into,
        sellerId: other.seller_id,
        changes: [{ field: "items_count", before: before ?? "", after: after ?? "" }],
      }],
    };
  },
  async freeUnits({ tx, row, stamp }): Promise<PackageDone> {
    const ids = (await unitIdsOf(tx, "package_id", [row._id])).get(row._id) ?? [];
    await putInPackage(tx, ids, null, stamp.at);
    return { live: unitsChanged(row, ids) };
  },
  /** The carrier may have scanned the package before, while it was not packed yet: the status then follows. */
  stampHandOver: ({ row, stamp }) =>
    row.handed_at === null
      ? {
        patch: { handed_at: stamp.at, handed_by: stamp.actor._id },
        ...row.last_event !== "" && { settles: [settle("track.settle", row._id)] },
      }
      : {},
  clearHandOver: ({ row }) => ({
    patch: { handed_at: null, handed_by: null },
    settles: [settle("units.settle", row._id)],
  }),
  ...returnEffects,
  ...boxEffects,
  async addEvent({ tx, row, event, params, stamp, scope }): Promise<PackageDone> {
    const [label] =
      (await labelsOf(tx, scope, [row._id])).get(row._id)?.filter(({ status }) => status === "Live") ?? [];
    if (!label) return {};
    const at = params.at ?? stamp.at;
    await insertTrackEvent(tx, {
      label_id: label._id,
      package_id: row._id,
      at,
      status: END_STATUSES[event] ?? params.status ?? "",
      raw: params.reason ?? "",
      place: params.place ?? "",
      source: "hand",
    }, stamp.at);
    const isEnd = event in END_STATUSES;
    const patch = {
      ...(isEnd || at >= (row.last_event_at ?? 0)) &&
        { last_event: END_STATUSES[event] ?? params.status ?? "", last_event_at: at },
      // Nobody waits for a scan of a package whose end is known.
      ...isEnd && row.trouble === "noScan" && { trouble: "" },
    };
    return { patch, ...!isEnd && { settles: [settle("track.settle", row._id)] } };
  },
};

export const END_STATUSES: Readonly<Record<string, string>> = {
  "package.deliver": "Delivered",
  "package.lose": "Lost",
  "package.return": "Returned",
};

export const policyFactsOf = (row: Omit<PackageRow, keyof JoinedNames>) => ({
  method_code: row.method_code,
  policy_id: row.policy_id,
  package_type: row.package_type,
  length_mm: row.length_mm,
  width_mm: row.width_mm,
  height_mm: row.height_mm,
  incoterm: row.incoterm,
  content_type: row.content_type,
  label_format: row.label_format,
  tolerance_g: row.tolerance_g,
});

export const draftOf = (row: Omit<PackageRow, keyof JoinedNames>): PackageDraft => ({
  order_id: row.order_id,
  order_code: row.order_code,
  seller_id: row.seller_id,
  recipient_name: row.recipient_name,
  city: row.city,
  country: row.country,
  service: row.service,
  weight_g: row.weight_g,
  items_count: row.items_count,
  currency: row.currency,
  location_id: row.location_id,
  due_at: row.due_at,
  ship_day: row.ship_day,
  is_free: row.is_free,
  ...policyFactsOf(row),
});

async function ordersOfUnits(tx: PackageWork["tx"], ids: readonly string[]): Promise<readonly string[]> {
  const rows = await unitsById(tx, ALL_SELLERS, ids);
  return [...new Set([...rows.values()].map(({ order_id }) => order_id))];
}

const toUnits = (event: string): Command<PackageRow, MovePackageInput> => ({
  lifecycle: "unit",
  event,
  idsOf: (tx, rows) => unitIdsOf(tx, "package_id", rows.map(({ _id }) => _id)),
});

export const commands: Readonly<Record<string, Command<PackageRow, MovePackageInput>>> = {
  ...labelCommands,
  packUnits: toUnits("unit.pack"),
  sendUnits: toUnits("unit.leave"),
  keepUnits: {
    ...toUnits("unit.stay"),
    async idsOf(tx, rows) {
      const inside = await unitIdsOf(tx, "package_id", rows.map(({ _id }) => _id));
      const last = await lastEventsOf(tx, [...inside.values()].flat());
      const hasLeft = (id: string) => last.get(id)?.event === "unit.leave";
      return new Map([...inside].map(([id, units]) => [id, units.filter(hasLeft)]));
    },
  },
};
