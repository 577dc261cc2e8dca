import { mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { isPickable } from "../../../../machines/workshop/return_bench_context.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { areaWord } from "../../catalogue/artwork/area_word.ts";
import { ArtPicture } from "../../catalogue/artwork/art_picture.tsx";
import { Picture } from "../../catalogue/items/picture.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import type { ReturnedPackage, ReturnedUnit } from "./wiring.ts";

interface Props {
  readonly pkg: ReturnedPackage;
  readonly unit: string | null;
  readonly isDisabled: boolean;
  readonly onPick: (unit: string) => void;
}

export function Garments({ pkg, unit, isDisabled, onPick }: Props) {
  const styles = useReturnStyles();
  const { code, units } = pkg;
  if (units.length === 0) return <p className={styles.quiet}>{t("returns.empty")}</p>;
  return (
    <ul className={styles.garments} aria-label={t("returns.garments", { code })}>
      {units.map((each) => (
        <li key={each._id}>
          <Garment
            unit={each}
            isPicked={each._id === unit}
            isDisabled={isDisabled || !isPickable(pkg, each._id)}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  );
}

interface GarmentProps {
  readonly unit: ReturnedUnit;
  readonly isPicked: boolean;
  readonly isDisabled: boolean;
  readonly onPick: (unit: string) => void;
}

function Garment({ unit, isPicked, isDisabled, onPick }: GarmentProps) {
  const styles = useReturnStyles();
  const { _id, ticket, title, sku, color, size, image_id, arts, returned } = unit;
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPicked) card.current?.scrollIntoView({ block: "nearest" });
  }, [isPicked]);
  return (
    <button
      ref={card}
      type="button"
      className={mergeClasses(styles.garment, isPicked && styles.picked, returned !== null && styles.done)}
      aria-pressed={isPicked}
      disabled={isDisabled}
      data-garment={ticket}
      onClick={() => onPick(_id)}
    >
      <span className={styles.pictures}>
        {image_id !== "" && <Picture id={image_id} className={styles.picture} />}
        {arts.map(({ file_id, area }) => (
          <span key={area} className={styles.art}>
            <ArtPicture id={file_id} size="small" rendition="thumb" alt={areaWord(area)} garment={image_id} />
          </span>
        ))}
      </span>
      <span className={styles.facts}>
        <span className={styles.line}>
          <bdi className={styles.ticket}>{ticket}</bdi>
          {returned && (
            <span className={styles.outcome}>
              {[choiceWord("outcome", returned.outcome), choiceWord("reason_code", returned.reason_code)]
                .filter(Boolean).join(": ")}
            </span>
          )}
        </span>
        <bdi className={styles.title} translate="no">{title || sku}</bdi>
        <bdi className={styles.size}>{[color, size].filter(Boolean).join(" · ")}</bdi>
        {returned?.note && <span className={styles.quiet} dir="auto">{returned.note}</span>}
        {returned !== null && returned.photos.length > 0 && (
          <span className={styles.quiet}>{t("returns.photos", { count: returned.photos.length })}</span>
        )}
      </span>
    </button>
  );
}
