/** Lists orders of the shop that differ from ours, wait, or were not imported. */
import { Button, Tab, TabList } from "@fluentui/react-components";
import { useEffect, useMemo, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { shopRights } from "../../../../resources/shops/connections.ts";
import { ChangeLines } from "../../../engine/record/change_lines.tsx";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { isBusyPhase, runStep } from "../../../engine/record/move_wiring.ts";
import { Instant } from "../../../parts/instant.tsx";
import { Pager } from "../../../parts/pager.tsx";
import { Section } from "../../../parts/section.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import { useShopStyles } from "./shop.styles.ts";
import {
  DECISIONS,
  type ShopOrder,
  shopOrdersSource,
  SHOWN_ORDERS,
  SHOWN_STATUSES,
  type ShownStatus,
  useDecision,
} from "./wiring.ts";

export function ShopOrders({ store }: { readonly store: string }) {
  const styles = useShopStyles();
  const [status, setStatus] = useState<ShownStatus>("Different");
  const [page, setPage] = useState(1);
  return (
    <Section title={t("shop.orders.title")}>
      <TabList
        size="small"
        selectedValue={status}
        onTabSelect={(_, { value }) => {
          setStatus(value as ShownStatus);
          setPage(1);
        }}
      >
        {SHOWN_STATUSES.map((each) => <Tab key={each} value={each}>{t(`shop.orders.tab.${each}`)}</Tab>)}
      </TabList>
      <p className={styles.help}>{t(`shop.orders.about.${status}`)}</p>
      <Rows key={`${status} ${page}`} {...{ store, status, page, setPage }} />
    </Section>
  );
}

interface RowsProps {
  readonly store: string;
  readonly status: ShownStatus;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

function Rows({ store, status, page, setPage }: RowsProps) {
  const styles = useShopStyles();
  const source = useMemo(() => shopOrdersSource(store, status, page), [store, status, page]);
  const { answer, failure, refresh } = useAnswer(source);
  const rows = answer?.shopOrders ?? [];
  return (
    <>
      {failure && (
        <NotLoaded text={t("shop.orders.failed", { reason: failureText(failure) })} onRetry={refresh} />
      )}
      {answer && rows.length === 0 && <p className={styles.help}>{t(`shop.orders.none.${status}`)}</p>}
      <ul className={styles.rows}>
        {rows.map((order) => (
          <li key={order._id} className={styles.row}>
            <Row order={order} onDone={refresh} />
          </li>
        ))}
      </ul>
      <Pager page={page} size={SHOWN_ORDERS} count={rows.length} setPage={setPage} />
    </>
  );
}

function Row({ order, onDone }: { readonly order: ShopOrder; readonly onDone: () => void }) {
  const styles = useShopStyles();
  const mayDecide = allows(shopRights.change, usePerson());
  const why = `shop.orders.why.${order.reason}`;
  return (
    <>
      <div className={styles.line}>
        <bdi className={styles.strong} dir="auto" translate="no">
          {order.number || t("shop.orders.unread")}
        </bdi>
        {order.order_id && <RecordLink lists={[heads.orders]} id={order.order_id} code={order.order_code} />}
        <span className={styles.quiet}>
          <Instant at={order.updated_at} />
        </span>
      </div>
      {hasWords(why) && <div>{t(why as Key)}</div>}
      <ChangeLines
        changes={order.changes}
        around={{ entity: heads.orders.id, currency: config().currency }}
      />
      {order.status === "Different" && mayDecide && <Decide order={order} onDone={onDone} />}
    </>
  );
}

/** Accepting a cancellation cannot be undone, so its button says exactly what happens. */
function Decide({ order, onDone }: { readonly order: ShopOrder; readonly onDone: () => void }) {
  const styles = useShopStyles();
  const mover = useDecision(order._id, usePerson()._id, onDone);
  const isBusy = isBusyPhase(mover);
  const isRefused = mover.phase === "refused";
  // The shop has changed the order again, or somebody else was first: the next decision is about what is read now.
  useEffect(() => {
    if (isRefused) onDone();
  }, [isRefused]);
  const decide = (step: string) => runStep(mover, step, { version: String(order.version) });
  const accept = order.reason === "cancelled"
    ? "cancel"
    : order.reason === "fulfilled"
    ? "cancelOurs"
    : "accept";
  return (
    <>
      <div className={styles.line}>
        <Button
          size="small"
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => decide(DECISIONS.accept)}
        >
          {t(`shop.orders.${accept}`)}
        </Button>
        <Button
          size="small"
          disabledFocusable={isBusy}
          onClick={() => decide(DECISIONS.refuse)}
        >
          {t("shop.orders.refuse")}
        </Button>
      </div>
      <MoveMessageBar mover={mover} hasSteps={false} />
    </>
  );
}
