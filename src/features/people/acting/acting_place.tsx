/** Reserves space above every layout from the first render on, so that nothing moves when the bar loads. */
import { useContext, useLayoutEffect } from "react";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { PersonContext } from "../../../lib/person.ts";
import { BAR_HEIGHT, usePlaceStyles } from "./acting_place.styles.ts";

const ActingBar = lazyPart(() => import("./acting_bar.tsx"));

const HEIGHT = "--acting-bar";

export function ActingPlace() {
  const person = useContext(PersonContext);
  return person?.acting ? <Place /> : null;
}

function Place() {
  const styles = usePlaceStyles();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(HEIGHT, BAR_HEIGHT);
    return () => void style.removeProperty(HEIGHT);
  }, []);
  return (
    <div className={styles.place}>
      <OptionalPart>
        <ActingBar />
      </OptionalPart>
    </div>
  );
}
