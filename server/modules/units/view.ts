/** A garment as it is shown. Where it lies and who worked at it is for the house: a seller sees how far it is. */
import { allows, staff } from "../../../api/access.ts";
import { ticketOf } from "../../../api/codes/running.ts";
import { routeOf } from "../../../api/steps.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { UnitRow, UnitView } from "./rows.ts";

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
    bin_id: _bin,
    bin_code,
    batch_code,
    rush,
    methods,
    route,
    color,
    size,
    ...row
  }: UnitRow,
  context?: Pick<AuthorizedContext, "session">,
): UnitView {
  const isInside = context !== undefined && allows(staff, context.session.person);
  return {
    ...row,
    ticket: ticketOf(row.code, row.cycle),
    color: color ?? row.variant,
    size: size ?? "",
    methods: JSON.parse(methods) as string[],
    rush: rush === 1,
    route: [...routeOf(JSON.parse(route) as string[])],
    station_code: row.station_code ?? "",
    substitute_sku: row.substitute_sku ?? "",
    offered_sku: row.offered_sku ?? "",
    bin_code: bin_code ?? "",
    batch_code: batch_code ?? "",
    operator_name: row.operator_name ?? "",
    package_code: row.package_code ?? "",
    ...isInside ? {} : INSIDE,
  };
}
