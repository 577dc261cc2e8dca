import { mergeClasses } from "@fluentui/react-components";
import type { PriceTableBody, Surcharge } from "../../../../api/shipping/rating/price_table.ts";
import { t } from "../../../lib/i18n.ts";
import { countryName, listText, numberText, weightText } from "../../../parts/format.ts";
import { Section } from "../../../parts/section.tsx";
import type { Price } from "./price_list_source.ts";
import { usePriceListStyles } from "./price_list.styles.ts";
import { amountText, moneyText } from "../../../lib/amount_text.ts";

const ANY = "*";
/** Number of countries to name; further ones are only counted. */
const NAMED = 4;

function placesText(countries: readonly string[], prefixes: readonly string[]): string {
  const names = countries.slice(0, NAMED).map((code) =>
    code === ANY ? t("expressPrices.everywhere") : countryName(code)
  );
  const more = countries.length - NAMED;
  return listText([
    ...names,
    ...(more > 0 ? [t("expressPrices.more", { n: numberText(more) })] : []),
    ...(prefixes.length > 0
      ? [t("expressPrices.prefixes", { list: prefixes.slice(0, NAMED).join(" ") })]
      : []),
  ]);
}

/** Returns a function that finds a list price by zone and weight; undefined if the list has none. */
function listPrices(list: PriceTableBody | null) {
  const zones = new Map(list?.zones.map(({ code }, at) => [code, at]));
  const rows = new Map(list?.brackets.map(({ up_to_g, cells }) => [up_to_g, cells]));
  return (zone: string, up_to_g: number | null): number | null | undefined => {
    const cells = up_to_g === null ? list?.further?.cells : rows.get(up_to_g);
    return cells?.[zones.get(zone) ?? -1];
  };
}

export function PriceGrid({ price: { body, list, currency, method_name } }: { readonly price: Price }) {
  const styles = usePriceListStyles();
  const listed = listPrices(list);
  const cell = (zone: string, minor: number | null, up_to_g: number | null) => {
    const other = listed(zone, up_to_g);
    return (
      <td key={zone} className={mergeClasses(styles.cell, styles.end)}>
        {minor === null
          ? (
            <span className={styles.quiet} title={t("rate.refused.notOffered")}>
              {t("priceTables.notOffered")}
            </span>
          )
          : (
            <span className={styles.mine}>
              {minor === 0 ? t("expressPrices.free") : amountText(minor, currency)}
            </span>
          )}
        {typeof other === "number" && other !== minor && (
          <s className={styles.listed} title={t("expressPrices.list")}>{amountText(other, currency)}</s>
        )}
      </td>
    );
  };
  return (
    <>
      <div
        className={styles.scroll}
        role="group"
        tabIndex={0}
        aria-label={t("expressPrices.grid", { method: method_name, currency })}
      >
        <table
          aria-label={t("expressPrices.grid", { method: method_name, currency })}
          className={styles.table}
        >
          <thead>
            <tr>
              <th className={mergeClasses(styles.top, styles.side, styles.corner)} scope="col">
                {t("expressPrices.upTo", { currency })}
              </th>
              {body.zones.map(({ code, countries, postal_prefixes }) => (
                <th key={code} className={mergeClasses(styles.top, styles.end)} scope="col">
                  <bdi translate="no">{code}</bdi>
                  <span className={styles.places} title={countries.join(" ")}>
                    {placesText(countries, postal_prefixes)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.brackets.map(({ up_to_g, cells }) => (
              <tr key={up_to_g}>
                <th className={mergeClasses(styles.cell, styles.side)} scope="row">
                  <bdi>{weightText(up_to_g)}</bdi>
                </th>
                {body.zones.map(({ code }, at) => cell(code, cells[at] ?? null, up_to_g))}
              </tr>
            ))}
            {body.further && (
              <tr>
                <th className={mergeClasses(styles.cell, styles.side)} scope="row">
                  <bdi>{t("expressPrices.further", { weight: weightText(body.further.step_g) })}</bdi>
                </th>
                {body.zones.map(({ code }, at) => cell(code, body.further?.cells[at] ?? null, null))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {list && <p className={styles.quiet}>{t("expressPrices.listHelp")}</p>}
      {body.dim && (
        <p className={styles.quiet}>
          {t(body.dim.unit === "in" ? "expressPrices.dimIn" : "expressPrices.dimCm", {
            divisor: numberText(body.dim.divisor),
          })}
        </p>
      )}
      {body.surcharges.length > 0 && (
        <Section title={t("expressPrices.surcharges")}>
          <ul>
            {body.surcharges.map((each) => <li key={each.code}>{surchargeText(each, currency)}</li>)}
          </ul>
        </Section>
      )}
    </>
  );
}

function surchargeText({ code, when, flat_minor, bp }: Surcharge, currency: string): string {
  const limits: { over_g?: number; side_over_mm?: number; zones?: readonly string[] } = when;
  const condition = limits.over_g !== undefined
    ? t("expressPrices.when.over", { weight: weightText(limits.over_g) })
    : limits.side_over_mm !== undefined
    ? t("expressPrices.when.side", { n: numberText(limits.side_over_mm / 10) })
    : limits.zones
    ? t("expressPrices.when.zones", { list: listText(limits.zones) })
    : t("expressPrices.when.always");
  const amounts = [
    ...(flat_minor !== undefined ? [moneyText(flat_minor, currency)] : []),
    ...(bp !== undefined ? [t("rate.percent", { n: numberText(bp / 100) })] : []),
  ];
  return t("expressPrices.surcharge", { name: code, amount: amounts.join(" + "), when: condition });
}
