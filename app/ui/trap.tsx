/** People do not see it; programs that fill in everything do. Without `onChange` the form is read as it stands; a draft leaves it out. */
export function Trap({ value, onChange }: { value?: string; onChange?: (value: string) => void }) {
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
