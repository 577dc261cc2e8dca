/** Loads nothing before the screen is drawn. Source: docs/requirements.md S2.49, S6.8. */
import { useEffect, useState } from "react";
import { read } from "../../../lib/cookies.ts";
import { lazily } from "../../../lib/lazily.tsx";
import { whenQuiet } from "../../../lib/when_quiet.ts";
import { Aside } from "../../../parts/aside.tsx";

const SwitchPanel = lazily(() => import("./switch_panel.tsx"));

export function SwitchButton() {
  const [isQuiet, setQuiet] = useState(false);
  const hasSuperToken = read("superToken") !== null;
  useEffect(() => hasSuperToken ? whenQuiet(() => setQuiet(true)) : undefined, [hasSuperToken]);
  if (!isQuiet || !hasSuperToken) return null;
  return (
    <Aside>
      <SwitchPanel />
    </Aside>
  );
}
