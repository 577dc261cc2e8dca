export interface Operation<Variables, Data> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}
