/** Asks for the package of a page that is matched by hand, with the page beside the possible packages. */
import type { AskProps } from "../../../engine/features.ts";
import { searchAsk } from "../../../engine/record/search_ask.tsx";
import { type Key, t } from "../../../lib/i18n.ts";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { PagePicture } from "./page_picture.tsx";
import { packagesSource } from "./wiring.ts";

const PackageSearch = searchAsk({
  source: ({ _id }, search) => packagesSource(_id, search),
  matches: ({ pagePackages }) =>
    pagePackages.map(({ _id, code, order_code, order_ref, recipient_name, postal_code, city, because }) => ({
      _id,
      code,
      details: [order_code, order_ref, recipient_name, postal_code, city],
      because: because && t(`labelPages.because.${because}` as Key),
    })),
  placeholder: () => t("labelPages.search"),
  none: () => t("labelPages.none"),
});

export default function PackageAsk(props: AskProps) {
  const styles = useLabelPageStyles();
  const { record } = props;
  return (
    <div className={styles.beside}>
      <PagePicture page={{ _id: record._id, name: String(record["name"]), page: Number(record["page"]) }} />
      <PackageSearch {...props} />
    </div>
  );
}
