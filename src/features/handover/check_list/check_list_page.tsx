/** `/shipment-report`: packages due each day, and their progress. Source: docs/requirements.md S2.3, S6.11. */
import { Button } from "@fluentui/react-components";
import { ArrowDownloadRegular, PrintRegular } from "@fluentui/react-icons";
import { useEffect, useMemo, useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { CHECK_FILTERS } from "../../../../resources/handover/check_filters.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { FilterBar } from "../../../engine/list/filters/filter_bar.tsx";
import { FilterEnd } from "../../../engine/list/filters/filter_end.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useMedia } from "../../../lib/use_media.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { ordersHref } from "../../orders/orders/orders_href.ts";
import { CheckCards } from "./check_cards.tsx";
import { useCheckFilters } from "./check_filters.ts";
import { useCheckStyles } from "./check_list.styles.ts";
import { type CheckLine, checkSource } from "./check_source.ts";
import { CheckTable } from "./check_table.tsx";
import { saveCheckList } from "./line_text.ts";

const NO_LINES: readonly CheckLine[] = [];

export default function CheckListPage() {
  const styles = useCheckStyles();
  const screen = useScreenStyles();
  const { filters, change, clear } = useCheckFilters();
  const [lines, setLines] = useState(NO_LINES);
  const unused = useRef<HTMLInputElement>(null);
  useTitle(t("menu.shipment_report"));
  return (
    <EntityWords value="shipment_report">
      <section className={styles.page}>
        <header className={styles.head}>
          <h1 className={screen.title}>{t("menu.shipment_report")}</h1>
          <div className={styles.buttons}>
            <Button
              size="small"
              icon={<ArrowDownloadRegular />}
              disabledFocusable={lines.length === 0}
              onClick={() => lines.length > 0 && saveCheckList(lines)}
            >
              {t("checkList.export")}
            </Button>
            <Button
              size="small"
              icon={<PrintRegular />}
              disabledFocusable={lines.length === 0}
              onClick={() => lines.length > 0 && print()}
            >
              {t("checkList.print")}
            </Button>
          </div>
        </header>
        <FilterBar
          resource={CHECK_FILTERS}
          filters={filters}
          searched={undefined}
          onFilter={change}
          input={unused}
          end={(line) => (
            <FilterEnd resource={CHECK_FILTERS} filters={filters} onClear={clear} {...line}>{null}</FilterEnd>
          )}
        />
        <Counted key={JSON.stringify(filters)} filters={filters} onClear={clear} onLines={setLines} />
      </section>
    </EntityWords>
  );
}

interface CountedProps {
  readonly filters: FilterValues;
  readonly onClear: () => void;
  readonly onLines: (lines: readonly CheckLine[]) => void;
}

function Counted({ filters, onClear, onLines }: CountedProps) {
  const styles = useCheckStyles();
  const isNarrow = useMedia("(max-width: 639px)");
  const { phase, answer, failure, refresh } = useAnswer(useMemo(() => checkSource(filters), []));
  const lines = answer?.lines ?? NO_LINES;
  useEffect(() => onLines(lines), [lines, onLines]);
  const why = failure ? failureText(failure) : "";
  if (phase === "failed" && !answer) {
    return (
      <Empty isFailure title={t("checkList.failed")} text={why}>
        <Button appearance="primary" onClick={refresh}>{t("checkList.retry")}</Button>
      </Empty>
    );
  }
  if (!answer) return <div className={styles.skeleton} role="status" aria-label={t("checkList.loading")} />;
  const Lines = isNarrow ? CheckCards : CheckTable;
  return (
    <>
      {failure && (
        <InlineMessageBar tone="warning" action={{ words: t("checkList.retry"), run: refresh }}>
          {t("checkList.stale", { why })}
        </InlineMessageBar>
      )}
      {lines.length > 0 ? <Lines lines={lines} onTicked={refresh} /> : <Nothing {...{ filters, onClear }} />}
    </>
  );
}

function Nothing({ filters, onClear }: Pick<CountedProps, "filters" | "onClear">) {
  const person = usePerson();
  if (filters["location"] || filters["carrier"]) {
    return (
      <Empty title={t("checkList.filteredTitle")} text={t("checkList.filteredText")}>
        <Button appearance="primary" onClick={onClear}>{t("checkList.clear")}</Button>
      </Empty>
    );
  }
  return (
    <Empty title={t("checkList.emptyTitle")} text={t("checkList.emptyText")}>
      {allows(ordersRights.view, person) && (
        <LinkButton isPrimary href={ordersHref({ status: "Pending" })}>
          {t("checkList.emptyOrders")}
        </LinkButton>
      )}
    </Empty>
  );
}
