import type { CustomerBrief } from '#contracts/customer-brief.ts';
import type { MentionGroup } from '#contracts/design-words.ts';

const LABELS: Record<MentionGroup, string> = {
  stays: 'Is there now',
  goes: 'Goes',
  wanted: 'Wanted',
  'not-wanted': 'Not wanted',
  who: 'Who it is for',
  ground: 'The ground',
  terms: 'Terms',
};

/** What the customer wrote for their designs, and how it was read: before anybody asks them again. */
export function InTheirWords({ words }: { words: CustomerBrief }) {
  const { description, groups, entered, replies, unused } = words;
  const notUsed = [...unused.sentences, ...unused.unsure];
  return (
    <section aria-label="In their own words">
      <h2 className="display-4">In their own words</h2>
      <blockquote className="mt-4 max-w-prose border-l-2 border-line-strong pl-5 leading-relaxed wrap-anywhere whitespace-pre-line">
        {description}
      </blockquote>
      <dl className="mt-6 border-t">
        {groups.map(({ group, words: said }) => (
          <Row key={group} label={LABELS[group]}>
            {said.join(', ')}
          </Row>
        ))}
        {entered.length > 0 ? (
          <Row label="Given by hand">
            {entered.map(({ label, value }) => (
              <span key={label + value} className="block">
                {label}: {value}
              </span>
            ))}
          </Row>
        ) : null}
        {replies.map(({ question, answer }) => (
          <Row key={question} label="Answered">
            <span className="block text-ink-soft">{question}</span>
            {answer}
          </Row>
        ))}
        {notUsed.length > 0 ? (
          <Row label="Not on the plans">
            {notUsed.map((one) => (
              <span key={one} className="block">
                “{one}”
              </span>
            ))}
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
