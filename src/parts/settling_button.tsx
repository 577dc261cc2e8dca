/** Is inert for a moment after it changes, so that a double click or a held key does not press its new meaning. */
import { Button, type ButtonProps, useMergedRefs } from "@fluentui/react-components";
import { forwardRef, useLayoutEffect, useRef } from "react";
import { SETTLE_MS } from "../../api/constants.ts";

type Props = Omit<ButtonProps, "as"> & {
  /** A new value makes it inert again. */
  readonly meaning: string;
};

function drop(event: Event): void {
  // A submit button submits its form, however it is pressed.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Before the first paint, so that there is no moment in between. */
function settle(button: HTMLElement): () => void {
  button.addEventListener("click", drop, true);
  // No hover and no press without effect.
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
