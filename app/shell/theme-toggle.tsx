import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chooseTheme, currentTheme, type Theme } from '#app/lib/theme.ts';

/** Switches between light and dark. Until the page is live it stands there without a state. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const read = () => setTheme(currentTheme());
    read();
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => system.removeEventListener('change', read);
  }, []);
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:text-ink"
      aria-label={`Switch to the ${next} theme`}
      onClick={() => {
        chooseTheme(next);
        setTheme(next);
      }}
    >
      {theme === 'dark' ? <Sun aria-hidden size={19} strokeWidth={1.5} /> : <Moon aria-hidden size={19} strokeWidth={1.5} />}
    </button>
  );
}
