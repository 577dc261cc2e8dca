import { costsOf } from "./costs_of.tsx";

export default costsOf("item_id");
