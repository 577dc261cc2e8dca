/** Previews the effect of a forwarder's scans, and begins the job that records them. */
import { Button, Spinner } from "@fluentui/react-components";
import { useMemo } from "react";
import type { ReadScan, ScanField, ScanRead } from "../../../../api/csv/box_scan_table.ts";
import { CheckBoxScans } from "../../../../api/generated/operations/box_scans.ts";
import type { BoxScanInput, JobRefusal } from "../../../../api/generated/schema.ts";
import { isGatewayKind } from "../../../../api/handover/box_scans.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { isOpenJob } from "../../../../api/statuses.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { containers } from "../../../../resources/handover/containers.ts";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { NotLoaded } from "../../../parts/not_loaded.tsx";

const SHOWN = 100;

export const scanWord = (field: ScanField): string => t(`boxScans.field.${field}`);

type ScanCheck = DataOf<typeof CheckBoxScans>["boxScanCheck"][number];

/** Omits the line number, which only the screen shows. */
const sentScans = (scans: readonly ReadScan[]): BoxScanInput[] =>
  scans.map(({ line: _line, ...scan }) => scan);

/** Checks scans against the boxes, again whenever boxes change. */
const checkSource = (scans: BoxScanInput[]): AnswerSource<DataOf<typeof CheckBoxScans>> => ({
  name: "box.scans",
  entities: [containers.query],
  ask: (options) => ask(CheckBoxScans, { scans }, options),
});

interface Props {
  readonly read: ScanRead;
  readonly timeZone: string;
}

export function CheckedScans({ read, timeZone }: Props) {
  const sent = useMemo(() => sentScans(read.scans), [read]);
  const { answer, failure, refresh } = useAnswer(useMemo(() => checkSource(sent), [sent]));
  if (!answer) {
    return failure
      ? <NotLoaded text={t("boxScans.unseen", { why: failureText(failure) })} onRetry={refresh} />
      : <Spinner size="tiny" label={t("bulk.looking")} />;
  }
  const checks = answer.boxScanCheck;
  const problems = [...readProblems(read), ...scanProblems(read.scans, checks)]
    .toSorted((one, other) => one.line - other.line);
  const fitting = read.scans.flatMap((scan, at) => {
    const check = checks[at];
    return check?.problem === "" ? [{ scan, check }] : [];
  });
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      {read.scans.length === 0 && problems.length === 0 && <p role="status">{t("boxScans.noRows")}</p>}
      {fitting.length > 0 && <Preview {...{ fitting, timeZone }} />}
      {read.scans.length > 0 && <Start fitting={fitting} />}
    </>
  );
}

const readProblems = ({ refusals }: ScanRead): JobRefusal[] =>
  refusals.map(({ line, field, code }) => ({
    line,
    column: scanWord(field),
    because: null,
    reason: { code, text: importReasonText(code) },
  }));

const OF_TIME: readonly string[] = ["scanInFuture", "scanTooEarly"];

const scanProblems = (scans: readonly ReadScan[], checks: readonly ScanCheck[]): JobRefusal[] =>
  scans.flatMap(({ line }, at) => {
    const { problem = "", of = "" } = checks[at] ?? {};
    if (problem === "") return [];
    const digit = of === "" ? "" : ` ${t("boxScans.digit", { digit: of })}`;
    return [{
      line,
      column: scanWord(OF_TIME.includes(problem) ? "time" : "code"),
      because: null,
      reason: { code: "", text: `${reasonText(problem)}${digit}` },
    }];
  });

function Problems({ problems }: { readonly problems: readonly JobRefusal[] }) {
  const styles = useImportStyles();
  return (
    <section className={styles.part} aria-labelledby="scan-problems">
      <h2 id="scan-problems" className={styles.subtitle}>
        {t("boxScans.refused", { count: problems.length, number: numberText(problems.length) })}
      </h2>
      <ProblemTable labelledBy="scan-problems" problems={problems.slice(0, SHOWN)} />
    </section>
  );
}

interface Fitting {
  readonly scan: ReadScan;
  readonly check: ScanCheck;
}

function Preview({ fitting, timeZone }: Pick<Props, "timeZone"> & { readonly fitting: readonly Fitting[] }) {
  const styles = useImportStyles();
  return (
    <section className={styles.part} aria-labelledby="scan-preview">
      <h2 id="scan-preview" className={styles.subtitle}>{t("boxScans.preview")}</h2>
      {fitting.length > SHOWN && (
        <p className={styles.small}>{t("boxScans.shown", { shown: numberText(SHOWN) })}</p>
      )}
      <div className={styles.scroller} role="group" aria-labelledby="scan-preview" tabIndex={0}>
        <table aria-labelledby="scan-preview" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("imports.line")}</th>
              <th scope="col">{t("boxScans.box")}</th>
              <th scope="col">{t("boxScans.timeIn", { zone: timeZone })}</th>
              <th scope="col">{scanWord("place")}</th>
              <th scope="col">{scanWord("kind")}</th>
              <th scope="col">{t("boxScans.effect")}</th>
            </tr>
          </thead>
          <tbody>
            {fitting.slice(0, SHOWN).map(({ scan: { line, at, place, kind }, check }) => (
              <tr key={line}>
                <td className={styles.number}>{numberText(line)}</td>
                <td className={styles.code}>
                  <bdi translate="no">{check.box_code}</bdi>
                </td>
                <td className={styles.number}>{formatMinute(at, timeZone)}</td>
                <td>
                  <bdi dir="auto">{place}</bdi>
                </td>
                <td>{isGatewayKind(kind) ? t(`boxScans.kinds.${kind}`) : kind}</td>
                <td>{t(check.recorded ? "boxScans.recorded" : "boxScans.new")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Start({ fitting }: { readonly fitting: readonly Fitting[] }) {
  const styles = useImportStyles();
  const work = useBulkJob(containers.id);
  const { job } = work;
  const fresh = fitting.filter(({ check }) => !check.recorded);
  const isDisabled = fresh.length === 0 || work.isBusy || (job !== null && isOpenJob(job));
  const start = () =>
    isDisabled || work.confirm({
      kind: "boxes.scan",
      resource: containers.id,
      scans: sentScans(fresh.map(({ scan }) => scan)),
    });
  const known = fitting.length - fresh.length;
  return (
    <>
      <JobMessageBar work={work} />
      {work.failure !== null && work.phase === "asking" && (
        <p role="alert">{t("boxScans.failed", { why: failureText(work.failure) })}</p>
      )}
      <div className={styles.bar}>
        <Button appearance="primary" disabledFocusable={isDisabled} onClick={start}>
          {t("boxScans.start", { count: fresh.length, number: numberText(fresh.length) })}
        </Button>
        <span className={styles.barText}>
          {known > 0 && t("boxScans.known", { count: known, number: numberText(known) })}
        </span>
      </div>
    </>
  );
}
