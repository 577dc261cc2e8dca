import { Link, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { cases as resource } from "../../../../resources/support/cases.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { partsAt } from "../../../engine/features.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import { claimsSource, LAST_CASES, sellerCasesSource, unpaidSource } from "./wiring.ts";

interface Props {
  readonly caseId: string;
  readonly sellerId: string;
}

/** The caller must give each case its own `key`. */
export function Unpaid({ caseId, sellerId }: Props) {
  const person = usePerson();
  const [source] = useState(() => unpaidSource(caseId));
  const { answer } = useAnswer(source);
  return (answer?.getCaseById?.unpaid ?? []).map(({ _id, code, remedy, currency, short_minor: minor }) => (
    <MessageBar key={_id} intent="warning" layout="multiline">
      <MessageBarBody>
        {t(`caseRecord.${minor > 0 ? "short" : "unpaid"}.${remedy}` as Key, {
          amount: moneyText(minor, currency),
        })} <RecordLink lists={[heads.orders]} id={_id} code={code} />
      </MessageBarBody>
      <MessageBarActions>
        {minor > 0 &&
          partsAt("ShortBalance").filter(({ rule }) => allows(rule, person)).map(({ Part }, at) => (
            <Part key={at} {...{ sellerId, minor, currency }} />
          ))}
      </MessageBarActions>
    </MessageBar>
  ));
}

const hrefOfSeller = (seller: string): string =>
  writeUrl(resource, {
    filters: { seller, status: "All", support_case: "All" },
    sort: "-created_at",
    page: 1,
    perPage: DEFAULT_PAGE_SIZE,
  });

/** The caller must give each seller its own `key`. */
export function SellerCases({ caseId, sellerId }: Props) {
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

/** Lists the claims of a case against carriers. The caller must give each case its own `key`. */
export function Claims({ caseId }: { readonly caseId: string }) {
  const styles = useCaseStyles();
  const [source] = useState(() => claimsSource(caseId));
  const { answer } = useAnswer(source);
  const claims = answer?.getCaseById?.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <Section title={t("caseRecord.claims")}>
      <ul className={styles.plain}>
        {claims.map(({ _id, code, status }) => (
          <li key={_id} className={styles.between}>
            <RecordLink lists={[heads.pb_request]} id={_id} code={code} />
            <StatusPill status={status} kind="postage_request" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
