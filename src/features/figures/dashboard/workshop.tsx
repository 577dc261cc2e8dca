import { Link as FluentLink, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import type { Workshop as Figures, WorkshopDay } from "../../../../api/generated/schema.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { barScale } from "../../../parts/bar_scale.ts";
import { numberText, spanText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { StatusPill, statusWord } from "../../../parts/status_pill.tsx";
import { UnitLink } from "../../workshop/units/unit_link.tsx";
import { useChartStyles } from "./chart.styles.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { useWorkshop } from "./wiring.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { writeUrl } from "../../../../resources/url.ts";

export default function Workshop() {
  const styles = useDashboardStyles();
  const { answer: figures } = useWorkshop();
  // The part is below other figures, so nothing moves when it appears.
  if (!figures) return null;
  return (
    <>
      <Steps steps={figures.steps} />
      <div className={styles.columns}>
        <Faults faults={figures.faults} />
        <RejectsChart days={figures.days} sum={figures.rejects} />
      </div>
    </>
  );
}

function Steps({ steps }: Pick<Figures, "steps">) {
  const styles = useDashboardStyles();
  const { wide } = useChartStyles();
  const { table, head, end } = usePartStyles();
  const id = useId();
  const right = mergeClasses(head, end);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{t("dashboard.workshop")}</h2>
      </div>
      <div className={wide} tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id} className={table}>
          <thead>
            <tr>
              <th className={head} scope="col">{t("entity.units.field.print_status")}</th>
              <th className={right} scope="col">{statusWord("Waiting", "work_status")}</th>
              <th className={right} scope="col">{statusWord("Inprocess", "work_status")}</th>
              <th className={right} scope="col">{statusWord("On Hold", "work_status")}</th>
              <th className={right} scope="col">{t("choice.due.late")}</th>
              <th className={head} scope="col">{t("dashboard.oldest")}</th>
              <th className={right} scope="col">{t("dashboard.median")}</th>
              <th className={right} scope="col">{t("dashboard.p90")}</th>
            </tr>
          </thead>
          <tbody>{steps.map((step) => <Step key={step.print_status} step={step} />)}</tbody>
        </table>
      </div>
      <p className={styles.hint}>{t("dashboard.workshopHint")}</p>
    </section>
  );
}

function Step({ step }: { readonly step: Figures["steps"][number] }) {
  const { cell, end } = usePartStyles();
  const { oldest } = useChartStyles();
  const right = mergeClasses(cell, end);
  const { print_status, waiting, inprocess, held, late, oldest_at, oldest_id, oldest_ticket } = step;
  return (
    <tr>
      <th className={cell} scope="row" style={{ textAlign: "start", fontWeight: "inherit" }}>
        <Link href={unitsHref({ print_status })}>
          <StatusPill kind="unit" axis="print_status" status={print_status} />
        </Link>
      </th>
      <Count className={right} count={waiting} href={unitsHref({ print_status, work_status: "Waiting" })} />
      <Count
        className={right}
        count={inprocess}
        href={unitsHref({ print_status, work_status: "Inprocess" })}
      />
      <Count className={right} count={held} href={unitsHref({ print_status, work_status: "On Hold" })} />
      <Count className={right} count={late} href={unitsHref({ print_status, due: "late" })} />
      <td className={mergeClasses(cell, oldest)}>
        {oldest_id !== null && oldest_at !== null && (
          <>
            <UnitLink id={oldest_id} ticket={oldest_ticket} /> <Instant at={oldest_at} />
          </>
        )}
      </td>
      <td className={right}>{step.median_s !== null && spanText(step.median_s)}</td>
      <td className={right}>{step.p90_s !== null && spanText(step.p90_s)}</td>
    </tr>
  );
}

interface CountProps {
  readonly className: string;
  readonly count: number;
  readonly href: string;
}

function Count({ className, count, href }: CountProps) {
  const { none } = useChartStyles();
  return (
    <td className={className}>
      {count === 0 ? <span className={none}>0</span> : <ToList href={href}>{numberText(count)}</ToList>}
    </td>
  );
}

function ToList({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} asChild>
      <FluentLink>{children}</FluentLink>
    </Link>
  );
}

/** Number of rows that fit beside the other card; further faults are rare. */
const MAX_SHOWN = 8;

/** Lists the most frequent faults, each with the step that made it. */
function Faults({ faults }: Pick<Figures, "faults">) {
  const styles = useDashboardStyles();
  const chart = useChartStyles();
  const id = useId();
  const { bar } = barScale(faults.map(({ count }) => count));
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{t("dashboard.faults")}</h2>
        <span className={styles.end}>
          <ToList href={unitsHref({ print_status: "Rejected" })}>{t("dashboard.rejectedNow")}</ToList>
        </span>
      </div>
      {faults.length === 0 && <p className={styles.hint}>{t("dashboard.noFaults")}</p>}
      <ul className={chart.list}>
        {faults.slice(0, MAX_SHOWN).map(({ print_status, reason_code, count }) => (
          <li key={`${print_status} ${reason_code}`} className={chart.row}>
            <span>
              {statusWord(print_status, "print_status")} · {choiceWord("reason_code", reason_code)}
            </span>
            <span className={chart.track} aria-hidden>
              <span
                className={chart.part}
                style={bar(count)}
              />
            </span>
            <span className={chart.count}>{numberText(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly days: readonly WorkshopDay[];
  readonly sum: number;
}

/** Draws the rejects of thirty days as bars; maximum and sum are text. Screen readers skip the bars. */
function RejectsChart({ days, sum }: Props) {
  const styles = useDashboardStyles();
  const chart = useChartStyles();
  const id = useId();
  const most = Math.max(...days.map(({ rejects }) => rejects));
  const { column } = barScale([most]);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{t("dashboard.rejects")}</h2>
      </div>
      <div className={chart.plot} aria-hidden>
        {days.map(({ day, rejects }) => (
          <span key={day} className={chart.day} title={`${day}: ${numberText(rejects)}`}>
            <span className={chart.bar} style={column(rejects)} />
          </span>
        ))}
      </div>
      <div className={chart.axis} aria-hidden>
        {[0, Math.floor(days.length / 2), days.length - 1].map((at) => (
          <span key={at}>{days[at]?.day.slice(0, 5)}</span>
        ))}
      </div>
      <p className={chart.summary}>
        {t("dashboard.mostOn", { most: numberText(most), sum: numberText(sum) })}
      </p>
    </section>
  );
}

const unitsHref = (filters: FilterValues): string =>
  writeUrl(units, { filters, sort: units.sort, page: 1, perPage: DEFAULT_PAGE_SIZE });
