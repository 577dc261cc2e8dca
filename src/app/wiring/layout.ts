/** Gives the layout machine its effect, and tells it what is so: the person's look, the width, the screen. */
import { useSelector } from "@xstate/react";
import { useContext, useLayoutEffect, useState } from "react";
import { frameOf } from "../../../machines/frame.ts";
import { layoutMachine } from "../../../machines/layout.ts";
import { wantsOf } from "../../../resources/frames.ts";
import { changeLook, useLook } from "../../features/customizer/look.ts";
import { useIsWide } from "../../lib/use_media.ts";
import { PersonContext } from "../../lib/person.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

export const wiredLayout = () =>
  layoutMachine.provide({
    actions: { saveCollapsed: (_, { isCollapsed }) => changeLook({ sidebarCollapsed: isCollapsed }) },
  });

/** How the frame stands around the screen at a path. */
export function useLayout(path: string) {
  const person = useContext(PersonContext);
  const look = useLook();
  const isWide = useIsWide();
  const isSignedIn = person !== null;
  // Whoever is not signed in sees the shell of sellers. Source: architecture, "Landing".
  const layout = isSignedIn ? look.layout : "seller";
  const isForSeller = !isSignedIn || person.role === "sale";
  const isCollapsed = look.sidebarCollapsed;
  const { isRailed, isBare: isPlain } = wantsOf(path);
  const isBare = isSignedIn && isPlain;
  const [machine] = useState(wiredLayout);
  const actor = useActorRef(machine, {
    input: { layout, isForSeller, isCollapsed, isWide, isRailed, isBare },
  });
  const { send } = actor;
  // Before the browser paints: nothing flashes in a frame that no longer fits.
  useLayoutEffect(() => send({ type: "look.changed", layout, isForSeller, isCollapsed }), [
    send,
    layout,
    isForSeller,
    isCollapsed,
  ]);
  useLayoutEffect(() => send({ type: "width.changed", isWide }), [send, isWide]);
  useLayoutEffect(() => send({ type: "screen.opened", isRailed, isBare }), [send, path, isRailed, isBare]);
  const snapshot = useSelector(actor, (each) => each);
  return { snapshot, frame: frameOf(snapshot.context), send };
}

export type Layout = ReturnType<typeof useLayout>;
