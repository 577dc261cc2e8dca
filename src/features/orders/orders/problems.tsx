import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import type { OrderProblemCode } from "../../../../api/orders/order_problems.ts";
import { orderProblemText, useFieldName } from "../../../engine/form/problem_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Order } from "./order.ts";
import { artworkHref } from "../../catalogue/artwork/href.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";

/** Problems of an SKU or item, which are fixed once for all drafts that have it. */
const FIXED_FOR_ALL: ReadonlySet<string> = new Set<OrderProblemCode>([
  "skuUnknown",
  "itemUnavailable",
  "artMissing",
]);

const METHOD_CODES: ReadonlySet<string> = new Set<OrderProblemCode>(["methodMissing", "methodUnknown"]);
/** List of drafts without a method, in which one step sets the method of many. */
const METHODLESS = "/orders/draft?problem=method&range=all";

type Problem = Order["problems"][number];

/** Returns the page on which the line's artwork is placed; null for other problems, which the form fixes. */
function artworkPage({ code, path }: Problem, { lines }: Order): string | null {
  const line = code === "artMissing" ? lines[Number(path.split(".")[1])] : undefined;
  return line ? artworkHref({ line: line._id }) : null;
}

interface Props {
  readonly order: Order;
  /** Opens the form at a field; null if the order cannot be edited. */
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
            <span>{orderProblemText(problem)}</span>
            <MendLink page={artworkPage(problem, order)} {...{ problem, onMend }} />
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

function MendLink(
  { problem, page, onMend }:
    & { readonly problem: Problem; readonly page: string | null }
    & Pick<Props, "onMend">,
) {
  const field = useFieldName()(problem.path);
  const { under } = usePartStyles();
  if (!onMend) return <span className={under}>{field}</span>;
  const word = t("record.mend", { field });
  if (!page) return <Link as="button" onClick={() => onMend(problem.path)}>{word}</Link>;
  return (
    <RouterLink href={page} asChild>
      <Link>{word}</Link>
    </RouterLink>
  );
}
