import type { ReturnParcel } from "../../../../api/generated/schema.ts";
import { outcomeOf } from "../../../../api/workshop/returns.ts";
import { UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { Loose } from "../../../fields.ts";
import { placementsOfLines } from "../../catalogue/artwork/placements_store.ts";
import { imagesOfLines } from "../../catalogue/items/store.ts";
import { isReturnUndoable } from "../packages/facts.ts";
import type { PackageRow } from "../packages/rows.ts";
import { findFreeBlanks } from "../../catalogue/stock/store.ts";
import type { UnitRow } from "../../workshop/units/rows.ts";
import { unitsIn } from "../../workshop/units/parts_store.ts";
import { linesWithArt, returnsOfUnits } from "./store.ts";
import { returnView } from "./view.ts";

const unitsInside = unitsIn("package_id");

export async function restockable(
  reader: Reader,
  units: readonly Pick<UnitRow, "item_id" | "order_line_id">[],
  location_id: string,
) {
  const arts = await linesWithArt(reader, units.map(({ order_line_id }) => order_line_id));
  const free = await findFreeBlanks(reader, units.map(({ item_id }) => item_id));
  return ({ order_line_id, item_id }: Pick<UnitRow, "item_id" | "order_line_id">) => ({
    bearsArt: arts.has(order_line_id),
    isCounted: free({ location_id, item_id }) !== null,
  });
}

function undoUntil(row: PackageRow, device: string, { session, now }: AuthorizedContext): number | null {
  const asking = { device, actor: session.actor._id, now: now() };
  const isOpen = row.shipment_status === "Returned" && isReturnUndoable(row, asking);
  return isOpen && row.returned_at !== null ? row.returned_at + UNDO_SECONDS : null;
}

export async function packageView(
  reader: Reader,
  row: PackageRow,
  location: string,
  device: string,
  context: AuthorizedContext,
): Promise<Loose<ReturnParcel>> {
  const { _id, code, order_code, shipment_status, carrier, tracking_number, handed_at } = row;
  const { scope } = context;
  const inside = (await unitsInside(reader, scope, [_id], context)).get(_id) ?? [];
  const units = inside.filter(({ print_status }) => print_status !== "Stopped");
  const lines = units.map(({ order_line_id }) => order_line_id);
  const images = await imagesOfLines(reader, scope, lines);
  const arts = await placementsOfLines(reader, scope, lines);
  const returned = await returnsOfUnits(reader, scope, units.map((unit) => unit._id));
  const factsOf = await restockable(reader, units, location);
  return {
    _id,
    code,
    order_code,
    shipment_status,
    carrier,
    tracking_number,
    handed_at,
    undo_until: returned.size === 0 ? undoUntil(row, device, context) : null,
    units: units.map((unit) => {
      const { order_line_id, ticket, sku, title, color, size } = unit;
      const grade = returned.get(unit._id);
      return {
        _id: unit._id,
        ticket,
        sku,
        title,
        color,
        size,
        image_id: images.get(order_line_id) ?? "",
        arts: (arts.get(order_line_id) ?? []).flatMap(({ area, file }) =>
          file.state === "Ready" ? [{ area, file_id: file._id }] : []
        ),
        as_new: outcomeOf("A", factsOf(unit)),
        returned: grade ? returnView(grade, context, device) : null,
      };
    }),
  };
}
