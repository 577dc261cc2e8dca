/** Writes what the contract repeats of the texts of an order: their fields in the SDL and the fragment that asks for all of them. */
import { ORDER_TEXT_FIELDS, ORDER_TEXTS, type OrderText } from "../../api/orders/order_texts.ts";

const fields = (type: "String" | "String!") =>
  ORDER_TEXTS.map(({ field, about }: OrderText) =>
    `${about && type === "String!" ? `  ${JSON.stringify(about)}\n` : ""}  ${field}: ${type}\n`
  ).join("");

export const orderTextsSdl = (): string =>
  `extend type Order {
${fields("String!")}}

extend input OrderInput {
${fields("String")}}
`;

const FRAGMENT = `fragment OrderTexts on Order { ${ORDER_TEXT_FIELDS.join(" ")} }`;

/** Adds the fragment to operations that spread it. */
export const withOrderTexts = (operations: string): string =>
  operations.includes("...OrderTexts") ? `${operations}\n${FRAGMENT}` : operations;
