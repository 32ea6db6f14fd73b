/** A child for the tests of the process pool: does what the message says. */
process.on("message", (message: { readonly act: "echo" | "hang" | "exit" | "grow"; readonly value?: unknown }) => {
  if (message.act === "echo")
    process.send?.({ value: message.value, pid: process.pid, keys: Object.keys(process.env) });
  if (message.act === "exit") process.exit(3);
  if (message.act === "grow") grow();
});
process.on("disconnect", () => process.exit(0));

const held: Buffer[] = [];

function grow(): void {
  for (let index = 0; index < 30; index++) held.push(Buffer.alloc(10 * 1024 * 1024, 1));
}
