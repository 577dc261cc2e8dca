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
import { FixRow } from "./fix_row.tsx";
import { useFixingStyles } from "./fixing.styles.ts";

const DRAFTS = ordersHref({ problem: "any" });

export default function FixingPage() {
  const styles = useFixingStyles();
  const screen = useScreenStyles();
  const { phase, answer, failure, refresh } = useUnknownSkus();
  useTitle(t("fixing.title"));
  if (phase === "failed" && !answer) {
    return (
      <Empty isFailure title={t("fixing.failedTitle")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("fixing.retry")}</Button>
      </Empty>
    );
  }
  return (
    <div className={screen.page}>
      <div className={styles.inner} aria-busy={phase === "loading" || phase === "refreshing"}>
        <header>
          <RouterLink href={DRAFTS} asChild>
            <Link>{t("record.back", { list: t("fixing.drafts") })}</Link>
          </RouterLink>
          <h1 className={screen.title}>{t("fixing.title")}</h1>
        </header>
        {failure && answer && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t("fixing.stale", { why: failureText(failure) })}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={refresh}>{t("fixing.retry")}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {answer
          ? <Worklist skus={answer.skus} />
          : <div className={styles.bones} role="status" aria-label={t("fixing.loading")} />}
      </div>
    </div>
  );
}

function Worklist({ skus }: { readonly skus: readonly UnknownSku[] }) {
  const styles = useFixingStyles();
  if (skus.length === 0) {
    return (
      <Empty title={t("fixing.emptyTitle")} text={t("fixing.emptyText")}>
        <LinkButton href={DRAFTS} isPrimary>{t("fixing.toDrafts")}</LinkButton>
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.help}>{t("fixing.help")}</p>
      <ul className={styles.list}>
        {skus.map((sku) => <FixRow key={`${sku.store_id} ${sku.external_sku}`} sku={sku} />)}
      </ul>
    </>
  );
}
