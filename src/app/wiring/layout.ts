import { useSelector } from "@xstate/react";
import { useContext, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import type { SnapshotFrom } from "xstate";
import { frameOf } from "../../../machines/frame.ts";
import { layoutMachine } from "../../../machines/layout.ts";
import { frameNeedsOf } from "../../../resources/frames.ts";
import { changeAppearance, useAppearance } from "../../features/people/customizer/appearance.ts";
import { useIsWide } from "../../lib/use_media.ts";
import { PersonContext } from "../../lib/person.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

export const wiredLayout = () =>
  layoutMachine.provide({
    actions: { saveCollapsed: (_, { isCollapsed }) => changeAppearance({ sidebarCollapsed: isCollapsed }) },
  });

type Snapshot = SnapshotFrom<typeof layoutMachine>;

/** Compares states without pixels, so that the frame is not redrawn for each scrolled pixel. */
function isSameLayout(one: Snapshot, other: Snapshot): boolean {
  const stateText = ({ value, context: { scrolledPx: _, ...context } }: Snapshot) =>
    JSON.stringify([value, context]);
  return one === other || stateText(one) === stateText(other);
}

const wanted = (path: string, isSignedIn: boolean) => {
  const { isRailed, isBare } = frameNeedsOf(path);
  return { isRailed, isBare: isSignedIn && isBare };
};

/** @param begun the path of the first screen; `ScreenWatch` reports later paths */
export function useLayout(begun: string) {
  const person = useContext(PersonContext);
  const appearance = useAppearance();
  const isWide = useIsWide();
  const isSignedIn = person !== null;
  // People who are not signed in see the seller layout.
  const layout = isSignedIn ? appearance.layout : "seller";
  const isForSeller = !isSignedIn || person.role === "sale";
  const isCollapsed = appearance.sidebarCollapsed;
  const [machine] = useState(wiredLayout);
  const actor = useActorRef(machine, {
    input: { layout, isForSeller, isCollapsed, isWide, ...wanted(begun, isSignedIn) },
  });
  const { send } = actor;
  // Runs before paint, so that no frame of the old layout is visible.
  useLayoutEffect(() => send({ type: "look.changed", layout, isForSeller, isCollapsed }), [
    send,
    layout,
    isForSeller,
    isCollapsed,
  ]);
  useLayoutEffect(() => send({ type: "width.changed", isWide }), [send, isWide]);
  const snapshot = useSelector(actor, (each) => each, isSameLayout);
  return { snapshot, frame: frameOf(snapshot.context), send };
}

export type Layout = ReturnType<typeof useLayout>;

interface WatchProps {
  readonly send: Layout["send"];
  readonly isSignedIn: boolean;
  readonly onPath: () => void;
}

export function ScreenWatch({ send, isSignedIn, onPath }: WatchProps) {
  const [path] = useLocation();
  const { isRailed, isBare } = wanted(path, isSignedIn);
  useLayoutEffect(() => send({ type: "screen.opened", isRailed, isBare }), [send, path, isRailed, isBare]);
  useEffect(onPath, [onPath, path]);
  return null;
}
