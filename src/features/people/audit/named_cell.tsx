import type { AddedCellProps } from "../../../engine/features.ts";
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { usePerson } from "../../../lib/person.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { recordHref } from "./links.ts";
import { missingName } from "./words.ts";
import { detailsFrom, namedRecordOf } from "./entry_details.ts";

export default function NamedCell({ row, column }: AddedCellProps) {
  const [key = "", beside = ""] = column.fields;
  const [id, details] = [String(row[key] ?? ""), row[beside]];
  const styles = useAuditStyles();
  const person = usePerson();
  const named = namedRecordOf(detailsFrom(details), id);
  if (!named?.name) {
    return <span className={styles.before} title={id}>{missingName(String(row["entity"] ?? ""))}</span>;
  }
  const href = recordHref(named.entity, id, person);
  const name = <bdi dir="auto" translate="no">{named.name}</bdi>;
  return (
    <span className={styles.line} title={named.name}>
      {href
        ? (
          <RouterLink href={href} asChild>
            <Link inline>{name}</Link>
          </RouterLink>
        )
        : name}
    </span>
  );
}
