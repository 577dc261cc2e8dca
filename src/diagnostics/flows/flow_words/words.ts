/** What support staff read of a flow: in plain words, for somebody who is on the phone with the person. */

export interface PlainWords {
  /** At most 32 characters: it stands in a box of the chart. */
  readonly title: string;
  /** What the person has on the screen now, or sees happen. */
  readonly sees: string;
  /** What to tell the person to do. */
  readonly try: string;
}

export interface FlowWords {
  /** At most 40 characters. */
  readonly title: string;
  /** One sentence: what the flow is there for. */
  readonly purpose: string;
  /** By path, `ready.choosing`: every state but the machine itself. */
  readonly states: Readonly<Record<string, PlainWords>>;
  /** By type: every event that a state listens to. */
  readonly events: Readonly<Record<string, PlainWords>>;
  /** By the name on the chart: the condition as a statement that is true when the way is open. At most 40 characters. */
  readonly guards: Readonly<Record<string, string>>;
  /** What the flow has done for it, as a verb: "Ask the server for the people". At most 32 characters. */
  readonly actors: Readonly<Record<string, string>>;
  /** Named waits: "after an hour". At most 32 characters. */
  readonly delays: Readonly<Record<string, string>>;
}

/** By the flow's file name: one part for each language, loaded with the first chart. */
export type AllFlowWords = Readonly<Record<string, FlowWords>>;
