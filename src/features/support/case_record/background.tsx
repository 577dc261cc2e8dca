import { useState } from "react";
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill, statusWord } from "../../../parts/status_pill.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import { DecidedLines } from "./decided_lines.tsx";
import { EvidenceAndArtwork } from "./evidence.tsx";
import { type Background as Facts, backgroundSource } from "./wiring.ts";

interface Props {
  readonly caseId: string;
  readonly orderId: string;
}

/** The caller must give each order its own `key`. */
export function Background({ caseId, orderId }: Props) {
  const { quiet } = useRecordStyles();
  const [source] = useState(() => backgroundSource(caseId, orderId));
  const { answer, failure } = useAnswer(source);
  if (!answer) return failure && <span className={quiet} role="alert">{failureText(failure)}</span>;
  const { getOrderById: order, getCaseById: own, cases } = answer;
  if (!order) return <span className={quiet}>{t("caseRecord.noOrder")}</span>;
  const lines = own?.lines ?? [];
  // A case about the whole order has no lines.
  const isMeant = (id: string) =>
    lines.length === 0 || lines.some(({ order_line_id }) => order_line_id === id);
  const isMeantUnit = (unit: typeof order.units[number]) =>
    lines.length === 0 ||
    lines.some(({ order_line_id, unit_id }) =>
      unit_id === unit._id || (unit_id === null && order_line_id === unit.order_line_id)
    );
  return (
    <>
      <DecidedLines lines={lines} currency={order.currency} />
      <EvidenceAndArtwork files={answer.attachments} lines={order.lines.filter(({ _id }) => isMeant(_id))} />
      <Garments units={order.units.filter(isMeantUnit)} />
      <Packages packages={order.packages} />
      <Charges facts={answer} isMeant={isMeant} />
      <Others cases={cases.filter(({ _id }) => _id !== caseId)} />
    </>
  );
}

type Order = NonNullable<Facts["getOrderById"]>;

function Garments({ units }: Pick<Order, "units">) {
  const styles = useCaseStyles();
  const { quiet } = useRecordStyles();
  return (
    <Section title={t("caseRecord.garments")}>
      {units.length === 0 && <span className={quiet}>{t("caseRecord.noGarments")}</span>}
      <ul className={styles.plain}>
        {units.map(({ _id, ticket, print_status, operator_name, rejects }) => (
          <li key={_id} className={styles.between}>
            <RecordLink lists={[heads.units]} id={_id} code={ticket} />
            <span>{statusWord(print_status, "print_status")}</span>
            <span className={quiet}>
              <bdi translate="no">{operator_name}</bdi>
              {rejects > 0 && ` ${t("caseRecord.rejects", { count: rejects })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Packages({ packages }: Pick<Order, "packages">) {
  const styles = useCaseStyles();
  const { mono, quiet } = useRecordStyles();
  return (
    <Section title={t("caseRecord.packages")}>
      {packages.length === 0 && <span className={quiet}>{t("caseRecord.noPackages")}</span>}
      <ul className={styles.plain}>
        {packages.map(({ _id, code, shipment_status, tracking_number }) => (
          <li key={_id} className={styles.between}>
            <bdi className={mono} translate="no">{code}</bdi>
            <StatusPill status={shipment_status} kind="shipment" />
            {tracking_number && <bdi className={mono} translate="no">{tracking_number}</bdi>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Charges({ facts, isMeant }: { readonly facts: Facts; readonly isMeant: (id: string) => boolean }) {
  const styles = useCaseStyles();
  const { caseOptions: { currency, left_minor, lines }, getOrderById: order } = facts;
  const names = new Map(order?.lines.map(({ _id, sku }) => [_id, sku]));
  return (
    <Section title={t("caseRecord.charges")}>
      <ul className={styles.plain}>
        {lines.filter(({ _id }) => isMeant(_id)).map(({ _id, left_minor }) => (
          <li key={_id} className={styles.between}>
            <bdi translate="no">{names.get(_id) ?? ""}</bdi>
            <Amount minor={left_minor} currency={currency} />
          </li>
        ))}
        <li className={styles.between}>
          <strong>{t("caseRecord.wholeOrder")}</strong>
          <Amount minor={left_minor} currency={currency} />
        </li>
      </ul>
    </Section>
  );
}

function Others({ cases }: Pick<Facts, "cases">) {
  const styles = useCaseStyles();
  const { quiet } = useRecordStyles();
  return (
    <Section title={t("caseRecord.earlier")}>
      {cases.length === 0 && <span className={quiet}>{t("caseRecord.noEarlier")}</span>}
      <ul className={styles.plain}>
        {cases.map(({ _id, code, status, created_at }) => (
          <li key={_id} className={styles.between}>
            <RecordLink lists={[heads.support]} id={_id} code={code} />
            <StatusPill status={status} kind="case" />
            <span className={quiet}>
              <Instant at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
