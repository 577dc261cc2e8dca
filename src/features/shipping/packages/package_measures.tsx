import { lazy, Suspense } from "react";
import { packageTypeOf } from "../../../../api/shipping/packaging.ts";
import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { t } from "../../../lib/i18n.ts";
import { Fact } from "../../../parts/fact.tsx";
import { numberText, weightText } from "../../../parts/format.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { PrintDocuments } from "../../catalogue/prints/print_documents.tsx";
import type { Package } from "./package.ts";
import { PackageCharges } from "./package_charges.tsx";

const Price = lazy(() => import("./package_price.tsx"));

interface Props {
  readonly pkg: Package;
}

export function PackageMeasures({ pkg }: Props) {
  const styles = usePartStyles();
  const word = (field: string) => fieldWord("packages", field);
  const { length_mm, width_mm, height_mm, package_type, method_name, policy_code, incoterm } = pkg;
  const type = packageTypeOf(package_type);
  const sides = { length: numberText(length_mm), width: numberText(width_mm), height: numberText(height_mm) };
  const quote = pkg.quote as RateResult | Record<string, never>;
  return (
    <>
      <Section title={t("parcel.parcel")}>
        <dl className={styles.facts}>
          {method_name && <Fact name={word("method_name")}>{method_name}</Fact>}
          {policy_code && (
            <Fact name={word("policy_code")}>
              <bdi className={styles.mono} translate="no">{policy_code}</bdi>
            </Fact>
          )}
          {pkg.weighed_g !== null && (
            <Fact name={word("weighed_g")}>
              <bdi dir="ltr">{weightText(pkg.weighed_g)}</bdi>
            </Fact>
          )}
          {pkg.billed_g !== null && (
            <Fact name={word("billed_g")}>
              <bdi dir="ltr">{weightText(pkg.billed_g)}</bdi>
            </Fact>
          )}
          {length_mm > 0 && <Fact name={word("sides")}>{t("parcel.mm", sides)}</Fact>}
          {type && <Fact name={word("package_type")}>{choiceWord("package_type", type.code)}</Fact>}
          {incoterm && <Fact name={word("incoterm")}>{choiceWord("incoterm", incoterm)}</Fact>}
        </dl>
      </Section>
      <PackageCharges pkg={pkg} />
      {"steps" in quote && (
        <Section title={t("parcel.steps")}>
          <Suspense>
            <Price quote={quote as RateResult} />
          </Suspense>
        </Section>
      )}
      <Section title={t("parcel.documents")}>
        <PrintDocuments packageIds={[pkg._id]} />
      </Section>
    </>
  );
}
