/** What a line of the statement is about, and the way to it for whoever may see it. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { approvals } from "../../../../resources/money/approvals.ts";
import type { Resource } from "../../../../resources/define.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { topup } from "../../../../resources/money/topup.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";

/** Lists in which a record of a kind opens: the first that somebody may see. */
const LISTS: Readonly<Record<string, readonly Resource[]>> = { order: [orders], topup: [approvals, topup] };

export default function ReferenceCell({ row, column }: AddedCellProps) {
  const { mono } = usePartStyles();
  const person = usePerson();
  const [code = "", kind = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  const list = Object.hasOwn(LISTS, kind) ? LISTS[kind]?.find(({ rule }) => allows(rule, person)) : undefined;
  const words = <bdi className={mono} translate="no">{code}</bdi>;
  if (!list || id === "" || code === "") return words;
  return (
    <RouterLink href={`${list.path}/all/${encodeURIComponent(id)}`} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
