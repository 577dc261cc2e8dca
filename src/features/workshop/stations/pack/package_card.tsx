/** Shows the package on the bench: its garments, the bins they wait in, method and recipient, but no contacts. */
import { mergeClasses } from "@fluentui/react-components";
import { CheckmarkCircleFilled, CircleRegular } from "@fluentui/react-icons";
import type { ScannedPackage } from "../../../../../machines/workshop/pack_context.ts";
import { t } from "../../../../lib/i18n.ts";
import { useNow } from "../../../../lib/now.ts";
import { countryName, listText, weightText } from "../../../../parts/format.ts";
import { Picture } from "../../../catalogue/items/picture.tsx";
import { choiceWord } from "../../../../engine/list/choice_word.ts";
import { dueText } from "../due_text.ts";
import { useBenchStyles } from "../frame/bench.styles.ts";
import { FactList } from "../frame/fact_list.tsx";
import { useGarmentStyles } from "../garment.styles.ts";
import { usePackStyles } from "./pack.styles.ts";

export function PackageCard({ pkg }: { readonly pkg: ScannedPackage }) {
  const styles = usePackStyles();
  const { flag, rush: rushed } = useGarmentStyles();
  const { text } = useBenchStyles();
  const now = useNow();
  const { code, packed, of, bins, method_name, method_code, recipient_name, city, country, due_at } = pkg;
  const { package_type } = pkg;
  const facts = [
    // A packer needs the packaging first.
    [t("packBench.packaging"), package_type === "" ? "" : choiceWord("package_type", package_type)],
    [t("packBench.method"), method_name || method_code || t("packBench.noMethod")],
    [t("packBench.to"), [recipient_name, city, countryName(country)].filter(Boolean).join(", ")],
    [t("packBench.weighed"), pkg.weighed_g === null ? "" : weightText(pkg.weighed_g)],
    // A voided label is not shown, since the package must not leave with it.
    [
      t("packBench.label"),
      pkg.label_status === "Live" ? [pkg.carrier, pkg.tracking_number].filter(Boolean).join(" ") : "",
    ],
    [t("packBench.orders"), listText(pkg.order_codes)],
    [t("entity.units.field.due"), dueText(due_at, now)],
  ] as const;
  const rest = bins.length > 0 ? t("packBench.inBins", { bins: listText(bins) }) : "";
  return (
    <section className={styles.card} aria-label={code} data-parcel={code} tabIndex={0}>
      <div className={styles.words}>
        <div className={styles.line}>
          <bdi className={styles.code} translate="no">{code}</bdi>
          {pkg.rush && <span className={mergeClasses(flag, rushed)}>{choiceWord("rush", "true")}</span>}
        </div>
        <div className={styles.line}>
          <p className={styles.count}>{t("packBench.packing", { packed, of })}</p>
          {rest && <p className={text}>{rest}</p>}
        </div>
        {/* The garments come before the facts: a packer reads them again and again, but the method only once. */}
        <ul className={styles.list} aria-label={t("packBench.list", { code })}>
          {pkg.units.map((unit) => <UnitLine key={unit._id} unit={unit} />)}
        </ul>
        <FactList facts={facts} styles={styles} />
      </div>
    </section>
  );
}

function UnitLine({ unit }: { readonly unit: ScannedPackage["units"][number] }) {
  const styles = usePackStyles();
  const { ticket, title, color, size, print_status, image_id } = unit;
  const isIn = print_status === "Packed";
  const Mark = isIn ? CheckmarkCircleFilled : CircleRegular;
  return (
    <li className={styles.unit} data-in={isIn}>
      <Mark
        className={mergeClasses(styles.mark, isIn ? styles.in : styles.out)}
        aria-label={t(isIn ? "packBench.packed" : "packBench.notPacked")}
      />
      {image_id !== "" && <Picture id={image_id} className={styles.picture} alt="" />}
      <span className={styles.what} dir="auto">{[title, color, size].filter(Boolean).join(" · ")}</span>
      <bdi className={styles.ticket}>{ticket}</bdi>
    </li>
  );
}
