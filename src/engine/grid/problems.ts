export interface CellProblem {
  readonly _id: string;
  readonly key: string;
  readonly text: string;
}
