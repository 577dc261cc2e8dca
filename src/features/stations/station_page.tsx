/** `/stations/<step>`: what a step of the workshop scans. Which station this device is, it asks once. */
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { STATION_SCREENS } from "../../../resources/station_screens.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { useTitle } from "../../lib/use_title.ts";
import { unlockSound } from "./frame/sound.ts";
import { useVerdict } from "./frame/verdict_wiring.ts";
import { AtWork } from "./at_work.tsx";
import { Choosing } from "./choosing.tsx";
import { useStation } from "./wiring.ts";

const screenAt = (path: string) => STATION_SCREENS.find((each) => each.path === path);

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
    verdict: verdict.actor,
    onPrint: () => void printer.print(),
  });
  const change = () => {
    verdict.actor.send({ type: "verdict.clear" });
    actor.send({ type: "station.change" });
  };
  const { station, choices } = snapshot.context;
  if (snapshot.matches({ bench: "opening" }) || snapshot.matches({ bench: "atWork" })) {
    return (
      <AtWork
        key={station}
        title={title}
        actor={actor}
        snapshot={snapshot}
        verdict={verdict}
        printer={printer}
        onChange={choices.length > 1 ? change : null}
      />
    );
  }
  return <Choosing title={title} actor={actor} snapshot={snapshot} />;
}
