/** Holds the values of the form, which are never stored as a draft, since they include secrets. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import type { InputProblem } from "../../../../api/errors.ts";
import type { ShopConnectionInput } from "../../../../api/generated/schema.ts";
import { shopConnectionMachine } from "../../../../machines/shops/shop_connection.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { type Connection, type Platform, saveShop, type ShopTest, testShop } from "./wiring.ts";

export interface TypedShop {
  readonly address: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** First day of the orders to import, DD-MM-YYYY; empty for today. */
  readonly from_day: string;
  readonly takesUnpaid: boolean;
  readonly when_tracking_update: string;
}

/** Checks for a field whose change makes the result of a test out of date. */
const isTested = (name: string): boolean => name === "address" || name.startsWith("secrets");

/** Turns the path `params.secrets.token` of the API into the field `secrets.token`. */
const fieldOf = (problem: InputProblem): InputProblem => ({
  ...problem,
  path: problem.path.replace("params.", ""),
});

function inputOf(typed: TypedShop, platform: Platform, before: Connection | null): ShopConnectionInput {
  const secrets = Object.entries(typed.secrets).filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => ({ name, value: value.trim() }));
  return {
    ...before ? {} : { platform: platform.platform },
    ...!platform.has_sign_in && { address: typed.address.trim() },
    ...secrets.length > 0 && { secrets },
    ...typed.from_day !== "" && { from_day: typed.from_day },
    order_states: ["open", ...typed.takesUnpaid ? ["unpaid"] : []],
    when_tracking_update: typed.when_tracking_update,
  };
}

/** Returns missing values. A stored secret may stay empty if the address is unchanged. */
function typedProblems(
  typed: TypedShop,
  { secrets, has_sign_in }: Platform,
  before: Connection | null,
): readonly InputProblem[] {
  const isSame = before !== null && typed.address.trim() === addressOf(before);
  const isKept = (name: string) =>
    isSame && before.secrets.some((secret) => secret.name === name && secret.isSet);
  return [
    ...typed.address.trim() === "" && !has_sign_in ? [{ path: "address", code: "required" }] : [],
    ...secrets.flatMap(({ name, isOptional }) =>
      isOptional || isKept(name) || (typed.secrets[name] ?? "").trim() !== ""
        ? []
        : [{ path: `secrets.${name}`, code: "required" }]
    ),
  ];
}

export const addressOf = ({ host, path }: Pick<Connection, "host" | "path">): string => `${host}${path}`;

export interface ShopForm {
  readonly phase: "editing" | "testing" | "saving" | "unknown" | "saved";
  readonly typed: TypedShop;
  readonly found: ShopTest | null;
  readonly failure: Failure | null;
  readonly problems: readonly InputProblem[];
  readonly change: (patch: Partial<TypedShop>, name: string) => void;
  readonly test: () => void;
  readonly save: () => void;
}

interface Endings {
  readonly onSaved: () => void;
  readonly onUnknown: () => void;
}

interface Sent {
  /** Returns the current values of the form in the format of the API. */
  readonly input: () => ShopConnectionInput;
  /** Returns the stored connection that the form changes; null for a new one. */
  readonly before: () => Connection | null;
}

export const wiredConnection = (store: string, { input, before }: Sent, { onSaved, onUnknown }: Endings) =>
  shopConnectionMachine.provide({
    actors: {
      testShop: fromPromise(() => testShop(store, input())),
      saveShop: fromPromise(() => saveShop(store, input(), before())),
    },
    actions: { finish: onSaved, readAgain: onUnknown },
  });

interface FormOf extends Endings {
  readonly store: string;
  readonly platform: Platform;
  readonly before: Connection | null;
  readonly first: TypedShop;
}

export function useShopForm({ store, platform, before, first, onSaved, onUnknown }: FormOf): ShopForm {
  const [typed, setTyped] = useState(first);
  const [latest] = useState({ typed, before });
  latest.typed = typed;
  const [machine] = useState(() =>
    wiredConnection(store, {
      input: () => inputOf(latest.typed, platform, latest.before),
      before: () => latest.before,
    }, {
      onSaved: () => {
        setTyped({ ...latest.typed, secrets: {} });
        onSaved();
      },
      onUnknown,
    })
  );
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  // After a lost answer the form changes what was stored; otherwise changes by others make it STALE.
  if (value === "unknown") latest.before = before;
  const problems = () => typedProblems(latest.typed, platform, latest.before);
  return {
    phase: value,
    typed,
    found: context.found as ShopTest | null,
    failure: context.failure as Failure | null,
    problems: context.problems.map(fieldOf),
    change: (patch, name) => {
      setTyped((earlier) => ({ ...earlier, ...patch }));
      actor.send({ type: "shop.type", name, isTested: isTested(name) });
    },
    test: () => actor.send({ type: "shop.test", problems: problems() }),
    save: () => actor.send({ type: "shop.save", problems: problems() }),
  };
}
