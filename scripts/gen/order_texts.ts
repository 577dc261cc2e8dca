/** Writes the fields of an order's texts for the SDL, and a fragment that selects all of them. */
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

export const withOrderTexts = (operations: string): string =>
  operations.includes("...OrderTexts") ? `${operations}\n${FRAGMENT}` : operations;
