import "../../support/dom.ts";
import assert from "node:assert/strict";
import { notificationsMachine } from "../../../machines/notifications.ts";
import { wiredNotifications } from "../../../src/wiring/notifications.ts";
import { implementationsOf } from "../../support/graph.ts";

Deno.test("S2.50 every effect that the notifications' machine asks for is wired, and nothing else", () => {
  const { actors } = implementationsOf(notificationsMachine);
  assert.deepEqual(implementationsOf(wiredNotifications).actors, actors);
  const [asked, wired] = [notificationsMachine, wiredNotifications]
    .map(({ implementations }) => implementations.actors as Readonly<Record<string, unknown>>);
  assert.deepEqual(actors.filter((name) => asked?.[name] === wired?.[name]), []);
});
