import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

/** At the end of a record's form: the record as visitors will see it, collapsed at first. */
export function FormPreview({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Preview" className="border-t pt-5">
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the preview' : 'See it as visitors see it'}
      </Button>
      {isOpen ? <div className="mt-5 border bg-paper p-5 sm:p-8">{children}</div> : null}
    </section>
  );
}
