/**
 * Where a notification leads, and which of its images is shown. Both came as data: nothing but a screen that there is,
 * and that this person may see, is ever offered. Source: docs/requirements.md S2.44.
 */
import type { Person } from "../../../../api/access.ts";
import { safePath } from "../../../../api/paths.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { addressOf, type Pointer } from "../../../../resources/desk/notification_address.ts";

/** The address of a click; null where there is none, and it stays text. */
export const destinationOfNotification = (pointer: Pointer, person: Person): string | null =>
  destinationOf(addressOf(pointer), person);

/** Segments that begin with no dot, and the ending of a picture. */
const PICTURE = /^(?:\/[\w-][\w.-]*)+\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/** A picture of the app itself; null for any other: the browser asks nobody else for one. */
export const pictureOf = (image: string): string | null => PICTURE.test(image) ? safePath(image) : null;
