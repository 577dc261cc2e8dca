import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { formatSecond } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { type Seals, sealsSource } from "./wiring.ts";
import { useAuditStyles } from "./audit.styles.ts";

/** Number of broken ranges to name. The report of the verifier names all of them. */
const NAMED = 5;

export default function SealState() {
  const styles = useAuditStyles();
  const { answer } = useAnswer(sealsSource);
  if (!answer) return null;
  return (
    <div className={styles.seals}>
      {answer.broken.length > 0 && <Broken seals={answer} />}
      <span>{sealedText(answer)} {verifiedText(answer)}</span>
    </div>
  );
}

const timeText = (at: number): string => formatSecond(at, config().timeZone);

function sealedText({ sealed_until, open }: Seals): string {
  if (sealed_until === null) return t("audit.seal.none");
  return [
    t("audit.seal.until", { time: timeText(sealed_until) }),
    open > 0 && t("audit.seal.open", { count: open }),
  ].filter(Boolean).join(" ");
}

const verifiedText = ({ verified_at }: Seals): string =>
  verified_at === null
    ? t("audit.seal.unverified")
    : t("audit.seal.verified", { time: timeText(verified_at) });

function Broken({ seals: { broken } }: { readonly seals: Seals }) {
  const rows = broken.slice(0, NAMED)
    .map(({ first_seq, last_seq }) => `${numberText(first_seq)}–${numberText(last_seq)}`);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {t("audit.seal.broken", { count: broken.length })} {rows.join(", ")}
      </MessageBarBody>
    </MessageBar>
  );
}
