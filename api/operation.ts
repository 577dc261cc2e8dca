export interface Operation<Variables, Data> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}

export type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
