import { Button, Spinner } from "@fluentui/react-components";
import { ArrowExitRegular, PersonSwapRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import type { Me } from "../../../../machines/people/session.ts";
import { MirroredIcon } from "../../../parts/mirrored_icon.tsx";
import { t } from "../../../lib/i18n.ts";
import { keySigns } from "../../../lib/key_signs.ts";
import { register } from "../../../lib/keys.ts";
import { notify } from "../../../lib/toasts.ts";
import { useNow } from "../../../lib/now.ts";
import { usePerson } from "../../../lib/person.ts";
import { useActing } from "./wiring.ts";
import { useActingStyles } from "./acting_bar.styles.ts";
import { refusalText } from "./refusal_text.ts";

const KEY = "mod+b";

type Acting = NonNullable<Me["acting"]>;

export default function ActingBar() {
  const person = usePerson();
  return person.acting && <Bar acting={person.acting} name={person.name || person.identity_label} />;
}

function Bar({ acting, name }: { readonly acting: Acting; readonly name: string }) {
  useSignals();
  const styles = useActingStyles();
  const [{ value, context: { refusal } }, send] = useActing(acting);
  const isBusy = value === "goingBack" || value === "back";
  useEffect(() => register("app", KEY, () => send({ type: "back.ask" }), "acting.backKey"), [send]);
  useEffect(() => {
    if (refusal) notify("error", t("acting.backFailed", { why: refusalText(refusal) }));
  }, [refusal]);
  return (
    <section className={styles.bar} aria-label={t("acting.bar")}>
      <PersonSwapRegular className={styles.icon} aria-hidden="true" />
      <span className={styles.text} dir="auto">
        <span className={styles.name}>{t("acting.as", { name })}</span>
      </span>
      {/* A person that is fetched again brings fewer seconds, which count from then on. */}
      <TimeLeft key={acting.left} seconds={acting.left} />
      <span className={styles.space} />
      <Button
        className={styles.back}
        size="small"
        icon={isBusy ? <Spinner size="tiny" /> : (
          <MirroredIcon>
            <ArrowExitRegular />
          </MirroredIcon>
        )}
        disabledFocusable={isBusy}
        title={`${t("acting.back", { name: acting.name })} (${keySigns(KEY).join(" ")})`}
        onClick={() => send({ type: "back.ask" })}
      >
        <span className={styles.backName} dir="auto">
          {isBusy ? t("acting.goingBack") : t("acting.back", { name: acting.name })}
        </span>
      </Button>
    </section>
  );
}

/** Counts from the moment at which it got the seconds left, so that a wrong clock does no harm. */
function TimeLeft({ seconds }: { readonly seconds: number }) {
  const styles = useActingStyles();
  const now = useNow();
  const [since] = useState(now);
  const minutes = Math.ceil((seconds - (now - since)) / 60);
  const text = minutes > 0 ? t("acting.left", { count: minutes }) : t("acting.ending");
  return <bdi className={styles.left}>{text}</bdi>;
}
