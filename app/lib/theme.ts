/** Light, dark, or whatever the system says; the choice is kept in this browser only. */
import { makeListeners } from './listeners.ts';

export type Theme = 'light' | 'dark';
export const THEME_KEY = 'plotwright-theme';

/** Runs before the first paint, so that a chosen theme never flashes. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

const listeners = makeListeners();

export const themeStore = {
  subscribe(listener: () => void): () => void {
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', listener);
    const unsubscribe = listeners.subscribe(listener);
    return () => {
      system.removeEventListener('change', listener);
      unsubscribe();
    };
  },
  read(): Theme {
    const chosen = document.documentElement.dataset.theme;
    if (chosen === 'light' || chosen === 'dark') return chosen;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  },
};

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still gets the theme for this page.
  }
  listeners.tell();
}
