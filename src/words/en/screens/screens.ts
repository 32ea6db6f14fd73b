import { accounts } from "./accounts.ts";
import { bulk } from "./bulk.ts";
import { desk } from "./desk.ts";
import { history } from "./history.ts";
import { lookup } from "./lookup.ts";
import { names } from "./names.ts";
import { people } from "./people.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";

/** The texts used only in the web interface, in English. */
export const screens = {
  ...shell,
  ...names,
  ...people,
  ...history,
  ...lookup,
  ...settings,
  ...accounts,
  bulk,
  desk,
} as const;
