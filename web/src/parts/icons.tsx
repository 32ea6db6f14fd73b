import type { ReactNode } from "react";

/** Icons, 20 by 20. They are always next to a word or in a labelled button, so screen readers skip them. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9m0-9-9 9" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 3.5v9m-3.5-3.5 3.5 3.5 3.5-3.5M4 16.5h12" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M8.2 11.8a3.3 3.3 0 0 0 4.7 0l2.6-2.6a3.3 3.3 0 0 0-4.7-4.7l-.9.9m1.9 2.8a3.3 3.3 0 0 0-4.7 0l-2.6 2.6a3.3 3.3 0 0 0 4.7 4.7l.9-.9" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth="2.6" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.6 3.6 7.4-8" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3.5 6.5h7m4 0h2m-13 7h2m4 0h7" />
      <circle cx="12.5" cy="6.5" r="2" />
      <circle cx="7.5" cy="13.5" r="2" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M16 10H4m4.5-4.5L4 10l4.5 4.5" />
    </Icon>
  );
}

export function UpIcon() {
  return (
    <Icon>
      <path d="M10 16V4m-4.5 4.5L10 4l4.5 4.5" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M10 4v12m-4.5-4.5L10 16l4.5-4.5" />
    </Icon>
  );
}

export function UnequalIcon() {
  return (
    <Icon>
      <path d="M5 8h10M5 12.5h10M12.5 4.5l-5 11.5" />
    </Icon>
  );
}
