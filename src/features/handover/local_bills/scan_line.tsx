/** An input for the camera or for a scanner that types like a keyboard and ends each code with Enter. */
import { Button, Field, Input } from "@fluentui/react-components";
import { CameraRegular } from "@fluentui/react-icons";
import { type FormEvent, type ReactElement, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const CameraScan = lazyPart(() => import("../../workshop/stations/input/camera.tsx"));

interface ScanLineProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submit: { readonly icon: ReactElement; readonly label: string };
  readonly hasFocus?: boolean;
  readonly onScan: (text: string) => void;
}

export function ScanLine(
  { name, label, placeholder, submit: sent, hasFocus = false, onScan }: ScanLineProps,
) {
  const [text, setText] = useState("");
  const [isCamera, setCamera] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onScan(text);
    setText("");
  };
  return (
    <form onSubmit={submit}>
      <Field label={label}>
        <Input
          name={name}
          value={text}
          dir="ltr"
          autoFocus={hasFocus}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          placeholder={placeholder}
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
              <Button type="submit" size="small" icon={sent.icon} aria-label={sent.label} />
            </>
          }
        />
      </Field>
      {isCamera && <CameraScan onScan={({ code }) => onScan(code)} onClose={() => setCamera(false)} />}
    </form>
  );
}
