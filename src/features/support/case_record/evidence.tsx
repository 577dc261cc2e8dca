import { useState } from "react";
import { isImage, isVideo } from "../../../../api/desk/attachments.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { ArtPicture } from "../../catalogue/artwork/art_picture.tsx";
import { areaWord } from "../../catalogue/artwork/area_word.ts";
import { useEvidenceStyles } from "./evidence.styles.ts";
import { type Art, type Evidence, FileThumb, Thumb } from "./evidence_parts.tsx";
import type { Background } from "./wiring.ts";

const Compare = lazyPart(() => import("./compare.tsx"));

type Lines = NonNullable<Background["getOrderById"]>["lines"];

const artsOf = (lines: Lines): readonly Art[] =>
  lines.flatMap(({ sku, variant, image_id, placements }) =>
    placements.map(({ _id, area, file }) => ({
      _id,
      fileId: file._id,
      garment: image_id,
      words: [areaWord(area), variant || sku].filter(Boolean).join(", "),
    }))
  );

interface Props {
  readonly files: readonly Evidence[];
  readonly lines: Lines;
}

export function EvidenceAndArtwork({ files, lines }: Props) {
  const styles = useEvidenceStyles();
  const { quiet } = useRecordStyles();
  const [opened, setOpened] = useState<{ readonly file: string; readonly art: string } | null>(null);
  const shown = files.filter(({ type, visibility }) =>
    visibility === "seller" && (isImage(type) || isVideo(type))
  );
  const arts = artsOf(lines);
  const open = (file = shown[0]?._id ?? "", art = arts[0]?._id ?? "") => setOpened({ file, art });
  return (
    <Section title={t("caseRecord.evidence")}>
      <div className={styles.beside}>
        <ul className={styles.thumbs} aria-label={t("caseRecord.photos")}>
          {shown.map((file) => (
            <li key={file._id}>
              <Thumb words={file.name} onClick={() => open(file._id)}>
                <FileThumb file={file} />
              </Thumb>
            </li>
          ))}
          {shown.length === 0 && <li className={quiet}>{t("caseRecord.noPhotos")}</li>}
        </ul>
        <ul className={styles.thumbs} aria-label={t("caseRecord.artwork")}>
          {arts.map((art) => (
            <li key={art._id}>
              <Thumb words={art.words} onClick={() => open(undefined, art._id)}>
                <ArtPicture id={art.fileId} size="small" rendition="thumb" garment={art.garment} />
              </Thumb>
            </li>
          ))}
          {arts.length === 0 && <li className={quiet}>{t("caseRecord.noArtwork")}</li>}
        </ul>
      </div>
      {opened && <Compare files={shown} arts={arts} first={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}
