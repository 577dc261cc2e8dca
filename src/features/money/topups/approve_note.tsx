import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { MANUAL_KINDS } from "../../../../api/money/topups.ts";
import type { StepNoteProps } from "../../../engine/features.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useTopupStyles } from "./topup.styles.ts";

const LIST = "approvals";
/** Kinds of transactions that lower a balance. */
const TAKES: readonly string[] = [
  "debit",
  "fee",
  "payout",
] satisfies readonly (typeof MANUAL_KINDS)[number][];

export default function ApproveNote({ record, event }: StepNoteProps) {
  const styles = useTopupStyles();
  const { facts } = usePartStyles();
  if (event !== "topup.approve") return null;
  const { kind, currency, credited_currency, duplicate_code, method_name } = record;
  const rate = String(record["rate"] ?? "");
  const isForeign = currency !== credited_currency;
  const name = <bdi translate="no">{String(record["seller_name"])}</bdi>;
  return (
    <div className={styles.note}>
      <dl className={facts}>
        <Fact name={fieldWord(LIST, "seller_name")}>{name}</Fact>
        {kind !== "topup" && <Fact name={fieldWord(LIST, "kind")}>{choiceWord("kind", String(kind))}</Fact>}
        {method_name !== "" && (
          <Fact name={fieldWord(LIST, "method_name")}>
            <bdi translate="no">{String(method_name)}</bdi>
          </Fact>
        )}
        {kind === "topup" && (
          <Fact name={fieldWord(LIST, "paid_minor")}>
            <Amount minor={Number(record["paid_minor"])} currency={String(currency)} />
          </Fact>
        )}
        {isForeign && <Fact name={fieldWord(LIST, "rate")}>{rate || t("topups.rateLater")}</Fact>}
        {(!isForeign || rate !== "") && (
          <Fact name={fieldWord(LIST, kind === "topup" ? "credited_minor" : "paid")}>
            <strong>
              <Amount minor={Number(record["credited_minor"])} currency={String(credited_currency)} />
            </strong>
          </Fact>
        )}
      </dl>
      {duplicate_code !== "" && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t("topups.sameAs", { code: String(duplicate_code) })}</MessageBarBody>
        </MessageBar>
      )}
      <span className={styles.quiet}>
        {t(TAKES.includes(String(kind)) ? "topups.pays" : "topups.gets", {
          name: String(record["seller_name"]),
        })}
      </span>
    </div>
  );
}
