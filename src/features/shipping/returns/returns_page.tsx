/** `/stations/returns`: opens and grades returned packages. The location of the bench is chosen once. */
import { useEffect, useState } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { deviceId, forgetStation, keepStation, storedStation } from "../../workshop/stations/device.ts";
import { Choose } from "../../workshop/stations/frame/choose.tsx";
import { SoundButton } from "../../workshop/stations/frame/sound_button.tsx";
import { unlockSound } from "../../workshop/stations/frame/sound.ts";
import { StationFrame } from "../../workshop/stations/frame/station_frame.tsx";
import { StationMenu } from "../../workshop/stations/frame/station_menu.tsx";
import { StationNote } from "../../workshop/stations/frame/station_note.tsx";
import { AtBench } from "./at_bench.tsx";
import { useReturnDesk } from "./wiring.ts";

/** Key under which the device stores the location, as it does the station of each step. */
const STEP = "returns";

export default function ReturnsPage() {
  const [device] = useState(deviceId);
  const [station, setKept] = useState(() => storedStation(STEP));
  const { answer, failure, refresh } = useReturnDesk("", device);
  const title = t("menu.station_returns");
  useTitle(title);
  useEffect(unlockSound, []);
  const places = answer?.places ?? [];
  const place = places.find(({ _id }) => _id === station) ?? (places.length === 1 ? places[0] : undefined);
  const choose = (id: string) => {
    keepStation(STEP, id);
    setKept(id);
  };
  const change = () => {
    forgetStation(STEP);
    setKept("");
  };
  if (place) {
    const onChange = places.length > 1 ? change : null;
    return <AtBench key={place._id} {...{ title, place, device, onChange }} />;
  }
  return (
    <StationFrame
      title={title}
      place=""
      scan={null}
      tools={
        <>
          <SoundButton />
          <StationMenu onChange={null} />
        </>
      }
    >
      {answer && (
        <Choose
          title={t("returns.choosePlace")}
          text={t("returns.placeFirst")}
          choices={places.map(({ _id, name, code }) => ({ key: _id, name, more: code }))}
          onChoose={choose}
        />
      )}
      {!answer && failure && (
        <StationNote title={t("returns.failed")} text={failureText(failure)} onRetry={refresh} />
      )}
    </StationFrame>
  );
}
