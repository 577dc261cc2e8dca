type Asked = { readonly context: Readonly<{ maker: boolean; checker: boolean; small?: boolean }> };

/** `isSecond` and `isNotChecker` differ in the reason that they refuse with. */
export const APPROVAL_GUARDS = {
  isMaker: ({ context }: Asked) => context.maker,
  isNotMaker: ({ context }: Asked) => !context.maker,
  isNotChecker: ({ context }: Asked) => !context.checker,
  isSecond: ({ context }: Asked) => !context.checker,
  isOneEnough: ({ context }: Asked) => !context.maker || context.small === true,
};
