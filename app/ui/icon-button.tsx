import type { ReactNode } from 'react';

/** A button with a picture for its words. Switched off it stays where the keyboard finds it, and does nothing. */
export function IconButton({
  label,
  isOff,
  onClick,
  className,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  /** Its size and its colours. */
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
      className={`inline-flex items-center justify-center aria-disabled:hover:bg-transparent ${className}`}
    >
      {children}
    </button>
  );
}
