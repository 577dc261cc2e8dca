import { useEffect, useState } from "react";
import { addressOf } from "./picture.tsx";

/** Width and height in pixels of the scaled picture: details blend, and the middle is on the garment. */
const SIDE = 9;
const MIDDLE = Math.floor(SIDE / 2);

async function read(id: string): Promise<string> {
  const address = await addressOf(id);
  if (address === "") return "";
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const paper = canvas.getContext("2d");
  if (!paper) return "";
  paper.drawImage(picture, 0, 0, SIDE, SIDE);
  const [red, green, blue, alpha = 0] = paper.getImageData(MIDDLE, MIDDLE, 1, 1).data;
  return alpha < 255 ? "" : `rgb(${red} ${green} ${blue})`;
}

export function useGarmentColor(id: string): string {
  const [color, setColor] = useState("");
  useEffect(() => {
    let isGone = false;
    setColor("");
    if (id !== "") read(id).then((found) => isGone || setColor(found), () => {});
    return () => {
      isGone = true;
    };
  }, [id]);
  return color;
}
