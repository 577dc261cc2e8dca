/** A package's number, and the way to its record for whoever may see it: the house's own, or the list of sellers. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { fulfilments } from "../../../../resources/shipping/fulfilments.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";

export function PackageLink({ id, code }: { readonly id: string; readonly code: string }) {
  const { mono } = usePartStyles();
  const person = usePerson();
  const list = [packages, fulfilments].find(({ rule }) => allows(rule, person));
  const words = <bdi className={mono} translate="no">{code}</bdi>;
  if (!list) return words;
  return (
    <RouterLink href={`${list.path}/all/${encodeURIComponent(id)}`} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
