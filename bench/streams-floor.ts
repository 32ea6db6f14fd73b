/** `node streams-floor.ts PORT`: a bare server whose event streams stay open, each with a timer of its own. */
import { createServer } from "node:http";

const [port = ""] = process.argv.slice(2);
createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("retry: 2000\n\n");
  const heartbeat = setInterval(() => response.write(":\n\n"), 15_000);
  response.on("close", () => clearInterval(heartbeat));
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
