/** A proof of payment as a picture: itself, or of a PDF its first page as the server drew it. Opened whole, and saved. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowDownloadRegular, OpenRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { isImage } from "../../../api/attachments.ts";
import { download, fetchWhole } from "../../lib/download.ts";
import { failureText } from "../../lib/failure_text.ts";
import { useFileAddress } from "../../lib/file_address.ts";
import { t } from "../../lib/i18n.ts";
import { canShow, openTab } from "../../lib/open_file.ts";
import { notify } from "../../lib/toasts.ts";
import { Directed } from "../../parts/directed.tsx";
import { useProofStyles } from "./proof.styles.ts";

interface Props {
  readonly id: string;
  /** Empty where a form has its id alone: then it is neither opened nor saved. */
  readonly type: string;
  readonly name: string;
}

const pathOf = (id: string): `/${string}` => `/topups/proof/file?id=${encodeURIComponent(id)}`;

async function open({ id, type }: Props): Promise<void> {
  const tab = openTab();
  if (!tab) return notify("warning", t("proof.blocked"));
  const outcome = await fetchWhole(pathOf(id));
  // What the server said it is, and nothing else is shown.
  if (outcome.ok) return tab.show(new Blob([outcome.data], { type }));
  tab.close();
  notify("error", t("proof.notGot", { reason: failureText(outcome.failure) }));
}

async function save({ id, name }: Props): Promise<void> {
  const outcome = await download(pathOf(id), name);
  if (!outcome.ok) notify("error", t("proof.notGot", { reason: failureText(outcome.failure) }));
}

export function ProofPicture(proof: Props) {
  const styles = useProofStyles();
  const { id, type, name } = proof;
  const address = useFileAddress(`${pathOf(id)}&as=preview`);
  const [isBusy, setBusy] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const act = (work: () => Promise<void>) => ({
    size: "small" as const,
    disabledFocusable: isBusy,
    onClick: () => {
      setBusy(true);
      void work().finally(() => setBusy(false));
    },
  });
  return (
    <div className={styles.shown}>
      {address === "failed" ? <span className={styles.quiet}>{t("proof.noPreview")}</span> : (
        <button
          type="button"
          className={styles.paper}
          aria-label={t(isLarge ? "proof.smaller" : "proof.larger")}
          aria-expanded={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {address && (
            <img
              className={mergeClasses(styles.picture, isLarge && styles.large)}
              src={address}
              alt={t("proof.preview")}
            />
          )}
        </button>
      )}
      {type !== "" && (
        <div className={styles.row}>
          {!isImage(type) && <span className={styles.quiet}>{t("proof.firstPage")}</span>}
          {canShow(type) && (
            <Button
              icon={
                <Directed>
                  <OpenRegular />
                </Directed>
              }
              aria-label={t("proof.openOf", { name })}
              {...act(() => open(proof))}
            >
              {t("proof.open")}
            </Button>
          )}
          <Button
            icon={<ArrowDownloadRegular />}
            aria-label={t("proof.saveOf", { name })}
            {...act(() => save(proof))}
          >
            {t("proof.save")}
          </Button>
        </div>
      )}
    </div>
  );
}
