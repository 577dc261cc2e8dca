/** A garment's ticket, and the way to its record for whoever may see the list of them. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";

export function UnitLink({ id, ticket }: { readonly id: string; readonly ticket: string }) {
  const { mono } = usePartStyles();
  const mayOpen = allows(units.rule, usePerson());
  const words = <bdi className={mono}>{ticket}</bdi>;
  if (!mayOpen) return words;
  return (
    <RouterLink href={`${units.path}/all/${encodeURIComponent(id)}`} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
