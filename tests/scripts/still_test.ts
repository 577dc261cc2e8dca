/** Parts that the build removes from the files for the first paint. */
import assert from "node:assert/strict";
import { minifyEarlyScript } from "../../scripts/build/minify_early_script.ts";
import { removeInteraction } from "../../scripts/build/still.ts";

const FILE = `export function Box({ value, onChange }) {
  const ref = useRef(null);
  const change = (event) => { if (event.key === "}") onChange(event); };
  useEffect(() => {
    ref.current?.focus({ now: "(" });
  }, [value]);
  return (
    <label className={look(value)} title="a > b" key={value}>
      <input
        ref={ref}
        value={value}
        onChange={change}
        {...handlersOf({ value, change })}
        onKeyDown={({ key }) => { if (key === "Enter") change(key); }}
      />
      <Inner onOpen={change} key="b" />
    </label>
  );
}`;

Deno.test("elements of a picture have no handlers, references, keys or effects; components keep their properties", () => {
  const text = removeInteraction(FILE);
  assert.doesNotMatch(text, /onChange=|onKeyDown|handlersOf|ref=|useEffect|focus|key=\{/);
  assert.match(text, /<Inner onOpen=\{change\}/);
  assert.match(text, /className=\{look\(value\)\} title="a > b"/);
  assert.match(text, /value=\{value\}/);
  assert.equal(text.split("\n").length, FILE.split("\n").length, "line numbers do not change");
});

Deno.test("code that only removed handlers used is removed from the script", async () => {
  const script = await minifyEarlyScript(
    `const useRef = (current) => ({ current });
    function box(value) { const ref = useRef(null); const change = () => ref.current.focus(); return value; }
    globalThis.box = box;`,
  );
  assert.doesNotMatch(script, /focus|current/);
});
