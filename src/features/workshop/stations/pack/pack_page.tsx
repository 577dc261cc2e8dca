/** `/stations/pack`: packs garments, weighs the package, and buys, prints and checks its label. */
import { useEffect, useState } from "react";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { useTitle } from "../../../../lib/use_title.ts";
import { StationChoice } from "../station_choice.tsx";
import { unlockSound } from "../frame/sound.ts";
import { clearUnlessStopped, useVerdict } from "../frame/verdict_wiring.ts";
import { useStation } from "../wiring.ts";
import { PackAtWork } from "./pack_at_work.tsx";
import { noLabel } from "./pack_verdict.ts";
import { usePack } from "./pack_wiring.ts";
import { usePrinter } from "./print_label.ts";

export default function PackPage() {
  const title = t("menu.station_pack");
  useTitle(title);
  useEffect(unlockSound, []);
  const verdict = useVerdict();
  const person = usePerson();
  const pack = usePack();
  const [own] = useState(() => pack.ownOf(pack.actor));
  const { actor, snapshot } = useStation("pack", {
    person,
    verdict,
    own,
    // The command card "print" prints the label of the package on the bench.
    onPrint: () => {
      const state = pack.actor.getSnapshot();
      const { parcel: pkg } = state.context;
      if (pkg && state.matches("labelled")) return printer.print(pkg._id);
      verdict.send({
        type: "scan.answered",
        verdict: noLabel(pkg?.code ?? ""),
        at: performance.now(),
        isLate: false,
      });
    },
  });
  const { station, choices } = snapshot.context;
  const printer = usePrinter(station);
  useEffect(() => {
    pack.outside.current = {
      // No code was scanned, so it counts as typed.
      send: ({ code }) => actor.send({ type: "code.scanned", code, typed: true }),
      print: printer.print,
    };
  }, [actor, pack, printer]);
  const change = () => {
    clearUnlessStopped(verdict);
    pack.actor.send({ type: "next.press" });
    actor.send({ type: "station.change" });
  };
  if (!snapshot.matches({ bench: "opening" }) && !snapshot.matches({ bench: "atWork" })) {
    return <StationChoice title={title} actor={actor} snapshot={snapshot} />;
  }
  return (
    <PackAtWork
      key={station}
      title={title}
      actor={actor}
      snapshot={snapshot}
      pack={pack}
      printer={printer}
      verdict={verdict}
      onChange={choices.length > 1 ? change : null}
    />
  );
}
