/** What keeps a draft from being submitted; each leads to the field that mends it. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import type { Order } from "../../features/orders/order.ts";
import { usePartStyles } from "../../parts/parts.styles.ts";
import { Section } from "../../parts/section.tsx";
import { useRecordStyles } from "../../parts/record.styles.ts";

/** The words of a problem; one that this build does not know speaks for itself. */
export function problemText(problem: { readonly code: string; readonly text: string }): string {
  const key = `record.orderProblem.${problem.code}`;
  return hasWords(key) ? t(key as Key) : problem.text;
}

/** The name of a field by its path: `lines.2.sku` is the SKU of the third item. */
export function fieldName(path: string): string {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index !== undefined) return t("record.line", { n: Number(index) + 1, field: t(`field.${field}`) });
  return t(`field.${path}`);
}

interface Props {
  readonly order: Order;
  /** Opens the form at a field; absent where the order cannot be edited. */
  readonly onMend: ((path: string) => void) | null;
}

export function Problems({ order, onMend }: Props) {
  const styles = usePartStyles();
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
      {onMend && order.problems.some(({ code }) => code === "skuUnknown") && (
        <RouterLink href="/orders/mending" asChild>
          <Link>{t("mending.forAll")}</Link>
        </RouterLink>
      )}
    </Section>
  );
}
