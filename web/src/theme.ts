import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const petrol: MantineColorsTuple = [
  "#e6f2f3",
  "#cfe3e6",
  "#a3cbd1",
  "#7cc7d1",
  "#4b9daa",
  "#27808d",
  "#0f6b78",
  "#0b5f6b",
  "#084a54",
  "#06363d",
];

export const theme = createTheme({
  colors: { petrol },
  primaryColor: "petrol",
  primaryShade: { light: 7, dark: 3 },
  fontFamily: "var(--font)",
  fontFamilyMonospace: "var(--mono)",
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** Mantine's components take the colours of `styles/colors.css`: one palette for the page. */
export const resolveColors: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-soft)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-border": "var(--line)",
    "--mantine-color-default-hover": "var(--sunken)",
    "--mantine-color-anchor": "var(--accent)",
  };
  return { variables: {}, light: shared, dark: shared };
};
