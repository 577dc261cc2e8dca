import type { SnapshotFrom } from "xstate";
import type { listMachine } from "../../../machines/list.ts";
import { failureText } from "../../lib/failure_text.ts";
import type { Failure } from "../../lib/outcome.ts";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import { ListRows, type TableParts, useTable } from "./table/list_rows.tsx";
import { listParts } from "./parts.ts";
import { Skeleton } from "./table/skeleton.tsx";

interface Props extends TableParts {
  readonly snapshot: SnapshotFrom<typeof listMachine>;
  /** True while the default view of an address without a query is being loaded; meanwhile no rows are shown. */
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
    const why = failureText(failure as Failure);
    return <DeferredPart of={listParts}>{({ Failed }) => <Failed {...{ why, onRetry }} />}</DeferredPart>;
  }
  if (!snapshot.hasTag("shown")) {
    return <DeferredPart of={listParts}>{({ Nothing }) => <Nothing {...props} />}</DeferredPart>;
  }
  return (
    <ListRows
      {...props}
      {...{ rows, gone }}
      total={count && !count.capped ? count.count : null}
      isBusy={snapshot.hasTag("busy")}
    />
  );
}
