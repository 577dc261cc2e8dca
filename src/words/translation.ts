/** The type of a translation: it has the keys of English, so that a missing key does not compile. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>;
};

/** Merges the types of two trees of words: those of the first screen, and those of screens that open later. */
export type Both<Some, Others> =
  & { readonly [Key in keyof Some]: Key extends keyof Others ? Both<Some[Key], Others[Key]> : Some[Key] }
  & { readonly [Key in Exclude<keyof Others, keyof Some>]: Others[Key] };
