/** A garment as it is shown. Where it lies and who worked at it is for the house: a seller sees how far it is. */
import { allows, staff } from "../../../api/access.ts";
import { ticketOf } from "../../../api/codes/running.ts";
import { routeOf } from "../../../api/steps.ts";
import type { AuthorizedContext } from "../../context.ts";
import { Lru } from "../../http/lru.ts";
import type { ListedUnit, UnitRow, UnitView } from "./rows.ts";

/** As they stand at products: a few, each read once. */
const TEXTS_KEPT = 500;
const read = new Lru<readonly string[]>(TEXTS_KEPT);

function listIn(text: string): readonly string[] {
  const known = read.get(text) ?? JSON.parse(text) as readonly string[];
  read.set(text, known);
  return known;
}

const INSIDE = {
  location_code: "",
  station_code: "",
  bin_code: "",
  batch_code: "",
  batch_id: null,
  operator_name: "",
  station_id: null,
  packed_by: null,
};

export function viewOf(
  {
    was_open: _open,
    cools_until: _cools,
    cycles: _cycles,
    is_bare: _bare,
    operator_name,
    bin_id: _bin,
    bin_code,
    batch_code,
    rush,
    methods,
    route,
    color,
    size,
    ...row
  }: UnitRow | ListedUnit,
  context?: Pick<AuthorizedContext, "session">,
): UnitView {
  const isInside = context !== undefined && allows(staff, context.session.person);
  return {
    ...row,
    ticket: ticketOf(row.code, row.cycle),
    color: color ?? row.variant,
    size: size ?? "",
    methods: [...listIn(methods)],
    rush: rush === 1,
    route: [...routeOf(listIn(route))],
    station_code: row.station_code ?? "",
    substitute_sku: row.substitute_sku ?? "",
    offered_sku: row.offered_sku ?? "",
    bin_code: bin_code ?? "",
    batch_code: batch_code ?? "",
    ...operator_name === undefined ? {} : { operator_name: operator_name ?? "" },
    package_code: row.package_code ?? "",
    ...isInside ? {} : INSIDE,
  };
}
