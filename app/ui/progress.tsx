/** How far along, in hundredths, with its words. */
export function Progress({ value, label }: { value: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className="h-1.5 overflow-hidden rounded-full bg-stone"
    >
      <div
        className="h-full origin-left rounded-full bg-clay transition-[width] duration-700 ease-calm"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
