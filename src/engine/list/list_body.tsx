/** Which of the list's states stands where the rows would be. */
import { Button } from "@fluentui/react-components";
import type { SnapshotFrom } from "xstate";
import type { listMachine } from "../../../machines/list.ts";
import type { Count } from "../../../machines/rows.ts";
import type { Column, Resource } from "../../../resources/define.ts";
import type { Look, LookColumn } from "../../../resources/look.ts";
import { failureText } from "../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import type { Failure } from "../../lib/outcome.ts";
import { useMedia } from "../../lib/use_media.ts";
import type { SelectionActor } from "./wiring.ts";
import { CardList } from "./card_list.tsx";
import type { Columns } from "./columns.ts";
import { DataTable } from "./data_table.tsx";
import { PrimaryAction } from "./list_header.tsx";
import { numberText } from "../../parts/format.ts";
import type { ListUrl } from "./list_url.ts";
import { Empty, Failed, Skeleton } from "./states.tsx";

/** Below this a row is a card. Source: screens.md. */
const CARDS = "(max-width: 639px)";

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly selection: SelectionActor;
  readonly snapshot: SnapshotFrom<typeof listMachine>;
  readonly columns: Columns;
  readonly canSelect: boolean;
  /** The address leads on to a view that is not known yet: no other rows are shown meanwhile. */
  readonly isHeld: boolean;
  readonly onRetry: () => void;
}

export function ListBody(props: Props) {
  const { resource, url, selection, snapshot, columns, canSelect, isHeld, onRetry } = props;
  const isCards = useMedia(CARDS);
  const { rows, gone, count, failure } = snapshot.context;
  const { sort, page, perPage } = url.query;
  const { density } = url.look;
  const table = {
    columns: isCards ? columns.own : columns.shown,
    ...{ sort, selection, canSelect, density },
    isSized: columns.isSized,
    onSort: (next: string) => url.change({ sort: next }),
    onWidths: (widths: readonly number[]) => url.relook({ columns: sized(url.look, columns.shown, widths) }),
    onResetWidth: (key: string) => url.relook({ columns: unsized(url.look, resource, key) }),
  };
  if (isHeld || snapshot.matches({ rows: { fetching: "loading" } })) {
    return <Skeleton {...table} isCards={isCards} rows={perPage} hasActions={resource.record} />;
  }
  if (snapshot.matches({ rows: "failed" })) {
    return <Failed why={failureText(failure as Failure)} onRetry={onRetry} />;
  }
  if (!snapshot.hasTag("shown")) return <Nothing {...props} />;
  const Rows = isCards ? CardList : DataTable;
  return (
    <Rows
      {...table}
      {...{ rows, gone }}
      name={t(`menu.${resource.id}`)}
      hrefOf={resource.record ? url.pageOf : null}
      onOpen={url.open}
      offset={(page - 1) * perPage}
      total={count && !count.capped ? count.count : null}
      isBusy={snapshot.hasTag("busy")}
    />
  );
}

/** The look's columns with the widths of those that are shown. */
function sized(
  { columns }: Look,
  shown: readonly Column[],
  widths: readonly number[],
): readonly LookColumn[] {
  return columns.map(({ key, width }) => {
    const at = shown.findIndex((column) => column.key === key);
    return { key, width: widths[at] ?? width };
  });
}

/** The look's columns, one of them as wide as the list has it. */
function unsized({ columns }: Look, resource: Resource, key: string): readonly LookColumn[] {
  const own = resource.columns.find((column) => column.key === key);
  return columns.map((each) => each.key === key && own ? { key, width: own.width } : each);
}

/** "1 order outside these filters", or of what the list is about. */
function outsideText({ id }: Resource, { count, capped }: Count): string {
  const own = `list.outside.${id}`;
  const values = {
    count,
    number: capped ? t("list.capped", { count: numberText(count) }) : numberText(count),
  };
  return t(hasWords(own) ? own as Key : "list.outside.any", values);
}

function Nothing({ resource, url, snapshot }: Props) {
  if (snapshot.matches({ rows: { empty: "beyond" } })) {
    const title = t("list.beyondTitle", { page: url.query.page });
    return (
      <Empty title={title} text={t("list.beyondText")}>
        <Button appearance="primary" onClick={() => url.change({ page: 1 })}>{t("list.firstPage")}</Button>
      </Empty>
    );
  }
  const { outside } = snapshot.context;
  if (outside && snapshot.matches({ rows: { empty: "outside" } })) {
    const { search } = url.query.filters;
    return (
      <Empty title={outsideText(resource, outside)} text={t("list.outsideText")}>
        <Button appearance="primary" onClick={() => url.change({ filters: { search } })}>
          {t("list.showOutside", { count: outside.count })}
        </Button>
      </Empty>
    );
  }
  // While the search alone is counted nothing else is known than that nothing matches.
  if (
    snapshot.matches({ rows: { empty: "filtered" } }) || snapshot.matches({ rows: { empty: "searched" } })
  ) {
    return (
      <Empty title={t("list.filteredTitle")} text={t("list.filteredText")}>
        <Button appearance="primary" onClick={() => url.change({ filters: {} })}>
          {t("list.clearFilters")}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty title={t("list.trulyTitle")} text={t("list.trulyText")}>
      <PrimaryAction resource={resource} />
    </Empty>
  );
}
