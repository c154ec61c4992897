/** One block of an e-mail, as HTML and as plain text. */
import { createElement as h, type ReactNode } from 'react';
import type { MailBlock } from '#contracts/mail.ts';
import { COLOURS as C, FONTS } from '#server/features/mail/templates/style.ts';

const P = { margin: '0 0 16px', fontSize: 16, lineHeight: '26px' } as const;

export function renderBlock(block: MailBlock): ReactNode {
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

export function writeBlock(block: MailBlock): string {
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
