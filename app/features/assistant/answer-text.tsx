import { EMERGENCY_LINES } from '#content/assistant/emergencies.ts';
import { blocksOf } from './chat-store.ts';

const NUMBERS = /\b(0800 111 999|116 123|999|111|105)\b/;
/** A question over its answer, where several are answered. */
const HEADING = /^“[^”]+”$/;
const LINES: readonly string[] = Object.values(EMERGENCY_LINES);

/** One of the lines that say whom to ring, its numbers to be pressed. Only for our own lines: elsewhere 105 may be a price. */
export function EmergencyLine({ text }: { text: string }) {
  // Every second part is a number.
  return text.split(NUMBERS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={index}
        href={`tel:${part.replaceAll(' ', '')}`}
        className="text-link -mx-2 inline-block px-2 leading-6 whitespace-nowrap"
      >
        {part}
      </a>
    ),
  );
}

/** An answer's paragraphs and lists; where it opens with whom to ring, that stands out. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="space-y-3 break-words">
      <span className="sr-only">Assistant: </span>
      {blocksOf(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} className="space-y-1.5 border-l border-line-strong pl-4">
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {index === 0 && LINES.includes(block.text) ? (
              <strong className="text-danger">
                <EmergencyLine text={block.text} />
              </strong>
            ) : HEADING.test(block.text) ? (
              <strong>{block.text}</strong>
            ) : (
              block.text
            )}
          </p>
        ),
      )}
    </div>
  );
}
