import { seesOurCosts } from "../../../../../api/access.ts";
import type { ScannedPackage } from "../../../../../machines/workshop/pack_context.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { BigButton } from "../frame/big_button.tsx";
import { usePackStyles } from "./pack.styles.ts";
import type { PackActor } from "./pack_wiring.ts";
import { moneyText } from "../../../../lib/amount_text.ts";

type Method = ScannedPackage["methods"][number];

/** Only the first nine methods have a key, since keys are digits. */
const MAX_KEYS = 9;

interface Props {
  readonly actor: PackActor;
  readonly methods: readonly Method[];
}

export function MethodChoice({ actor, methods }: Props) {
  const styles = usePackStyles();
  const mayPrices = seesOurCosts(usePerson());
  return (
    <div className={styles.reasons} role="group" aria-label={t("packBench.choose")}>
      {methods.map((method, at) => (
        <BigButton
          key={method.code}
          isStart
          {...at < MAX_KEYS && { keys: String(at + 1) }}
          isDisabled={method.office && !mayPrices}
          onClick={() => actor.send({ type: "method.pick", method: method.code })}
        >
          <span className={styles.offer}>
            {textOf([method.name, method.carrier])}
            <span className={styles.offerMore}>{moreOf(method)}</span>
          </span>
        </BigButton>
      ))}
    </div>
  );
}

const textOf = (parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

/** Returns the time in transit, the price if the API sends one, and a note if only the office may pick it. */
const moreOf = ({ days, price_minor, currency, office }: Method): string =>
  textOf([
    // A span such as "1–2" takes the plural.
    t("packBench.days", { count: days === "1" ? 1 : 2, days }),
    price_minor === null ? "" : moneyText(price_minor, currency),
    office ? t("packBench.office") : "",
  ]);

/** Picks the method with the given number. Returns false if it cannot be picked now. */
export function pickMethod(actor: PackActor, number: number, mayPrices: boolean): boolean {
  const method = actor.getSnapshot().context.parcel?.methods[number - 1];
  if (!method || number > MAX_KEYS || method.office && !mayPrices) return false;
  const event = { type: "method.pick", method: method.code } as const;
  if (!actor.getSnapshot().can(event)) return false;
  actor.send(event);
  return true;
}
