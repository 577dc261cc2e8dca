/** Shows the number of a record, and leads to it whoever may see one of its lists: the first that they may. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../api/access.ts";
import type { ListHead } from "../../../resources/heads.ts";
import { recordPath } from "../../../resources/record_path.ts";
import { usePerson } from "../../lib/person.ts";
import { usePartStyles } from "../../parts/parts.styles.ts";

interface Props {
  /** Lists that the record is in. */
  readonly lists: readonly Pick<ListHead, "path" | "rule">[];
  /** Empty for a record that is gone. */
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
