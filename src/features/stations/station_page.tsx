/** `/stations/<step>`: what a step of the workshop scans. Which station this device is, it asks once. */
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { allows } from "../../../api/access.ts";
import { locations } from "../../../resources/locations.ts";
import { STATION_SCREENS } from "../../../resources/station_screens.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { useTitle } from "../../lib/use_title.ts";
import { ChooseStation } from "./frame/choose_station.tsx";
import { SoundButton } from "./frame/sound_button.tsx";
import { unlockSound } from "./frame/sound.ts";
import { StationFrame } from "./frame/station_frame.tsx";
import { StationMenu } from "./frame/station_menu.tsx";
import { StationNote } from "./frame/station_note.tsx";
import { useVerdict } from "./frame/verdict_wiring.ts";
import { ScanBox } from "./input/scan_box.tsx";
import { AtWork } from "./at_work.tsx";
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
  const mayAdd = allows(locations.rule, usePerson());
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
  return (
    <StationFrame
      title={title}
      place=""
      scan={snapshot.matches({ bench: "choosing" }) && (
        <ScanBox
          onScan={({ code, typed }) => actor.send({ type: "code.scanned", code, typed })}
          onKey={() => false}
        />
      )}
      tools={
        <>
          <SoundButton />
          <StationMenu onChange={null} />
        </>
      }
    >
      {snapshot.matches({ bench: "choosing" }) && (
        <ChooseStation
          choices={choices}
          onChoose={(code) => actor.send({ type: "station.choose", code })}
        />
      )}
      {snapshot.matches({ bench: "nowhere" }) && (
        <StationNote
          title={t("stations.nowhere", { step: title })}
          text={t(mayAdd ? "stations.nowhereAdd" : "stations.nowhereAsk")}
          onRetry={() => actor.send({ type: "station.retry" })}
        >
          {mayAdd && <Link href={locations.path}>{t("stations.toLocations")}</Link>}
        </StationNote>
      )}
      {snapshot.matches({ bench: "unfound" }) && (
        <StationNote
          title={t("stations.unfound")}
          text={t("stations.unfoundText")}
          onRetry={() => actor.send({ type: "station.retry" })}
        />
      )}
    </StationFrame>
  );
}
