/**
 * Simulates a label printer that knows only the commands of our labels, and fails at any other. Its letters
 * are boxes half as wide as high: tests check their position beside the bars, and the printer decides their
 * shape. Source: Zebra, ZPL II Programming Guide, volume 1.
 */
import type { Dots } from "./barcode_reader.ts";

export interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
export interface PrintedLabel extends Dots {
  readonly texts: readonly PrintedText[];
  readonly copies: number;
}

export function printLabel(zpl: string): PrintedLabel[] {
  return zpl.trim().split(/(?<=\^XZ)\n?/).filter(Boolean).map((label) => new Printer().print(label));
}

const numbersOf = (text: string): number[] => text.split(",").map(Number);

/** Decodes escaped bytes as UTF-8. */
export const unescapeField = (data: string): string =>
  data.replaceAll(/(?:_[0-9A-F]{2})+/g, (run) => {
    const bytes = run.split("_").slice(1).map((hex) => Number.parseInt(hex, 16));
    return new TextDecoder().decode(new Uint8Array(bytes));
  });

class Printer {
  #width = 0;
  #height = 0;
  #gray = new Uint8Array();
  #texts: PrintedText[] = [];
  #copies = 1;
  #x = 0;
  #y = 0;
  #size = 0;
  #isUtf8 = false;
  #isEscaped = false;

  print(label: string): PrintedLabel {
    if (!label.startsWith("^XA") || !label.endsWith("^XZ")) throw new Error("A label begins and ends");
    // Text before ^CI28 would use another code page, and an unescaped ^ ends a field.
    for (const [, name = "", rest = ""] of label.matchAll(/\^(A0|[A-Z]{2})([^^]*)/g)) {
      this.#do(name, rest.replace(/\n$/, ""));
    }
    return {
      width: this.#width,
      height: this.#height,
      gray: this.#gray,
      texts: this.#texts,
      copies: this.#copies,
    };
  }

  #do(name: string, rest: string): void {
    const [first = 0, second = 0, third = 0] = numbersOf(rest);
    switch (name) {
      case "XA":
      case "XZ":
      case "LH":
        return;
      case "CI":
        this.#isUtf8 = rest === "28";
        return;
      case "PW":
        this.#width = first;
        return;
      case "LL":
        this.#height = first;
        this.#gray = new Uint8Array(this.#width * this.#height).fill(255);
        return;
      case "PQ":
        this.#copies = first;
        return;
      case "FO":
      case "FT":
        [this.#x, this.#y] = [first, second];
        return;
      case "GB":
        return this.#box(first, second, third);
      case "FX":
        // The content belongs to the next symbol.
        this.#texts.push({ text: unescapeField(rest), x: this.#x, y: this.#y, size: 0 });
        return;
      case "GF":
        return this.#graphic(rest);
      case "A0":
        this.#size = numbersOf(rest.slice(2))[0] ?? 0;
        return;
      case "FH":
        this.#isEscaped = true;
        return;
      case "FD":
        return this.#text(rest);
      case "FS":
        this.#isEscaped = false;
        return;
      default:
        throw new Error(`The printer does not know ^${name}`);
    }
  }

  #dark(x: number, y: number): void {
    if (x < 0 || y < 0 || x >= this.#width || y >= this.#height) {
      throw new Error(`A dot at ${x},${y} is beside the label`);
    }
    this.#gray[y * this.#width + x] = 0;
  }

  #box(width: number, height: number, frame: number): void {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const isEdge = x < frame || y < frame || x >= width - frame || y >= height - frame;
        if (isEdge) this.#dark(this.#x + x, this.#y + y);
      }
    }
  }

  #graphic(rest: string): void {
    const [kind, , bytes, across, data = ""] = rest.split(",");
    const digits = Number(across) * 2;
    const rows: string[] = [];
    for (let at = 0; at < data.length;) {
      const isAgain = data[at] === ":";
      rows.push(isAgain ? rows.at(-1) ?? "" : data.slice(at, at + digits));
      at += isAgain ? 1 : digits;
    }
    if (kind !== "A" || rows.length * Number(across) !== Number(bytes)) throw new Error("Bytes are missing");
    for (const [y, row] of rows.entries()) {
      for (const [at, digit] of [...row].entries()) {
        const bits = Number.parseInt(digit, 16);
        for (let bit = 0; bit < 4; bit++) {
          if (bits & (8 >> bit)) this.#dark(this.#x + at * 4 + bit, this.#y + y);
        }
      }
    }
  }

  #text(data: string): void {
    if (!this.#isUtf8) throw new Error("Letters of no code page");
    const text = this.#isEscaped ? unescapeField(data) : data;
    const [x, y, size] = [this.#x, this.#y, this.#size];
    this.#texts.push({ text, x, y, size });
    for (const at of Array.from(text).keys()) {
      const left = Math.round(x + at * size / 2);
      for (let down = Math.round(size * 0.3); down < size * 0.7; down++) {
        for (let across = 0; across < size / 4; across++) {
          if (left + across < this.#width) this.#dark(left + across, y - down);
        }
      }
    }
  }
}
