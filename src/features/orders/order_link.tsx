/** An order's number, and the way to it for whoever may see orders. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../api/access.ts";
import { orders } from "../../../resources/orders.ts";
import { usePerson } from "../../lib/person.ts";
import { usePartStyles } from "../../parts/parts.styles.ts";

interface Props {
  readonly id: string;
  readonly code: string;
}

export default function OrderLink({ id, code }: Props) {
  const { mono } = usePartStyles();
  const mayOpen = allows(orders.rule, usePerson());
  const words = <bdi className={mono}>{code}</bdi>;
  if (id === "" || !mayOpen) return words;
  return (
    <RouterLink href={`${orders.path}/all/${encodeURIComponent(id)}`} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
