/** Support staff read these words while on the phone with the person. */

export interface PlainWords {
  /** At most 32 characters: it is in a box of the chart. */
  readonly title: string;
  /** The person's screen now, or the event that they see. */
  readonly sees: string;
  /** Advice for the person. */
  readonly try: string;
}

export interface FlowWords {
  /** At most 40 characters. */
  readonly title: string;
  readonly purpose: string;
  /** By path, `ready.choosing`: every state but the machine itself. */
  readonly states: Readonly<Record<string, PlainWords>>;
  readonly events: Readonly<Record<string, PlainWords>>;
  /** By the name on the chart: a statement that is true when the way is open. At most 40 characters. */
  readonly guards: Readonly<Record<string, string>>;
  /** A command: "Load the people". At most 32 characters. */
  readonly actors: Readonly<Record<string, string>>;
  /** Named waits: "after an hour". At most 32 characters. */
  readonly delays: Readonly<Record<string, string>>;
}

export type AllFlowWords = Readonly<Record<string, FlowWords>>;
