/** The first line of a list: title, count, views, what is new, what is exported, and the one primary action. */
import { memo } from "react";
import type { Count } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { Later } from "../../parts/later.tsx";
import type { Views } from "../views/views_wiring.ts";
import type { Columns } from "./columns.ts";
import { ListHead } from "./list_head.tsx";
import type { ListUrl } from "./list_url.ts";
import { listParts } from "./parts.ts";
import type { SelectionActor } from "./wiring.ts";

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly selection: SelectionActor;
  readonly views: Views;
  readonly columns: Columns;
  /** Null while unknown. */
  readonly count: Count | null;
  readonly news: number;
  readonly onRefresh: () => void;
  /** Only to be drawn again when they change. */
  readonly words: string;
}

/** It is drawn again for another address or count, not for other rows. */
export const ListHeader = memo(function ListHeader(
  { resource, url, selection, views, columns, count, news, onRefresh, words }: Props,
) {
  return (
    <ListHead
      {...{ resource, count }}
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
