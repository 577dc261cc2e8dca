/** A location's record and form: times, days, steps and places in words, sent in the API's types. */
import {
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { locations } from "../../../../../resources/catalogue/locations.ts";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import { cellText } from "../../../../../src/engine/list/table/cell_text.ts";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";

const DNG = {
  _id: "l1",
  version: 3,
  code: "DNG",
  name: "Da Nang plant",
  type: "factory",
  address_line1: "Road 7",
  address_line2: "",
  city: "Da Nang",
  region: "",
  postal_code: "550000",
  country: "VN",
  place: "Da Nang, VN",
  time_zone: "Asia/Ho_Chi_Minh",
  workdays: ["Mo", "Sa"],
  opens_min: 480,
  closes_min: 1_080,
  support_desk: true,
  cut_off_min: 990,
  holidays: ["2027-01-01", "2027-04-30"],
  steps: ["qc", "print", "pack"],
  methods: [],
  carriers: ["VNPost"],
  capacity_day: 2_500,
  priority: 10,
  status: "Paused",
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};
const apiWith = () =>
  new FakeApi().on("Record", data({ record: DNG })).on("Make", data({ made: { _id: "l1", version: 4 } }));
const view = <EntityView resource={locations} id="l1" level={1} onClose={() => {}} />;

Deno.test("S2.26 the list shows a location's place, steps and times in words", async () => {
  await onStage(apiWith(), view, async () => {
    await says("Da Nang plant");
    const words = (key: string) => cellText(DNG, locations.columns.find((column) => column.key === key)!);
    assert.equal(words("place"), "Da Nang, Vietnam");
    assert.equal(words("steps"), "QC, Printing, Packing");
    assert.equal(words("workdays"), "Mon, Sat");
    assert.equal(words("cut_off_min"), "16:30");
    assert.equal(words("opens_min"), "08:00");
    assert.equal(words("holidays"), "01-01-2027, 30-04-2027");
    assert.equal(words("carriers"), "VNPost");
    assert.equal(words("code"), undefined);
  });
});

Deno.test("S2.26 a location's times and days are edited as typed, and sent in the types of the API", async () => {
  const api = apiWith();
  await onStage(api, view, async () => {
    await says("Vietnam");
    fireEvent.click(await screen.findByRole("tab", { name: "Hours" }));
    await says("16:30");
    await press("Edit location");
    assert.equal((await field(/^Cut-off time/)).value, "16:30");
    assert.equal((await field("Holidays")).value, "01-01-2027\n30-04-2027");
    await type(/^Cut-off time/, "25:00");
    await type("Holidays", "30-04-2027\n31-02-2027");
    fireEvent.submit(screen.getByRole("form"));
    await says("Enter the time as HH:MM, such as 16:30.");
    await says("Enter the day as DD-MM-YYYY, such as 31-12-2026.");
    assert.equal(api.named("Make").length, 0);
    await type(/^Cut-off time/, "9.15");
    await type("Holidays", "2027-04-30\n\n2/9/2027");
    fireEvent.click(await screen.findByRole("tab", { name: "Work" }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Sewing" }));
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { id, params, version } = api.named("Make")[0]!.variables;
    assert.deepEqual([id, version, params], ["l1", 3, {
      cut_off_min: 555,
      holidays: ["2027-04-30", "2027-09-02"],
      steps: ["qc", "print", "sewing", "pack"],
    }]);
  });
});

Deno.test("S2.26 a new location requires its code, name and type; its country by any name", async () => {
  const api = apiWith();
  await onStage(api, <NewEntity resource={locations} shape={locations.shape!} />, async () => {
    await type(/^Code/, "lax");
    fireEvent.submit(await screen.findByRole("form"));
    await says("2 fields need fixing.");
    await type(/^Name/, "Returns");
    fireEvent.change(await screen.findByRole("combobox", { name: /^Type/ }), { target: { value: "return" } });
    fireEvent.change(await screen.findByRole("combobox", { name: "Country" }), { target: { value: "usa" } });
    assert.equal((await field(/^Cut-off time/)).value, "14:00");
    await type(/^Cut-off time/, "12:00");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { code, type: kind, country, cut_off_min, status } = api.named("Make")[0]!.variables[
      "params"
    ] as Record<string, unknown>;
    assert.deepEqual([code, kind, country, cut_off_min, status], ["lax", "return", "US", 720, "Active"]);
  });
});
