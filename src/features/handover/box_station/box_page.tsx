/** `/stations/box`: packages go into boxes, and boxes are closed by their weight. */
import { useEffect, useState } from "react";
import { BOX_STEP } from "../../../../api/steps.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { unlockSound } from "../../workshop/stations/frame/sound.ts";
import { clearUnlessStopped, useVerdict } from "../../workshop/stations/frame/verdict_wiring.ts";
import { queueOf } from "../../workshop/stations/queue/queue.ts";
import { StationChoice } from "../../workshop/stations/station_choice.tsx";
import { useStation } from "../../workshop/stations/wiring.ts";
import { BoxAtWork } from "./box_at_work.tsx";
import { useBoxPrinter, useBoxStation } from "./box_wiring.ts";

export default function BoxPage() {
  const title = t("menu.station_box");
  useTitle(title);
  useEffect(unlockSound, []);
  const verdict = useVerdict();
  const person = usePerson();
  const boxes = useBoxStation({ person: person._id, verdict });
  const [own] = useState(() => boxes.ownOf(boxes.actor));
  const { actor, snapshot } = useStation(BOX_STEP, {
    person,
    verdict,
    own,
    onPrint: () => boxes.printAgain(boxes.actor),
  });
  const { station, choices } = snapshot.context;
  const printer = useBoxPrinter(station);
  useEffect(() => {
    boxes.outside.current = {
      // No code was scanned, so it counts as typed.
      send: ({ code }) => actor.send({ type: "code.scanned", code, typed: true }),
      drop: (key) => queueOf(person).actor.send({ type: "refusal.tap", key }),
      print: printer.print,
    };
  }, [actor, boxes, person, printer.print]);
  const change = () => {
    clearUnlessStopped(verdict);
    actor.send({ type: "station.change" });
  };
  if (!snapshot.matches({ bench: "opening" }) && !snapshot.matches({ bench: "atWork" })) {
    return <StationChoice title={title} actor={actor} snapshot={snapshot} />;
  }
  return (
    <BoxAtWork
      key={station}
      title={title}
      actor={actor}
      snapshot={snapshot}
      boxes={boxes}
      isPrinting={printer.isBusy}
      verdict={verdict}
      onChange={choices.length > 1 ? change : null}
    />
  );
}
