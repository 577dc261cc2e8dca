/** Shows a print file to scale on the garment's color, with its size in mm, or else the product's picture. */
import type { Art, Garment } from "../../../../machines/workshop/station_context.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { ArtPicture } from "../../catalogue/artwork/art_picture.tsx";
import { areaWord, methodWord } from "../../catalogue/artwork/area_word.ts";
import { OnGarment } from "../../catalogue/artwork/on_garment.tsx";
import { useGarmentColor } from "../../catalogue/items/picture_color.ts";
import { Picture } from "../../catalogue/items/picture.tsx";
import { useGarmentStyles } from "./garment.styles.ts";

const percent = (part: number, whole: number): string => `${part / whole * 100}%`;

/** Returns the print area; if the product no longer has it, the size of the print file. */
function areaOf({ area_w_mm, area_h_mm, x_mm, y_mm, w_mm, h_mm }: Art) {
  const isKnown = area_w_mm > 0 && area_h_mm > 0;
  return isKnown
    ? { wide: area_w_mm, high: area_h_mm, left: x_mm, top: y_mm }
    : { wide: w_mm, high: h_mm, left: 0, top: 0 };
}

interface Props {
  readonly garment: Garment;
  readonly at: number;
}

export function ArtView({ garment: { arts, image_id, product_title }, at }: Props) {
  const styles = useGarmentStyles();
  const color = useGarmentColor(image_id);
  const art = arts[at] ?? arts[0];
  if (!art) {
    return (
      <div className={styles.art}>
        <div className={styles.room}>
          {image_id !== "" && <Picture id={image_id} className={styles.product} alt={product_title} />}
        </div>
        <span className={styles.areaName}>{t("stations.noArt")}</span>
      </div>
    );
  }
  const { wide, high, left, top } = areaOf(art);
  const name = areaWord(art.area);
  return (
    <figure className={styles.art} style={{ margin: 0 }} data-art={art.area}>
      <div className={styles.room} dir="ltr">
        <div
          className={styles.area}
          data-ground={color}
          style={{
            aspectRatio: `${wide} / ${high}`,
            width: `min(100cqw, var(--room) * ${wide / high})`,
            ...color !== "" && { backgroundColor: color },
          }}
        >
          <div
            className={styles.placed}
            style={{
              left: percent(left, wide),
              top: percent(top, high),
              width: percent(art.w_mm, wide),
              height: percent(art.h_mm, high),
            }}
          >
            <ArtPicture
              id={art.file_id}
              size="large"
              rendition="picture"
              alt={t("stations.artOn", { area: name })}
            />
          </div>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <OnGarment
          outline={art.outline}
          area={{ key: art.area, w_mm: art.area_w_mm, h_mm: art.area_h_mm }}
          print={art}
          image_id={image_id}
          size="small"
        />
        <span className={styles.areaName}>
          {name}
          {arts.length > 1 && ` ${t("stations.nth", { n: at + 1, of: arts.length })}`}
        </span>
        <bdi className={styles.mm}>
          {t("artwork.size", {
            width: numberText(Math.round(art.w_mm)),
            height: numberText(Math.round(art.h_mm)),
          })}
        </bdi>
        <span className={styles.small}>
          {t("stations.from", { left: numberText(Math.round(left)), top: numberText(Math.round(top)) })}
          {" · "}
          {methodWord(art.method)}
        </span>
      </figcaption>
    </figure>
  );
}
