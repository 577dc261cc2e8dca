import type { FileFault as Fault } from "../../../lib/file_address.ts";
import { t } from "../../../lib/i18n.ts";

export const FileFault = ({ fault, name }: { readonly fault: Fault; readonly name: string }) => (
  <>
    {t(fault === "missing" ? "comments.missingFile" : "comments.noPicture")}: <bdi translate="no">{name}</bdi>
  </>
);
