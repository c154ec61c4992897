/** One look for every e-mail, from the same blocks as HTML and as plain text. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBlock, MailContent } from '#contracts/mail.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { COLOURS as C, FONTS, STYLE } from '#server/features/mail/templates/style.ts';

export type MailFrame = {
  firm: Pick<BusinessSettings, 'firmName' | 'email' | 'phone' | 'address'>;
  unsubscribeUrl: string | null;
};

export function renderMail(content: MailContent, frame: MailFrame): { html: string; text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(Mail({ content, frame }))}`,
    text: writeText(content, frame),
  };
}

/** Whom an answer reaches. */
const answerWords = ({ replyTo }: MailContent, { firm }: MailFrame): string =>
  replyTo
    ? `Reply to this e-mail to write to ${replyTo.name ?? replyTo.address}.`
    : `Reply to this e-mail, or ring us on ${firm.phone}.`;

function Mail({ content, frame }: { content: MailContent; frame: MailFrame }): ReactNode {
  const { firm, unsubscribeUrl } = frame;
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
          firm.firmName,
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

const P = { margin: '0 0 16px', fontSize: 16, lineHeight: '26px' } as const;

function renderBlock(block: MailBlock): ReactNode {
  switch (block.type) {
    case 'text':
      return h('p', { style: P }, lines(block.text));
    case 'heading':
      return h(
        'h2',
        {
          className: 'ink',
          style: {
            margin: '28px 0 10px',
            fontFamily: FONTS.title,
            fontWeight: 400,
            fontSize: 22,
            lineHeight: '28px',
            color: C.forest,
          },
        },
        block.text,
      );
    case 'note':
      return h(
        'p',
        {
          className: 'note',
          style: {
            ...P,
            padding: '14px 18px',
            backgroundColor: C.stone,
            fontSize: 14,
            lineHeight: '22px',
          },
        },
        lines(block.text),
      );
    case 'list':
      return h(
        'ul',
        { style: { ...P, paddingLeft: 20 } },
        block.items.map((item, index) => h('li', { key: index, style: { marginBottom: 6 } }, item)),
      );
    case 'quote':
      return h(
        'div',
        { className: 'quote', style: { ...P, paddingLeft: 18, borderLeft: `3px solid ${C.clay}` } },
        h('p', { style: { margin: 0 } }, lines(block.text)),
        h(
          'p',
          { className: 'soft', style: { margin: '6px 0 0', fontSize: 14, color: C.soft } },
          block.from,
        ),
      );
    case 'button':
      return h(
        'p',
        { style: { margin: '26px 0' } },
        h(
          'a',
          {
            href: block.url,
            className: 'button',
            style: {
              display: 'inline-block',
              padding: '14px 26px',
              backgroundColor: C.clay,
              color: '#ffffff',
              fontSize: 16,
              fontWeight: 500,
              textDecoration: 'none',
              borderRadius: 2,
            },
          },
          block.label,
        ),
      );
    case 'link':
      return h(
        'p',
        { style: P },
        h('a', { href: block.url, className: 'ink', style: { color: C.forest } }, block.label),
      );
    case 'facts':
      return h(
        'table',
        {
          role: 'presentation',
          cellPadding: 0,
          cellSpacing: 0,
          width: '100%',
          style: { ...P, borderCollapse: 'collapse' },
        },
        h(
          'tbody',
          null,
          block.facts.map(({ label, value }, index) =>
            h(
              'tr',
              { key: index },
              h(
                'td',
                {
                  className: 'soft line',
                  style: {
                    padding: '9px 16px 9px 0',
                    borderTop: `1px solid ${C.line}`,
                    fontSize: 14,
                    color: C.soft,
                    verticalAlign: 'top',
                    width: '34%',
                  },
                },
                label,
              ),
              h(
                'td',
                {
                  className: 'line',
                  style: {
                    padding: '9px 0',
                    borderTop: `1px solid ${C.line}`,
                    fontSize: 16,
                    verticalAlign: 'top',
                  },
                },
                lines(value),
              ),
            ),
          ),
        ),
      );
  }
}

const lines = (text: string): ReactNode[] =>
  text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));

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

function writeBlock(block: MailBlock): string {
  switch (block.type) {
    case 'text':
    case 'note':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return `${block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}\n> ${block.from}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts
        .map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`)
        .join('\n');
  }
}
