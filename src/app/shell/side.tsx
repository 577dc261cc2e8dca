/** Source: docs/requirements.md S4.10. */
import { mergeClasses } from "@fluentui/react-components";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useRef,
} from "react";
import type { SidebarProps } from "../menu/sidebar.tsx";
import type { Layout } from "../wiring/layout.ts";
import { PersonContext } from "../../lib/person.ts";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import { shellParts } from "./parts.ts";
import { useSideStyles } from "./side.styles.ts";

interface SideProps {
  readonly layout: Layout;
  readonly children: (props: Pick<SidebarProps, "isLabelled" | "foot">) => ReactNode;
}

export function Side({ layout: { snapshot, send }, children }: SideProps) {
  const styles = useSideStyles();
  const isRail = snapshot.matches({ menu: "rail" }) && !snapshot.matches({ menu: { rail: "held" } });
  const isOver = isRail && snapshot.hasTag("over");
  const isLabelled = snapshot.hasTag("labelled");
  // The toggle stores a choice of the person, so people who are not signed in do not get it.
  const person = useContext(PersonContext);
  const leave = () => send({ type: "menu.left" });
  // The menu opens only if the pointer moves into it: not if the pointer was already inside, or has just clicked an item.
  const hasCome = useRef(false);
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse" && hasCome.current) send({ type: "menu.approached" });
    hasCome.current = false;
  };
  const onFocus = ({ target }: FocusEvent) => {
    // With the keyboard the labels are needed at once.
    if (target.matches(":focus-visible")) send({ type: "menu.entered" });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") send({ type: "menu.close" });
  };
  return (
    <div className={mergeClasses(styles.place, isRail && styles.rail)}>
      <div
        className={mergeClasses(
          styles.panel,
          snapshot.hasTag("shadow") && styles.shadow,
          isOver && styles.over,
        )}
        onPointerEnter={() => hasCome.current = true}
        onPointerMove={onPointerMove}
        onPointerLeave={leave}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <DeferredPart of={shellParts}>
          {({ SideToggle }) =>
            children({
              isLabelled,
              foot: person && (
                <SideToggle
                  {...{ isLabelled, isRail }}
                  onToggle={() => send({ type: "menu.toggle" })}
                />
              ),
            })}
        </DeferredPart>
      </div>
    </div>
  );
}
