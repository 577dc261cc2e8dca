import { Button, Link } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { allows, ruleFor } from "../../../../api/access.ts";
import { CasesOfOrder } from "../../../../api/generated/operations/cases.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { hasLeft } from "../../../../api/statuses.ts";
import { newPath } from "../../../../resources/define.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";

type Found = DataOf<typeof CasesOfOrder>;

const SOON_MS = 500;

const sourceOf = (orderId: string): AnswerSource<Found> => ({
  name: `casesOf.${orderId}`,
  entities: [cases.query],
  debounceMs: SOON_MS,
  ask: ({ signal }) => ask(CasesOfOrder, { order: [orderId] }, { background: true, signal }),
});

interface Props {
  readonly orderId: string;
  /** Further parameters of the link to a new case, such as the package or the garment. */
  readonly about?: Readonly<Record<string, string>>;
  /** False as long as the goods cannot have a fault that needs a case. */
  readonly mayOpen: boolean;
}

const MAKES = ruleFor(cases.roots.makeCase ?? cases.rule, null);

function CasesPart(props: Props) {
  const person = usePerson();
  return allows(cases.rule, person) ? <Cases key={props.orderId} {...props} /> : null;
}

function Cases({ orderId, about = {}, mayOpen }: Props) {
  const styles = usePartStyles();
  const { plainList, quiet } = useRecordStyles();
  const [source] = useState(() => sourceOf(orderId));
  const { answer, failure, refresh } = useAnswer(source);
  const person = usePerson();
  const isOffered = mayOpen && allows(MAKES, person);
  const query = new URLSearchParams({ order: orderId, ...about });
  return (
    <Section
      title={t("newCase.ofOrder")}
      action={isOffered && (
        <LinkButton isSmall href={`${newPath(cases.path)}?${query}`}>{t("newCase.open")}</LinkButton>
      )}
    >
      {!answer && failure && (
        <span role="alert">
          {t("newCase.failed")} <Button size="small" onClick={refresh}>{t("record.retry")}</Button>
        </span>
      )}
      {/* Reserves one line, since most orders have no case. */}
      {!answer && !failure && <span aria-hidden>&nbsp;</span>}
      {answer && answer.casesCount.count > 0 && (
        <RouterLink href={listHref(orderId)} asChild>
          <Link inline>{t("newCase.inList", { count: answer.casesCount.count })}</Link>
        </RouterLink>
      )}
      {answer?.cases.length === 0 && <span className={quiet}>{t("newCase.none")}</span>}
      <ul className={plainList}>
        {answer?.cases.map(({ _id, code, status, reason }) => (
          <li key={_id} className={styles.row}>
            <RecordLink lists={[heads.support]} code={code} id={_id} />
            <span>{choiceWord("reason", reason)}</span>
            <StatusPill kind="case" status={status} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listHref = (order: string): string =>
  writeUrl(cases, {
    filters: { order, status: "All", support_case: "All" },
    sort: "-created_at",
    page: 1,
    perPage: DEFAULT_PAGE_SIZE,
  });

/** Statuses without paid goods, for which there is nothing to remedy. */
const BEFORE: readonly string[] = ["Draft", "Pending", "Cancelled"];

export function OrderCases({ record }: PartProps) {
  return <CasesPart orderId={record._id} mayOpen={!BEFORE.includes(String(record["status"]))} />;
}

export function PackageCases({ record }: PartProps) {
  const { _id, order_id, shipment_status } = record;
  return (
    <CasesPart
      orderId={String(order_id)}
      about={{ package: _id }}
      // Faults of a package that has not left are corrected in the workshop, without a case.
      mayOpen={hasLeft(String(shipment_status))}
    />
  );
}

export function UnitCases({ record }: PartProps) {
  const { _id, order_id, print_status } = record;
  return (
    <CasesPart
      orderId={String(order_id)}
      about={{ garment: _id }}
      mayOpen={print_status === "Packed"}
    />
  );
}
