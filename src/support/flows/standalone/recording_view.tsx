/** A recording from a file, played as the app plays one. */
import type { Recording } from "../../../../api/flows/recording.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { Player } from "../../reports/player.tsx";
import { useFlowWords } from "../load.ts";
import { useFilePageStyles } from "./file_page.styles.ts";

export function RecordingView({ recording }: { readonly recording: Recording }) {
  const styles = useFilePageStyles();
  const words = useFlowWords();
  return (
    <>
      <h1 className={styles.title}>{t("charts.file.recording")}</h1>
      {recording.sentence && <blockquote className={styles.text} dir="auto">{recording.sentence}</blockquote>}
      <Player recording={recording} words={words} timeZone={config().timeZone} canSimulate={false} />
    </>
  );
}
