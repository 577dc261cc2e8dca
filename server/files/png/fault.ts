/** Codes of faults, which the callers explain to people. */
export type PngFaultCode =
  | "damaged"
  | "cutOff"
  /** The picture has more or fewer pixels than its header says. */
  | "moreRows"
  | "fewerRows"
  | "tooComplex";

export class PngFault extends Error {
  constructor(readonly code: PngFaultCode) {
    super(`The PNG cannot be read: ${code}`);
    this.name = "PngFault";
  }
}
