/** A line for a keyboard scanner, which ends what it types with Enter, or for the camera. */
import { Button, Field, Input } from "@fluentui/react-components";
import { CameraRegular, CheckmarkRegular } from "@fluentui/react-icons";
import { type FormEvent, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const CameraScan = lazyPart(() => import("../../workshop/stations/input/camera.tsx"));

export function ScanLine({ onScan }: { readonly onScan: (text: string) => void }) {
  const [text, setText] = useState("");
  const [isCamera, setCamera] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onScan(text);
    setText("");
  };
  return (
    <form onSubmit={submit}>
      <Field label={t("manifest.scan")}>
        <Input
          name="scan"
          value={text}
          dir="ltr"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          placeholder="RB 123 456 785 VN"
          onChange={(_, { value }) => setText(value)}
          contentAfter={
            <>
              <Button
                type="button"
                size="small"
                appearance="subtle"
                icon={<CameraRegular />}
                aria-label={t("scanBox.camera.title")}
                aria-pressed={isCamera}
                onClick={() => setCamera(!isCamera)}
              />
              <Button
                type="submit"
                size="small"
                icon={<CheckmarkRegular />}
                aria-label={t("manifest.tick")}
              />
            </>
          }
        />
      </Field>
      {isCamera && <CameraScan onScan={({ code }) => onScan(code)} onClose={() => setCamera(false)} />}
    </form>
  );
}
