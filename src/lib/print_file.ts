/** Prints a file in memory from an invisible frame: a PDF by the browser's viewer, a picture on a given page size. */

export interface Paper {
  readonly width_mm: number;
  readonly height_mm: number;
}

interface Frame {
  readonly frame: HTMLIFrameElement;
  readonly address: string;
}

/** Number of frames that are kept, because some browsers read a frame long after `print` has returned. */
const KEPT = 4;
const frames: Frame[] = [];

/** Returns false if a frame cannot print the file, as in Firefox, so that the person has to print it. */
export async function printFile(file: Blob, paper: Paper): Promise<boolean> {
  while (frames.length >= KEPT) drop(frames[0]!);
  const frame = document.createElement("iframe");
  const address = URL.createObjectURL(file);
  const own = { frame, address };
  frames.push(own);
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  Object.assign(frame.style, {
    position: "fixed",
    width: "0",
    height: "0",
    border: "0",
    insetInlineEnd: "100%",
  });
  const isPdf = file.type === "application/pdf";
  const ready = isPdf ? loaded(frame, address) : null;
  document.body.append(frame);
  try {
    await (ready ?? draw(frame, address, paper));
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
    return true;
  } catch {
    drop(own);
    return false;
  }
}

function drop(own: Frame): void {
  own.frame.remove();
  URL.revokeObjectURL(own.address);
  frames.splice(frames.indexOf(own), 1);
}

function loaded(frame: HTMLIFrameElement, address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  frame.addEventListener("load", () => resolve(), { once: true });
  frame.addEventListener("error", () => reject(new Error("The frame did not load")), { once: true });
  frame.src = address;
  return promise;
}

async function draw(
  frame: HTMLIFrameElement,
  address: string,
  { width_mm, height_mm }: Paper,
): Promise<void> {
  const page = frame.contentDocument;
  if (!page) throw new Error("The frame has no page");
  // The content security policy allows only an empty style element; its rules are added by script.
  const style = page.createElement("style");
  page.head.append(style);
  for (const rule of [`@page { size: ${width_mm}mm ${height_mm}mm; margin: 0; }`, "body { margin: 0; }"]) {
    style.sheet?.insertRule(rule);
  }
  const picture = page.createElement("img");
  picture.src = address;
  Object.assign(picture.style, { display: "block", width: `${width_mm}mm`, height: `${height_mm}mm` });
  page.body.append(picture);
  await picture.decode();
}
