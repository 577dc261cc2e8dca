import assert from "node:assert/strict";
import { hubsInput, isHostname } from "../../../../api/inputs/people/hub.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const HOSTS = ["hub.example.com", "localhost", "a.b-c.d1", "xn--mller-kva.example"];
const NO_HOSTS = [
  "",
  "http://hub.example.com",
  "hub.example.com/path",
  "hub.example.com:8080",
  "user@hub.example.com",
  "hub..example.com",
  "-hub.example.com",
  "hub-.example.com",
  "hub example.com",
  "hub.example.com\n",
  "127.0.0.1",
  "0x7f.1",
  "2130706433",
  "[::1]",
  "hüb.example.com",
  "$(id).example.com",
  `${"a".repeat(64)}.com`,
  `${"a.".repeat(127)}com`,
];

Deno.test("S3.3 a hub's domain is a plain hostname, and cannot form an address", () => {
  for (const host of HOSTS) assert.equal(isHostname(host), true, host);
  for (const host of NO_HOSTS) assert.equal(isHostname(host), false, host);
});

Deno.test("S3.3 hubs are read with their action and stored in lower case, and each problem is reported", () => {
  const read = (hubs: unknown) => {
    const answer = readInput(hubsInput, hubs);
    return answer.ok ? answer.value : answer.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(
    read([{ hub_action: "Create", hub_domain_name: " Hub.Example.com ", docker_groups: ["eu"] }]),
    [{
      hub_action: "Create",
      hub_domain_name: "hub.example.com",
      docker_groups: ["eu"],
    }],
  );
  assert.deepEqual(read([{ hub_action: "Run", hub_domain_name: "a b", docker_groups: [""] }]), [
    "0.hub_action unknown",
    "0.hub_domain_name badHost",
    "0.docker_groups.0 required",
  ]);
  assert.deepEqual(read(Array.from({ length: 21 }, () => ({ hub_action: "Edit" }))), [" tooMany"]);
});
