/** Entry file of the app for developers, which `INSPECT=1 deno task start` builds. */
import "./inspected_first.ts";
import "./main.tsx";
