import { EXAMPLES, type Example } from './examples.ts';

export function ExampleList({
  isBusy,
  onChoose,
}: {
  isBusy: boolean;
  onChoose: (example: Example) => void;
}) {
  return (
    <ul>
      {EXAMPLES.map((example) => (
        <li key={example.title} className="border-b last:border-b-0 lg:last:border-b">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onChoose(example)}
            className="group block w-full py-4 text-left disabled:opacity-60"
          >
            <span className="font-display text-[1.3125rem] leading-tight font-semibold group-hover:text-clay">
              {example.title}
            </span>
            <span className="small mt-1 line-clamp-2 text-ink-soft">{example.description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
