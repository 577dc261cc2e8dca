/** Lists the numbers of a range that were printed on sheets in advance, and prints them again. */
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { numberRights } from "../../../../resources/shipping/number_ranges.ts";
import { postalNumbers } from "../../../../resources/shipping/postal_numbers.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { LinkButton } from "../../../parts/link_button.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { SheetButtons } from "./sheet_buttons.tsx";
import { issuesSource } from "./wiring.ts";

export default function IssuesPart({ record }: PartProps) {
  return record["purpose"] === "sheets" ? <Issues id={record._id} /> : null;
}

function Issues({ id }: { readonly id: string }) {
  const { quiet } = useRecordStyles();
  const styles = usePartStyles();
  const person = usePerson();
  const [source] = useState(() => issuesSource(id));
  const { answer, failure } = useAnswer(source);
  const issues = answer?.getNumberRangeById?.issues ?? [];
  const mayPrint = allows(numberRights.add, person);
  return (
    <Section title={t("barcodes.issue.issues")}>
      {failure && <div role="alert">{failureText(failure)}</div>}
      {answer && issues.length === 0 && <span className={quiet}>{t("barcodes.issue.noIssues")}</span>}
      {issues.length > 0 && (
        <NamedTable className={styles.table}>
          <tbody>
            {issues.map((issue) => (
              <tr key={issue.first}>
                <td className={styles.cell}>
                  <bdi>{issue.first_code}</bdi> – <bdi>{issue.last_code}</bdi>
                  <span className={styles.under}>
                    <bdi dir="auto">{issue.reason}</bdi> · <bdi dir="auto">{issue.maker_name}</bdi> ·{" "}
                    <Instant at={issue.created_at} />
                  </span>
                </td>
                <td className={`${styles.cell} ${styles.end}`}>
                  {numberText(issue.count)}
                  <span className={styles.under}>
                    {t("barcodes.issue.reserved")}: {numberText(issue.reserved)}
                  </span>
                </td>
                <td className={styles.cell}>
                  {mayPrint && issue.reserved > 0 && <SheetButtons issue={issue} />}
                </td>
              </tr>
            ))}
          </tbody>
        </NamedTable>
      )}
      {issues.length > 0 && (
        <LinkButton isSmall href={`${postalNumbers.path}?range=${id}`}>
          {t("barcodes.tab.numbers")}
        </LinkButton>
      )}
    </Section>
  );
}
