import { mergeClasses } from "@fluentui/react-components";
import { FileActions } from "../../../engine/file/file_actions.tsx";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { ArtPicture } from "./art_picture.tsx";
import { areaWord, methodWord } from "./area_word.ts";
import { OnGarment } from "./on_garment.tsx";
import { useArtworkStyles } from "./artwork.styles.ts";

export interface ShownPlacement {
  readonly _id: string;
  readonly area: string;
  readonly area_w_mm: number;
  readonly area_h_mm: number;
  readonly outline: string;
  readonly x_mm: number;
  readonly y_mm: number;
  readonly w_mm: number;
  readonly method: string;
  readonly dpi: number;
  readonly checks: readonly string[];
  readonly file: {
    readonly _id: string;
    readonly name: string;
    readonly w_px: number;
    readonly h_px: number;
  };
}

interface Props {
  readonly placements: readonly ShownPlacement[];
  readonly garment: string;
  readonly hasFile?: boolean;
}

const LISTED_CHECKS = ["semiTransparent", "opaque", "otherColors", "outsideSafe"] as const;
const isListed = (code: string): code is (typeof LISTED_CHECKS)[number] =>
  (LISTED_CHECKS as readonly string[]).includes(code);

export function PlacementList({ placements, garment, hasFile = false }: Props) {
  const styles = useArtworkStyles();
  if (placements.length === 0) return null;
  return (
    <ul className={styles.list}>
      {placements.map((placement) => {
        const { _id, area, w_mm, method, dpi, checks, file } = placement;
        const h_mm = w_mm * file.h_px / file.w_px;
        const height = Math.round(h_mm);
        return (
          <li key={_id} className={styles.placed}>
            <OnGarment
              outline={placement.outline}
              area={{ key: area, w_mm: placement.area_w_mm, h_mm: placement.area_h_mm }}
              print={{ file_id: file._id, x_mm: placement.x_mm, y_mm: placement.y_mm, w_mm, h_mm }}
              image_id={garment}
              size="small"
              instead={<ArtPicture id={file._id} size="small" rendition="small" garment={garment} />}
            />
            <span className={styles.words}>
              <span>
                {areaWord(area)} · <bdi dir="auto" translate="no">{file.name}</bdi>
              </span>
              <span className={mergeClasses(styles.quiet)}>
                <bdi>{t("artwork.size", { width: numberText(w_mm), height: numberText(height) })}</bdi> ·{" "}
                <bdi>{t("artwork.dpi", { dpi: numberText(dpi) })}</bdi> · {methodWord(method)}
              </span>
              {checks.filter(isListed).map((code) => (
                <span key={code} className={styles.warn}>{t(`artwork.checks.${code}`)}</span>
              ))}
            </span>
            {hasFile && (
              <FileActions
                path={`/artwork/file?id=${encodeURIComponent(file._id)}&size=original`}
                type="image/png"
                name={file.name}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
