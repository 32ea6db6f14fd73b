import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import { CloseIcon } from "./icons.tsx";

/** A dialog over the page. Composed from parts, since its default header would be a second banner on the page. */
export function Dialog({
  title,
  size = "md",
  opened,
  onClose,
  children,
}: {
  readonly title: string;
  readonly size?: "md" | "lg" | "xl";
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className="dialog-head">
            <Modal.Title>{title}</Modal.Title>
            <button type="button" className="icon-button" aria-label={messages.close} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
