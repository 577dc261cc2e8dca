/** Above the verdict: what is kept and not confirmed, what was refused while nobody looked, what waits for somebody else. */
import { makeStyles, tokens } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { BigButton } from "../frame/big_button.tsx";
import { reasonText } from "../verdict_of.ts";
import type { QueuePhase } from "./queue.ts";
import type { ShownQueue } from "./use_queue.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none", maxHeight: "30vh", overflowY: "auto" },
  refused: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    padding: "8px 24px",
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    "@media (max-width: 767px)": { paddingInline: "12px" },
  },
  why: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
});

/** Fewer are on their way before anybody has read it. */
const WORTH_SAYING = 5;

function stateText(phase: QueuePhase, count: number): string {
  const kept = t("keptScans.kept", { count });
  if (phase === "noStorage") return t("keptScans.noStorage");
  if (phase === "offline") return count > 0 ? `${kept}. ${t("keptScans.offline")}` : "";
  if (phase === "stuck") return `${kept}. ${t("keptScans.stuck")}`;
  return count > WORTH_SAYING ? `${kept}. ${t("keptScans.sending")}` : "";
}

export function KeptScans({ queue }: { readonly queue: ShownQueue }) {
  const styles = useStyles();
  const { kept, phase, refusals, others, tap, retry } = queue;
  const text = stateText(phase, kept.length);
  const isWaiting = kept.length > 0 && phase !== "sending";
  return (
    <>
      {text !== "" && (
        <InlineMessageBar
          tone={phase === "sending" ? "info" : "warning"}
          {...isWaiting && { action: { words: t("keptScans.retry"), run: retry } }}
        >
          {text}
        </InlineMessageBar>
      )}
      {others.map(({ name, count }) => (
        <InlineMessageBar key={name} tone="warning">
          {t("keptScans.others", { count, name })}
        </InlineMessageBar>
      ))}
      {refusals.length > 0 && (
        <ul className={styles.list} aria-label={t("keptScans.refused", { count: refusals.length })}>
          {refusals.map(({ scan: { key, code }, answer }) => (
            <li key={key} className={styles.refused} role="alert">
              <span className={styles.why}>
                {t("keptScans.refusedOne", {
                  code: answer.unit?.ticket ?? code,
                  reason: reasonText(answer.code, answer.text),
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
