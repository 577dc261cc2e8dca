/** An order's number, and the way to it for whoever may see orders. */
import type { AddedCellProps } from "../../../engine/features.ts";
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";

export default function OrderCell({ row, column }: AddedCellProps) {
  const [code = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  return <OrderLink {...{ code, id }} />;
}

export function OrderLink({ code, id }: { readonly code: string; readonly id: string }) {
  const { mono } = usePartStyles();
  const mayOpen = allows(orders.rule, usePerson());
  const words = <bdi className={mono} translate="no">{code}</bdi>;
  if (id === "" || !mayOpen) return words;
  return (
    <RouterLink href={`${orders.path}/all/${encodeURIComponent(id)}`} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
