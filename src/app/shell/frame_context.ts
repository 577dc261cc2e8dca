import { createContext, useContext } from "react";
import type { Frame } from "../../../machines/frame.ts";

export const FrameContext = createContext<Frame>("vertical");

export const useFrame = (): Frame => useContext(FrameContext);
