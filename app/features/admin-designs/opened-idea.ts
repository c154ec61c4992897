import type { DesignIdea } from '#contracts/admin-designs.ts';

export type Opened = { kind: 'look' | 'delete'; idea: DesignIdea } | null;

const isSame = (a: DesignIdea, b: DesignIdea) => a.source === b.source && a.id === b.id;

/**
 * The open idea as the list has it now: what a visitor shares while a dialog stands open is named in it. Once the shown page has it no more it stays as it was seen last.
 * @returns the same object where nothing has changed
 */
export function lastSeen(opened: Opened, items: readonly DesignIdea[]): Opened {
  const live = opened && items.find((one) => isSame(one, opened.idea));
  return live && live !== opened.idea ? { ...opened, idea: live } : opened;
}
