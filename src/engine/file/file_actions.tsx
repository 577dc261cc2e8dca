import { Button } from "@fluentui/react-components";
import { ArrowDownloadRegular, OpenRegular, PrintRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { download, fetchWhole } from "../../lib/download.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import type { Failure } from "../../lib/outcome.ts";
import { canShow, openTab } from "../../lib/open_file.ts";
import { type Paper, printFile } from "../../lib/print_file.ts";
import { notify } from "../../lib/toasts.ts";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";

interface Props {
  readonly path: `/${string}`;
  /** Media type, as the server reports it; only a type that this browser can show is opened and printed. */
  readonly type: string;
  readonly name: string;
  /** Name of the file in the labels of its buttons, if there are other files next to it. */
  readonly of?: string;
  /** Page size for printing. */
  readonly paper?: Paper;
}

type File = Pick<Props, "path" | "type" | "name">;

const notifyNotFetched = (failure: Failure) =>
  notify("error", t("fileField.notGot", { reason: failureText(failure) }));
const blocked = () => notify("warning", t("fileField.blocked"));

async function fetched({ path, type }: File): Promise<Blob | null> {
  const outcome = await fetchWhole(path);
  if (outcome.ok) return new Blob([outcome.data], { type });
  notifyNotFetched(outcome.failure);
  return null;
}

async function open(file: File): Promise<void> {
  const tab = openTab();
  if (!tab) return blocked();
  const found = await fetched(file);
  if (found) tab.show(found);
  else tab.close();
}

async function print(file: File, paper: Paper): Promise<void> {
  const found = await fetched(file);
  if (!found || await printFile(found, paper)) return;
  const tab = openTab();
  if (tab) tab.show(found);
  else blocked();
}

async function save({ path, name }: File): Promise<void> {
  const outcome = await download(path, name);
  if (!outcome.ok) notifyNotFetched(outcome.failure);
}

export function FileActions({ of, paper, ...file }: Props) {
  const [isBusy, setBusy] = useState(false);
  const name = of ?? file.name;
  const act = (work: () => Promise<void>) => ({
    size: "small" as const,
    disabledFocusable: isBusy,
    onClick: () => {
      setBusy(true);
      void work().finally(() => setBusy(false));
    },
  });
  return (
    <>
      {/* A browser that cannot show this type only offers to save the file. */}
      {canShow(file.type) && (
        <Button
          icon={
            <MirroredIcon>
              <OpenRegular />
            </MirroredIcon>
          }
          aria-label={t("fileField.openOf", { name })}
          {...act(() => open(file))}
        >
          {t("fileField.open")}
        </Button>
      )}
      {paper && canShow(file.type) && (
        <Button
          icon={<PrintRegular />}
          aria-label={t("fileField.printOf", { name })}
          {...act(() => print(file, paper))}
        >
          {t("fileField.print")}
        </Button>
      )}
      <Button
        icon={<ArrowDownloadRegular />}
        aria-label={t("fileField.saveOf", { name })}
        {...act(() => save(file))}
      >
        {t("fileField.save")}
      </Button>
    </>
  );
}
