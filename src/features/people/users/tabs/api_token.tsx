import { Button } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { formatMinute } from "../../../../../api/time/instants.ts";
import { config } from "../../../../lib/config.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { t } from "../../../../lib/i18n.ts";
import { Decision } from "../../../../parts/decision.tsx";
import { MoveMessageBar } from "../../../../engine/record/move_message_bar.tsx";
import { usePerson } from "../../../../lib/person.ts";
import { useAnswer } from "../../../../engine/wiring/answer.ts";
import { REVOKE_TOKEN, tokenSource, useTokenSteps } from "../person_token_wiring.ts";

export function PersonToken({ userId }: { readonly userId: string }) {
  const [count, setCount] = useState(0);
  return <Shown key={count} userId={userId} onDone={() => setCount(count + 1)} />;
}

function Shown({ userId, onDone }: { readonly userId: string; readonly onDone: () => void }) {
  const source = useMemo(() => tokenSource(userId), [userId]);
  const { answer, failure, refresh } = useAnswer(source);
  const mover = useTokenSteps(userId, usePerson()._id, onDone);
  const time = (at: number) => formatMinute(at, config().timeZone);
  if (failure) {
    return (
      <div role="alert">
        {t("profile.token.failed", { reason: failureText(failure) })}{" "}
        <Button size="small" onClick={refresh}>{t("profile.token.retry")}</Button>
      </div>
    );
  }
  if (!answer) return null;
  const token = answer.apiToken;
  if (!token) return <p>{t("entity.users.token.none")}</p>;
  const isAsking = mover.phase === "asking" || mover.phase === "sending";
  return (
    <>
      <MoveMessageBar mover={mover} hasSteps={false} />
      <p>
        {t("entity.users.token.shown", { last: token.last_four })}{" "}
        {t("profile.token.made", { when: time(token.created_at) })}. {token.last_used_at === null
          ? t("profile.token.unused")
          : t("profile.token.used", { when: time(token.last_used_at) })}.
      </p>
      {isAsking && <p>{t("profile.token.revokeQuestion")}</p>}
      <Decision onCancel={isAsking ? mover.dismiss : undefined} isBusy={mover.phase === "sending"}>
        <Button
          appearance={isAsking ? "primary" : "secondary"}
          disabledFocusable={mover.phase === "sending"}
          onClick={() => isAsking ? mover.confirm([]) : mover.begin(REVOKE_TOKEN, true)}
        >
          {t(isAsking ? "profile.token.confirmRevoke" : "profile.token.revoke")}
        </Button>
      </Decision>
    </>
  );
}
