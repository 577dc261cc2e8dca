/** Shows stored scans without an answer, late refusals, and scans of other people, above the verdict. */
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { t } from "../../../../lib/i18n.ts";
import { BigButton } from "../frame/big_button.tsx";
import { scanTime } from "../scan_time.ts";
import { refusalText } from "../verdict_of.ts";
import type { QueuePhase } from "./queue.ts";
import type { ShownQueue } from "./use_queue.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none", maxHeight: "30vh", overflowY: "auto" },
  line: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    padding: "8px 24px",
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    "@media (max-width: 767px)": { paddingInline: "12px" },
  },
  kept: {
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
  },
  refused: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  text: { flexGrow: 1, flexBasis: "160px", minWidth: 0, overflowWrap: "anywhere" },
});

/** Up to this many scans are sent before anybody could read a message, so none is shown. */
const WORTH_SAYING = 5;

/** Returns the times of the first and the last scan by the device's clock. */
function madeText(scans: ShownQueue["storedScans"]): string {
  const [first, last] = [scans[0], scans.at(-1)];
  if (!first || !last) return "";
  const [from, until] = [scanTime(first.device_at), scanTime(last.device_at)];
  return from === until ? ` (${from})` : ` (${from} – ${until})`;
}

function stateText(phase: QueuePhase, scans: ShownQueue["storedScans"]): string {
  const count = scans.length;
  const storedText = t("keptScans.kept", { count }) + madeText(scans);
  if (phase === "noStorage") return t("keptScans.noStorage");
  if (phase === "offline") return count > 0 ? `${storedText}. ${t("keptScans.offline")}` : "";
  if (phase === "stuck") return `${storedText}. ${t("keptScans.stuck")}`;
  return count > WORTH_SAYING ? `${storedText}. ${t("keptScans.sending")}` : "";
}

export function QueuedScans({ queue }: { readonly queue: ShownQueue }) {
  const styles = useStyles();
  const { storedScans, phase, refusals, others, tap, retry } = queue;
  const amber = mergeClasses(styles.line, styles.kept);
  const text = stateText(phase, storedScans);
  const isWaiting = storedScans.length > 0 && phase !== "sending";
  return (
    <>
      {text !== "" && (
        <div className={amber} role={phase === "sending" ? "status" : "alert"}>
          <span className={styles.text}>{text}</span>
          {isWaiting && <BigButton onClick={retry}>{t("keptScans.retry")}</BigButton>}
        </div>
      )}
      {others.map(({ name, count }) => (
        <div key={name} className={amber} role="status">{t("keptScans.others", { count, name })}</div>
      ))}
      {refusals.length > 0 && (
        <ul
          className={styles.list}
          role="alert"
          aria-label={t("keptScans.refused", { count: refusals.length })}
        >
          {refusals.map(({ scan: { key, code, device_at }, answer }) => (
            <li key={key} className={mergeClasses(styles.line, styles.refused)}>
              <span className={styles.text}>
                {t("keptScans.refusedOne", {
                  code: answer.unit?.ticket ?? code,
                  when: scanTime(device_at),
                  reason: refusalText(answer),
                })}
              </span>
              <BigButton
                onClick={() =>
                  tap(key)}
              >
                {t("keptScans.seen")}
              </BigButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
