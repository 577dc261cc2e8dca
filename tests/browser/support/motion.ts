/** Finds motion in a page that should reduce it. */
import type { Page } from "playwright-core";

/**
 * Notes lasting animations and transitions, except of colors and opacity: WCAG counts neither as motion, and
 * rows fade in only if loading them takes long.
 */
const NOTE_MOTION = `
globalThis.moved = [];
const isLong = (duration) => Number(duration) > 10;
const isStill = /^(offset|computedOffset|easing|composite|opacity)$|color|fill|stroke|shadow|outline|background/i;
const isMotion = (frames) => frames.some((frame) => Object.keys(frame).some((name) => !isStill.test(name)));
const note = ({ target, propertyName, animationName }) => {
  // A spinner shows progress, and turns slowly.
  if (target.closest(".fui-Spinner")) return;
  for (const { effect } of target.getAnimations()) {
    const { duration } = effect.getComputedTiming();
    if (!isLong(duration) || !isMotion(effect.getKeyframes())) continue;
    moved.push((propertyName ?? animationName) + " " + duration + " of " + target.className);
  }
};
for (const type of ["transitionrun", "animationstart"]) addEventListener(type, note, true);
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  if (isLong(options?.duration ?? options)) moved.push("animate " + JSON.stringify(frames));
  return animate.call(this, frames, options);
};`;

/** Makes the page record motion from its next load on. */
export const noteMotion = (page: Page): Promise<unknown> => page.addInitScript(NOTE_MOTION);

/** Returns and clears the recorded movements. */
export const takeMovements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0));
