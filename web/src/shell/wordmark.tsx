import { messages } from "../messages.ts";

export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--accent)" />
        <path
          d="M22.2 11.4a8 8 0 1 0 0 9.2"
          fill="none"
          stroke="var(--accent-ink)"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <circle cx="22.4" cy="16" r="2.1" fill="var(--accent-ink)" />
      </svg>
      <span className="wordmark-text">{messages.product}</span>
    </span>
  );
}
