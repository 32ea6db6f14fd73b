/** Connects the tabs of one browser and origin: a lookup erased in one is gone in all of them. */
const tabs = new BroadcastChannel("candor.erased");

/** Tells the other tabs. */
export function tellErased(lookupId: string): void {
  tabs.postMessage(lookupId);
}

/** Calls the listener with the ID of each lookup that another tab erased. */
export function whenErasedElsewhere(listener: (lookupId: string) => void): void {
  tabs.addEventListener("message", ({ data }: MessageEvent<string>) => listener(data));
}
