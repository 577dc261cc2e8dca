/** Ids and running numbers of demo rows: shaped like the real ones, but from the seed. */
import { type CodeName, codeOf } from "../../api/codes/running.ts";
import type { Random } from "./random.ts";

/** Makes UUIDv7-shaped ids: the time leads, so they sort by age. `at` is unix seconds. */
export function idMaker(random: Random): (at: number) => string {
  const four = () => (0x10000 + random.below(0x10000)).toString(16).slice(1);
  const three = () => (0x1000 + random.below(0x1000)).toString(16).slice(1);
  return (at) => {
    const time = (at * 1000 + random.below(1000)).toString(16).padStart(12, "0");
    const variant = "89ab"[random.below(4)];
    return `${time.slice(0, 8)}-${
      time.slice(8)
    }-7${three()}-${variant}${three()}-${four()}${four()}${four()}`;
  };
}

/** Running codes: `PD-000001`, `PD-000002` … `next` is the number that comes after the last one given. */
export function codeMaker(name: CodeName) {
  let next = 1;
  return {
    take: () => codeOf(name, next++),
    get next() {
      return next;
    },
  };
}
