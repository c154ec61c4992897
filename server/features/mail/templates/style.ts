/** The colours of the site, as mail programs take them. */
export const COLOURS = {
  paper: '#faf7f0',
  stone: '#ece6da',
  line: '#d9d1c1',
  ink: '#23281f',
  soft: '#5c6153',
  forest: '#26382b',
  clay: '#a5472a',
} as const;

/** Programs that have none of these show their own serif and sans. */
export const FONTS = {
  title: "'Cormorant Garamond', Georgia, 'Times New Roman', serif",
  text: "'DM Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
} as const;

/** For programs that follow a dark theme and a small screen; nothing of it is needed to read the message. */
export const STYLE = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #10140e !important; color: #ece6da !important; }
  .sheet { background-color: #1a2018 !important; }
  .ink, .brand { color: #ece6da !important; }
  .soft, .foot { color: #b3ad9e !important; }
  .note { background-color: #232a20 !important; }
  .brand, .foot, .line { border-color: #3a4236 !important; }
}
@media (max-width: 480px) { h1 { font-size: 27px !important; line-height: 33px !important; } }
`;
