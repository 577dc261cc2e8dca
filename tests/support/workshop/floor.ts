/** Makes a workshop with a station for each step, and its people. */
import { commandCode } from "../../../api/codes/commands.ts";
import type { ScanAnswer, ScanInput } from "../../../api/generated/schema.ts";
import { WORK_STEPS } from "../../../api/steps.ts";
import type { StationsTable } from "../../../server/db/tables.ts";
import { scan } from "../../../server/modules/workshop/units/scan.ts";
import { runMutation } from "../../../server/mutate.ts";
import { withDatabase } from "../server/database.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";

export const PASS = commandCode("pass");
export const UNDO = commandCode("undo");
export const REASON_1 = commandCode("reason", 1);
export const MAIN = "019ab000-0000-7000-8000-000000000001";
const ROLES: Readonly<Record<string, Name>> = {
  qc: "order_qc",
  cutting: "cutting",
  print: "printer",
  sewing: "sewer",
  final_qc: "order_qc",
  pack: "packager",
};

export const stationRow = ({ code, step }: Pick<StationsTable, "code" | "step">): StationsTable => ({
  _id: `station-${code}`,
  location_id: MAIN,
  code,
  step,
  name: code,
  label_printer_id: null,
  slip_printer_id: null,
  paper_printer_id: null,
  auto_pass: step === "cutting" ? 1 : 0,
  photo: 0,
  sheet_w_mm: 558,
  search_text: code,
  created_at: 1,
  updated_at: 1,
  version: 1,
});

export class Floor {
  #keys = 0;
  constructor(readonly world: World) {}

  static async open(world: World): Promise<Floor> {
    const rows = WORK_STEPS.map(({ key }, index) => stationRow({ code: `ST-00000${index + 1}`, step: key }));
    const route = JSON.stringify(WORK_STEPS.map(({ key }) => key));
    await world.db.write(async (tx) => {
      await tx.insertInto("stations").values(rows).execute();
      await tx.updateTable("products").set({ route }).execute();
    });
    return new Floor(world);
  }

  async addStation(of: Pick<StationsTable, "code" | "step">): Promise<void> {
    await this.world.db.write((tx) => tx.insertInto("stations").values(stationRow(of)).execute());
  }

  codeOf = (step: string) => `ST-00000${WORK_STEPS.findIndex(({ key }) => key === step) + 1}`;

  async send(
    step: string,
    codes: readonly (string | ScanInput)[],
    { who = ROLES[step]!, device = "tablet", station = this.codeOf(step), actor }: {
      readonly who?: Name;
      readonly device?: string;
      readonly station?: string;
      /** The person who acts as `who`. */
      readonly actor?: Name;
    } = {},
  ) {
    const scans = codes.map((code) =>
      typeof code === "string" ? { key: `scan-key-${this.#keys++}`, code } : code
    );
    const args = { station, device, scans };
    const context = this.world.as(who);
    const session = { ...context.session, actor: this.world.as(actor ?? who).session.person };
    return await runMutation("scan", scan, args as never, { ...context, session }) as readonly ScanAnswer[];
  }
}

export const answerSummaries = (answers: readonly ScanAnswer[]) =>
  answers.map((
    { outcome, code, unit },
  ) => [outcome, code, unit?.print_status ?? "", unit?.work_status ?? ""]);

export const inFloor = (work: (floor: Floor, order: string, tickets: readonly string[]) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const floor = await Floor.open(world);
    const order = await world.order({}, ["order.submit", "order.pay"]);
    const units = await db.read.selectFrom("units").select("code").orderBy("seq").execute();
    await work(floor, order, units.map(({ code }) => code));
  });
