import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const SHARED =
  /web\/src\/(?:parts\/(?!dialog|ask-dialog|text-field|drop-area|copy-text)|[\w-]+\.tsx?$)|web\/src\/(?:start\/use-start|history\/lookup-row|lookup\/outcome-mark|merge\/use-merges|search\/strong-name)|src\/client|src\/presentation\/(?:links|reason-text)|react-query|query-core|react-router\/dist\/esm\/useLocation|openapi-fetch/;

/** The English catalogue and what the other languages are made with, kept apart from what waits for them. */
const ENGLISH = /src\/words\/(?:en\/|[\w-]+\.ts$)/;

/**
 * Builds the web interface. Nothing is inlined: the service's content security policy forbids inline scripts, and
 * allows pictures and fonts only from itself.
 */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What nearly every page needs is one file: many small ones would each cost a request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: SHARED },
            { name: "words", test: ENGLISH, priority: 1 },
          ],
        },
      },
    },
  },
});
