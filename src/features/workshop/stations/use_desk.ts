import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { STATION_SCREENS } from "../../../../resources/workshop/station_screens.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { type DeskAnswer, deskSource, isMissing, type OnBench } from "./desk_wiring.ts";
import { deviceId, keepStation } from "./device.ts";
import type { StationActor, StationState } from "./wiring.ts";

interface Options {
  readonly actor: StationActor;
  readonly snapshot: StationState;
  readonly onBench?: OnBench;
  /** Receives each desk that belongs to the step of this screen. */
  readonly onDesk: (answer: DeskAnswer) => void;
}

export type DeskUse = ReturnType<typeof useDesk>;

/** Loads the station's desk after each answered scan; opens the screen of its step if that has changed. */
export function useDesk({ actor, snapshot, onBench, onDesk }: Options) {
  const { station, step, answeredAt } = snapshot.context;
  const [source] = useState(() => deskSource(station, deviceId(), onBench));
  const { answer, failure, refresh } = useAnswer(source);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!answer) return;
    const { step: own } = answer.desk;
    if (own === step) return onDesk(answer);
    keepStation(own, station);
    const screen = STATION_SCREENS.find((each) => each.step === own);
    if (screen) navigate(screen.path);
    else actor.send({ type: "desk.missing" });
  }, [answer, actor, navigate, station, step]);
  useEffect(() => {
    if (isMissing(failure)) actor.send({ type: "desk.missing" });
  }, [actor, failure]);
  useEffect(() => {
    if (answeredAt > 0) refresh();
  }, [answeredAt]);
  return { desk: answer?.desk ?? null, failure, refresh };
}
