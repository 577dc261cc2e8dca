/** The entry of a build for developers, `INSPECT=1 deno task start`: loads the inspector before the app. */
import "./inspected_first.ts";
import "./main.tsx";
