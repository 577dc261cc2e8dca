/** Which of the list's states stands where the rows would be. */
import { Button } from "@fluentui/react-components";
import type { SnapshotFrom } from "xstate";
import type { listMachine } from "../../../machines/list.ts";
import type { Count } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { failureText } from "../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import type { Failure } from "../../lib/outcome.ts";
import { PrimaryAction } from "./list_header.tsx";
import { numberText } from "../../parts/format.ts";
import { ListRows, type TableParts, useTable } from "./list_rows.tsx";
import { Empty, Failed, Skeleton } from "./states.tsx";

interface Props extends TableParts {
  readonly snapshot: SnapshotFrom<typeof listMachine>;
  /** The address leads on to a view that is not known yet: no other rows are shown meanwhile. */
  readonly isHeld: boolean;
  readonly onRetry: () => void;
}

export function ListBody(props: Props) {
  const { resource, url, snapshot, isHeld, onRetry } = props;
  const table = useTable(props);
  const { rows, gone, count, failure } = snapshot.context;
  if (isHeld || snapshot.matches({ rows: { fetching: "loading" } })) {
    return <Skeleton {...table} rows={url.query.perPage} hasActions={resource.record} />;
  }
  if (snapshot.matches({ rows: "failed" })) {
    return <Failed why={failureText(failure as Failure)} onRetry={onRetry} />;
  }
  if (!snapshot.hasTag("shown")) return <Nothing {...props} />;
  return (
    <ListRows
      {...props}
      {...{ rows, gone }}
      total={count && !count.capped ? count.count : null}
      isBusy={snapshot.hasTag("busy")}
    />
  );
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
