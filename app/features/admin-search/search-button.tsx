import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OPEN_DIALOG } from '#app/ui/open-dialog.ts';
import { SearchDialog } from './search-dialog.tsx';

const IS_APPLE = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search over everything people have sent; Ctrl K or ⌘K does so from anywhere. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(IS_APPLE ? event.metaKey : event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      // A form or a question that is open over the page comes first.
      if (document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
        className="small inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-ink-soft hover:text-ink md:min-w-44 lg:min-w-60 md:justify-start md:border md:border-line-strong md:bg-sheet md:px-3 md:hover:border-ink"
      >
        <Search aria-hidden size={17} strokeWidth={1.6} />
        <span className="sr-only md:not-sr-only">Search</span>
        <kbd aria-hidden className="fine ml-auto hidden font-sans text-ink-faint md:inline">
          {IS_APPLE ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen ? <SearchDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
