/**
 * Draws a list before the app is here: its own components, with the first answer. Whatever it is not sure of it leaves to
 * the app, which draws by itself then. Source: docs/adr/0029.
 */
import { lazy, Suspense } from "react";
import type { Me } from "../../../machines/session.ts";
import type { Row } from "../../../machines/rows.ts";
import { allows } from "../../../api/access.ts";
import { lookOf } from "../../../api/customizer.ts";
import type { View } from "../../../resources/view.ts";
import { registerFeatures } from "../../engine/features.ts";
import { addedKinds } from "../../engine/list/cells.tsx";
import { hasFieldWords } from "../../engine/field_words.ts";
import { readConfig, setConfig } from "../../lib/config.ts";
import type { Picture } from "../../lib/early.ts";
import { direction } from "../../lib/i18n.ts";
import { beginTakeOver } from "../../lib/later.ts";
import { holdNow } from "../../lib/now.ts";
import { PersonContext } from "../../lib/person.ts";
import { draw } from "./draw.ts";
import { FramePicture, isDrawable } from "./frame_picture.tsx";
import { holdEvents } from "./hold.ts";
import { ListPicture, type ListShown } from "./list_picture.tsx";
import { setDir } from "./stand_ins/fluent.ts";

/** The answer to the request that the list of an address sends. */
export interface FirstAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: unknown;
}

type Asked = Omit<ListShown, "rows">;

/** Whom and what to draw; null where the app is to draw. */
function readAnswer({ resource, said }: Asked, { data, errors }: FirstAnswer) {
  const person = data?.["cUser"] as Me | null | undefined;
  const rows = data?.[resource.query];
  const views = (data?.["views"] ?? []) as readonly View[];
  if (errors || !person || person.acting || !allows(resource.rule, person)) return null;
  if (!Array.isArray(rows) || rows.length === 0 || !hasFieldWords(resource)) return null;
  // The bare link leads this person to a view of their role.
  const isBare = location.search === "" && location.pathname === resource.path;
  if (isBare && views.some(({ default_role }) => default_role === person.role)) return null;
  if (!isDrawable(lookOf(person.customizer))) return null;
  return { person, rows: rows as readonly Row[], said };
}

const laterCell = lazy(() => Promise.reject());

export function paint(asked: Asked, answer: FirstAnswer, configText: string): Picture | null {
  const root = document.getElementById("root");
  const config = readConfig(configText);
  const read = readAnswer(asked, answer);
  // The app has begun by itself.
  if (!root || root.hasChildNodes() || !config || !read) return null;
  const { person, rows } = read;
  const look = lookOf(person.customizer);
  const now = Math.floor(Date.now() / 1000);
  setConfig(config);
  holdNow(now);
  beginTakeOver();
  setDir(look.direction);
  direction.value = look.direction;
  const drawn = document.createDocumentFragment();
  const screen = (
    <PersonContext value={person}>
      <FramePicture person={person} path={location.pathname}>
        <Suspense>
          <ListPicture {...asked} rows={rows} />
        </Suspense>
      </FramePicture>
    </PersonContext>
  );
  // What features draw comes with them.
  registerFeatures([{ cells: Object.fromEntries(addedKinds().map((kind) => [kind, laterCell])) }]);
  draw(screen, drawn);
  if (!drawn.querySelector("[data-id]")) return null;
  Object.assign(document.documentElement, { lang: "en", dir: look.direction });
  document.documentElement.style.colorScheme = look.theme === "dark" ? "dark" : "light";
  root.append(drawn);
  return {
    personId: person._id,
    list: asked.resource.id,
    address: location.pathname + location.search,
    now,
    release: holdEvents(root),
  };
}
