import { VideoRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { isImage } from "../../../../api/desk/attachments.ts";
import { useFetchedFile } from "../../../lib/file_address.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { FileFault } from "../../desk/comments/file_fault.tsx";
import { useEvidenceStyles } from "./evidence.styles.ts";
import type { Background } from "./wiring.ts";

export type Evidence = Background["attachments"][number];

export interface Art {
  readonly _id: string;
  readonly fileId: string;
  /** Id of the picture of the item, which gives the color of the garment under the print. */
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

/** Shows a photo, or an icon for a video, which has no picture before it is played. */
export function FileThumb({ file: { _id, name, type } }: { readonly file: Evidence }) {
  const styles = useEvidenceStyles();
  return isImage(type)
    ? <PhotoPicture id={_id} name={name} className={styles.photo} isDecoration />
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
  /** True inside a button that has the name of the photo as label. */
  readonly isDecoration?: boolean;
}

export function PhotoPicture({ id, name, className, isDecoration = false }: PhotoProps) {
  const { quiet } = useRecordStyles();
  const { address, fault } = useFetchedFile(`/attachments/file?id=${encodeURIComponent(id)}`);
  if (fault) {
    return (
      <span className={quiet}>
        <FileFault fault={fault} name={name} />
      </span>
    );
  }
  return address && <img className={className} src={address} alt={isDecoration ? "" : name} />;
}
