import { useSignals } from "@preact/signals-react/runtime";
import { noParts } from "../../lib/group.ts";
import { lazily } from "../../lib/lazily.tsx";
import { announcement, toasts } from "../../lib/toasts.ts";
import { useUnseen } from "../../lib/unseen.ts";
import { Aside } from "../../parts/aside.tsx";
import { Later } from "../../parts/later.tsx";

const Toasts = lazily(() => import("./toasts.tsx"));

let wasNeeded = false;

export function LiveRegion() {
  useSignals();
  const unseen = useUnseen();
  const { id, text } = announcement.value;
  wasNeeded ||= toasts.value.length > 0;
  return (
    <>
      <div className={unseen} role="status" aria-live="polite">
        <span key={id}>{text}</span>
      </div>
      {wasNeeded && (
        <Later of={noParts}>
          {() => (
            <Aside>
              <Toasts />
            </Aside>
          )}
        </Later>
      )}
    </>
  );
}
