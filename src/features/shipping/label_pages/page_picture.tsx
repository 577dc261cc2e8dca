import { FilePicture } from "../../../engine/file/file_picture.tsx";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { type LabelPage, previewPath } from "./wiring.ts";

export function PagePicture(
  { page: { _id, name, page } }: { readonly page: Pick<LabelPage, "_id" | "name" | "page"> },
) {
  return (
    <FilePicture
      path={previewPath(_id)}
      alt={t("labelPages.picture", { page: numberText(page), name })}
      failedText={t("labelPages.noPicture")}
    />
  );
}
