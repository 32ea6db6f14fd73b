// Loaded before Node's test runner, which follows every asynchronous resource of its process, each promise among them, to
// know whose an uncaught error is: a twentieth of what the tests cost. Whatever is uncaught ends the process with a code,
// and the file fails by that; a test that it leaves waiting is named when its file's time is over.
import asyncHooks from "node:async_hooks";

const { createHook } = asyncHooks;
const idle = { enable: () => idle, disable: () => idle };
asyncHooks.createHook = () => idle;
await import("node:test");
asyncHooks.createHook = createHook;
