/** A document's text with the types of its variables and of its `data`. Those of `api/operations` are generated. */
export interface Operation<Variables, Data> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}
