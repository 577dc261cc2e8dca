/** Fixed values of flights: providers, customs entries, and the steps that become tracking events. */
import type { TrackedStatus } from "../shipping/tracking.ts";

export const FLIGHT_PROVIDERS = ["ibci", "general"] as const;
export type FlightProvider = (typeof FLIGHT_PROVIDERS)[number];
export const isFlightProvider = (code: string): code is FlightProvider =>
  (FLIGHT_PROVIDERS as readonly string[]).includes(code);

/** Types of entry at customs: formal and informal. */
export const ENTRY_TYPES = ["01", "11"] as const;

/** Maximum numbers: packages of a flight and its manifest, packages with problems that are named, and boxes offered for a flight. */
export const MAX_FLIGHT_PACKAGES = 10_000;
export const MAX_FLIGHT_PROBLEMS = 200;
export const MAX_LOADABLE_BOXES = 100;

/** The status in which boxes are loaded and unloaded. */
export const LOADING_FLIGHT = "Processing";
/** Statuses in which the gateway receives boxes. */
export const LANDING_FLIGHTS: readonly string[] = [
  "Departed",
  "Arrived",
  "Customs Hold",
  "Cleared",
  "Injected",
];
/** Final statuses: the waybill of such a flight can be used again. */
export const ENDED_FLIGHTS = ["Completed", "Cancelled"] as const;
export const SENT_FLIGHTS = [
  "Manifest Sent",
  "Departed",
  "Arrived",
  "Customs Hold",
  "Cleared",
  "Injected",
  "Completed",
] as const;

type StepPlace = "origin" | "gateway";

interface FlightStep {
  readonly status: TrackedStatus;
  readonly place: StepPlace;
}

/** The tracking event of each step, by the flight's status after it; Short is only for missing packages. */
export const FLIGHT_STEPS = {
  Departed: { status: "In Transit", place: "origin" },
  Arrived: { status: "In Transit", place: "gateway" },
  "Customs Hold": { status: "Customs", place: "gateway" },
  Cleared: { status: "In Transit", place: "gateway" },
  Injected: { status: "In Transit", place: "gateway" },
  Short: { status: "Exception", place: "gateway" },
} as const satisfies Readonly<Record<string, FlightStep>>;
export type FlightStepName = keyof typeof FLIGHT_STEPS;
export const isFlightStep = (name: string): name is FlightStepName => Object.hasOwn(FLIGHT_STEPS, name);

/** Seconds between a step and its tracking events. */
export const ANNOUNCE_AFTER_SECONDS = 120;

/** Returns the codes of packages in a text, separated by blanks, commas, semicolons or lines. */
export const packageCodesIn = (text: string): readonly string[] => [
  ...new Set(text.toUpperCase().split(/[\s,;]+/).filter((code) => code !== "")),
];
