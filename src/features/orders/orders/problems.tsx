import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import type { OrderProblemCode } from "../../../../api/orders/order_problems.ts";
import { problemText, useFieldName } from "../../../engine/form/problem_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Order } from "./order.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";

/** Problems of an SKU are fixed once, for every draft that has it. */
const FIXED_FOR_ALL: ReadonlySet<string> = new Set<OrderProblemCode>([
  "skuUnknown",
  "itemUnavailable",
  "artMissing",
]);

const METHOD_CODES: ReadonlySet<string> = new Set<OrderProblemCode>(["methodMissing", "methodUnknown"]);
/** The method of many drafts is set in their list. */
const METHODLESS = "/orders/draft?problem=method&range=all";

interface Props {
  readonly order: Order;
  /** Opens the form at a field; absent where the order cannot be edited. */
  readonly onMend: ((path: string) => void) | null;
}

export function Problems({ order, onMend }: Props) {
  const styles = usePartStyles();
  const fieldName = useFieldName();
  const list = useRecordStyles().plainList;
  if (order.problems.length === 0) return null;
  return (
    <Section title={t("record.section.problems")}>
      <ul className={list}>
        {order.problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`} className={styles.row}>
            <span>{problemText(problem)}</span>
            {onMend
              ? (
                <Link as="button" onClick={() => onMend(problem.path)}>
                  {t("record.mend", { field: fieldName(problem.path) })}
                </Link>
              )
              : <span className={styles.under}>{fieldName(problem.path)}</span>}
          </li>
        ))}
      </ul>
      {onMend && order.problems.some(({ code }) => METHOD_CODES.has(code)) && (
        <RouterLink href={METHODLESS} asChild>
          <Link>{t("fixing.chooseMethods")}</Link>
        </RouterLink>
      )}
      {onMend && order.problems.some(({ code }) => FIXED_FOR_ALL.has(code)) && (
        <RouterLink href="/orders/mending" asChild>
          <Link>{t("fixing.forAll")}</Link>
        </RouterLink>
      )}
    </Section>
  );
}
