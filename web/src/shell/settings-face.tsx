import type { ComponentProps } from "react";
import { messages } from "../messages.ts";
import { SettingsIcon } from "../parts/icons.tsx";

/** @param className comes from a menu that opens under it */
export function SettingsFace({ className = "", ...props }: ComponentProps<"button">) {
  return (
    <button type="button" aria-label={messages.menu.label} {...props} className={`icon-button ${className}`}>
      <SettingsIcon />
    </button>
  );
}
