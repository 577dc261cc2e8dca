/** `makePlacements`: sets the print files of an order's line, or of a store's SKU. */
import { type ArtArea, placeChecks, touchesArea } from "../../../../api/catalogue/artwork.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { Placement, PlacementInput } from "../../../../api/generated/schema.ts";
import { placementsInput } from "../../../../api/inputs/catalogue/placement.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import type { ReasonCode } from "../../../../api/reasons.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { auditOfSeller } from "../../../entity/changes.ts";
import { illegal, notFoundOf } from "../../../entity/refusals.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { changesOf } from "../../../events/outbox.ts";
import { definePort } from "../../../port.ts";
import type { Scope } from "../../../scope.ts";
import { type ArtOwner, artworkOf, closingReason, ownerOf, type OwnerRef } from "./artwork_store.ts";
import { artFilesById } from "./files_store.ts";
import { unitsOfLine } from "./garments_store.ts";
import {
  areasIn,
  clearPlacements,
  insertPlacements,
  type NewPlacement,
  type PlacementTarget,
} from "./placements_store.ts";

/** Port to orders, which recompute their problems after the artwork of a line changed. */
export const artOfOrders = definePort<{
  readonly recheck: (tx: Writer, orderIds: readonly string[], at: number) => Promise<void>;
}>("orders whose artwork changed");

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot place the print files: a value is missing or wrong", { problems });

interface PlacementRequest {
  readonly line?: string | null | undefined;
  readonly store?: string | null | undefined;
  readonly external_sku?: string | null | undefined;
}

/** @throws {ApiError} BAD_INPUT unless the request names either a line, or a SKU of a store */
export function ownerRefOf({ line, store, external_sku }: PlacementRequest): OwnerRef {
  if (line && !store && !external_sku) return { line, sku: null, store: null };
  if (!line && store && external_sku) return { line: null, sku: external_sku, store };
  throw badInput([{ path: "line", code: says("required") }]);
}

/** @throws {ApiError} NOT_FOUND for a line or SKU that does not exist, or is outside the scope */
export async function findOwner(reader: Reader, scope: Scope, owned: OwnerRef): Promise<ArtOwner> {
  const owner = await ownerOf(reader, scope, owned);
  if (!owner) throw notFoundOf(owned.line === null ? "SKU" : "line")();
  return owner;
}

export const makePlacements = mutation<"makePlacements">(async (tx, args, context) => {
  const { scope } = context;
  const owned = ownerRefOf(args);
  const owner = await findOwner(tx, scope, owned);
  const read = readInput(placementsInput, { placements: args.placements });
  if (!read.ok) throw badInput(read.problems);
  const closed = closingReason(owner);
  if (closed) throw illegal(closed as ReasonCode);
  const placements = await checkPlacements(tx, scope, owner, read.value.placements);
  const before = await artworkOf(tx, scope, owned, owner);
  if (typeof args.revision === "string" && args.revision !== before.revision) {
    throw new ApiError("STALE", "Cannot place the artwork: somebody else placed something first", {
      current: before,
    });
  }
  await place(tx, owned, placements, context.now());
  const after = await artworkOf(tx, scope, owned, owner);
  if (before.revision === after.revision) return { result: after, audit: [] };
  const [was, is] = changedTexts(before.placements, after.placements);
  const audit: AuditEntry = {
    ...owned.line === null
      ? auditOf({ _id: owned.store, seller_id: owner.seller_id }, "stores")
      : auditOf({ _id: owner.order_id, seller_id: owner.seller_id }, "orders"),
    changes: [{ field: "artwork", before: `${owner.sku}: ${was}`, after: `${owner.sku}: ${is}` }],
  };
  if (owned.line === null) return { result: after, audit: [audit] };
  await artOfOrders.get().recheck(tx, [owner.order_id], context.now());
  const along = changesOf("units", owner, await unitsOfLine(tx, owned.line));
  return { result: after, audit: [{ ...audit, along }] };
});

const auditOf = (row: { readonly _id: string; readonly seller_id: string }, entity: "orders" | "stores") =>
  auditOfSeller(entity)(row, "makePlacements", []);

export async function place(
  tx: Writer,
  owned: OwnerRef,
  placements: readonly NewPlacement[],
  at: number,
): Promise<void> {
  const on: PlacementTarget = owned.line === null
    ? { line_id: null, store_id: owned.store, external_sku: owned.sku }
    : { line_id: owned.line, store_id: null, external_sku: null };
  await clearPlacements(tx, on);
  await insertPlacements(tx, placements.map((each) => ({ ...each, ...on })), at);
}

/** @throws {ApiError} BAD_INPUT with all problems */
export async function checkPlacements(
  tx: Reader,
  scope: Scope,
  owner: Pick<ArtOwner, "seller_id" | "areas" | "methods">,
  inputs: readonly PlacementInput[],
): Promise<NewPlacement[]> {
  const files = await artFilesById(tx, scope, inputs.map(({ file_id }) => file_id));
  const areas = new Map(areasIn(owner.areas).map((area) => [area.key, area]));
  const methods = JSON.parse(owner.methods ?? "[]") as string[];
  const problems: InputProblem[] = [];
  const usedAreas = new Set<string>();
  const placed = inputs.map((input, index): NewPlacement => {
    const { area, file_id, x_mm, y_mm, w_mm } = input;
    const add = (path: string, code: InputProblem["code"]) =>
      problems.push({ path: `placements.${index}.${path}`, code });
    const artArea = areas.get(area);
    if (!artArea) add("area", says("unknown"));
    else if (usedAreas.has(area)) add("area", says("taken"));
    usedAreas.add(area);
    const method = input.method ?? methods[0] ?? "dtg";
    if (methods.length > 0 && !methods.includes(method)) add("method", says("unknown"));
    const file = files.get(file_id);
    // The answer is the same for another seller's file and a refused one, as for a missing one.
    if (!file || file.seller_id !== owner.seller_id || file.state !== "Ready") {
      add("file_id", says("unknown"));
    } else if (artArea) {
      const pixels = { ...file, bbox: JSON.parse(file.bbox) as Parameters<typeof touchesArea>[0]["bbox"] };
      const code = placeProblem(pixels, input, artArea);
      if (code) add(code === "lowDpi" ? "w_mm" : "x_mm", code);
    }
    return { seller_id: owner.seller_id, area, file_id, x_mm, y_mm, w_mm, method };
  });
  if (problems.length > 0) throw badInput(problems);
  return placed;
}

function placeProblem(
  pixels: Parameters<typeof touchesArea>[0],
  place: PlacementInput,
  area: ArtArea,
): "lowDpi" | "outsideArea" | null {
  if (!touchesArea(pixels, place, area)) return "outsideArea";
  return placeChecks(pixels, place, area).includes("lowDpi") ? "lowDpi" : null;
}

const placesText = (placements: readonly Placement[]): string =>
  placements.map(({ area, x_mm, y_mm, w_mm, file }) => `${area} ${file.name}, ${x_mm} × ${y_mm}, ${w_mm} mm`)
    .join("; ");

const exactText = (placements: readonly Placement[]): string =>
  placements.map(({ area, method, file: { name, _id } }) => `${area} ${name} ${_id}, ${method}`).join("; ");

/** Names methods and file ids only if nothing else differs: a corrected file often has the name of the first. */
function changedTexts(before: readonly Placement[], after: readonly Placement[]): readonly [string, string] {
  const [was, is] = [placesText(before), placesText(after)];
  return was === is ? [exactText(before), exactText(after)] : [was, is];
}
