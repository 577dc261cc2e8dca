/** Pictures of evidence and the buttons that open them. */
import { VideoRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { isImage } from "../../../../api/desk/attachments.ts";
import { useFileAddress } from "../../../lib/file_address.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { useEvidenceStyles } from "./evidence.styles.ts";
import type { Background } from "./wiring.ts";

export type Evidence = Background["attachments"][number];

export interface Art {
  readonly _id: string;
  readonly fileId: string;
  /** The picture of the item, whose color the print is on. */
  readonly garment: string;
  readonly words: string;
}

interface ThumbProps {
  readonly words: string;
  readonly isChosen?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function Thumb({ words, isChosen, onClick, children }: ThumbProps) {
  const styles = useEvidenceStyles();
  return (
    <button
      type="button"
      className={styles.thumb}
      title={words}
      aria-label={t("comments.enlarge", { name: words })}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A video has no picture until it is played. */
export function FileThumb({ file: { _id, name, type } }: { readonly file: Evidence }) {
  const styles = useEvidenceStyles();
  return isImage(type)
    ? <PhotoPicture id={_id} name="" className={styles.photo} />
    : (
      <span className={styles.video}>
        <VideoRegular aria-hidden fontSize={24} />
        <bdi className={styles.name} translate="no">{name}</bdi>
      </span>
    );
}

interface PhotoProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
}

export function PhotoPicture({ id, name, className }: PhotoProps) {
  const { quiet } = useRecordStyles();
  const address = useFileAddress(`/attachments/file?id=${encodeURIComponent(id)}`);
  if (address === "failed") return <span className={quiet}>{t("comments.noPicture")}</span>;
  return address && <img className={className} src={address} alt={name} />;
}
