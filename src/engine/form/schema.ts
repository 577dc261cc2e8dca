import { useEffect, useState } from "react";
import type { GenericSchema } from "valibot";
import type { RecordShape } from "../../../resources/define.ts";

const loaded = new WeakMap<RecordShape, GenericSchema>();

/** Returns the schema of a record; null while it loads. If it cannot be loaded, the page fails as for any missing part. */
export function useSchema(shape: RecordShape): GenericSchema | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (loaded.has(shape)) return;
    let isLeft = false;
    const again = (draw: () => number) => {
      if (!isLeft) redraw(draw);
    };
    shape.input().then((schema) => {
      loaded.set(shape, schema);
      again(() => 1);
    }, (error: unknown) =>
      again(() => {
        throw error;
      }));
    return () => {
      isLeft = true;
    };
  }, [shape]);
  return loaded.get(shape) ?? null;
}
