import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { products } from "../../../../resources/catalogue/products.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { Fact } from "../../../parts/fact.tsx";
import { countryName, listText } from "../../../parts/format.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import AreasTab from "./areas_tab.tsx";
import type { ProductShown } from "./product_of.ts";
import SizesTab from "./sizes_tab.tsx";
import { WithProduct } from "./with_product.tsx";

export default function ProductTab({ record }: PartProps) {
  return (
    <WithProduct record={record}>
      {(product) => {
        const shown = { ...product, version: 0 };
        return (
          <>
            <Facts product={product} />
            <AreasTab record={shown} />
            {product.size_chart !== "" && <SizesTab record={shown} />}
          </>
        );
      }}
    </WithProduct>
  );
}

function Facts({ product }: { readonly product: ProductShown }) {
  const styles = usePartStyles();
  const { _id, code, title, route, methods, hs_code, origin, customs_desc } = product;
  const words = (key: string, values: readonly string[]) =>
    listText(values.map((each) => choiceWord(key, each)));
  const rows: readonly (readonly [key: string, text: string])[] = [
    ["code", code],
    ["methods", words("methods", methods)],
    ["route", words("route", route)],
    ["hs_code", hs_code],
    ["origin", origin && countryName(origin)],
    ["customs_desc", customs_desc],
  ];
  return (
    <Section
      title={title}
      action={
        <RouterLink href={`${products.path}/all/${encodeURIComponent(_id)}`} asChild>
          <Link>{t("catalogue.openProduct")}</Link>
        </RouterLink>
      }
    >
      <dl className={styles.facts}>
        {rows.map(([key, text]) => (
          <Fact key={key} name={fieldWord("products", key)}>
            <bdi dir="auto">{text || t("record.none")}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
