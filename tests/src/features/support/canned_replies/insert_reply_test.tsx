/** Inserting a canned reply into a comment: found by its words, chosen by keys, never sent automatically. */
import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { registerFeatures } from "../../../../../src/engine/features.ts";
import { Conversation } from "../../../../../src/features/desk/comments/conversation.tsx";
import { Timeline } from "../../../../../src/features/orders/orders/timeline.tsx";
import { feature } from "../../../../../src/features/support/canned_replies/feature.ts";
import { order } from "../../../engine/record/sample.ts";

const reply = (title: string, body: string, more: object = {}) => ({
  _id: title,
  title,
  support_case: "Shipping",
  body,
  body_de: "",
  body_fr: "",
  body_pt: "",
  ...more,
});
const OFFERED = data({
  cannedReplies: [
    reply("Refund", "It is requested, {name}.", { body_de: "Sie ist beantragt, {name}." }),
    reply("Underway", "{order} is underway: {tracking}."),
  ],
});
const api = (readerLanguage = "en") =>
  new FakeApi().on("CommentsOf", data({ comments: [], attachments: [], readerLanguage }))
    .on("OfferedReplies", OFFERED)
    .on("Mentionable", data({ mentionable: [] }));
const view = <Timeline order={order()} />;

const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Comment on/ });
/** Writes a comment and puts the caret at a position. */
const write = async (text: string, caret: number) => {
  const found = await box();
  found.focus();
  fireEvent.change(found, { target: { value: text } });
  found.setSelectionRange(caret, caret);
  fireEvent.blur(found);
};
const open = async () => {
  fireEvent.click(await button("Insert reply"));
  return await screen.findByRole("combobox", { name: "Find a reply" });
};
const inFeature = (work: () => Promise<void>) => async () => {
  registerFeatures([feature]);
  try {
    await work();
  } finally {
    registerFeatures([]);
  }
};

Deno.test(
  "a canned reply is chosen with the keys and inserted at the caret of the comment, which is not sent",
  inFeature(() =>
    onStage(api(), view, async ({ api }) => {
      const written = await box();
      await write("Hello. Bye.", 7);
      const search = await open();
      await screen.findByRole("option", { name: /^Refund/ });
      fireEvent.keyDown(search, { key: "ArrowDown" });
      fireEvent.keyDown(search, { key: "ArrowUp" });
      assert.equal(
        screen.getByRole("option", { selected: true }).id,
        search.getAttribute("aria-activedescendant"),
      );
      fireEvent.keyDown(search, { key: "Enter", ctrlKey: true });
      await waitFor(() => assert.equal(written.value, "Hello. It is requested, Nordlicht Studio.Bye."));
      await waitFor(() => assert.equal(written.selectionStart, 41));
      await waitFor(() => assert.ok(document.activeElement === written));
      assert.equal(screen.queryByRole("combobox", { name: "Find a reply" }), null);
      assert.deepEqual(api.named("MakeComment"), []);
    })
  ),
);

Deno.test(
  "the first placeholder of a canned reply without a value is selected, so that typing replaces it",
  inFeature(() =>
    onStage(api(), view, async () => {
      const written = await box();
      await open();
      fireEvent.click(await screen.findByRole("option", { name: /^Underway/ }));
      await waitFor(() => assert.equal(written.value, "PD-000123 is underway: {tracking}."));
      await waitFor(() =>
        assert.equal(written.value.slice(written.selectionStart, written.selectionEnd), "{tracking}")
      );
    })
  ),
);

Deno.test(
  "a canned reply is inserted in the chosen language, or in English if that text is missing",
  inFeature(() =>
    onStage(api(), view, async () => {
      const written = await box();
      await open();
      fireEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
      await says("Sie ist beantragt");
      await says("is underway");
      fireEvent.click(await screen.findByRole("option", { name: /^Refund/ }));
      await waitFor(() => assert.equal(written.value, "Sie ist beantragt, Nordlicht Studio."));
    })
  ),
);

