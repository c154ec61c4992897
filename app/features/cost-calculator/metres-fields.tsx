import { useState } from 'react';
import { LEAST_METRES, MOST_METRES } from '#contracts/measured-services.ts';
import { Field, Input } from '#app/ui/field.tsx';
import type { Metres } from './measured-figure.tsx';

/** "9", "9.5" and "9,5 m" are metres. @returns null for what is none; undefined for nothing */
export function readMetres(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/\s*m(?:etres?)?$/i, '')
    .replace(',', '.');
  if (plain === '') return undefined;
  const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 10) / 10 : NaN;
  return value >= LEAST_METRES && value <= MOST_METRES ? value : null;
}

const WRONG = `Please enter metres from ${LEAST_METRES} to ${MOST_METRES}`;

/** Width and length, for a second figure; they choose the band too. */
export function MetresFields({ onChange }: { onChange: (metres: Metres | null) => void }) {
  const [texts, setTexts] = useState({ width: '', length: '' });
  const put = (change: Partial<typeof texts>) => {
    const now = { ...texts, ...change };
    setTexts(now);
    const [width, length] = [readMetres(now.width), readMetres(now.length)];
    onChange(width && length ? { width, length } : null);
  };
  return (
    <div className="mt-6 border-t pt-5">
      <p className="small text-ink-soft">
        Do you know its metres? Then we also price a design for exactly that size, from our rate
        book.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {(['width', 'length'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'width' ? 'Width, m' : 'Length, m'}
            optional
            error={readMetres(texts[name]) === null ? WRONG : undefined}
          >
            {(parts) => (
              <Input
                {...parts}
                inputMode="decimal"
                autoComplete="off"
                value={texts[name]}
                onChange={(event) => put({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
