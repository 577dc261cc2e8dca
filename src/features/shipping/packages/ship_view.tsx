/** Shows a package in /orders/ship, with steps for staff and read-only for sellers. */
import { allows } from "../../../../api/access.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { usePerson } from "../../../lib/person.ts";
import { fulfilmentSource, packageSource } from "./package.ts";
import { PackageRecord } from "./package_view.tsx";

export default function ShipView(props: RecordViewProps) {
  const isOurs = allows(packages.rule, usePerson());
  return <PackageRecord {...props} source={isOurs ? packageSource : fulfilmentSource} isReadOnly={!isOurs} />;
}
