import { Fragment } from 'react';
import { emphasised } from '#contracts/site-texts.ts';

/** "before *this* after": what stands between stars is set apart in the accent colour. */
export function Emphasised({ text }: { text: string }) {
  return (
    <>
      {emphasised(text).map((part, index) =>
        part.isStrong ? (
          <span key={index} className="text-clay italic">
            {part.text}
          </span>
        ) : (
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </>
  );
}
