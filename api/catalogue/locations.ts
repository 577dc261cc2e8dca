/** Source: docs/requirements.md S2.26. */

export const LOCATION_TYPES = ["factory", "warehouse", "hub", "gateway", "return"] as const;

/** Steps of the workshop, in the order that every route keeps. */
export const STEPS = ["qc", "cutting", "print", "sewing", "final_qc", "pack"] as const;

export const METHODS = ["dtg", "dtf", "sublimation", "embroidery"] as const;

export const WORKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** Two in the afternoon: in most places, carriers still collect a package on the day if it is ready by then. */
export const CUT_OFF_MIN = 14 * 60;

/** Maximum number of holidays of a location. Reason: ten years with twenty each. */
export const MAX_HOLIDAYS = 200;
