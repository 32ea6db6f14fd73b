// Preloaded by `bench -- lookup --sealing`: turns the service into one without sealing, which no release is. Texts are
// stored as they are, neither compressed nor encrypted; keys are still created and stored.
import { registerHooks } from "node:module";

const SEALING = "/src/domain/data-key.ts";
/** Replaces the module's exports of these names. */
const PLAIN = `
export const sealText = (_key, _place, text) => text.replaceAll("\\0", "\\uFFFD");
export const openText = (_key, _place, sealed) => sealed;
export const sealValue = (_key, _place, text) => text;
export const openValue = (_key, _place, sealed) => sealed;
export const sealBytes = (_key, _place, bytes) => Buffer.from(bytes);
export const openBytes = (_key, _place, sealed) => Buffer.from(sealed);
`;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isAsked = found.url.endsWith(SEALING) && !context.parentURL?.startsWith("unsealed:");
    return isAsked ? { url: `unsealed:${found.url}`, format: "module", shortCircuit: true } : found;
  },
  load(url, context, next) {
    if (!url.startsWith("unsealed:")) return next(url, context);
    const real = JSON.stringify(`${url.slice("unsealed:".length)}`);
    const rest = "export { makeDataKey, wrapDataKey, unwrapDataKey }";
    return { format: "module", source: `${rest} from ${real};${PLAIN}`, shortCircuit: true };
  },
});
