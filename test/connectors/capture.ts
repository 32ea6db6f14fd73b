export { sampleOf as capture } from "../../src/connectors/samples.ts";
