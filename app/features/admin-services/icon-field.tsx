import { useId } from 'react';
import { type Service, SERVICE_ICON_LABELS, SERVICE_ICONS } from '#contracts/site-content.ts';
import { FieldError } from '#app/ui/field.tsx';
import { SERVICE_ICON_DRAWINGS } from '#app/features/services/service-icons.ts';

type Icon = Service['icon'];

/** One of the ten icons, or none. Two of them mean planting; their names differ. */
export function IconField({
  value,
  onChange,
  error,
}: {
  value: Icon | undefined;
  onChange: (icon: Icon) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">
        Icon <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      <div className="mt-2.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {[null, ...SERVICE_ICONS].map((icon) => {
          const Drawing = icon ? SERVICE_ICON_DRAWINGS[icon] : null;
          return (
            <label
              key={icon ?? 'none'}
              className="small flex min-h-12 items-center gap-2.5 rounded-sm border border-line-strong bg-sheet px-3 hover:border-ink has-checked:border-clay has-checked:bg-clay-wash has-checked:shadow-[inset_0_0_0_1px_var(--clay)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name={`${id}-icon`}
                className="sr-only"
                checked={(value ?? null) === icon}
                onChange={() => onChange(icon)}
              />
              {Drawing ? (
                <Drawing aria-hidden size={19} strokeWidth={1.5} className="shrink-0 text-leaf" />
              ) : null}
              <span>{icon ? SERVICE_ICON_LABELS[icon] : 'None'}</span>
              {icon === 'flower' || icon === 'tree' ? (
                <span className="sr-only">({icon})</span>
              ) : null}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
