import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import type { ArtFiles, GetArtwork } from "../../../../api/generated/operations/artwork.ts";
import {
  ArtFiles as AskFiles,
  GetArtwork as AskArtwork,
  PlaceArtwork,
} from "../../../../api/generated/operations/artwork.ts";
import { MakeBulk } from "../../../../api/generated/operations/bulk.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { PlacementInput } from "../../../../api/generated/schema.ts";
import {
  type PlacedArt,
  type Places,
  type PlacingContext,
  placingMachine,
  type SavedAnswer,
} from "../../../../machines/placing.ts";
import type { ArtSubject } from "./href.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { codeOf, type Failure, mapOutcome, type Outcome } from "../../../lib/outcome.ts";

export type Artwork = DataOf<typeof GetArtwork>["getArtworkOf"];
export type ArtFile = DataOf<typeof ArtFiles>["artFiles"][number];
export type Area = Artwork["areas"][number];

const ownerOf = ({ line, store, sku }: ArtSubject) =>
  line ? { line, store: null, external_sku: null } : { line: null, store, external_sku: sku };

export const artworkSource = (subject: ArtSubject): AnswerSource<{ readonly artwork: Artwork }> => ({
  name: `artwork ${subject.line} ${subject.store} ${subject.sku}`,
  // Changes do not reload the artwork: a reload would discard a placement in progress.
  entities: [],
  isOnce: true,
  ask: async (options) =>
    mapOutcome(await ask(AskArtwork, ownerOf(subject), options), (data) => ({ artwork: data.getArtworkOf })),
});

export const filesSource = (
  seller: string,
  search: string,
): AnswerSource<{ readonly files: readonly ArtFile[] }> => ({
  name: `artFiles ${seller} ${search}`,
  entities: [],
  ask: async (options) =>
    mapOutcome(await ask(AskFiles, { seller, search }, options), (data) => ({ files: data.artFiles })),
});

/**
 * Returns the placements by area. The product may have lost areas and methods since the artwork was placed: those
 * could not be shown, and the API would refuse every change with them.
 */
export const placesOf = ({ placements, areas, methods }: Artwork): Places =>
  Object.fromEntries(
    placements.filter(({ area }) => areas.some(({ key }) => key === area)).map(
      ({ area, x_mm, y_mm, w_mm, method: before, file }): [string, PlacedArt] => {
        const method = methods.includes(before) ? before : methods[0] ?? before;
        return [area, { x_mm, y_mm, w_mm, method, file_id: file._id, file }];
      },
    ),
  );

const inputsOf = (places: Places): PlacementInput[] =>
  Object.entries(places).map(([area, { file_id, x_mm, y_mm, w_mm, method }]) => ({
    area,
    file_id,
    x_mm,
    y_mm,
    w_mm,
    method,
  }));

function answerOf(outcome: Outcome<object>): SavedAnswer {
  if (outcome.ok) return { kind: "saved" };
  const { failure } = outcome;
  const problems = "errors" in failure ? failure.errors[0]?.problems ?? [] : [];
  return codeOf(failure) === "BAD_INPUT" && problems.length > 0
    ? { kind: "refused", problems }
    : { kind: "failed", failure };
}

/** Revision of the placements that this window last loaded: the API refuses to overwrite newer ones. */
interface Seen {
  revision: string;
}

async function save(subject: ArtSubject, seen: Seen, places: Places, key: string): Promise<SavedAnswer> {
  const placements = inputsOf(places);
  const { store, sku, item } = subject;
  if (item === "") {
    const { revision } = seen;
    const outcome = await ask(PlaceArtwork, { ...ownerOf(subject), placements, revision, key });
    if (outcome.ok) seen.revision = outcome.data.makePlacements.revision;
    return answerOf(outcome);
  }
  const params = {
    kind: "orders.artwork",
    resource: "orders",
    store,
    external_sku: sku,
    item,
    placements,
  };
  return answerOf(await ask(MakeBulk, { params, key }));
}

export const wiredPlacing = (subject: ArtSubject, seen: Seen, onSaved: () => void) =>
  placingMachine.provide({
    actors: {
      saveArt: fromPromise(async ({ input: { places, key } }) => {
        const answer = await save(subject, seen, places, key);
        if (answer.kind === "saved") onSaved();
        return answer;
      }),
    },
  });

export interface PlacementWork extends PlacingContext {
  readonly phase: "editing" | "saving" | "saved";
  readonly failure: Failure | null;
  readonly choose: (area: string) => void;
  readonly put: (placed: PlacedArt) => void;
  readonly take: () => void;
  readonly save: () => void;
}

export function usePlacing(subject: ArtSubject, artwork: Artwork): PlacementWork {
  const [machine] = useState(() =>
    wiredPlacing(subject, { revision: artwork.revision }, () => {
      publishChange("orders", artwork.order_id ? [artwork.order_id] : []);
      publishChange("units", []);
    })
  );
  const [input] = useState(() => ({ area: artwork.areas[0]?.key ?? "", places: placesOf(artwork) }));
  const actor = useActorRef(machine, { input });
  const { value, context } = useSelector(actor, (current) => current);
  return {
    ...context,
    phase: value,
    failure: context.failure as Failure | null,
    choose: (area) => actor.send({ type: "area.choose", area }),
    put: (placed) => actor.send({ type: "art.put", placed }),
    take: () => actor.send({ type: "art.take" }),
    save: () => actor.send({ type: "art.save", key: crypto.randomUUID() }),
  };
}
