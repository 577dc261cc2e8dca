import { useState } from "react";
import { MAX_FLIGHT_PROBLEMS, SENT_FLIGHTS } from "../../../../api/handover/flights.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { listText, numberText } from "../../../parts/format.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { type Problem, problemsSource } from "./wiring.ts";

/** Shows no problems once the manifest is sent, since nothing can be corrected then. */
export default function FlightProblemsPart({ record: { _id, status } }: PartProps) {
  const isSent = (SENT_FLIGHTS as readonly string[]).includes(String(status)) || status === "Cancelled";
  return isSent ? null : <Problems id={_id} />;
}

function Problems({ id }: { readonly id: string }) {
  const { quiet, alarm, plainList } = useRecordStyles();
  const [source] = useState(() => problemsSource(id));
  const { answer, failure } = useAnswer(source);
  const problems = answer?.consolidationProblems ?? [];
  return (
    <Section title={t("flights.problems")}>
      {!answer && failure && <div role="alert">{t("flights.unread")} {failureText(failure)}</div>}
      {!answer && !failure && <span aria-hidden>&nbsp;</span>}
      {answer && problems.length === 0 && <span className={quiet}>{t("flights.noProblems")}</span>}
      {problems.length > 0 && (
        <span className={alarm}>
          {t("flights.problemCount", { count: problems.length, number: countText(problems.length) })}
        </span>
      )}
      <ul className={plainList}>
        {problems.map((problem) => <ProblemRow key={problem._id} problem={problem} />)}
      </ul>
    </Section>
  );
}

/** The API names no more than a limited number. */
const countText = (count: number): string => numberText(count) + (count < MAX_FLIGHT_PROBLEMS ? "" : "+");

function ProblemRow(
  { problem: { _id, code, box_id, box_code, gaps, items } }: { readonly problem: Problem },
) {
  const { quiet } = useRecordStyles();
  const what = listText(gaps.map((gap) => t(`flights.gap.${gap as "hs"}`)));
  return (
    <li>
      <RecordLink lists={[heads.packages]} id={_id} code={code} />{" "}
      <RecordLink lists={[heads.containers]} id={box_id} code={box_code} />{" "}
      <span>{t("flights.lacks", { what })}</span>
      {items.length > 0 && (
        <div className={quiet}>
          {t("flights.mend")} {items.map(({ _id, sku }) => (
            <span key={_id}>
              <RecordLink lists={[heads.items]} id={_id} code={sku} />
              {" "}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}
