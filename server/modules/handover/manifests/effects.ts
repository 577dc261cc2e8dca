import { createHash } from "node:crypto";
import type { ManifestMoveInput } from "../../../../api/generated/schema.ts";
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { newId } from "../../../ids.ts";
import type { Command, Effect, Work } from "../../../lifecycle/lifecycle.ts";
import { ratesAt } from "../../money/topups/rates_store.ts";
import { copyManifest } from "./make_store.ts";
import {
  acceptLines,
  boxesSentWith,
  codesOn,
  deleteLines,
  freeLines,
  listOpen,
  lockLines,
  priceLines,
  sendLines,
  sumsOf,
} from "./lines_store.ts";
import type { ManifestRow } from "./store.ts";

type JoinedNames = "location_name" | "time_zone" | "method_name" | "remade_code" | "maker_name";
export type ManifestPatch = Partial<Omit<ManifestRow, "_id" | "version" | JoinedNames>>;
export type ManifestWork = Work<ManifestRow, ManifestMoveInput>;
type ManifestEffect = Effect<ManifestRow, ManifestPatch, ManifestMoveInput>;

/** Returns the SHA-256 of the sorted numbers, one per line, so that anybody can recompute it from the printed list. */
export const digestOf = (codes: readonly string[]): string =>
  createHash("sha256").update(codes.toSorted().join("\n")).digest("hex");

const ratesOf = ({ tx, context, stamp }: ManifestWork) =>
  ratesAt(tx, context?.settings.currency ?? "", stamp.at);

/** Refreshes open lists of packages, because they show the manifest. */
const packagesChanged = { live: [{ entity: "packages", sellerId: null, ids: [] }] } as const;

export const effects: Readonly<Record<string, ManifestEffect>> = {
  async addLines(work) {
    const { tx, row, params } = work;
    const ids = [...new Set(params.package_ids ?? [])];
    if (ids.length > 0) await listOpen(tx, row._id, row, { ids });
    return { patch: await priceLines(tx, row._id, await ratesOf(work)), ...packagesChanged };
  },
  async removeLines({ tx, row, params }) {
    await deleteLines(tx, row._id, params.package_ids ?? []);
    return { patch: await sumsOf(tx, row._id), ...packagesChanged };
  },
  async lockLines(work) {
    const { tx, row, stamp } = work;
    const sums = await lockLines(tx, row._id, await ratesOf(work));
    const digest = digestOf(await codesOn(tx, row._id));
    return { patch: { ...sums, digest, generated_at: stamp.at } };
  },
  async sendLines({ tx, row, stamp }) {
    await sendLines(tx, row._id);
    return { patch: { submitted_at: stamp.at }, ...packagesChanged };
  },
  async acceptLines({ tx, row, params, stamp }) {
    const rejected = params.rejected ?? [];
    await acceptLines(tx, row._id, rejected);
    const rejected_count = new Set(rejected.map(({ package_id }) => package_id)).size;
    return { patch: { accepted_at: stamp.at, rejected_count }, ...packagesChanged };
  },
  stampClose: ({ stamp }) => ({ patch: { closed_at: stamp.at } }),
  async freeLines({ tx, row }) {
    await freeLines(tx, row._id);
    return packagesChanged;
  },
  /** Releases the packages first, because the new manifest can take them only then. */
  async remakeManifest({ tx, row, params, stamp, timeZone }) {
    await freeLines(tx, row._id);
    const [code = ""] = await nextCodes(tx, "manifests", 1);
    // A list of a past day could not be fixed again.
    const today = shipDayOf(stamp.at, row.time_zone || timeZone);
    const ship_day = row.ship_day < today ? today : row.ship_day;
    const made = { _id: newId(), code, ship_day, maker: stamp.actor._id, at: stamp.at };
    await copyManifest(tx, row, made, params.without ?? []);
    return {
      made: made._id,
      others: [{
        entity: "manifests",
        entityId: made._id,
        sellerId: null,
        isNew: true,
        changes: [
          { field: "code", before: "", after: code },
          { field: "remade_from", before: "", after: row._id },
        ],
      }],
      ...packagesChanged,
    };
  },
};

export const commands: Readonly<Record<string, Command<ManifestRow, ManifestMoveInput>>> = {
  handOverBoxes: { lifecycle: "box", event: "box.handOver", idsOf: boxesSentWith },
  rejectPackages: {
    lifecycle: "package",
    event: "manifest.reject",
    idsOf: (_tx, rows, { params }) =>
      Promise.resolve(
        new Map(rows.map(({ _id }) => [_id, (params.rejected ?? []).map(({ package_id }) => package_id)])),
      ),
  },
};
