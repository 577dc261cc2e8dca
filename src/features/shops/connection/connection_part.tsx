/** Connects a store with its shop, and shows how the connection is. Source: docs/shops.md. */
import { Button, Spinner } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { shopRights } from "../../../../resources/shops/connections.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Section } from "../../../parts/section.tsx";
import { ConnectForm } from "./connect_form.tsx";
import { ConnectionStatus } from "./connection_status.tsx";
import { ShopOrders } from "./shop_orders.tsx";
import { ShopProducts } from "./shop_products.tsx";
import { useShopStyles } from "./shop.styles.ts";
import { shopSource, type ShopState } from "./wiring.ts";

export default function ConnectionPart({ record }: PartProps) {
  const source = useMemo(() => shopSource(record._id), [record._id]);
  const { answer, failure, refresh } = useAnswer(source);
  // Nothing to show in a build without platforms.
  if (answer && !answer.connection && answer.platforms.length === 0) return null;
  return (
    <>
      <Section title={t("shop.title")}>
        {failure && (
          <div role="alert">
            {t("shop.failed", { reason: failureText(failure) })}{" "}
            <Button size="small" onClick={refresh}>{t("record.retry")}</Button>
          </div>
        )}
        {!answer && !failure && <Spinner size="tiny" label={t("record.loading")} />}
        {answer && <Shop record={record} state={answer} refresh={refresh} />}
      </Section>
      {answer?.connection && (
        <>
          <ShopOrders store={record._id} />
          <ShopProducts store={record._id} />
        </>
      )}
    </>
  );
}

interface ShopProps {
  readonly record: PartProps["record"];
  readonly state: ShopState;
  readonly refresh: () => void;
}

function Shop({ record, state: { platforms, connection }, refresh }: ShopProps) {
  const styles = useShopStyles();
  const [isOpen, setOpen] = useState(false);
  const mayChange = allows(shopRights.change, usePerson());
  const name = connection?.platform ?? String(record["platform"] ?? "");
  const platform = platforms.find((each) => each.platform === name);
  const close = () => setOpen(false);
  if (isOpen && platform) {
    return (
      <ConnectForm
        store={record._id}
        {...{ platform, connection, refresh }}
        onClose={close}
      />
    );
  }
  if (connection) {
    return (
      <ConnectionStatus
        {...{ connection, mayChange, refresh }}
        onChange={platform && mayChange ? () => setOpen(true) : null}
      />
    );
  }
  const word = choiceWord("platform", name);
  if (!platform) return <p className={styles.help}>{t("shop.notOffered", { platform: word })}</p>;
  return (
    <>
      <p className={styles.help}>{t("shop.about", { platform: word })}</p>
      {mayChange && (
        <div className={styles.line}>
          <Button onClick={() => setOpen(true)}>{t("shop.connect", { platform: word })}</Button>
        </div>
      )}
    </>
  );
}
