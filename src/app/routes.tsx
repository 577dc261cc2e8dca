/** Derives every route from the resources; static segments take precedence. Source: docs/requirements.md S2.0, S6.7. */
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { allows, type Rule } from "../../api/access.ts";
import { newPath } from "../../resources/define.ts";
import { lists, pages, unlistedPages } from "../../resources/generated/heads.ts";
import type { ListHead } from "../../resources/heads.ts";
import { landingPath, refusalPath } from "../../resources/menu.ts";
import type { PageRoute as Screen } from "../../resources/pages.ts";
import { takesSegment } from "../../resources/url.ts";
import { allFeatures, registeredValue } from "../engine/features.ts";
import { groupOf } from "../lib/group.ts";
import { t } from "../lib/i18n.ts";
import { endTakeOver } from "../lib/take_over.ts";
import { lazyPart } from "../lib/lazy_part.tsx";
import { whenQuiet } from "../lib/when_quiet.ts";
import { ListPage } from "../engine/list/list_page.tsx";
import { useFrame } from "./shell/frame_context.ts";
import { allLists, useList } from "./lists.ts";
import { usePerson } from "../lib/person.ts";
import { PlainPage } from "../parts/plain_page.tsx";

/** Sorts paths so that a longer path is tried before a shorter one that also matches. */
const longestFirst = <Each extends { readonly path: string }>(
  screens: readonly Each[],
): readonly Each[] => screens.toSorted((one, other) => other.path.length - one.path.length);

const SCREENS: readonly Screen[] = longestFirst([...pages, ...unlistedPages]);
const LISTS = longestFirst(lists);

const NewEntity = lazyPart(() => import("../engine/form/new_entity.tsx"));

export function Routes() {
  useEffect(() => whenQuiet(() => void allLists.begin()), []);
  return (
    <Switch>
      <Route path="/">
        <Landing />
      </Route>
      {SCREENS.map(({ path, rule, isDeep }) => (
        <Route key={path} path={isDeep ? `${path}/*?` : path}>
          <Allowed rule={rule}>
            <PageRoute path={path} />
          </Allowed>
        </Route>
      ))}
      {lists.map(({ id, path, make }) =>
        make && (
          <Route key={newPath(path)} path={newPath(path)}>
            <Allowed rule={make}>
              <NewRoute list={id} />
            </Allowed>
          </Route>
        )
      )}
      {LISTS.map((head) => (
        <Route key={head.id} path={`${head.path}/:filter?/:_id?`}>
          {({ filter, _id }) => (
            <Allowed rule={head.rule}>
              <ListRoute list={head} filter={filter} recordId={_id} />
            </Allowed>
          )}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Landing() {
  const path = landingPath(usePerson());
  if (path) return <Redirect to={path} replace />;
  return <PlainPage isInside title={t("shell.page.nothingTitle")} text={t("shell.page.nothingText")} />;
}

function NotFound() {
  return <Led to="/404" />;
}

function Led({ to }: { readonly to: string }) {
  const [path] = useLocation();
  return <Redirect to={`${to}?from=${encodeURIComponent(path)}`} replace />;
}

/** Source: docs/requirements.md S6.7. */
function Allowed({ rule, children }: { readonly rule: Rule; readonly children: ReactNode }) {
  const person = usePerson();
  const frame = useFrame();
  if (allows(rule, person)) {
    return (
      <Suspense>
        {children}
        <TakenOver />
      </Suspense>
    );
  }
  return <Led to={refusalPath(frame === "horizontal")} />;
}

/** Ends the takeover of the picture. It is rendered after a screen, so when it mounts, the screen is mounted too. */
function TakenOver() {
  useEffect(endTakeOver, []);
  return null;
}

function NewRoute({ list }: { readonly list: string }) {
  const resource = useList(list);
  return resource?.shape && <NewEntity resource={resource} shape={resource.shape} />;
}

const otherFeatures = groupOf(async () => ({ features: await allFeatures() }));

function PageRoute({ path }: Pick<Screen, "path">) {
  otherFeatures.use();
  const Page = registeredValue("pages", path);
  useLayoutEffect(() => {
    if (!Page) void otherFeatures.begin();
  }, [Page]);
  return Page && <Page />;
}

interface ListRouteProps {
  readonly list: ListHead;
  readonly filter: string | undefined;
  readonly recordId: string | undefined;
}

function ListRoute({ list, filter, recordId }: ListRouteProps) {
  const resource = useList(list.id);
  if (recordId && list.record === false) return <NotFound />;
  if (!resource) return null;
  if (filter !== undefined && !takesSegment(resource, filter.toLowerCase())) return <NotFound />;
  return <ListPage resource={resource} segment={filter} id={recordId} />;
}
