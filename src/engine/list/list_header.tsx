/** The first line of a list: title, count, views, what is new, what is exported, and the one primary action. */
import { useSelector } from "@xstate/react";
import { memo } from "react";
import type { Count } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { Later } from "../../parts/later.tsx";
import type { Views } from "../views/views_wiring.ts";
import type { Columns } from "./columns.ts";
import { countText } from "./count_text.ts";
import { ListHead } from "./list_head.tsx";
import type { ListUrl } from "./list_url.ts";
import { listParts } from "./parts.ts";
import type { ListActor, SelectionActor } from "./wiring.ts";

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly selection: SelectionActor;
  readonly views: Views;
  readonly columns: Columns;
  readonly list: ListActor;
  /** As far as it is drawn; null while unknown. */
  readonly count: Count | null;
  readonly news: number;
  readonly onRefresh: () => void;
  /** Only to be drawn again when they change. */
  readonly words: string;
}

/** It is drawn again for another address or count, not for other rows. */
export const ListHeader = memo(function ListHeader(
  { resource, url, list, selection, views, columns, count, news, onRefresh, words }: Props,
) {
  return (
    <ListHead
      resource={resource}
      count={<CountNow list={list} />}
      tabs={
        <Later of={listParts}>
          {({ ViewTabs }) => <ViewTabs {...{ resource, url, views, columns }} />}
        </Later>
      }
      end={
        <Later of={listParts}>
          {({ ExportButton, ListActions }) => (
            <>
              <ExportButton {...{ resource, url, selection, count }} columns={columns.shown} />
              <ListActions {...{ resource, words }} />
            </>
          )}
        </Later>
      }
    >
      {news > 0 && (
        <Later of={listParts}>{({ NewsButton }) => <NewsButton {...{ news, onRefresh }} />}</Later>
      )}
    </ListHead>
  );
});

/** Alone in the line it does not wait: the number of other filters is never beside these. */
function CountNow({ list }: Pick<Props, "list">) {
  const count = useSelector(list, ({ context }) => context.count);
  return count && countText(count);
}
