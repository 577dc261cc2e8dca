import { Button, Link, mergeClasses } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { bySize } from "../../../../api/catalogue/sizes.ts";
import { items } from "../../../../resources/catalogue/items.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { publishChange } from "../../../engine/live/live.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useCatalogueStyles } from "./catalogue.styles.ts";
import { NewVariants } from "./new_variants.tsx";
import type { ProductShown, Variant } from "./product_of.ts";
import { WithProduct } from "./with_product.tsx";
import { amountText } from "../../../lib/amount_text.ts";

export default function MatrixTab({ record }: PartProps) {
  return (
    <WithProduct record={record}>
      {(product, refresh) => <Shown product={product} current={record._id} refresh={refresh} />}
    </WithProduct>
  );
}

interface ShownProps {
  readonly product: ProductShown;
  readonly current: string;
  readonly refresh: () => void;
}

function Shown({ product, current, refresh }: ShownProps) {
  const person = usePerson();
  const [isAdding, setAdding] = useState(false);
  const mayEdit = allows(catalogueRights.update, person) && product.items.length > 0;
  const mayAdd = allows(catalogueRights.add, person) && product.status === "Active";
  return (
    <Section
      title={t("catalogue.matrix.title", { count: product.items.length })}
      action={
        <>
          {mayEdit && (
            <LinkButton isSmall href={`/items/grid?product=${encodeURIComponent(product._id)}`}>
              {t("catalogue.grid.open")}
            </LinkButton>
          )}
          {mayAdd && !isAdding && (
            <Button
              size="small"
              icon={<AddRegular />}
              onClick={() => setAdding(true)}
            >
              {t("catalogue.variants.add")}
            </Button>
          )}
        </>
      }
    >
      {isAdding && (
        <NewVariants
          product={product._id}
          onClose={() => setAdding(false)}
          onMade={() => {
            notify("success", t("catalogue.variants.made"));
            setAdding(false);
            refresh();
            publishChange("catalogueItems", []);
            publishChange("products", [product._id]);
          }}
        />
      )}
      <Matrix product={product} current={current} />
    </Section>
  );
}

const distinct = (values: readonly string[]) => [...new Set(values)];

function Matrix({ product, current }: { readonly product: ProductShown; readonly current: string }) {
  const styles = usePartStyles();
  const own = useCatalogueStyles();
  if (product.items.length === 0) return <>{t("catalogue.matrix.none")}</>;
  const colors = distinct(product.items.map(({ color }) => color));
  const sizes = distinct(product.items.map(({ size }) => size)).toSorted(bySize);
  const at = new Map(product.items.map((each) => [`${each.color}\n${each.size}`, each]));
  return (
    <div className={own.scroll} role="group" aria-label={t("catalogue.matrix.about")} tabIndex={0}>
      <table aria-label={t("catalogue.matrix.about")} className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">{t("entity.items.field.color")}</th>
            {sizes.map((size) => (
              <th key={size} className={mergeClasses(styles.head, own.size)} scope="col">
                <bdi>{size || t("catalogue.matrix.oneSize")}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color) => (
            <tr key={color}>
              <th className={mergeClasses(styles.cell, own.color)} scope="row">
                <bdi dir="auto">{color || t("catalogue.matrix.oneColor")}</bdi>
              </th>
              {sizes.map((size) => {
                const variant = at.get(`${color}\n${size}`);
                return (
                  <td key={size} className={mergeClasses(styles.cell, own.size)}>
                    {variant && <Cell variant={variant} isCurrent={variant._id === current} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ variant, isCurrent }: { readonly variant: Variant; readonly isCurrent: boolean }) {
  const styles = usePartStyles();
  const { _id, sku, price_minor, currency, status } = variant;
  const price = amountText(price_minor, currency);
  return (
    <>
      {isCurrent
        ? <span aria-current="true" className={styles.strong}>{price}</span>
        : (
          <RouterLink href={`${items.path}/all/${encodeURIComponent(_id)}`} asChild>
            <Link title={sku} aria-label={`${sku}: ${price}`}>{price}</Link>
          </RouterLink>
        )}
      {status !== "Active" && (
        <span className={styles.under}>
          <StatusPill kind="item" status={status} />
        </span>
      )}
    </>
  );
}
