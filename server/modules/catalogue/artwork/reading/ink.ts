/** Measures the printed part of a picture, row by row: its bounding box, and its share of translucent pixels. */
import type { Box } from "../../../../../api/catalogue/artwork.ts";

export class Ink {
  #seen = 0;
  #semi = 0;
  #clear = 0;
  #left: number;
  #right = -1;
  #top = -1;
  #bottom = -1;

  constructor(width: number) {
    this.#left = width;
  }

  /** @param points pixels of a row, each as alpha, blue, green and red from the highest bits down */
  row(points: Uint32Array, y: number): void {
    const { length } = points;
    let first = 0;
    while (first < length && points[first]! < 0x0100_0000) first++;
    if (first === length) {
      this.#clear += length;
      return;
    }
    let last = length - 1;
    while (points[last]! < 0x0100_0000) last--;
    let [seen, semi] = [0, 0];
    for (let x = first; x <= last; x++) {
      const point = points[x]!;
      if (point >= 0xff00_0000) seen++;
      else if (point >= 0x0100_0000) semi++;
    }
    this.#seen += seen + semi;
    this.#semi += semi;
    this.#clear += length - seen - semi;
    if (first < this.#left) this.#left = first;
    if (last > this.#right) this.#right = last;
    if (this.#top < 0) this.#top = y;
    this.#bottom = y;
  }

  get isEmpty(): boolean {
    return this.#seen === 0;
  }

  get hasAlpha(): boolean {
    return this.#semi + this.#clear > 0;
  }

  /** Returns the translucent share of the printed pixels in parts per million. */
  get semiPpm(): number {
    return this.#seen === 0 ? 0 : Math.round(this.#semi / this.#seen * 1e6);
  }

  get box(): Box {
    return {
      x: this.#left,
      y: this.#top,
      w: this.#right - this.#left + 1,
      h: this.#bottom - this.#top + 1,
    };
  }
}
