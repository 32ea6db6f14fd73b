import type { Panel, PanelOf } from "../../../src/presentation/panel.ts";

/** The component for a kind of panel receives the panel's members. */
export type PropsOf<Kind extends Panel["kind"]> = Omit<PanelOf<Kind>, "kind">;
