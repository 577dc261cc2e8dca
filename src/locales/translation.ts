/** The shape of a translation: English decides which keys there are, so a missing one does not compile. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>;
};
