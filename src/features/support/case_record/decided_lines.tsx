import { heads } from "../../../../resources/generated/heads.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { statusWord } from "../../../parts/status_pill.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import type { Background } from "./wiring.ts";

type Line = NonNullable<Background["getCaseById"]>["lines"][number];

export function DecidedLines({ lines, currency }: {
  readonly lines: readonly Line[];
  readonly currency: string;
}) {
  const styles = useCaseStyles();
  const { mono } = useRecordStyles();
  const decided = lines.filter(({ outcome }) => outcome !== "");
  if (decided.length === 0) return null;
  return (
    <Section title={t("caseRecord.decision")}>
      <ul className={styles.plain}>
        {decided.map((line) => (
          <li key={line._id}>
            <span className={styles.between}>
              <bdi className={mono} translate="no">{`${line.quantity} × ${line.sku}`}</bdi>
              <span>{choiceWord("outcome", line.outcome)}</span>
              {line.amount_minor > 0 && <Amount minor={line.amount_minor} currency={currency} />}
            </span>
            <Remedy line={line} />
            <Cause line={line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Remedy({ line: { remedy_id, remedy_kind, remedy_code, remedy_state, charged } }: {
  readonly line: Line;
}) {
  const styles = useCaseStyles();
  const { quiet } = useRecordStyles();
  if (remedy_id === null) return null;
  const list = remedy_kind === "refund" ? heads.refund_requests : heads.orders;
  return (
    <span className={styles.between}>
      <RecordLink lists={[list]} id={remedy_id} code={remedy_code} />
      <span className={quiet}>
        {[choiceWord("remedy_state", remedy_state), charged && t("caseRecord.sellerPays")].filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}

function Cause({ line: { cause } }: { readonly line: Line }) {
  const { quiet } = useRecordStyles();
  if (!cause) return null;
  const facts = [statusWord(cause.step, "print_status"), cause.operator_name, cause.station, cause.reason];
  return <span className={quiet}>{t("caseRecord.cause", { facts: facts.filter(Boolean).join(" · ") })}</span>;
}
