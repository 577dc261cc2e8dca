import assert from "node:assert/strict";
import { followFluent, tokensAsText } from "../../scripts/build/fluent_files.ts";

const fluent = await Deno.realPath(new URL("../../node_modules/@fluentui/react-components", import.meta.url));

Deno.test("a name is imported from the file that defines it, past every index file; tokens become text", () => {
  const follow = followFluent(fluent);
  const own = follow(
    'import{createLightTheme as make}from"through-fluent:@fluentui/react-theme";',
    "/app/src/a.ts",
  );
  assert.match(
    own,
    /^import\{createLightTheme as make\}from".*\/tokens\/lib\/utils\/createLightTheme\.js";$/,
  );
  const button = `${fluent}/../react-button/lib/components/Button/useButton.js`;
  const inner = follow(
    "import {\n  useARIAButtonProps,\n} from '@fluentui/react-aria';",
    Deno.realPathSync(button),
  );
  assert.match(inner, /from".*\/react-aria\/lib\/button\/useARIAButtonProps\.js";\n\n$/);
  for (const same of ['import { a } from "./own/index.js";', 'import { Nobody } from "@fluentui/nowhere";']) {
    assert.equal(follow(same, "/app/src/a.ts"), same);
  }
  const source = 'import { tokens } from "@fluentui/react-components"; const a = `1px ${tokens.colorA}`;';
  assert.match(tokensAsText(source), /\$\{"var\(--colorA\)"\}/);
  assert.equal(tokensAsText("const b = tokens.colorA;"), "const b = tokens.colorA;");
});
