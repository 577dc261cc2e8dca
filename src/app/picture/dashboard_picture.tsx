import type { Dashboard } from "../../../api/generated/schema.ts";
import { CaseTiles } from "../../features/figures/dashboard/case_tiles.tsx";
import { useDashboardStyles } from "../../features/figures/dashboard/dashboard.styles.ts";
import { Balances, Figures } from "../../features/figures/dashboard/figures.tsx";
import { t } from "../../lib/i18n.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";

export function DashboardPicture({ figures }: { readonly figures: Dashboard }) {
  const styles = useDashboardStyles();
  const screen = useScreenStyles();
  return (
    <div className={screen.page}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h1 className={screen.title}>{t("menu.dashboard")}</h1>
          <Balances figures={figures} />
        </header>
        <CaseTiles counts={figures.cases} />
        <Figures figures={figures} />
      </div>
    </div>
  );
}
