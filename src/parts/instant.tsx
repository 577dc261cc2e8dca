/** Shows an instant: relative if it is recent, exact on hover and if it is older. Source: docs/requirements.md S4.7. */
import { formatSecond } from "../../api/time/instants.ts";
import { config } from "../lib/config.ts";
import { useNow } from "../lib/now.ts";
import { whenText } from "../lib/when.ts";

export function Instant({ at }: { readonly at: number }) {
  const now = useNow();
  const { timeZone } = config();
  return (
    <time dir="auto" dateTime={new Date(at * 1000).toISOString()} title={formatSecond(at, timeZone)}>
      {whenText(at, now, timeZone)}
    </time>
  );
}
