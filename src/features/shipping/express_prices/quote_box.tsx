import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { type FormEvent, useMemo, useState } from "react";
import { isCountry } from "../../../../api/places/countries.ts";
import { CountryInput } from "../../../engine/form/country_input.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { PriceSteps, refusalText } from "../price_tables/steps.tsx";
import { daysText } from "./days_text.ts";
import { byPrice, type Quote, type QuoteInput, quotesSource } from "./price_list_source.ts";
import { usePriceListStyles } from "./price_list.styles.ts";

const SIDES = ["length", "width", "height"] as const;
const FIRST = { country: "", postal_code: "", weight_g: "", length: "", width: "", height: "" };
type Typed = typeof FIRST;
type Name = keyof Typed;

const WHOLE = /^[1-9]\d{0,5}$/;
const CENTIMETERS = /^(?:[1-9]\d{0,2})(?:[.,]\d)?$/;
const mmOf = (text: string): number => Math.round(Number(text.replace(",", ".")) * 10);

/** Returns the package, or the names of invalid fields. Either all three sides are given or none. */
export function readQuoteInput(typed: Typed): QuoteInput | readonly Name[] {
  const { country, postal_code, weight_g } = typed;
  const sides = SIDES.map((name) => typed[name].trim());
  const hasSides = sides.some((text) => text !== "");
  const wrong: Name[] = [];
  if (!isCountry(country)) wrong.push("country");
  if (postal_code.trim().length > 20) wrong.push("postal_code");
  if (!WHOLE.test(weight_g.trim())) wrong.push("weight_g");
  if (hasSides) wrong.push(...SIDES.filter((name) => !CENTIMETERS.test(typed[name].trim())));
  if (wrong.length > 0) return wrong;
  const [length = "", width = "", height = ""] = sides;
  return {
    country,
    postal_code: postal_code.trim(),
    weight_g: Number(weight_g),
    mm: hasSides ? [mmOf(length), mmOf(width), mmOf(height)] : null,
  };
}

const isQuoteInput = (read: ReturnType<typeof readQuoteInput>): read is QuoteInput => !Array.isArray(read);

export function QuoteBox({ seller }: { readonly seller: string }) {
  const styles = usePriceListStyles();
  const [typed, setTyped] = useState(FIRST);
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [request, setAsked] = useState<{ readonly pkg: QuoteInput; readonly turn: number } | null>(null);
  const change = (name: Name) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readQuoteInput(typed);
    setWrong(isQuoteInput(read) ? [] : read);
    if (isQuoteInput(read)) setAsked((before) => ({ pkg: read, turn: (before?.turn ?? 0) + 1 }));
  };
  const problem = (name: Name) =>
    wrong.includes(name) ? { validationMessage: t(`expressPrices.wrong.${name}`) } : {};
  const text = (name: Exclude<Name, "country">, className: string, unit = "") => (
    <Field
      className={className}
      label={t(`expressPrices.field.${name}`)}
      required={name === "weight_g"}
      {...problem(name)}
    >
      <Input
        className={styles.input}
        name={name}
        value={typed[name]}
        autoComplete="off"
        inputMode={name === "postal_code" ? "text" : "decimal"}
        contentAfter={unit === "" ? null : <span>{unit}</span>}
        onChange={(_, { value }) => change(name)(value)}
      />
    </Field>
  );
  return (
    <section className={styles.box} aria-labelledby="quote-box">
      <h2 id="quote-box" className={styles.boxTitle}>{t("expressPrices.quote")}</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          className={styles.wide}
          label={t("expressPrices.field.country")}
          required
          {...problem("country")}
        >
          <CountryInput
            name="country"
            value={typed.country}
            isDisabled={false}
            onChange={change("country")}
          />
        </Field>
        {text("postal_code", styles.short)}
        {text("weight_g", styles.short, "g")}
        {SIDES.map((name) => <span key={name}>{text(name, styles.side3, "cm")}</span>)}
        <Button className={styles.submit} type="submit" appearance="primary">
          {t("expressPrices.ask")}
        </Button>
      </form>
      {request && <Quotes key={request.turn} pkg={request.pkg} seller={seller} />}
    </section>
  );
}

function Quotes({ pkg, seller }: { readonly pkg: QuoteInput; readonly seller: string }) {
  const styles = usePriceListStyles();
  const { answer, failure } = useAnswer(useMemo(() => quotesSource(pkg, seller), []));
  if (!answer && failure) {
    return <p role="alert">{t("expressPrices.quotesFailed", { why: failureText(failure) })}</p>;
  }
  if (!answer) return <Spinner size="tiny" label={t("expressPrices.asking")} />;
  if (answer.quotes.length === 0) return <p>{t("expressPrices.noneText")}</p>;
  return (
    <ul className={styles.quotes} aria-label={t("expressPrices.quotes")}>
      {byPrice(answer.quotes).map((quote) => <OneQuote key={quote.method_code} quote={quote} />)}
    </ul>
  );
}

function OneQuote({ quote: { method_name, min_days, max_days, price } }: { readonly quote: Quote }) {
  const styles = usePriceListStyles();
  const most = price.steps.map(({ values }) => (JSON.parse(values) as { most_g?: number }).most_g)
    .find((each) => each !== undefined);
  return (
    <li className={styles.quote}>
      <div className={styles.line}>
        <bdi translate="no">{method_name}</bdi>
        {max_days > 0 && <span className={styles.quiet}>{daysText(min_days, max_days)}</span>}
        {price.ok
          ? (
            <span className={styles.total}>
              <Amount minor={price.total_minor} currency={price.currency} />
            </span>
          )
          : <span className={styles.refused}>{refusalText(price.refusal, most ?? null)}</span>}
      </div>
      {price.steps.length > 0 && (
        <details>
          <summary className={styles.summary}>{t("expressPrices.steps")}</summary>
          <div className={styles.steps}>
            <PriceSteps steps={price.steps} currency={price.currency} />
          </div>
        </details>
      )}
    </li>
  );
}
