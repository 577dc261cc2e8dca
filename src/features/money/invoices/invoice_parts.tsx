/** Draws sums, payments, credit notes, lines and the PDF on the record of an invoice. */
import { type ReactNode, useState } from "react";
import { InvoiceParts as PartsQuery } from "../../../../api/generated/operations/invoices.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import type { ListHead } from "../../../../resources/heads.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { download } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { numberText } from "../../../parts/format.ts";
import { NamedTable } from "../../../parts/named_table.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { SaveButton } from "../../desk/jobs/job_file.tsx";

type InvoiceWithParts = NonNullable<DataOf<typeof PartsQuery>["getInvoiceById"]>;

const DEBOUNCE_MS = 500;

const partsSource = (_id: string): AnswerSource<DataOf<typeof PartsQuery>> => ({
  name: `invoice.${_id}.parts`,
  entities: ["invoices"],
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(PartsQuery, { _id }, options),
});

/** Lists in which a record of each kind can be opened. */
const LISTS: Readonly<Record<string, readonly ListHead[]>> = {
  order: [heads.orders],
  topup: [heads.approvals, heads.topup],
  refund: [heads.refund_requests],
  invoice: [heads.billing_invoice],
};

export default function InvoiceParts({ record }: PartProps) {
  const [source] = useState(() => partsSource(record._id));
  const { answer, failure } = useAnswer(source);
  const invoice = answer?.getInvoiceById;
  return (
    <>
      {record["issued_at"] !== null && <PaperPart record={record} />}
      {failure && <div role="alert">{failureText(failure)}</div>}
      {invoice && (
        <>
          <SumsPart invoice={invoice} />
          <PaymentsPart invoice={invoice} />
          <NotesPart invoice={invoice} />
          <EntriesPart invoice={invoice} />
        </>
      )}
    </>
  );
}

interface InvoiceProps {
  readonly invoice: InvoiceWithParts;
}

function PaperPart({ record: { _id, code } }: PartProps) {
  const { line } = useRecordStyles();
  const save = () => download(`/invoices/file?${new URLSearchParams({ id: _id })}`, `${String(code)}.pdf`);
  return (
    <Section title={t("invoices.paper")}>
      <div className={line}>
        <SaveButton words={t("invoices.pdf")} save={save} />
      </div>
    </Section>
  );
}

interface LineProps extends Pick<InvoiceWithParts, "currency"> {
  readonly children: ReactNode;
  readonly under: ReactNode;
  readonly minor: number;
}

function Line({ children, under, minor, currency }: LineProps) {
  const styles = usePartStyles();
  return (
    <tr>
      <td className={styles.cell}>
        {children}
        {under && <span className={styles.under}>{under}</span>}
      </td>
      <td className={`${styles.cell} ${styles.end}`}>
        <Amount minor={minor} currency={currency} />
      </td>
    </tr>
  );
}

interface TableProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Table({ title, children }: TableProps) {
  const { table } = usePartStyles();
  return (
    <Section title={title}>
      <NamedTable className={table}>
        <tbody>{children}</tbody>
      </NamedTable>
    </Section>
  );
}

const dayOf = (at: number): string => formatDay(at, config().timeZone);

function SumsPart({ invoice: { headings, currency } }: InvoiceProps) {
  if (headings.length === 0) return null;
  return (
    <Table title={t("invoices.sums")}>
      {headings.map(({ heading, minor }) => (
        <Line key={heading} under={null} {...{ minor, currency }}>
          {hasWords(`invoices.heading.${heading}`) ? t(`invoices.heading.${heading as "goods"}`) : heading}
        </Line>
      ))}
    </Table>
  );
}

function PaymentsPart({ invoice: { payments, currency } }: InvoiceProps) {
  if (payments.length === 0) return null;
  return (
    <Table title={t("invoices.payments")}>
      {payments.map(({ kind, minor, ref_code, created_at }, at) => (
        <Line
          key={at}
          under={[dayOf(created_at), ref_code].filter(Boolean).join(" · ")}
          {...{ minor, currency }}
        >
          {choiceWord("kind", kind)}
        </Line>
      ))}
    </Table>
  );
}

function NotesPart({ invoice: { notes, currency } }: InvoiceProps) {
  if (notes.length === 0) return null;
  return (
    <Table title={t("invoices.notes")}>
      {notes.map(({ _id, code, total_minor, created_at }) => (
        <Line key={_id} under={dayOf(created_at)} minor={total_minor} currency={currency}>
          <RecordLink lists={[heads.billing_invoice]} id={_id} code={code} />
        </Line>
      ))}
    </Table>
  );
}

function EntriesPart({ invoice: { entries, lines_count, currency } }: InvoiceProps) {
  const { quiet } = useRecordStyles();
  if (entries.length === 0) return null;
  return (
    <>
      <Table title={t("invoices.entries")}>
        {entries.map((
          { account, no, created_at, kind, ref_code, ref_kind, ref_id, amount_minor, charged_minor },
        ) => (
          <Line
            key={`${account} ${no}`}
            under={[numberText(no), dayOf(created_at)].join(" · ")}
            minor={charged_minor === 0 ? amount_minor : charged_minor}
            currency={currency}
          >
            {choiceWord("kind", kind)}{" "}
            <RecordLink lists={LISTS[ref_kind] ?? []} code={ref_code} id={ref_id} />
          </Line>
        ))}
      </Table>
      {entries.length < lines_count && (
        <span className={quiet}>
          {t("invoices.entriesFirst", { n: numberText(entries.length), of: numberText(lines_count) })}
        </span>
      )}
    </>
  );
}
