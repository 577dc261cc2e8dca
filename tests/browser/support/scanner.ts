/**
 * A hand scanner at a real browser: keys of a US keyboard as the system sends them, with pauses in the
 * events' timestamps, so that a slow scanner costs a test no time.
 */
import type { CDPSession, Page } from "playwright-core";
import { type Layout, placeOf, US } from "../../support/client/hand_scanner.ts";

export interface Pace {
  readonly gapMs: number;
  readonly layout?: Layout;
  readonly ends?: readonly string[];
  /** The test waits for the pauses too. */
  readonly isReal?: boolean;
}

/** The key code that systems send for keys of an input method. */
const IME_KEY = 229;
const ENTER = 13;

export class HandScanner {
  #now = Date.now() / 1_000;

  private constructor(readonly page: Page, readonly cdp: CDPSession) {}

  static async at(page: Page): Promise<HandScanner> {
    await page.locator("[data-scan-box]:focus").waitFor();
    return new HandScanner(page, await page.context().newCDPSession(page));
  }

  async #key(
    event: { key: string; code: string; text?: string; windowsVirtualKeyCode?: number; modifiers?: number },
  ) {
    const timestamp = this.#now;
    await Promise.all([
      this.cdp.send("Input.dispatchKeyEvent", { type: "keyDown", timestamp, ...event }),
      this.cdp.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp, key: event.key, code: event.code }),
    ]);
  }

  async #pause({ gapMs, isReal = false }: Pace): Promise<void> {
    this.#now += gapMs / 1_000;
    if (isReal) await this.page.waitForTimeout(gapMs);
  }

  async scan(code: string, pace: Pace): Promise<void> {
    const { layout = US, ends = ["Enter"] } = pace;
    this.#now = Math.max(this.#now, Date.now() / 1_000);
    for (const sign of code) {
      const { code: place, isShifted } = placeOf(sign);
      const text = layout(sign);
      await this.#key({ key: text, code: place, text, modifiers: isShifted ? 8 : 0 });
      await this.#pause(pace);
    }
    for (const end of ends) {
      await this.#key(
        end === "Enter"
          ? { key: end, code: end, text: "\r", windowsVirtualKeyCode: ENTER }
          : { key: end, code: end },
      );
      await this.#pause(pace);
    }
  }

  /** Sends the code through an input method, which composes the whole text and commits it with Enter. */
  async scanComposed(code: string, written: (soFar: string) => string): Promise<void> {
    for (let at = 1; at <= code.length; at++) {
      const place = placeOf(code[at - 1] ?? "").code;
      await this.#key({ key: "Process", code: place, windowsVirtualKeyCode: IME_KEY });
      const text = written(code.slice(0, at));
      await this.cdp.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await this.#key({ key: "Process", code: "Enter", windowsVirtualKeyCode: IME_KEY });
    await this.cdp.send("Input.insertText", { text: written(code) });
  }
}
