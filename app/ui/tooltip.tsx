import { Tooltip as Parts } from 'radix-ui';
import type { ReactNode } from 'react';

/** A word of help on hover and focus: after 700 ms, at once within 300 ms of the last one. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      <Parts.Root>
        <Parts.Trigger asChild>{children}</Parts.Trigger>
        <Parts.Portal>
          <Parts.Content
            sideOffset={8}
            collisionPadding={12}
            className="fine z-50 max-w-64 rounded-sm bg-ink px-3 py-2 text-paper shadow-float"
          >
            {text}
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}
