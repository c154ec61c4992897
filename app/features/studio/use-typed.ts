/** What is typed in a field for a number: it counts once it is left or Enter is pressed, and is put back where it is none. */
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

/** @param onChange told of another number than the one shown */
export function useTyped(value: number, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const commit = () => {
    const next = Number(shown.replace(',', '.'));
    setTyped(null);
    if (typed !== null && shown.trim() !== '' && Number.isFinite(next) && next !== value)
      onChange(next);
  };
  return {
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        commit();
      } else if (event.key === 'Escape' && typed !== null) {
        event.stopPropagation();
        setTyped(null);
      }
    },
  };
}
