import type { PrintArea } from "../../../../api/generated/schema.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { Section } from "../../../parts/section.tsx";
import { useCatalogueStyles } from "./catalogue.styles.ts";

const MAX_PX = 240;

export default function AreasTab({ record }: PartProps) {
  const styles = useCatalogueStyles();
  const areas = (record["areas"] ?? []) as readonly PrintArea[];
  const longest = Math.max(1, ...areas.flatMap(({ w_mm, h_mm }) => [w_mm, h_mm]));
  return (
    <Section title={t("catalogue.areas.title")}>
      {areas.length === 0 ? t("catalogue.areas.none") : (
        <div className={styles.areas}>
          {areas.map((area) => <Area key={area.key} area={area} scale={MAX_PX / longest} />)}
        </div>
      )}
    </Section>
  );
}

function Area({ area, scale }: { readonly area: PrintArea; readonly scale: number }) {
  const styles = useCatalogueStyles();
  const { key, w_mm, h_mm, safe_mm, dpi_min, dpi_good } = area;
  const name = choiceWord("key", key);
  const size = t("catalogue.areas.size", { width: w_mm, height: h_mm });
  const inner = { width: w_mm - 2 * safe_mm, height: h_mm - 2 * safe_mm };
  return (
    <figure className={styles.area}>
      <svg
        className={styles.drawing}
        width={w_mm * scale}
        height={h_mm * scale}
        viewBox={`0 0 ${w_mm} ${h_mm}`}
        role="img"
        aria-label={`${name}, ${size}`}
      >
        <rect
          className={styles.edge}
          width={w_mm}
          height={h_mm}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {inner.width > 0 && inner.height > 0 && (
          <rect
            className={styles.safe}
            x={safe_mm}
            y={safe_mm}
            {...inner}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption>
        {name}
        <span className={styles.quiet}>
          <bdi>{size}</bdi>
        </span>
        <span className={styles.quiet}>{t("catalogue.areas.dpi", { min: dpi_min, good: dpi_good })}</span>
      </figcaption>
    </figure>
  );
}
