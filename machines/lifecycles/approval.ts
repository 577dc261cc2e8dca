interface Payer {
  readonly context: Readonly<{ maker: boolean; small?: boolean }>;
}
type GuardArgs = { readonly context: Readonly<{ maker: boolean; checker: boolean; small?: boolean }> };

/** Guards for approval by two persons. `isSecond` and `isNotChecker` differ only in the reason of their refusal. */
export const APPROVAL_GUARDS = {
  isMaker: ({ context }: GuardArgs) => context.maker,
  isNotMaker: ({ context }: GuardArgs) => !context.maker,
  isNotChecker: ({ context }: GuardArgs) => !context.checker,
  isSecond: ({ context }: GuardArgs) => !context.checker,
  isOneEnough: ({ context }: Payer) => !context.maker || context.small === true,
};
