/** The input of scans. `key_listener.ts`, not React, handles its text, so that a busy screen loses no key. */
import { Button, Field, mergeClasses } from "@fluentui/react-components";
import { ArrowEnterLeftRegular, CameraRegular, KeyboardRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../../lib/i18n.ts";
import { lazyPart } from "../../../../lib/lazy_part.tsx";
import { MirroredIcon } from "../../../../parts/mirrored_icon.tsx";
import { keepFocus } from "./focus_return.ts";
import { listenTo } from "./key_listener.ts";
import type { Scan } from "./reader.ts";
import { useScanBoxStyles } from "./scan_box.styles.ts";

export interface ScanBoxProps {
  readonly onScan: (scan: Scan) => void;
  /** Handles Enter, a letter or a digit in the empty box. Returns false if the key does nothing now. */
  readonly onKey: (key: string) => boolean;
  /** True to ignore scans and keys. */
  readonly isResting?: boolean;
  readonly label?: string;
  readonly hint?: string;
  /** True if all codes of a line or a picture are one scan. The API refuses codes that contradict each other. */
  readonly takesAll?: boolean;
  /** True while a number is asked for: then no digit is a shortcut. */
  readonly takesNumbers?: boolean;
}

const CameraScan = lazyPart(() => import("./camera.tsx"));

type Note = "unended" | "tooLong" | null;

export function ScanBox(props: ScanBoxProps) {
  const { onScan, onKey, isResting = false, label, hint, takesAll = false, takesNumbers = false } = props;
  const styles = useScanBoxStyles();
  const input = useRef<HTMLInputElement>(null);
  const end = useRef(() => {});
  const [note, setNote] = useState<Note>(null);
  const [isCamera, setCamera] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const latest = useRef({ onScan, onKey, takesNumbers });
  latest.current = { onScan, onKey, takesNumbers };

  useEffect(() => {
    const box = input.current;
    if (!box || isResting) return;
    const { stop, end: endNow } = listenTo(box, () => ({
      onScan: (scan) => {
        setNote(null);
        latest.current.onScan(scan);
      },
      onKey: (key) => latest.current.onKey(key),
      onTooLong: () => setNote("tooLong"),
      takesAll,
      takesNumbers: latest.current.takesNumbers,
      onUnended: (isUnended) => setNote((now) => isUnended ? "unended" : now === "unended" ? null : now),
    }));
    end.current = endNow;
    const release = keepFocus(box);
    return () => {
      stop();
      release();
    };
  }, [isResting, takesAll]);

  return (
    <Field
      label={label ?? t("scanBox.label")}
      validationState={note === "tooLong" ? "error" : note === "unended" ? "warning" : "none"}
      validationMessage={note === null ? null : t(`scanBox.${note}`)}
    >
      {(field) => (
        <div>
          <div className={styles.row}>
            <input
              {...field}
              ref={input}
              className={styles.input}
              type="text"
              // Scanners need no on-screen keyboard; a person without a scanner opens it by a button.
              inputMode={isTyped ? "text" : "none"}
              enterKeyHint="done"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={isResting}
              placeholder={hint ?? t("scanBox.hint")}
              data-scan-box=""
            />
            {(note === "unended" || isTyped) && (
              <Button
                className={styles.button}
                size="large"
                icon={
                  <MirroredIcon>
                    <ArrowEnterLeftRegular />
                  </MirroredIcon>
                }
                onClick={() => end.current()}
              >
                {t("scanBox.enter")}
              </Button>
            )}
            <Button
              className={mergeClasses(styles.button, styles.byHand)}
              size="large"
              appearance="subtle"
              icon={<KeyboardRegular />}
              aria-label={t("scanBox.keyboard")}
              aria-pressed={isTyped}
              onClick={() => setTyped(!isTyped)}
            />
            <Button
              className={mergeClasses(styles.button, styles.byHand)}
              size="large"
              appearance="subtle"
              icon={<CameraRegular />}
              aria-label={t("scanBox.camera.title")}
              aria-pressed={isCamera}
              onClick={() => setCamera(!isCamera)}
            />
          </div>
          {isCamera && !isResting && (
            <CameraScan
              onScan={onScan}
              takesAll={takesAll}
              onClose={() => setCamera(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
