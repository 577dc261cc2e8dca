/** Tabs of the bins, which group pages by result, with counts. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink, useLocation } from "wouter";
import { LABEL_PAGE_STATUSES, slugOf } from "../../../../api/statuses.ts";
import { labelPages } from "../../../../resources/shipping/label_pages.ts";
import type { ListPartProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { binsSource } from "./wiring.ts";

export default function Bins({ filters }: ListPartProps) {
  const styles = useLabelPageStyles();
  const { answer } = useAnswer(binsSource);
  const [path] = useLocation();
  const countOf = (status: string) =>
    (answer?.labelPageBins ?? []).reduce((sum, bin) => bin.status === status ? sum + bin.count : sum, 0);
  const current = filters["status"] ?? "";
  const tab = (status: string, words: string) => {
    const href = status === "" ? labelPages.path : `${labelPages.path}/${slugOf(status)}`;
    const isCurrent = status === "" ? path === labelPages.path && current === "" : current === status;
    return (
      <RouterLink key={status} href={href} asChild>
        <Link className={styles.tab} {...isCurrent && { "aria-current": "page" as const }}>{words}</Link>
      </RouterLink>
    );
  };
  return (
    <nav aria-label={t("labelPages.bins")} className={styles.tabs}>
      {tab("", t("labelPages.all"))}
      {LABEL_PAGE_STATUSES.map((status) => {
        const word = statusWord(status, "status", "label_page");
        return tab(
          status,
          answer ? t("labelPages.binCount", { word, n: numberText(countOf(status)) }) : word,
        );
      })}
    </nav>
  );
}
