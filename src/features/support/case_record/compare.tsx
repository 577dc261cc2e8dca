import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { type ReactNode, useState } from "react";
import { isImage } from "../../../../api/desk/attachments.ts";
import { Video } from "../../../engine/attachments/video.tsx";
import { t } from "../../../lib/i18n.ts";
import { ArtPicture } from "../../catalogue/artwork/art_picture.tsx";
import { useEvidenceStyles } from "./evidence.styles.ts";
import { type Art, type Evidence, FileThumb, PhotoPicture, Thumb } from "./evidence_parts.tsx";
import "../../../parts/focus_keeper.tsx";

interface Props {
  readonly files: readonly Evidence[];
  readonly arts: readonly Art[];
  readonly first: { readonly file: string; readonly art: string };
  readonly onClose: () => void;
}

export default function Compare({ files, arts, first, onClose }: Props) {
  const styles = useEvidenceStyles();
  const [fileId, setFile] = useState(first.file);
  const [artId, setArt] = useState(first.art);
  const file = files.find(({ _id }) => _id === fileId);
  const art = arts.find(({ _id }) => _id === artId);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t("record.close")}
                onClick={onClose}
              />
            }
          >
            {t("caseRecord.evidence")}
          </DialogTitle>
          <DialogContent className={styles.sides}>
            <Side
              name={t("caseRecord.photos")}
              words={file?.name ?? t("caseRecord.noPhotos")}
              choices={files.map((each) => (
                <Thumb
                  key={each._id}
                  words={each.name}
                  isChosen={each._id === fileId}
                  onClick={() => setFile(each._id)}
                >
                  <FileThumb file={each} />
                </Thumb>
              ))}
            >
              {file && (isImage(file.type)
                ? <PhotoPicture key={file._id} id={file._id} name={file.name} className={styles.large} />
                : <Video key={file._id} id={file._id} name={file.name} save={null} />)}
            </Side>
            <Side
              name={t("caseRecord.artwork")}
              words={art?.words ?? t("caseRecord.noArtwork")}
              choices={arts.map((each) => (
                <Thumb
                  key={each._id}
                  words={each.words}
                  isChosen={each._id === artId}
                  onClick={() => setArt(each._id)}
                >
                  <ArtPicture id={each.fileId} size="small" rendition="thumb" garment={each.garment} />
                </Thumb>
              ))}
            >
              {art && (
                <ArtPicture
                  key={art._id}
                  id={art.fileId}
                  size="large"
                  alt={art.words}
                  rendition="whole"
                  garment={art.garment}
                />
              )}
            </Side>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface SideProps {
  readonly name: string;
  readonly words: string;
  readonly choices: readonly ReactNode[];
  readonly children: ReactNode;
}

function Side({ name, words, choices, children }: SideProps) {
  const styles = useEvidenceStyles();
  return (
    <figure className={styles.side} aria-label={name}>
      <div className={styles.room}>{children}</div>
      <figcaption>
        <bdi>{words}</bdi>
      </figcaption>
      {choices.length > 1 && <div className={styles.choices}>{choices}</div>}
    </figure>
  );
}
