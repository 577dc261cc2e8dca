import { FakeApi, onStage, press, says } from "../../../engine/record/stage.tsx";
import { useState } from "react";
import ActingBar from "../../../../../src/features/people/acting/acting_bar.tsx";
import { holdNow } from "../../../../../src/lib/now.ts";
import { PersonContext, usePerson } from "../../../../../src/lib/person.ts";

const ACTING = { _id: "u9", name: "Root", role: "root", until: 2_000_000_000 };
const AT = 1_790_000_000;

/** Draws the bar, and fetches the person again after five minutes when the button is pressed. */
function FetchedAgain() {
  const person = usePerson();
  const [left, setLeft] = useState(600);
  const fetchAgain = () => {
    holdNow(AT + 300);
    setLeft(300);
  };
  return (
    <PersonContext value={{ ...person, acting: { ...ACTING, left } }}>
      <button type="button" onClick={fetchAgain}>Fetch again</button>
      <ActingBar />
    </PersonContext>
  );
}

Deno.test("S1.2 the time left of acting starts again when the person is fetched with fewer seconds", () => {
  holdNow(AT);
  return onStage(new FakeApi(), <FetchedAgain />, async () => {
    await says("10 minutes left");
    await press("Fetch again");
    await says("5 minutes left");
  });
});
