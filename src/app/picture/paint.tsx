/** Draws a list or screen before the app is loaded; uncertain cases are left to the app. Source: docs/adr/0029. */
import { lazy, type ReactNode, Suspense } from "react";
import type { Me } from "../../../machines/people/session.ts";
import type { Row } from "../../../machines/rows.ts";
import { allows } from "../../../api/access.ts";
import { appearanceOf } from "../../../api/people/customizer.ts";
import type { View } from "../../../resources/view.ts";
import { registerFeatures } from "../../engine/features.ts";
import { addedKinds } from "../../engine/list/table/cells.tsx";
import { hasFieldWords } from "../../engine/field_words.ts";
import { readConfig, setConfig } from "../../lib/config.ts";
import type { Picture } from "../../lib/early_requests.ts";
import { direction } from "../../lib/i18n.ts";
import { beginTakeOver } from "../../lib/take_over.ts";
import { holdNow } from "../../lib/now.ts";
import { PersonContext } from "../../lib/person.ts";
import { draw } from "./draw.ts";
import { FramePicture, isDrawable } from "./frame_picture.tsx";
import { holdEvents } from "./hold.ts";
import { ListPicture, type ListShown } from "./list_picture.tsx";
import type { DrawScreen, PictureInput } from "./screen.ts";
import { setDir } from "./stand_ins/fluent.ts";

export interface FirstAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: unknown;
}

type ListRequest = Omit<ListShown, "rows">;

function personIn({ data, errors }: FirstAnswer): Me | null {
  const person = data?.["cUser"] as Me | null | undefined;
  return !errors && person && !person.acting && isDrawable(appearanceOf(person.customizer)) ? person : null;
}

/** Returns the rows of the answer, or null if the app has to draw the list. */
function rowsIn({ resource }: ListRequest, person: Me, { data }: FirstAnswer): readonly Row[] | null {
  const rows = data?.[resource.query];
  const views = (data?.["views"] ?? []) as readonly View[];
  if (!allows(resource.rule, person)) return null;
  if (!Array.isArray(rows) || rows.length === 0 || !hasFieldWords(resource)) return null;
  // Without a query this address opens the default view of the person's role, whose rows differ.
  const isBare = location.search === "" && location.pathname === resource.path;
  return isBare && views.some(({ default_role }) => default_role === person.role) ? null : rows;
}

const laterCell = lazy(() => Promise.reject());

function drawPicture(
  answer: FirstAnswer,
  configText: string,
  of: Pick<Picture, "list" | "isReplaced">,
  screenOf: (seen: PictureInput) => unknown,
): Picture | null {
  const root = document.getElementById("root");
  const config = readConfig(configText);
  const person = personIn(answer);
  if (!root || root.hasChildNodes() || !config || !person) return null;
  const appearance = appearanceOf(person.customizer);
  const { direction: dir } = appearance;
  const now = Math.floor(Date.now() / 1000);
  setConfig(config);
  holdNow(now);
  beginTakeOver();
  setDir(dir);
  direction.value = dir;
  const screen = screenOf({ person, now, configText, direction: dir, data: answer.data ?? {} });
  if (!screen) return null;
  const drawn = document.createDocumentFragment();
  draw(
    <PersonContext value={person}>
      <FramePicture person={person} path={location.pathname}>
        <Suspense>{screen as ReactNode}</Suspense>
      </FramePicture>
    </PersonContext>,
    drawn,
  );
  if (!of.isReplaced && !drawn.querySelector("[data-id]")) return null;
  Object.assign(document.documentElement, { lang: "en", dir });
  document.documentElement.style.colorScheme = appearance.theme === "dark" ? "dark" : "light";
  root.append(drawn);
  return {
    ...of,
    personId: person._id,
    address: location.pathname + location.search,
    now,
    release: holdEvents(root),
  };
}

export const paint = (request: ListRequest, answer: FirstAnswer, configText: string): Picture | null =>
  drawPicture(answer, configText, { list: request.resource.id }, ({ person }) => {
    const rows = rowsIn(request, person, answer);
    registerFeatures([{ cells: Object.fromEntries(addedKinds().map((kind) => [kind, laterCell])) }]);
    return rows && <ListPicture {...request} rows={rows} />;
  });

export const paintScreen = (drawn: DrawScreen, answer: FirstAnswer, configText: string): Picture | null =>
  drawPicture(answer, configText, { list: "", isReplaced: true }, drawn);
