/** The reader of the picture explains these faults to people. */
export type PngFaultCode =
  | "damaged"
  | "cutOff"
  /** More or fewer points than its header says. */
  | "moreRows"
  | "fewerRows"
  | "tooComplex";

export class PngFault extends Error {
  constructor(readonly code: PngFaultCode) {
    super(`The PNG cannot be read: ${code}`);
    this.name = "PngFault";
  }
}
