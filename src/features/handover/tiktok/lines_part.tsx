/** Lists the lines of a TikTok order, each with the item that we make for it. */
import { Button } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { tiktokRights } from "../../../../resources/handover/tiktok_orders.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { Section } from "../../../parts/section.tsx";
import { MapChoice } from "./map_choice.tsx";
import { useTiktokStyles } from "./tiktok.styles.ts";
import { linesSource, type TiktokOrderLines } from "./wiring.ts";

export default function LinesPart({ record: { _id } }: PartProps) {
  const styles = useTiktokStyles();
  const { answer, failure, refresh } = useAnswer(useMemo(() => linesSource(_id), [_id]));
  const order = answer?.getTiktokOrderById;
  return (
    <Section title={t("tiktokOrders.lines")}>
      {failure && <div role="alert">{t("tiktokOrders.loadFailed", { why: failureText(failure) })}</div>}
      {order?.order_id && <p className={styles.quiet}>{t("tiktokOrders.fixed")}</p>}
      <ul className={styles.rows}>
        {order?.lines.map((line) => <Line key={line.line_id} {...{ line, order }} onDone={refresh} />)}
      </ul>
    </Section>
  );
}

interface LineProps {
  readonly line: TiktokOrderLines["lines"][number];
  readonly order: TiktokOrderLines;
  readonly onDone: () => void;
}

function Line({ line, order, onDone }: LineProps) {
  const styles = useTiktokStyles();
  const [isChanging, setChanging] = useState(false);
  const person = usePerson();
  const mayMap = allows(tiktokRights.update, person) && order.order_id === null;
  const { sku, title, variant, qty, item_id, item_sku, item_title } = line;
  return (
    <li className={styles.row}>
      <span className={styles.stack}>
        <span>
          {t("tiktokOrders.quantity", { count: numberText(qty) })}{" "}
          <bdi>{[title, variant].filter(Boolean).join(", ")}</bdi>
        </span>
        <bdi className={styles.code} translate="no">{sku}</bdi>
      </span>
      <span className={styles.stack}>
        {item_id === null ? <span className={styles.quiet}>{t("tiktokOrders.noItem")}</span> : (
          <span>
            {t("tiktokOrders.madeAs", { sku: item_sku })} <bdi className={styles.quiet}>{item_title}</bdi>
          </span>
        )}
        {mayMap && item_id !== null && !isChanging && (
          <span>
            <Button size="small" onClick={() => setChanging(true)}>{t("tiktokOrders.change")}</Button>
          </span>
        )}
        {mayMap && (item_id === null || isChanging) && (
          <>
            <MapChoice
              storeId={order.store_id}
              sku={sku}
              onDone={() => {
                setChanging(false);
                onDone();
              }}
            />
            <span className={styles.quiet}>
              {t("tiktokOrders.mapHelp", { sku, store: order.store_name })}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
