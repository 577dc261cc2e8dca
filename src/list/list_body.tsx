/** Which of the list's states stands where the rows would be. */
import { Button } from "@fluentui/react-components";
import type { SnapshotFrom } from "xstate";
import type { listMachine } from "../../machines/list.ts";
import type { Column, Resource } from "../../resources/define.ts";
import { failureText } from "../lib/failure_text.ts";
import { t } from "../lib/i18n.ts";
import type { Failure } from "../lib/outcome.ts";
import { useMedia } from "../lib/use_media.ts";
import type { SelectionActor } from "../wiring/list.ts";
import { CardList } from "./card_list.tsx";
import { DataTable } from "./data_table.tsx";
import { PrimaryAction } from "./list_header.tsx";
import type { ListUrl } from "./list_url.ts";
import { Empty, Failed, Skeleton } from "./states.tsx";

/** Below this a row is a card. Source: screens.md. */
const CARDS = "(max-width: 639px)";

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly selection: SelectionActor;
  readonly snapshot: SnapshotFrom<typeof listMachine>;
  readonly columns: readonly Column[];
  readonly canSelect: boolean;
  readonly onRetry: () => void;
}

export function ListBody(props: Props) {
  const { resource, url, selection, snapshot, columns, canSelect, onRetry } = props;
  const isCards = useMedia(CARDS);
  const { rows, gone, count, failure } = snapshot.context;
  const { sort, page, perPage } = url.query;
  if (snapshot.matches({ rows: { fetching: "loading" } })) {
    return (
      <Skeleton
        {...{ columns, sort, selection, canSelect, isCards }}
        rows={perPage}
        hasActions={resource.record}
        onSort={(next) => url.change({ sort: next })}
      />
    );
  }
  if (snapshot.matches({ rows: "failed" })) {
    return <Failed why={failureText(failure as Failure)} onRetry={onRetry} />;
  }
  if (!snapshot.hasTag("shown")) return <Nothing {...props} />;
  const Rows = isCards ? CardList : DataTable;
  return (
    <Rows
      {...{ columns, rows, gone, sort, selection, canSelect }}
      name={t(`menu.${resource.id}`)}
      onSort={(next) => url.change({ sort: next })}
      hrefOf={resource.record ? url.pageOf : null}
      onOpen={url.open}
      offset={(page - 1) * perPage}
      total={count && !count.capped ? count.count : null}
      isBusy={snapshot.hasTag("busy")}
    />
  );
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
  if (snapshot.matches({ rows: { empty: "filtered" } })) {
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
