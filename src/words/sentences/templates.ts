/** Makes the sentences that every kind of record has from its noun. Each language defines the templates once. */

/** Forms of a noun by number, with the names of plural rules. */
export interface NounForms {
  readonly one: string;
  readonly other: string;
}

type Sentence<Noun> = (noun: Noun) => string;

export interface Templates<Noun> {
  readonly make: Sentence<Noun>;
  readonly made: Sentence<Noun>;
  readonly edit: Sentence<Noun>;
  readonly save: Sentence<Noun>;
  readonly saved: Sentence<Noun>;
  readonly trash: Sentence<Noun>;
  readonly trashAsk: Sentence<Noun>;
  /** Sentence after the question and the list of what else is deleted. */
  readonly isFinal: string;
  readonly trashed: Sentence<Noun>;
  readonly missingTitle: Sentence<Noun>;
  readonly missingText: Sentence<Noun>;
  readonly failedTitle: Sentence<Noun>;
  /** Label of the button above a list. */
  readonly new: Sentence<Noun>;
  /** Name of a change in the audit log. */
  readonly wasSaved: Sentence<Noun>;
  readonly wasCreated: Sentence<Noun>;
  readonly wasDeleted: Sentence<Noun>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function sentencesBy<Noun extends NounForms>(say: Templates<Noun>) {
  const loading = (noun: Noun) => ({
    noun: { one: noun.one, other: noun.other },
    missingTitle: say.missingTitle(noun),
    missingText: say.missingText(noun),
    failedTitle: say.failedTitle(noun),
  });
  const saving = (noun: Noun) => ({
    make: say.make(noun),
    made: say.made(noun),
    edit: say.edit(noun),
    save: say.save(noun),
    saved: say.saved(noun),
  });
  const deleting = (noun: Noun, effect?: string) => ({
    trash: say.trash(noun),
    trashAsk: [say.trashAsk(noun), effect, say.isFinal].filter(Boolean).join(" "),
    trashed: say.trashed(noun),
  });
  return {
    /** Sentences about a record that is only read. */
    loading,
    saving,
    /** Sentences about deleting; `effect` says what else is deleted. */
    deleting,
    /** Sentences about a record that is created, changed and deleted. */
    record: (noun: Noun, effect?: string) => ({
      ...loading(noun),
      ...saving(noun),
      ...deleting(noun, effect),
    }),
    newOne: (noun: Noun) => say.new(noun),
    wasSaved: (noun: Noun) => capital(say.wasSaved(noun)),
    wasCreated: (noun: Noun) => capital(say.wasCreated(noun)),
    wasDeleted: (noun: Noun) => capital(say.wasDeleted(noun)),
    /** Title of a record, or of a list of records. */
    one: (noun: Noun) => capital(noun.one),
    all: (noun: Noun) => capital(noun.other),
  };
}