Deno.test(
  "canned replies are searched by the API; Escape cancels the choice and keeps the comment",
  inFeature(() =>
    onStage(
      api().on("OfferedReplies", OFFERED, data({ cannedReplies: [] }), refusal("INTERNAL")),
      view,
      async ({ api }) => {
        const written = await box();
        await write("Hello", 5);
        const search = await open();
        await screen.findByRole("option", { name: /^Refund/ });
        fireEvent.change(search, { target: { value: "snow" } });
        await says("No active reply has these words.");
        fireEvent.change(search, { target: { value: "snowy" } });
        await screen.findByRole("alert");
        assert.deepEqual(api.named("OfferedReplies").map(({ variables }) => variables["search"]), [
          "",
          "snow",
          "snowy",
        ]);
        fireEvent.keyDown(search, { key: "Escape" });
        await waitFor(() => assert.equal(screen.queryByRole("combobox", { name: "Find a reply" }), null));
        assert.equal(written.value, "Hello");
      },
    )
  ),
);

Deno.test(
  "Enter right after typing inserts the reply of these words, not of the list before",
  inFeature(() =>
    onStage(
      api().on("OfferedReplies", OFFERED, data({ cannedReplies: [reply("Lost", "It is lost.")] })),
      view,
      async () => {
        const written = await box();
        const search = await open();
        await screen.findByRole("option", { name: /^Refund/ });
        fireEvent.change(search, { target: { value: "lost" } });
        fireEvent.keyDown(search, { key: "Enter" });
        await waitFor(() => assert.equal(written.value, "It is lost."));
      },
    )
  ),
);

Deno.test(
  "a seller is offered no canned reply, and none is requested",
  inFeature(() =>
    onStage(api(), view, async ({ api }) => {
      await box();
      await button("Comment");
      assert.equal(screen.queryByRole("button", { name: "Insert reply" }), null);
      assert.deepEqual(api.named("OfferedReplies"), []);
    }, { role: "sale", scope: ["u1"], me: { _id: "u1" } })
  ),
);

Deno.test(
  "a comment on an order offers replies in the seller's language if it is for the seller, otherwise in the screen's",
  inFeature(() =>
    onStage(api("de"), view, async () => {
      await box();
      const isChosen = async (name: string) =>
        assert.ok((await screen.findByRole<HTMLInputElement>("radio", { name })).checked, name);
      const search = await open();
      await isChosen("English");
      fireEvent.keyDown(search, { key: "Escape" });
      await waitFor(() => assert.equal(screen.queryByRole("combobox", { name: "Find a reply" }), null));
      fireEvent.click(await screen.findByRole("radio", { name: "The seller sees this" }));
      await open();
      await isChosen("Deutsch");
      await says("Sie ist beantragt");
    })
  ),
);

Deno.test(
  "a case offers replies of its kind, filled from the case, in the language of the seller",
  inFeature(async () => {
    const record = {
      _id: "k1",
      code: "CS-000001",
      support_case: "Print",
      order_code: "PD-000123",
      tracking_number: "",
      seller_name: "Nordlicht",
    };
    const offered = data({
      cannedReplies: [reply("Refund", "For {order}, {name}.", { body_de: "Zu {order}, {name}." })],
    });
    await onStage(
      api("de").on("OfferedReplies", offered),
      <Conversation entity="cases" record={record} isFrozen={() => false} />,
      async ({ api }) => {
        const written = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "To seller" });
        // The box for staff notes offers no canned replies.
        assert.equal(screen.getAllByRole("button", { name: "Insert reply" }).length, 1);
        await open();
        fireEvent.click(await screen.findByRole("option", { name: /^Refund/ }));
        await waitFor(() => assert.equal(written.value, "Zu PD-000123, Nordlicht."));
        await open();
        fireEvent.click(await screen.findByRole("checkbox", { name: "Only replies for “Print”" }));
        await waitFor(() =>
          assert.deepEqual(api.named("OfferedReplies").map(({ variables }) => variables["support_case"]), [
            ["Print"],
            ["Print"],
            null,
          ])
        );
      },
    );
  }),
);
