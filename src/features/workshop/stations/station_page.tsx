/** `/stations/<step>`: scans of a workshop step. A new device asks once which station it is. */
import { memo, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { STATION_SCREENS } from "../../../../resources/workshop/station_screens.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { useAfterPaint } from "./frame/after_paint.ts";
import { unlockSound } from "./frame/sound.ts";
import { clearUnlessStopped, useVerdict } from "./frame/verdict_wiring.ts";
import { AtWork } from "./at_work.tsx";
import { StationChoice } from "./station_choice.tsx";
import { useStation } from "./wiring.ts";

const screenAt = (path: string) => STATION_SCREENS.find((each) => each.path === path);

/** Memoized: the verdict renders at once, by its own subscription, and the rest of an answer a frame later. */
const Work = memo(AtWork);

export default function StationPage() {
  const [path] = useLocation();
  const screen = screenAt(path);
  return screen ? <Bench key={screen.id} id={screen.id} step={screen.step} /> : null;
}

function Bench({ id, step }: { readonly id: string; readonly step: string }) {
  const title = t(`menu.${id}`);
  useTitle(title);
  useEffect(unlockSound, []);
  const verdict = useVerdict();
  const [printer] = useState(() => ({ print: () => false as boolean }));
  const person = usePerson();
  const { actor, snapshot } = useStation(step, {
    person,
    verdict,
    onPrint: () => void printer.print(),
  });
  const change = useCallback(() => {
    clearUnlessStopped(verdict);
    actor.send({ type: "station.change" });
  }, [actor, verdict]);
  const before = useAfterPaint(snapshot);
  const { station, choices } = snapshot.context;
  const isSame = before.context.station === station && before.matches({ bench: "atWork" });
  // While a reject is described, or if the station changes, nothing is delayed.
  const isAsking = snapshot.matches({ bench: { atWork: { open: "asking" } } });
  const drawn = isSame && !isAsking ? before : snapshot;
  if (snapshot.matches({ bench: "opening" }) || snapshot.matches({ bench: "atWork" })) {
    return (
      <Work
        key={station}
        title={title}
        actor={actor}
        snapshot={drawn}
        verdict={verdict}
        printer={printer}
        onChange={choices.length > 1 ? change : null}
      />
    );
  }
  return <StationChoice title={title} actor={actor} snapshot={snapshot} />;
}
