/** A field hidden from people that form-filling bots fill in; left out of drafts. Uncontrolled without `onChange`. */
export function Honeypot({
  value,
  onChange,
}: {
  value?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Please leave this empty
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-draft-skip=""
          {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : {})}
        />
      </label>
    </div>
  );
}
