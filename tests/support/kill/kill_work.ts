/** Buys labels, moves many orders by a job and runs an export, in a process that is killed meanwhile. */
import assert from "node:assert/strict";
import type { Database } from "../../../server/db/database.ts";
import { sealedAddress } from "../../../server/modules/desk/integrations/address.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import type { Easypost } from "../shipping/easypost.ts";
import { paidPackage } from "../shipping/label_world.ts";
import { post } from "../server/steady.ts";
import type { World } from "../orders/world.ts";

const BUY =
  `mutation ($ids: [ID!]!) { movePackage(ids: $ids, event: "label.buy", params: {}) { ok reason { code } } }`;
const JOB = "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }";

export class KillWork {
  readonly #key = makeSecretKey();
  readonly #versions = new Map<string, number>();
  #jobs: readonly string[] = [];

  private constructor(
    readonly db: Database,
    readonly stub: Easypost,
    readonly packages: readonly string[],
    readonly orders: readonly string[],
  ) {}

  /** @param world a world whose labels EasyPost sells: see labelWorld */
  static async make(world: World, stub: Easypost, labels: number, orders: number): Promise<KillWork> {
    const [packages, held]: string[][] = [[], []];
    for (let made = 0; made < labels; made++) packages!.push(await paidPackage(world));
    for (let made = 0; made < orders; made++) held!.push(await world.order({}, ["order.submit"]));
    const work = new KillWork(world.db, stub, packages!, held!);
    const address = `http://EZTK-good@${new URL(stub.base).host}/v2`;
    const columns = sealedAddress("easypost-1", address, readKeyring(work.#key));
    await world.db.write((tx) => tx.updateTable("integrations").set(columns).execute());
    const rows = await work.#heldOrders();
    for (const { _id, version } of rows) work.#versions.set(_id, version);
    return work;
  }

  get env(): Readonly<Record<string, string>> {
    return { SECRET_KEY: this.#key, EGRESS_ALLOW: this.stub.host };
  }

  async begin(api: string, token: string): Promise<void> {
    const make = async (params: object) => {
      const answer = await askApi(api, token, JOB, { params: { resource: "orders", ...params } });
      return (JSON.parse(answer) as { data: { makeJob: { _id: string } } }).data.makeJob._id;
    };
    const params = { reason: "x" };
    this.#jobs = [
      await make({ kind: "orders.move", ids: this.orders, event: "order.hold", params }),
      await make({ kind: "list.export", filters: {}, columns: ["code"] }),
    ];
    await askApi(api, token, BUY, { ids: this.packages });
  }

  get isBuying(): boolean {
    return this.stub.calls.some((call) => call.endsWith("/buy"));
  }

  async isDone(): Promise<boolean> {
    const { read } = this.db;
    const labels = await read.selectFrom("labels").select("status")
      .where("package_id", "in", this.packages).execute();
    const jobs = await read.selectFrom("jobs").select("status").where("_id", "in", this.#jobs).execute();
    assert.ok(jobs.every(({ status }) => status !== "Failed"), JSON.stringify(jobs));
    return labels.every(({ status }) => status === "Live") && jobs.every(({ status }) => status === "Done");
  }

  /** Asserts that each label was bought once, each order was moved once, and the export has every order once. */
  async assertOnce(api: string, token: string): Promise<void> {
    const { read } = this.db;
    const labels = await read.selectFrom("labels").select(["_id", "number"])
      .where("package_id", "in", this.packages).execute();
    const bought = [...this.stub.shipments.values()].filter((shipment) => shipment.bought !== null);
    assert.deepEqual(
      bought.map(({ reference, bought: number }) => `${reference} ${number}`).toSorted(),
      labels.map(({ _id, number }) => `${_id} ${number}`).toSorted(),
      "each label is bought once, and it is the one that is known here",
    );
    assert.equal(labels.length, this.packages.length);
    const held = await this.#heldOrders();
    assert.deepEqual(
      held.map(({ _id, version, status }) => `${_id} ${version} ${status}`).toSorted(),
      this.orders.map((_id) => `${_id} ${this.#versions.get(_id)! + 1} On Hold`).toSorted(),
    );
    const audits = await read.selectFrom("audit_events").select("entity_id").where(
      "action",
      "=",
      "order.hold",
    )
      .execute();
    assert.deepEqual(audits.map(({ entity_id }) => entity_id).toSorted(), this.orders.toSorted());
    const headers = { authorization: `Bearer ${token}` };
    const file = await (await fetch(`${api}/jobs/file?job=${this.#jobs[1]}`, { headers })).text();
    const codes = file.trimEnd().split("\r\n").slice(1);
    assert.equal(new Set(codes).size, codes.length, "an order that was exported twice");
    const known = await read.selectFrom("orders").select("code").where("_id", "in", this.orders).execute();
    assert.ok(known.every(({ code }) => codes.includes(code)), "an order that is not in the export");
  }

  #heldOrders() {
    return this.db.read.selectFrom("orders").select(["_id", "version", "status"])
      .where("_id", "in", this.orders).execute();
  }
}

async function askApi(api: string, token: string, query: string, variables: object): Promise<string> {
  const { status, text } = await post(api, token, { query, variables });
  assert.ok(status === 200 && !text.includes('"errors"') && !text.includes('"ok":false'), text);
  return text;
}
