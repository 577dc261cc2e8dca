/** Connects a store with its shop, and shows the state of the connection. Source: docs/shops.md. */
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
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isBusyPhase } from "../../../engine/record/move_wiring.ts";
import { Guide } from "./connect_fields.tsx";
import { ConnectForm } from "./connect_form.tsx";
import { ConnectionStatus } from "./connection_status.tsx";
import { ShopOrders } from "./shop_orders.tsx";
import { ShopProducts } from "./shop_products.tsx";
import { useShopStyles } from "./shop.styles.ts";
import { shopSource, type ShopState, STEPS, useShopSteps } from "./wiring.ts";

export default function ConnectionPart({ record }: PartProps) {
  const source = useMemo(() => shopSource(record._id), [record._id]);
  const { answer, failure, refresh } = useAnswer(source);
  // A build without platforms has nothing to connect to.
  if (answer && !answer.connection && answer.platforms.length === 0) return null;
  return (
    <>
      <Section title={t("shop.title")}>
        {failure && <NotLoaded text={t("shop.failed", { reason: failureText(failure) })} onRetry={refresh} />}
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

interface SignInProps {
  readonly store: string;
  readonly platform: string;
  readonly refresh: () => void;
}

function SignIn({ store, platform, refresh }: SignInProps) {
  const styles = useShopStyles();
  const mover = useShopSteps({ store, platform }, usePerson()._id, refresh);
  const isBusy = isBusyPhase(mover);
  return (
    <>
      <Guide platform={platform} />
      <div className={styles.line}>
        <Button
          disabledFocusable={isBusy}
          icon={isBusy ? <Spinner size="tiny" /> : null}
          onClick={() => mover.begin(STEPS.signIn, false)}
        >
          {t("shop.signIn.begin", { platform: choiceWord("platform", platform) })}
        </Button>
      </div>
      <MoveMessageBar mover={mover} hasSteps={false} />
    </>
  );
}

interface ShopProps {
  readonly record: PartProps["record"];
  readonly state: ShopState;
  readonly refresh: () => void;
}

function Shop({ record, state: { platforms, connection, isSignedIn }, refresh }: ShopProps) {
  const styles = useShopStyles();
  // A person who returns from the sign-in at the platform continues with the form.
  const [isOpen, setOpen] = useState(isSignedIn);
  const mayChange = allows(shopRights.change, usePerson());
  const name = connection?.platform ?? String(record["platform"] ?? "");
  const platform = platforms.find((each) => each.platform === name);
  const close = () => setOpen(false);
  if (isOpen && platform && mayChange) {
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
        hasSignIn={platform?.has_sign_in ?? false}
        onChange={platform && mayChange ? () => setOpen(true) : null}
      />
    );
  }
  const word = choiceWord("platform", name);
  if (!platform) return <p className={styles.help}>{t("shop.notOffered", { platform: word })}</p>;
  if (!platform.is_ready) return <p className={styles.help}>{t("shop.notReady", { platform: word })}</p>;
  return (
    <>
      <p className={styles.help}>{t("shop.about", { platform: word })}</p>
      {mayChange && platform.has_sign_in && !isSignedIn && (
        <SignIn store={record._id} platform={name} refresh={refresh} />
      )}
      {mayChange && (!platform.has_sign_in || isSignedIn) && (
        <div className={styles.line}>
          <Button onClick={() => setOpen(true)}>{t("shop.connect", { platform: word })}</Button>
        </div>
      )}
    </>
  );
}
