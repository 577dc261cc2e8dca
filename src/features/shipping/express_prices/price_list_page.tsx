/** `/express-price-list`: prices by method, zone and weight, and quotes of all methods for one package. */
import { Button, Field, Tab, TabList } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { isSeller } from "../../../../api/access.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { daysText } from "./days_text.ts";
import { type Price, priceListSource } from "./price_list_source.ts";
import { usePriceListStyles } from "./price_list.styles.ts";
import { PriceGrid } from "./price_grid.tsx";
import { QuoteBox } from "./quote_box.tsx";

export default function PriceListPage() {
  const screen = useScreenStyles();
  const styles = usePriceListStyles();
  const person = usePerson();
  const [seller, setSeller] = useState("");
  useTitle(t("menu.express_price_list"));
  return (
    <div className={screen.page}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h1 className={screen.title}>{t("menu.express_price_list")}</h1>
          {!isSeller(person) && (
            <Field className={styles.seller} label={t("expressPrices.seller")}>
              <OptionSelect
                name="seller"
                source="sellers"
                value={seller}
                isDisabled={false}
                onChange={setSeller}
              />
            </Field>
          )}
        </header>
        <QuoteBox key={seller} seller={seller} />
        <Prices key={`prices ${seller}`} seller={seller} />
      </div>
    </div>
  );
}

function Prices({ seller }: { readonly seller: string }) {
  const styles = usePriceListStyles();
  const { phase, answer, failure, refresh } = useAnswer(useMemo(() => priceListSource(seller), []));
  const [chosen, setChosen] = useState("");
  const prices = answer?.prices ?? [];
  const price = prices.find(({ method_code }) => method_code === chosen) ?? prices[0];
  if (phase === "failed" && !answer) {
    return (
      <Empty isFailure title={t("expressPrices.failed")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("expressPrices.retry")}</Button>
      </Empty>
    );
  }
  if (!answer) {
    return <div className={styles.skeleton} role="status" aria-label={t("expressPrices.loading")} />;
  }
  if (!price) return <Empty title={t("expressPrices.noneTitle")} text={t("expressPrices.noneText")} />;
  return (
    <section className={styles.part} aria-label={t("expressPrices.prices")}>
      <TabList
        className={styles.tabs}
        selectedValue={price.method_code}
        onTabSelect={(_, { value }) => setChosen(String(value))}
      >
        {prices.map(({ method_code, method_name }) => (
          <Tab key={method_code} value={method_code}>
            <bdi translate="no">{method_name}</bdi>
          </Tab>
        ))}
      </TabList>
      <About price={price} />
      <PriceGrid key={price.card_code} price={price} />
    </section>
  );
}

function About(
  { price: { carrier, min_days, max_days, plan, min_vip, card_code } }: { readonly price: Price },
) {
  const styles = usePriceListStyles();
  const facts = [
    carrier,
    max_days > 0 ? daysText(min_days, max_days) : "",
    plan ? t("rate.step.plan", { plan }) : "",
    min_vip > 0 ? t("rate.step.vip", { level: min_vip }) : "",
    card_code,
  ].filter(Boolean);
  return (
    <p className={styles.quiet}>
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && " · "}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  );
}
