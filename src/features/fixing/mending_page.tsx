/** `/orders/mending`: each SKU that nobody knows, once, however many drafts wait for it. Same SKU, same fix. */
import { Button, Link, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import type { UnknownSku } from "../../../api/generated/schema.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { Empty } from "../../engine/list/empty.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { useUnknownSkus } from "./wiring.ts";
import { ordersHref } from "../dashboard/links.ts";
import { MendRow } from "./mend_row.tsx";
import { useMendingStyles } from "./mending.styles.ts";

const DRAFTS = ordersHref({ problem: "any" });

export default function MendingPage() {
  const styles = useMendingStyles();
  const screen = useScreenStyles();
  const { phase, answer, failure, refresh } = useUnknownSkus();
  useTitle(t("mending.title"));
  if (phase === "failed" && !answer) {
    return (
      <Empty isFailure title={t("mending.failedTitle")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("mending.retry")}</Button>
      </Empty>
    );
  }
  return (
    <div className={screen.page}>
      <div className={styles.inner} aria-busy={phase === "loading" || phase === "refreshing"}>
        <header>
          <RouterLink href={DRAFTS} asChild>
            <Link>{t("record.back", { list: t("mending.drafts") })}</Link>
          </RouterLink>
          <h1 className={screen.title}>{t("mending.title")}</h1>
        </header>
        {failure && answer && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t("mending.stale", { why: failureText(failure) })}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={refresh}>{t("mending.retry")}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {answer
          ? <Worklist skus={answer.skus} />
          : <div className={styles.bones} role="status" aria-label={t("mending.loading")} />}
      </div>
    </div>
  );
}

function Worklist({ skus }: { readonly skus: readonly UnknownSku[] }) {
  const styles = useMendingStyles();
  if (skus.length === 0) {
    return (
      <Empty title={t("mending.emptyTitle")} text={t("mending.emptyText")}>
        <LinkButton href={DRAFTS} isPrimary>{t("mending.toDrafts")}</LinkButton>
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.help}>{t("mending.help")}</p>
      <ul className={styles.list}>
        {skus.map((sku) => <MendRow key={`${sku.store_id} ${sku.external_sku}`} sku={sku} />)}
      </ul>
    </>
  );
}
