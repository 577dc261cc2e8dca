/** The file that a label was brought with: shown in a tab of its own, printed, saved. */
import { Button } from "@fluentui/react-components";
import { ArrowDownloadRegular, OpenRegular, PrintRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { download, fetchWhole } from "../../lib/download.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { canShow, openTab } from "../../lib/open_file.ts";
import { printFile } from "../../lib/print_file.ts";
import { notify } from "../../lib/toasts.ts";
import { Directed } from "../../parts/directed.tsx";
import { numberText } from "../../parts/format.ts";
import { useLabelFileStyles } from "./label_file.styles.ts";

interface KeptFile {
  readonly _id: string;
  readonly kind: string;
  readonly width_mm: number;
  readonly height_mm: number;
}

interface Props {
  readonly file: KeptFile;
  /** Of its label. */
  readonly number: string;
}

const TYPES: Readonly<Record<string, string>> = { pdf: "application/pdf", png: "image/png" };

/** As it came: the server says what it is, and nothing else is shown. */
async function fetchLabel({ _id, kind }: KeptFile): Promise<Blob | null> {
  const outcome = await fetchWhole(`/labels/file?id=${encodeURIComponent(_id)}`);
  if (outcome.ok) return new Blob([outcome.data], { type: TYPES[kind] ?? "" });
  notify("error", t("labelFile.notGot", { reason: failureText(outcome.failure) }));
  return null;
}

async function open(file: KeptFile): Promise<void> {
  const tab = openTab();
  if (!tab) return notify("warning", t("labelFile.blocked"));
  const label = await fetchLabel(file);
  if (label) tab.show(label);
  else tab.close();
}

async function print(file: KeptFile): Promise<void> {
  const label = await fetchLabel(file);
  if (!label || await printFile(label, file)) return;
  const tab = openTab();
  if (tab) tab.show(label);
  else notify("warning", t("labelFile.blocked"));
}

async function save(file: KeptFile, number: string): Promise<void> {
  const name = t("labelFile.name", { number, kind: file.kind });
  const outcome = await download(`/labels/file?id=${encodeURIComponent(file._id)}`, name);
  if (!outcome.ok) notify("error", t("labelFile.notGot", { reason: failureText(outcome.failure) }));
}

export function LabelFile({ file, number }: Props) {
  const styles = useLabelFileStyles();
  const [isBusy, setBusy] = useState(false);
  const { kind, width_mm, height_mm } = file;
  const size = { width: numberText(width_mm), height: numberText(height_mm) };
  // A browser without a viewer for it saves it instead.
  const isShown = canShow(TYPES[kind] ?? "");
  const act = (work: () => Promise<void>) => ({
    size: "small" as const,
    disabledFocusable: isBusy,
    onClick: () => {
      setBusy(true);
      void work().finally(() => setBusy(false));
    },
  });
  return (
    <div className={styles.kept}>
      <span className={styles.quiet}>{t("labelFile.about", { kind: kind.toUpperCase(), ...size })}</span>
      {isShown && (
        <>
          <Button
            icon={
              <Directed>
                <OpenRegular />
              </Directed>
            }
            aria-label={t("labelFile.openOf", { number })}
            {...act(() => open(file))}
          >
            {t("labelFile.open")}
          </Button>
          <Button
            icon={<PrintRegular />}
            aria-label={t("labelFile.printOf", { number })}
            {...act(() => print(file))}
          >
            {t("labelFile.print")}
          </Button>
        </>
      )}
      <Button
        icon={<ArrowDownloadRegular />}
        aria-label={t("labelFile.saveOf", { number })}
        {...act(() => save(file, number))}
      >
        {t("labelFile.save")}
      </Button>
    </div>
  );
}
