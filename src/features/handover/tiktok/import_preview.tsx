/** Previews the effect of a file, and uploads it to start the job. */
import { useMemo } from "react";
import type { TiktokPlan } from "../../../../api/csv/tiktok_plan.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import type { TiktokRead } from "../../../../api/csv/tiktok_table.ts";
import { CheckTiktok } from "../../../../api/generated/operations/tiktok.ts";
import { isMasked, type RemoteOrder } from "../../../../api/handover/tiktok.ts";
import { itemsText } from "../../../../api/orders/items_text.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import { StartUpload } from "../../../engine/imports/start_upload.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

const SHOWN = 100;

interface Props {
  readonly read: TiktokRead;
  readonly plan: TiktokPlan;
  readonly file: File;
  readonly storeId: string;
}

export function ImportPreview({ read, plan, file, storeId }: Props) {
  const styles = useImportStyles();
  const { orders, refusals } = read;
  return (
    <>
      {refusals.length > 0 && (
        <section className={styles.part} aria-labelledby="tiktok-problems">
          <h2 id="tiktok-problems" className={styles.subtitle}>
            {t("tiktokOrders.import.refused", {
              count: refusals.length,
              number: numberText(refusals.length),
            })}
          </h2>
          <p className={styles.small}>{t("tiktokOrders.import.whole")}</p>
          <ProblemTable
            labelledBy="tiktok-problems"
            problems={refusals.slice(0, SHOWN).map(({ line, column, code }) => ({
              line,
              column,
              because: null,
              reason: { code, text: importReasonText(code) },
            }))}
          />
        </section>
      )}
      {orders.length === 0 && refusals.length === 0 && <p role="status">{t("tiktokOrders.import.noRows")}</p>}
      {orders.length > 0 && <Orders orders={orders.slice(0, SHOWN)} all={orders.length} storeId={storeId} />}
      {orders.length > 0 && (
        <StartUpload
          file={file}
          path={(key) =>
            `/imports/tiktok?${new URLSearchParams({
              store: storeId,
              plan: JSON.stringify(plan),
              name: file.name,
              key,
            })}`}
          words={{
            start: t("tiktokOrders.import.start", {
              count: orders.length,
              number: numberText(orders.length),
            }),
            again: t("tiktokOrders.import.again"),
            unknown: (why) => t("tiktokOrders.import.unknown", { why }),
            failed: (why) => t("tiktokOrders.import.failed", { why }),
          }}
        />
      )}
    </>
  );
}

const checkSource = (store: string, ids: string[]): AnswerSource<DataOf<typeof CheckTiktok>> => ({
  name: `tiktok.check.${store}`,
  entities: [tiktokOrders.query],
  ask: (options) => ask(CheckTiktok, { store, ids }, options),
});

interface OrdersProps {
  readonly orders: readonly RemoteOrder[];
  readonly all: number;
  readonly storeId: string;
}

function Orders({ orders, all, storeId }: OrdersProps) {
  const styles = useImportStyles();
  const source = useMemo(() => checkSource(storeId, orders.map(({ tiktok_id }) => tiktok_id)), [
    orders,
    storeId,
  ]);
  const { answer, failure } = useAnswer(source);
  const known = new Map(answer?.tiktokCheck.map((each) => [each.tiktok_id, each.remote_at]));
  const effectOf = ({ tiktok_id, remote_at }: RemoteOrder): string => {
    if (!answer) return "";
    const seen = known.get(tiktok_id);
    if (seen === undefined) return t("tiktokOrders.import.new");
    return t(remote_at < seen ? "tiktokOrders.import.older" : "tiktokOrders.import.newer");
  };
  return (
    <section className={styles.part} aria-labelledby="tiktok-preview">
      <h2 id="tiktok-preview" className={styles.subtitle}>{t("tiktokOrders.import.preview")}</h2>
      {all > orders.length && (
        <p className={styles.small}>{t("tiktokOrders.import.shown", { shown: numberText(orders.length) })}</p>
      )}
      {failure && <p role="alert">{t("tiktokOrders.import.unseen", { why: failureText(failure) })}</p>}
      <div className={styles.scroller} role="group" aria-labelledby="tiktok-preview" tabIndex={0}>
        <table aria-labelledby="tiktok-preview" className={styles.table}>
          <thead>
            <tr>
              {(["id", "remote", "goods", "buyer", "effect"] as const).map((key) => (
                <th key={key} scope="col">{t(`tiktokOrders.import.${key}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.tiktok_id}>
                <td className={styles.code}>
                  <bdi translate="no">{order.tiktok_id}</bdi>
                </td>
                <td>{choiceWord("remote_status", order.remote_status)}</td>
                <td>
                  <bdi>{goodsOf(order)}</bdi>
                </td>
                <td>
                  <bdi>{order.address.city}</bdi>
                </td>
                <td>
                  {[effectOf(order), isMasked(order.address) ? t("tiktokOrders.import.hidden") : ""]
                    .filter(Boolean).join(" · ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const goodsOf = ({ lines }: RemoteOrder): string =>
  itemsText(
    lines.map(({ seller_sku, sku_id, title, qty }) => ({ sku: seller_sku || sku_id, title, quantity: qty })),
  );
