/**
 * Windows of one browser with the real wiring and the real API: none ever shows or changes data as the wrong
 * person.
 */
import assert from "node:assert/strict";
import { stop } from "esbuild";
import { COOKIES } from "../../../../api/constants.ts";
import { findSession } from "../../../../server/session/lookup_store.ts";
import { issueCode } from "../../../../server/modules/people/session/store.ts";
import { hashToken, systemRandom } from "../../../../server/session/tokens.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { Browser, bundle, letPromisesRun, Tab } from "../../../support/client/windows.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const SCHEDULES = isSoak ? 2_000 : 50;
const SEED = 20_261_121;

const NAMES = ["sign in", "log out", "switch", "back", "sleep", "change", "focus", "reload"] as const;
interface Step {
  readonly what: (typeof NAMES)[number];
  readonly tab: number;
  /** Chooses the person, the duration or the number of network steps, depending on the event. */
  readonly n: number;
  /** The number of network steps after the event. */
  readonly carried: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...NAMES, "switch", "switch", "change", "change"),
  tab: fc.nat(3),
  n: fc.nat(1_000),
  carried: fc.nat(5),
});
const schedule = fc.record({
  tabs: fc.integer({ min: 2, max: 4 }),
  steps: fc.array(step, { minLength: 8, maxLength: 14, size: "max" }),
});

const TARGETS = ["anna", "ben", "order_qc"];
const ACCOUNTS = ["daniel", "daniel", "beatriz", "anna"];

interface Write {
  readonly note: string;
  readonly actor: string;
  readonly person: string;
}

/** One run of a schedule. */
class Run {
  static writes = 0;
  readonly tabs: readonly Tab[];
  readonly writes: Write[] = [];
  constructor(
    readonly world: World,
    readonly browser: Browser,
    count: number,
    readonly clock: { now: number },
  ) {
    this.tabs = Array.from({ length: count }, () => new Tab(browser));
  }

  async take({ what, tab: index, n, carried }: Step): Promise<void> {
    const tab = this.tabs[index % this.tabs.length]!;
    await this[what](tab, n);
    await letPromisesRun();
    for (let i = 0; i < carried && this.browser.transfers.length > 0; i++) {
      await this.browser.carry((n + i * 7) % this.browser.transfers.length);
    }
  }

  async "sign in"(tab: Tab, n: number) {
    const account = ACCOUNTS[n % ACCOUNTS.length]!;
    const code = await this.world.db.write((tx) => issueCode(tx, account, this.clock.now, systemRandom));
    tab.storage.setItem("sign-in-state", "state");
    tab.open({ code, token: null, state: "state" });
  }

  "log out"({ page }: Tab) {
    if (page.person) page.session.logOut();
  }

  switch({ page }: Tab, n: number) {
    const { person } = page;
    if (!person) return;
    const hasSuperToken = this.browser.cookies.has(COOKIES.superToken);
    const machine = page.app.wiredSwitchUser(person.acting?._id ?? person._id);
    const actor = page.app.createActor(machine, { input: { hasSuperToken } });
    const target = TARGETS[n % TARGETS.length]!;
    actor.subscribe((snapshot) => {
      if (!snapshot.matches({ ready: "closed" })) return;
      const chosen = snapshot.context.people.find(({ _id }) => _id === target);
      if (!chosen) return;
      queueMicrotask(() => {
        actor.send({ type: "dialog.open" });
        actor.send({ type: "person.choose", person: chosen });
        actor.send({ type: "switch.confirm" });
      });
    });
    actor.start();
  }

  back({ page }: Tab) {
    const acting = page.person?.acting;
    if (!acting) return;
    const actor = page.app.createActor(page.app.wiredActing(acting), { input: { leftMs: 1e9 } });
    actor.start();
    actor.send({ type: "back.ask" });
  }

  sleep(tab: Tab, n: number) {
    tab.isAsleep = true;
    this.clock.now += n * 4;
  }

  change({ page }: Tab) {
    const { person } = page;
    if (!person) return;
    const note = `write ${Run.writes++}`;
    this.writes.push({ note, actor: person.acting?._id ?? person._id, person: person._id });
    const store_id = person._id === "ben" ? "ben-tiktok" : "anna-etsy";
    const params = { store_id, recipient_name: "Zoe", note };
    void page.app.askText("mutation M($params: OrderInput!) { makeOrder(params: $params) { _id } }", {
      params,
    });
  }

  focus(tab: Tab) {
    tab.focus();
  }

  reload(tab: Tab) {
    tab.open();
  }

  /** Returns the person of the browser's token. */
  async owner(): Promise<string | null> {
    const token = this.browser.cookies.get(COOKIES.token);
    const found = token && await findSession(this.world.db, hashToken(token), this.clock.now);
    return found ? found.session.person._id : null;
  }

  async check(): Promise<void> {
    // Each window checks twice, as its first check may find that the session is over.
    for (let i = 0; i < 2; i++) {
      for (const tab of this.tabs) {
        tab.focus();
        void tab.page.app.askText("{ cUser { name } }", {}, { background: true });
        await this.browser.settle();
      }
    }
    const owner = await this.owner();
    assert.deepEqual(this.tabs.map(({ page }) => page.person?._id ?? null), this.tabs.map(() => owner));
    for (const { note, actor, person } of this.writes) {
      const rows = await this.world.db.read.selectFrom("orders as o").innerJoin(
        "audit_events as a",
        "a.entity_id",
        "o._id",
      )
        .select(["a.actor_id", "a.acting_for"]).where("o.note", "=", note).execute();
      assert.ok(rows.length <= 1, "written once at most");
      for (const row of rows) {
        const wanted = { actor_id: actor, acting_for: actor === person ? null : person };
        assert.deepEqual({ ...row }, wanted, note);
      }
    }
  }

  close() {
    for (const { page } of this.tabs) page.session.stop();
  }
}

async function addStaff(world: World): Promise<void> {
  await addPerson(world.db, { _id: "daniel", name: "daniel", role: "root", groups: ["root"] });
  await addPerson(world.db, { _id: "beatriz", name: "beatriz", role: "root", groups: ["accounting"] });
}

Deno.test(`security S8 over ${SCHEDULES} schedules of 2 to 4 windows none shows or writes as the wrong person`, async () => {
  const load = await bundle();
  await stop();
  await withDatabase(async (db) => {
    const world = await makeWorld(db);
    await addStaff(world);
    const clock = { now: NOW };
    await using api: TestApp = testApp(db, { now: () => clock.now });
    let [written, shown] = [0, 0];
    await fc.assert(
      fc.asyncProperty(schedule, async ({ tabs, steps }) => {
        // An hour refills the throttles.
        clock.now += 3_600;
        const run = new Run(world, new Browser(load, api), tabs, clock);
        try {
          await run["sign in"](run.tabs[0]!, steps.length);
          await run.browser.settle();
          for (const each of steps) await run.take(each);
          await run.check();
          written += run.writes.length;
          shown += run.tabs.filter(({ page }) => page.person).length;
        } finally {
          run.close();
        }
      }),
      { seed: SEED, numRuns: SCHEDULES },
    );
    // Many schedules must write and show something, or the test would prove nothing.
    assert.ok(written > SCHEDULES && shown > SCHEDULES / 2, JSON.stringify({ written, shown }));
  });
});
