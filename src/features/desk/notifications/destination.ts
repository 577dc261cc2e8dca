/** Links in notifications lead only to screens that the person may see. Source: docs/requirements.md S2.44. */
import type { Person } from "../../../../api/access.ts";
import { safePath } from "../../../../api/paths.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { addressOf, type Pointer } from "../../../../resources/desk/notification_address.ts";

export const destinationOfNotification = (pointer: Pointer, person: Person): string | null =>
  destinationOf(addressOf(pointer), person);

/** Matches paths of picture files without a segment that begins with a dot. */
const PICTURE = /^(?:\/[\w-][\w.-]*)+\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/** Accepts only pictures of this app, so that the browser requests nothing from other hosts. */
export const pictureOf = (image: string): string | null => PICTURE.test(image) ? safePath(image) : null;
