import { Menu, useMantineColorScheme } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { LANGUAGES } from "../../../src/contract/language.ts";
import { chooseLanguage, LANGUAGE_NAMES } from "../language.ts";
import { messages, words } from "../messages.ts";
import { CheckIcon } from "../parts/icons.tsx";
import { signOutByCookie } from "../provider.ts";
import { isKept, keepKey, signOut, useSession } from "../session.ts";
import { SettingsFace } from "./settings-face.tsx";

const SCHEMES = [
  { scheme: "light", text: messages.menu.light },
  { scheme: "dark", text: messages.menu.dark },
  { scheme: "auto", text: messages.menu.system },
] as const;

/** The available settings, open from the start, since they are loaded only on request. */
export function SettingsMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [kept, setKept] = useState(isKept);
  const { csrfToken } = useSession();
  const leave = useMutation({ mutationFn: signOutByCookie });
  const toggleKept = (): void => {
    keepKey(!kept);
    setKept(!kept);
  };
  return (
    <Menu
      position="bottom-end"
      width={220}
      shadow="sm"
      defaultOpened
      withinPortal={false}
      classNames={{ dropdown: "settings-menu" }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <SettingsFace />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{messages.menu.theme}</Menu.Label>
        {SCHEMES.map(({ scheme, text }) => (
          <Menu.RadioItem
            key={scheme}
            value={scheme}
            checked={colorScheme === scheme}
            checkIcon={<CheckIcon />}
            onChange={() => setColorScheme(scheme)}
          >
            {text}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Label>{messages.menu.language}</Menu.Label>
        {LANGUAGES.map((language) => (
          <Menu.RadioItem
            key={language}
            value={language}
            lang={language}
            checked={words.language === language}
            checkIcon={<CheckIcon />}
            onChange={() => chooseLanguage(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/sources">
          {messages.menu.sources}
        </Menu.Item>
        <Menu.Item component={Link} to="/keys">
          {messages.menu.keys}
        </Menu.Item>
        <Menu.Item component={Link} to="/members">
          {messages.menu.members}
        </Menu.Item>
        <Menu.Item component={Link} to="/usage">
          {messages.menu.usage}
        </Menu.Item>
        <Menu.Item component={Link} to="/requests">
          {messages.menu.requests}
        </Menu.Item>
        <Menu.Divider />
        {csrfToken === null ? (
          <>
            <Menu.CheckboxItem checked={kept} checkIcon={<CheckIcon />} onChange={toggleKept}>
              {messages.menu.keep}
            </Menu.CheckboxItem>
            <Menu.Item onClick={() => signOut("left")}>{messages.menu.signOut}</Menu.Item>
          </>
        ) : (
          <Menu.Item closeMenuOnClick={false} onClick={() => leave.mutate(csrfToken)}>
            {leave.isError ? messages.menu.signOutFailed : messages.menu.signOut}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
