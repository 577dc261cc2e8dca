/**
 * A button that takes a step or confirms one. Where it appears, or comes to mean another step, it is inert for a moment:
 * the second click of a double click, or a key that is held, was meant for what stood there before.
 */
import { Button, type ButtonProps, useMergedRefs } from "@fluentui/react-components";
import { forwardRef, useLayoutEffect, useRef } from "react";
import { SETTLE_MS } from "../../api/constants.ts";

type Props = Omit<ButtonProps, "as"> & {
  /** What a click does; another word, and it settles again. */
  readonly meaning: string;
};

function drop(event: Event): void {
  // Of a submit button it is the form's submit too, however it came.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Before the first paint, so that there is no moment in between. */
function settle(button: HTMLElement): () => void {
  button.addEventListener("click", drop, true);
  // The pointer looks as if nothing were there: no hover, no press that comes to nothing.
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
