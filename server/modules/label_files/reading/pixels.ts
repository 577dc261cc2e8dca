/** A picture as its points, row by row without gaps: grey, or red, green and blue, or these and alpha; eight bits each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array;
}
