import { mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { textOfMinor } from "./amounts.ts";
import { ChargedName } from "./charged_name.tsx";
import { requestSource } from "./wiring.ts";
import { NamedTable } from "../../../parts/named_table.tsx";

export default function RequestLines({ record: { _id } }: PartProps) {
  const styles = usePartStyles();
  const [source] = useState(() => requestSource(_id));
  const { answer, failure } = useAnswer(source);
  const request = answer?.getRefundRequestById;
  const isReduced = request?.lines.some(({ given_minor }) => given_minor > 0);
  return (
    <Section title={t("refunds.lines")}>
      {failure && <div role="alert">{failureText(failure)}</div>}
      {request && (
        <NamedTable className={styles.table}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">{t("refunds.line")}</th>
              <th className={mergeClasses(styles.head, styles.end)} scope="col">{t("refunds.paid")}</th>
              <th className={mergeClasses(styles.head, styles.end)} scope="col">{t("refunds.requested")}</th>
              {isReduced && (
                <th className={mergeClasses(styles.head, styles.end)} scope="col">{t("refunds.returned")}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {request.lines.map((line) => (
              <tr key={line._id}>
                <td className={styles.cell}>
                  <ChargedName line={line} />
                </td>
                <td className={mergeClasses(styles.cell, styles.end)}>
                  <bdi>{textOfMinor(line.paid_minor, request.currency)}</bdi>
                </td>
                <td className={mergeClasses(styles.cell, styles.end)}>
                  <bdi>{textOfMinor(line.amount_minor, request.currency)}</bdi>
                </td>
                {isReduced && (
                  <td className={mergeClasses(styles.cell, styles.end)}>
                    <bdi>{textOfMinor(line.given_minor, request.currency)}</bdi>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td className={mergeClasses(styles.cell, styles.sum)} colSpan={isReduced ? 3 : 2}>
                {t("record.total")}
              </td>
              <td className={mergeClasses(styles.cell, styles.sum, styles.end, styles.strong)}>
                <Amount minor={request.requested_minor} currency={request.currency} />
              </td>
            </tr>
          </tfoot>
        </NamedTable>
      )}
    </Section>
  );
}
