import { lazyRouteComponent } from "@tanstack/react-router";
import { isServiceThere, noteUnreachable, untilBack } from "./connection.ts";

/**
 * A page whose code is loaded when it is first opened. While the service is away, the page on screen stays, and the code
 * is loaded once it is back. If it is there and has no such file, it was upgraded: the router then loads the interface
 * anew.
 *
 * @param name of its export
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadWhenThere(load), name);

async function loadWhenThere<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    // What failed as the service came back is asked for once more.
    if (await isServiceThere()) return await load();
    noteUnreachable();
    await untilBack();
    return await loadWhenThere(load);
  }
}
