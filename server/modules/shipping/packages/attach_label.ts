/** Attaches a label that was bought elsewhere and has no cost for us. */
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import type { OtherChange } from "../../../lifecycle/lifecycle.ts";
import { releasePostage } from "../../money/ledger/hold_store.ts";
import { insertLabel, type NewLabel } from "../labels/store.ts";
import type { PackageRow } from "./rows.ts";
import { updatePackage } from "./store.ts";

type Attached = Pick<NewLabel, "carrier" | "file_id"> & { readonly tracking_number: string };
interface Cause {
  readonly stamp: AuditStamp;
  readonly event: string;
}

/** Adds the label and releases the reserved postage. The caller must update the package. */
export async function insertAttached(
  tx: Writer,
  { _id, seller_id }: Pick<PackageRow, "_id" | "seller_id">,
  { carrier, tracking_number, file_id }: Attached,
  { stamp, event }: Cause,
): Promise<string> {
  const label = { package_id: _id, seller_id, carrier, number: tracking_number, file_id };
  const label_id = await insertLabel(tx, label, stamp.at);
  await releasePostage(tx, _id, { stamp, event });
  return label_id;
}

/** Attaches a label in a step of another record and updates the package. The caller must settle the package. */
export async function attachLabelTo(
  tx: Writer,
  row: PackageRow,
  label: Attached,
  cause: Cause,
): Promise<{ readonly label_id: string; readonly other: OtherChange }> {
  const label_id = await insertAttached(tx, row, label, cause);
  const { carrier, tracking_number } = label;
  await updatePackage(tx, row, { carrier, tracking_number }, cause.stamp.at);
  const changes = [
    { field: "carrier", before: row.carrier, after: carrier },
    { field: "tracking_number", before: row.tracking_number, after: tracking_number },
  ];
  return { label_id, other: { entity: "packages", entityId: row._id, sellerId: row.seller_id, changes } };
}
