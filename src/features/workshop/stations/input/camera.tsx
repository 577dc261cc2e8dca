/** Scans with the camera of a phone. If that fails, an explanation replaces the picture. */
import { Button, Spinner } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useCallback, useRef, useState } from "react";
import { t } from "../../../../lib/i18n.ts";
import { useCamera } from "./camera_wiring.ts";
import type { Scan } from "./reader.ts";
import { useScanBoxStyles } from "./scan_box.styles.ts";

export interface CameraScanProps {
  readonly onScan: (scan: Scan) => void;
  readonly takesAll?: boolean;
  readonly onClose: () => void;
}

const BUZZ_MS = 40;

export default function CameraScan({ onScan, takesAll = false, onClose }: CameraScanProps) {
  const styles = useScanBoxStyles();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onScan);
  latest.current = onScan;
  const [attempt, setAttempt] = useState(0);
  const onCode = useCallback((code: string) => {
    // Not all devices can vibrate, and some only after a touch.
    navigator.vibrate?.(BUZZ_MS);
    latest.current({ code, typed: false });
  }, []);
  const phase = useCamera(video, { onCode, takesAll, attempt });
  const isOpen = phase === "opening" || phase === "watching";
  return (
    <section className={styles.camera} aria-label={t("scanBox.camera.title")}>
      <video
        ref={video}
        className={styles.video}
        hidden={!isOpen}
        muted
        playsInline
        aria-label={t("scanBox.camera.title")}
      />
      <div className={styles.row}>
        <span className={styles.grow} role={isOpen ? "status" : "alert"}>
          {phase === "opening"
            ? <Spinner size="tiny" label={t("scanBox.camera.opening")} />
            : t(`scanBox.camera.${phase === "watching" ? "aim" : phase}`)}
        </span>
        {!isOpen && (
          <Button className={styles.button} size="large" onClick={() => setAttempt(attempt + 1)}>
            {t("scanBox.camera.again")}
          </Button>
        )}
        <Button
          className={styles.button}
          size="large"
          icon={<DismissRegular />}
          aria-label={t("scanBox.camera.close")}
          onClick={onClose}
        />
      </div>
    </section>
  );
}
