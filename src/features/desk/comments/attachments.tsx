import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { isImage, isVideo } from "../../../../api/desk/attachments.ts";
import { download } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useFetchedFile } from "../../../lib/file_address.ts";
import { notify } from "../../../lib/toasts.ts";
import { Video } from "../../../engine/attachments/video.tsx";
import type { Attachment } from "./thread.ts";
import { FileFault } from "./file_fault.tsx";
import { useCommentStyles } from "./comments.styles.ts";

const pathOf = ({ _id }: Attachment): `/${string}` => `/attachments/file?id=${encodeURIComponent(_id)}`;

export function Attachments({ files }: { readonly files: readonly Attachment[] }) {
  const styles = useCommentStyles();
  if (files.length === 0) return null;
  return (
    <ul className={styles.thumbs}>
      {files.map((file) => (
        <li key={file._id}>
          {isImage(file.type)
            ? <Picture file={file} />
            : isVideo(file.type)
            ? <Video id={file._id} name={file.name} save={<SaveButton file={file} />} />
            : <SaveButton file={file} />}
        </li>
      ))}
    </ul>
  );
}

function SaveButton({ file }: { readonly file: Attachment }) {
  const save = async () => {
    const outcome = await download(pathOf(file), file.name);
    if (!outcome.ok) notify("error", failureText(outcome.failure));
  };
  return (
    <Button
      size="small"
      icon={<ArrowDownloadRegular />}
      aria-label={t("comments.saveFile", { name: file.name })}
      onClick={() => void save()}
    >
      <bdi translate="no">{file.name}</bdi>
    </Button>
  );
}

function Picture({ file }: { readonly file: Attachment }) {
  const styles = useCommentStyles();
  const [isLarge, setLarge] = useState(false);
  const { address, fault } = useFetchedFile(pathOf(file));
  if (fault) {
    return (
      <span className={styles.wrong}>
        <FileFault fault={fault} name={file.name} />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.thumb, isLarge && styles.large)}
        aria-label={t("comments.enlarge", { name: file.name })}
        aria-expanded={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        {address && (
          <img
            className={mergeClasses(styles.picture, isLarge && styles.whole)}
            src={address}
            alt={file.name}
          />
        )}
      </button>
      {isLarge && <SaveButton file={file} />}
    </>
  );
}
