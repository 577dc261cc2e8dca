import { costsOf } from "./costs_of.tsx";

export default costsOf("location_id");
