/** The last cases of the same seller, for staff. */
import { Link } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { cases as resource } from "../../../../resources/support/cases.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import { LAST_CASES, sellerCasesSource } from "./wiring.ts";

const hrefOfSeller = (seller: string): string =>
  writeUrl(resource, {
    filters: { seller, status: "All", support_case: "All" },
    sort: "-created_at",
    page: 1,
    perPage: DEFAULT_PAGE_SIZE,
  });

/** Give it a `key`: the seller may not change. */
export function SellerCases({ caseId, sellerId }: { readonly caseId: string; readonly sellerId: string }) {
  const styles = useCaseStyles();
  const { quiet } = useRecordStyles();
  const [source] = useState(() => sellerCasesSource(sellerId));
  const { answer, failure } = useAnswer(source);
  const others = (answer?.cases ?? []).filter(({ _id }) => _id !== caseId).slice(0, LAST_CASES);
  return (
    <Section title={t("caseRecord.ofSeller")}>
      {!answer && failure && <span className={quiet} role="alert">{failureText(failure)}</span>}
      {answer && others.length === 0 && <span className={quiet}>{t("caseRecord.noEarlier")}</span>}
      <ul className={styles.plain}>
        {others.map(({ _id, code, status, reason }) => (
          <li key={_id} className={styles.between}>
            <RecordLink lists={[heads.support]} id={_id} code={code} />
            <span>{choiceWord("reason", reason)}</span>
            <StatusPill status={status} kind="case" />
          </li>
        ))}
      </ul>
      {answer && others.length > 0 && (
        <RouterLink href={hrefOfSeller(sellerId)} asChild>
          <Link inline>{t("caseRecord.allOfSeller", { count: answer.casesCount.count })}</Link>
        </RouterLink>
      )}
    </Section>
  );
}
