import { lazy, Suspense, useState } from "react";
import { SettingsFace } from "./settings-face.tsx";

const loadMenu = async () => ({ default: (await import("./settings-menu.tsx")).SettingsMenu });
const SettingsMenu = lazy(loadMenu);

/** Opens the settings, which are loaded on demand: most pages are read without them. */
export function SettingsButton() {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <SettingsFace
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setWanted(true)}
      />
    );
  }
  return (
    <Suspense fallback={<SettingsFace aria-haspopup="menu" aria-expanded={false} />}>
      <SettingsMenu />
    </Suspense>
  );
}
