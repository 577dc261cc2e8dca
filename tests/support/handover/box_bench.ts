/** Makes a box station with packed packages, operated by scans alone. */
import type { ScanAnswer, ScanInput } from "../../../api/generated/schema.ts";
import { scan } from "../../../server/modules/workshop/units/scan.ts";
import { runMutation } from "../../../server/mutate.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";
import { withDatabase } from "../server/database.ts";
import { MAIN, stationRow } from "../workshop/floor.ts";
import { BoxWorld } from "./box_world.ts";

export const STATION = "ST-000021";
let keys = 0;

export interface BenchPlace {
  readonly who?: Name;
  readonly device?: string;
  readonly station?: string;
  readonly now?: number;
}

export class BoxBench extends BoxWorld {
  static async open(world: World): Promise<BoxBench> {
    const bench = new BoxBench(world);
    await bench.addStation(STATION, MAIN);
    await world.topUp("anna", 1_000_000);
    return bench;
  }

  async addStation(code: string, location_id: string): Promise<void> {
    const row = { ...stationRow({ code, step: "box" }), location_id };
    await this.world.db.write((tx) => tx.insertInto("stations").values(row).execute());
  }

  /** Returns the code of a packed package and the number of its label. */
  async packedCode(draft: Parameters<World["order"]>[0] = {}) {
    const made = await this.packed(draft);
    const row = await this.world.db.read.selectFrom("packages").select(["code", "tracking_number"])
      .where("_id", "=", made.pkg).executeTakeFirstOrThrow();
    return { ...made, ...row };
  }

  async send(scans: readonly ScanInput[], place: BenchPlace = {}): Promise<readonly ScanAnswer[]> {
    const { who = "packager", device = "tablet", station = STATION, now } = place;
    const context = this.world.as(who, now === undefined ? {} : { now: () => now });
    return await runMutation("scan", scan, { station, device, scans } as never, context) as ScanAnswer[];
  }

  async scan(code: string, into = "", more: Partial<ScanInput> = {}, place: BenchPlace = {}) {
    const [answer] = await this.send([scanOf(code, into, more)], place);
    if (!answer) throw new Error("Expected an answer to the scan");
    return answer;
  }

  /** Makes a new box by a scan, and returns its code. */
  async newBox(): Promise<string> {
    return (await this.scan("CMD-NBX")).box?.code ?? "";
  }
}

export const scanOf = (code: string, into = "", more: Partial<ScanInput> = {}): ScanInput => ({
  key: `box-scan-key-${keys++}`,
  code,
  ...into && { into },
  ...more,
});

export const atBoxes = (work: (bench: BoxBench) => Promise<void>) =>
  withDatabase(async (db) => await work(await BoxBench.open(await makeWorld(db))));

/** Returns the verdict, and the box that it concerns. */
export const verdictOf = ({ outcome, code, event, box }: ScanAnswer): readonly unknown[] => [
  outcome,
  code || event,
  box ? `${box.code} ${box.packages_count}` : "",
];
