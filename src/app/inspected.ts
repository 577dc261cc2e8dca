/** The entry of a build for developers, `INSPECT=1 deno task start`: the app, and before it what can look into it. */
import "./inspected_first.ts";
import "./main.tsx";
