/** The start page: work that waits, orders by state and the last 30 days. Source: docs/requirements.md S2.1. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { allows } from "../../../../api/access.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import type { CaseTileKey } from "../../../../api/support/case_tile_keys.ts";
import { filtersOfTile } from "../../../../resources/support/case_tiles.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { qualityRights } from "../../../../resources/workshop/quality_rights.ts";
import { workshopRule } from "../../../../resources/workshop/units.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { CaseTiles } from "./case_tiles.tsx";
import { useDashboard } from "./wiring.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { Balances, Figures } from "./figures.tsx";

const Workshop = lazyPart(() => import("./workshop.tsx"));
const QualityCard = lazyPart(() => import("./quality_card.tsx"));
const MoneyTiles = lazyPart(() => import("./money_tiles.tsx"));

/** Names the filters also if they are the list's own: the bare link opens the default view of a role. */
function hrefOfCases(key: CaseTileKey): string {
  const query = { filters: filtersOfTile(key), sort: cases.sort, page: 1, perPage: DEFAULT_PAGE_SIZE };
  return writeUrl(cases, query, undefined, true);
}

export default function DashboardPage() {
  const styles = useDashboardStyles();
  const screen = useScreenStyles();
  const { phase, answer: figures, failure, refresh } = useDashboard();
  const person = usePerson();
  const hasWorkshop = allows(workshopRule, person);
  const hasQuality = allows(qualityRights.view, person);
  useTitle(t("menu.dashboard"));
  if (phase === "failed" && !figures) {
    return (
      <Empty isFailure title={t("dashboard.failedTitle")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("dashboard.retry")}</Button>
      </Empty>
    );
  }
  return (
    <div className={screen.page}>
      <div className={styles.inner} aria-busy={phase === "loading" || phase === "refreshing"}>
        <header className={styles.head}>
          <h1 className={screen.title}>{t("menu.dashboard")}</h1>
          {figures && <Balances figures={figures} />}
        </header>
        {failure && figures && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t("dashboard.stale", { why: failureText(failure) })}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={refresh}>{t("dashboard.retry")}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {figures?.money && <MoneyTiles money={figures.money} />}
        {figures && <CaseTiles counts={figures.cases} hrefOf={hrefOfCases} />}
        {figures ? <Figures figures={figures} /> : <DashboardSkeleton />}
        {figures && hasQuality && <QualityCard />}
        {figures && hasWorkshop && <Workshop />}
      </div>
    </div>
  );
}

/** Takes the space of the figures while these are loading. */
function DashboardSkeleton() {
  const styles = useDashboardStyles();
  return (
    <>
      <div className={styles.tiles}>
        {[0, 1, 2, 3].map((at) => <div key={at} className={styles.skeletonTile} />)}
      </div>
      <div className={styles.skeleton} role="status" aria-label={t("dashboard.loading")} />
    </>
  );
}
