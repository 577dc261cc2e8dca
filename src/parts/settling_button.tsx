/** A button that is inert for a moment after it changes, so that a double click does not trigger the new action. */
import { Button, type ButtonProps, useMergedRefs } from "@fluentui/react-components";
import { forwardRef, useLayoutEffect, useRef } from "react";
import { SETTLE_MS } from "../../api/constants.ts";

type Props = Omit<ButtonProps, "as"> & {
  /** Identifies the button's action; a new value makes the button inert again. */
  readonly meaning: string;
};

function drop(event: Event): void {
  // The default is prevented too, because a submit button would still submit its form.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Makes the button inert. It is called before the first paint, so that the button cannot be pressed in between. */
function settle(button: HTMLElement): () => void {
  button.addEventListener("click", drop, true);
  // An inert button must not react to hovering and pressing.
  button.style.pointerEvents = "none";
  const end = () => {
    button.removeEventListener("click", drop, true);
    button.style.pointerEvents = "";
  };
  const timer = setTimeout(end, SETTLE_MS);
  return () => {
    clearTimeout(timer);
    end();
  };
}

export const SettlingButton = forwardRef<HTMLButtonElement, Props>(
  function SettlingButton({ meaning, ...props }, outer) {
    const own = useRef<HTMLButtonElement>(null);
    const ref = useMergedRefs(own, outer);
    useLayoutEffect(() => own.current ? settle(own.current) : undefined, [meaning]);
    return <Button {...props as ButtonProps} ref={ref} />;
  },
);
