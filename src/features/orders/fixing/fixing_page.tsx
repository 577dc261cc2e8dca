/** `/orders/mending` lists each problem once, for all drafts that wait for it. */
import { Button, Link, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useId } from "react";
import { Link as RouterLink } from "wouter";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { type ArtworkAnswer, type FixingAnswer, useFixing, useMissingArtwork } from "./wiring.ts";
import { ordersHref } from "../orders/orders_href.ts";
import { ArtworkRows } from "./artwork_rows.tsx";
import { type Fixable, FixRow } from "./fix_row.tsx";
import { rowOfItem, rowsOfSkus } from "./rows.ts";
import { useFixingStyles } from "./draft_fixing.styles.ts";

const DRAFTS = ordersHref({ problem: "any" });

export default function FixingPage() {
  const styles = useFixingStyles();
  const screen = useScreenStyles();
  const [fixing, artwork] = [useFixing(), useMissingArtwork()];
  const phases = [fixing.phase, artwork.phase];
  const answer = fixing.answer && artwork.answer && { ...fixing.answer, artwork: artwork.answer.rows };
  const failure = fixing.failure ?? artwork.failure;
  const refresh = () => {
    fixing.refresh();
    artwork.refresh();
  };
  useTitle(t("fixing.title"));
  if (phases.includes("failed") && !answer) {
    return (
      <Empty isFailure title={t("fixing.failedTitle")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("fixing.retry")}</Button>
      </Empty>
    );
  }
  return (
    <div className={screen.page}>
      <div
        className={styles.inner}
        aria-busy={phases.some((phase) => phase === "loading" || phase === "refreshing")}
      >
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
          ? <Worklists answer={answer} />
          : <div className={styles.skeleton} role="status" aria-label={t("fixing.loading")} />}
      </div>
    </div>
  );
}

interface WorklistsProps {
  readonly answer: FixingAnswer & { readonly artwork: ArtworkAnswer["rows"] };
}

function Worklists({ answer: { skus, items, artwork } }: WorklistsProps) {
  if (skus.length === 0 && items.length === 0 && artwork.length === 0) {
    return (
      <Empty title={t("fixing.emptyTitle")} text={t("fixing.emptyText")}>
        <LinkButton href={DRAFTS} isPrimary>{t("fixing.toDrafts")}</LinkButton>
      </Empty>
    );
  }
  return (
    <>
      <Worklist title={t("fixing.skus")} help={t("fixing.help")} rows={rowsOfSkus(skus)} />
      <Worklist title={t("fixing.items")} help={t("fixing.itemsHelp")} rows={items.map(rowOfItem)} />
      <ArtworkRows rows={artwork} />
    </>
  );
}

interface WorklistProps {
  readonly title: string;
  readonly help: string;
  readonly rows: readonly (Fixable & { readonly key: string })[];
}

function Worklist({ title, help, rows }: WorklistProps) {
  const styles = useFixingStyles();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>{title}</h2>
      <p className={styles.help}>{help}</p>
      <ul className={styles.list}>{rows.map(({ key, ...row }) => <FixRow key={key} row={row} />)}</ul>
    </section>
  );
}
