/** The shape of a translation: English decides which keys there are, so a missing one does not compile. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>;
};

/** Two trees of words as one: those of the first screen and those of what opens later. */
export type Both<Some, Others> =
  & { readonly [Key in keyof Some]: Key extends keyof Others ? Both<Some[Key], Others[Key]> : Some[Key] }
  & { readonly [Key in Exclude<keyof Others, keyof Some>]: Others[Key] };
