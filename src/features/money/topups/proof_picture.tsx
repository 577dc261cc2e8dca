import { isImage } from "../../../../api/desk/attachments.ts";
import { FileActions } from "../../../engine/file/file_actions.tsx";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import { t } from "../../../lib/i18n.ts";
import { useProofStyles } from "./proof.styles.ts";

interface Props {
  readonly id: string;
  /** MIME type; empty if a form knows only the id of the file, which then can be neither opened nor saved. */
  readonly type: string;
  readonly name: string;
}

export function ProofPicture({ id, type, name }: Props) {
  const styles = useProofStyles();
  const path = `/topups/proof/file?id=${encodeURIComponent(id)}` as const;
  return (
    <div className={styles.shown}>
      <FilePicture path={`${path}&as=preview`} alt={t("proof.preview")} />
      {type !== "" && (
        <div className={styles.row}>
          {!isImage(type) && <span className={styles.quiet}>{t("proof.firstPage")}</span>}
          <FileActions path={path} type={type} name={name} />
        </div>
      )}
    </div>
  );
}
