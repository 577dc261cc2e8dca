import { mergeClasses } from "@fluentui/react-components";
import type { Desk } from "../../../../machines/workshop/station_context.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { listText, numberText } from "../../../parts/format.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { dueText } from "./due_text.ts";
import { useBenchStyles } from "./frame/bench.styles.ts";
import { useGarmentStyles } from "./garment.styles.ts";

type Counted = Pick<Desk["elsewhere"][number], "waiting" | "inprocess" | "held">;
const sumOf = ({ waiting, inprocess, held }: Counted): number => waiting + inprocess + held;

/** Returns "14 at Sewing", or "Nothing at Sewing; 14 at Printing" with the other steps that have most work. */
export function restingText({ print_status, waiting, elsewhere }: Desk): string {
  const step = statusWord(print_status, "print_status");
  if (waiting > 0) return t("stations.waiting", { count: waiting, number: numberText(waiting), step });
  const others = elsewhere.filter((each) => sumOf(each) > 0)
    .toSorted((one, other) => sumOf(other) - sumOf(one)).slice(0, 3)
    .map((each) =>
      t("stations.at", {
        number: numberText(sumOf(each)),
        step: statusWord(each.print_status, "print_status"),
      })
    );
  return others.length === 0
    ? t("stations.nothingAnywhere", { step })
    : t("stations.nothing", { step, others: listText(others) });
}

export const restingMore = ({ late, held, rejected }: Desk): string =>
  [
    late > 0 && t("stations.lateCount", { count: late, number: numberText(late) }),
    held > 0 && t("stations.heldCount", { count: held, number: numberText(held) }),
    rejected > 0 && t("stations.rejectedCount", { count: rejected, number: numberText(rejected) }),
  ].filter((part): part is string => part !== false).join(" · ");

export function IdleStation({ desk }: { readonly desk: Desk }) {
  const styles = useGarmentStyles();
  const bench = useBenchStyles();
  const now = useNow();
  // Garments in work here; a scan opens one of them.
  const inWork = [desk.open, ...desk.others].flatMap((each) => each?.ticket ?? []);
  const others = inWork.length > 0 && t("stations.others", { tickets: listText(inWork) });
  const more = [restingMore(desk), others].filter(Boolean).join(" · ");
  return (
    <section className={bench.resting} data-resting>
      <p className={bench.restingText}>{restingText(desk)}</p>
      {more && <span className={styles.mm}>{more}</span>}
      {desk.next.length > 0 && <h2 className={styles.areaName}>{t("stations.next")}</h2>}
      <ol className={styles.cards} data-next>
        {desk.next.map(({ ticket, product_title, color, size, due_at, rush, bin_label }) => (
          <li key={ticket} className={styles.next}>
            <span className={styles.line}>
              <bdi className={styles.ticket}>{ticket}</bdi>
              {rush && (
                <span className={mergeClasses(styles.flag, styles.rush)}>{choiceWord("rush", "true")}</span>
              )}
            </span>
            <span dir="auto">{product_title}</span>
            <span className={styles.nextSize}>
              <bdi>{[color, size].filter(Boolean).join(" · ")}</bdi>
            </span>
            <span className={styles.small}>
              <bdi>{[dueText(due_at, now), bin_label].filter(Boolean).join(" · ")}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
