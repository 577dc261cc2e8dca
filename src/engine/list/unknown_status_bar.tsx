/** Names the statuses in the address that the list does not have; a button removes them. */
import type { UnknownStatuses } from "../../../resources/unknown_statuses.ts";
import { t } from "../../lib/i18n.ts";
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import type { ListUrl } from "./list_url.ts";

const SHOWN_CHARS = 120;

interface Props {
  readonly unknown: readonly UnknownStatuses[];
  readonly onFilter: ListUrl["filter"];
}

export default function UnknownStatusBar({ unknown, onFilter }: Props) {
  const names = unknown.flatMap((each) => each.names);
  const words = t("list.noStatus", {
    count: names.length,
    names: names.join(", ").slice(0, SHOWN_CHARS),
  });
  const remove = () => onFilter(Object.fromEntries(unknown.map(({ key, rest }) => [key, rest])));
  return (
    <InlineMessageBar tone="warning" action={{ words: t("list.removeStatus"), run: remove }}>
      <bdi>{words}</bdi>
    </InlineMessageBar>
  );
}
