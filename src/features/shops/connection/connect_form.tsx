import {
  Button,
  Checkbox,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  Select,
  Spinner,
} from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { TRACKING_UPDATES } from "../../../../api/people/people.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { DayField } from "../../../parts/days/day_field.tsx";
import { Decision } from "../../../parts/decision.tsx";
import { addressOf, type ShopForm, type TypedShop, useShopForm } from "./form_wiring.ts";
import { FoundShop } from "./found_shop.tsx";
import { useShopStyles } from "./shop.styles.ts";
import { troubleText } from "./trouble_text.ts";
import type { Connection, Platform } from "./wiring.ts";

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
  const form = useShopForm({
    ...{ store, platform, before: connection, first: firstOf(connection) },
    onSaved: () => {
      refresh();
      onClose();
    },
    onUnknown: refresh,
  });
  const element = useFirstWrong(form);
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
      <Guide platform={platform.platform} />
      <div className={styles.fields}>
        <Address form={form} platform={platform.platform} />
        {platform.secrets.map(({ name, chars, isOptional }) => (
          <Secret
            key={name}
            {...{ form, name, chars, isOptional }}
            platform={platform.platform}
            before={connection}
          />
        ))}
        {!connection && <FromDay form={form} />}
        <Checkbox
          label={t("shop.unpaid")}
          checked={form.typed.takesUnpaid}
          disabled={isBusy}
          onChange={(_, { checked }) => form.change({ takesUnpaid: checked === true }, "order_states")}
        />
        <Tracking form={form} />
      </div>
      {form.found && <FoundShop found={form.found} />}
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

/** Focuses the first invalid field. */
function useFirstWrong({ problems }: ShopForm) {
  const element = useRef<HTMLFormElement>(null);
  const wrong = problems[0]?.path;
  useEffect(() => {
    const field = wrong && element.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);
  return element;
}

/** The steps in the shop that lead to what is typed here. */
function Guide({ platform }: { readonly platform: string }) {
  const styles = useShopStyles();
  const steps = Array.from({ length: 9 }, (_, at) => `shop.guide.${platform}.step${at + 1}`).filter(hasWords);
  if (steps.length === 0) return null;
  return <ol className={styles.guide}>{steps.map((key) => <li key={key}>{t(key as Key)}</li>)}</ol>;
}

const problemAt = ({ problems }: ShopForm, name: string): string | null => {
  const problem = problems.find(({ path }) => path === name);
  return problem ? troubleText(problem.code) ?? problemText(problem) : null;
};

function Address({ form, platform }: { readonly form: ShopForm; readonly platform: string }) {
  const problem = problemAt(form, "address");
  const hint = `shop.addressHelp.${platform}`;
  return (
    <Field
      label={t("shop.address")}
      required
      hint={!problem && hasWords(hint) ? t(hint as Key) : null}
      validationMessage={problem}
    >
      <Input
        name="address"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={form.typed.address}
        onChange={(_, { value }) => form.change({ address: value }, "address")}
      />
    </Field>
  );
}

interface SecretProps {
  readonly form: ShopForm;
  readonly name: string;
  readonly chars: number;
  readonly isOptional: boolean;
  readonly platform: string;
  readonly before: Connection | null;
}

function Secret({ form, name, chars, isOptional, platform, before }: SecretProps) {
  const styles = useShopStyles();
  const path = `secrets.${name}`;
  const problem = problemAt(form, path);
  const key = `shop.secret.${platform}.${name}`;
  const stored = before?.secrets.find((secret) => secret.name === name && secret.isSet);
  const label = hasWords(key) ? t(key as Key) : name;
  return (
    <Field
      label={isOptional ? t("record.move.optional", { field: label }) : label}
      required={!isOptional && !stored}
      hint={!problem && stored ? t("shop.stored", { last: stored.last4 }) : null}
      validationMessage={problem}
    >
      <Input
        className={styles.secret}
        name={path}
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={chars}
        value={form.typed.secrets[name] ?? ""}
        onChange={(_, { value }) => form.change({ secrets: { ...form.typed.secrets, [name]: value } }, path)}
      />
    </Field>
  );
}

function FromDay({ form }: { readonly form: ShopForm }) {
  const problem = problemAt(form, "from_day");
  return (
    <Field
      label={t("record.move.optional", { field: t("shop.fromDay") })}
      hint={problem ? null : t("shop.fromDayHelp")}
      validationMessage={problem}
    >
      <DayField
        name="from_day"
        value={form.typed.from_day}
        onChange={(from_day) => form.change({ from_day }, "from_day")}
      />
    </Field>
  );
}

function Tracking({ form }: { readonly form: ShopForm }) {
  return (
    <Field label={t("shop.tracking")} hint={t("shop.trackingHelp")}>
      <Select
        name="when_tracking_update"
        value={form.typed.when_tracking_update}
        onChange={(_, { value }) => form.change({ when_tracking_update: value }, "when_tracking_update")}
      >
        {TRACKING_UPDATES.map((each) => <option key={each} value={each}>{t(`shop.when.${each}`)}</option>)}
      </Select>
    </Field>
  );
}
