/**
 * Every address of the app, from the resources: `/orders`, `/orders/{filter}`, `/orders/{filter}/{_id}`; static
 * segments win. Who may not see a screen is led away. Source: spec S2.0, S6.7; architecture, "Landing".
 */
import { type ReactNode, Suspense, useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { allows, type Rule } from "../../api/access.ts";
import { makeRule, newPath, type Resource } from "../../resources/define.ts";
import { landingPath, refusalPath } from "../../resources/menu.ts";
import { resources } from "../../resources/mod.ts";
import { type PageRoute, pages, quietPages } from "../../resources/pages.ts";
import { isSegment } from "../../resources/url.ts";
import { registered } from "../engine/features.ts";
import { t } from "../lib/i18n.ts";
import { endTakeOver } from "../lib/later.ts";
import { lazily } from "../lib/lazily.tsx";
import { ListPage } from "../engine/list/list_page.tsx";
import { useFrame } from "./shell/frame_context.ts";
import { usePerson } from "../lib/person.ts";
import { PlainPage } from "../parts/plain_page.tsx";

/** The longer path stands before one that reads what comes after its own. */
const longestFirst = <Screen extends { readonly path: string }>(
  screens: readonly Screen[],
): readonly Screen[] => screens.toSorted((one, other) => other.path.length - one.path.length);

const SCREENS: readonly PageRoute[] = longestFirst([...pages, ...quietPages]);
const LISTS = longestFirst(resources);

const NewEntity = lazily(() => import("../engine/form/new_entity.tsx"));

export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <Landing />
      </Route>
      {SCREENS.map(({ path, rule, isDeep }) => {
        const Page = registered("pages", path);
        return Page && (
          <Route key={path} path={isDeep ? `${path}/*?` : path}>
            <Allowed rule={rule}>
              <Page />
            </Allowed>
          </Route>
        );
      })}
      {resources.map((resource) => {
        const { shape } = resource;
        return shape && (
          <Route key={newPath(resource.path)} path={newPath(resource.path)}>
            <Allowed rule={makeRule(resource, shape, null)}>
              <NewEntity resource={resource} shape={shape} />
            </Allowed>
          </Route>
        );
      })}
      {LISTS.map((resource) => (
        <Route key={resource.id} path={`${resource.path}/:filter?/:_id?`}>
          {({ filter, _id }) => (
            <Allowed rule={resource.rule}>
              <ListRoute resource={resource} filter={filter} recordId={_id} />
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

/** `/` is wherever this person starts. */
function Landing() {
  const path = landingPath(usePerson());
  if (path) return <Redirect to={path} replace />;
  return <PlainPage isInside title={t("shell.page.nothingTitle")} text={t("shell.page.nothingText")} />;
}

function NotFound() {
  return <Led to="/404" />;
}

/** To a page that says why, with the address one came for. */
function Led({ to }: { readonly to: string }) {
  const [path] = useLocation();
  return <Redirect to={`${to}?from=${encodeURIComponent(path)}`} replace />;
}

/** Without permission: /404, or in the horizontal layout /misc/not-authorized. Source: spec S6.7. */
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

/** Behind a screen: when it stands, so does all before it. */
function TakenOver() {
  useEffect(endTakeOver, []);
  return null;
}

interface ListRouteProps {
  readonly resource: Resource;
  readonly filter: string | undefined;
  readonly recordId: string | undefined;
}

function ListRoute({ resource, filter, recordId }: ListRouteProps) {
  const isKnown = filter === undefined || isSegment(resource, filter.toLowerCase());
  if (!isKnown || (recordId && !resource.record)) return <NotFound />;
  return <ListPage resource={resource} segment={filter} id={recordId} />;
}
