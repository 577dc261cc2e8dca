/**
 * Measures garments packed by scans at 20 stations, in turns with 20 people who move orders by hand on the same server and
 * database, each from the request to the answer.
 */
import { type Figure, median } from "../report.ts";
import { measureClients, openApp } from "../steps.ts";
import { type ClientCalls, makeGround, movesOf, packsOf } from "../steps/ground.ts";

const CLIENTS = 20;
/**
 * Requests of each client before the first measured one, and in one turn. Both are even, because each held order is released
 * by the next request.
 */
const [WARM, TURN] = [16, 10];
const TURNS = 4;

export async function packFigures(): Promise<readonly Figure[]> {
  const each = WARM + TURN * TURNS;
  let moves: readonly ClientCalls[] = [];
  await using ground = await makeGround("sqlite", async (db) => {
    moves = await movesOf(db, CLIENTS, each);
    return await packsOf(db, CLIENTS, each);
  });
  const { app, ask } = await openApp(ground);
  const part = (all: readonly ClientCalls[], from: number, count: number) =>
    all.map((some) => some.slice(from, from + count));
  await measureClients(part(ground.calls, 0, WARM), ask);
  await measureClients(part(moves, 0, WARM), ask);
  const [packed, moved]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    const from = WARM + turn * TURN;
    packed.push(await measureClients(part(ground.calls, from, TURN), ask) / (TURN * CLIENTS));
    moved.push(await measureClients(part(moves, from, TURN), ask) / (TURN * CLIENTS));
  }
  await app.close();
  const unit = "ms";
  return [{
    ...{ name: `a garment packed, ${CLIENTS} stations at once`, unit, goal: "<= 1.5x" },
    ...{ ours: median(packed), base: median(moved) },
  }];
}
