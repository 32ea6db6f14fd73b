import type { Panel, PanelOf } from "../../../src/presentation/panel.ts";

/** What draws a kind of panel is given the panel's members. */
export type PropsOf<Kind extends Panel["kind"]> = Omit<PanelOf<Kind>, "kind">;
