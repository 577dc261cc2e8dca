/** `/logistics/test`: tests a package with all methods, and shows the price or all reasons against each method. */
import { Button, Field, Input, Link } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink, useSearch } from "wouter";
import type { MethodTested, QueryArgs } from "../../../../api/generated/schema.ts";
import { shippingMethods } from "../../../../resources/shipping/shipping_methods.ts";
import { CountryInput } from "../../../engine/form/country_input.tsx";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { fieldWord } from "../../../engine/field_words.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { Amount } from "../../../parts/amount.tsx";
import { weightText } from "../../../parts/format.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { useMethodStyles } from "./methods.styles.ts";
import { TestMethods } from "../../../../api/generated/operations/methods.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { ask } from "../../../lib/client.ts";
import type { Failure } from "../../../lib/outcome.ts";

const NUMBERS = ["weight_g", "length_mm", "width_mm", "height_mm"] as const;
const TEXTS = ["country", "postal_code", ...NUMBERS, "seller"] as const;
type Name = (typeof TEXTS)[number];
type Typed = Readonly<Record<Name, string>>;

const fromAddress = (search: string): Typed => {
  const params = new URLSearchParams(search);
  return Object.fromEntries(TEXTS.map((name) => [name, params.get(name) ?? ""])) as Typed;
};

const isWhole = (text: string): boolean => /^\d*$/.test(text.trim());

const badNumbers = (typed: Typed): readonly InputProblem[] =>
  NUMBERS.filter((name) => !isWhole(typed[name])).map((path) => ({ path, code: "badNumber" }));

export default function DryRunPage() {
  const screen = useScreenStyles();
  const styles = useMethodStyles();
  const search = useSearch();
  const [typed, setTyped] = useState(() => fromAddress(search));
  const [wrong, setWrong] = useState<readonly InputProblem[]>([]);
  const test = useMethodTest();
  useTitle(t("methods.test.title"));
  const set = (name: Name) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const send = () => {
    const problems = badNumbers(typed);
    setWrong(problems);
    if (problems.length > 0) return;
    void test.test({
      country: typed.country,
      postal_code: typed.postal_code.trim() || null,
      weight_g: Number(typed.weight_g),
      length_mm: Number(typed.length_mm) || null,
      width_mm: Number(typed.width_mm) || null,
      height_mm: Number(typed.height_mm) || null,
      seller: typed.seller || null,
    });
  };
  const problem = (name: Name) => problemText([...wrong, ...test.problems].find(({ path }) => path === name));
  return (
    <div className={screen.page}>
      <RouterLink href={shippingMethods.path} asChild>
        <Link>{t("record.back", { list: t("menu.logistics") })}</Link>
      </RouterLink>
      <h1 className={screen.title}>{t("methods.test.title")}</h1>
      <p className={styles.text}>{t("methods.test.text")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.form}>
          <Field label={t("field.country")} required validationMessage={problem("country")}>
            <CountryInput name="country" value={typed.country} isDisabled={false} onChange={set("country")} />
          </Field>
          <Field label={fieldWord("locations", "postal_code")} validationMessage={problem("postal_code")}>
            <Input
              name="postal_code"
              value={typed.postal_code}
              maxLength={40}
              autoComplete="off"
              onChange={(_, { value }) => set("postal_code")(value)}
            />
          </Field>
          {NUMBERS.map((name) => (
            <Field
              key={name}
              label={t(`methods.test.${name}`)}
              required={name === "weight_g"}
              validationMessage={problem(name)}
            >
              <Input
                name={name}
                value={typed[name]}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
                onChange={(_, { value }) => set(name)(value)}
              />
            </Field>
          ))}
          <Field label={t("methods.test.seller")}>
            <OptionSelect
              name="seller"
              source="sellers"
              value={typed.seller}
              isDisabled={false}
              onChange={set("seller")}
            />
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" disabledFocusable={test.isBusy}>
            {t("methods.test.send")}
          </Button>
        </div>
      </form>
      <Results test={test} />
    </div>
  );
}

function Results({ test: { rows, failure } }: { readonly test: MethodTest }) {
  const styles = useMethodStyles();
  if (failure) return <InlineMessageBar tone="warning">{failureText(failure)}</InlineMessageBar>;
  if (!rows) return null;
  const offered = rows.filter(({ isOffered }) => isOffered).length;
  return (
    <section className={styles.results} aria-live="polite">
      <h2 className={styles.head}>{t("methods.test.found", { count: offered, all: rows.length })}</h2>
      <ul className={styles.rows}>
        {inOrder(rows).map((row) => <Row key={row.code} row={row} />)}
      </ul>
    </section>
  );
}

/** Sorts usable methods first, from cheap to expensive among those of one currency. */
const inOrder = (rows: readonly MethodTested[]): readonly MethodTested[] =>
  rows.toSorted((a, b) => {
    if (a.isOffered !== b.isOffered) return a.isOffered ? -1 : 1;
    if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
    return (a.price_minor ?? Infinity) - (b.price_minor ?? Infinity) || 0;
  });

function Row({ row }: { readonly row: MethodTested }) {
  const styles = useMethodStyles();
  const { name, code, carrier, min_days, max_days, isOffered, refusals, price_minor, currency } = row;
  const days = min_days === max_days ? String(min_days) : `${min_days}–${max_days}`;
  return (
    <li className={styles.row}>
      <div>
        <bdi className={styles.name} dir="auto" translate="no">{name}</bdi>
        <span className={styles.quiet}>
          <bdi translate="no">{code}</bdi> · <bdi>{carrier}</bdi> · {t("methods.test.days", { days })}
        </span>
      </div>
      <div className={styles.price}>
        {price_minor !== null && <Amount minor={price_minor} currency={currency} />}
        {row.billed_g !== null && (
          <span className={styles.quiet}>
            {[weightText(row.billed_g), row.zone, row.card].filter(Boolean).join(" · ")}
          </span>
        )}
      </div>
      <div>
        {isOffered
          ? t("methods.test.offered")
          : (
            <ul className={styles.reasons} aria-label={t("methods.test.notOffered")}>
              {refusals.map((code) => (
                <li key={code} className={styles.reason}>✕ {t(`methods.refusal.${code}` as Key)}</li>
              ))}
            </ul>
          )}
      </div>
    </li>
  );
}

interface MethodTest {
  readonly isBusy: boolean;
  readonly rows: readonly MethodTested[] | null;
  readonly failure: Failure | null;
  readonly problems: readonly InputProblem[];
  readonly test: (request: QueryArgs["methodTest"]) => Promise<void>;
}

function useMethodTest(): MethodTest {
  const [isBusy, setBusy] = useState(false);
  const [rows, setRows] = useState<readonly MethodTested[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const test = async (request: QueryArgs["methodTest"]) => {
    // Enter submits the form again, and an earlier answer could come last.
    if (isBusy) return;
    setBusy(true);
    const outcome = await ask(TestMethods, request);
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setRows(outcome.data.methodTest);
  };
  const problems = failure && "errors" in failure ? failure.errors[0]?.problems ?? [] : [];
  return { isBusy, rows, failure: problems.length > 0 ? null : failure, problems, test };
}
