import { Field, Input, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { TRACKING_UPDATES } from "../../../../api/people/people.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { DayField } from "../../../parts/days/day_field.tsx";
import { SecretInput } from "../../../parts/secret_input.tsx";
import type { ShopForm } from "./form_wiring.ts";
import { useShopStyles } from "./shop.styles.ts";
import { troubleText } from "./trouble_text.ts";
import type { Connection } from "./wiring.ts";

/** Lists the steps by which a person finds the address and the secrets in the shop. */
export function Guide({ platform }: { readonly platform: string }) {
  const styles = useShopStyles();
  const steps = Array.from({ length: 9 }, (_, at) => `shop.guide.${platform}.step${at + 1}`).filter(hasWords);
  if (steps.length === 0) return null;
  return <ol className={styles.guide}>{steps.map((key) => <li key={key}>{t(key as Key)}</li>)}</ol>;
}

const problemAt = ({ problems }: ShopForm, name: string): string | null => {
  const problem = problems.find(({ path }) => path === name);
  return problem ? troubleText(problem.code) ?? problemText(problem) : null;
};

/** Shows the problems that the sign-in found and that belong to no field of the form. */
export function SignInProblems({ form }: { readonly form: ShopForm }) {
  const texts = form.problems.filter(({ path }) => path === "address" || path === "sign_in")
    .map((problem) =>
      problem.code === "taken"
        ? t("shop.taken")
        : problem.path === "sign_in"
        ? t("shop.signIn.over")
        : problem.code === "fixed"
        ? t("shop.signIn.otherShop")
        : troubleText(problem.code, true) ?? problemText(problem)
    );
  if (texts.length === 0) return null;
  return (
    <MessageBar intent="error" politeness="assertive" layout="multiline">
      <MessageBarBody>{texts.map((text) => <div key={text}>{text}</div>)}</MessageBarBody>
    </MessageBar>
  );
}

export function Address({ form, platform }: { readonly form: ShopForm; readonly platform: string }) {
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

/** Says that a secret is stored, with its last characters unless the secret is short. */
const storedText = ({ last4 }: { readonly last4: string }): string =>
  last4 === "" ? t("shop.storedHidden") : t("shop.stored", { last: last4 });

export function Secret({ form, name, chars, isOptional, platform, before }: SecretProps) {
  const path = `secrets.${name}`;
  const problem = problemAt(form, path);
  const key = `shop.secret.${platform}.${name}`;
  const stored = before?.secrets.find((secret) => secret.name === name && secret.isSet);
  const label = hasWords(key) ? t(key as Key) : name;
  const helpKey = `shop.secretHelp.${platform}.${name}`;
  const help = hasWords(helpKey) ? t(helpKey as Key) : null;
  return (
    <SecretInput
      name={path}
      {...{ label, problem, isOptional, chars }}
      isRequired={!isOptional && !stored}
      hint={stored ? storedText(stored) : help}
      value={form.typed.secrets[name] ?? ""}
      onChange={(value) => form.change({ secrets: { ...form.typed.secrets, [name]: value } }, path)}
    />
  );
}

export function FromDay({ form }: { readonly form: ShopForm }) {
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

export function Tracking({ form }: { readonly form: ShopForm }) {
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
