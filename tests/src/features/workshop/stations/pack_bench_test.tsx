/** The pack bench on a page: garments, weight and label; other packages, splitting, undoing, reprints. */
import {
  ALL,
  atBench,
  card,
  isAt,
  isShown,
  LIVE,
  NUMBER,
  ONE,
  packAnswer,
  packedAnswer,
  unit,
  WITH_REQUESTED_LABEL,
} from "./pack_stage.tsx";
import { data, press, refusal, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { act } from "@testing-library/react";
import { commandCode } from "../../../../../api/codes/commands.ts";
import { packedPackage } from "../../../../support/client/packed_package.ts";
import { answerOf, garmentOf } from "../../../../support/client/station.ts";

const foreign = answerOf("", garmentOf(9), {
  outcome: "refused",
  code: "otherParcel",
  text: "It belongs to another package. PK-000002",
  undo_until: null,
  parcel: ONE,
});

Deno.test("S6.12 garments, the weight, the automatically printed label and its scan complete one package", async () => {
  const answers = [
    packedAnswer(ONE, 1),
    foreign,
    packedAnswer(ALL, 2),
    packAnswer("label.buy", WITH_REQUESTED_LABEL),
    packAnswer("parcel.close", LIVE),
  ];
  await atBench(answers, async ({ scan, sent, prints }) => {
    scan("UN-000001");
    await isShown("good");
    await says("Still in A07");
    assert.deepEqual(card().getAllByRole("listitem").map(({ dataset }) => dataset["in"]), ["true", "false"]);
    scan("UN-000009");
    await isShown("stop");
    await says("Wrong package");
    await says("It goes into PK-000002");
    assert.equal(screen.queryByText(/another package/) === null, true, "said once");
    assert.ok(card().getByText("1 of 2"), "a garment of another package changes nothing");
    scan("UN-000002");
    await isShown("complete");
    await says("Weigh it");
    await says("Expected: 400 g");
    scan("410");
    await isShown("good");
    await waitFor(() => assert.equal(sent().length, 4));
    assert.deepEqual(sent().map(({ about = "", weight_g = 0 }) => [about, weight_g]), [
      ["", 0],
      ["PK-000001", 0],
      ["PK-000001", 0],
      ["PK-000001", 410],
    ]);
    await says("Buying the label…");
    scan(NUMBER);
    await isShown("complete");
    await says("Done");
    await waitFor(() => assert.ok(screen.queryByRole("region", { name: "PK-000001" }) === null));
    assert.deepEqual(prints(), [], "no label, no print");
  });
});

Deno.test("an unlikely weight is amber and asks for confirmation; once confirmed it is sent, and the label is printed once", async () => {
  await atBench(
    [packedAnswer(ALL, 2), packAnswer("label.buy", WITH_REQUESTED_LABEL)],
    async ({ scan, sent, becomes, prints }) => {
      scan("UN-000002");
      await says("Weigh it");
      scan("900");
      await isAt("unsure");
      await says("900 g instead of 400 g");
      assert.equal(sent().length, 1, "nothing is sent before somebody is sure");
      await press(/^Confirm 900 g/);
      await waitFor(() => assert.equal(sent().length, 2));
      assert.deepEqual([sent()[1]?.code, sent()[1]?.weight_g, sent()[1]?.sure], [
        commandCode("confirm"),
        900,
        true,
      ]);
      await isAt("buying");
      becomes(LIVE);
      await says("Stick the label on, then scan it");
      await waitFor(() => assert.equal(prints().length, 1));
      assert.deepEqual(prints(), [
        { kind: "labels", ids: ["p1"], station: "ST-000006", copies: 1, language: "en" },
      ]);
    },
  );
});

Deno.test("printing a label again asks why, answered by one digit or card; without a label there is nothing to print", async () => {
  const again = refusal("BAD_INPUT", { problems: [{ path: "params.reason", code: "required" }] });
  const made = data({
    makePrintJob: {
      _id: "j1",
      labels: 1,
      format: "zpl203",
      media: "4x6",
      printer_kind: "file",
      left_out: [],
      boxed: [],
    },
  });
  await atBench([packedAnswer(ONE, 1), packedAnswer(LIVE, 2)], async ({ api, scan, key, prints }) => {
    api.on("MakePrintJob", again, made, again, made);
    scan("UN-000001");
    await isShown("good");
    scan(commandCode("reprint"));
    await isShown("stop");
    assert.equal(prints().length, 0);
    scan("UN-000002");
    await press(/^Print label/);
    await says("Why print it again?");
    key("2");
    const reasons = () => prints().map((params) => (params as { readonly reason?: string }).reason);
    await waitFor(() => assert.deepEqual(reasons(), [undefined, "jammed"]));
    await waitFor(() => assert.ok(screen.queryByText("Why print it again?") === null));
    scan(commandCode("reprint"));
    await says("Why print it again?");
    scan(commandCode("reason", 1));
    await waitFor(() => assert.deepEqual(reasons().slice(2), [undefined, "damaged"]));
  });
});

Deno.test("the package's own code completes nothing: the bench shows amber and requires its label's code, and the package stays open", async () => {
  const again = answerOf("", null, { outcome: "already", code: "scanLabel", undo_until: null, parcel: LIVE });
  await atBench([packedAnswer(LIVE, 2), again, packAnswer("parcel.close", LIVE)], async ({ scan }) => {
    scan("UN-000002");
    await isShown("complete");
    scan("PK-000001");
    await isShown("back");
    await says("Scan the tracking number on its label. The package code does not complete it.");
    assert.ok(card().getByText("2 of 2"));
    scan(NUMBER);
    await isShown("complete");
    await waitFor(() => assert.ok(screen.queryByRole("region", { name: "PK-000001" }) === null));
  });
});

Deno.test("SPLIT moves missing garments to another package, UNDO takes a garment out again, Next puts the package aside", async () => {
  const split = { ...ONE, of: 1, units: [unit(1, true)] };
  const undone = answerOf("unit.undo", garmentOf(1), {
    undo_until: null,
    parcel: { ...ONE, packed: 0, units: [unit(1, false), unit(2, false)] },
  });
  await atBench(
    [packedAnswer(ONE, 1), undone, packedAnswer(ONE, 1), packAnswer("package.split", split)],
    async (bench) => {
      const { scan, sent } = bench;
      scan("UN-000001");
      await press(/^Undo/);
      await isShown("back");
      await says("0 of 2");
      assert.ok(screen.queryByRole("button", { name: /^Split/ }) === null, "the package is empty");
      scan("UN-000001");
      await isShown("good");
      await press(/^Split/);
      await says("The missing garments go into a separate package");
      await says("Weigh it");
      assert.deepEqual(sent().map(({ code, about = "" }) => [code, about]), [
        ["UN-000001", ""],
        [commandCode("undo"), "PK-000001"],
        ["UN-000001", "PK-000001"],
        [commandCode("split"), "PK-000001"],
      ]);
      await press(/^Next/);
      await says("Scan a garment");
      assert.ok(screen.queryByRole("region", { name: "PK-000001" }) === null);
    },
  );
});

Deno.test("scans stored without a connection are sent in order, each with the package that was open at that time", async () => {
  await atBench([packedAnswer(ONE, 1), packedAnswer(ALL, 2)], async ({ scan, sent, net }) => {
    scan("UN-000001");
    await isShown("good");
    net.isCut = true;
    scan("UN-000002");
    await isShown("kept");
    await says("1 scan is not confirmed yet. Go on.");
    assert.equal(sent().length, 1);
    net.isCut = false;
    act(() => void dispatchEvent(new Event("online")));
    await says("Weigh it");
    assert.deepEqual(sent().map(({ code, about = "" }) => [code, about]), [
      ["UN-000001", ""],
      ["UN-000002", "PK-000001"],
    ]);
  });
});

const METHODS = [
  {
    ...{ code: "post", name: "Post", carrier: "VNPost", days: "9–18", price_minor: null, currency: "" },
    office: false,
  },
  {
    ...{ code: "express", name: "Express", carrier: "UPS", days: "2–3", price_minor: null, currency: "" },
    office: true,
  },
];

Deno.test("if the method sells no labels the bench offers others, and keeps the weight and the open package", async () => {
  const none = packAnswer(
    "",
    { ...ALL, method_code: "", method_name: "", weighed_g: 410, methods: METHODS },
    {
      outcome: "refused",
      code: "hasMethod",
    },
  );
  const answers = [
    packedAnswer(ALL, 2),
    none,
    none,
    packAnswer("parcel.open", none.parcel),
    packAnswer("label.buy", WITH_REQUESTED_LABEL),
  ];
  await atBench(answers, async ({ scan, sent }) => {
    scan("UN-000002");
    await says("Weigh it");
    scan("410");
    await says("Choose how it is sent");
    assert.ok(screen.getByRole("button", { name: /^Post · VNPost ?9–18 days/ }));
    const office = screen.getByRole("button", { name: /^Express · UPS ?2–3 days · office only/ });
    assert.ok((office as HTMLButtonElement).disabled);
    await press(/^Try again/);
    await waitFor(() => assert.equal(sent().length, 3));
    await says("Choose how it is sent");
    // Scanning the package again does not require another weight.
    scan("PK-000001");
    await says("Weighed: 410 g. Confirm uses that.");
    await press(/^Confirm 410 g/);
    await isAt("buying");
    assert.deepEqual(sent().slice(1).map(({ about, weight_g }) => [about, weight_g]), [
      ["PK-000001", 410],
      ["PK-000001", 410],
      [undefined, undefined],
      ["PK-000001", undefined],
    ]);
  });
});

Deno.test("a digit chooses one of the offered methods", async () => {
  const none = packAnswer("", { ...ALL, weighed_g: 410, methods: METHODS }, {
    outcome: "refused",
    code: "hasMethod",
  });
  await atBench(
    [packedAnswer(ALL, 2), none, packAnswer("label.buy", WITH_REQUESTED_LABEL)],
    async ({ scan, sent, key }) => {
      scan("UN-000002");
      await says("Weigh it");
      scan("410");
      await says("Choose how it is sent");
      key("1");
      await isAt("buying");
      assert.deepEqual(sent().map(({ method_code = "" }) => method_code), ["", "", "post"]);
    },
  );
});

Deno.test("the card names the packaging to use, from the first garment on", async () => {
  await atBench([packedAnswer({ ...ONE, package_type: "mailer_s" }, 1)], async ({ scan }) => {
    scan("UN-000001");
    await isShown("good");
    assert.match(card().getByText("Packaging").parentElement?.textContent ?? "", /^PackagingMailer S/);
  });
});

Deno.test("a label that cannot be bought sends the package to the shelf with the reason, without amounts", async () => {
  const short = packAnswer("", ALL, {
    outcome: "refused",
    code: "INSUFFICIENT_BALANCE",
    text: "4.20 USD are missing",
  });
  await atBench(
    [packedAnswer(ALL, 2), short, packedAnswer(packedPackage({ _id: "p2", code: "PK-000002" }), 1)],
    async (bench) => {
      bench.scan("UN-000002");
      await says("Weigh it");
      await press(/^Confirm/);
      await says("Put aside, no label");
      bench.scan("UN-000003");
      await isShown("good");
      assert.ok(screen.getByRole("region", { name: "PK-000002" }));
      assert.equal(bench.sent().at(-1)?.about ?? "", "", "what is on the shelf is no longer on the bench");
    },
  );
});
