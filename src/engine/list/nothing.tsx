import { Button } from "@fluentui/react-components";
import type { SnapshotFrom } from "xstate";
import type { listMachine } from "../../../machines/list.ts";
import type { Count } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { Empty } from "./empty.tsx";
import { PrimaryAction } from "./list_actions.tsx";
import type { ListUrl } from "./list_url.ts";

interface Props {
  readonly resource: Resource;
  readonly url: Pick<ListUrl, "query" | "change">;
  readonly snapshot: SnapshotFrom<typeof listMachine>;
}

export function ListFailure({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) {
  return (
    <Empty isFailure title={t("list.failedTitle")} text={t("list.failedText", { why })}>
      <Button appearance="primary" onClick={onRetry}>{t("list.retry")}</Button>
    </Empty>
  );
}

function outsideText({ id }: Resource, { count, capped }: Count): string {
  const own = `list.outside.${id}`;
  const values = {
    count,
    number: capped ? t("list.capped", { count: numberText(count) }) : numberText(count),
  };
  return t(hasWords(own) ? own as Key : "list.outside.any", values);
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Returns the list's own words, or else the shared words. */
function wordsIn(own: string, shared: "truly" | "filtered"): Words {
  return hasWords(`${own}.title`)
    ? { title: t(`${own}.title` as Key), text: t(`${own}.text` as Key) }
    : { title: t(`list.${shared}Title`), text: t(`list.${shared}Text`) };
}

/** Returns the value of the segment's filter if no other filter is set. */
function segmentOf({ segment = "" }: Resource, filters: ListUrl["query"]["filters"]): string {
  const given = Object.entries(filters).filter(([, value]) => value !== "" && value !== undefined);
  return given.length === 1 && given[0]?.[0] === segment ? String(given[0][1]) : "";
}

export function Nothing({ resource, url, snapshot }: Props) {
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
  // As long as only the search is counted, it is known only that nothing matches.
  if (
    snapshot.matches({ rows: { empty: "filtered" } }) || snapshot.matches({ rows: { empty: "searched" } })
  ) {
    return (
      <Empty
        {...wordsIn(`list.noneWith.${resource.id}.${segmentOf(resource, url.query.filters)}`, "filtered")}
      >
        <Button appearance="primary" onClick={() => url.change({ filters: {} })}>
          {t("list.clearFilters")}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty {...wordsIn(`list.none.${resource.id}`, "truly")}>
      <PrimaryAction resource={resource} />
    </Empty>
  );
}
