/** A colour of the brand: chosen, typed, or left to the site's own. */
import { useWatch } from 'react-hook-form';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import type { SectionFormApi } from './section-form.tsx';

/** "#7a1f1f" */
export const isColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

export function ColourField({
  form,
  name,
  own,
  label,
  hint,
  choose,
  ownWords,
}: {
  form: SectionFormApi<'brand'>;
  name: 'brand.paper' | 'brand.accent';
  /** What the site has without one. */
  own: string;
  label: string;
  hint: string;
  /** Of the square that opens the browser's own colours. */
  choose: string;
  ownWords: string;
}) {
  const value = useWatch({ control: form.control, name });
  const put = (next: string) =>
    form.setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Field
      label={label}
      hint={hint}
      error={form.getFieldState(name, form.formState).error?.message}
    >
      {(parts) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="color"
            aria-label={choose}
            value={isColour(value) ? value : own}
            onChange={(event) => put(event.target.value)}
            className="size-12 rounded-sm border border-line-strong bg-sheet p-1"
          />
          <Input
            {...parts}
            value={value}
            placeholder={own}
            autoComplete="off"
            spellCheck={false}
            className="figures max-w-40"
            onChange={(event) => put(event.target.value.trim())}
          />
          {value === '' ? (
            <span className="small text-ink-soft">{ownWords}</span>
          ) : (
            <Button variant="quiet" size="small" onClick={() => put('')}>
              Back to the site’s own
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
