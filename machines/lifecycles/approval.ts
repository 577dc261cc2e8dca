interface Payer {
  readonly context: Readonly<{ maker: boolean; small?: boolean }>;
}
type GuardArgs = { readonly context: Readonly<{ maker: boolean; checker: boolean; small?: boolean }> };

/** `isSecond` and `isNotChecker` refuse with different reasons. */
export const APPROVAL_GUARDS = {
  isMaker: ({ context }: GuardArgs) => context.maker,
  isNotMaker: ({ context }: GuardArgs) => !context.maker,
  isNotChecker: ({ context }: GuardArgs) => !context.checker,
  isSecond: ({ context }: GuardArgs) => !context.checker,
  isOneEnough: ({ context }: Payer) => !context.maker || context.small === true,
};
