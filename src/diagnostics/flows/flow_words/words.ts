/** The words of flows, which support staff read while they are on the phone with a person. */

export interface PlainWords {
  /** At most 32 characters, because it is in a box of the chart. */
  readonly title: string;
  /** Describes what the person sees on the screen in this state. */
  readonly sees: string;
  /** Advice for the person. */
  readonly try: string;
}

export interface FlowWords {
  /** At most 40 characters. */
  readonly title: string;
  readonly purpose: string;
  /** Words by path of the state (`ready.choosing`), for every state except the machine itself. */
  readonly states: Readonly<Record<string, PlainWords>>;
  readonly events: Readonly<Record<string, PlainWords>>;
  /** Statements by guard name, each true if the transition is open. At most 40 characters. */
  readonly guards: Readonly<Record<string, string>>;
  /** Commands by actor name: "Load the people". At most 32 characters. */
  readonly actors: Readonly<Record<string, string>>;
  /** Texts by delay name: "after an hour". At most 32 characters. */
  readonly delays: Readonly<Record<string, string>>;
}

export type AllFlowWords = Readonly<Record<string, FlowWords>>;
