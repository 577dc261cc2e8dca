/** What of a grid's changes cannot be saved as it is: said beside the cells before anything is sent. */

export interface CellProblem {
  readonly _id: string;
  /** Of the column. */
  readonly key: string;
  readonly text: string;
}
