/** Takes a photo of a damaged unit. `onTaken` is called when the device has stored it, before it is sent. */
import { Button } from "@fluentui/react-components";
import { CameraRegular } from "@fluentui/react-icons";
import { type RefCallback, useRef, useState } from "react";
import { MAX_CAMERA_BYTES, MAX_PHOTO_BYTES, PHOTO_SIDE } from "../../../../../api/workshop/unit_photos.ts";
import { PICTURE_TYPES } from "../../../../../api/desk/attachments.ts";
import { drawPicture } from "../../../../lib/draw_picture.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { BigButton } from "../../stations/frame/big_button.tsx";
import type { PhotoOf } from "./photo_store.ts";
import { type PendingPhoto, useBlobAddress, usePendingPhotos } from "./photo_sender.ts";
import { usePhotoStyles } from "./photos.styles.ts";

/** Sizes to try until a photo is small enough: the first shows a seam, the last still shows a stain. */
const ATTEMPTS = [
  { side: PHOTO_SIDE, quality: 0.85 },
  { side: PHOTO_SIDE, quality: 0.6 },
  { side: 1_000, quality: 0.6 },
] as const;
const TYPE = "image/jpeg";

/**
 * Redraws a photo for upload: smaller, upright, and without the camera's metadata (place, time, device).
 * @returns null for a file that is no picture, or if the photo stays too large
 */
async function drawnPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  try {
    for (const { side, quality } of ATTEMPTS) {
      const drawn = await drawPicture(picture, { side, quality, type: TYPE });
      if (drawn && drawn.size <= MAX_PHOTO_BYTES) return drawn;
    }
    return null;
  } finally {
    picture.close();
  }
}

interface Props {
  readonly unitId: string;
  /** Id of the reject or grade. Until that is known, `scanKey` is the key of its scan. */
  readonly eventId?: string;
  readonly scanKey?: string;
  /** True at a station, where the button opens the camera directly and is large enough for gloves. */
  readonly isCamera?: boolean;
  /** Text of the button; needed if another garment is on the screen. */
  readonly label?: string;
  /** The key that opens the camera, and a callback for the button that this key presses. */
  readonly keyed?: { readonly keys: string; readonly button: RefCallback<HTMLButtonElement> };
  readonly onTaken?: () => void;
  /** Converts a photo for upload; replaced in tests, which have no canvas. */
  readonly draw?: typeof drawnPhoto;
}

export function RejectPhoto(props: Props) {
  const { unitId, eventId = "", scanKey = "", isCamera = false, onTaken, draw = drawnPhoto } = props;
  const { label = t("photo.add"), keyed = {} } = props;
  const styles = usePhotoStyles();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const of: PhotoOf = { unit: unitId, event: eventId, scan: scanKey };
  const { photos, sender } = usePendingPhotos(usePerson()._id, of);
  const choose = () => input.current?.click();
  const take = async (file: File) => {
    setBusy(true);
    setWrong("");
    const drawn = file.size > MAX_CAMERA_BYTES ? null : await draw(file);
    const isKept = drawn !== null && await sender.add(of, drawn);
    setBusy(false);
    if (isKept) onTaken?.();
    else setWrong(t(drawn ? "photo.tooMany" : "photo.refused.notAPhoto"));
  };
  return (
    <div className={styles.taking}>
      {isCamera
        ? (
          <BigButton icon={<CameraRegular />} isDisabled={isBusy} onClick={choose} {...keyed}>
            {label}
          </BigButton>
        )
        : (
          <Button size="small" icon={<CameraRegular />} disabledFocusable={isBusy} onClick={choose}>
            {label}
          </Button>
        )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES.join(",")}
        {...isCamera && { capture: "environment" }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) void take(file);
        }}
      />
      <div role="alert" className={styles.wrong}>{wrong}</div>
      <div role="status" className={styles.strip}>
        {photos.map((photo) => (
          <OnItsWay
            key={photo.key}
            photo={photo}
            onForget={() => sender.forget(photo.key)}
            onAgain={() => sender.again()}
          />
        ))}
      </div>
    </div>
  );
}

interface OnItsWayProps {
  readonly photo: PendingPhoto;
  readonly onForget: () => void;
  readonly onAgain: () => void;
}

function OnItsWay({ photo: { blob, phase, why }, onForget, onAgain }: OnItsWayProps) {
  const styles = usePhotoStyles();
  const address = useBlobAddress(blob);
  return (
    <figure className={styles.onItsWay}>
      <img className={styles.thumb} src={address} alt={t("photo.own")} />
      <figcaption className={phase === "refused" ? styles.wrong : styles.quiet}>
        {phase === "refused" ? t("photo.notSent", { why }) : t(`photo.${phase}`)}{" "}
        {phase === "waiting" && <Button size="small" onClick={onAgain}>{t("photo.again")}</Button>}
        {phase !== "sending" && (
          <Button size="small" appearance="subtle" onClick={onForget}>{t("photo.forget")}</Button>
        )}
      </figcaption>
    </figure>
  );
}
