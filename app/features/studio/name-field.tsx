import { useId, useState } from 'react';

/** What it is called: it counts once it is left or Enter is pressed. */
export function NameField({
  name,
  onName,
}: {
  name: string;
  /** @returns whether it may be called so */
  onName: (name: string) => boolean;
}) {
  const id = useId();
  const [text, setText] = useState(name);
  const take = () => {
    const next = text.trim();
    if (next === name) return;
    if (!next || !onName(next)) setText(name);
  };
  return (
    <div>
      <label htmlFor={id} className="fine block text-ink-soft">
        What it is called
      </label>
      <input
        id={id}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        className="mt-1 h-10 w-full border border-line-strong bg-sheet px-2.5 text-[0.9375rem] focus:border-ink"
      />
    </div>
  );
}
