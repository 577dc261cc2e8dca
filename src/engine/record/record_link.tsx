/** Links a record's number to the first of its lists that the person may see. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../api/access.ts";
import type { ListHead } from "../../../resources/heads.ts";
import { recordPath } from "../../../resources/record_path.ts";
import { usePerson } from "../../lib/person.ts";
import { usePartStyles } from "../../parts/parts.styles.ts";

interface Props {
  readonly lists: readonly Pick<ListHead, "path" | "rule">[];
  /** Id of the record; empty if it was deleted. */
  readonly id: string;
  readonly code: string;
}

export function RecordLink({ lists, id, code }: Props) {
  const { mono } = usePartStyles();
  const person = usePerson();
  const list = lists.find(({ rule }) => allows(rule, person));
  const words = <bdi className={mono} translate="no">{code}</bdi>;
  if (!list || id === "" || code === "") return words;
  return (
    <RouterLink href={recordPath(list, id)} asChild>
      <Link inline>{words}</Link>
    </RouterLink>
  );
}
