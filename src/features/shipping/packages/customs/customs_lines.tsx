import { customsGapsOf } from "../../../../../api/shipping/customs.ts";
import { t } from "../../../../lib/i18n.ts";
import { Amount } from "../../../../parts/amount.tsx";
import { countryName, numberText, weightText } from "../../../../parts/format.ts";
import { usePartStyles } from "../../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../../parts/record.styles.ts";
import type { CustomsLine, Package } from "../package.ts";
import { useCustomsStyles } from "./customs.styles.ts";
import { CustomsTotals } from "./customs_totals.tsx";
import { sourceText } from "./source_text.ts";

export function CustomsLines({ pkg }: { readonly pkg: Package }) {
  const { plainList } = useRecordStyles();
  const { wrong } = useCustomsStyles();
  const { lines } = pkg.declaration;
  if (lines.length === 0) return <span className={wrong}>{t("customs.missing.lines")}</span>;
  return (
    <>
      <ul className={plainList}>{lines.map((line, at) => <Line key={at} line={line} />)}</ul>
      <CustomsTotals lines={lines} pkg={pkg} />
    </>
  );
}

function Line({ line }: { readonly line: CustomsLine }) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  const own = useCustomsStyles();
  const { desc, hs, origin, qty, net_g, value_minor, currency } = line;
  // The API sends no values to some people, so a missing value is not reported as a gap.
  const missing = customsGapsOf([{ ...line, value_minor: value_minor ?? 1 }]);
  return (
    <li className={own.line}>
      <span className={own.what} dir="auto">{`${numberText(qty)} × ${desc}`}</span>
      {value_minor !== null && (
        <span className={own.value}>
          <Amount minor={value_minor} currency={currency} />
        </span>
      )}
      <span className={own.facts}>
        {!missing.includes("hs") && <bdi className={styles.mono}>{hs}</bdi>}
        {!missing.includes("origin") && <span>{countryName(origin)}</span>}
        <span>{weightText(net_g)}</span>
        {missing.map((code) => <span key={code} className={own.wrong}>{t(`customs.missing.${code}`)}</span>)}
      </span>
      <span className={`${own.facts} ${quiet}`}>
        <bdi>{sourceText(line)}</bdi>
      </span>
    </li>
  );
}
