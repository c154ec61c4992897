/** One look for every e-mail, from the same blocks as HTML and as plain text. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '#contracts/mail.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { COLOURS as C, FONTS, STYLE } from '#server/features/mail/templates/style.ts';
import { renderBlock, writeBlock } from '#server/features/mail/templates/mail-block.ts';

export type MailFrame = {
  firm: Pick<BusinessSettings, 'firmName' | 'email' | 'phone' | 'address'>;
  /** With its whole address; left out: the firm's name in letters. */
  logo?: { url: string; width: number; height: number } | null;
  unsubscribeUrl: string | null;
};

export function renderMail(content: MailContent, frame: MailFrame): { html: string; text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(Mail({ content, frame }))}`,
    text: writeText(content, frame),
  };
}

/** Whom an answer reaches. */
/** Pixels. */
const LOGO_HEIGHT = 44;
const answerWords = ({ replyTo }: MailContent, { firm }: MailFrame): string =>
  replyTo
    ? `Reply to this e-mail to write to ${replyTo.name ?? replyTo.address}.`
    : `Reply to this e-mail, or ring us on ${firm.phone}.`;

function Mail({ content, frame }: { content: MailContent; frame: MailFrame }): ReactNode {
  const { firm, logo, unsubscribeUrl } = frame;
  const foot = [firm.firmName, ...firm.address].join(', ');
  return h(
    'html',
    { lang: 'en-GB' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, content.title),
      h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
    ),
    h(
      'body',
      {
        className: 'page',
        style: {
          margin: 0,
          padding: 0,
          backgroundColor: C.stone,
          fontFamily: FONTS.text,
          color: C.ink,
          overflowWrap: 'anywhere',
        },
      },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, content.preheader),
      h(
        'div',
        {
          role: 'article',
          'aria-label': content.title,
          className: 'sheet',
          style: { maxWidth: 600, margin: '0 auto', backgroundColor: C.paper },
        },
        h(
          'p',
          {
            className: 'brand',
            style: {
              margin: 0,
              padding: '28px 32px 22px',
              fontFamily: FONTS.title,
              fontSize: 20,
              lineHeight: '26px',
              borderBottom: `1px solid ${C.line}`,
            },
          },
          logo
            ? h('img', {
                src: logo.url,
                alt: firm.firmName,
                width: Math.round((logo.width / logo.height) * LOGO_HEIGHT),
                height: LOGO_HEIGHT,
                style: { display: 'block', border: 0 },
              })
            : firm.firmName,
        ),
        h(
          'div',
          { style: { padding: '34px 32px 18px' } },
          h(
            'h1',
            {
              className: 'ink',
              style: {
                margin: '0 0 22px',
                fontFamily: FONTS.title,
                fontWeight: 400,
                fontSize: 32,
                lineHeight: '38px',
                color: C.forest,
              },
            },
            content.title,
          ),
          content.blocks.map((block, index) => h('div', { key: index }, renderBlock(block))),
        ),
        h(
          'div',
          {
            className: 'foot',
            style: {
              padding: '20px 32px 32px',
              borderTop: `1px solid ${C.line}`,
              fontSize: 13,
              lineHeight: '20px',
              color: C.soft,
            },
          },
          h('p', { style: { margin: 0 } }, foot),
          h('p', { style: { margin: '4px 0 0' } }, answerWords(content, frame)),
          unsubscribeUrl
            ? h(
                'p',
                { style: { margin: '10px 0 0' } },
                h(
                  'a',
                  { href: unsubscribeUrl, className: 'soft', style: { color: C.soft } },
                  'No more e-mails of this kind',
                ),
              )
            : null,
        ),
      ),
    ),
  );
}

function writeText(content: MailContent, frame: MailFrame): string {
  const { title, blocks } = content;
  const { firm, unsubscribeUrl } = frame;
  const parts = [title, '='.repeat(Math.min(title.length, 60)), ...blocks.map(writeBlock)];
  const foot = [
    '--',
    [firm.firmName, ...firm.address].join(', '),
    `${firm.email}, ${firm.phone}`,
    answerWords(content, frame),
    ...(unsubscribeUrl ? [`No more e-mails of this kind: ${unsubscribeUrl}`] : []),
  ];
  return `${parts[0]}\n${parts.slice(1).join('\n\n')}\n\n${foot.join('\n')}\n`;
}
