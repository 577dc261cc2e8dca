/** Shows announcements above a screen; loads when the browser is idle. Source: docs/requirements.md S2.31. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronUpRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { callWords } from "../../../../api/desk/call_to_action.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { screenAt } from "../../../../resources/screens.ts";
import { language, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useCallsToAction } from "./wiring.ts";
import { CallLine } from "./call_line.tsx";
import { useCallStyles } from "./call_line.styles.ts";

export default function CallToActionBar() {
  useSignals();
  const styles = useCallStyles();
  const person = usePerson();
  const [path] = useLocation();
  const { calls, isOpen, see, follow, dismiss, open, close } = useCallsToAction(
    !person.acting,
    screenAt(path),
  );
  const bar = useRef<HTMLElement>(null);
  const shown = isOpen ? calls : calls.slice(0, 1);
  const ids = shown.map(({ _id }) => _id).join();
  useEffect(() => {
    if (ids) see(ids.split(","));
  }, [ids, see]);
  const [first] = shown;
  if (!first) return null;
  const others = calls.length - 1;
  const hasMore = others > 0 || callWords(first, language.value).text !== "";
  const dismissAndStay = (id: string) => {
    dismiss(id);
    requestAnimationFrame(() => {
      const next = bar.current?.querySelector<HTMLElement>("[data-dismiss]");
      (next ?? document.getElementById("content"))?.focus({ preventScroll: true });
    });
  };
  const shut = () => {
    close();
    bar.current?.querySelector<HTMLElement>("[data-toggle]")?.focus();
  };
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t("calls.label")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        shut();
      }}
    >
      <ul className={styles.list}>
        {shown.map((call) => (
          <li key={call._id}>
            <CallLine
              {...callWords(call, language.value)}
              href={destinationOf(call.link, person)}
              isWhole={isOpen}
              act={{ onFollow: () => follow(call._id), onDismiss: () => dismissAndStay(call._id) }}
            />
          </li>
        ))}
      </ul>
      {(hasMore || isOpen) && (
        <Button
          data-toggle
          className={mergeClasses(styles.button, styles.toggle)}
          appearance="subtle"
          size="small"
          icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
          iconPosition="after"
          aria-expanded={isOpen}
          onClick={isOpen ? shut : open}
        >
          {isOpen ? t("calls.less") : others > 0 ? t("calls.more", { count: others }) : t("calls.whole")}
        </Button>
      )}
    </section>
  );
}
