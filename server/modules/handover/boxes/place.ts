/** Puts packages into boxes and takes them out, by the same verdict about the right box as stations. */
import { type BoxVerdict, boxVerdict, type PackageToBox } from "../../../../api/handover/box_verdict.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { packageFacts } from "../../shipping/packages/facts_store.ts";
import { packageLifecycle } from "../../shipping/packages/lifecycle.ts";
import type { PackageRow } from "../../shipping/packages/rows.ts";
import { packagesById } from "../../shipping/packages/store.ts";
import { gatewayOf } from "./places_store.ts";
import { boxesById, type BoxRow } from "./store.ts";

export interface PlaceRequest {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly box_id: string;
  readonly package_id: string;
}

export interface Placement {
  readonly verdict: BoxVerdict | "notFound" | "notInBox";
  /** The box and the package after the step. */
  readonly box: BoxRow | null;
  readonly pkg: PackageRow | null;
  /** The code of the box that the step was about, or of the package's box if the step was refused. */
  readonly belongsIn: string;
  readonly audit: readonly AuditEntry[];
}

/** Puts a package into a box, or returns the verdict that refuses it. The caller checks the person's rights. */
export async function placePackage(asked: PlaceRequest): Promise<Placement> {
  const { tx, context, box_id, package_id } = asked;
  const { box, pkg } = await readBoth(asked);
  if (!box || !pkg) return { verdict: "notFound", box, pkg, belongsIn: "", audit: [] };
  const verdict = boxVerdict(await packageToBox(tx, pkg, context), box);
  if (verdict !== "fits") return { verdict, box, pkg, belongsIn: pkg.box_code, audit: [] };
  return await carryOut(asked, "box.in", { box_id }, package_id);
}

/** Takes a package out of an open box. */
export async function takePackage(asked: PlaceRequest): Promise<Placement> {
  const { box, pkg } = await readBoth(asked);
  if (!box || !pkg) return { verdict: "notFound", box, pkg, belongsIn: "", audit: [] };
  if (pkg.shipment_status !== "Boxed" || pkg.box_id !== box._id) {
    return { verdict: "notInBox", box, pkg, belongsIn: pkg.box_code, audit: [] };
  }
  if (box.status !== "Processing") {
    return { verdict: "boxClosed", box, pkg, belongsIn: box.code, audit: [] };
  }
  return await carryOut(asked, "box.out", {}, asked.package_id);
}

async function carryOut(asked: PlaceRequest, event: string, params: object, id: string): Promise<Placement> {
  const { tx, context } = asked;
  const [moved] = await moveMany(packageLifecycle, stepOf(tx, { event, params }, context), [id]);
  if (!moved?.result.ok) {
    throw new Error(
      `Cannot carry out ${event}: ${moved?.result.reason?.code} refuses what the verdict allows`,
    );
  }
  const { box, pkg } = await readBoth(asked);
  return { verdict: "fits", box, pkg, belongsIn: box?.code ?? "", audit: moved.audit };
}

async function readBoth({ tx, context, box_id, package_id }: PlaceRequest) {
  const box = (await boxesById(tx, [box_id])).get(box_id) ?? null;
  const pkg = (await packagesById(tx, context.scope, [package_id])).get(package_id) ?? null;
  return { box, pkg };
}

/** Reads the facts of a package that the verdict depends on. */
export async function packageToBox(
  reader: Reader,
  pkg: PackageRow,
  context: AuthorizedContext,
): Promise<PackageToBox> {
  const now = context.now();
  const facts =
    (await packageFacts(reader, [pkg], { scope: context.scope, context, now, event: "boxes.settle" }))
      .get(pkg._id);
  return {
    ...await sortedBy(reader, pkg),
    orderOpen: facts?.orderOpen ?? false,
    labelled: facts?.labelled ?? false,
  };
}

type Sorted = Omit<PackageToBox, "orderOpen" | "labelled">;

async function sortedBy(reader: Reader, pkg: PackageRow): Promise<Sorted> {
  return {
    shipment_status: pkg.shipment_status,
    location_id: pkg.location_id ?? "",
    method_code: pkg.method_code,
    gateway_id: await gatewayOf(reader, pkg.method_code) ?? null,
    box_id: pkg.box_id,
    grams: pkg.weighed_g ?? pkg.weight_g,
  };
}

/** Returns the code that refuses a package's step into a box. Guards have checked its order and label already. */
export async function refusalToEnter(
  reader: Reader,
  pkg: PackageRow,
  box_id: string,
): Promise<string | null> {
  const box = (await boxesById(reader, [box_id])).get(box_id);
  if (!box) return "notFound";
  const known = { ...await sortedBy(reader, pkg), orderOpen: true, labelled: true };
  const verdict = boxVerdict(known, box, true);
  return verdict === "fits" ? null : verdict;
}
