import type { ComponentProps } from "react";
import { messages } from "../messages.ts";
import { SettingsIcon } from "../parts/icons.tsx";

export function SettingsFace(props: ComponentProps<"button">) {
  return (
    <button type="button" className="icon-button" aria-label={messages.menu.label} {...props}>
      <SettingsIcon />
    </button>
  );
}
