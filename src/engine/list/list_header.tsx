import { useSelector } from "@xstate/react";
import { memo } from "react";
import type { Count } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import type { Views } from "../views/views_wiring.ts";
import type { Columns } from "./layout/columns.ts";
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
  readonly count: Count | null;
  readonly news: number;
  readonly onRefresh: () => void;
  readonly words: string;
}

/** The head of a list; memoized, so that only another address or count redraws it, not other rows. */
export const ListHeader = memo(function ListHeader(
  { resource, url, list, selection, views, columns, count, news, onRefresh, words }: Props,
) {
  return (
    <ListHead
      resource={resource}
      count={<CountNow list={list} />}
      tabs={
        <DeferredPart of={listParts}>
          {({ ViewTabs }) => <ViewTabs {...{ resource, url, views, columns }} />}
        </DeferredPart>
      }
      end={
        <DeferredPart of={listParts}>
          {({ ExportButton, ListActions }) => (
            <>
              <ExportButton {...{ resource, url, selection, count }} columns={columns.shown} />
              <ListActions {...{ resource, words }} />
            </>
          )}
        </DeferredPart>
      }
    >
      {news > 0 && (
        <DeferredPart of={listParts}>
          {({ NewsButton }) => <NewsButton {...{ news, onRefresh }} />}
        </DeferredPart>
      )}
    </ListHead>
  );
});

/** Shows the count, which is not deferred, so that it never differs from the numbers next to it. */
function CountNow({ list }: Pick<Props, "list">) {
  const count = useSelector(list, ({ context }) => context.count);
  return count && countText(count);
}
