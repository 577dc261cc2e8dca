/** The panel for picked rows. It stays when rows are no longer picked, because it follows their job. */
import { makeStyles } from "@fluentui/react-components";
import { useSelector } from "@xstate/react";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { BulkResult } from "../../../machines/desk/bulk.ts";
import { isPicked } from "../../../machines/picks.ts";
import { isPlain } from "../list/bulk_actions.ts";
import { BulkLine } from "../list/bulk_line.tsx";
import { BulkMessageBar } from "../list/bulk_message_bar.tsx";
import type { ListUrl } from "../list/list_url.ts";
import { focusRow } from "../list/table/keyboard.ts";
import { nameOf } from "../list/table/table_row.tsx";
import type { Row } from "../../../machines/rows.ts";
import type { Column, Resource } from "../../../resources/define.ts";
import { nameColumn } from "../../../resources/record_name.ts";
import type { DrawOpened } from "../features.ts";
import { register } from "../../lib/keys.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { announce } from "../../lib/toasts.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { useBulk } from "./bulk_wiring.ts";
import { useBulkJob } from "./bulk_job_wiring.ts";
import type { ListActor, SelectionActor } from "../list/wiring.ts";
import { JobMessageBar } from "./job_message_bar.tsx";
import { askFor, selectedText, targetOf } from "./target.ts";
import { loadJobForms } from "./job_forms.ts";

const BulkDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([import("./bulk_dialog.tsx"), loadJobForms()]);
  return dialog;
});
const TrashDialog = lazyPart(() => import("./trash_dialog.tsx"));
const ExportDialog = lazyPart(() => import("./export_dialog.tsx"));

const useStyles = makeStyles({ panel: { display: "contents" } });

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly list: ListActor;
  readonly selection: SelectionActor;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

export default function BulkPanel({ resource, url, list, selection, columns, children }: Props) {
  const styles = useStyles();
  const { rows, count: total } = useSelector(list, ({ context }) => context);
  const picks = useSelector(selection, ({ context }) => context);
  const isAny = useSelector(selection, (snapshot) => !snapshot.matches("none"));
  const [isExporting, setExporting] = useState(false);
  const [exports, setExports] = useState(0);
  const [trashing, setTrashing] = useState<readonly Row[]>([]);
  const picked = useMemo(() => rows.filter((row) => isPicked(picks, row._id)), [rows, picks]);
  const bulk = useRowBulk({ resource, list, selection });
  const job = useBulkJob(resource.id);
  const jobId = job.job?._id;
  useEffect(() => {
    if (jobId) selection.send({ type: "selection.clear" });
  }, [selection, jobId]);
  const statusText = isAny ? selectedText(picks, total) : "";
  useEffect(() => {
    if (statusText) announce(statusText);
  }, [statusText]);
  useBarKey(selection, isAny);
  const [opened, setOpened] = useState<{ readonly draw: DrawOpened } | null>(null);
  const place = useReturningFocus(job.isDialogOpen || isExporting || trashing.length > 0 || opened !== null);
  const code = (id: string) => {
    const row = rows.find((each) => each._id === id);
    return row ? nameOf(row, nameColumn(resource)) : id;
  };
  return (
    <div className={styles.panel} ref={place}>
      {isAny
        ? (
          <BulkLine
            {...{ resource, picks, total, bulk }}
            rows={picked}
            isBusy={job.isBusy || job.phase === "unknown"}
            onWork={(chosen, ids) => {
              const target = ids ? { ids } : targetOf(resource, url.query, picks);
              if (ids && "event" in chosen && isPlain(chosen)) bulk.send(chosen.event, ids);
              else job.open(askFor(resource, chosen, target));
            }}
            onExport={() => {
              setExporting(true);
              setExports(exports + 1);
            }}
            onTrash={() => setTrashing(picked)}
            onSelectAll={() => selection.send({ type: "selection.all" })}
            onClear={() => selection.send({ type: "selection.clear" })}
            onOpen={(draw) => setOpened({ draw })}
          />
        )
        : children}
      <BulkMessageBar bulk={bulk} codeOf={code} />
      <JobMessageBar work={job} />
      <OptionalPart>
        {job.input && <BulkDialog resource={resource} work={job} />}
        {trashing.length > 0 && (
          <TrashDialog
            resource={resource}
            rows={trashing}
            onDone={() => {
              selection.send({ type: "selection.clear" });
              list.send({ type: "list.refresh" });
            }}
            onClose={() => setTrashing([])}
          />
        )}
        {exports > 0 && (
          <ExportDialog
            {...{ resource, url, columns, picks, total }}
            isOpen={isExporting}
            opening={exports}
            onClose={() => setExporting(false)}
          />
        )}
        {opened?.draw(() => setOpened(null))}
      </OptionalPart>
    </div>
  );
}

/** Moves the focus by a key from the row to the bar and back. If the bar disappears, the focus returns to the row. */
function useBarKey(selection: SelectionActor, isAny: boolean): void {
  useEffect(() => {
    if (!isAny) return;
    const toRow = () => {
      const { cursor, ids } = selection.getSnapshot().context;
      const id = cursor ?? ids[0];
      if (id !== undefined) focusRow(id);
    };
    const isInBar = () => document.activeElement?.closest("[data-bulk]") !== null;
    const toggle = () => {
      if (isInBar()) toRow();
      else document.querySelector<HTMLElement>("[data-bulk] button")?.focus();
    };
    const remove = register("list", ".", toggle, "bulk.key", { isCommand: true });
    let wasInBar = false;
    const onFocus = () => wasInBar = isInBar();
    addEventListener("focusin", onFocus);
    return () => {
      remove();
      removeEventListener("focusin", onFocus);
      if (wasInBar) requestAnimationFrame(() => document.activeElement === document.body && toRow());
    };
  }, [selection, isAny]);
}

/** Moves the focus after a dialog to the result of the work, or back to the element that opened the dialog. */
function useReturningFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(() => {
        const find = (what: string) => place.current?.querySelector<HTMLElement>(what);
        (find("[data-work]") ?? find("[aria-haspopup=menu]"))?.focus();
      });
    };
  }, [isOpen]);
  return place;
}

/** Takes a step for the picked rows. Afterwards the moved rows are redrawn, and refused rows stay picked. */
function useRowBulk({ resource, list, selection }: Pick<Props, "resource" | "list" | "selection">) {
  const onResults = useCallback((results: readonly BulkResult[]) => {
    const ids = results.filter(({ refusedBy }) => refusedBy !== null).map(({ id }) => id);
    selection.send({ type: "selection.set", ids });
    list.send({ type: "rows.changed", ids: results.map(({ id }) => id) });
  }, [list, selection]);
  return useBulk(resource.lifecycle, onResults);
}
