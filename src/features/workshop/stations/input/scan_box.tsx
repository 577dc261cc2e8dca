/** The text belongs to `key_listener.ts` and not to React, so that a busy screen loses no key. */
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
  /** Enter, R, U, P, N, 1–9 alone in the empty box; false when the key means nothing now. */
  readonly onKey: (key: string) => boolean;
  /** Listening is paused. */
  readonly isResting?: boolean;
  readonly label?: string;
  readonly hint?: string;
  /** All codes of a line, or of one picture, are one scan: the API refuses two that differ. */
  readonly takesAll?: boolean;
}

const CameraScan = lazyPart(() => import("./camera.tsx"));

type Note = "unended" | "tooLong" | null;

export function ScanBox({ onScan, onKey, isResting = false, label, hint, takesAll = false }: ScanBoxProps) {
  const styles = useScanBoxStyles();
  const input = useRef<HTMLInputElement>(null);
  const end = useRef(() => {});
  const [note, setNote] = useState<Note>(null);
  const [isCamera, setCamera] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const latest = useRef({ onScan, onKey });
  latest.current = { onScan, onKey };

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
              // Scanners need no keyboard on the screen; a person without a scanner requests one.
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
