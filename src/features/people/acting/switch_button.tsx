/** Loads the panel for holders of a super token, after the screen. Source: docs/requirements.md S2.49, S6.8. */
import { useEffect, useState } from "react";
import { read } from "../../../lib/cookies.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { whenQuiet } from "../../../lib/when_quiet.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";

const SwitchPanel = lazyPart(() => import("./switch_panel.tsx"));

export function SwitchButton() {
  const [isQuiet, setQuiet] = useState(false);
  const hasSuperToken = read("superToken") !== null;
  useEffect(() => hasSuperToken ? whenQuiet(() => setQuiet(true)) : undefined, [hasSuperToken]);
  if (!isQuiet || !hasSuperToken) return null;
  return (
    <OptionalPart>
      <SwitchPanel />
    </OptionalPart>
  );
}
