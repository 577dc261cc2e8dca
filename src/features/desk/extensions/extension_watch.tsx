/** Refreshes the menu items and steps of extensions when one is turned on or off. Draws nothing. */
import { useEffect } from "react";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { addedSource } from "./wiring.ts";
import { extensionItems, forgetAdded } from "./extension_items.ts";

export default function ExtensionWatch() {
  const { answer } = useAnswer(addedSource);
  useEffect(() => {
    if (answer) extensionItems.value = { links: answer.links, actions: answer.actions };
  }, [answer]);
  useEffect(() => forgetAdded, []);
  return null;
}
