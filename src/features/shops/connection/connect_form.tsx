import { Button, Checkbox, MessageBar, MessageBarBody, Spinner } from "@fluentui/react-components";
import { type RefObject, useEffect, useRef } from "react";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { Decision } from "../../../parts/decision.tsx";
import { numberText } from "../../../parts/format.ts";
import { addressOf, type ShopForm, type TypedShop, useShopForm } from "./form_wiring.ts";
import { Address, FromDay, Guide, Secret, SignInProblems, Tracking } from "./connect_fields.tsx";
import { useShopStyles } from "./shop.styles.ts";
import { troubleText } from "./trouble_text.ts";
import type { Connection, Platform, ShopTest } from "./wiring.ts";

interface Props {
  readonly store: string;
  readonly platform: Platform;
  readonly connection: Connection | null;
  readonly refresh: () => void;
  readonly onClose: () => void;
}

const firstOf = (before: Connection | null): TypedShop => ({
  address: before ? addressOf(before) : "",
  secrets: {},
  from_day: "",
  takesUnpaid: before?.order_states.includes("unpaid") ?? false,
  when_tracking_update: before?.when_tracking_update ?? "immediately",
});

export function ConnectForm({ store, platform, connection, refresh, onClose }: Props) {
  const styles = useEditStyles();
  const shop = useShopStyles();
  const form = useShopForm({
    ...{ store, platform, before: connection, first: firstOf(connection) },
    onSaved: () => {
      refresh();
      onClose();
    },
    onUnknown: refresh,
  });
  const element = useFirstProblemFocus(form);
  useShownAnswer(element, form);
  const isBusy = form.phase === "testing" || form.phase === "saving";
  const word = choiceWord("platform", platform.platform);
  const label = t(connection ? "shop.change" : "shop.connect", { platform: word });
  useLeaveGuard(Object.values(form.typed.secrets).some((text) => text !== ""));
  return (
    <form
      ref={element}
      className={styles.bare}
      aria-label={label}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) form.save();
      }}
    >
      {platform.has_sign_in
        ? <p className={shop.help}>{t("shop.signIn.done", { platform: word })}</p>
        : <Guide platform={platform.platform} />}
      <div className={styles.fields}>
        {platform.has_sign_in
          ? <SignInProblems form={form} />
          : <Address form={form} platform={platform.platform} />}
        {platform.secrets.map(({ name, chars, isOptional }) => (
          <Secret
            key={name}
            {...{ form, name, chars, isOptional }}
            platform={platform.platform}
            before={connection}
          />
        ))}
        {!connection && <FromDay form={form} />}
        {platform.has_unpaid && (
          <Checkbox
            label={t("shop.unpaid")}
            checked={form.typed.takesUnpaid}
            disabled={isBusy}
            onChange={(_, { checked }) => form.change({ takesUnpaid: checked === true }, "order_states")}
          />
        )}
        <Tracking form={form} />
      </div>
      {form.found && <FoundShop found={form.found} hasSignIn={platform.has_sign_in} />}
      {form.failure && (
        <MessageBar intent="error" politeness="assertive" layout="multiline">
          <MessageBarBody>{t("shop.notSaved", { reason: failureText(form.failure) })}</MessageBarBody>
        </MessageBar>
      )}
      {form.phase === "unknown" && (
        <MessageBar intent="warning" politeness="assertive" layout="multiline">
          <MessageBarBody>{t("shop.unknown")}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.bar}>
        <Decision isBusy={isBusy} onCancel={onClose}>
          <Button
            disabledFocusable={isBusy}
            icon={form.phase === "testing" ? <Spinner size="tiny" /> : null}
            onClick={() => !isBusy && form.test()}
          >
            {t("shop.test")}
          </Button>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isBusy}
            icon={form.phase === "saving" ? <Spinner size="tiny" /> : null}
          >
            {t(connection ? "shop.save" : "shop.connectIt")}
          </Button>
        </Decision>
      </div>
    </form>
  );
}

function useFirstProblemFocus({ problems }: ShopForm) {
  const element = useRef<HTMLFormElement>(null);
  const wrong = problems[0]?.path;
  useEffect(() => {
    const field = wrong && element.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);
  return element;
}

/** Scrolls to the answer of the shop, which the bar of buttons would otherwise hide. */
function useShownAnswer(element: RefObject<HTMLFormElement | null>, { found, failure, phase }: ShopForm) {
  const isUnknown = phase === "unknown";
  useEffect(() => {
    if (found || failure || isUnknown) element.current?.scrollIntoView({ block: "end" });
  }, [element, found, failure, isUnknown]);
}

const intentOf = ({ trouble, taken, missing }: ShopTest) =>
  trouble !== "" || taken ? "error" : missing.length > 0 ? "warning" : "success";

function FoundShop({ found, hasSignIn }: { readonly found: ShopTest; readonly hasSignIn: boolean }) {
  const { trouble, taken, missing, name, orders_of_7_days: count } = found;
  const words = trouble !== ""
    ? [troubleText(trouble, hasSignIn) ?? t("shop.trouble.notUnderstood")]
    : taken
    ? [t("shop.taken")]
    : [
      t("shop.found", { name, count, number: numberText(count) }),
      ...missing.flatMap((code) =>
        hasWords(`shop.missing.${code}`) ? [t(`shop.missing.${code}` as Key)] : []
      ),
    ];
  return (
    <MessageBar intent={intentOf(found)} politeness="assertive" layout="multiline">
      <MessageBarBody>{words.map((text) => <div key={text}>{text}</div>)}</MessageBarBody>
    </MessageBar>
  );
}
