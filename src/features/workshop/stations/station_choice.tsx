/** Asks which station a new device is, or says why there is none to choose. */
import { Link } from "wouter";
import { allows } from "../../../../api/access.ts";
import { locations } from "../../../../resources/catalogue/locations.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Choose } from "./frame/choose.tsx";
import { SoundButton } from "./frame/sound_button.tsx";
import { StationFrame } from "./frame/station_frame.tsx";
import { StationMenu } from "./frame/station_menu.tsx";
import { StationNote } from "./frame/station_note.tsx";
import { ScanBox } from "./input/scan_box.tsx";
import type { StationActor, StationState } from "./wiring.ts";

interface Props {
  readonly title: string;
  readonly actor: StationActor;
  readonly snapshot: StationState;
}

export function StationChoice({ title, actor, snapshot }: Props) {
  const mayAdd = allows(locations.rule, usePerson());
  const { choices } = snapshot.context;
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
        <Choose
          title={t("stations.choose")}
          text={t("stations.chooseText")}
          choices={choices.map(({ code, name, location_name }) => ({
            key: code,
            name,
            more: `${location_name} · ${code}`,
          }))}
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
