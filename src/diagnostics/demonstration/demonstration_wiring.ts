import { createActor, fromPromise } from "xstate";
import {
  type Credentials,
  demonstrationMachine,
  type Place,
  type Registration,
  RENEWAL_MARGIN_S,
  TOKEN_LIFE_S,
} from "../../../machines/demonstration.ts";
import { logIn, refreshToken, register } from "./calls.ts";
import { readTabStorage, storeInTab } from "./tab_storage.ts";

export interface DemonstrationEffects {
  readonly navigate: (path: string) => void;
}

export const wiredDemonstration = ({ navigate }: DemonstrationEffects) =>
  demonstrationMachine.provide({
    actors: {
      refreshToken: fromPromise(refreshToken),
      logIn: fromPromise(({ input }) => logIn(input)),
      register: fromPromise(({ input }) => register(input)),
    },
    actions: {
      clearStored: () => storeInTab("token", null),
      leave: () => navigate("/login"),
    },
  });

const DUE_MS = (TOKEN_LIFE_S - RENEWAL_MARGIN_S) * 1_000;

export function startDemonstration(effects: DemonstrationEffects) {
  const actor = createActor(wiredDemonstration(effects));
  let renewedAt = Date.now();
  let shown: unknown = null;
  // A renewal of the token can be recognized by a new object for the same person.
  actor.subscribe(({ context }) => {
    if (context.person !== shown) renewedAt = Date.now();
    shown = context.person;
  });
  // Timers stop while a computer sleeps, but its clock does not, so the age of the token is checked on return.
  const onReturn = () => {
    if (Date.now() - renewedAt >= DUE_MS) actor.send({ type: "token.due" });
  };
  addEventListener("focus", onReturn);
  addEventListener("pageshow", onReturn);
  actor.start();
  actor.send({ type: "stored.read", hasToken: readTabStorage("token") !== null });
  return {
    actor,
    logIn: (credentials: Credentials) => actor.send({ type: "logIn.asked", ...credentials }),
    register: (registration: Registration) => actor.send({ type: "register.asked", ...registration }),
    openForm: () => actor.send({ type: "form.opened" }),
    change: (place: Place) => actor.send({ type: "field.changed", place }),
    logOut: () => actor.send({ type: "session.logOut" }),
    stop: () => {
      actor.stop();
      removeEventListener("focus", onReturn);
      removeEventListener("pageshow", onReturn);
    },
  };
}

export type Demonstration = ReturnType<typeof startDemonstration>;
