/** The batch that a garment is in, and the way to it for those who plan what is printed. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { printBatches } from "../../../../resources/workshop/print_batches.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";

export default function BatchCell({ row, column }: AddedCellProps) {
  const { mono } = usePartStyles();
  const mayOpen = allows(printBatches.rule, usePerson());
  const [code = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  const words = <bdi className={mono} translate="no">{code}</bdi>;
  if (code === "" || id === "" || !mayOpen) return words;
  return (
    <RouterLink href={`${printBatches.path}/all/${encodeURIComponent(id)}`} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
