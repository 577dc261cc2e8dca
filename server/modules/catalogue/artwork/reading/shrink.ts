/** Shrinks a picture row by row as it is read. Four samples for each pixel are enough for a screen. */
export interface Small {
  readonly width: number;
  readonly height: number;
  readonly channels: 4;
  readonly data: Uint8Array;
}

export function sizeWithin(width: number, height: number, most: number) {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the two sampled coordinates of each pixel, in pixels of the large picture. */
function sampledPoints(large: number, small: number): Uint32Array {
  return Uint32Array.from(
    { length: 2 * small },
    (_, at) => Math.min(large - 1, Math.floor((at + 0.5) * large / (2 * small))),
  );
}

export class Shrinker {
  readonly small: Small;
  readonly #across: Uint32Array;
  readonly #down: Uint32Array;
  readonly #sums: Uint32Array;
  #next = 0;

  constructor(width: number, height: number, most: number) {
    const size = sizeWithin(width, height, most);
    this.small = { ...size, channels: 4, data: new Uint8Array(size.width * size.height * 4) };
    this.#across = sampledPoints(width, size.width);
    this.#down = sampledPoints(height, size.height);
    this.#sums = new Uint32Array(size.width * 4);
  }

  row(points: Uint8Array, y: number): void {
    // In a small picture both samples can be of the same row.
    while (this.#next < this.#down.length && this.#down[this.#next] === y) {
      this.#add(points);
      if (this.#next % 2 === 1) this.#write(this.#next >> 1);
      this.#next++;
    }
  }

  #add(points: Uint8Array): void {
    const [sums, across] = [this.#sums, this.#across];
    for (let at = 0; at < across.length; at++) {
      const from = across[at]! * 4;
      const alpha = points[from + 3]!;
      if (alpha === 0) continue;
      const to = (at >> 1) * 4;
      sums[to]! += points[from]! * alpha;
      sums[to + 1]! += points[from + 1]! * alpha;
      sums[to + 2]! += points[from + 2]! * alpha;
      sums[to + 3]! += alpha;
    }
  }

  #write(y: number): void {
    const { width, data } = this.small;
    const sums = this.#sums;
    for (let at = 0, to = y * width * 4; at < sums.length; at += 4, to += 4) {
      const alpha = sums[at + 3]!;
      if (alpha === 0) continue;
      data[to] = sums[at]! / alpha;
      data[to + 1] = sums[at + 1]! / alpha;
      data[to + 2] = sums[at + 2]! / alpha;
      data[to + 3] = alpha >> 2;
    }
    sums.fill(0);
  }
}

export function shrinkPicture({ width, height, data }: Small, most: number): Small {
  const shrinking = new Shrinker(width, height, most);
  for (let y = 0; y < height; y++) {
    shrinking.row(data.subarray(y * width * 4, (y + 1) * width * 4), y);
  }
  return shrinking.small;
}
