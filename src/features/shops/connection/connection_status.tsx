import { Button, MessageBar, MessageBarBody, Spinner } from "@fluentui/react-components";
import { useState } from "react";
import { reverseDay } from "../../../../api/time/day_text.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { isSendingPhase, runStep } from "../../../engine/record/move_wiring.ts";
import { Decision } from "../../../parts/decision.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { addressOf } from "./form_wiring.ts";
import { useShopStyles } from "./shop.styles.ts";
import { troubleText } from "./trouble_text.ts";
import { type Connection, STEPS, useShopSteps } from "./wiring.ts";

interface Props {
  readonly connection: Connection;
  readonly mayChange: boolean;
  readonly refresh: () => void;
  /** Opens the form; null for people who may not change the connection. */
  readonly onChange: (() => void) | null;
  /** True for a platform where sellers sign in instead of copying secrets. */
  readonly hasSignIn: boolean;
}

export function ConnectionStatus({ connection, mayChange, refresh, onChange, hasSignIn }: Props) {
  const styles = useShopStyles();
  const { facts } = usePartStyles();
  const person = usePerson();
  const { platform, store_id: store } = connection;
  const word = choiceWord("platform", platform);
  const mover = useShopSteps({ store, platform }, person._id, refresh);
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = isSendingPhase(mover);
  return (
    <>
      <Health connection={connection} hasSignIn={hasSignIn} />
      <dl className={facts}>
        <Fact name={t("shop.platform")}>{word}</Fact>
        <Fact name={t("shop.name")}>
          <bdi dir="auto" translate="no">{connection.shop_name}</bdi>
        </Fact>
        {!hasSignIn && (
          <Fact name={t("shop.address")}>
            <bdi dir="ltr" translate="no">{addressOf(connection)}</bdi>
          </Fact>
        )}
        <Fact name={t("shop.fromDay")}>{reverseDay(connection.from_day)}</Fact>
        <Fact name={t("shop.lastSync")}>
          {connection.last_sync_at ? <Instant at={connection.last_sync_at} /> : t("shop.notYet")}
        </Fact>
        {connection.next_sync_at && (
          <Fact name={t("shop.nextSync")}>
            <Instant at={connection.next_sync_at} />
          </Fact>
        )}
        <Fact name={t("shop.lastOrder")}>
          {connection.last_order_at ? <Instant at={connection.last_order_at} /> : t("shop.notYet")}
        </Fact>
        <Fact name={t("shop.webhooks")}>{t(`shop.hooks.${connection.webhooks as "on"}`)}</Fact>
        <Fact name={t("shop.tracking")}>{t(`shop.when.${connection.when_tracking_update as "never"}`)}</Fact>
        <Waiting connection={connection} />
      </dl>
      {mayChange && !isLeaving && (
        <div className={styles.line}>
          <Button
            disabledFocusable={isBusy}
            icon={isBusy && mover.event === STEPS.sync ? <Spinner size="tiny" /> : null}
            onClick={() => mover.begin(STEPS.sync, false)}
          >
            {t("event.shop.sync")}
          </Button>
          {onChange && <Button disabledFocusable={isBusy} onClick={onChange}>{t("shop.edit")}</Button>}
          {hasSignIn && (
            <Button disabledFocusable={isBusy} onClick={() => mover.begin(STEPS.signIn, false)}>
              {t("shop.signIn.again", { platform: word })}
            </Button>
          )}
          <Button appearance="subtle" disabledFocusable={isBusy} onClick={() => setLeaving(true)}>
            {t("event.shop.disconnect")}
          </Button>
        </div>
      )}
      {isLeaving && (
        <Leaving
          name={connection.shop_name}
          isBusy={isBusy}
          onCancel={() => setLeaving(false)}
          onDisconnect={() => {
            runStep(mover, STEPS.disconnect, { version: String(connection.version) });
            setLeaving(false);
          }}
        />
      )}
      <MoveMessageBar mover={mover} hasSteps={false} />
    </>
  );
}

function Health({ connection, hasSignIn }: Pick<Props, "connection" | "hasSignIn">) {
  const { status, trouble, waiting_until } = connection;
  const why = troubleText(trouble, hasSignIn);
  if (status === "Broken") {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t("shop.broken", { reason: why ?? "" })}</MessageBarBody>
      </MessageBar>
    );
  }
  if (status === "Waiting" && waiting_until) {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {t("shop.waits")} <Instant at={waiting_until} />
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (why) {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t("shop.lastFailed", { reason: why })}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <MessageBar intent="success">
      <MessageBarBody>{t("shop.connected")}</MessageBarBody>
    </MessageBar>
  );
}

const WAITING = ["waiting_orders", "differences", "waiting_tracking", "refused_tracking"] as const;

/** Shows only those counts of waiting work that are not zero. */
function Waiting({ connection }: { readonly connection: Connection }) {
  return (
    <>
      {WAITING.filter((name) => connection[name] > 0).map((name) => (
        <Fact key={name} name={t(`shop.count.${name}`)}>{numberText(connection[name])}</Fact>
      ))}
    </>
  );
}

interface LeavingProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onDisconnect: () => void;
}

function Leaving({ name, isBusy, onCancel, onDisconnect }: LeavingProps) {
  const styles = useShopStyles();
  return (
    <div role="group" aria-label={t("event.shop.disconnect")}>
      <p className={styles.help}>{t("shop.leaving", { name })}</p>
      <Decision isBusy={isBusy} onCancel={onCancel} takesFocus>
        <Button appearance="primary" disabledFocusable={isBusy} onClick={onDisconnect}>
          {t("event.shop.disconnect")}
        </Button>
      </Decision>
    </div>
  );
}
