/** `/items/grid?_id=…` or `?product=ID`: edits many items in a grid. */
import { Button, Link, Spinner } from "@fluentui/react-components";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link as RouterLink, useSearch } from "wouter";
import { levelIn } from "../../../../api/catalogue/pricing.ts";
import { isOpenJob } from "../../../../api/statuses.ts";
import { items as resource } from "../../../../resources/catalogue/items.ts";
import type { RowEdit } from "../../../../machines/grid_table.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { GridEditor } from "../../../engine/grid/grid_editor.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { useCatalogueStyles } from "./catalogue.styles.ts";
import { AddLevel } from "./add_level.tsx";
import { type GridQuery, gridSource, levelsOf, paramsOf, problemsOf, tableOf } from "./grid_source.ts";

export default function GridPage() {
  const query = new URLSearchParams(useSearch());
  const ids = (query.get("_id") ?? "").split(",").filter(Boolean);
  const product = query.get("product") ?? "";
  useTitle(t("catalogue.grid.title"));
  const styles = useCatalogueStyles();
  return (
    <div className={styles.gridPage}>
      <RouterLink href={resource.path} asChild>
        <Link>{t("record.back", { list: t("menu.items") })}</Link>
      </RouterLink>
      <h1 className={styles.gridTitle}>{t("catalogue.grid.title")}</h1>
      <Items key={`${product} ${ids.join(",")}`} {...{ ids, product }} />
    </div>
  );
}

function titleOf(key: string): string {
  const level = levelIn(key);
  return level === null ? fieldWord(resource.id, key) : t("catalogue.levels.level", { level });
}

function Items({ ids, product }: GridQuery) {
  const source = useMemo(() => gridSource({ ids, product }), []);
  const { answer, failure, refresh } = useAnswer(source);
  const items = answer?.items;
  const currency = items?.[0]?.currency ?? config().currency;
  const [added, setAdded] = useState<readonly number[]>([]);
  const levels = useMemo(
    () => [...new Set([...levelsOf(items ?? []), ...added])].sort((a, b) => a - b),
    [items, added],
  );
  const table = useMemo(() => tableOf(items ?? [], currency, levels), [items, currency, levels]);
  const styles = useCatalogueStyles();
  const work = useBulkJob(resource.id);
  const { job, phase } = work;
  const isEnded = job !== null && !isOpenJob(job);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    // Loads the saved records. Changes of refused rows stay in the grid, on top of these records.
    if (isEnded) latest.current();
  }, [isEnded, job?._id]);
  if (!items) {
    return failure
      ? (
        <span role="alert">
          {t("catalogue.grid.failed", { why: failureText(failure) })}{" "}
          <Button size="small" onClick={refresh}>{t("catalogue.retry")}</Button>
        </span>
      )
      : <Spinner size="tiny" label={t("catalogue.loading")} />;
  }
  if (items.length === 0) {
    return <p>{t(product === "" && ids.length === 0 ? "catalogue.grid.nothing" : "catalogue.grid.none")}</p>;
  }
  const save = (changes: readonly RowEdit[]) =>
    work.confirm({
      kind: "items.edit",
      resource: resource.id,
      edits: changes.map((edit) => ({
        _id: edit.row._id,
        version: edit.row.version,
        params: paramsOf(edit, table),
      })),
    });
  const problems = (changes: readonly RowEdit[]) =>
    problemsOf(changes, table).map(({ _id, path, code }) => ({
      _id,
      key: path,
      text: t(`problem.${code}` as Key),
    }));
  return (
    <>
      <JobMessageBar work={work} />
      {work.failure !== null && phase === "asking" && (
        <p role="alert">{t("catalogue.grid.refused", { why: failureText(work.failure) })}</p>
      )}
      <div className={styles.level}>
        <AddLevel levels={levels} onAdd={(level) => setAdded([...added, level])} />
        <span className={styles.quiet}>{t("catalogue.levels.empty")}</span>
      </div>
      <GridEditor
        table={table}
        label={t("catalogue.grid.title")}
        titleOf={titleOf}
        problemsOf={problems}
        isBusy={work.isBusy || phase === "unknown" || (job !== null && !isEnded)}
        onSave={save}
      />
    </>
  );
}
