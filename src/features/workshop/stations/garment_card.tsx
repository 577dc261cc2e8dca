/** Shows the facts of a garment, the blank in large letters first, but neither buyer nor price. */
import { mergeClasses } from "@fluentui/react-components";
import type { Garment } from "../../../../machines/workshop/station_context.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { listText } from "../../../parts/format.ts";
import { areaWord } from "../../catalogue/artwork/area_word.ts";
import { ArtView } from "./art_view.tsx";
import { dueText } from "./due_text.ts";
import { FactList } from "./frame/fact_list.tsx";
import { useGarmentStyles } from "./garment.styles.ts";

interface Props {
  readonly garment: Garment;
  readonly art: number;
}

export function GarmentCard({ garment, art }: Props) {
  const styles = useGarmentStyles();
  const now = useNow();
  const { ticket, product_title, title, color, size, n, of, rush, cycle, due_at, note, bin_label } = garment;
  const { order_code, arts, ordered_sku, sku } = garment;
  const facts = [
    [t("stations.inOrder"), t("stations.nth", { n, of })],
    [t("entity.units.field.bin_code"), bin_label],
    [t("entity.units.field.due"), dueText(due_at, now)],
    [t("field.order_code"), order_code],
    [t("stations.areas"), arts.length > 1 ? listText(arts.map(({ area }) => areaWord(area))) : ""],
  ] as const;
  return (
    <div className={styles.root} data-garment={ticket}>
      <ArtView garment={garment} at={art} />
      <section className={styles.card} aria-label={ticket}>
        <div className={styles.words}>
          <div className={styles.line}>
            <bdi className={styles.ticket}>{ticket}</bdi>
            {rush && (
              <span className={mergeClasses(styles.flag, styles.rush)}>{choiceWord("rush", "true")}</span>
            )}
            {cycle > 1 && <span className={styles.flag}>{t("stations.cycle", { count: cycle })}</span>}
          </div>
          <h2 className={styles.title} dir="auto">{product_title || title}</h2>
          <div className={styles.taken}>
            {color && <span className={styles.color} dir="auto">{color}</span>}
            {size && <span className={styles.size} dir="auto">{size}</span>}
          </div>
          <FactList facts={facts} styles={styles} />
          {ordered_sku !== "" && (
            <p className={styles.note}>{t("stations.substitute", { sku, ordered: ordered_sku })}</p>
          )}
          {note !== "" && <p className={styles.note} dir="auto">{note}</p>}
        </div>
      </section>
    </div>
  );
}
