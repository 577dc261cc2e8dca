/** One unknown SKU: what its source calls it, which item it is, and what became of the drafts. */
import { Button, Link, Spinner } from "@fluentui/react-components";
import { CheckmarkCircle20Filled } from "@fluentui/react-icons";
import { Suspense, useState } from "react";
import { Link as RouterLink } from "wouter";
import type { UnknownSku } from "../../../api/generated/schema.ts";
import { jobs } from "../../../resources/jobs.ts";
import { orders } from "../../../resources/orders.ts";
import { isOpenJob } from "../../../api/statuses.ts";
import type { FoundItem } from "../items/items.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { lazily } from "../../lib/lazily.ts";
import { numberText } from "../../parts/format.ts";
import { type BulkJob, useBulkJob } from "../../engine/bulk/bulk_job_wiring.ts";
import { useFixingStyles } from "./fixing.styles.ts";

const ItemPicker = lazily(() => import("../items/item_picker.tsx"));

export function FixRow({ sku }: { readonly sku: UnknownSku }) {
  const styles = useFixingStyles();
  const { external_sku, title, store_name, seller_name, orders: drafts, example_id, example_code } = sku;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.sku}>{external_sku}</bdi>
        <bdi dir="auto">{title}</bdi>
      </span>
      <span className={styles.words}>
        <bdi dir="auto">{store_name === seller_name ? store_name : `${store_name} · ${seller_name}`}</bdi>
        <span className={styles.quiet}>
          {`${t("fixing.draftsCount", { count: numberText(drafts) })} · `}
          <RouterLink href={`${orders.path}/all/${encodeURIComponent(example_id)}`} asChild>
            <Link>{example_code}</Link>
          </RouterLink>
        </span>
      </span>
      <Fix sku={sku} />
    </li>
  );
}

/** Choosing, then what the job says. */
function Fix({ sku }: { readonly sku: UnknownSku }) {
  const work = useBulkJob("orders");
  if (work.phase === "following") return <Followed work={work} />;
  return <Choice sku={sku} work={work} />;
}

function Choice({ sku, work }: { readonly sku: UnknownSku; readonly work: BulkJob }) {
  const styles = useFixingStyles();
  const [typed, setTyped] = useState("");
  const [item, setItem] = useState<FoundItem | null>(null);
  const label = t("fixing.itemFor", { sku: sku.external_sku });
  const begin = () => {
    if (!item) return;
    const { store_id, external_sku } = sku;
    const asked = { kind: "orders.mend", resource: "orders", store: store_id, external_sku, item: item._id };
    work.open(asked);
    work.confirm(asked);
  };
  return (
    <span className={styles.words}>
      <span className={styles.fix}>
        <span className={styles.picker}>
          <Suspense>
            <ItemPicker
              value={typed}
              label={label}
              placeholder={t("catalogue.pick")}
              isOff={work.isBusy}
              onChange={(text, chosen) => {
                setTyped(text);
                setItem(chosen);
              }}
            />
          </Suspense>
        </span>
        {work.phase === "unknown" ? <Button onClick={work.check}>{t("fixing.check")}</Button> : (
          <Button
            appearance={item ? "primary" : "secondary"}
            disabledFocusable={!item || work.isBusy}
            icon={work.isBusy ? <Spinner size="tiny" /> : null}
            onClick={begin}
          >
            {t("fixing.match", { count: sku.orders })}
          </Button>
        )}
      </span>
      <span className={styles.quiet} role="status">
        {work.phase === "unknown"
          ? t("fixing.unknown")
          : work.failure
          ? t("fixing.failed", { why: failureText(work.failure) })
          : item && [item.title, item.variant].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}

/** How far the drafts are; the job says which could not be mended. */
function Followed({ work: { job } }: { readonly work: BulkJob }) {
  const styles = useFixingStyles();
  if (!job) return null;
  const isOver = !isOpenJob(job);
  return (
    <span className={styles.said} role="status">
      {isOver ? <CheckmarkCircle20Filled className={styles.done} aria-hidden /> : <Spinner size="tiny" />}
      <span>
        {isOver
          ? t("fixing.done", { count: job.made })
          : t("fixing.working", { done: numberText(job.done), all: numberText(job.total) })}
        {job.refused > 0 && ` ${t("fixing.refused", { count: job.refused })}`}{" "}
        <RouterLink href={`${jobs.path}/all/${encodeURIComponent(job._id)}`} asChild>
          <Link>{t("fixing.job")}</Link>
        </RouterLink>
      </span>
    </span>
  );
}
