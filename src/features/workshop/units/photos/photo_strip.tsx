import { Button } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { allows } from "../../../../../api/access.ts";
import { TrashUnitPhoto } from "../../../../../api/generated/operations/units.ts";
import { MAX_REJECT_PHOTOS } from "../../../../../api/workshop/unit_photos.ts";
import { unitRights } from "../../../../../resources/workshop/units.ts";
import { FilePicture } from "../../../../engine/file/file_picture.tsx";
import { publishChange } from "../../../../engine/live/live.ts";
import { ask } from "../../../../lib/client.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { notify } from "../../../../lib/toasts.ts";
import { RejectPhoto } from "./reject_photo.tsx";
import { usePhotoStyles } from "./photos.styles.ts";

interface Props {
  readonly unit: string;
  readonly event: { readonly _id: string; readonly photos: readonly { readonly _id: string }[] };
}

export function PhotoStrip({ unit, event: { _id, photos } }: Props) {
  const styles = usePhotoStyles();
  const person = usePerson();
  const mayDelete = allows(unitRights.decide, person);
  const mayAdd = mayDelete && photos.length < MAX_REJECT_PHOTOS;
  return (
    <>
      {photos.length > 0 && (
        <div className={styles.strip}>
          {photos.map((photo, at) => (
            <div key={photo._id} className={styles.photo}>
              <FilePicture
                path={`/units/photo?id=${encodeURIComponent(photo._id)}`}
                alt={t("photo.nth", { n: at + 1, all: photos.length })}
              />
              {mayDelete && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<DeleteRegular />}
                  aria-label={t("photo.deleteNth", { n: at + 1 })}
                  onClick={() => void remove(unit, photo._id)}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {mayAdd && <RejectPhoto unitId={unit} eventId={_id} />}
    </>
  );
}

async function remove(unit: string, id: string): Promise<void> {
  const outcome = await ask(TrashUnitPhoto, { ids: [id], key: crypto.randomUUID() });
  if (outcome.ok) return publishChange("units", [unit]);
  notify("error", t("photo.notDeleted", { why: failureText(outcome.failure) }));
}
