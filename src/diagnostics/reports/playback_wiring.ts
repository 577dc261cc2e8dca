import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { playbackMachine } from "../../../machines/playback.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

export interface Playback {
  readonly at: number;
  readonly speed: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly seek: (at: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly setSpeed: (speed: number) => void;
}

/** @param keep returns the index in the new `times` of the step that was shown */
export function usePlayback(times: readonly number[], keep: (at: number) => number): Playback {
  const actor = useActorRef(playbackMachine, { input: { times, at: times.length - 1 } });
  const { context: { at, speed }, value } = useSelector(actor, (snapshot) => snapshot);
  const shown = useRef(times);
  useEffect(() => {
    if (shown.current === times) return;
    shown.current = times;
    actor.send({ type: "steps.change", times, at: keep(actor.getSnapshot().context.at) });
  }, [times]);
  const isPlaying = value === "playing";
  return {
    at: Math.min(at, Math.max(0, times.length - 1)),
    speed,
    isPlaying,
    toggle: () => actor.send({ type: isPlaying ? "playback.pause" : "playback.play" }),
    seek: (to) => actor.send({ type: "playback.seek", at: to }),
    step: (by) => actor.send({ type: "playback.step", by }),
    setSpeed: (next) => actor.send({ type: "playback.speed", speed: next }),
  };
}
