import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, themeStore, type Theme } from '#app/lib/theme.ts';

/** Switches between light and dark. Until the page is live it is taken to be light. */
export function ThemeToggle() {
  const theme = useSyncExternalStore<Theme>(themeStore.subscribe, themeStore.read, () => 'light');
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:text-ink"
      aria-label={`Switch to the ${next} theme`}
      onClick={() => chooseTheme(next)}
    >
      {theme === 'dark' ? (
        <Sun aria-hidden size={19} strokeWidth={1.5} />
      ) : (
        <Moon aria-hidden size={19} strokeWidth={1.5} />
      )}
    </button>
  );
}
